"""The wheel: everything the rules need, nothing else, the same bytes every time."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def build_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build_wheel(tmp_path_factory.mktemp("wheel"))


def test_wheel_holds_every_file_of_the_core_and_the_seeds(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    core = {path for path in (ROOT / "core" / "sablier").rglob("*") if path.suffix in {".py", ".toml", ".typed"}}
    assert {path.relative_to(ROOT / "core").as_posix() for path in core} <= inside
    assert {f"sablier/seeds/{path.name}" for path in (ROOT / "seeds").glob("*.toml")} <= inside


def test_wheel_holds_nothing_else(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"sablier", f"sablier-{version(wheel)}.dist-info"}
    assert not [name for name in names if "__pycache__" in name]


def version(wheel: Path) -> str:
    return wheel.name.split("-")[1]


def test_wheel_needs_nothing_at_run_time(wheel):
    metadata = zipfile.ZipFile(wheel).read(f"sablier-{version(wheel)}.dist-info/METADATA").decode()
    needs = [line for line in metadata.splitlines() if line.startswith("Requires-Dist") and "extra ==" not in line]
    assert needs == []


def test_wheel_is_reproducible(wheel, tmp_path):
    assert build_wheel(tmp_path).read_bytes() == wheel.read_bytes()
