"""The terminal: lines out, lines in, and secrets that leave no trace on the screen."""

import os
import sys
import time
from collections.abc import Iterable
from typing import Final

import typer

ALTERNATE, BACK, BOLD, USUAL = "\x1b[?1049h\x1b[H\x1b[2J", "\x1b[?1049l", "\x1b[1m", "\x1b[0m"
PAUSE: Final = (0.4, 1.2)
"""Least and most seconds before a bot's act."""


class Terminal:
    """Where a person reads and types. If plain or not a real terminal, it only prints lines."""

    def __init__(self, *, plain: bool, fast: bool, steps: bool = False) -> None:
        """If `steps` is set, the person asks for each step of the bots."""
        is_tty = sys.stdin.isatty() and sys.stdout.isatty()
        self._screen = is_tty and not plain and os.environ.get("TERM", "dumb") != "dumb"
        self._bold = self._screen and not os.environ.get("NO_COLOR")
        self._waits = is_tty and not fast and not steps
        self.steps = steps

    def say(self, line: str) -> None:
        """Print one line."""
        print(printable(line), flush=True)

    def head(self, line: str) -> None:
        """Print one line that says who must act, in bold if the terminal can."""
        print(f"{BOLD}{printable(line)}{USUAL}" if self._bold else printable(line), flush=True)

    def ask(self, prompt: str = "> ") -> str:
        """The line that the person types. Raises `EOFError` at the end of the input."""
        return input(prompt).strip()

    def show_secret(self, lines: Iterable[str], until: str) -> None:
        """Show lines until the next key, then erase them; without a screen just print them."""
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
        """Wait a bot's moment, from 0 (shortest) to 1; not at all if nobody is watching."""
        if self._waits:
            least, most = PAUSE
            time.sleep(least + share * (most - least))


def printable(line: str) -> str:
    """The line without characters that steer the terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line
    )
