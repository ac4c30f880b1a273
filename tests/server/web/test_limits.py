"""Limits: each is reached alone, and none is without a name of its own."""

import ast
import inspect
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import secret_hitler
from secret_hitler.server.web.limits import Limit, Limits

HOUSE, PERSON = "8.8.8.8", "8.8.8.8"  # whatever is counted, its key is the same


def a_wrong_code(limits: Limits) -> bool:
    free = not limits.wait_to_join(HOUSE)
    if free:
        limits.join_failed(HOUSE)
    return free


ASKS: Final[dict[str, Callable[[Limits], bool]]] = {
    "join_failed": a_wrong_code,
    "may_make_table": lambda limits: limits.may_make_table(HOUSE),
    "wait_to_ask": lambda limits: not limits.wait_to_ask(HOUSE),
    "wait_to_watch": lambda limits: not limits.wait_to_watch(HOUSE),
    "may_talk": lambda limits: limits.may_talk(PERSON),
    "may_note": lambda limits: limits.may_note(PERSON),
    "may_ask": lambda limits: limits.may_ask(PERSON),
    "wait_to_speak": lambda limits: not limits.wait_to_speak(PERSON),
    "may_connect": lambda limits: limits.may_connect(HOUSE),
}
UNCOUNTED: Final = {"wait_to_join", "disconnected", "forget"}
MOST: Final = 10_000
"""More than any limit allows."""


def public_names() -> set[str]:
    return {name for name, _ in inspect.getmembers(Limits, callable) if not name.startswith("_")}


def allowed(limits: Limits, ask: str) -> int:
    """How often this may be done in a row."""
    return sum(1 for _ in itertools.takewhile(lambda _: ASKS[ask](limits), range(MOST)))


def test_every_limit_is_tried_here() -> None:
    assert public_names() == {*ASKS, *UNCOUNTED}


@pytest.mark.parametrize("reached", ASKS)
def test_a_limit_that_is_reached_refuses_nothing_else(reached: str) -> None:
    usual = {ask: allowed(Limits(100), ask) for ask in ASKS}
    limits = Limits(100)
    assert allowed(limits, reached) == usual[reached] < MOST
    for other in ASKS:
        assert allowed(limits, other) == (0 if other == reached else usual[other]), other


def test_no_limit_is_counted_without_a_name() -> None:
    """Where the library's items are made, they are given a namespace; it has the same for all."""
    made = [
        call
        for path in Path(secret_hitler.__file__).parent.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and "RateLimitItem" in ast.unparse(call.func)
    ]
    assert made
    for call in made:
        assert "namespace" in {word.arg for word in call.keywords}, ast.unparse(call)


def test_no_two_limits_have_the_same_key() -> None:
    keys = [item.key_for("x") for items in Limits(100)._items.values() for item in items]
    assert len(keys) == len(set(keys)) >= len(Limit)


def test_a_day_of_tables_is_limited_too(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr("time.time", lambda: clock[0])
    limits, made = Limits(100), {"8.8.8.8": 0, "192.168.1.7": 0, "2001:4860::7": 0, "unknown": 0}
    for _ in range(24):
        for address in made:
            made[address] += sum(limits.may_make_table(address) for _ in range(40))
        clock[0] += 601.0
    assert made == {"8.8.8.8": 50, "192.168.1.7": 300, "2001:4860::7": 50, "unknown": 300}
    monkeypatch.undo()


def test_a_private_address_makes_thirty_tables_in_ten_minutes() -> None:
    for address in ("192.168.1.7", "127.0.0.1", "::1", "unknown"):
        limits = Limits(100)
        assert [limits.may_make_table(address) for _ in range(31)] == [True] * 30 + [False]
        assert limits.may_make_table("192.168.1.8")


def guesses(limits: Limits, address: str) -> int:
    """How many wrong codes an address may try in a row."""
    for number in range(MOST):
        if limits.wait_to_join(address):
            return number
        limits.join_failed(address)
    return MOST


def test_many_networks_of_one_customer_guess_no_more_than_three() -> None:
    limits = Limits(100)
    assert [guesses(limits, f"2001:4860:7:{n:x}::1") for n in range(60)] == [10] * 3 + [0] * 57
    assert guesses(limits, "2001:4860:8::1") == 10
    assert [guesses(limits, f"fd00:0:7:{n:x}::1") for n in range(5)] == [10] * 5  # at home


def test_the_internet_guesses_three_hundred_codes_a_minute_and_the_house_still_joins() -> None:
    limits = Limits(100)
    assert sum(guesses(limits, f"8.8.{n // 200}.{n % 200}") for n in range(400)) == 300
    assert limits.wait_to_join("9.9.9.9") > 0
    assert limits.wait_to_join("192.168.1.7") == 0
