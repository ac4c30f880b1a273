"""Write the reference part of docs/protocol.md from the structs of the wire.

The part of that file above its heading is written by hand.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import NODEFAULT
from msgspec.inspect import EnumType, Field, StructType, TupleType, Type, UnionType, type_info

from secret_hitler.engine import actions, events, state
from secret_hitler.table.protocol import messages
from tools.protocol_ts import UNIONS

TARGET: Final = Path(__file__).resolve().parent.parent / "docs/protocol.md"
HEADING: Final = "# Reference\n"
PLAIN: Final = {
    "BoolType": "true or false",
    "IntType": "integer",
    "FloatType": "number",
    "StrType": "string",
    "NoneType": "null",
}
FAMILIES: Final[tuple[tuple[str, object, str], ...]] = (
    ("Commands", messages.AnyCommand, "Messages to the server. An unknown field is refused."),
    ("Replies", messages.AnyReply, "Messages from the server. Ignore a field you do not know."),
    ("Actions", actions.SeatAction, "What an `Act` may do; `options` lists those allowed now."),
    ("Phases", state.Phase, "What the game waits for."),
    ("Events", events.SeenEvent, "What happened; one with a field `to` went to that seat alone."),
)


class Reader:
    """Visits every reachable struct and enum, and describes each once."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.words: dict[str, str] = {}

    def word(self, of: Type) -> str:
        """Name a type as it appears in a field, and describe its parts."""
        match of:
            case StructType():
                return self._named(of.cls, self.found, lambda: self._struct(of))
            case EnumType():
                return self._named(of.cls, self.words, lambda: _values(of))
            case UnionType():
                return self._union(of)
            case TupleType():
                return " and ".join(map(self.word, of.item_types))
        inner = getattr(of, "item_type", None) or getattr(of, "value_type", None)
        if inner is not None:
            return f"{'list' if hasattr(of, 'item_type') else 'object'} of {self.word(inner)}"
        return PLAIN[type(of).__name__]

    def _named(self, cls: type, into: dict[str, str], describe: Callable[[], str]) -> str:
        name = cls.__name__
        if name not in into:
            into[name] = ""  # first, or a recursive type would never end
            into[name] = f"### {name}\n\n{_sentence(cls)}\n\n{describe()}"
        return name

    def _union(self, of: UnionType) -> str:
        parts = list(dict.fromkeys(self.word(part) for part in of.types))
        for name, union in UNIONS.items():
            known = type_info(union)
            assert isinstance(known, UnionType)
            members = {self.word(part) for part in known.types}
            if members == set(parts) - {"null"}:
                return f"{name} or null" if "null" in parts else name
        return " or ".join(parts)

    def _struct(self, of: StructType) -> str:
        if not of.fields:
            return "No fields.\n"
        said = _said_of(of.cls)
        rows = (
            f"| `{one.encode_name}` | {self.word(one.type)} | {_remark(of.cls, one, said)} |\n"
            for one in of.fields
        )
        return f"| field | is | remark |\n| --- | --- | --- |\n{''.join(rows)}"


def _sentence(cls: type) -> str:
    text = (inspect.getdoc(cls) or "").split("\n\n")[0]
    return _without_none(" ".join(text.split()))


def _without_none(text: str) -> str:
    return text.replace("None ", "null ").replace(" None", " null").replace("(None", "(null")


def _values(of: EnumType) -> str:
    said = _said_of(of.cls)
    lines = (
        f"- `{member.value}`{f': {said[member.name]}' if member.name in said else ''}\n"
        for member in of.cls
    )
    return "".join(lines)


def _said_of(cls: type) -> dict[str, str]:
    """The docstring below each field in the source."""
    source = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(source, ast.ClassDef)
    said = {}
    for field, below in zip(source.body, source.body[1:], strict=False):
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            target = field.targets[0] if isinstance(field, ast.Assign) else None
            target = field.target if isinstance(field, ast.AnnAssign) else target
            if isinstance(target, ast.Name):
                said[target.id] = _without_none(" ".join(str(below.value.value).split()))
    return said


def _remark(cls: type, field: Field, said: dict[str, str]) -> str:
    remark = said.get(field.name, "")
    if field.default is NODEFAULT or not issubclass(cls, messages.Command | messages.Options):
        return remark
    default = msgspec.json.encode(field.default).decode()
    return f"{remark} May be left out: `{default}`.".strip()


def _members(union: object) -> Iterator[str]:
    known = type_info(union)
    assert isinstance(known, UnionType)
    for part in known.types:
        assert isinstance(part, StructType)
        yield part.cls.__name__


def reference() -> str:
    """The whole reference."""
    reader = Reader()
    for _, union, _ in FAMILIES:
        reader.word(type_info(union))
    sections = [
        _section(title, intro, (reader.found.pop(name) for name in _members(union)))
        for title, union, intro in FAMILIES
    ]
    parts = _section("Parts", "What the messages above are made of.", reader.found.values())
    words = _section("Words", "Strings with a fixed set of values.", reader.words.values())
    return "\n".join([HEADING, *sections, parts, words])


def _section(title: str, intro: str, described: Iterable[str]) -> str:
    return "\n".join([f"## {title}\n\n{intro}\n", *described])


def main() -> None:
    """Write the reference or, with --check, fail if it does not match the structs."""
    before = TARGET.read_text(encoding="utf-8")
    after = before.split(HEADING)[0] + reference()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(after, encoding="utf-8")
    elif before != after:
        sys.exit(f"{TARGET.name} is not what the structs say: run python -m tools.protocol_md")


if __name__ == "__main__":
    main()
