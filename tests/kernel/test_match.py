"""Matches: play, undo and redo, saves and links, the laws themselves."""

from __future__ import annotations

import json

import pytest

from sablier.kernel import prove
from sablier.kernel.match import IllegalMove, Match, Place, Table
from sablier.kernel.rng import Rng
from sablier.kernel.save import BadSave, follow, link, load, save
from sablier.kernel.words import Words, capital, listed
from tests.kernel import toy


def match(seed: int = 1, seats: int = 2) -> Match:
    return Match(toy.GAME, [Place(f"P{n}") for n in range(seats)], {}, seed)


def played(count: int, seed: int = 1) -> Match:
    m, rng = match(seed), Rng(seed)
    for _ in range(count):
        m.play(rng.choice(m.legal()))
    return m


def find(name: str):
    return {"beads": toy.GAME}[name]


def test_a_match_rests_on_a_real_decision():
    m = match()
    assert [move[0] for move in m.log] == ["take", "bead"] * 2, "each seat could only take, so the match did that"
    assert m.decider == 0
    assert len(m.legal()) == 2


def test_an_illegal_move_is_refused_and_changes_nothing():
    m = played(5)
    before = m.state.dump()
    with pytest.raises(IllegalMove):
        m.play(("sell", 99))
    assert m.state.dump() == before


def test_undo_stops_where_chance_has_spoken():
    m = Match(toy.GAME, [Place("A"), Place("B")], {}, 3)
    while not any(move[0] == "sell" for move in m.legal()):
        m.play(m.legal()[0])
    m.play(("take",))
    assert not m.undo({0, 1})
    before = m.state.dump()
    assert m.undo({0, 1}, practice=True)
    assert m.state.dump() != before


def test_undo_and_redo_give_the_same_positions_and_the_same_chance():
    m = played(9)
    after, seed, log = m.state.dump(), m.rng.seed, m.log
    assert m.undo({0, 1}, practice=True)
    assert m.undo({0, 1}, practice=True)
    while m.redo({0, 1}):
        pass
    assert (m.state.dump(), m.rng.seed, m.log) == (after, seed, log)


def test_playing_on_forgets_what_was_undone():
    m = played(9)
    m.undo({0, 1}, practice=True)
    m.play(m.legal()[-1])
    assert not m.redo({0, 1})


def test_the_same_seed_plays_the_same_match():
    assert played(12, seed=5).log == played(12, seed=5).log
    assert played(12, seed=5).log != played(12, seed=6).log


def test_a_save_and_a_link_hold_the_whole_match():
    m = played(14)
    again = load(save(m), find)
    assert (again.state, again.log, again.rng.seed, again.places) == (m.state, m.log, m.rng.seed, m.places)
    linked = follow(link(m), find, 5)
    assert (linked.state, linked.log, linked.places) == (m.state, m.log, m.places)


def test_older_rules_keep_the_state_when_the_log_no_longer_replays():
    m = played(10)
    data = json.loads(save(m)) | {"rules": 0}
    data["log"] = data["log"][:-1] + [["sell", 2, 2]]
    again = load(json.dumps(data), find)
    assert again.shortened
    assert again.state == m.state
    assert load(save(again), find).state == m.state, "and it can be saved again"
    with pytest.raises(BadSave):
        link(again)
    data["state"]["bag"][0] += 1
    with pytest.raises(BadSave):
        load(json.dumps(data), find)


def test_a_table_shows_a_bot_its_moves_and_images_only():
    table = played(3).table()
    assert isinstance(table, Table)
    assert table.sample(Rng(1)) is not table.sample(Rng(1))
    assert table.view()["players"]
    assert [name for name in vars(table) if not name.startswith("_")] == ["game", "seat", "moves"]


def test_a_wrong_number_of_seats_or_a_wrong_option_is_refused():
    with pytest.raises(ValueError, match="seats"):
        match(seats=5)
    with pytest.raises(ValueError, match="short=maybe"):
        Match(toy.GAME, [Place("A"), Place("B")], {"short": "maybe"}, 1)


@pytest.mark.parametrize("seats", toy.GAME.seats)
def test_the_toy_obeys_all_laws(seats: int):
    report = prove.Report()
    for seed in range(20):
        report.add(prove.play_random(toy.GAME, seats, {"short": "on" if seed % 2 else "off"}, seed))
    assert report.violations == []
    assert report.matches == 20


def test_perft_counts_sequences_of_moves():
    s = toy.setup(2, {"short": "on"})
    toy.RULES.start(s)
    assert [prove.perft(toy.GAME, s, depth) for depth in range(4)] == [1, 1, 3, 3]


class Sharing:
    """A state whose forks share the bag, as a careless copy would."""

    def __init__(self, s: toy.State) -> None:
        self.s = s

    def fork(self) -> toy.State:
        new = self.s.fork()
        new.bag = self.s.bag
        return new

    def dump(self) -> dict[str, object]:
        return self.s.dump()


def test_the_laws_find_what_is_wrong():
    s = toy.setup(2, {"short": "off"})
    toy.RULES.start(s)
    whole = toy.GAME.components(s)
    assert prove.moves_law(toy.GAME, s, [])
    assert prove.moves_law(toy.GAME, s, [("take",), ("take",)])
    toy.RULES.apply(s, ("take",))
    assert prove.fork_law(toy.GAME, s, [("bead", 0)]) == []
    assert prove.fork_law(toy.GAME, Sharing(s), [("bead", 0)])
    s.bag[0] -= 1
    assert prove.conserved_law(toy.GAME, s, whole)


def test_words_follow_numbers_and_lists():
    words = Words("nowhere")
    words.read = {"en": {"cubes": "{n:# cube|# cubes}"}, "fr": {"cubes": "{n:# cube|# cubes}"}}
    assert [words.say("en", "cubes", n=n) for n in (0, 1, 2)] == ["0 cubes", "1 cube", "2 cubes"]
    assert [words.say("fr", "cubes", n=n) for n in (0, 1, 2)] == ["0 cube", "1 cube", "2 cubes"]
    assert listed("en", ["a", "b", "c"]) == "a, b and c"
    assert listed("fr", ["a", "b"]) == "a et b"
    assert capital("éa") == "Éa"
