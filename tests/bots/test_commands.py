"""`sablier arena` and `sablier train`, as a user types them."""

import json

import pytest

from sablier.cli import main


def test_arena_prints_json(capsys):
    command = ["arena", "village", "--bots", "random,greedy", "--matches", "2", "--seats", "2", "--jobs", "1", "--json"]
    assert main(command) == 0
    told = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in told["bots"]] == ["random", "greedy"]
    for bot in told["bots"]:
        assert {"name", "win_share", "low", "high", "points", "p50_ms", "p95_ms"} <= set(bot)
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
    assert sum(bot["win_share"] for bot in told["bots"]) == pytest.approx(1)


def test_arena_prints_a_ladder(capsys):
    command = ["arena", "village", "--bots", "random,greedy", "--matches", "2", "--seats", "2", "--jobs", "1"]
    assert main([*command, "--ladder", "--lines"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("Elo")
    assert lines[1].startswith("greedy")
    assert "customers" in lines[3]


@pytest.mark.parametrize(("wrong", "sentence"), [
    (["--bots", "nobody"], "There is no bot called nobody."),
    (["--bots", "random", "--seats", "9"], "9 players"),
    (["--bots", "random", "--option", "moon"], "There is no option"),
])
def test_what_cannot_be_is_said_in_a_sentence(capsys, wrong, sentence):
    assert main(["arena", "village", "--matches", "1", *wrong]) == 2
    assert sentence in capsys.readouterr().err


def test_train_refuses_a_checkpoint_that_is_none(capsys, tmp_path):
    file = tmp_path / "notes.json"
    file.write_text("[]")
    assert main(["train", "village", "--checkpoint", str(file)]) == 2
    assert "is not a checkpoint" in capsys.readouterr().err


@pytest.mark.slow
def test_train_writes_weights_that_a_bot_can_play_with(capsys, tmp_path):
    checkpoint, weights = tmp_path / "c.json", tmp_path / "w.json"
    command = ["train", "village", "--seats", "2", "--generations", "1", "--matches", "1", "--trial", "1",
               "--jobs", "1", "--checkpoint", str(checkpoint), "--out", str(weights)]
    assert main(command) == 0
    assert main(command) == 0  # nothing left to do
    assert "generation 1" in capsys.readouterr().out
    for other in (["--seed", "5"], ["--rate", "0.001"], ["--blur", "1"]):
        assert main([*command, *other]) == 2
        assert "other settings" in capsys.readouterr().err
    assert main(["arena", "village", "--bots", f"turn:{weights},random", "--matches", "1", "--seats", "2"]) == 0
