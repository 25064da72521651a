"""Positions to test Village in, built rather than played up to, and moves told in words.

    s = given(farm="1 2", smithy="1", orange=2, time=8)     # seat 0 has two members at home and a smith
    action(s, "crafts")                                     # it is asked what to make
    do(s, "buy wainwright", "pay 1 orange 1 coin")
    assert held(s) == {"orange": 1, "wagon": 1}

Cubes come out of the supply and figures out of the unborn, so every position is whole and stays so. With the Inn, `inn`
lays out stacks of villagers from the top down, ? for a card nobody has seen; cards named nowhere have been played.

    s = inn("artist ? ?", "bard", unseen="sage nun", hand="abbot", beer=2)
"""

from sablier.games.village import GAME
from sablier.games.village.board import (
    BUILDINGS,
    CARDS,
    CITIES,
    COLOURS,
    CUBES,
    CUSTOMERS,
    FREE,
    GENERATION,
    HIDDEN,
    ITEMS,
    MEMBERS,
    OCCUPATIONS,
    PLACES,
    PRICES,
    SECTIONS,
    SPACES,
    UNBORN,
)
from sablier.kernel.rules import CHANCE

RULES = GAME.rules
VALUES = ("time", "points", "due")
NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eve"]  # of the seats


def given(seats=2, spaces=None, stalls="", queue="", pile="", options=None, **things):
    """A table in the middle of round 2 with nothing to do yet; `things` are seat 0's, see `has`.

    `spaces` maps action spaces to cubes: {"harvest": "green plague"}. The market is empty but for the customers named.
    """
    s = GAME.setup(seats, GAME.chosen(options or {}))
    s.stack.clear()
    s.round = 2
    for space, cubes in (spaces or {}).items():
        for cube in cubes.split():
            s.supply[CUBES.index(cube)] -= 1
            s.spaces[SPACES.index(space) * len(CUBES) + CUBES.index(cube)] += 1
    for i, key in enumerate(stalls.split()):
        s.stalls[i] = CUSTOMERS.index(key)
    s.queue = [CUSTOMERS.index(key) for key in queue.split()]
    s.pile = sum(1 << CUSTOMERS.index(key) for key in pile.split())
    for seat in range(seats):
        has(s, seat, coin=0)
    has(s, 0, **things)
    return s


def inn(*stacks, unseen="", **things):
    s = given(options={"inn": "on"}, **{"beer": 0, **things})
    has(s, 1, beer=0)
    s.piles = [tuple(HIDDEN if key == "?" else CARDS.index(key) for key in text.split())
               for text in (*stacks, "", "", "")[:3]]
    s.unseen = cards(unseen)
    known = sum(1 << card for pile in s.piles for card in pile if card != HIDDEN)
    s.played = cards(" ".join(CARDS)) & ~known & ~s.unseen & ~sum(p.hand for p in s.players)
    return s


def cards(text):
    """Cards by name, as the mask that stands for them."""
    return sum(1 << CARDS.index(key) for key in text.split())


def hand(s, seat=0):
    return [key for card, key in enumerate(CARDS) if s.players[seat].hand >> card & 1]


def has(s, seat, **things):
    """Give a seat things: items and cubes by number, members by place as generations (`farm="1 1 2"`).

    Once a place is named, only the members named are born; else the four oldest are at home.
    """
    p = s.players[seat]
    homes = {key: text for key, text in things.items() if key in PLACES}
    if homes:
        p.family = [UNBORN] * MEMBERS
        for key, text in homes.items():
            for generation in map(int, text.split()):
                member = next(m for m in range(MEMBERS) if p.family[m] == UNBORN and GENERATION[m] == generation)
                p.family[member] = PLACES.index(key)
    for key, value in things.items():
        if key in ITEMS:
            item = ITEMS.index(key)
            if key in COLOURS:
                s.supply[item] -= value - p.stock[item]
            p.stock[item] = value
        elif key in VALUES:
            setattr(p, key, value)
        elif key == "cities":
            p.cities = sum(1 << int(n) - 1 for n in value.split())
        elif key == "hand":
            p.hand = cards(value)
            s.played &= ~p.hand
        elif key == "customers":
            p.customers = sum(1 << CUSTOMERS.index(k) for k in value.split())
        elif key not in homes:
            raise KeyError(key)


def bury(s, seat, generation, where):
    """Lay an unborn member to rest: `where` is an occupation of the chronicle, or graves."""
    p = s.players[seat]
    member = next(m for m in range(MEMBERS) if p.family[m] == UNBORN and GENERATION[m] == generation)
    start = 0 if where == "graves" else SECTIONS[len(s.chronicle)][OCCUPATIONS.index(where)][0]
    spaces = s.graves if where == "graves" else s.chronicle
    spaces[spaces.index(FREE, start)] = seat * MEMBERS + member
    p.family[member] = PLACES.index("grave" if where == "graves" else "chronicle")


def fill_up(s, where, seat=1, but=0):
    """Strangers take all free spaces there but so many. They are nobody's: only spaces count, not figures."""
    start, end = (0, len(s.graves)) if where == "graves" else SECTIONS[len(s.chronicle)][OCCUPATIONS.index(where)]
    spaces = s.graves if where == "graves" else s.chronicle
    free = [i for i in range(start, end) if spaces[i] == FREE]
    for i in free[:len(free) - but]:
        spaces[i] = seat * MEMBERS


def action(s, space, seat=0):
    """Let a seat perform an action in its turn; the turn ends with its deaths."""
    step = "market_day" if space == "market" else space
    ask(s, ("deaths", seat), (step, seat))


def turn(s, seat=0):
    """Let a seat take its whole turn, and what follows."""
    ask(s, ("turn", seat))


def ask(s, *frames):
    """Put frames on the stack, the last on top, and run on to the next question."""
    s.stack[:] = frames
    RULES.start(s)


# --- moves in words


def words(s, move):
    """`buy smithy`, `pay 1 green 1 coin`, `die 1 farm`: short and the same in every position."""
    verb, *rest = move
    return " ".join([verb, *map(str, SAID[verb](s, *rest) if verb in SAID else rest)])


def _figure(s, member):
    """Generation and place, so that a test need not know figures by number."""
    return GENERATION[member], PLACES[s.players[s.stack[-1][1]].family[member]]


def _bill(s, way):
    time, parts = PRICES[s.stack[-1][2]][way]
    return [*(f"{n} {ITEMS[item]}" for item, n in parts), *([f"{time} time"] if time else [])]


def _building(s, building):
    return [BUILDINGS[building]]


def _generation(s, member):
    return [GENERATION[member]]


SAID = {
    "cube": lambda s, space, cube: (SPACES[space], CUBES[cube]), "action": lambda s, space: [SPACES[space]],
    "pay": _bill, "take": lambda s, colour: [COLOURS[colour]], "good": lambda s, item: [ITEMS[item]],
    "work": _building, "train": _building, "buy": _building, "who": _generation, "bless": _generation,
    "redeem": _generation, "recall": _figure, "rise": _figure, "die": _figure, "step": _figure,
    "ride": lambda s, member, city: (*_figure(s, member), CITIES[city]), "privilege": lambda s, n: [n + 1],
    "serve": lambda s, tile: [CUSTOMERS[tile]], "customer": lambda s, tile: [CUSTOMERS[tile]],
    **{verb: lambda s, card: [CARDS[card]] for verb in ("card", "keep", "turn_up", "look")},
    **{verb: lambda s, pile: [pile + 1] for verb in ("cycle", "hire", "search")},
    "exalt": _figure, "mark": lambda s, city: [CITIES[city]], "pick": lambda s, tile: [CUSTOMERS[tile]],
    "fill": lambda s, cube: [CUBES[cube]], "figure": lambda s, seat, member: (seat, GENERATION[member]),
}


def can(s):
    """Everything that may be done now, in words."""
    return [words(s, move) for move in RULES.legal(s)]


def do(s, *said):
    """Make moves told in words, one after the other; chance's too."""
    for text in said:
        found = [move for move in RULES.legal(s) if words(s, move) == text]
        assert found, f"{text!r} is not among {can(s)}"
        RULES.apply(s, found[0])


def luck(s):
    """Let chance do whatever comes first, until somebody is asked or all is done."""
    while s.stack and s.stack[-1][1] == CHANCE:
        RULES.apply(s, RULES.legal(s)[0])


# --- looking


def asked(s):
    """The question and the seat it is put to; None when all is done."""
    return s.stack[-1][:2] if s.stack else None


def held(s, seat=0):
    """What a seat has, without what it has none of."""
    return {key: n for key, n in zip(ITEMS, s.players[seat].stock, strict=True) if n}


def home(s, seat=0):
    """Where the born members are: {"farm": "1 1 2"}."""
    places = {}
    for member, place in enumerate(s.players[seat].family):
        if place != UNBORN:
            places.setdefault(PLACES[place], []).append(str(GENERATION[member]))
    return {key: " ".join(generations) for key, generations in places.items()}


def cubes_on(s, space):
    start = SPACES.index(space) * len(CUBES)
    return {key: n for key, n in zip(CUBES, s.spaces[start:start + len(CUBES)], strict=True) if n}


def lines(s, seat=0):
    """The score sheet of a seat without its empty lines."""
    return {key: points for key, points in GAME.score(s)[seat] if points}


def in_chronicle(s, where):
    """The seats lying in a section of the chronicle, or in the graves."""
    start, end = (0, len(s.graves)) if where == "graves" else SECTIONS[len(s.chronicle)][OCCUPATIONS.index(where)]
    spaces = s.graves if where == "graves" else s.chronicle
    return [figure // MEMBERS for figure in spaces[start:end] if figure >= 0]
