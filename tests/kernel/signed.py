"""Airlock with a sign on the door: a title with an option that is written."""

from __future__ import annotations

from hullbreach.kernel.errors import BadPaper
from hullbreach.kernel.options import Option
from tests.kernel.toy import AirlockTitle

OFFERED = (
    Option("door", ("plain", "own"), "plain"),
    Option("sign", ("", "Keep out"), "", when={"door": ("own",)}, longest=9),
)


class SignedTitle(AirlockTitle):
    """What stands there are capitals, and nobody shouts."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "airlock-signed"
        self.options = (*self.options, *OFFERED)

    def written(self, option: str, text: str) -> str:
        assert option == "sign"
        if "!" in text:
            raise BadPaper("paper-signs", field="sign[0]", value=text)
        return text.upper()


SIGNED = SignedTitle()
