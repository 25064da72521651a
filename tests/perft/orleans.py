"""Positions of Orléans to count moves from, and the counts.

`python -m tests.perft.orleans` counts anew, for a change of the rules that is meant; its commit names the rule. The
positions are those of the golden matches: of every question with a choice, the one asked in the middle of the match.
"""

from pathlib import Path

from sablier.games.orleans import GAME
from sablier.kernel.prove import children, perft
from tests.golden.orleans import WHOLE

FILE = Path(__file__).with_name("orleans.txt")
DEEPEST, MOST = 5, 8_000  # moves ahead, and sequences of them; one move ahead at least


def positions(name: str):
    """By question: how many moves of the golden match lead to it, and the position."""
    s, found = WHOLE.start(name), {}
    for ply, move in enumerate(WHOLE.moves(name)):
        if len(GAME.rules.legal(s)) > 1:
            found.setdefault(s.stack[-1][0], []).append((ply, s.fork()))
        GAME.rules.apply(s, move)
    return {step: asked[len(asked) // 2] for step, asked in found.items()}


def split(s, depth: int) -> dict[str, int]:
    """The count by first move."""
    return {str(move): perft(GAME, after, depth - 1) for move, after in children(GAME, s)}


def rows() -> list[tuple[str, int, str, int, int]]:
    """Match, moves played, question, depth, count: a line of the file each."""
    found = [line.split(" | ") for line in FILE.read_text(encoding="utf-8").splitlines()]
    return [(name, int(ply), step, int(depth), int(count)) for name, ply, step, depth, count in found]


def counted(s) -> tuple[int, int]:
    """As deep as the count stays small, and the count."""
    depth, count = 1, len(GAME.rules.legal(s))
    while depth < DEEPEST and count * len(GAME.rules.legal(s)) <= MOST:
        depth, count = depth + 1, sum(split(s, depth + 1).values())
    return depth, count


if __name__ == "__main__":
    with FILE.open("w", encoding="utf-8") as file:
        for table in WHOLE.matches:
            for question, (moves, position) in positions(table).items():
                file.write(" | ".join(map(str, (table, moves, question, *counted(position)))) + "\n")
