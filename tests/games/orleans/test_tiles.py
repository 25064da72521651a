"""Place tiles: gaining them, and what each of the twenty does."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import CHARACTERS, DEEDS, EMPTY, LAST, NEEDS, PLACE_ROWS, PLACES, ROUTE_ENDS, TOWNS
from sablier.games.orleans.deeds import COINS
from sablier.games.orleans.windows import DECK
from tests.games.orleans.given import (
    act,
    ask,
    asked,
    chance,
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
    usable,
    use,
)
from tests.games.orleans.test_places import on

rule = pytest.mark.rule
VILLAGE = {"village": "farmer boatman craftsman"}


def choosing(step):
    """A trader just recruited, who had `step` before."""
    s = given()
    has(s, 0, places=VILLAGE, tracks={"trader": step})
    do(s, use(s, 0, "village"), ("recruit", character("trader")))
    return s


def offered(s):
    return {PLACES[move[1]] for move in legal(s)}


@rule("ORL-124")
def test_the_first_tile_comes_from_stack_one():
    assert offered(choosing(0)) == {row["key"] for row in PLACE_ROWS if row.get("stack") == 1}


@rule("ORL-125", "ORL-127")
def test_later_tiles_come_from_either_stack():
    assert offered(choosing(1)) == {row["key"] for row in PLACE_ROWS if row.get("stack")}


@rule("ORL-126", "ORL-128")
def test_a_tile_taken_is_gone_for_the_others():
    s = choosing(1)
    do(s, ("tile", place("school")), ("pass",))
    has(s, 1, places=VILLAGE, tracks={"trader": 1})
    do(s, use(s, 1, "village"), ("recruit", character("trader")))
    assert "school" not in offered(s)


@rule("ORL-124")
def test_no_first_trader_without_a_tile_in_stack_one():
    s = given()
    has(s, 0, places=VILLAGE)
    s.tiles = 1 << place("school")
    do(s, use(s, 0, "village"))
    assert ("recruit", character("trader")) not in legal(s)


def test_places_are_declared_in_the_order_of_the_edition():
    assert tuple(card.key for card in DECK.cards) == PLACES


@rule("ORL-058")
@pytest.mark.parametrize(("key", "wanted"), [
    ("hayrick", "farmer"), ("cheese_factory", "farmer farmer"), ("winery", "farmer trader"),
    ("wool_manufacturer", "boatman trader"), ("tailor_shop", "trader scholar"), ("brewery", "monk"),
    ("library", "knight scholar"), ("windmill", "craftsman craftsman"), ("hospital", "boatman scholar"),
    ("sacristy", "monk"), ("bathhouse", "any"), ("herb_garden", ""), ("shipping_line", "boatman"),
    ("cellar", "monk scholar"), ("office", "scholar scholar"), ("pharmacy", "any"), ("horse_wagon", "knight trader"),
    ("laboratory", "craftsman scholar"), ("school", ""), ("gunpowder_tower", ""),
])
def test_what_tiles_need(key, wanted):
    assert [(*CHARACTERS, "any")[need] for need in NEEDS[place(key)]] == wanted.split()


# --- Goods, coins, points


@rule("ORL-135")
@pytest.mark.parametrize(("key", "held", "gained"), [
    ("hayrick", "farmer", "grain"), ("cheese_factory", "farmer farmer", "cheese"), ("winery", "farmer trader", "wine"),
    ("wool_manufacturer", "boatman trader", "wool"), ("tailor_shop", "trader scholar", "brocade"),
])
def test_tiles_that_produce(key, held, gained):
    s = given()
    p = has(s, 0, tiles=key, places={key: held})
    s.goods[good(gained)] = 0
    assert not usable(s, 0, key)
    s.goods[good(gained)] = 1
    act(s, 0, key)
    assert (p.goods[good(gained)], s.goods[good(gained)]) == (1, 0), "the last one too"
    assert p.bag == count(held)


@rule("ORL-136", "ORL-137", "ORL-138", "ORL-139", "ORL-140")
@pytest.mark.parametrize(("key", "held", "coins", "points"), [
    ("shipping_line", "boatman", 0, 1), ("brewery", "monk", 2, 0), ("library", "knight scholar", 0, 2),
    ("windmill", "craftsman craftsman", 2, 1), ("cellar", "monk scholar", 4, 0),
])
def test_tiles_that_give_coins_and_points(key, held, coins, points):
    s = given()
    p = has(s, 0, tiles=key, places={key: held}, coins=0)
    act(s, 0, key)
    assert (p.coins, p.development, p.bag) == (coins, points, count(held))


@rule("ORL-134", "ORL-139")
@pytest.mark.parametrize(("key", "held", "still"), [
    ("shipping_line", "boatman", False), ("library", "knight scholar", False), ("scriptorium", "knight scholar", False),
    ("pharmacy", "monk", False), ("windmill", "craftsman craftsman", True),
    ("university", "farmer craftsman trader", True),
])
def test_at_the_end_of_the_development_track(key, held, still):
    s = given()
    has(s, 0, tiles=key if place(key) >= 10 else "", places={key: held}, development=LAST, coins=5)
    assert usable(s, 0, key) is still


@rule("ORL-141")
def test_pharmacy_sells_up_to_three_points():
    s = given()
    p = has(s, 0, tiles="pharmacy", places={"pharmacy": "own_farmer"}, coins=5)
    do(s, use(s, 0, "pharmacy"))
    assert legal(s) == [("pay", 1), ("pay", 2), ("pay", 3)]
    do(s, ("pay", 3))
    assert (p.coins, p.development, s.bank) == (2, 3, 205 + 3)


@rule("ORL-141")
@pytest.mark.parametrize(("coins", "development", "most"), [(2, 0, 2), (5, 29, 1), (1, 0, 1)])
def test_pharmacy_is_limited_by_purse_and_track(coins, development, most):
    s = given()
    has(s, 0, tiles="pharmacy", places={"pharmacy": "monk"}, coins=coins, development=development)
    do(s, use(s, 0, "pharmacy"))
    assert legal(s)[-1] == ("pay", most)


@rule("ORL-141")
def test_no_pharmacy_without_a_coin():
    s = given()
    has(s, 0, tiles="pharmacy", places={"pharmacy": "monk"}, coins=0)
    assert not usable(s, 0, "pharmacy")


@rule("ORL-142")
def test_office_pays_for_stations():
    s = given()
    p = has(s, 0, tiles="office", places={"office": "scholar scholar"}, stations="tours blois nevers", coins=0)
    act(s, 0, "office")
    assert p.coins == 3


@rule("ORL-147", "ORL-133")
@pytest.mark.parametrize(("development", "coins"), [(0, 1), (15, 4), (30, 6)])
def test_hospital_pays_the_status(development, coins):
    s = given()
    p = has(s, 0, tiles="hospital", places={"hospital": "boatman scholar"}, development=development, coins=0)
    act(s, 0, "hospital")
    assert p.coins == coins


@rule("ORL-150")
def test_horse_wagon_travels_like_the_wagon():
    s = given()
    p = has(s, 0, tiles="horse_wagon", places={"horse_wagon": "knight trader"})
    road = on(s, "orleans", "montargis", "road", "wool")
    do(s, use(s, 0, "horse_wagon"))
    assert {TOWNS[sum(ROUTE_ENDS[move[1]])] for move in legal(s)} == {"chartres", "chateaudun", "montargis", "vierzon"}
    do(s, ("go", road, good("wool")))
    assert (TOWNS[p.town], p.goods[good("wool")], p.bag) == ("montargis", 1, count("knight trader"))


# --- Bathhouse


def bath(**things):
    s = given()
    p = has(s, 0, tiles="bathhouse", places={"bathhouse": "knight", **things.pop("places", {})}, **things)
    do(s, use(s, 0, "bathhouse"))
    return s, p


@rule("ORL-143", "ORL-145")
def test_bathhouse_draws_two_and_keeps_one():
    s, p = bath(bag="farmer monk boatman")
    assert chance(s)
    do(s, ("follower", kind("monk")), ("follower", kind("farmer")))
    assert asked(s) == "keep"
    do(s, ("keep", kind("monk"), slot("ship", 2)))
    assert p.slots[slot("ship", 2)] == kind("monk")
    assert p.bag == count("farmer boatman knight"), "the other one and the one who stood there"
    assert p.drawn == ()


@rule("ORL-143")
def test_the_kept_follower_counts_in_the_same_phase():
    s, _ = bath(bag="scholar monk", places={"scriptorium": "knight -"})
    do(s, ("follower", kind("scholar")), ("follower", kind("monk")), ("keep", kind("scholar"), slot("scriptorium", 1)))
    assert ("card", place("scriptorium")) in legal(s)


@rule("ORL-143")
def test_equal_spaces_are_one_choice_at_the_bathhouse():
    s, _ = bath(bag="monk monk")
    do(s, ("follower", kind("monk")), ("follower", kind("monk")))
    spaces = {move[2] for move in legal(s)}
    assert slot("townhall") in spaces
    assert slot("townhall", 1) not in spaces


@rule("ORL-144")
def test_nobody_is_kept_on_the_bathhouse_itself():
    s, _ = bath(bag="farmer monk")
    do(s, ("follower", kind("farmer")), ("follower", kind("monk")))
    assert slot("bathhouse") not in {move[2] for move in legal(s)}
    assert ("done",) not in legal(s), "one must be placed if one can be"


@rule("ORL-146")
def test_if_nobody_fits_both_go_back():
    full = {key: " ".join("monk" for _ in NEEDS[place(key)]) for key in PLACES[:5] + PLACES[6:10] if key != "monastery"}
    s = given()
    s.supply[6] = 40
    p = has(s, 0, tiles="bathhouse", bag="own_farmer own_trader",
            places={**full, "monastery": "- monk", "ship": "farmer boatman -", "bathhouse": "monk"})
    do(s, use(s, 0, "bathhouse"), ("follower", kind("own_farmer")), ("follower", kind("own_trader")))
    assert asked(s) == "act"
    assert p.bag == count("own_farmer own_trader monk")


@rule("ORL-143")
def test_bathhouse_with_one_follower_or_none_in_the_bag():
    s, p = bath(bag="farmer")
    do(s, ("follower", kind("farmer")))
    assert asked(s) == "keep"
    do(s, ("keep", kind("farmer"), slot("village")))
    assert p.bag == count("knight")
    s = given()
    has(s, 0, tiles="bathhouse", places={"bathhouse": "knight"})
    assert not usable(s, 0, "bathhouse")


# --- Sacristy, school, herb garden, gunpowder tower


@rule("ORL-148")
def test_sacristy_is_no_action():
    s = given()
    has(s, 0, tiles="sacristy", places={"sacristy": "monk"})
    assert not usable(s, 0, "sacristy")


@rule("ORL-148")
@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_sacristy_wards_off_a_hardship(event):
    s = given(event=event)
    p = has(s, 0, tiles="sacristy", places={"sacristy": "monk"}, goods="grain wool wool", bag="knight", coins=3)
    ask(s, event, 0)
    assert legal(s) == [("card", place("sacristy")), ("pass",)]
    do(s, ("card", place("sacristy")))
    assert not s.stack
    assert (p.coins, sum(p.goods), p.bag) == (3, 3, count("knight monk"))
    assert p.slots[slot("sacristy")] == EMPTY


@rule("ORL-148")
def test_sacristy_need_not_be_used():
    s = given(event="taxes")
    p = has(s, 0, tiles="sacristy", places={"sacristy": "monk"}, goods="grain wool wool", coins=3)
    ask(s, "taxes", 0)
    do(s, ("pass",))
    assert p.coins == 2
    assert p.slots[slot("sacristy")] == kind("monk")


@rule("ORL-148")
def test_sacristy_is_not_asked_where_nothing_threatens():
    for event, things in (("taxes", {"goods": "grain"}), ("plague", {"bag": "own_farmer"}), ("income", {})):
        s = given(event=event)
        has(s, 0, tiles="sacristy", places={"sacristy": "monk"}, **things)
        ask(s, event, 0)
        assert not s.stack


@rule("ORL-149", "ORL-151")
def test_permanent_places_have_no_action():
    s = given()
    has(s, 0, tiles="school herb_garden")
    assert not usable(s, 0, "school")
    assert not usable(s, 0, "herb_garden")


@rule("ORL-154")
def test_the_tower_sends_both_in_one_action():
    s = given()
    p = has(s, 0, tiles="gunpowder_tower", tower="monk knight", coins=0)
    conclave = DEEDS.index("papal_conclave")
    do(s, use(s, 0, "gunpowder_tower"), *(("send", kind(name), conclave, COINS) for name in ("monk", "knight")))
    assert (p.coins, p.tower) == (6, ())


@rule("ORL-154")
def test_the_tower_may_send_just_one():
    s = given()
    p = has(s, 0, tiles="gunpowder_tower", tower="monk knight")
    do(s, use(s, 0, "gunpowder_tower"), ("send", kind("monk"), DEEDS.index("papal_conclave"), COINS), ("done",))
    assert p.tower == (kind("knight"),)


@rule("ORL-155", "ORL-183")
def test_starting_followers_stay_on_the_tower():
    s = given()
    has(s, 0, tiles="gunpowder_tower", tower="own_farmer own_boatman")
    assert not usable(s, 0, "gunpowder_tower")
    has(s, 0, tower="own_farmer farmer")
    do(s, use(s, 0, "gunpowder_tower"))
    assert {move[1] for move in legal(s)} == {kind("farmer")}
    assert GAME.view(s, 0)["players"][0]["tower"] == ["farmer", "own_farmer"]
