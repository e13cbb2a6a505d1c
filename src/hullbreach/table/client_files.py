"""The browser client's files, as the build has left them: most of them also packed, so that nobody packs them again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.staticfiles import StaticFiles

from hullbreach.table.packing import PACKED

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import Scope

    PathLike = str | os.PathLike[str]

FOREVER: Final = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """Files under assets/ carry a hash in their names, so a browser need never ask for them twice."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        packed = Path(f"{os.fspath(full_path)}{PACKED}")
        if not packed.is_file():
            response = super().file_response(full_path, stat_result, scope, status_code)
        elif _takes_packed(scope):
            # The type is that of the file inside, which its name still says.
            response = super().file_response(packed, packed.stat(), scope, status_code)
            response.headers["content-encoding"] = "gzip"
            response.headers["vary"] = "accept-encoding"
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
            response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = FOREVER if Path(full_path).parent.name == "assets" else "no-cache"
        return response


def _takes_packed(scope: Scope) -> bool:
    """A part of a packed file is of no use to who asks for a part of the file."""
    headers = Headers(scope=scope)
    return "gzip" in headers.get("accept-encoding", "") and "range" not in headers
