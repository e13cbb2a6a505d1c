"""Who judges ships on paper for `hullbreach ship`, and is measured at it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hullbreach.games.galaxy_trucker.papers.chores import Hits
from hullbreach.games.galaxy_trucker.papers.comparing import differing
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper, ShipReport, decode_paper
from hullbreach.games.galaxy_trucker.papers.samples import sample_ships
from hullbreach.games.galaxy_trucker.papers.survey import survey_ship
from hullbreach.kernel.paperwork import Chore, Surveyor


class GalaxyTruckerSurveyor(Surveyor):
    id = "galaxy-trucker"
    package = "hullbreach.games.galaxy_trucker"

    def read(self, text: bytes) -> ShipPaper:
        return decode_paper(text)

    def survey(self, paper: msgspec.Struct) -> ShipReport:
        return survey_ship(_ship(paper))

    def differences(self, report: msgspec.Struct, expected: dict[str, Any]) -> list[str]:
        return differing(msgspec.to_builtins(report), expected)

    def samples(self) -> list[msgspec.Struct]:
        return [*sample_ships()]

    def chores(self, papers: list[msgspec.Struct]) -> list[Chore]:
        return [Hits([_ship(paper) for paper in papers])]


def _ship(paper: msgspec.Struct) -> ShipPaper:
    assert isinstance(paper, ShipPaper)
    return paper


SURVEYOR: Final = GalaxyTruckerSurveyor()
