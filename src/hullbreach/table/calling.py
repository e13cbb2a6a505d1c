"""One call to an address that somebody gave: within bounds, to where it may go, and nowhere else.

The name is looked up once, what it stands for is checked, and that very address is connected to: a name that stands for
something else a moment later changes nothing. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import hmac
import ssl
from contextlib import suppress
from functools import cache
from hashlib import sha256
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import quote, urlsplit

from hullbreach import __version__
from hullbreach.table.errors import TableError

if TYPE_CHECKING:
    from ipaddress import IPv4Address

PORTS: Final = {"http": 80, "https": 443}
MOST_ANSWER: Final = 4_096
"""Bytes of the first line of an answer; the rest is not read."""
NAT64: Final = IPv6Network("64:ff9b::/96")


class Target(NamedTuple):
    """An address taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """The host as the header says it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def read_url(url: str) -> Target:
    """Raises TableError for what cannot be called."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
        host = (parts.hostname or "").encode("idna").decode() if ":" not in (parts.hostname or "") else parts.hostname
    except (ValueError, UnicodeError):
        raise TableError("hook-no-address") from None
    strange = parts.username or parts.password or any(letter.isspace() or not letter.isprintable() for letter in url)
    if parts.scheme not in PORTS or not host or strange:
        raise TableError("hook-no-address")
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = quote(parts.query, safe="/?%:@!$&'()*+,;=~-._")
    return Target(parts.scheme, host, port, f"{path}?{query}" if query else path)


def is_public(address: str) -> bool:
    """Whether everybody's network leads there; an address that only wraps another one is as good as that one."""
    found = ip_address(address.partition("%")[0])
    return all(part.is_global and not part.is_multicast for part in _wrapped(found))


def _wrapped(found: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    if not isinstance(found, IPv6Address):
        return [found]
    if found.ipv4_mapped is not None:
        return [found.ipv4_mapped]
    inner = [found.sixtofour, *(found.teredo or ())]
    if found in NAT64:
        inner.append(ip_address(int(found) & 0xFFFFFFFF))
    return [found, *(part for part in inner if part is not None)]


async def look_up(target: Target, private: bool) -> str:
    """The address to connect to; raises TableError if there is none, or one of them is not for strangers to call."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=1)
    except (OSError, UnicodeError):
        raise TableError("hook-unknown-host", host=target.host) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(map(is_public, addresses)):
        raise TableError("hook-private", host=target.host)
    return addresses[0]


def signature(secret: str, at: int, body: bytes) -> str:
    """`t=SECONDS,v1=HEX`: HMAC-SHA256 over the seconds, a dot and the body: an old call is known for one."""
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
    return f"t={at},v1={signed}"


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(target: Target, body: bytes, headers: dict[str, str], private: bool, seconds: float) -> int:
    """The status of the answer; raises OSError or TimeoutError if there is none, TableError if it may not be called."""
    async with asyncio.timeout(seconds):
        address = await look_up(target, private)
        secure = target.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            limit=MOST_ANSWER,
            ssl=_trust() if secure else None,
            server_hostname=target.host if secure else None,
        )
        try:
            writer.write(_request(target, body, headers))
            await writer.drain()
            return _status(await reader.readline())
        except ValueError:
            raise OSError("the answer is none") from None
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def _request(target: Target, body: bytes, headers: dict[str, str]) -> bytes:
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.named}",
        f"User-Agent: hullbreach/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    version, status, *_ = line.split()
    if not version.startswith(b"HTTP/1."):
        raise ValueError
    return int(status)
