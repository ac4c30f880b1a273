"""The terminal: lines out, lines in, and secrets that leave no trace on the screen."""

import os
import sys
import time
from collections.abc import Iterable
from typing import Final

import typer

ALTERNATE, BACK, BOLD, USUAL = "\x1b[?1049h\x1b[H\x1b[2J", "\x1b[?1049l", "\x1b[1m", "\x1b[0m"
PAUSE: Final = (0.4, 1.2)
"""Seconds before a bot's act, least and most."""


class Terminal:
    """Where a person reads and types. Without a real terminal, or plainly, it prints only lines."""

    def __init__(self, *, plain: bool, fast: bool, steps: bool = False) -> None:
        """`steps` is whether the person asks for each step of the bots."""
        is_tty = sys.stdin.isatty() and sys.stdout.isatty()
        self._screen = is_tty and not plain and os.environ.get("TERM", "dumb") != "dumb"
        self._bold = self._screen and not os.environ.get("NO_COLOR")
        self._waits = is_tty and not fast and not steps
        self.steps = steps

    def say(self, line: str) -> None:
        """One line."""
        print(printable(line), flush=True)

    def head(self, line: str) -> None:
        """One line that stands out where the terminal can: who must do what."""
        print(f"{BOLD}{printable(line)}{USUAL}" if self._bold else printable(line), flush=True)

    def ask(self, prompt: str = "> ") -> str:
        """What the person types. Raises `EOFError` at the end of all input."""
        return input(prompt).strip()

    def show_secret(self, lines: Iterable[str], until: str) -> None:
        """Lines for one pair of eyes, gone at the next key; printed where there is no screen."""
        if not self._screen:
            for line in lines:
                self.say(line)
            return
        print(ALTERNATE, *map(printable, lines), "", until, sep="\n", flush=True)
        try:
            typer.getchar()
        finally:
            print(f"{ALTERNATE}{BACK}", end="", flush=True)

    def wait(self, share: float) -> None:
        """The moment a bot takes, from 0, the shortest, to 1; none where nobody watches."""
        if self._waits:
            least, most = PAUSE
            time.sleep(least + share * (most - least))


def printable(line: str) -> str:
    """A line in which nothing steers the terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line
    )
