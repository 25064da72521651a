"""What a seat sees, and where on the board a move is shown.

Village hides nothing but what chance has not drawn yet. With the Inn, only the seat that played the Countess knows the
card it took; what was taken from the top of a stack has been seen by all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.rules import Move, Seat
from .board import (
    AMOUNT,
    BLOCKED,
    BREWERY,
    BUILDINGS,
    BUY_PRICE,
    CARDS,
    CITIES,
    COIN,
    COLOURS,
    CUBES,
    CUSTOMER_POINTS,
    CUSTOMERS,
    EDITION,
    FREE,
    GENERATION,
    GOODS,
    GRAIN,
    HIDDEN,
    INN,
    ITEMS,
    LEVEL,
    MAKES,
    MEMBERS,
    OCCUPATIONS,
    PLACE_POINTS,
    PLACED,
    PLACES,
    PRICES,
    PRODUCE,
    QUEUE,
    SCROLL,
    SECTIONS,
    SPACES,
    STEP_GRAIN,
    TIME_SPACES,
    TRAIN,
    VILLAGERS,
    WANTS,
    WINDOW,
    WINDOWS,
)
from .score import customers as customer_points
from .state import NOBODY, Player, State


def view(s: State, seat: Seat | None) -> dict[str, Any]:
    width = len(CUBES)
    spaces = {key: _cubes(s.spaces[i * width:(i + 1) * width]) for i, key in enumerate(SPACES) if s.inn or i != INN}
    chronicle = [{"occupation": key, "spaces": [_buried(space) for space in s.chronicle[start:end]]}
                 for key, (start, end) in zip(OCCUPATIONS, SECTIONS[len(s.chronicle)], strict=True)]
    return {
        "round": s.round, "first": s.first, "next_first": _seat(s.next_first), "turn": whose_turn(s),
        "ending": s.ender != NOBODY, "spaces": spaces, "supply": _cubes(s.supply), "bag": _cubes(s.bag),
        "market": {"stalls": [_customer(tile) for tile in s.stalls],
                   "queue": [_customer(tile) for tile in _padded(s.queue, QUEUE)], "pile": s.pile.bit_count()},
        "chronicle": chronicle, "graves": [_buried(space) for space in s.graves],
        "blackbag": {"monks": s.monks, "members": [
            {"seat": i, "member": member} for i, p in enumerate(s.players)
            for member, place in enumerate(p.family) if PLACES[place] == "bag"]},
        "players": [_player(i, p, s.inn) | ({"hand": _hand(s, p, seat)} if s.inn else {})
                    for i, p in enumerate(s.players)],
        "board": BOARD[bool(s.inn)],
        **(_inn(s) if s.inn else {}),
    }


def _hand(s: State, p: Player, eyes: Seat | None) -> list[dict[str, Any] | None]:
    """Cards this pair of eyes may not know are None."""
    secret = p.hand & s.private if eyes != s.looker and s.stack else 0
    return [*(_card(card) for card in range(len(CARDS)) if (p.hand ^ secret) >> card & 1), *[None] * secret.bit_count()]


def _inn(s: State) -> dict[str, Any]:
    """The stacks with their top cards, which of them is being searched, what has been played, the Bard's entry."""
    tops = [_card(pile[0]) if pile and pile[0] != HIDDEN else None for pile in s.piles]
    return {
        "stacks": [{"count": len(pile), "top": top} for pile, top in zip(s.piles, tops, strict=True)],
        "searched": next((frame[2] + 1 for frame in s.stack if frame[0] == "keep"), None),
        "played": [CARDS[card] for card in range(len(CARDS)) if s.played >> card & 1],
        "extra": _buried(s.extra),
    }


def _card(card: int) -> dict[str, Any]:
    row = VILLAGERS[CARDS[card]]
    return {"key": row["key"], "cost": row["cost"], "candle": row["candle"], "timing": row["timing"]}


def whose_turn(s: State) -> Seat | None:
    """The seat whose turn it is; nobody's between the rounds and after the end."""
    return next((frame[1] for frame in reversed(s.stack) if frame[0] == "deaths"), None)


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _cubes(numbers: Sequence[int]) -> dict[str, int]:
    return dict(zip(CUBES, numbers, strict=True))


def _padded(tiles: list[int], length: int) -> list[int]:
    return tiles + [FREE] * (length - len(tiles))


def _customer(tile: int) -> dict[str, Any] | None:
    if tile == FREE:
        return None
    wants = {ITEMS[item]: n for item, n in WANTS[tile]}
    return {"key": CUSTOMERS[tile], "wants": wants, "points": CUSTOMER_POINTS[tile]}


def _buried(space: int) -> dict[str, int] | str | None:
    if space in (FREE, BLOCKED):
        return "blocked" if space == BLOCKED else None
    seat, member = divmod(space, MEMBERS)
    return {"seat": seat, "member": member, "generation": GENERATION[member]}


def _player(seat: Seat, p: Player, inn: int) -> dict[str, Any]:
    return {
        "seat": seat, "grain": p.stock[GRAIN], "coins": p.stock[COIN], "time": p.time, "prestige": p.points,
        "cubes": dict(zip(COLOURS, p.stock, strict=False)),
        "goods": {key: p.stock[SCROLL + i] for i, key in enumerate(GOODS) if inn or key != "beer"},
        "cities": [city + 1 for city in range(len(CITIES)) if p.cities >> city & 1],
        "customers": [_customer(tile) for tile in range(len(CUSTOMERS)) if p.customers >> tile & 1],
        "customer_points": customer_points(p),
        "family": [{"member": member, "generation": GENERATION[member], "place": PLACES[place]}
                   for member, place in enumerate(p.family)],
    }


def _board(inn: bool) -> dict[str, Any]:
    """What is printed, for drawing and for tooltips."""
    travel = EDITION["travel"]
    return {
        "time_spaces": TIME_SPACES,
        "cities": [{"n": n + 1, "x": row["x"], "y": row["y"], "fortified": row["fortified"],
                    "reward": {"kind": row["reward"], "n": travel[row["reward"]]},
                    "start": any(road["to"] == key and road["from"] == "village" for road in travel["roads"])}
                   for n, (key, row) in enumerate(zip(CITIES, travel["cities"], strict=True))],
        "roads": [{"from": 0 if row["from"] == "village" else CITIES.index(row["from"]) + 1,
                   "to": CITIES.index(row["to"]) + 1, "cubes": row["cubes"], "wagon": travel["wagon"],
                   "time": travel["time"]}
                  for row in travel["roads"]],
        "buildings": [{"key": key, "train": TRAIN[i], "produce": PRODUCE[i] or PRICES[BUY_PRICE[i]][0][0],
                       "pay": {ITEMS[item]: n for item, n in PRICES[BUY_PRICE[i]][0][1]},
                       "product": [ITEMS[item] for item in MAKES[i]], "amount": AMOUNT[i]}
                      for i, key in enumerate(BUILDINGS) if inn or i != BREWERY],
        "levels": [{"level": row["level"], "time": row["time"], "privilege": row["privilege"], "points": row["points"],
                    "pay": EDITION["council"]["pay"]} for row in EDITION["council"]["levels"]],
        "privileges": {key: EDITION["council"]["privileges"][key] for key in ("cubes", "goods", "points")},
        "windows": [{"window": n + 1, "grain": STEP_GRAIN[n], "points": PLACE_POINTS[WINDOW + n]}
                    for n in range(WINDOWS)],
    }


BOARD = {inn: _board(inn) for inn in (False, True)}


# --- where a move is shown


def target(s: State, move: Move) -> str:
    frame, verb = s.stack[-1], move[0]
    seat = frame[1]
    if verb in FIXED:
        return FIXED[verb]
    if verb in SHOWN:
        return SHOWN[verb](move[1])
    if verb in OF_MEMBER:
        return f"member:{seat}:{move[1]}"
    if verb in OF_SEAT:
        return f"{OF_SEAT[verb]}:{seat}"
    if verb in OF_STACK:
        return f"stack:{frame[2] + 1}"
    if verb == "fill":
        return f"cube:{SPACES[PLACED[bool(s.inn), len(s.players)][frame[2]]]}:{CUBES[move[1]]}"
    return MOVED[verb](s, move)


def _pay_target(s: State, move: Move) -> str:
    _, seat, price = s.stack[-1]
    time, parts = PRICES[price][move[1]]
    if any(item == COIN for item, _ in parts):
        return f"coins:{seat}"
    return f"time:{seat}" if time and not parts else f"farm:{seat}"


FIXED = {
    "well": "well", "pass": "pass", "done": "done", "monk": "blackbag", "majority": "space:church", "enter": "level:1",
    "settle": "space:inn", "visit": "space:inn",
}
OF_MEMBER = ("who", "bless", "recall", "die", "redeem", "step", "exalt")
OF_STACK = ("turn_up", "look", "keep")  # which card was kept is nobody else's business
OF_SEAT = {"harvest": "grain", "birth": "farm", "clock": "time"}
SHOWN: dict[str, Callable[[int], str]] = {
    "action": lambda space: f"space:{SPACES[space]}",
    "take": lambda colour: f"colour:{COLOURS[colour]}",
    "good": lambda item: f"good:{ITEMS[item]}",
    "work": lambda building: f"building:{BUILDINGS[building]}",
    "train": lambda building: f"building:{BUILDINGS[building]}",
    "buy": lambda building: f"building:{BUILDINGS[building]}",
    "privilege": lambda n: f"privilege:{n + 1}",
    "serve": lambda tile: f"customer:{CUSTOMERS[tile]}",
    "customer": lambda tile: f"customer:{CUSTOMERS[tile]}",
    "pick": lambda tile: f"customer:{CUSTOMERS[tile]}",
    "card": lambda card: f"card:{CARDS[card]}",
    "cycle": lambda pile: f"stack:{pile + 1}",
    "hire": lambda pile: f"stack:{pile + 1}",
    "search": lambda pile: f"stack:{pile + 1}",
    "mark": lambda city: f"city:{city + 1}",
    "first": lambda seat: f"farm:{seat}",
}
MOVED: dict[str, Callable[[State, Move], str]] = {
    "cube": lambda s, move: f"cube:{SPACES[move[1]]}:{CUBES[move[2]]}",
    "ride": lambda s, move: f"city:{move[2] + 1}",
    "rise": lambda s, move: f"level:{s.players[s.stack[-1][1]].family[move[1]] - LEVEL + 2}",
    "figure": lambda s, move: f"member:{move[1]}:{move[2]}",
    "pay": _pay_target,
}
