"""Processes that compute for bots, so that neither the event loop nor another bot has to wait.

A thought that takes too long is killed with its process, and the next one starts in a new process.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from .thought import Answer, Failed, Question, framed, length

PROGRAM: Final = (sys.executable, "-P", "-m", "secret_hitler.server.thinking.thought")
_STARTS_WITHIN: Final = 30.0
"""Seconds for a process to start: they do not count as thinking time."""
_HEAD: Final = 4
_ENVIRONMENT: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""One thought should not use several cores."""
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Answer)


class NoAnswer(Exception):
    """A thought without an answer."""


class TookTooLong(NoAnswer):
    """It had no answer in time."""


class Broke(NoAnswer):
    """It failed; the message names the fault and its place."""


class Thinkers:
    """A limited number of processes, each started when all others are busy."""

    def __init__(self, most: int, program: tuple[str, ...] = PROGRAM) -> None:
        self._turn = asyncio.Semaphore(most)
        self._program = program
        self._idle: list[Process] = []
        """The one that thought last comes last, and is used first: its caches are warm."""
        self._ended: list[Process] = []
        """Those that were told to end and are still running."""
        self._first: asyncio.Task[Process] | None = None
        self._begun = False

    def warm_up(self) -> None:
        """Start the first process before it is needed."""
        if not self._begun:
            self._first = asyncio.get_running_loop().create_task(self._start())
        self._begun = True

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer, which may take `limit` seconds from the start of the thought.

        Raises `TookTooLong` and `Broke`.
        """
        async with self._turn:
            process = await self._next()
            try:
                found = await asyncio.wait_for(_asked(process, _ENCODER.encode(question)), limit)
            except TimeoutError:
                self._end(process)
                raise TookTooLong("it took too long") from None
            except (OSError, EOFError, msgspec.DecodeError):
                self._end(process)
                raise Broke("its process ended") from None
            except BaseException:
                self._end(process)
                raise
            self._idle.append(process)
        if isinstance(found, Failed):
            raise Broke(f"{found.kind} in {found.place}")
        return found

    async def close(self) -> None:
        """End all of them."""
        if self._first is not None:
            with suppress(NoAnswer):
                self._idle.append(await self._first)
        for process in self._idle:
            self._end(process)
        for process in self._ended:
            await process.communicate()
        await asyncio.sleep(0)  # their pipes are closed in the loop's next turn
        self._idle.clear()

    async def _next(self) -> Process:
        """An idle process, or one that is starting, or else a new one. Raises `Broke`."""
        if self._idle:
            return self._idle.pop()
        if self._first is not None:
            first, self._first = self._first, None
            return await first
        self._begun = True
        return await self._start()

    async def _start(self) -> Process:
        """A process that has reported its start. Raises `Broke`."""
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, **_ENVIRONMENT},
            start_new_session=True,
        )
        try:
            await asyncio.wait_for(_heard(process), _STARTS_WITHIN)
        except (TimeoutError, EOFError):
            self._end(process)
            raise Broke("its process did not begin") from None
        except BaseException:
            self._end(process)
            raise
        return process

    def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        self._ended = [one for one in self._ended if one.returncode is None] + [process]


async def _asked(process: Process, question: bytes) -> Answer:
    assert process.stdin is not None, "it was begun with pipes"
    process.stdin.write(framed(question))
    await process.stdin.drain()
    found: Answer = _DECODER.decode(await _heard(process))
    return found


async def _heard(process: Process) -> bytes:
    assert process.stdout is not None, "it was begun with pipes"
    head = await process.stdout.readexactly(_HEAD)
    return await process.stdout.readexactly(length(head))
