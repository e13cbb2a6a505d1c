"""Every rule has an id and a test; no test names a rule there is not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from hullbreach.games import RULEBOOKS, find_catalogue
from hullbreach.lab.proofs import find_proofs, missing, postponed, unknown
from tests.conftest import check_markers

if TYPE_CHECKING:
    from hullbreach.lab.proofs import Proofs

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs"


@pytest.fixture(scope="module")
def proofs() -> Proofs:
    return find_proofs(TESTS)


def left_for_later(game: str) -> list[str]:
    """What the page of a game that is still being built lists so; a finished one lists nothing, and needs no page."""
    page = DOCS / f"{game}.md"
    return postponed(page.read_text(encoding="utf-8")) if page.is_file() else []


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_rule_ruling_and_example_has_a_test_or_is_left_for_later(game: str, proofs: Proofs) -> None:
    later, catalogue = left_for_later(game), find_catalogue(game)
    assert [entry for entry in missing(catalogue, proofs) if entry not in later] == []
    assert [entry for entry in later if entry in proofs] == []
    assert [entry for entry in later if entry not in catalogue or later.count(entry) > 1] == []


def test_no_test_names_a_rule_there_is_not(proofs: Proofs) -> None:
    assert unknown([find_catalogue(game) for game in RULEBOOKS], proofs) == []


def test_a_marker_that_names_no_rule_stops_the_run_before_it_begins() -> None:
    class Item:
        nodeid = "test_x.py::test_a"

        def iter_markers(self, name: str) -> list[pytest.Mark]:
            return [pytest.mark.rule("AA-MOVE-02", "AA-MOVE-99").mark]

    with pytest.raises(pytest.UsageError, match=r"test_x\.py::test_a.*AA-MOVE-99"):
        check_markers([cast("pytest.Item", Item())])


# --- the reader itself -----------------------------------------------------------------------------------------------
class Book:
    def __init__(self, *ids: str) -> None:
        self._ids = list(ids)

    def ids(self) -> list[str]:
        return self._ids


def read(tmp_path: Path, source: str, name: str = "test_x.py") -> Proofs:
    """The proofs in a folder with one test file."""
    file = tmp_path / "tests" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"import pytest\n{source}", encoding="utf-8")
    return find_proofs(tmp_path / "tests")


def test_a_decorated_test_proves_all_it_names(tmp_path: Path) -> None:
    source = '@pytest.mark.rule("X-01", "X-02")\ndef test_moves() -> None: ...\n'
    test = "tests/test_x.py::test_moves"
    assert read(tmp_path, source) == {"X-01": [test], "X-02": [test]}


def test_several_markers_and_other_decorators_may_stand_together(tmp_path: Path) -> None:
    source = '@pytest.mark.rule("X-01")\n@pytest.mark.skipif("X-03")\n@pytest.mark.rule("X-02")\ndef test_a(): ...\n'
    assert list(read(tmp_path, source)) == ["X-01", "X-02"]


def test_a_case_may_carry_its_own_marker(tmp_path: Path) -> None:
    source = """
@pytest.mark.parametrize("a", [
    pytest.param(1, marks=pytest.mark.rule("X-01")),
    pytest.param(2, marks=[pytest.mark.slow, pytest.mark.rule("X-02", "X-03")]),
])
def test_a(a): ...
"""
    assert set(read(tmp_path, source)) == {"X-01", "X-02", "X-03"}


def test_cases_and_ids_may_stand_in_constants(tmp_path: Path) -> None:
    source = """
IDS = ("X-01", "X-02")
CASES: list = [pytest.param(1, marks=pytest.mark.rule("X-03"))]
UNUSED = [pytest.param(1, marks=pytest.mark.rule("X-04"))]
@pytest.mark.rule(*IDS)
@pytest.mark.parametrize("a", CASES)
def test_a(a): ...
"""
    assert set(read(tmp_path, source)) == {"X-01", "X-02", "X-03"}


def test_methods_count_and_so_do_markers_of_their_class_and_file(tmp_path: Path) -> None:
    source = """
pytestmark = [pytest.mark.rule("X-01")]
@pytest.mark.rule("X-02")
class TestShips:
    @pytest.mark.rule("X-03")
    async def test_a(self): ...
"""
    test = "tests/test_x.py::TestShips::test_a"
    assert read(tmp_path, source) == {"X-01": [test], "X-02": [test], "X-03": [test]}


def test_only_tests_prove_anything(tmp_path: Path) -> None:
    source = '@pytest.mark.rule("X-01")\ndef helper(): ...\n@other.rule("X-02")\ndef test_a(): "X-03"\n'
    assert read(tmp_path, source) == {}
    assert read(tmp_path, '@pytest.mark.rule("X-04")\ndef test_a(): ...\n', "scene.py") == {}


def test_a_rule_may_have_several_proofs_each_named_once(tmp_path: Path) -> None:
    marked = '@pytest.mark.rule("X-01")\n@pytest.mark.rule("X-01")\ndef test_{}(): ...\n'
    read(tmp_path, marked.format("b") + marked.format("a"), "deep/er/test_y.py")
    proofs = read(tmp_path, marked.format("c"))
    assert proofs["X-01"] == [
        "tests/deep/er/test_y.py::test_b",
        "tests/deep/er/test_y.py::test_a",
        "tests/test_x.py::test_c",
    ]


@pytest.mark.parametrize("argument", ["rule_id", "4", "ids()"])
def test_a_marker_that_cannot_be_read_is_a_mistake(tmp_path: Path, argument: str) -> None:
    with pytest.raises(ValueError, match=r"tests/test_x\.py:2"):
        read(tmp_path, f"@pytest.mark.rule({argument})\ndef test_a(): ...\n")


def test_nothing_is_imported(tmp_path: Path) -> None:
    assert read(tmp_path, 'raise SystemExit\n@pytest.mark.rule("X-01")\ndef test_a(): ...\n')


def test_a_page_says_what_comes_later() -> None:
    page = "## Now\n\nX-A-01.\n\n## Later\n\n- no cards yet: X-A-02, X-B-009 to X-B-011\n- X-C-1\n\n## Also\n\nX-A-03\n"
    assert postponed(page) == ["X-A-02", "X-B-009", "X-B-010", "X-B-011", "X-C-1"]
    assert postponed("## Later\n\n- X-D-EE-01, X-D-EE-02 to X-D-EE-03\n") == ["X-D-EE-01", "X-D-EE-02", "X-D-EE-03"]
    assert postponed("X-A-01\n") == []


def test_missing_and_unknown_ids_are_told_apart() -> None:
    proofs = {"X-02": ["a"], "Y-01": ["b"], "Z-01": ["c"]}
    assert missing(Book("X-03", "X-02", "X-01"), proofs) == ["X-03", "X-01"]
    assert unknown([Book("X-02"), Book("Y-01")], proofs) == ["Z-01"]
