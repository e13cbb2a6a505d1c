"""What people read holds nothing internal: the forms that betray it, for sentences and for rulebooks alike."""

from __future__ import annotations

import re
from typing import Final

from hullbreach.games import titles

_FORMS: Final = [
    r"\b[rb]-?\d+c\d+\b",  # a square as logs write it
    r"(?<![\d/])\b\d+,\d+\b",  # a square as shipyards write it
    r"\w_\w",  # a name of the code
    r"\b(?!T\d)[a-z]+\d+\w*\b",  # letters with numbers: a square of a board, a piece
    rf"\b(?:{'|'.join(title.id for title in titles())})-\w",  # the id of a message
    r"[{}\[\]`]|[<>=]=|->",
    r"\bNone\b|\bnull\b",
    r"\.(?:toml|txt|py|json|ftl|svelte|md)\b",
]
# Words of the workshop: how the rules were found, kept and tried.
_WORKSHOP: Final = {
    "en": r"\bfacts?\b|\bfact files?\b|\bseeds?\b|monte.?carlo|\bops?\b|\bsoftware\b|\bimplement\w*|\bcatalogue\w*"
    r"|\bAPI\b|\bR[1-4]\b|\b00[0-4]:|\bour code\b|\bpublic (?:project|source|implementation|repositor)\w*",
    "fr": r"\bfichiers?\b|\bgraines?\b|monte.?carlo|\blogiciels?\b|\bimplément\w*|\bcatalogues?\b|\bAPI\b|\bR[1-4]\b"
    r"|\b00[0-4]:|\bseeds?\b|\bfacts?\b|\b(?:projets?|sources?|implémentations?) publi\w*|\bun programme peut\b",
}
_CITED: Final = re.compile(r"\b[A-Z]{2,3}(?:-[A-Z0-9]+)+-\d+(?:/\d+)*")  # the id of a rule

INTERNAL: Final = re.compile("|".join(_FORMS))
# Words no French sentence has. Names of things that are called so in French too are none of them.
ENGLISH: Final = re.compile(
    r"\b(?<!-)(?:the|of|and|with|from|is|are|was|were|this|that|these|those|you|your|their|they|he|his|it|its|when|then|by"
    r"|for|into|onto|each|every|both|not|no|yes|ship|ships|square|squares|row|rows|column|card|cards|deck|player|players|turn"
    r"|move|moves|hit|hits|draw|damage|shield|cannon|engine|upper|lower|scout|given|which|cannot|may|must|takes?|loses?)\b"
)


def internals(text: str) -> str:
    """The first thing in a sentence that only the code knows, or nothing. Ids of rules are internal in sentences."""
    found = INTERNAL.search(text) or _CITED.search(text)
    return found[0] if found else ""


def workshop_words(text: str, language: str) -> str:
    """The same in the words of a rulebook, whose rules cite each other, and which says nothing of how it was made."""
    found = (
        INTERNAL.search(_CITED.sub("", text))
        or re.search(_WORKSHOP[language], text, re.IGNORECASE)
        or (ENGLISH.search(text) if language == "fr" else None)
    )
    return found[0] if found else ""
