"""The tree: forced moves, whole turns, chance by its odds."""

from sablier.bots.taste import ScoreTaste
from sablier.bots.tree import Grower, Node, settle
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE
from tests.bots.games import BEADS
from tests.bots.test_thinking import beads


def grown(table, limit=1000):
    grower, root = Grower(BEADS, ScoreTaste(BEADS)), Node(table.seat)
    grower.unfold(root, table.sample(Rng(1)), table.moves, limit, Rng(1))
    return root, grower


def test_what_has_one_answer_is_not_a_decision():
    table = beads((1, 0, 0), (0, 0, 0), (0, 0, 0))  # both can only take, and the bag holds one bead
    s = table.sample(Rng(1))
    assert settle(BEADS.rules, s) == (None, [])
    assert s.players[0].beads == [1, 0, 0]


def test_a_position_is_worth_its_best_continuation():
    root, _ = grown(beads((3, 3, 3), (3, 1, 0), (1, 1, 0), hand=1))
    assert root.values == [10.0, 0.0]  # nine for the red beads and one for the card
    assert [move for _, move, _ in root.ranked][:2] == [("sell", 0), ("sell", 1)]


def test_chance_counts_by_its_odds():
    """The other seat's beads are worth nothing until sold, so look at what is drawn: two red to one blue."""
    table = beads((2, 1, 0), (0, 1, 0), (1, 0, 0))
    root, grower = grown(table, limit=0)
    drawn = root.children[("take",)]
    assert drawn.seat == CHANCE
    assert drawn.odds == [2, 1]
    assert list(drawn.children) == [("bead", 0), ("bead", 1)]
    assert grower.work == len(table.moves) - 1 + 2


def test_the_mean_over_chance():
    node = Node(CHANCE)
    node.children = {("bead", 0): Node(0, [6.0, 0.0]), ("bead", 1): Node(0, [0.0, 3.0])}
    node.odds = [2, 1]
    node.rank()
    assert node.values == [4.0, 1.0]


def test_growing_again_keeps_what_is_known():
    table = beads((3, 3, 3), (3, 1, 0), (1, 1, 0))
    root, grower = grown(table)
    known = root.children[("sell", 0)]
    known.visit([1.0, 0.0])
    grower.unfold(root, table.sample(Rng(2)), table.moves, 1000, Rng(2))
    assert root.children[("sell", 0)] is known
    assert known.visits == 1


def test_the_limit_stops_growing_but_every_move_is_seen():
    table = beads((3, 3, 3), (1, 1, 1), (1, 1, 0), hand=1)
    root, grower = grown(table, limit=1)
    assert set(root.children) == set(table.moves)
    assert grower.work < grown(table)[1].work


def test_visits_are_averaged():
    node = Node(0, [5.0, 5.0])
    assert node.mean() == [5.0, 5.0]
    node.visit([1.0, 2.0])
    node.visit([3.0, 0.0])
    assert node.mean() == [2.0, 1.0]
