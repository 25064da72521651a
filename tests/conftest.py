"""How hard the random tests try: by default as on a developer's machine, less where the interpreter is slow."""

import os

import pytest
from hypothesis import HealthCheck, settings

SAME_EVERY_TIME = {"deadline": None, "database": None, "derandomize": True}
settings.register_profile("default", **SAME_EVERY_TIME)
settings.register_profile("pyodide", **SAME_EVERY_TIME, max_examples=15, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(scope="session")
def scaled():
    """`scaled(200)`: so many random matches, times SABLIER_SCALE, but at least one."""
    scale = float(os.environ.get("SABLIER_SCALE", "1.0"))
    return lambda count: max(1, round(count * scale))
