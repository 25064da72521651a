"""The laws on matches played on purpose, which reach places, tiles and torture that random play hardly sees."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import (
    ANY,
    CHARACTER,
    EMPTY,
    NEEDS,
    OWN,
    PLACE,
    PLACES,
    SLOT_NEED,
    SLOT_PLACE,
    SLOTS_OF,
    TOWN_HALL,
)
from sablier.games.orleans.goods import activated
from sablier.games.orleans.planning import placements
from sablier.kernel import prove
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE
from tests.games.orleans.given import character
from tests.games.orleans.keen import keen

SEATS = pytest.mark.parametrize("seats", GAME.seats)
OPTIONS = ({}, {"planning": "in_turn"}, {"exclusion": "on"})


def positions(seats, seed, options=None):
    """Every position of a keen match, with the moves it offers."""
    s, rng = GAME.setup(seats, GAME.chosen(options or {})), Rng(seed)
    GAME.rules.start(s)
    while (seat := GAME.rules.decider(s)) is not None:
        moves = GAME.rules.legal(s)
        yield s, moves
        move = moves[rng.weighted(GAME.rules.weights(s))] if seat == CHANCE else keen(s, moves, rng)
        GAME.rules.apply(s, move)


@SEATS
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_laws_on_keen_play(seats, options, scaled):
    rng = Rng(seats)
    for seed in range(scaled(3)):
        whole = GAME.components(GAME.setup(seats, GAME.chosen(options)))
        count = 0
        for s, moves in positions(seats, seed, options):
            count += 1
            wrong = prove.moves_law(GAME, s, moves) + prove.conserved_law(GAME, s, whole)
            if rng.below(prove.SAMPLED) == 0:
                wrong += prove.fork_law(GAME, s, moves) + prove.dump_law(GAME, s) + prove.words_law(GAME, s, moves)
                wrong += prove.image_law(GAME, s, seats, rng)
            assert wrong == [], f"seed {seed}, move {count}"
        assert prove.conserved_law(GAME, s, whole) + prove.end_law(GAME, s, seats) == []
        assert count <= GAME.bound


@SEATS
def test_laws_on_random_play(seats, scaled):
    report = prove.Report()
    for seed in range(scaled(4)):
        report.add(prove.play_random(GAME, seats, OPTIONS[seed % len(OPTIONS)], seed))
    assert report.violations == []


def test_every_step_is_complete():
    assert GAME.rules.faults() == []


def test_keen_play_sees_the_whole_game():
    """Otherwise the laws above would prove little."""
    steps, used = set(), set()
    for seed in range(30):
        for s, moves in positions(4, seed):
            steps.add(s.stack[-1][0])
            used |= {PLACES[move[1]] for move in moves if move[0] == "card"}
    assert {*GAME.rules.asks} - steps == {"may", "remove", "exclude"}, "for cards, fewer seats and an option"
    assert {*PLACES} - used == {"school", "herb_garden"}, "which have no action"


# --- The plain versions of what is written for speed


def plain_placements(s, seat):
    """Straight from the rulebook: who fits where; of equal spaces of a place only the first free one."""
    p, found = s.players[seat], []
    market = [("place", kind) for kind, n in enumerate(p.market) if n]
    for verb, kind in market + [("sally", kind) for kind in sorted({*p.tower})]:
        for slot, need in enumerate(SLOT_NEED):
            place = SLOT_PLACE[slot]
            owned = p.places >> place & 1 and p.slots[slot] == EMPTY
            equal = [other for other in SLOTS_OF[place] if other < slot and SLOT_NEED[other] == need]
            if owned and not any(p.slots[other] == EMPTY for other in equal) and may_stand(p, kind, slot):
                found.append((verb, kind, slot))
    return found


def may_stand(p, kind, slot):
    who, need = CHARACTER[kind], SLOT_NEED[slot]
    if need == ANY:
        return SLOT_PLACE[slot] != TOWN_HALL or kind < OWN
    if who == need:
        return True
    if need == character("monk"):
        return False
    school, herbs = (p.places >> PLACE[key] & 1 for key in ("school", "herb_garden"))
    replaceable = (character("farmer"), character("craftsman"), character("trader"))
    return (who == character("monk") or (who == character("scholar") and school)
            or (who == character("boatman") and herbs and need in replaceable))


def plain_activated(p):
    def ready(place):
        held = [p.slots[slot] != EMPTY for slot in SLOTS_OF[place]]
        return any(held) if place == TOWN_HALL else all(held)

    return sum(1 << place for place in range(len(NEEDS)) if p.places >> place & 1 and ready(place))


@SEATS
def test_fast_and_plain_agree(seats, scaled):
    for seed in range(scaled(3)):
        for s, _ in positions(seats, seed):
            for seat, p in enumerate(s.players):
                assert activated(p) == plain_activated(p)
                if s.stack[-1][0] == "plan":
                    assert placements(s, seat) == plain_placements(s, seat)
