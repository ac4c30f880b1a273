"""Check comments, docstrings and pages for the habits that docs/style.md names first."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

READ: Final = {".py", ".ts", ".svelte", ".css", ".md", ".toml", ".ftl", ".html", ".js"}
EXEMPT: Final = {"docs/style.md", "tools/english.py", "tests/tools/test_english.py"}
"""These files quote the habits."""
GAP: Final = r"[\s#*/]+"
"""What may stand between two words of a comment, which may wrap."""
HABITS: Final = {
    rf"\b(?:for|to|by|among|with|from|of|than|as){GAP}who\b(?!{GAP}(?:did|does|may|in)\b|[,`])": (
        "“who” needs a noun before it: “for players who”, “to the seat that”"
    ),
    r"\breckon\w*": "say compute, count, work out or expect",
    rf"\b(?:lie|lies|lay|lying|laid|lain){GAP}open\b": "say public, or face up",
    rf"\bof{GAP}(?:ours|yours|theirs)\b": "say our, your, their",
}


def habits(text: str) -> Iterator[tuple[int, str, str]]:
    """The line, the words and the advice for each habit in a text."""
    for habit, advice in HABITS.items():
        for found in re.finditer(habit, text, re.IGNORECASE):
            words = " ".join(found.group().split())
            yield text.count("\n", 0, found.start()) + 1, words, advice


def pages() -> Iterator[Path]:
    """The tracked files that hold English, without words for players in other languages."""
    listing = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True)
    for name in listing.stdout.split("\0"):
        path = Path(name)
        if path.suffix in READ and name not in EXEMPT and not name.startswith("content/de/"):
            yield path


def main() -> None:
    """Print every habit found, and fail if there is one."""
    found = [
        f"{path}:{line}: “{words}”: {advice}"
        for path in pages()
        for line, words, advice in habits(path.read_text(encoding="utf-8"))
    ]
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
