"""The thirty villagers, one declaration each, in the order of the edition; windows.py says when each window opens.

Numbers printed on a card come from the edition: `VILLAGERS[key]`.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.cards import Effect, Fold, may
from ...kernel.rules import Frame, Seat, then
from . import death, market, mass, turn  # noqa: F401 - the decisions beside which cards are offered
from .board import AMOUNT as MADE
from .board import (
    ARTIST_TABLE,
    CARDS,
    COIN,
    COLOURS,
    FORTIFIED,
    FREE,
    GRAIN,
    GRAIN_LIMIT,
    IN_BAG,
    ITEMS,
    LAST_WINDOW,
    MILL,
    NEXT_FIRST,
    REWARD,
    SALE_PRICE,
    SCROLL,
    TAKE_CUBES,
    TAKE_GOODS,
    TRAVELLER_TABLE,
    VILLAGERS,
    WANTS,
    WINDOW,
)
from .council import highest, usable
from .family import family_moves
from .goods import affords, can_pay
from .score import living
from .state import NOBODY, State
from .travel import messenger_moves, toll_moves
from .windows import DECK, beside, hopes

ALL_CITIES = (1 << len(REWARD)) - 1

# --- what cards do: effects (s, seat)


def points(key: str) -> Effect:
    def effect(s: State, seat: Seat) -> None:
        s.players[seat].points += VILLAGERS[key]["points"]
    return effect


def ask(*frame: str | int) -> Effect:
    """Put a question to the owner; the frame is told without its seat."""
    def effect(s: State, seat: Seat) -> None:
        then(s, (frame[0], seat, *frame[1:]))
    return effect


def goods(key: str) -> Effect:
    """The goods printed on the card; the owner chooses if there are several."""
    items = [ITEMS.index(item) for item in VILLAGERS[key]["makes"]]
    amount = VILLAGERS[key]["amount"]

    def effect(s: State, seat: Seat) -> None:
        if len(items) == 1:
            s.players[seat].stock[items[0]] += amount
        else:
            then(s, ("good", seat, amount, *items))
    return effect


def fill_barn(s: State, seat: Seat) -> None:
    s.players[seat].stock[GRAIN] = GRAIN_LIMIT


def privileges(s: State, seat: Seat) -> None:
    frame: Frame = ("privileges", seat, highest(s, seat))
    then(s, *[frame] * VILLAGERS["councillor"]["privileges"])


def family(s: State, seat: Seat) -> None:
    if len(family_moves(s, ("family", seat))) > 1:
        then(s, ("family", seat))


def search(s: State, seat: Seat) -> None:
    if any(s.piles):
        then(s, ("search", seat))


def cry(s: State, seat: Seat) -> None:
    s.criers |= 1 << seat


def grind(s: State, seat: Seat) -> None:
    s.players[seat].stock[COIN] += VILLAGERS["miller"]["coins"] - MADE[MILL]


# --- when they can do it: (s, seat) -> bool


def can_move_left(s: State, seat: Seat) -> bool:
    return any(WINDOW <= place < LAST_WINDOW for place in s.players[seat].family)


def can_mark(s: State, seat: Seat) -> bool:
    return s.players[seat].cities != ALL_CITIES


def can_use_privilege(s: State, seat: Seat) -> bool:
    return bool(usable(s, seat, highest(s, seat)))


def can_act_again(s: State, seat: Seat) -> bool:
    """The well needs a cube left on the board too; only in the last turns an action is free without any."""
    return any(s.spaces) or s.ender != NOBODY


def can_choose(s: State, seat: Seat) -> bool:
    """The seat is choosing its action, and has not paid the well for one."""
    return s.stack[-1] != ("action", seat, 0)


def can_cry(s: State, seat: Seat) -> bool:
    """Somebody queues whom the seat might serve; only who called the day sells without a fee, and only once."""
    stock = hopes(s, seat)
    free = ("stalls", seat, 0, 1) in s.stack
    return (free or can_pay(stock, SALE_PRICE)) and any(affords(stock, WANTS[tile]) for tile in s.queue)


def can_pick(s: State, seat: Seat) -> bool:
    return not s.criers >> seat & 1 and any(tile != FREE for tile in s.stalls)


def somebody_in_the_bag(s: State, seat: Seat) -> bool:
    return any(IN_BAG in p.family for p in s.players)


# --- what they change: folds (value, s, seat) -> value


def table(replaced_by: tuple[int, ...]) -> Fold:
    return lambda value, s, seat: replaced_by


def bonus(count: Callable[[State, Seat], int], key: str) -> Fold:
    """The points printed on the card for each of these."""
    return lambda value, s, seat: value + VILLAGERS[key]["points"] * count(s, seat)


def cubes(key: str) -> Fold:
    """Points by the number of cubes of the card's colour; too many are worth nothing."""
    colour, by_number = COLOURS.index(VILLAGERS[key]["colour"]), VILLAGERS[key]["points_by_cubes"]
    return lambda value, s, seat: value + by_number[min(s.players[seat].stock[colour], len(by_number) - 1)]


def fortified_cities(s: State, seat: Seat) -> int:
    return sum(strong and s.players[seat].cities >> city & 1 for city, strong in enumerate(FORTIFIED))


def kinds_of_goods(s: State, seat: Seat) -> int:
    return sum(number > 0 for number in s.players[seat].stock[SCROLL:])


def underdog(value: tuple[int, list[int]], s: State, seat: Seat) -> tuple[int, list[int]]:
    before, totals = value
    row = VILLAGERS["rogue"]
    return before + row["points_if_last" if totals[seat] == min(totals) else "points"], totals


def hoped_goods(key: str) -> Fold:
    def fold(stock: list[int], s: State, seat: Seat) -> list[int]:
        for item in VILLAGERS[key]["makes"]:
            stock[ITEMS.index(item)] += VILLAGERS[key]["amount"]
        return stock
    return fold


def hoped_grain(stock: list[int], s: State, seat: Seat) -> list[int]:
    stock[GRAIN] = GRAIN_LIMIT
    return stock


def hoped_privileges(stock: list[int], s: State, seat: Seat) -> list[int]:
    """Two privileges: at most two goods of a kind, or four cubes."""
    level = highest(s, seat)
    return [number + 2 * (item >= SCROLL and level >= TAKE_GOODS) + 4 * (item < COIN and level >= TAKE_CUBES)
            for item, number in enumerate(stock)]


def hoped_reward(stock: list[int], s: State, seat: Seat) -> list[int]:
    """A coin or two cubes from a city not yet visited."""
    open_to = {REWARD[city] for _, city in messenger_moves(s, ("messenger", seat))}
    return [number + (item == COIN and "coins" in open_to) + 2 * (item < COIN and "cubes" in open_to)
            for item, number in enumerate(stock)]


def hoped_card(stock: list[int], s: State, seat: Seat) -> list[int]:
    """Whatever another card might bring."""
    if any(s.piles):
        stock = [number + 2 for number in stock]
        stock[GRAIN] = GRAIN_LIMIT
    return stock


def hoped_step(value: bool, s: State, seat: Seat) -> bool:
    return value or can_move_left(s, seat)


def hoped_marker(value: bool, s: State, seat: Seat) -> bool:
    """Who is First Player next may still be decided."""
    return value or (s.next_first == NOBODY and highest(s, seat) >= NEXT_FIRST)


def hoped_step_or_marker(value: bool, s: State, seat: Seat) -> bool:
    return hoped_marker(hoped_step(value, s, seat), s, seat)


# --- kept to the end

card = DECK.card
card("artist", chronicle_table=table(ARTIST_TABLE))
card("count", bonus=bonus(fortified_cities, "count"))
card("rogue", last_bonus=underdog)
card("guild_master", bonus=cubes("guild_master"))
card("steward", bonus=bonus(kinds_of_goods, "steward"))
card("mayor", bonus=cubes("mayor"))
card("medico", bonus=bonus(lambda s, seat: living(s.players[seat]), "medico"))
card("nun", bonus=cubes("nun"))
card("peasant_woman", bonus=bonus(lambda s, seat: s.players[seat].stock[GRAIN], "peasant_woman"))
card("scholar", bonus=cubes("scholar"))
card("traveller", travel_table=table(TRAVELLER_TABLE))

# --- played at any time

card("abbot", any=may(ask("abbot"), when=can_move_left), mass=hoped_step)
card("blacksmith", any=may(goods("blacksmith")), hope=hoped_goods("blacksmith"))
card("cattle_breeder", any=may(goods("cattle_breeder")), hope=hoped_goods("cattle_breeder"))
card("councillor", any=may(privileges, when=can_use_privilege), hope=hoped_privileges, mass=hoped_marker)
card("day_labourer", any=may(points("day_labourer"), fill_barn), hope=hoped_grain, mass=hoped_step)
card("herbalist", any=may(points("herbalist"), ask("herbalist")))
card("lost_son", any=may(points("lost_son"), family))
card("messenger", any=may(ask("messenger"), when=can_mark), hope=hoped_reward)
card("countess", any=may(points("countess"), search), hope=hoped_card, mass=hoped_step_or_marker)
card("scribe", any=may(goods("scribe")), hope=hoped_goods("scribe"))
card("wainwright", any=may(goods("wainwright")), hope=hoped_goods("wainwright"))

# --- tied to an action or event

card("bard", death=may(ask("bard")))
card("market_crier", market_start=may(cry, when=can_cry))
card("juggler", after_action=may(points("juggler"), ask("deaths"), ask("encore"), when=can_act_again))
card("miller", mill=may(grind))
card("sage", choose_action=may(points("sage"), ask("action", 0), when=can_choose))
card("prior", mass_start=may(ask("calls"), when=somebody_in_the_bag))
card("scrap_dealer", market_end=may(ask("pick"), when=can_pick))
card("toll_keeper", travel=may(ask("toll"), when=lambda s, seat: bool(toll_moves(s, ("toll", seat)))))

assert tuple(one.key for one in DECK.cards) == CARDS, "the edition numbers the cards"

# --- the decisions beside which they are offered

for step in ("harvest", "family", "crafts", "council", "privilege", "church", "inn", "hire", "sell", "redeem", "step"):
    beside(step)
beside("choose", "choose_action")
beside("action", "choose_action")
beside("travel", "travel")
beside("die", "death")
