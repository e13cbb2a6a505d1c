"""Who is meant by an address, and how much one may ask for."""

from __future__ import annotations

import pytest

from hullbreach.table.limits import Addresses, household, who_asks


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_who_has_one_address_of_a_network_has_them_all(address: str, expected: str) -> None:
    assert household(address) == expected


def test_a_burst_at_once_and_then_no_more() -> None:
    addresses = Addresses(rate=0.001, burst=3, most_connections=1)
    assert [addresses.may_ask(household(f"2001:db8::{number}")) for number in range(5)] == [True] * 3 + [False] * 2
    assert addresses.may_ask(household("2001:db8:0:1::1"))


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("proxies", "found"), [("", "192.0.2.1"), ("192.0.2.9", "192.0.2.1"), ("192.0.2.1", "198.51.100.7")]
)
async def test_a_proxy_says_who_asks_if_it_is_believed(proxies: str, found: str) -> None:
    headers = [("host", "here"), ("x-forwarded-for", "198.51.100.7")]
    assert await who_asks(("192.0.2.1", 4242), headers, proxies) == found


@pytest.mark.anyio
async def test_nobody_in_particular_asks_where_there_is_no_address() -> None:
    assert await who_asks(None, [], "") == ""
