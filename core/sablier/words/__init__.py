"""What the house itself says: errors, the terminal program, the desk. Each game has a catalogue of its own."""

from __future__ import annotations

from ..kernel.words import Words

HOUSE = Words(__name__)
say = HOUSE.say
