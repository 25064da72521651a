"""Travel: a member rides one road, sets a marker in a city new to the family and takes its reward."""

from __future__ import annotations

from ...kernel.rules import Frame, Move, Seat, then
from .board import (
    CITIES,
    CITY,
    COIN,
    GATES,
    LEVEL,
    ON_FARM,
    REWARD,
    ROADS,
    TRAVEL_COINS,
    TRAVEL_CUBES,
    TRAVEL_POINTS,
    WAGON,
)
from .goods import can_pay, figures
from .state import RULES, State

HOME = len(CITIES)
LINKS = (*ROADS, GATES)  # (city, price) of every road, from each city and from HOME


@RULES.moves
def travel_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    moves: list[Move] = []
    if p.stock[WAGON]:
        open_roads = [[city for city, price in links if can_pay(p.stock, price)] for links in LINKS]
        for member in figures(p.family, ON_FARM, LEVEL - 1):
            place = p.family[member]
            if place == ON_FARM or place >= CITY:
                moves += [("ride", member, city) for city in open_roads[start_of(place)]]
    moves.append(("pass",))
    return moves


@RULES.take
def travel_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "ride":
        _, member, city = move
        price = road_price(s.players[frame[1]].family[member], city)
        then(s, ("charge", frame[1], price), ("arrive", frame[1], member, city))


def road_price(place: int, city: int) -> int:
    """The price of the road from where a figure stands to that city."""
    return dict(LINKS[start_of(place)])[city]


def start_of(place: int) -> int:
    """Where roads begin for a figure: its city, or HOME."""
    return HOME if place == ON_FARM else place - CITY


@RULES.moves
def toll_moves(s: State, frame: Frame) -> list[Move]:
    """The Toll Keeper lets one member pass for nothing."""
    family = s.players[frame[1]].family
    travellers = [m for m in figures(family, ON_FARM, LEVEL - 1) if family[m] == ON_FARM or family[m] >= CITY]
    return [("ride", member, city) for member in travellers for city, _ in LINKS[start_of(family[member])]]


@RULES.take
def toll_take(s: State, frame: Frame, move: Move) -> None:
    then(s, ("arrive", frame[1], *move[1:]))


@RULES.moves
def messenger_moves(s: State, frame: Frame) -> list[Move]:
    return [("mark", city) for city in range(len(CITIES)) if not s.players[frame[1]].cities >> city & 1]


@RULES.take
def messenger_take(s: State, frame: Frame, move: Move) -> None:
    mark(s, frame[1], move[1])


@RULES.auto
def arrive(s: State, frame: Frame) -> None:
    _, seat, member, city = frame
    s.players[seat].family[member] = CITY + city
    if not s.players[seat].cities >> city & 1:
        mark(s, seat, city)


def mark(s: State, seat: Seat, city: int) -> None:
    """Set a marker and take the reward."""
    p = s.players[seat]
    p.cities |= 1 << city
    reward = REWARD[city]
    if reward == "points":
        p.points += TRAVEL_POINTS
    elif reward == "coins":
        p.stock[COIN] += TRAVEL_COINS
    else:
        then(s, ("take_cubes", seat, TRAVEL_CUBES))
