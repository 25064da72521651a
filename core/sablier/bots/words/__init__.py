"""What the bots say: levels, reasons for hints, and the names of what each game's taste looks at."""

from __future__ import annotations

from ...kernel.words import Words

BOTS = Words(__name__)
say = BOTS.say
