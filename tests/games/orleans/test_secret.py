"""Plans made together: nobody reads them off the log, and nobody takes one back after the reveal."""

from __future__ import annotations

from sablier import desk
from sablier.games.orleans import GAME
from sablier.kernel.match import Match, Place


def planning() -> Match:
    """A match of two people, in the middle of the first planning."""
    match = Match(GAME, [Place("Anna"), Place("Ben")], {}, 3)
    while not GAME.secret(match.state):
        match.play(match.legal()[0])
    return match


def test_the_log_does_not_show_where_others_plan():
    match = planning()
    first = match.decider
    match.play(next(move for move in match.legal() if move[0] == "place"))
    while match.decider == first:
        match.play(("done",))
    lines = {eyes: desk._log(match, "en", 0, eyes) for eyes in (0, 1)}
    own = [line["at"] for line in lines[first] if line["at"].startswith("slot:")]
    other = [line["at"] for line in lines[1 - first] if line["at"].startswith("slot:")]
    assert own
    assert not other


def test_plans_are_final_once_they_are_revealed():
    match = planning()
    match.play(next(move for move in match.legal() if move[0] == "place"))
    assert match.undo_target({0, 1}) is not None
    while GAME.secret(match.state):
        match.play(("done",))
    assert match.undo_target({0, 1}) is None
    assert match.undo_target({0, 1}, practice=True) is not None
