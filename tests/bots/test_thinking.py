"""What every bot does: think, be interrupted, keep to its budget, decide alike at the same seed."""

import pytest

from sablier import bots
from sablier.bots import taste as tastes
from sablier.bots.lookahead import LookAhead
from sablier.bots.search import HOPELESS, decided, hopeful
from sablier.bots.taste import ScoreTaste
from sablier.bots.tree import Node
from sablier.games import load
from sablier.kernel.match import Match, Place, Table
from sablier.kernel.rng import Rng
from tests.bots.games import BEADS, GUESS
from tests.kernel.toy import Player, State

ALL = ("random", "greedy", "turn", "search::200", *(level.key for level in bots.LEVELS))


def table(game=BEADS, seats=2, seed=4):
    return Match(game, [Place(f"P{seat}") for seat in range(seats)], {}, seed).table()


def beads(bag, *players, hand=0, to_move=0):
    """A position of Beads: what is left in the bag, what each seat holds, whose turn it is."""
    s = State(stack=[("turn", to_move)], players=[Player(beads=list(held), hand=hand) for held in players],
              bag=list(bag), sold=[0, 0, 0])
    BEADS.rules.start(s)
    return Table(BEADS, s, to_move)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("game", [BEADS, GUESS], ids=lambda game: game.name)
def test_every_thought_is_a_legal_move(game, name):
    for seats in game.seats:
        seen = table(game, seats)
        thoughts = list(bots.make(game, name).think(seen, Rng(1)))
        assert thoughts
        assert all(thought.move in seen.moves for thought in thoughts)
        assert [t.work for t in thoughts] == sorted(t.work for t in thoughts)


@pytest.mark.parametrize("name", ALL)
def test_same_seed_same_thoughts(name):
    first, second = ([*bots.make(BEADS, name).think(table(), Rng(9))] for _ in range(2))
    assert first == second


def test_a_bot_can_be_stopped_at_any_time():
    thinking = bots.make(BEADS, "search::100000").think(table(), Rng(1))
    thought = next(thinking)
    thinking.close()
    assert thought.move in table().moves
    assert thought.work < 1000


def test_the_budget_is_kept_up_to_the_last_turn_unfolded():
    """A table with few moves to choose from gets its part of the budget: here three out of twelve."""
    seen = beads((4, 4, 4), (1, 1, 0), (1, 0, 1))
    thought = bots.decide(bots.make(BEADS, "search::1200"), seen, Rng(1))
    assert len(seen.moves) == 3
    assert 300 <= thought.work < 300 + 50


def test_a_search_ends_once_no_other_move_can_come_first():
    root = Node(0)
    for move, visits in enumerate((3, 9, 1)):
        root.children[("take", move)] = child = Node(1)
        child.visits = visits
    assert decided(root, 5)
    assert not decided(root, 6)


def test_a_search_does_not_look_into_what_is_hopeless_at_first_sight():
    root = Node(0)
    root.children = {("a",): Node(1, [9.0, 0.0]), ("b",): Node(1, [9.5 - HOPELESS, 0.0]), ("c",): Node(1, [1.0, 0.0])}
    root.rank()
    assert [move for _, move, _ in hopeful(root.ranked)] == [("a",), ("b",)]
    assert not decided(root, 5)
    del root.children["b",]
    root.rank()
    assert decided(root, 5)


def test_plans_begin_with_different_moves_and_the_best_comes_first():
    seen = beads((2, 2, 2), (2, 1, 0), (0, 0, 1))
    thought = bots.decide(bots.make(BEADS, "turn"), seen, Rng(1))
    assert thought.move == thought.plans[0].line[0] == ("sell", 0)
    assert sorted(plan.line[0] for plan in thought.plans) == sorted(seen.moves)
    assert thought.points == 4.0


def test_greedy_sees_one_move_and_the_look_ahead_the_whole_turn():
    """With a peddler in hand, selling is worth a point more than greed can see: the card is played after the sale."""
    seen = beads((2, 2, 2), (1, 0, 0), (0, 0, 0), hand=1)
    values = {name: bots.decide(bots.make(BEADS, name), seen, Rng(1)) for name in ("greedy", "turn")}
    assert values["greedy"].points == 1.0
    assert values["turn"].points == 2.0
    assert values["turn"].plans[0].line == (("sell", 0), ("card", 0))


@pytest.mark.parametrize("game", ["village", "orleans"])
def test_a_level_misjudges_by_what_tells_in_the_game(game):
    own = load(game)
    master = next(level for level in bots.LEVELS if level.key == "master")
    look = tastes.look(own)
    assert bots.make(own, "master").blur == master.blur * look.slip > 0


def test_blur_makes_mistakes():
    seen = beads((2, 2, 2), (2, 1, 0), (0, 0, 0))
    blurred = LookAhead(BEADS, ScoreTaste(BEADS), 100, blur=20.0)
    assert len({bots.decide(blurred, seen, Rng(seed)).move for seed in range(30)}) > 1


def test_search_looks_further_than_one_turn():
    """One red bead is left in the bag and one held: selling both is worth four, selling at once one."""
    seen = beads((1, 0, 3), (1, 0, 0), (0, 0, 2))
    assert bots.decide(bots.make(BEADS, "turn"), seen, Rng(1)).move == ("sell", 0)
    assert bots.decide(bots.make(BEADS, "search::3000"), seen, Rng(1)).move == ("take",)


def test_search_averages_over_what_is_hidden():
    """Nobody can know the neighbour's card: a guess is right once in three, so keeping quiet is better."""
    match = Match(GUESS, [Place("a"), Place("b")], {}, 3)
    thought = bots.decide(bots.make(GUESS, "search::2000"), match.table(), Rng(2))
    assert thought.move == ("quiet",)
    guesses = [plan.values[0] for plan in thought.plans if plan.line[0] != ("quiet",)]
    assert all(0.2 < value < 1.3 for value in guesses)


@pytest.mark.parametrize("name", ["", "grandmaster", "turn:nothing", "search::many", "search:score:-1", "turn:x.json"])
def test_unknown_bots_are_refused(name):
    with pytest.raises(KeyError):
        bots.make(BEADS, name)


def test_every_name_listed_makes_a_bot():
    for name in bots.names(BEADS):
        assert bots.make(BEADS, name)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_levels_are_described(lang):
    told = bots.described(lang)
    assert [level["key"] for level in told] == [level.key for level in bots.LEVELS]
    assert len({level["label"] for level in told}) == len({level["about"] for level in told}) == 4


def test_choosing_for_a_page():
    seen = table()
    *_, last = bots.choose(BEADS, seen, "apprentice", Rng(1))
    assert seen.moves[last["answer"]["n"]] == last["answer"]["move"]
