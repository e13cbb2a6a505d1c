"""One spelling for one thing in each language, in everything people read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from hullbreach.games import RULEBOOKS, find_primer
from hullbreach.locales import LANGUAGES, file_names
from tests.locales.files import messages, texts
from tests.rulebooks import read_entries

if TYPE_CHECKING:
    from collections.abc import Iterator

# What we do not write, and what we write instead.
BANNED = {
    "en": {
        r"\bgrays?\b": "grey",
        r"\barmor(?:ed|y)?\b": "armour",
        r"\bdefenses?\b": "defence",
        r"\bcolor(?:s|ed)?\b": "colour",
        r"\bcenter(?:s|ed)?\b": "centre",
        r"\bneutraliz\w+|\brecogniz\w+|\bcustomiz\w+": "-ise",
        r"\bhonor\w*|\bfavorite\w*|\bneighbor\w*|\bbehavior\w*": "-our",
        r"\b(?:cancel|travel|label|fuel)(?:ed|ing)\b": "cancelled, travelling",
        r"\bmother[- ]ships?\b": "mothership",
        r"\btake ?off zone\b": "take-off zone",
        r"\b(?:Aliens|Extraterrestres) wins\b": "the aliens win",
        r"\w'\w": "’ in words",
    },
    "fr": {
        r"\bvaisseaux? mères?\b": "vaisseau-mère",
        r"\bmulticases?\b": "de plusieurs cases",
        r"\bextra-terrestres?\b": "extraterrestre",
        r"\bhyper-espace\b": "hyperespace",
        r"\bevénement|\bévènement": "événement",
        r"\bcontainers?-|\bconteneurs?\b": "container",
        r"\bmétéores?\b": "météorite",
        r"\bRevenir sur (?:le|son) coup\b": "Annuler le coup",
        r"\bmaitre|\bparait\b|\bconnait\b": "the spelling with a circumflex",
        r"\w'\w": "’ in words",
        r"(?<!Attac)[\w’)][?!;»]": "a space before tall punctuation",
    },
}


def read_everywhere(language: str) -> Iterator[tuple[str, str]]:
    """Sentences and rules, with where they stand."""
    for file in file_names(language):
        for message in messages(language, file):
            yield from ((message.id.name, text) for text in texts(message))
    for game in RULEBOOKS:
        yield from read_entries(game, language)
        for page in find_primer(game):
            yield from ((game, step.text(language)) for step in page.step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_spelt_one_way(language: str) -> None:
    wrong = [
        (where, found[0], instead)
        for where, text in read_everywhere(language)
        for pattern, instead in BANNED[language].items()
        if (found := re.search(pattern, text, re.IGNORECASE))
    ]
    assert wrong == []
