"""The terminal program: what it prints, what it refuses, its exit codes."""

from __future__ import annotations

import builtins
import json
from pathlib import Path

import pytest

from sablier.cli import main
from sablier.games import load
from sablier.kernel.match import Match, Place
from sablier.kernel.rng import Rng
from sablier.kernel.save import save


def finished() -> str:
    match, rng = Match(load("village"), [Place("Anna"), Place("Ben")], {}, 4), Rng(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return save(match)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(argv)
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_lists_seats_and_options(capsys: pytest.CaptureFixture[str], lang: str):
    code, out, _ = run(capsys, "games", "--lang", lang)
    assert code == 0
    assert "village" in out
    assert "2-5" in out


def test_help_is_there_for_every_command(capsys: pytest.CaptureFixture[str]):
    for command in ("games", "play", "replay", "rules", "fuzz", "bench", "arena", "train"):
        with pytest.raises(SystemExit) as done:
            main([command, "--help"])
        assert done.value.code == 0
        assert f"sablier {command}" in capsys.readouterr().out


def test_fuzz_counts_matches_moves_and_violations(capsys: pytest.CaptureFixture[str]):
    code, out, _ = run(capsys, "fuzz", "village", "--matches", "3", "--seats", "2", "--jobs", "1")
    assert code == 0
    assert "3 matches" in out
    assert "0 violations" in out


def test_fuzz_exits_with_one_on_a_violation(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sablier.kernel.prove.conserved_law", lambda game, s, whole: ["a cube is gone"])
    code, out, _ = run(capsys, "fuzz", "village", "--matches", "2", "--seats", "2", "--jobs", "1")
    assert code == 1
    assert "a cube is gone" in out
    assert "2 violations" in out


def test_bench_prints_every_figure(capsys: pytest.CaptureFixture[str]):
    code, out, _ = run(capsys, "bench", "village", "--seconds", "0.3", "--json")
    assert code == 0
    assert set(json.loads(out)) == {
        "decisions_per_s",
        "matches_per_s",
        "fork_us",
        "legal_p50_us",
        "legal_p99_us",
        "legal_max_us",
        "import_s",
        "calibration_per_s",
    }
    assert all(value > 0 for value in json.loads(out).values())
    assert "calibration iterations a decision" in run(capsys, "bench", "village", "--seconds", "0.3")[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_tells_a_saved_match(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str):
    path = tmp_path / "match.json"
    path.write_text(finished(), "utf-8")
    code, out, _ = run(capsys, "replay", str(path), "--lang", lang)
    assert code == 0
    assert "Anna" in out
    assert "Total" in out


def test_replay_refuses_a_broken_file_in_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    broken, binary = tmp_path / "broken.json", tmp_path / "binary"
    broken.write_text(finished()[:-40], "utf-8")
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (broken, binary, tmp_path / "missing", tmp_path):
        code, out, err = run(capsys, "replay", str(path))
        assert code == 2
        assert out == ""
        assert err.count("\n") == 1
        assert "Traceback" not in err


@pytest.mark.parametrize(
    "argv",
    [
        ("rules", "chess"),
        ("fuzz", "village", "--matches", "1", "--seats", "9"),
        ("play", "village", "--bots", "wizard"),
        ("fuzz", "village", "--matches", "1", "--option", "dragons"),
        ("play", "village", "--seats", "2", "--bots", "random,random,random"),
    ],
)
def test_what_cannot_be_is_refused_with_two(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...]):
    code, _, err = run(capsys, *argv)
    assert code == 2
    assert err.startswith("sablier: ")
    assert err.count("\n") == 1


def test_rules_prints_the_ledger(capsys: pytest.CaptureFixture[str]):
    code, out, _ = run(capsys, "rules", "village", "--lang", "fr")
    assert code == 0
    assert "VIL-042" in out


@pytest.mark.native  # a wheel has no tests beside it
def test_no_rule_is_untested(capsys: pytest.CaptureFixture[str]):
    code, out, _ = run(capsys, "rules", "village", "--untested")
    assert (code, out) == (0, "")


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    said = iter(lines)

    def typed(prompt: str = "") -> str:
        try:
            return next(said)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", typed)


def test_play_saves_undoes_and_quits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    path = tmp_path / "m.json"
    answers(monkeypatch, "x", "0", "1", "u", "1", "s", str(path), "s", str(tmp_path), "q")
    code, _, _ = run(capsys, "play", "village", "--seats", "2", "--bots", "random", "--seed", "3")
    assert code == 0
    assert path.exists()
    answers(monkeypatch, "q")
    assert run(capsys, "play", "village", "--load", str(path), "--lang", "fr")[0] == 0


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]):
    code, out, _ = run(
        capsys, "play", "village", "--seats", "2", "--bots", "random,random", "--seed", "3", "--lang", "fr"
    )
    assert code == 0
    assert "Décompte final" in out


def test_a_person_can_play_to_the_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    answers(monkeypatch, *["1"] * 600)
    code, out, _ = run(capsys, "play", "village", "--seats", "2", "--bots", "random", "--seed", "8")
    assert code == 0
    assert "Winner" in out or "Shared victory" in out
