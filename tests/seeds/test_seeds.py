"""The rules as text and the printed numbers as data: complete, in both languages, each with its source."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.stem for path in (ROOT / "seeds").glob("*.toml"))
EDITIONS = sorted(path.parent.name for path in (ROOT / "core" / "sablier" / "games").glob("*/edition.toml"))
PREFIX = {"village": "VIL", "orleans": "ORL"}
AT_LEAST = {"village": 225, "orleans": 195}  # rules found in the rulebooks; rulings on open questions may follow
SOURCE = re.compile(r"(rulebook|inferred|reconstructed)(: .+)?|published: .+")
KEYS = {"id", "section", "en", "fr", "source"}


def seed(game):
    return tomllib.loads((ROOT / "seeds" / f"{game}.toml").read_text("utf-8"))


def edition(game):
    return tomllib.loads((ROOT / "core" / "sablier" / "games" / game / "edition.toml").read_text("utf-8"))


def is_source(text):
    return all(SOURCE.fullmatch(part) for part in text.split("; "))


def sentences(data):
    """Every pair of an English and a French text."""
    return [*data["sections"].values(), *data["rule"]]


def unsourced(value, path="", covered=False):
    """Where an edition has a number or a word that stands under no source."""
    if isinstance(value, dict):
        covered = covered or "source" in value
        return [hit for key, inner in value.items() for hit in unsourced(inner, f"{path}.{key}", covered)]
    if isinstance(value, list):
        return [hit for i, inner in enumerate(value) for hit in unsourced(inner, f"{path}[{i}]", covered)]
    return [] if covered else [path]


def sources(value):
    """Every source an edition names."""
    if isinstance(value, list):
        return [text for inner in value for text in sources(inner)]
    if not isinstance(value, dict):
        return []
    own = [value["source"]] if "source" in value else []
    return own + [text for inner in value.values() for text in sources(inner)]


def test_every_ledger_has_its_printed_numbers_and_the_other_way_round():
    assert GAMES == EDITIONS
    assert set(GAMES) == set(PREFIX)


@pytest.mark.parametrize("game", GAMES)
def test_ids_run_without_a_gap(game):
    data = seed(game)
    ids = [rule["id"] for rule in data["rule"]]
    assert data["game"] == game
    assert ids == [f"{PREFIX[game]}-{n:03}" for n in range(1, len(ids) + 1)]
    assert len(ids) >= AT_LEAST[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_rules_and_every_rule_a_section(game):
    data = seed(game)
    assert {rule["section"] for rule in data["rule"]} == set(data["sections"])


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_agreed_keys_and_sources(game):
    for rule in seed(game)["rule"]:
        assert KEYS <= set(rule) <= KEYS | {"option", "kind"}, rule["id"]
        assert is_source(rule["source"]), rule["id"]
        assert rule.get("kind", "advice") == "advice", rule["id"]


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_is_said_once_and_in_both_languages(game):
    rules = seed(game)["rule"]
    for rule in rules:
        assert rule["en"].endswith("."), rule["id"]
        assert rule["fr"].endswith("."), rule["id"]
        assert rule["en"] != rule["fr"], rule["id"]
    for lang in ("en", "fr"):
        assert len({rule[lang] for rule in rules}) == len(rules)


@pytest.mark.parametrize("game", GAMES)
def test_typography(game):
    for text in sentences(seed(game)):
        for lang in ("en", "fr"):
            assert not re.search(r"  |'|^\s|\s$", text[lang]), text[lang]
        assert not re.search("(?<![\u00a0\u202f])[:;!?»]|«(?!\u00a0)", text["fr"]), text["fr"]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_name_the_same_figures(game):
    for rule in seed(game)["rule"]:
        english, french = (sorted(re.findall(r"\d+", rule[lang])) for lang in ("en", "fr"))
        assert english == french, rule["id"]


@pytest.mark.parametrize("game", EDITIONS)
def test_every_printed_number_has_a_source(game):
    data = edition(game)
    assert unsourced(data) == []
    assert [text for text in sources(data) if not is_source(text)] == []


def test_a_number_without_a_source_would_be_found():
    assert unsourced({"a": {"source": "rulebook", "b": [{"c": 1}]}, "d": {"rows": [{"e": 2}]}}) == [".d.rows[0].e"]
    assert not is_source("published")
    assert not is_source("rulebook; somebody said so")
