"""Coins that change hands though nobody decides anything: at the census and at events.

They are moves of chance with a single answer, so that the log tells them. What a seat cannot pay is tortured out.
"""

from __future__ import annotations

from ...kernel.rules import CHANCE, TABLE, Frame, Move, Seat, then
from .goods import pay, receive
from .state import RULES, State


def grant(s: State, seat: Seat, coins: int) -> list[Frame]:
    """What the bank still has of these coins, for a seat."""
    paid = min(coins, s.bank)
    return [("grant", CHANCE, seat, paid)] if paid else []


def charge(seat: Seat, coins: int) -> list[Frame]:
    return [("charge", CHANCE, seat, coins)] if coins else []


def at_census(s: State) -> bool:
    """Whether it is the census that coins are received and paid for; otherwise it is the event."""
    return ("gathering", TABLE) in s.stack


@RULES.moves
def grant_moves(s: State, frame: Frame) -> list[Move]:
    return [("receive", frame[3])]


@RULES.odds
def grant_odds(s: State, frame: Frame) -> list[int]:
    return [1]


@RULES.take
def grant_take(s: State, frame: Frame, move: Move) -> None:
    receive(s, frame[2], move[1])


@RULES.moves
def charge_moves(s: State, frame: Frame) -> list[Move]:
    return [("owe", frame[3])]


@RULES.odds
def charge_odds(s: State, frame: Frame) -> list[int]:
    return [1]


@RULES.take
def charge_take(s: State, frame: Frame, move: Move) -> None:
    seat, owed = frame[2], move[1]
    paid = min(owed, s.players[seat].coins)
    pay(s, seat, paid)
    then(s, ("debt", seat, owed - paid))
