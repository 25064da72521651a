"""Records: what is declared once is forked, compared, dumped and loaded."""

from __future__ import annotations

import json

import pytest

from sablier.kernel.record import BadRecord, Record
from sablier.kernel.rules import Frame


class Barn(Record):
    grain: int = 0


class Estate(Record):
    name: str
    barns: list[Barn]
    home: Barn
    fields: list[int]
    stack: list[Frame]
    path: tuple[int, ...] = ()


def estate() -> Estate:
    return Estate(name="a", barns=[Barn(grain=1), Barn()], home=Barn(grain=2), fields=[1, 2], stack=[("x", 1, (2, 3))])


def test_a_fork_is_equal_and_shares_nothing_that_changes():
    one = estate()
    two = one.fork()
    assert one == two
    two.barns[0].grain = 9
    two.home.grain = 9
    two.fields.append(9)
    two.stack.pop()
    assert one == estate()
    assert one != two


def test_a_dump_is_json_and_loads_to_an_equal_record():
    one = estate()
    assert Estate.load(json.loads(json.dumps(one.dump()))) == one


def test_records_have_slots_and_no_hash():
    with pytest.raises(AttributeError):
        estate().extra = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        hash(estate())


def test_a_record_needs_all_its_fields_and_no_others():
    with pytest.raises(TypeError, match="needs"):
        Estate(name="a")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="has no"):
        Barn(rye=1)  # type: ignore[call-arg]


def test_a_field_of_another_type_is_refused_when_the_class_is_made():
    with pytest.raises(TypeError, match="field bad"):
        type(Record)("Odd", (Record,), {"__module__": __name__, "__annotations__": {"bad": "dict"}})
    with pytest.raises(TypeError, match="annotations"):
        type(Record)("Odd", (Record,), {"__module__": __name__, "__annotations__": {"bad": int}})


@pytest.mark.parametrize("damage", [
    {"name": 1}, {"barns": {}}, {"barns": [1]}, {"home": None}, {"fields": ["1"]}, {"fields": [True]}, {"stack": [1]},
    {"stack": [[None]]}, {"path": 3}, {"extra": 1},
])
def test_a_dump_that_does_not_fit_is_refused(damage: dict[str, object]):
    with pytest.raises(BadRecord):
        Estate.load(json.loads(json.dumps(estate().dump() | damage)))


def test_a_record_shows_itself():
    assert repr(Barn(grain=3)) == "Barn(grain=3)"
