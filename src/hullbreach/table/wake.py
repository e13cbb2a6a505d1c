"""What a task waits for without a turn of the loop in between."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Generic, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from contextvars import Context

T = TypeVar("T")


class Wake(Generic[T]):
    """Awaited by one task, which goes on the moment there is an answer.

    A future of asyncio lets its task go on in the loop's next turn, which is one more look for what the kernel has to
    say; where moves come one by one, that costs as much as the rules. Answered by the loop it goes on at once; answered
    by another task it has to wait, because two tasks cannot run inside each other.
    """

    __slots__ = ("_asyncio_future_blocking", "_callback", "_done", "_error", "_loop", "_value")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._asyncio_future_blocking = False  # what asyncio knows futures by, its own and others
        self._loop = loop
        self._callback: Callable[[Wake[T]], object] | None = None
        self._done = False
        self._value: T | None = None
        self._error: BaseException | None = None

    def answer(self, value: T) -> None:
        if not self._done:
            self._done, self._value = True, value
            self._go_on()

    def fail(self, error: BaseException) -> None:
        if not self._done:
            self._done, self._error = True, error
            self._go_on()

    def _go_on(self) -> None:
        if self._callback is None:
            return
        if asyncio.current_task(self._loop) is None:
            self._callback(self)
        else:
            self._loop.call_soon(self._callback, self)

    # --- what asyncio asks of a future ---
    def __await__(self) -> Generator[Wake[T], None, T]:
        if not self._done:
            self._asyncio_future_blocking = True
            yield self
        return self.result()

    def result(self) -> T:
        if self._error is not None:
            raise self._error
        return cast("T", self._value)

    def done(self) -> bool:
        return self._done

    def get_loop(self) -> asyncio.AbstractEventLoop:
        return self._loop

    def add_done_callback(self, callback: Callable[[Wake[T]], object], *, context: Context | None = None) -> None:
        self._callback = callback

    def cancel(self, msg: object = None) -> bool:
        if self._done:
            return False
        self.fail(asyncio.CancelledError())
        return True
