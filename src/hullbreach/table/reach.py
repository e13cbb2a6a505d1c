"""Where others find this server: the addresses of the machine that reach beyond it."""

from __future__ import annotations

import ctypes
import os
import socket
from collections.abc import Iterator
from ctypes.util import find_library
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = {"": socket.AF_INET, "0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104 - what people say, not what we do
"""Hosts that stand for all addresses of a machine, and of which kind those are. Nobody can go there."""
UP: Final = 0x1 | 0x40
"""Of an interface's flags: it is up, and something is plugged in."""
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of nobody, for asking which way the machine would go."""


def links(host: str, port: int) -> list[str]:
    """The links by which others come to a server that listens there; none where only this machine can."""
    if host in EVERYWHERE:
        return [link_to(address, port) for address in addresses(EVERYWHERE[host])]
    return [] if is_here(host) else [link_to(host, port)]


def own_link(host: str, port: int) -> str:
    """The link for who sits at the machine itself."""
    if host not in EVERYWHERE:
        return link_to(host, port)
    return link_to("127.0.0.1" if EVERYWHERE[host] == socket.AF_INET else "::1", port)


def link_to(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_here(host: str) -> bool:
    """Whether a host, as browsers and settings name it, is the machine itself, for itself only."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def host_in(header: str) -> str:
    """The host that a request was sent to, without the port."""
    host, _, port = header.rpartition(":")
    return host if host and port.isdigit() else header


def addresses(family: socket.AddressFamily) -> list[str]:
    """Those of this machine that others may reach; the one that leads furthest comes first."""
    try:
        found = list(_of_interfaces(family)) if os.name == "posix" else []
    except (OSError, AttributeError):
        found = []
    first = _way_out(family)
    every = dict.fromkeys([*([first] if first in found or not found else []), *found, *_of_name(family, found)])
    return [address for address in every if address and _leads_here(address)]


def _leads_here(address: str) -> bool:
    """Others need no more than this to come: an address of one link only means something to who is on it."""
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def _way_out(family: socket.AddressFamily) -> str:
    """The address the machine would use itself; nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _of_name(family: socket.AddressFamily, found: list[str]) -> list[str]:
    """Where interfaces cannot be asked, the machine's name leads to its addresses."""
    if found:
        return []
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(place[0]) for *_, place in known]


class _Interface(ctypes.Structure):
    """`struct ifaddrs`, as far as it is the same on every Unix."""


_Interface._fields_ = [
    ("next", ctypes.POINTER(_Interface)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.c_void_p),
]
PLACES: Final = {socket.AF_INET: (4, 4), socket.AF_INET6: (8, 16)}
"""Where in a socket's address the bytes of its host are, and how many."""


def _of_interfaces(family: socket.AddressFamily) -> Iterator[str]:
    """Every address of an interface that is up; raises OSError or AttributeError where nobody can say."""
    library = ctypes.CDLL(find_library("c"), use_errno=True)
    first = ctypes.POINTER(_Interface)()
    if library.getifaddrs(ctypes.byref(first)) != 0:
        raise OSError(ctypes.get_errno(), "getifaddrs")
    try:
        current = first
        while current:
            interface = current.contents
            if interface.address and interface.flags & UP == UP and _family(interface.address) == family:
                start, count = PLACES[family]
                yield socket.inet_ntop(family, ctypes.string_at(interface.address + start, count))
            current = interface.next
    finally:
        library.freeifaddrs(first)


def _family(address: int) -> int:
    """On the Unixes of the Berkeley family a length stands before it."""
    head = ctypes.string_at(address, 2)
    return int.from_bytes(head, "little") if os.uname().sysname == "Linux" else head[1]
