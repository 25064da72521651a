"""Hints: three moves with points and a reason, in both languages."""

import pytest

from sablier import bots
from sablier.bots import hints
from sablier.bots.tree import Node, plans
from sablier.games import load
from sablier.kernel.match import Match, Place
from sablier.kernel.rng import Rng
from sablier.kernel.words import LANGUAGES
from tests.bots.games import BEADS
from tests.bots.test_thinking import beads

VILLAGE = load("village")


class Named:
    """A taste whose parts are called by their keys."""

    def name(self, lang, key):
        return key


def test_a_reason_names_what_differs_most():
    own, others = {"a": 5.0, "b": 1.0, "c": 0.0, "d": 2.0}, [{"a": 1.0, "b": 0.0, "c": 3.0, "d": 2.0}]
    assert hints.reason(Named(), own, others, "en") == "Better for a (+4.0) and b (+1.0), at the price of c (−3.0)."
    assert hints.reason(Named(), own, others, "fr") == "Favorise a (+4,0) et b (+1,0), mais pénalise c (−3,0)."
    assert hints.reason(Named(), {"a": 1.0}, [{"a": 1.0}], "en") == "Leads to much the same as the others."
    assert hints.reason(Named(), {"a": 1.0}, [{"a": 0.0}, {"a": 1.0}], "en") == "Better for a (+0.5)."
    assert hints.reason(Named(), {"a": 0.0}, [{"a": 1.0}], "en").endswith("at the price of a (−1.0).")
    assert hints.reason(Named(), {"a": 1.0}, [], "en") == "Nothing else is worth a look."


def test_a_part_only_one_move_has_counts_against_nothing():
    assert hints.reason(Named(), {}, [{"a": 1.0}], "en").endswith("at the price of a (−1.0).")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_three_moves_in_village(lang):
    match = Match(VILLAGE, [Place("Anna"), Place("Bruno")], {}, 11)
    table = match.table()
    hint = bots.hint(VILLAGE, table, Rng(1), lang)
    moves = next(hint)["answer"]["moves"]
    hint.close()
    assert len(moves) == 3
    assert len({move["n"] for move in moves}) == 3
    for move in moves:
        assert move["words"] == VILLAGE.label(match.state, table.moves[move["n"]], lang)
        assert move["at"] == VILLAGE.target(match.state, table.moves[move["n"]])
        assert move["reason"].endswith(".")
        assert 0 < move["points"] < 150


def test_hints_go_on_until_they_would_not_change():
    steps = list(bots.hint(BEADS, beads((2, 2, 2), (2, 2, 0), (1, 0, 1)), Rng(1), "en"))
    last = [step["answer"]["moves"] for step in steps[-6:]]
    assert len(last) == 6
    assert {tuple(move["words"] for move in moves) for moves in last} == {("sell 0", "sell 1", "take")}
    assert all(abs(a["points"] - b["points"]) < 1 for moves in last for a, b in zip(moves, last[-1], strict=True))
    assert [step["work"] for step in steps] == sorted(step["work"] for step in steps)


def test_a_move_seen_only_at_first_sight_is_told_on_the_same_footing():
    """The answers to one move have shown what the answer to the other may cost."""
    root = Node(0)
    root.children = {("a",): Node(1, [10.0, 5.0]), ("b",): Node(1, [9.0, 5.0])}
    root.rank()
    root.children["a",].visit([7.0, 6.0])
    assert [plan.values for plan in plans(root, lambda move, child: child.visits)] == [[7.0, 6.0], [6.0, 6.0]]
