"""The table before the first move."""

from __future__ import annotations

from ...kernel.game import Options
from ...kernel.rules import CHANCE, TABLE, Frame
from .board import (
    CITIZENS,
    COINS,
    DEED_NEEDS,
    EMPTY,
    EVENT_TILES,
    GOODS_TILES,
    KINDS,
    MONK,
    NEUTRAL,
    ON_BOARD,
    ORLEANS,
    OWN,
    SLOTS,
    SPACE_ROUTE,
    SPACES,
    START_COINS,
    STATIONS,
    TECHNOLOGY_TILES,
    TILES,
)
from .state import Player, State


def setup(seats: int, options: Options) -> State:
    exclusion: list[Frame] = [("exclusion", TABLE)] if options["exclusion"] == "on" else []
    return State(
        stack=[("next_round", TABLE), *exclusion, ("begin", CHANCE), ("lay_out", TABLE)],
        players=[new_player() for _ in range(seats)],
        in_turn=int(options["planning"] == "in_turn"),
        bank=COINS - seats * START_COINS,
        technology=TECHNOLOGY_TILES,
        tiles=TILES,
        citizens=(1 << CITIZENS) - 1,
        supply=list(NEUTRAL[seats]),
        goods=list(GOODS_TILES),
        spaces=[EMPTY] * len(SPACE_ROUTE),
        deeds=list(DEED_NEEDS),
        hourglass=list(EVENT_TILES),
        gone_supply=[0] * len(NEUTRAL[seats]),
        gone_goods=[0] * len(GOODS_TILES),
    )


def new_player() -> Player:
    """The starting followers stand on the market; the bag is empty."""
    return Player(
        coins=START_COINS, town=ORLEANS, stock=STATIONS, places=ON_BOARD,
        free=sum(SPACES[place] for place in range(ON_BOARD.bit_length())), slots=[EMPTY] * SLOTS,
        market=[int(kind >= OWN) for kind in range(KINDS)], bag=[0] * KINDS, tracks=[0] * MONK,
        goods=[0] * len(GOODS_TILES),
    )
