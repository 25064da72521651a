"""Plans made together: nobody reads them off the log, and nobody takes one back after the reveal."""

from __future__ import annotations

from sablier import desk
from sablier.games.orleans import GAME
from sablier.kernel.match import Match, Place
from sablier.kernel.rng import Rng


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


def test_the_next_person_is_told_the_plans_anew():
    match = planning()
    first = match.decider
    match.play(next(move for move in match.legal() if move[0] == "place"))
    own = desk._log(match, "en", len(match.past) - 1, first)[-1]
    while match.decider == first:
        match.play(("done",))
    lines = {line["ply"]: line for line in desk._log(match, "en", len(match.past), 1 - first)}
    assert own["at"].startswith("slot:")
    assert own["text"].startswith("Place ")
    assert lines[own["ply"]] == own | {"at": "", "text": f"{match.places[first].name} plans in secret."}


def test_revealed_plans_are_told_with_their_places():
    match = planning()
    match.play(next(move for move in match.legal() if move[0] == "place"))
    ply = len(match.past) - 1
    while len(match.past) == ply + 1 or GAME.secret(match.state):
        match.play(("done",))
    while not GAME.secret(match.state):
        match.play(match.legal()[0])
    assert all(desk._log(match, "en", ply, eyes)[0]["at"].startswith("slot:") for eyes in (0, 1))


def test_a_replay_does_not_show_what_others_plan():
    match = planning()
    first = match.decider
    match.play(next(move for move in match.legal() if move[0] == "place"))
    ply = len(match.past)
    while match.decider == first:
        match.play(("done",))
    desk.matches["m"] = match
    shown = desk.at("m", ply, "en")
    del desk.matches["m"]
    assert shown["view"] == GAME.view(match.past[ply].state, 1 - first)
    assert shown["log"][-1]["at"] == ""


def test_plans_are_final_once_they_are_revealed():
    match = planning()
    match.play(next(move for move in match.legal() if move[0] == "place"))
    assert match.undo_target({0, 1}) is not None
    while GAME.secret(match.state):
        match.play(("done",))
    assert match.undo_target({0, 1}) is None
    assert match.undo_target({0, 1}, practice=True) is not None


def test_what_others_have_planned_is_imagined_anew():
    match = planning()
    first = match.decider
    match.play(next(move for move in match.legal() if move[0] == "place"))
    while match.decider == first:
        match.play(("done",))
    match.play(next(move for move in match.legal() if move[0] == "place"))
    s, seat = match.state, match.decider
    images = [GAME.imagine(s, seat, Rng(seed)) for seed in range(20)]
    assert all(GAME.view(image, seat) == GAME.view(s, seat) for image in images)
    assert all(GAME.components(image) == GAME.components(s) for image in images)
    assert all(image.players[seat] == s.players[seat] for image in images), "one's own plan is known"
    assert len({tuple(image.players[first].slots) for image in images}) > 5


def test_revealed_plans_are_seen_as_they_are():
    match = planning()
    while GAME.secret(match.state):
        match.play(match.legal()[0])
    assert GAME.imagine(match.state, 0, Rng(1)) == GAME.imagine(match.state, 1, Rng(2)) == match.state


def test_open_plans_are_seen_as_they_are():
    match = Match(GAME, [Place("Anna"), Place("Ben")], {"planning": "in_turn"}, 3)
    first = match.decider
    match.play(next(move for move in match.legal() if move[0] == "place"))
    assert GAME.imagine(match.state, 1 - first, Rng(1)) == match.state
