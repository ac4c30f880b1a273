"""Plots results as SVG: a dot for each share, and a line for its interval."""

from html import escape
from typing import Final

from .line_up import described
from .rates import Rate
from .results import Results

LEFT, WIDTH, LINE, MARGIN = 220, 520, 22, 20
"""Pixels: the labels, the scale from 0 to 100 %, the height of a row, the margin."""
INK, QUIET, ACCENT = "#2b2725", "#cbc3bd", "#c2452d"
STYLE: Final = f"font-family:system-ui,sans-serif;font-size:13px;fill:{INK}"


def svg(found: Results) -> str:
    """A picture of the win rates by bot and role, and of the Liberals by players."""
    liberals = [
        Rate(f"Liberals, {share.label} players", *_numbers(share)) for share in found.liberals
    ]
    rates = [*(found.sides or found.bots), *found.roles, *liberals]
    height = 2 * MARGIN + (len(rates) + 3) * LINE
    width = LEFT + WIDTH + 2 * MARGIN
    title = f"{found.games:,} games, {described(found.plan.line_up)}"
    body = [_text(MARGIN, MARGIN + LINE / 2, title), *_scale(height)]
    for place, share in enumerate(rates):
        body += _row(share, MARGIN + (place + 2) * LINE)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'style="{STYLE};background:#fff">\n' + "\n".join(body) + "\n</svg>\n"
    )


def _numbers(share: Rate) -> tuple[int, int, float, float, float]:
    return share.hits, share.of, share.rate, share.low, share.high


def _x(share: float) -> float:
    return MARGIN + LEFT + WIDTH * share


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _scale(height: float) -> list[str]:
    top, bottom = MARGIN + LINE, height - MARGIN - LINE
    marks = []
    for per_cent in range(0, 101, 25):
        x = _x(per_cent / 100)
        marks.append(f'<path d="M{x:.1f} {top}V{bottom}" stroke="{QUIET}"/>')
        marks.append(_text(x, bottom + LINE * 0.8, f"{per_cent} %", "middle"))
    return marks


def _row(share: Rate, y: float) -> list[str]:
    bounds = f"M{_x(share.low):.1f} {y:.1f}H{_x(share.high):.1f}"
    return [
        _text(MARGIN, y + 4, share.label),
        f'<path d="{bounds}" stroke="{INK}" stroke-width="2"/>',
        f'<circle cx="{_x(share.rate):.1f}" cy="{y:.1f}" r="4" fill="{ACCENT}"/>',
        _text(_x(share.high) + 8, y + 4, f"{100 * share.rate:.1f}"),
    ]
