"""`secret-hitler tables`: what an operator can see and do, while the server runs or not."""

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ..server.disk.transactions import TableListing

_Data = Annotated[
    Path | None,
    typer.Option(help="The folder of the tables.  [default: the user's data directory]"),
]
_Remove = Annotated[
    list[str] | None,
    typer.Option(help="Remove the table with this code, its game included; may be repeated."),
]
_RemoveEmpty = Annotated[
    bool, typer.Option("--remove-empty", help="Remove every lobby in which nobody sits.")
]


def tables(data: _Data = None, remove: _Remove = None, remove_empty: _RemoveEmpty = False) -> None:
    """List the tables of a server, or remove some: a running server notices within a second."""
    from ..server.disk.database import FILE, StoreRefused, open_database
    from ..server.settings import Settings

    folder = data or Settings().data
    if not (folder / FILE).exists():
        print(f"There are no tables in {folder}.", file=sys.stderr)
        raise typer.Exit(1)
    try:
        engine = open_database(folder / FILE)
    except StoreRefused as refusal:
        print(refusal, file=sys.stderr)
        raise typer.Exit(1) from None
    with engine.begin() as connection:
        if remove or remove_empty:
            _remove(connection, remove or [], empty=remove_empty)
        else:
            _list(connection)
    engine.dispose()


def _list(connection: "Connection") -> None:
    """One line for each table: its code, its stage, and when somebody last acted there."""
    from ..server.disk import transactions

    for entry in sorted(transactions.entries(connection), key=lambda entry: entry.acted):
        acted = datetime.fromtimestamp(entry.acted).astimezone()
        print(f"{entry.code:6}  {entry.stage:9}  {acted:%Y-%m-%d %H:%M}")


def _remove(connection: "Connection", codes: list[str], *, empty: bool) -> None:
    """Remove these tables, and say which; one that does not exist ends the command unchanged."""
    from ..server.disk import transactions

    entries = {entry.code: entry for entry in transactions.entries(connection)}
    chosen = {code.strip().upper() for code in codes}
    unknown = sorted(chosen - entries.keys())
    if unknown:
        raise typer.BadParameter(f"there is no table {', '.join(unknown)}.")
    for code, entry in entries.items():
        if code in chosen or (empty and _is_empty(entry)):
            transactions.remove(connection, entry.id)
            print(f"{code} is removed.")


def _is_empty(entry: "TableListing") -> bool:
    from ..server.disk.transactions import EMPTY

    return entry.stage == EMPTY
