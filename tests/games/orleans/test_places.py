"""The ten places of the player board."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import (
    BOATMEN_CITIZEN,
    CHARACTERS,
    DEED_CITIZEN,
    DEEDS,
    EMPTY,
    GOODS,
    KNIGHTS_CITIZEN,
    NEEDS,
    PLACES,
    ROUTE_ENDS,
    ROUTE_SPACES,
    ROUTE_WAY,
    TOWNS,
    WATERWAY,
)
from sablier.games.orleans.deeds import COINS, POINTS, deed_spaces
from sablier.games.orleans.travel import NO_GOOD
from tests.games.orleans.given import (
    act,
    asked,
    character,
    count,
    do,
    given,
    good,
    has,
    kind,
    legal,
    place,
    slot,
    town,
    usable,
    use,
)

rule = pytest.mark.rule


def needs(key):
    return [(*CHARACTERS, "any")[need] for need in NEEDS[place(key)]]


@rule("ORL-113")
def test_ten_places():
    assert PLACES[:10] == ("farmhouse", "village", "university", "castle", "monastery", "ship", "wagon", "guildhall",
                           "scriptorium", "townhall")
    assert given().players[0].places == (1 << 10) - 1


@rule("ORL-058", "ORL-079", "ORL-081", "ORL-087", "ORL-089", "ORL-092", "ORL-094", "ORL-098", "ORL-101", "ORL-107")
@pytest.mark.parametrize(("key", "wanted"), [
    ("farmhouse", "boatman craftsman"), ("village", "farmer boatman craftsman"),
    ("university", "farmer craftsman trader"), ("castle", "farmer boatman trader"), ("monastery", "scholar trader"),
    ("ship", "farmer boatman knight"), ("wagon", "farmer trader knight"), ("guildhall", "farmer craftsman knight"),
    ("scriptorium", "knight scholar"), ("townhall", "any any"),
])
def test_what_places_need(key, wanted):
    assert needs(key) == wanted.split()


@rule("ORL-078")
@pytest.mark.parametrize(("step", "gained"), [
    (0, "grain"), (1, "grain"), (2, "cheese"), (3, "cheese"), (4, "wine"), (5, "wine"), (6, "wool"), (7, "brocade"),
])
def test_farmhouse(step, gained):
    s = given()
    p = has(s, 0, places={"farmhouse": "boatman craftsman"}, tracks={"farmer": step})
    supply = s.supply[0]
    act(s, 0, "farmhouse")
    assert p.tracks[0] == step + 1
    assert p.goods == [int(name == gained) for name in GOODS]
    assert (s.supply[0], p.bag[0]) == (supply - 1, 1)


def village(s, name):
    act(s, 0, "village", ("recruit", character(name)))


FULL_VILLAGE = {"village": "farmer boatman craftsman"}


@rule("ORL-080")
def test_village_offers_three_recruits():
    s = given()
    has(s, 0, places=FULL_VILLAGE)
    do(s, use(s, 0, "village"))
    assert [CHARACTERS[move[1]] for move in legal(s)] == ["boatman", "craftsman", "trader"]


@rule("ORL-082")
@pytest.mark.parametrize(("step", "coins"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_boatman(step, coins):
    s = given()
    p = has(s, 0, places=FULL_VILLAGE, tracks={"boatman": step}, coins=0)
    village(s, "boatman")
    assert (p.coins, p.tracks[1], p.bag) == (coins, step + 1, count("farmer boatman craftsman boatman"))


@rule("ORL-083")
def test_first_at_the_end_of_the_boatmen_takes_the_citizen():
    s = given()
    for seat in (0, 1):
        has(s, seat, places=FULL_VILLAGE, tracks={"boatman": 4}, coins=0)
    village(s, "boatman")
    assert (s.players[0].coins, s.players[0].citizens) == (0, 1 << BOATMEN_CITIZEN)
    act(s, 1, "village", ("recruit", character("boatman")))
    assert (s.players[1].coins, s.players[1].citizens, s.players[1].tracks[1]) == (0, 0, 5)


@rule("ORL-084", "ORL-114")
def test_craftsman_brings_technology():
    s = given()
    p = has(s, 0, places=FULL_VILLAGE)
    village(s, "craftsman")
    assert (p.technology, s.technology, p.tracks[2]) == (1, 15, 1)
    assert p.slots[slot("village")] == EMPTY, "kept beside the board for now"


@rule("ORL-085", "ORL-126")
def test_trader_brings_a_place_tile():
    s = given()
    p = has(s, 0, places=FULL_VILLAGE)
    act(s, 0, "village", ("recruit", character("trader")), ("tile", place("winery")))
    assert p.tracks[3] == 1
    assert p.places >> place("winery") & 1
    assert p.free >> slot("winery", 1) & 1
    assert not s.tiles >> place("winery") & 1
    has(s, 1, market="farmer")
    assert not s.players[1].free >> slot("winery") & 1, "only its owner can use it"


@rule("ORL-086")
@pytest.mark.parametrize(("step", "points"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_university(step, points):
    s = given()
    p = has(s, 0, places={"university": "farmer craftsman trader"}, tracks={"scholar": step})
    act(s, 0, "university")
    assert (p.development, p.tracks[5], p.bag[5]) == (points, step + 1, 1)


@rule("ORL-088", "ORL-090")
def test_castle_raises_the_draw():
    s = given()
    drawn = []
    for step in range(5):
        p = has(s, 0, places={"castle": "farmer boatman trader"}, tracks={"knight": step})
        act(s, 0, "castle")
        drawn.append(GAME.view(s, 0)["players"][0]["draw"])
    assert drawn == [5, 6, 7, 7, 8]
    assert p.bag[4] == 5


@rule("ORL-090")
def test_fourth_knight_brings_the_citizen_once():
    s = given()
    for seat in (0, 1):
        has(s, seat, places={"castle": "farmer boatman trader"}, tracks={"knight": 3})
        act(s, seat, "castle")
    assert [p.citizens for p in s.players] == [1 << KNIGHTS_CITIZEN, 0]


@rule("ORL-091")
def test_monastery():
    s = given()
    p = has(s, 0, places={"monastery": "scholar trader"}, coins=3)
    act(s, 0, "monastery")
    assert (p.bag, p.tracks, p.coins) == (count("scholar trader monk"), [0] * 6, 3)


# --- Map


def on(s, a, b, way, *goods):
    """The route between two towns, with goods on its spaces."""
    ends = {town(a), town(b)}
    route = next(i for i, e in enumerate(ROUTE_ENDS) if set(e) == ends and ROUTE_WAY[i] == (way == "waterway"))
    for space, name in zip(ROUTE_SPACES[route], goods, strict=False):
        s.goods[good(name)] -= 1
        s.spaces[space] = good(name)
    return route


FULL_SHIP = {"ship": "farmer boatman knight"}
FULL_WAGON = {"wagon": "farmer trader knight"}


@rule("ORL-093")
def test_ship_follows_waterways():
    s = given()
    p = has(s, 0, places=FULL_SHIP)
    do(s, use(s, 0, "ship"))
    towns = {sum(ROUTE_ENDS[move[1]]) - p.town for move in legal(s)}
    assert {TOWNS[n] for n in towns} == {"blois", "briare"}
    assert all(ROUTE_WAY[move[1]] == WATERWAY for move in legal(s))
    do(s, ("go", on(s, "orleans", "blois", "waterway"), NO_GOOD))
    assert TOWNS[p.town] == "blois"


@rule("ORL-095", "ORL-096", "ORL-099")
def test_one_good_may_be_taken_on_the_way():
    s = given(seats=4)
    p = has(s, 0, places=FULL_SHIP)
    route = on(s, "orleans", "briare", "waterway", "wine", "wool")
    do(s, use(s, 0, "ship"))
    offers = [move[2] for move in legal(s) if move[1] == route]
    assert offers == [good("wool"), good("wine"), NO_GOOD]
    do(s, ("go", route, good("wine")))
    assert p.goods[good("wine")] == 1
    assert GAME.view(s, 1)["players"][0]["goods"]["wine"] == 1, "in the open"
    assert GAME.view(s, 1)["routes"][route]["goods"] == ["wool"], "the other stays, and nothing comes in its place"


@rule("ORL-095")
def test_a_good_may_be_left_behind():
    s = given()
    p = has(s, 0, places=FULL_SHIP)
    route = on(s, "orleans", "blois", "waterway", "brocade")
    act(s, 0, "ship", ("go", route, NO_GOOD))
    assert sum(p.goods) == 0
    assert s.spaces[route] == good("brocade")


def test_two_equal_goods_are_one_choice():
    s = given(seats=4)
    p = has(s, 0, places=FULL_SHIP)
    route = on(s, "orleans", "briare", "waterway", "wine", "wine")
    do(s, use(s, 0, "ship"))
    assert [move for move in legal(s) if move[1] == route] == [("go", route, good("wine")), ("go", route, NO_GOOD)]
    do(s, ("go", route, good("wine")))
    assert p.goods[good("wine")] == 1
    assert s.spaces.count(good("wine")) == 1


@rule("ORL-097")
def test_wagon_follows_roads():
    s = given()
    p = has(s, 0, places=FULL_WAGON, town="chinon")
    do(s, use(s, 0, "wagon"))
    assert {TOWNS[sum(ROUTE_ENDS[move[1]]) - p.town] for move in legal(s)} == {"chatellerault"}
    road = on(s, "chinon", "chatellerault", "road", "cheese")
    do(s, ("go", road, good("cheese")))
    assert (TOWNS[p.town], p.goods[good("cheese")]) == ("chatellerault", 1)


@rule("ORL-093")
def test_no_ship_without_a_waterway():
    s = given()
    has(s, 0, places=FULL_SHIP, town="chartres")
    assert not usable(s, 0, "ship")


@rule("ORL-099")
def test_empty_routes_may_be_travelled():
    s = given()
    p = has(s, 0, places=FULL_SHIP)
    act(s, 0, "ship", ("go", on(s, "orleans", "blois", "waterway"), NO_GOOD))
    assert TOWNS[p.town] == "blois"
    assert sum(p.goods) == 0


@rule("ORL-100", "ORL-105")
def test_guildhall_builds_where_the_merchant_stands():
    s = given()
    p = has(s, 0, places={"guildhall": "farmer craftsman knight"}, town="tours", coins=2)
    act(s, 0, "guildhall")
    assert (p.stations, p.stock, p.coins) == (1 << town("tours"), 9, 2)


@rule("ORL-100", "ORL-102")
@pytest.mark.parametrize("owner", [0, 1])
def test_one_station_a_town(owner):
    s = given()
    has(s, 0, places={"guildhall": "farmer craftsman knight"}, town="tours")
    has(s, owner, stations="tours")
    assert not usable(s, 0, "guildhall")


@rule("ORL-103")
def test_everybody_may_build_in_orleans_once():
    """X-19."""
    s = given()
    has(s, 0, places={"guildhall": "farmer craftsman knight"}, stations="orleans")
    has(s, 1, places={"guildhall": "farmer craftsman knight"})
    assert not usable(s, 0, "guildhall")
    assert usable(s, 1, "guildhall")


@rule("ORL-104")
@pytest.mark.parametrize("where", ["orleans", "tours"])
def test_no_guildhall_without_a_station_in_stock(where):
    s = given()
    has(s, 0, places={"guildhall": "farmer craftsman knight"}, town=where, stock=1)
    assert usable(s, 0, "guildhall")
    has(s, 0, stock=0)
    assert not usable(s, 0, "guildhall")


@rule("ORL-106")
def test_scriptorium():
    s = given()
    p = has(s, 0, places={"scriptorium": "knight scholar"})
    act(s, 0, "scriptorium")
    assert p.development == 1


# --- Town hall and deeds


def only(s, key, wanted):
    """Leave just these spaces of a deed open; whoever stood on the others was recruited."""
    deed = DEEDS.index(key)
    for i, name in zip(deed_spaces(deed), CHARACTERS, strict=True):
        left = wanted.split().count(name)
        s.supply[CHARACTERS.index(name)] -= s.deeds[i] - left
        s.deeds[i] = left
    return deed


@rule("ORL-108", "ORL-109", "ORL-112")
def test_town_hall_sends_two_followers_to_two_deeds():
    s = given()
    p = has(s, 0, places={"townhall": "knight monk"}, coins=0)
    wall, conclave = DEEDS.index("city_wall"), DEEDS.index("papal_conclave")
    act(s, 0, "townhall", ("send", kind("knight"), wall, COINS), ("send", kind("monk"), conclave, COINS))
    assert p.coins == 1 + 3
    assert sum(p.bag) == 0, "lost for good"
    deeds = GAME.view(s, 0)["deeds"]
    assert deeds[wall]["sent"]["knight"] == deeds[conclave]["sent"]["monk"] == 1
    assert p.slots[slot("townhall")] == p.slots[slot("townhall", 1)] == EMPTY


@rule("ORL-108", "ORL-112")
def test_the_second_follower_may_stay_in_the_town_hall():
    s = given()
    p = has(s, 0, places={"townhall": "knight monk"})
    act(s, 0, "townhall", ("send", kind("knight"), DEEDS.index("city_wall"), COINS), ("done",))
    assert p.slots[slot("townhall", 1)] == kind("monk")
    assert usable(s, 0, "townhall")


@rule("ORL-109")
@pytest.mark.parametrize(("key", "name", "coins"), [
    ("city_wall", "farmer", 1), ("papal_conclave", "knight", 3), ("plague_victory", "boatman", 2),
    ("astronomy", "scholar", 1), ("boatmen_guild", "boatman", 1), ("cathedral", "craftsman", 2),
    ("peace_treaty", "monk", 2), ("canalisation", "trader", 1),
])
def test_rewards_of_deeds(key, name, coins):
    s = given()
    p = has(s, 0, places={"townhall": f"{name} -"}, coins=0)
    act(s, 0, "townhall", ("send", kind(name), DEEDS.index(key), COINS))
    assert p.coins == coins


@rule("ORL-109", "ORL-110")
@pytest.mark.parametrize(("reward", "gained"), [(COINS, (1, 0)), (POINTS, (0, 1))])
def test_canalisation_gives_a_coin_or_a_point(reward, gained):
    """X-23."""
    s = given()
    p = has(s, 0, places={"townhall": "farmer -"}, coins=0)
    deed = only(s, "canalisation", "farmer")
    act(s, 0, "townhall", ("send", kind("farmer"), deed, reward))
    assert (p.coins, p.development) == gained
    assert p.citizens == 1 << DEED_CITIZEN + deed


@rule("ORL-109")
def test_only_the_canalisation_gives_points():
    s = given()
    has(s, 0, places={"townhall": "farmer trader"})
    do(s, use(s, 0, "townhall"))
    assert {DEEDS[move[2]] for move in legal(s) if move[3] == POINTS} == {"canalisation"}


@rule("ORL-109", "ORL-134")
def test_at_the_end_of_the_development_track_the_canalisation_pays_coins():
    s = given()
    has(s, 0, places={"townhall": "farmer -"}, development=30)
    do(s, use(s, 0, "townhall"))
    assert {move[3] for move in legal(s)} == {COINS}


@rule("ORL-110")
def test_whoever_fills_the_last_space_takes_the_citizen():
    """X-25."""
    s = given()
    p = has(s, 0, places={"townhall": "monk knight"}, coins=0)
    deed = only(s, "papal_conclave", "monk knight")
    do(s, use(s, 0, "townhall"), ("send", kind("monk"), deed, COINS))
    assert p.citizens == 0
    do(s, ("send", kind("knight"), deed, COINS))
    assert (p.coins, p.citizens) == (6, 1 << DEED_CITIZEN + deed)


@rule("ORL-111")
def test_deeds_want_exactly_their_characters():
    """X-24."""
    s = given()
    has(s, 0, places={"townhall": "monk -"}, tiles="school herb_garden")
    for deed in ("cathedral", "papal_conclave"):
        only(s, deed, "")
    only(s, "peace_treaty", "knight")
    assert not usable(s, 0, "townhall")
    has(s, 0, places={"townhall": "- boatman"})
    do(s, use(s, 0, "townhall"))
    assert {(move[1], DEEDS[move[2]]) for move in legal(s)} == {
        (kind("boatman"), key) for key in ("plague_victory", "boatmen_guild", "canalisation")}


def test_a_second_follower_nobody_wants_is_not_asked_about():
    s = given()
    has(s, 0, places={"townhall": "monk knight"})
    for deed in ("cathedral", "peace_treaty"):
        only(s, deed, "")
    only(s, "papal_conclave", "knight")
    do(s, use(s, 0, "townhall"), ("send", kind("knight"), DEEDS.index("papal_conclave"), COINS))
    assert asked(s) == "act"
