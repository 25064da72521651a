"""What Village says: questions, moves as buttons and as lines of the log, in both languages.

A sentence is found by the verb of the move; `MEANT` says what its blanks stand for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.rules import CHANCE, Move, Seat
from ....kernel.words import OR, Words, capital, listed
from ..board import (
    AMOUNT,
    BUY_PRICE,
    CARD_COST,
    CARDS,
    COIN,
    COLOURS,
    CRAFT,
    CUBES,
    CUSTOMER_POINTS,
    GENERATION,
    GRAIN,
    GRAIN_LIMIT,
    INN_PLACE,
    INN_VISIT,
    ITEMS,
    LEVEL,
    LEVEL_PRICE,
    MAKES,
    PLACED,
    PLACES,
    PLAYER_COLOURS,
    PRICES,
    PRODUCE,
    SPACES,
    STEP_GRAIN,
    TRAIN,
    UNBORN,
    WANTS,
    WINDOW,
    Bill,
)
from ..death import resting_place
from ..goods import Parts, affords
from ..harvest import harvest_yield
from ..state import NOBODY, State
from ..travel import road_price
from ..windows import DECK

WORDS = Words(__name__)
say = WORDS.say


def question(s: State, lang: str) -> str:
    frame = s.stack[-1]
    step = frame[0]
    if frame[1] == CHANCE:
        return say(lang, "ask.chance")
    if step == "who":
        return say(lang, "ask.who", to=say(lang, f"to.{PLACES[frame[2]]}"))
    if step == "sell" and frame[3]:
        return say(lang, "ask.sell.free")
    if step == "may":
        return say(lang, f"ask.may.{DECK.order[frame[2]]}")
    if s.ender != NOBODY and (step == "choose" or (step == "action" and frame[2])):
        return say(lang, f"ask.{step}.last")
    return say(lang, f"ask.{step}", n=frame[2] if step == "take" else s.leaving)


def label(s: State, move: Move, lang: str) -> str:
    """The move as a button says it; what chance does has no button, so it is told."""
    names = [say(lang, key) for key in PLAYER_COLOURS]
    if s.stack[-1][1] == CHANCE:
        return tell(s, move, names, lang)
    values = _values(s, move, lang)
    if move[0] == "figure":
        values["name"] = names[move[1]]
    return capital(say(lang, _key("do", s, move, lang), **values))


def tell(s: State, move: Move, names: list[str], lang: str) -> str:
    """The move as the log tells it; the state is the one before it."""
    seat = s.stack[-1][1]
    values = _values(s, move, lang)
    if move[0] == "majority":
        winners = [name for seat, name in enumerate(names) if move[1] >> seat & 1]
        values |= {"names": listed(lang, winners), "n": len(winners)}
    elif seat == CHANCE:
        values["name"] = names[move[1]] if move[0] in ("figure", "first") else ""
    else:
        values |= {"name": names[seat], "owner": names[move[1]] if move[0] == "figure" else ""}
    return capital(say(lang, _key("tell", s, move, lang), **values))


def _key(manner: str, s: State, move: Move, lang: str) -> str:
    verb = move[0]
    if verb == "privilege":
        return f"{manner}.privilege.{move[1] + 1}"
    if verb == "clock":
        return f"{manner}.clock.{move[1]}"
    if manner == "tell" and s.stack[-1][0] == "call":
        return f"tell.call.{verb}"
    here = f"{manner}.{verb}.{s.stack[-1][0]}"
    return here if WORDS.has(lang, here) else f"{manner}.{verb}"


def _values(s: State, move: Move, lang: str) -> dict[str, Any]:
    meant = MEANT.get(move[0])
    return meant(s, s.stack[-1][1], move, lang) if meant else {}


# --- phrases


def items(lang: str, parts: Parts) -> str:
    """`2 green cubes and 1 wagon`."""
    return listed(lang, [say(lang, ITEMS[item], n=n) for item, n in parts])


def bill_words(lang: str, bill: Bill) -> str:
    time, parts = bill
    said = [say(lang, ITEMS[item], n=n) for item, n in parts] + ([say(lang, "time", n=time)] if time else [])
    return listed(lang, said)


def price_ways(lang: str, price: int) -> list[str]:
    """The ways to pay a price in which no coin stands in; the others follow from them."""
    return [bill_words(lang, bill) for bill in PRICES[price] if all(item != COIN for item, _ in bill[1])]


def price_words(lang: str, price: int) -> str:
    """The same in one phrase, the time they share said once."""
    plain = [bill for bill in PRICES[price] if all(item != COIN for item, _ in bill[1])]
    times = {time for time, _ in plain}
    if len(plain) == 1 or len(times) > 1:
        return listed(lang, price_ways(lang, price), OR)
    ways = listed(lang, [items(lang, parts) for _, parts in plain], OR)
    return say(lang, "price", time=say(lang, "time", n=times.pop()), ways=ways)


def cost(lang: str, s: State, seat: Seat, price: int) -> str:
    """The one way of paying within reach, coins included, or all that are printed: a button promises nothing else."""
    ways = [bill for bill in PRICES[price] if affords(s.players[seat].stock, bill[1])]
    return bill_words(lang, ways[0]) if len(ways) == 1 else price_words(lang, price)


def goods(lang: str, building: int) -> str:
    return listed(lang, [say(lang, ITEMS[item], n=AMOUNT[building]) for item in MAKES[building]], OR)


def figure(lang: str, member: int) -> str:
    return say(lang, f"figure.{GENERATION[member]}")


def figure_at(lang: str, s: State, seat: Seat, member: int) -> str:
    place = PLACES[s.players[seat].family[member]]
    return say(lang, "figure.at", figure=figure(lang, member), at=say(lang, f"at.{place}"))


def points(lang: str, n: int) -> str:
    return say(lang, "points", n=n)


# --- what the blanks of a sentence stand for, by verb

Meaning = Callable[[State, Seat, Move, str], dict[str, Any]]


def _cube(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    return {"cube": say(lang, f"cube.{CUBES[move[2]]}"), "space": say(lang, f"space.{SPACES[move[1]]}")}


def _fill(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    space = PLACED[bool(s.inn), len(s.players)][s.stack[-1][2]]
    return _cube(s, seat, ("cube", space, move[1]), lang)


def _harvest(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    p = s.players[seat]
    return {"goods": say(lang, "grain", n=min(harvest_yield(p), GRAIN_LIMIT - p.stock[GRAIN]))}


def _work(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    building = move[1]
    time = TRAIN[building] if move[0] == "train" else PRODUCE[building]
    return {"goods": goods(lang, building), "at": say(lang, f"at.{PLACES[CRAFT + building]}"),
            "time": say(lang, "time", n=time), "bill": cost(lang, s, seat, BUY_PRICE[building])}


def _ride(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    _, member, city = move
    return {"figure": figure_at(lang, s, seat, member), "to": say(lang, f"to.city{city + 1}"),
            "bill": cost(lang, s, seat, road_price(s.players[seat].family[member], city))}


def _rise(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    level = s.players[seat].family[move[1]] + 1 - LEVEL
    return {"figure": figure(lang, move[1]), "start": level, "end": level + 1,
            "bill": cost(lang, s, seat, LEVEL_PRICE[level])}


def _customer(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    return {"wants": items(lang, WANTS[move[1]]), "points": points(lang, CUSTOMER_POINTS[move[1]])}


def _villager(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    """Verbs that name a card."""
    return {"card": say(lang, f"card.{CARDS[move[1]]}")}


def _stack(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    """Verbs that name a stack, with the card on top of it."""
    top = s.piles[move[1]][0]
    return {"card": say(lang, f"card.{CARDS[top]}"), "n": move[1] + 1, "bill": items(lang, CARD_COST[top])}


def _die(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    place = s.players[seat].family[move[1]]
    rest = "chronicle" if s.stack[-1][0] == "bard" else PLACES[resting_place(s, place)]
    return {"figure": figure_at(lang, s, seat, move[1]), "fate": say(lang, f"fate.{rest}")}


def _step(s: State, seat: Seat, move: Move, lang: str) -> dict[str, Any]:
    window = s.players[seat].family[move[1]] + 1 - WINDOW
    return {"figure": figure(lang, move[1]), "start": window, "end": window + 1,
            "bill": say(lang, "grain", n=STEP_GRAIN[window])}


MEANT: dict[str, Meaning] = {
    "cube": _cube, "fill": _fill, "harvest": _harvest, "work": _work, "train": _work, "buy": _work, "ride": _ride,
    "rise": _rise, "serve": _customer, "customer": _customer, "pick": _customer, "die": _die, "step": _step,
    "card": _villager, "keep": _villager, "turn_up": _villager, "cycle": _stack, "hire": _stack, "search": _stack,
    "settle": lambda s, seat, move, lang: {"time": say(lang, "time", n=INN_PLACE)},
    "visit": lambda s, seat, move, lang: {"time": say(lang, "time", n=INN_VISIT)},
    "exalt": lambda s, seat, move, lang: {
        "figure": figure(lang, move[1]), "start": s.players[seat].family[move[1]] + 1 - WINDOW},
    "mark": lambda s, seat, move, lang: {"city": say(lang, f"city{move[1] + 1}")},
    "action": lambda s, seat, move, lang: {"space": say(lang, f"space.{SPACES[move[1]]}")},
    "pay": lambda s, seat, move, lang: {"bill": bill_words(lang, PRICES[s.stack[-1][2]][move[1]])},
    "take": lambda s, seat, move, lang: {"cube": say(lang, f"cube.{COLOURS[move[1]]}")},
    "good": lambda s, seat, move, lang: {"goods": say(lang, ITEMS[move[1]], n=s.stack[-1][2])},
    "who": lambda s, seat, move, lang: {
        "figure": figure(lang, move[1]), "to": say(lang, f"to.{PLACES[s.stack[-1][2]]}")},
    "birth": lambda s, seat, move, lang: {"figure": figure(lang, s.players[seat].family.index(UNBORN))},
    "recall": lambda s, seat, move, lang: {"figure": figure_at(lang, s, seat, move[1])},
    "enter": lambda s, seat, move, lang: {"bill": cost(lang, s, seat, LEVEL_PRICE[0])},
    "bless": lambda s, seat, move, lang: {"figure": figure(lang, move[1])},
    "redeem": lambda s, seat, move, lang: {"figure": figure(lang, move[1])},
    "figure": lambda s, seat, move, lang: {"figure": figure(lang, move[2])},
}
