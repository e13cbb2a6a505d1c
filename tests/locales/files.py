"""The Fluent files, read for what is in them."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hullbreach.locales import file_names, source


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return list(FluentResource(source(language, file)).body)


def messages(language: str, file: str) -> list[ast.Message]:
    return [entry for entry in entries(language, file) if isinstance(entry, ast.Message)]


def variables(node: ast.BaseNode) -> set[str]:
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names


def texts(message: ast.Message) -> list[str]:
    visitor = _Texts()
    visitor.visit(message)
    return visitor.texts


@cache
def forms(language: str, file: str) -> dict[str, set[str]]:
    """Every message and attribute of a file, as `id` or `id.attribute`, with the variables it needs."""
    found: dict[str, set[str]] = {}
    for message in messages(language, file):
        if message.value is not None:
            found[message.id.name] = variables(message.value)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def all_forms(language: str) -> dict[str, set[str]]:
    return {form: names for file in file_names(language) for form, names in forms(language, file).items()}
