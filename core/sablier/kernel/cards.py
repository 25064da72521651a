"""Cards: one declaration each, speaking in windows.

A deck is a closed list of windows and the cards that listen to them. Cards a seat holds are bits of one int, so a
window nobody listens to costs one AND. A card's keyword names the window, its value says what happens there:

    effect                  mandatory: a function (s, seat) that changes the state and may push frames
    may(effect, when=…)     optional: the owner is asked, or the card is offered beside the moves of another decision
    (effect, effect)        then: the second starts when everything the first pushed is done
    fold function           in windows asked through `fold`: (value, s, seat) -> value, for costs, capacities, scores

Nothing callable is ever in a state: frames name card, window and part by number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple

from .rules import Frame, Move, Rules, S, Seat, then

Effect = Callable[[Any, Seat], None]
When = Callable[[Any, Seat], bool]
Fold = Callable[[Any, Any, Seat], Any]


def always(s: Any, seat: Seat) -> bool:
    return True


class May(NamedTuple):
    """An effect its owner may decline."""

    effects: tuple[Effect, ...]
    when: When


def may(*effects: Effect, when: When = always) -> May:
    return May(effects, when)


class Card(NamedTuple):
    key: str
    number: int
    windows: dict[str, Any]


class Deck(Generic[S]):
    """The cards of one game. `held(s, seat)` says which of them, as bits, can speak for that seat."""

    def __init__(self, rules: Rules[S], windows: dict[str, str], held: Callable[[S, Seat], int],
                 played: Callable[[S, Seat, int], None]) -> None:
        """`windows` maps each window to the sentence that documents it; `played` is told of each optional card used."""
        self.windows, self.held, self.played = windows, held, played
        self.order = list(windows)
        self.cards: list[Card] = []
        self.listeners = dict.fromkeys(windows, 0)
        self.rules = rules
        rules.autos |= {"card": self._card_step, "window": self._window_step}
        rules.asks["may"] = self._may_moves
        rules.takes["may"] = self._may_take

    def card(self, key: str, **windows: Any) -> Card:
        """Declare a card; its number is its bit."""
        if any(card.key == key for card in self.cards):
            raise ValueError(f"the card {key} is declared twice")
        card = Card(key, len(self.cards), windows)
        for window in windows:
            if window not in self.listeners:
                raise ValueError(f"{key}: there is no window {window}")
            self.listeners[window] |= 1 << card.number
        self.cards.append(card)
        return card

    def fire(self, s: S, window: str, seat: Seat) -> None:
        """Let the seat's cards speak: what is mandatory happens, then the owner is asked about the rest."""
        mask = self.held(s, seat) & self.listeners[window]
        if not mask:
            return
        number = self.order.index(window)
        frames: list[Frame] = [
            ("card", seat, card.number, number, 0) for card in self._in(mask) if type(card.windows[window]) is not May
        ]
        then(s, *frames, ("window", seat, number))

    def offers(self, s: S, window: str, seat: Seat) -> list[Move]:
        """The optional cards of a window as moves ("card", number), to stand beside the moves of another decision."""
        mask = self.held(s, seat) & self.listeners[window]
        if not mask:
            return []
        return [("card", card.number) for card in self._in(mask)
                if type(card.windows[window]) is May and card.windows[window].when(s, seat)]

    def use(self, s: S, window: str, seat: Seat, number: int, *after: Frame) -> None:
        """Play an offered card, then go on with the frames that follow."""
        self.played(s, seat, number)
        then(s, ("card", seat, number, self.order.index(window), 0), *after)

    def fold(self, value: Any, window: str, s: S, seat: Seat) -> Any:
        """Pass a cost, a capacity or a score through every card that changes it."""
        mask = self.held(s, seat) & self.listeners[window]
        if mask:
            for card in self._in(mask):
                value = card.windows[window](value, s, seat)
        return value

    def _in(self, mask: int) -> list[Card]:
        found = []
        while mask:  # bit by bit: hands are small and decks are large
            lowest = mask & -mask
            found.append(self.cards[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    def _card_step(self, s: S, frame: Frame) -> None:
        _, seat, number, window, part = frame
        said = self.cards[number].windows[self.order[window]]
        effects = said.effects if type(said) is May else said if type(said) is tuple else (said,)
        if part + 1 < len(effects):
            then(s, ("card", seat, number, window, part + 1))
        effects[part](s, seat)

    def _window_step(self, s: S, frame: Frame) -> None:
        """Asks only if something can be played; comes back after each card, for several may speak in one window."""
        if self.offers(s, self.order[frame[2]], frame[1]):
            then(s, ("may", frame[1], frame[2]))

    def _may_moves(self, s: S, frame: Frame) -> list[Move]:
        return [*self.offers(s, self.order[frame[2]], frame[1]), ("pass",)]

    def _may_take(self, s: S, frame: Frame, move: Move) -> None:
        if move[0] == "card":
            self.use(s, self.order[frame[2]], frame[1], move[1], ("window", frame[1], frame[2]))
