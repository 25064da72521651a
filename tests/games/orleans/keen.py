"""Somebody who plays Orléans on purpose: at random, but fills places to the end and uses them.

Players who move wholly at random scatter their followers and hardly ever act; the laws must also hold where they do.
"""

from sablier.games.orleans.board import SLOT_NEED, SLOT_PLACE, SPACES, TOWN_HALL
from sablier.games.orleans.goods import members
from sablier.kernel.rng import Rng


def keen(s, moves, rng: Rng):
    """A move, chosen with a preference for getting things done."""
    step = s.stack[-1][0]
    if step == "plan":
        return plan(s, moves, rng)
    if step == "act":
        return rng.choice(moves[:-1] or moves)
    if step == "gather" and (moves[0][0] == "draw" or rng.below(3)):
        return moves[0] if moves[0][0] == "draw" and rng.below(8) else rng.choice(moves)
    if step == "villager" and rng.below(3):
        return moves[-1]  # a trader: tiles are what laws seldom see
    if step in ("install", "travel", "send") and rng.below(3):
        return moves[0]
    return rng.choice(moves)


def plan(s, moves, rng: Rng):
    """Mostly a follower for a place that can be completed now, a begun one first; sometimes anything."""
    if rng.below(40) == 0:
        return rng.choice(moves)
    p = s.players[s.stack[-1][1]]
    places = [place for place in members(p.places) if place != TOWN_HALL or rng.below(6) == 0]
    ready = [(place, found) for place in places if (found := complete(p, place, moves))]
    begun = [(place, found) for place, found in ready if (p.planned | p.sallied) & SPACES[place]]
    return rng.choice(begun or ready)[1][0] if ready else moves[-1]


def complete(p, place, moves):
    """Placements that fill what is still free at a place, each follower used once; none if that cannot be."""
    waiting, found = [*p.market], []
    for kind in p.tower:
        waiting[kind] += 1
    here = [move for move in moves if move[0] in ("place", "sally") and SLOT_PLACE[move[2]] == place]
    for slot in members(p.free & SPACES[place]):
        fits = [move for move in here if SLOT_NEED[move[2]] == SLOT_NEED[slot] and waiting[move[1]]]
        if not fits:
            return found if place == TOWN_HALL else []
        found.append(fits[-1 if place == TOWN_HALL else 0])
        waiting[found[-1][1]] -= 1
    return found
