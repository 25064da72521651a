"""The desk: every request of the page, its answers and its errors, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from sablier import desk
from sablier.games import NAMES, load
from sablier.kernel.match import Match

SEATS = [{"name": "Anna", "kind": "human"}, {"name": "Ben", "kind": "apprentice"}]
FRIENDS = [{"name": "Anna", "kind": "human"}, {"name": "Ben", "kind": "human"}]


@pytest.fixture(autouse=True)
def _empty_desk() -> Iterator[None]:
    yield
    desk.matches.clear()


def ask(fn: str, **args: Any) -> Any:
    answer = json.loads(desk.call(json.dumps({"id": 5, "fn": fn, "args": args})))
    assert answer["id"] == 5
    assert "error" not in answer, answer
    return answer["ok"]


def refused(fn: str, **args: Any) -> dict[str, Any]:
    error: dict[str, Any] = json.loads(desk.call(json.dumps({"id": 1, "fn": fn, "args": args})))["error"]
    assert error["text"].endswith(".")
    return error


def begun(seats: list[dict[str, str]] = FRIENDS, moves: int = 0, name: str = "m") -> Any:
    table = ask("new", match=name, game="village", seats=seats, options={}, seed="7", lang="en")
    for _ in range(moves):
        table = ask("play", match=name, ply=table["ply"], n=0, lang="en")
    return table


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_shelf_tells_all_games(lang: str):
    shelf = ask("games", lang=lang)
    assert [game["name"] for game in shelf] == list(NAMES)
    for game in shelf:
        assert game["title"]
        assert game["tagline"]
        assert len(game["levels"]) == 4
        assert all(row["text"] for row in game["reconstructed"])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_the_ledger_is_told_with_its_sources(name: str, lang: str):
    book = ask("rules", game=name, lang=lang)
    rules = [rule for section in book["sections"] for rule in section["rules"]]
    assert len(rules) > 100
    assert all(rule["text"] and rule["sourceText"] for rule in rules)


def test_a_table_says_what_is_asked_and_what_may_be_done():
    table = begun()
    assert table["decider"] == table["seat"] == 0
    assert table["question"]
    assert [move["n"] for move in table["moves"]] == list(range(len(table["moves"])))
    assert all(move["words"] and move["at"] for move in table["moves"])
    assert table["log"][0]["chance"]
    assert len(table["view"]["players"]) == 2


def test_the_language_can_change_in_mid_match():
    begun(moves=3)
    english, french = ask("table", match="m", lang="en"), ask("table", match="m", lang="fr")
    assert english["question"] != french["question"]
    assert [line["ply"] for line in english["log"]] == [line["ply"] for line in french["log"]]
    assert english["view"] == french["view"] or english["view"].keys() == french["view"].keys()


def test_only_the_new_lines_of_the_log_are_told():
    table = begun(moves=2)
    assert ask("table", match="m", since=table["ply"] - 1, lang="en")["log"] == table["log"][-1:]


def test_a_bots_turn_shows_no_moves_but_the_persons_view():
    table = begun(SEATS)
    while table["decider"] == 0:
        table = ask("play", match="m", ply=table["ply"], n=0, lang="en")
    assert table["moves"] == []
    assert table["seat"] == 0


def test_a_stale_or_illegal_move_changes_nothing():
    table = begun()
    assert refused("play", match="m", ply=table["ply"] - 1, n=0, lang="fr")["key"] == "move.stale"
    assert refused("play", match="m", ply=table["ply"], n=999, lang="en")["key"] == "move.illegal"
    assert refused("play", match="m", ply=table["ply"], n=-1, lang="en")["key"] == "move.illegal"
    assert refused("play", match="m", ply=table["ply"], move=["cheat", 1], lang="en")["key"] == "move.illegal"
    assert ask("table", match="m", lang="en") == table


def test_undo_and_redo():
    before = begun()
    after = ask("play", match="m", ply=before["ply"], n=0, lang="en")
    assert after["undo"]
    assert ask("undo", match="m", lang="en")["ply"] == before["ply"]
    assert ask("redo", match="m", lang="en")["view"] == after["view"]
    assert refused("redo", match="m", lang="fr")["key"] == "redo.none"


def test_undo_does_not_go_behind_a_draw():
    begun()
    assert refused("undo", match="m", lang="en")["key"] == "undo.none"


def test_save_load_link_and_follow():
    table = begun(moves=5)
    saved, linked = ask("save", match="m", lang="en")["text"], ask("link", match="m", lang="en")["text"]
    assert ask("load", match="n", text=saved, lang="en")["view"] == table["view"]
    assert ask("follow", match="o", text=linked, seed="9", lang="en")["view"] == table["view"]
    assert refused("load", match="p", text=saved[:-9], lang="fr")["key"] == "save.foreign"
    assert refused("follow", match="p", text=linked[:-9], seed="9", lang="fr")["key"] == "link.broken"
    assert "p" not in desk.matches


def test_a_failed_load_keeps_the_match_that_was_there():
    table = begun(moves=2)
    refused("load", match="m", text="{}", lang="en")
    assert ask("table", match="m", lang="en") == table


def test_replay_and_branch():
    table = begun(moves=8)
    early = ask("at", match="m", ply=table["ply"] - 3, lang="en")
    assert (early["ply"], early["of"], early["moves"]) == (table["ply"] - 3, table["ply"], [])
    assert ask("at", match="m", ply=10**9, lang="en")["view"] == table["view"]
    branch = ask("branch", match="b", source="m", ply=table["ply"] - 3, lang="en")
    assert branch["moves"]
    ask("play", match="b", ply=branch["ply"], n=len(branch["moves"]) - 1, lang="en")
    assert ask("table", match="m", lang="en") == table


def test_closing_forgets_a_match():
    begun()
    ask("close", match="m", lang="en")
    assert refused("table", match="m", lang="fr")["key"] == "match.unknown"


def targets(view: Any, table: Any) -> set[str]:
    return {move["at"] for move in table["moves"]} | {line["at"] for line in table["log"]}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_can_be_touched_explains_itself(lang: str):
    table = begun(moves=6)
    for target in targets(table["view"], table):
        told = ask("about", match="m", target=target, lang=lang)
        assert told["title"], target
        assert told["text"], target
        assert all(rule["text"] for rule in told["rules"])


def test_an_unknown_target_is_no_accident():
    begun()
    assert refused("about", match="m", target="nowhere:9", lang="en")["key"] == "target.unknown"


def test_why_something_may_not_be_taken():
    table = begun()
    said = ask("why", match="m", target="customer:C01", lang="en")
    assert said is None or (said["text"] and said["rule"]["id"].startswith("VIL-"))
    assert all(ask("why", match="m", target=move["at"], lang="fr") is None for move in table["moves"])


def test_the_sheet_adds_up():
    begun(moves=30)
    sheet = ask("sheet", match="m", lang="fr")
    assert [sum(line["points"][seat] for line in sheet["lines"]) for seat in (0, 1)] == sheet["totals"]
    assert sheet["race"][-1]["points"] == sheet["totals"]
    assert all(line["label"] for line in sheet["lines"])


def test_a_new_match_is_refused_with_a_sentence():
    seats = SEATS[:1]
    assert (
        refused("new", match="m", game="chess", seats=SEATS, options={}, seed="1", lang="fr")["key"] == "game.unknown"
    )
    assert (
        refused("new", match="m", game="village", seats=seats, options={}, seed="1", lang="fr")["key"] == "match.seats"
    )
    odd = {"dragons": "on"}
    assert (
        refused("new", match="m", game="village", seats=SEATS, options=odd, seed="1", lang="fr")["key"]
        == "match.option"
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"fn":"new"}',
        '{"fn":"new","args":{}}',
        '{"fn":"no","args":{}}',
        "null",
        '{"fn":"play","args":{"match":"m","ply":"x","bad":1}}',
        '{"fn":[],"args":{}}',
    ],
)
def test_nonsense_is_answered_with_a_sentence(text: str):
    error = json.loads(desk.call(text))["error"]
    assert error["text"]


def think(fn: str, **args: Any) -> dict[str, Any]:
    answers = [json.loads(text) for text in desk.thinking(json.dumps({"id": 3, "fn": fn, "args": args}))]
    assert all("progress" in answer for answer in answers[:-1])
    last: dict[str, Any] = answers[-1]
    assert last["id"] == 3
    return last


@pytest.mark.parametrize("level", ["random", "apprentice"])
def test_a_bot_thinks_about_a_saved_match(level: str):
    table = begun(moves=4)
    text = ask("save", match="m", lang="en")["text"]
    answer = think("think", text=text, level=level, seed="1", lang="en")["ok"]
    assert 0 <= answer["n"] < len(table["moves"])
    assert answer == think("think", text=text, level=level, seed="1", lang="en")["ok"], "the same seed, the same move"


def test_a_bot_can_be_told_to_stop_and_answers_with_the_best_so_far():
    begun(moves=4)
    text = ask("save", match="m", lang="en")["text"]
    thoughts = desk.thinking(
        json.dumps({"id": 3, "fn": "think", "args": {"text": text, "level": "elder", "seed": "1"}})
    )
    assert "progress" in json.loads(next(thoughts))
    assert "ok" in json.loads(thoughts.send(True))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_names_moves_points_and_reasons(lang: str):
    table = begun(moves=4)
    hints = think("hint", text=ask("save", match="m", lang="en")["text"], seed="1", lang=lang)["ok"]["moves"]
    assert 1 <= len(hints) <= 3
    for hint in hints:
        assert hint["words"]
        assert hint["reason"]
        assert hint["n"] < len(table["moves"])


def test_thinking_refuses_what_it_cannot_do():
    begun()
    text = ask("save", match="m", lang="en")["text"]
    assert think("think", text="{}", level="random", seed="1", lang="fr")["error"]["key"] == "save.foreign"
    assert think("think", text=text, level="wizard", seed="1", lang="fr")["error"]["key"] == "match.bot"


def test_a_median_match_fits_into_a_link():
    from sablier.kernel.match import Place
    from sablier.kernel.rng import Rng
    from sablier.kernel.save import link

    lengths = []
    for seed in range(9):
        match, rng = Match(load("village"), [Place(f"Player {n}") for n in range(4)], {}, seed), Rng(seed)
        while not match.over:
            match.play(rng.choice(match.legal()))
        lengths.append(len(link(match)))
    assert sorted(lengths)[4] <= 2000
