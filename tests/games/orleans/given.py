"""Positions to test Orléans in, built rather than played up to.

    s = given(seats=3, event="harvest")
    has(s, 0, coins=2, bag="monk knight", places={"farmhouse": "boatman craftsman"})
    ask(s, "harvest", 0)
    do(s, ("good", good("grain")))

Neutral followers and goods come out of the supplies, so every position is whole and stays so.
"""

from sablier.games.orleans import GAME
from sablier.games.orleans.board import CHARACTERS, EVENTS, GOODS, OWN, PLACE, SLOTS_OF, STARTERS, TECHNOLOGY, TOWNS
from sablier.games.orleans.goods import own_place, put
from sablier.kernel.rules import CHANCE

KINDS = (*CHARACTERS, *(f"own_{CHARACTERS[c]}" for c in STARTERS))
PLAIN = {"planning": "together", "exclusion": "off"}
NAMES = ["Anna", "Ben", "Cleo", "Dan"]  # of the seats


def given(seats=2, event="income", bare=True, **options):
    """A table in the middle of a round with nothing left to do; `bare`: nobody has a follower yet."""
    s = GAME.setup(seats, {**PLAIN, **options})
    s.stack.clear()
    s.round, s.event = 2, EVENTS.index(event)
    if bare:
        for p in s.players:  # the starting followers wait where no test looks
            p.market, p.bag = [0] * len(KINDS), [0] * len(KINDS)
    return s


def has(s, seat, *, bag="", market="", tower="", goods="", places=None, tiles="", tracks=None, stations="", town=None,
        **values):
    """Give a seat things; plain values (coins, development, technology, …) are set."""
    p = s.players[seat]
    for tile in tiles.split():
        s.tiles ^= 1 << PLACE[tile]
        own_place(p, PLACE[tile])
    for key, held in (places or {}).items():
        for i, name in enumerate(held.split()):
            if name != "-":
                put(p, TECHNOLOGY if name == "technology" else enlist(s, name), SLOTS_OF[PLACE[key]][i])
                s.technology -= name == "technology"
    for names, where in ((bag, p.bag), (market, p.market)):
        for name in names.split():
            where[enlist(s, name)] += 1
    p.tower = tuple(sorted(enlist(s, name) for name in tower.split()))
    for name in goods.split():
        s.goods[GOODS.index(name)] -= 1
        p.goods[GOODS.index(name)] += 1
    for key, step in (tracks or {}).items():
        p.tracks[CHARACTERS.index(key)] = step
    for key in stations.split():
        p.stations |= 1 << TOWNS.index(key)
        p.stock -= 1
    if town:
        p.town = TOWNS.index(town)
    for name, value in values.items():
        assert hasattr(p, name)
        setattr(p, name, value)
    return p


def enlist(s, name):
    number = KINDS.index(name)
    if number < OWN:
        s.supply[number] -= 1
    return number


def ask(s, step, *rest):
    """Let this step happen now, up to the next question; coins that only the log waits for change hands."""
    s.stack.append((step, *rest))
    GAME.rules.start(s)
    settle(s)


def do(s, *moves):
    """Make moves, each of them legal."""
    for move in moves:
        assert move in GAME.rules.legal(s), (move, GAME.rules.legal(s))
        GAME.rules.apply(s, move)
        settle(s)


def settle(s):
    while asked(s) in ("grant", "charge", "honour"):
        GAME.rules.apply(s, *legal(s))


def legal(s):
    return GAME.rules.legal(s)


def asked(s):
    """The question, or None."""
    return s.stack[-1][0] if s.stack else None


def chance(s):
    return GAME.rules.decider(s) == CHANCE


def use(s, seat, key):
    """The move that uses a place, in a turn of that seat in which nobody else is left."""
    ask(s, "turn", seat, 1 << seat)
    return ("card", PLACE[key])


def usable(s, seat, key):
    """Whether the seat may use the place if it is its turn; leaves the table as it was."""
    trial = s.fork()
    move = use(trial, seat, key)
    return move in legal(trial)


def act(s, seat, key, *moves):
    """Use a place, answer what it asks, and pass."""
    do(s, use(s, seat, key), *moves)
    if asked(s) == "act":
        do(s, ("pass",))


def kind(name):
    return KINDS.index(name)


def slot(place, i=0):
    return SLOTS_OF[PLACE[place]][i]


def place(key):
    return PLACE[key]


def good(key):
    return GOODS.index(key)


def character(key):
    return CHARACTERS.index(key)


def town(key):
    return TOWNS.index(key)


def count(names):
    """`count("monk monk")`: followers by kind."""
    return [names.split().count(name) for name in KINDS]
