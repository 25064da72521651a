"""Positions of Village to count moves from, and the counts.

`python -m tests.perft.village` counts anew, for a change of the rules that is meant; its commit names the rule.
"""

from pathlib import Path

from sablier.games.village import GAME
from sablier.kernel.prove import children, perft
from sablier.kernel.rules import TABLE
from tests.games.village.given import ask, given, has, inn, turn

FILE = Path(__file__).with_name("village.txt")
RICH = {"farm": "1 2 3", "smithy": "1", "city1": "1", "council1": "2", "church2": "2", "bag": "3", "brown": 3,
        "pink": 3, "orange": 3, "green": 3, "coin": 3, "grain": 5, "scroll": 1, "horse": 1, "plow": 1, "ox": 1,
        "wagon": 2}
FULL = {"harvest": "brown plague", "family": "pink", "crafts": "orange green", "market": "green", "travel": "plague",
        "council": "brown pink", "church": "orange"}


def rich(seats=2, **things):
    s = given(seats, spaces=FULL, stalls="C03 C04 C13", queue="C10 C11", pile="C20 C21", **{**RICH, **things})
    for seat in range(1, seats):
        has(s, seat, **RICH)
    return s


def start_of_turn():
    s = rich()
    turn(s)
    return s


def start_of_match():
    s = GAME.setup(3, GAME.chosen({}))
    GAME.rules.start(s)
    return s


def acting(space):
    def position():
        s = rich(seats=3)
        ask(s, ("turn_over", 0), ("deaths", 0), ("market_day" if space == "market" else space, 0))
        return s
    return position


def mass():
    s = rich(seats=3)
    ask(s, ("mass", TABLE))
    return s


def death():
    s = rich(time=9, due=2)
    ask(s, ("turn_over", 0), ("deaths", 0))
    return s


def last_turns():
    s = given(3, **RICH)
    s.ender = 2
    ask(s, ("turn_over", 2))
    return s


HAND = "abbot councillor herbalist lost_son messenger countess scribe bard juggler miller sage toll_keeper"


def villagers():
    """A turn with the Inn and half of its cards in hand."""
    s = inn("nun ? ?", "artist", "prior", unseen="mayor count", spaces=FULL | {"inn": "green"}, hand=HAND, beer=2,
            **{**RICH, "bag": "3"})
    turn(s)
    return s


def visit():
    s = inn("nun ? ?", "artist ?", "day_labourer", unseen="mayor count rogue", farm="1 2", beer=2, coin=1)
    ask(s, ("turn_over", 0), ("deaths", 0), ("inn", 0))
    return s


def market_with_cards():
    s = inn(stalls="C03 C04", queue="C09 C10", pile="C20 C21", hand="market_crier scribe", horse=1, green=1)
    has(s, 1, hand="scrap_dealer cattle_breeder", green=1, coin=1)
    ask(s, ("turn_over", 0), ("deaths", 0), ("market_day", 0))
    return s


def mass_with_cards():
    s = inn(bag="1 2", church1="2", coin=1, hand="abbot day_labourer")
    has(s, 1, bag="1 3", hand="prior")
    ask(s, ("mass", TABLE))
    return s


POSITIONS = {
    "start of a match": start_of_match, "start of a turn": start_of_turn, "crafts": acting("crafts"),
    "market day": acting("market"), "travel": acting("travel"), "council chamber": acting("council"),
    "church": acting("church"), "family": acting("family"), "mass": mass, "two deaths": death, "last turns": last_turns,
    "villagers in hand": villagers, "inn": visit, "market day with cards": market_with_cards,
    "mass with cards": mass_with_cards,
}


def rows() -> list[tuple[str, int, int]]:
    """Position, depth, count: a line of the file each."""
    found = [line.split(" | ") for line in FILE.read_text(encoding="utf-8").splitlines()]
    return [(name, int(depth), int(count)) for name, depth, count in found]


def split(name: str, depth: int) -> dict[str, int]:
    """The count by first move."""
    return {str(move): perft(GAME, after, depth - 1) for move, after in children(GAME, POSITIONS[name]())}


if __name__ == "__main__":
    FILE.write_text("".join(f"{name} | 4 | {sum(split(name, 4).values())}\n" for name in POSITIONS))
