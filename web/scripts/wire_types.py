"""Writes what the browser must know of the Python side: the wire types, in `wire.ts` those of every table and in each
game's folder its own, and the names behind each title's numbers.

python web/scripts/wire_types.py            write the files
python web/scripts/wire_types.py --check    exit with 1 if one of them is stale
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from hullbreach.games import aftermaths, companions, titles
from hullbreach.kernel import schema, script, workshop
from hullbreach.kernel.title import Title
from hullbreach.table import bodies, book, hook, messages, player, work
from hullbreach.table.openapi import types_after, types_of

SOURCES: Final = Path(__file__).parents[1] / "src"
HEAD: Final = "// Made by web/scripts/wire_types.py from the Python sources. Do not edit.\n\n"
MODULES: Final = (messages, bodies, book, hook, player, work, script, schema, workshop)
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


# --- types ---
def common() -> dict[str, Any]:
    """Every message and body, whatever is played."""
    return _components([value for module in MODULES for value in vars(module).values() if _is_struct(value, module)])


def own() -> dict[str, dict[str, Any]]:
    """By game: the parts of what is seen, and of the sheets and films of its companion, that are not common."""
    kinds: dict[str, list[type]] = {title.id: _seen(title) for title in titles()}
    for companion in companions():
        kinds.setdefault(companion.id, []).extend(types_of(companion).values())
    for aftermath in aftermaths():
        kinds.setdefault(aftermath.id, []).extend(types_after(aftermath).values())
    shared = common()
    return {
        game: {name: part for name, part in _components(found).items() if name not in shared}
        for game, found in kinds.items()
    }


def _seen(title: Title) -> list[type]:
    """What everybody sees, and what one seat sees beside that, if there is such a thing."""
    return [kind for kind in (title.view_type(), title.own_type()) if kind]


def _components(kinds: list[Any]) -> dict[str, Any]:
    return msgspec.json.schema_components(kinds, ref_template="{name}")[1]


def wire() -> str:
    lines = _interfaces(common())
    for union in ("Request", "Reply"):
        names = [member.__name__ for member in getattr(messages, union).__args__]
        lines.append(f"export type {union} = {' | '.join(names)};\n")
    lines.append(f"export const VERSION = {messages.VERSION};\n")
    return HEAD + "\n".join(lines)


def own_wire(parts: dict[str, Any]) -> str:
    return HEAD + "\n".join(_interfaces(parts))


def _interfaces(parts: dict[str, Any]) -> list[str]:
    return [_interface(name, schema) for name, schema in sorted(parts.items())]


def _is_struct(value: object, module: ModuleType) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(inner)};\n"
        for field, inner in schema.get("properties", {}).items()
    ]
    return f"export interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(inner) for inner in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(inner) for inner in schema['prefixItems'])}]"
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(kind or "", "unknown")


# --- names ---
def names(title: Title) -> str:
    """What numbers in events stand for, and how a verb's parameters are called."""
    fields = {field for kind in title.events.kinds for field in kind.fields}
    facts = {
        "id": title.id,
        "names": {field: found for field in sorted(fields) if (found := _names_of(title, field))},
        "verbs": {verb.name: [domain.name for domain in verb.domains] for verb in title.vocabulary.verbs},
    }
    body = json.dumps(facts, indent=2, ensure_ascii=False)
    imports = 'import type { TitleFacts } from "../../title";'
    return f"{HEAD}{imports}\n\nexport const TITLE: TitleFacts = {body};\n\n{_fields(title)}"


def _fields(title: Title) -> str:
    """The kinds of events and the names of their numbers, as types: a board that misspells one does not compile."""
    lines = [
        f'  "{kind.name}": {" | ".join(json.dumps(field) for field in kind.fields) or "never"};\n'
        for kind in title.events.kinds
    ]
    return f"/** What each kind of event tells. */\nexport type Fields = {{\n{''.join(lines)}}};\n"


def _names_of(title: Title, field: str) -> list[str]:
    found: list[str] = []
    try:
        while (name := title.name_of(field, len(found))) != str(len(found)):
            found.append(name)
    except IndexError:
        pass
    return found


def made() -> dict[Path, str]:
    """Every file this script writes, with what belongs in it."""
    files = {SOURCES / "wire.ts": wire()}
    for game, parts in own().items():
        files[SOURCES / "games" / game / "wire.ts"] = own_wire(parts)
    for title in titles():
        files[SOURCES / "games" / title.id / "title.ts"] = names(title)
    return {path: text for path, text in files.items() if path.parent.is_dir()}


def main(arguments: list[str]) -> int:
    stale = 0
    for path, text in made().items():
        if "--check" in arguments:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print(f"stale: {path.relative_to(SOURCES.parent)}", file=sys.stderr)
                stale = 1
        else:
            path.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
