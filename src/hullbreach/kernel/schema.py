"""Papers that people write or bring along, held against the types that say what may stand on them.

A paper from elsewhere is data and nothing else: it is as long as it may be, every field is one that was declared, and
every value within its bounds. All that is wrong is found at once, each problem with the path of its field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import inspect

from hullbreach.kernel.errors import BadPaper

T = TypeVar("T")
MOST_SHOWN: Final = 40
"""Letters of a wrong value that an error repeats."""


def read_json(text: str | bytes, longest: int) -> object:
    """What stands there, whatever it is; raises BadPaper."""
    size = len(text if isinstance(text, bytes) else text.encode(errors="surrogatepass"))
    if size > longest:
        raise BadPaper("paper-too-long", field="", found=size, most=longest)
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadPaper("paper-no-json", field="", problem=str(error)) from None


def problems(value: object, schema: type) -> list[BadPaper]:
    """All that keeps a value from being of that type; if there is nothing, `msgspec.convert` takes it."""
    return list(_Walk().at(value, inspect.type_info(schema), ""))


def convert(value: object, schema: type[T]) -> T:
    """The value as that type; raises BadPaper for the first thing that is wrong."""
    for problem in problems(value, schema):
        raise problem
    return msgspec.convert(value, schema)


class _Walk:
    """Goes through a value along its type."""

    def at(self, value: object, kind: Any, path: str) -> Iterator[BadPaper]:
        if isinstance(kind, inspect.UnionType):
            yield from self.union(value, kind, path)
        elif isinstance(kind, inspect.StructType):
            yield from self.struct(value, kind, path)
        elif isinstance(kind, inspect.VarTupleType):
            yield from self.items(value, kind, path)
        elif isinstance(kind, inspect.TupleType):
            yield from self.fixed(value, kind, path)
        elif isinstance(kind, inspect.LiteralType):
            yield from self.literal(value, kind, path)
        elif isinstance(kind, inspect.IntType):
            yield from self.number(value, kind, path)
        elif isinstance(kind, inspect.BoolType):
            if not isinstance(value, bool):
                yield BadPaper("paper-not-switch", field=path, value=_shown(value))
        else:
            assert isinstance(kind, inspect.StrType), kind
            yield from self.text(value, kind, path)

    def union(self, value: object, kind: inspect.UnionType, path: str) -> Iterator[BadPaper]:
        """A tag says which struct is meant; beside that, what kind of value it is says it."""
        tagged = {member.tag: member for member in kind.types if isinstance(member, inspect.StructType) and member.tag}
        if tagged:
            yield from self.tagged(value, tagged, path)
            return
        if value is None and any(isinstance(member, inspect.NoneType) for member in kind.types):
            return
        others = [member for member in kind.types if not isinstance(member, inspect.NoneType)]
        fitting = [member for member in others if isinstance(value, _python_type(member))]
        yield from self.at(value, (fitting or others)[0], path)

    def tagged(self, value: object, members: dict[Any, inspect.StructType], path: str) -> Iterator[BadPaper]:
        field = next(iter(members.values())).tag_field
        if not isinstance(value, dict):
            yield BadPaper("paper-not-table", field=path, value=_shown(value))
        elif field not in value:
            yield BadPaper("paper-missing", field=f"{path}.{field}")
        elif not isinstance(value[field], str) or value[field] not in members:
            yield _unknown(f"{path}.{field}", value[field], members)
        else:
            yield from self.struct(value, members[value[field]], path)

    def struct(self, value: object, kind: inspect.StructType, path: str) -> Iterator[BadPaper]:
        if not isinstance(value, dict):
            yield BadPaper("paper-not-table", field=path, value=_shown(value))
            return
        fields = {field.encode_name: field for field in kind.fields}
        for name in value:
            if name not in fields and name != kind.tag_field:
                yield BadPaper("paper-unexpected", field=_join(path, str(name)[:MOST_SHOWN]))
        for name, field in fields.items():
            if name in value:
                yield from self.at(value[name], field.type, _join(path, name))
            elif field.required:
                yield BadPaper("paper-missing", field=_join(path, name))

    def items(self, value: object, kind: inspect.VarTupleType, path: str) -> Iterator[BadPaper]:
        if not isinstance(value, list):
            yield BadPaper("paper-not-list", field=path, value=_shown(value))
            return
        low, high = kind.min_length or 0, kind.max_length or 0
        if not low <= len(value) <= high:
            yield BadPaper("paper-entries", field=path, found=len(value), low=low, high=high)
        for index, item in enumerate(value[:high]):
            yield from self.at(item, kind.item_type, f"{path}[{index}]")

    def fixed(self, value: object, kind: inspect.TupleType, path: str) -> Iterator[BadPaper]:
        if not isinstance(value, list):
            yield BadPaper("paper-not-list", field=path, value=_shown(value))
            return
        size = len(kind.item_types)
        if len(value) != size:
            yield BadPaper("paper-entries", field=path, found=len(value), low=size, high=size)
        for index, (item, item_type) in enumerate(zip(value, kind.item_types, strict=False)):
            yield from self.at(item, item_type, f"{path}[{index}]")

    def literal(self, value: object, kind: inspect.LiteralType, path: str) -> Iterator[BadPaper]:
        if not isinstance(value, str) or value not in kind.values:
            yield _unknown(path, value, kind.values)

    def number(self, value: object, kind: inspect.IntType, path: str) -> Iterator[BadPaper]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield BadPaper("paper-not-number", field=path, value=_shown(value))
            return
        low, high = kind.ge or 0, kind.le or 0
        if not low <= value <= high:
            yield BadPaper("paper-range", field=path, value=_shown(value), low=low, high=high)

    def text(self, value: object, kind: inspect.StrType, path: str) -> Iterator[BadPaper]:
        if not isinstance(value, str):
            yield BadPaper("paper-not-text", field=path, value=_shown(value))
            return
        low, high = kind.min_length or 0, kind.max_length or 0
        if not low <= len(value) <= high:
            yield BadPaper("paper-letters", field=path, found=len(value), low=low, high=high)
        elif kind.pattern and not re.search(kind.pattern, value):
            yield BadPaper("paper-signs", field=path, value=_shown(value))


def _python_type(kind: object) -> type | tuple[type, ...]:
    """What JSON makes of a value of that kind."""
    if isinstance(kind, inspect.IntType):
        return int
    if isinstance(kind, inspect.LiteralType | inspect.StrType):
        return str
    return dict if isinstance(kind, inspect.StructType) else list


def _unknown(path: str, value: object, known: Any) -> BadPaper:
    return BadPaper("paper-unknown", field=path, value=_shown(value), expected=", ".join(known))


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _shown(value: object) -> str:
    """A wrong value as it was written, or its beginning."""
    if isinstance(value, str):
        return value[:MOST_SHOWN]
    return msgspec.json.encode(value).decode()[:MOST_SHOWN]


# --- forms -----------------------------------------------------------------------------------------------------------
BlankKind = Literal["number", "text", "choice", "switch", "list", "table", "entry"]


class Blank(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A place on a form, as a type has it. What is left out of a paper is as if its default stood there."""

    kind: BlankKind
    low: int = 0
    """The least number, letters or items."""
    high: int = 0
    values: list[str] = []
    """What can be chosen; of a number, what may be said instead of it."""
    optional: bool = False
    """Whether it may be left out for good: then nothing is said there."""
    required: bool = False
    """Whether it may never be left out."""
    default: Any = None
    plain: bool = False
    """Of a text: whether it is a name of small letters, digits and underscores."""
    items: list[Blank] = []
    """Of a list: what its items are like, one for all of them; or one for each place."""
    fields: dict[str, Blank] = {}
    """Of a table."""
    entries: dict[str, Blank] = {}
    """Of an entry: the tables it may be, by the name that stands under `tag`."""
    tag: str = ""


def form_of(schema: type) -> Blank:
    """What may stand on a paper of that type, place by place."""
    return _blank(inspect.type_info(schema))


def _blank(kind: Any) -> Blank:
    if isinstance(kind, inspect.UnionType):
        return _blank_of_union(kind)
    if isinstance(kind, inspect.StructType):
        return Blank(kind="table", fields={field.encode_name: _blank_of_field(field) for field in kind.fields})
    if isinstance(kind, inspect.VarTupleType):
        return Blank(kind="list", low=kind.min_length or 0, high=kind.max_length or 0, items=[_blank(kind.item_type)])
    if isinstance(kind, inspect.TupleType):
        size = len(kind.item_types)
        return Blank(kind="list", low=size, high=size, items=[_blank(item) for item in kind.item_types])
    if isinstance(kind, inspect.LiteralType):
        return Blank(kind="choice", values=[str(value) for value in kind.values])
    if isinstance(kind, inspect.IntType):
        return Blank(kind="number", low=kind.ge or 0, high=kind.le or 0)
    if isinstance(kind, inspect.BoolType):
        return Blank(kind="switch")
    assert isinstance(kind, inspect.StrType), kind
    plain = kind.pattern is not None and kind.pattern.startswith("^[a-z]")
    return Blank(kind="text", low=kind.min_length or 0, high=kind.max_length or 0, plain=plain)


def _blank_of_union(kind: inspect.UnionType) -> Blank:
    """An entry by its tag; or something that may be left out; or a number, or a word instead of it."""
    tagged = [member for member in kind.types if isinstance(member, inspect.StructType) and member.tag]
    if tagged:
        return Blank(kind="entry", tag=str(tagged[0].tag_field), entries={str(one.tag): _blank(one) for one in tagged})
    others = [_blank(member) for member in kind.types if not isinstance(member, inspect.NoneType)]
    first = next((blank for blank in others if blank.kind == "number"), others[0])
    words = [word for blank in others for word in blank.values]
    return msgspec.structs.replace(first, values=words, optional=len(others) < len(kind.types))


def _blank_of_field(field: inspect.Field) -> Blank:
    blank = _blank(field.type)
    if field.required:
        return msgspec.structs.replace(blank, required=True)
    return msgspec.structs.replace(blank, default=msgspec.to_builtins(_default_of(field)))


def _default_of(field: inspect.Field) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
