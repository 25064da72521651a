"""What the page is shown."""

from sablier.games.village import GAME
from tests.games.village.given import action, bury, fill_up, given, has, turn


def test_a_player_as_the_page_sees_him():
    s = given(farm="1", smithy="2", city3="2", council4="3", church1="4", bag="4", grain=3, coin=2, green=1, plow=1,
              cities="1 3", customers="C07", time=7, points=12)
    bury(s, 0, 1, "farm")
    player = GAME.view(s, 1)["players"][0]
    assert (player["grain"], player["coins"], player["time"], player["prestige"]) == (3, 2, 7, 12)
    assert player["cubes"] == {"brown": 0, "pink": 0, "orange": 0, "green": 1}
    assert player["goods"] == {"scroll": 0, "horse": 0, "plow": 1, "ox": 0, "wagon": 0}
    assert player["cities"] == [1, 3]
    assert player["customers"] == [{"key": "C07", "wants": {"grain": 4}, "points": 4}]
    assert {one["place"] for one in player["family"]} == {
        "farm", "smithy", "city3", "council4", "church1", "bag", "chronicle", "unborn"}


def test_market_chronicle_graves_and_bag():
    s = given(stalls="C03", queue="C04", pile="C05 C06", bag="1")
    bury(s, 0, 2, "crafts")
    fill_up(s, "graves", seat=1, but=2)
    view = GAME.view(s, None)
    assert [tile and tile["key"] for tile in view["market"]["stalls"]] == ["C03", None, None]
    assert [tile and tile["key"] for tile in view["market"]["queue"]] == ["C04", None, None, None, None]
    assert view["market"]["pile"] == 2
    assert view["chronicle"][1] == {"occupation": "crafts", "spaces": [
        {"seat": 0, "member": 4, "generation": 2}, None, "blocked", "blocked"]}
    assert view["graves"] == [{"seat": 1, "member": 0, "generation": 1}, None, None, "blocked", "blocked"]
    assert view["blackbag"] == {"monks": 4, "members": [{"seat": 0, "member": 0}]}


def test_whose_turn_it_is_even_while_another_seat_sells():
    s = given(seats=3, stalls="C03", spaces={"market": "pink", "harvest": "pink"})
    has(s, 2, horse=1, green=1)
    turn(s, 1)
    assert (GAME.view(s, 0)["turn"], GAME.rules.decider(s)) == (1, 1)
    GAME.rules.apply(s, ("cube", 3, 1))
    assert (GAME.view(s, 0)["turn"], GAME.rules.decider(s)) == (1, 2)


def test_targets_name_what_is_drawn():
    s = given(farm="1 2", council1="2", scroll=1, green=2, coin=2)
    action(s, "council")
    assert [GAME.target(s, move) for move in GAME.rules.legal(s)] == ["level:1", "level:2", "privilege:1", "pass"]
    GAME.rules.apply(s, ("enter",))
    assert [GAME.target(s, move) for move in GAME.rules.legal(s)] == ["farm:0", "farm:0", "coins:0", "coins:0"]


def test_what_is_printed():
    board = GAME.view(given(), 0)["board"]
    assert [city["start"] for city in board["cities"]] == [True, True, False, False, False, False]
    assert board["cities"][2]["reward"] == {"kind": "coins", "n": 1}
    assert {"from": 0, "to": 1, "cubes": {"brown": 2}, "wagon": 1, "time": 2} in board["roads"]
    assert board["buildings"][3] == {"key": "smithy", "train": 3, "produce": 3, "pay": {"orange": 2, "pink": 1},
                                     "product": ["plow"], "amount": 1}
    assert [level["time"] for level in board["levels"]] == [1, 2, 2, 3]
    assert [(window["grain"], window["points"]) for window in board["windows"]] == [(0, 2), (1, 3), (2, 4), (4, 6)]
