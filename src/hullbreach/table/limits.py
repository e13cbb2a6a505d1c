"""Token buckets: a burst at once, then a steady rate. And who is meant by an address."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import HTTPConnection

HOUSEHOLD_BITS: Final = 64
"""Of an IPv6 address: whoever has one has all that begin like it."""


def visitor(connection: HTTPConnection) -> str:
    """Who is asking, as far as limits are concerned."""
    return household(connection.client.host) if connection.client else ""


async def who_asks(client: tuple[str, int] | None, headers: Sequence[tuple[str, str]], proxies: str) -> str:
    """The visitor at a WebSocket. uvicorn knows which proxies to believe; it writes into what ASGI calls the scope."""
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    scope: dict[str, Any] = {"type": "websocket", "client": client, "headers": raw}
    if proxies:
        await ProxyHeadersMiddleware(_nothing, proxies)(scope, _nothing, _nothing)  # type: ignore[arg-type]
    return household(scope["client"][0]) if scope["client"] else ""


async def _nothing(*_what: object) -> None: ...


def household(address: str) -> str:
    """The address itself, or the network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found.packed, HOUSEHOLD_BITS), strict=False))


class Bucket:
    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = monotonic()

    def take(self, tokens: float = 1) -> bool:
        """Whether there were so many left."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < tokens:
            return False
        self.level -= tokens
        return True

    def full(self) -> bool:
        return self.level + (monotonic() - self.at) * self.rate >= self.burst


class Addresses:
    """What each address has asked for, and how many connections it holds. Quiet ones are forgotten."""

    MOST = 20_000

    def __init__(self, rate: float, burst: float, most_connections: int) -> None:
        self._rate = rate
        self._burst = burst
        self._most_connections = most_connections
        self._buckets: dict[str, Bucket] = {}
        self._connections: dict[str, int] = {}

    def may_ask(self, address: str, tokens: float = 1) -> bool:
        if len(self._buckets) > self.MOST:
            self.forget_quiet()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take(tokens)

    def forget_quiet(self) -> None:
        """A full bucket is as good as a new one."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full()}

    def connect(self, address: str) -> bool:
        """Whether the address may open one more connection; `disconnect` gives it back."""
        held = self._connections.get(address, 0)
        if held >= self._most_connections:
            return False
        self._connections[address] = held + 1
        return True

    def disconnect(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def connections(self) -> int:
        return sum(self._connections.values())
