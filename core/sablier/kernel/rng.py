"""splitmix64: a whole random generator in one int, the same on every Python.

Java's SplittableRandom uses the same mixing constants (Steele, Lea and Flood, 2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


class Rng:
    """Draws numbers from `seed`, which is all of its state and can be read and set at any time."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def bits(self) -> int:
        """64 random bits."""
        self.seed = z = (self.seed + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. The bias of a 64-bit product is far below what a match could show."""
        return (self.bits() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, odds: Sequence[int]) -> int:
        """An index, each as likely as its odds say."""
        left = self.below(sum(odds))
        for i, weight in enumerate(odds):
            left -= weight
            if left < 0:
                return i
        raise ValueError("odds need a positive sum")

    def unit(self) -> float:
        """A float in [0, 1)."""
        return (self.bits() >> 11) / (1 << 53)

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Rng:
        """A generator of its own, whose draws do not disturb this one."""
        return Rng(self.bits())
