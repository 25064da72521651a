"""Whole matches of Orléans. `python -m tests.golden.orleans` plays them anew."""

from sablier.games.orleans import GAME
from tests.games.orleans.keen import keen
from tests.golden.whole import Whole

WHOLE = Whole(GAME, {  # between them these matches come to every question there is
    "orleans-2": (2, {"planning": "together", "exclusion": "on"}, 12),
    "orleans-3": (3, {"planning": "in_turn", "exclusion": "off"}, 5),
    "orleans-4": (4, {"planning": "together", "exclusion": "off"}, 6),
}, keen)

if __name__ == "__main__":
    WHOLE.write()
