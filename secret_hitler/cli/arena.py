"""`secret-hitler arena`: many games of bots against bots, with confidence intervals."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from ..lab.arena import Plan
    from ..lab.results import Results
    from ..lab.tally import Tally


LINE_UPS: Final = (
    "Bots by name: one for all; by lot as a+b; by seat as a,b,c,d,e; by role as "
    "liberals/fascists or liberals/fascists/hitler; sides by coin as a:b. They are random, "
    "selfish, careful, shrewd, farsighted (or shrewd-bold, and so on), and, to measure by, "
    "partisan, loud, quiet and trusting."
)
TABLES: Final = (
    "Also write OUT.tables.json: this bot's likelihoods, fitted; evidence that counts for less is "
    "named behind it, as in 'shrewd votes=0.15 nominates=0.1'."
)
FILES: Final = (
    "Write OUT.json and OUT.svg, and keep games in OUT.jsonl: after a stop, the same command goes "
    "on from there."
)


def arena(  # noqa: PLR0913, PLR0917  # its options
    line_up: Annotated[str, typer.Argument(help=LINE_UPS)] = "careful",
    players: Annotated[str, typer.Option(help="Sizes of tables: 7, or 5-10, or 5,7,10.")] = "7",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    claims: Annotated[bool, typer.Option(help="Whether the bots may speak.")] = True,
    workers: Annotated[
        int | None, typer.Option(help="Processes at once; as many as cores if not given.", min=1)
    ] = None,
    tables: Annotated[str | None, typer.Option(help=TABLES)] = None,
    worth: Annotated[
        bool, typer.Option("--worth", help="Also write OUT.worth.json: what boards were worth.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help=FILES)] = None,
) -> None:
    """Let bots play many games and print how often each side wins, with 95 % intervals.

    The exit status is 1, with the reason, if the line-up cannot be played.
    """
    from ..lab.arena import ArenaError, Plan
    from ..lab.fit import FitError, asked
    from ..lab.line_up import LineUpError, parse, sizes
    from ..lab.results import in_lines

    try:
        if tables is not None:
            asked(tables)  # before any game is played
        plan = Plan(parse(line_up), sizes(players), games, seed, claims)
        found, tally = _play(
            plan, workers, out, needs="--worth" if worth else tables and "--tables"
        )
        if out is not None and tables is not None:
            _write_tables(out, tally, tables, in_lines(found)[0])
        if out is not None and worth:
            _write_worth(out, tally, in_lines(found)[0])
    except (LineUpError, ArenaError, FitError) as error:
        sys.exit(str(error))


def _play(
    plan: "Plan", workers: int | None, out: Path | None, *, needs: str | None
) -> "tuple[Results, Tally]":
    from ..lab.arena import ArenaError, run
    from ..lab.line_up import check
    from ..lab.results import in_lines, results

    check(plan.line_up, plan.players)
    if needs and out is None:
        raise ArenaError(f"{needs} needs --out: where to write")
    keep = None if out is None else out.with_name(f"{out.name}.jsonl")
    with typer.progressbar(length=plan.games, label="Games", file=sys.stderr) as bar:
        tally, seconds = run(plan, keep=keep, workers=workers, progress=bar.update)
    found = results(plan, tally, seconds)
    if out is not None:
        _write(out, found)
    print("\n".join(in_lines(found)))
    return found, tally


def _write(out: Path, found: "Results") -> None:
    import msgspec

    from ..lab.plot import svg

    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    out.with_name(f"{out.name}.json").write_bytes(text + b"\n")
    out.with_name(f"{out.name}.svg").write_text(svg(found), encoding="utf-8")


def _write_tables(out: Path, tally: "Tally", bot: str, games: str) -> None:
    from ..lab.fit import asked, fit, written

    name, tempers = asked(bot)
    fitted = fit(tally, name, f"{games}; fitted with --tables {bot!r}", tempers)
    out.with_name(f"{out.name}.tables.json").write_bytes(written(fitted))


def _write_worth(out: Path, tally: "Tally", games: str) -> None:
    from ..lab.worth import regressed, written

    out.with_name(f"{out.name}.worth.json").write_bytes(written(regressed(tally, games)))
