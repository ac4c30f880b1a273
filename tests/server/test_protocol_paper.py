import json
import re
from pathlib import Path

import msgspec

from secret_hitler.server.tables import names
from secret_hitler.server.web import answers, doors
from secret_hitler.table.protocol import messages as m
from tools import protocol_md

PAPER = protocol_md.TARGET.read_text(encoding="utf-8")
BY_HAND = PAPER.split(protocol_md.HEADING)[0]


def test_the_reference_is_what_the_structs_say() -> None:
    assert PAPER.endswith(protocol_md.reference()), "run python -m tools.protocol_md"


def test_the_examples_of_the_paper_can_be_sent() -> None:
    examples = re.findall(r"```json\n(.*?)\n```", BY_HAND, flags=re.DOTALL)
    commands = [msgspec.json.decode(example, type=m.AnyCommand) for example in examples]
    assert [type(command) for command in commands] == [
        m.Hello,
        m.Act,
        m.Say,
        m.Say,
        m.ClaimInWords,
        m.Say,
        m.Say,
        m.KeepNotes,
        m.Consent,
        m.AskWhy,
    ]


def test_the_paper_names_every_door_and_every_answer() -> None:
    handlers = (
        doors.make_table,
        doors.look_at_table,
        doors.sit_down,
        doors.watch,
        doors.ask_to_move,
        doors.last_record,
        doors.table_code,
        doors.health,
    )
    for handler in handlers:
        (path,) = handler.paths
        assert f"{next(iter(handler.http_methods))} {path.replace(':str', '')}`" in BY_HAND
    structs = (doors.Created, doors.TablePreview, doors.SitDown, doors.Joined, doors.Watching)
    for struct in (*structs, doors.Move, doors.Moving, doors.Health):
        for field in struct.__struct_fields__:
            assert f'"{field}"' in BY_HAND
    source = "".join(
        Path(str(one.__file__)).read_text(encoding="utf-8") for one in (answers, doors)
    )
    reasons = {reason for _, reason in answers._PLAIN.values()}
    reasons |= set(answers._BY_STATUS.values()) | {fault.value for fault in names.NameFault}
    reasons |= set(re.findall(r'Shut\(\w+, "(\w+)"\)', source))
    assert {reason for reason in reasons if f"`{reason}`" not in BY_HAND} == set()
    assert {one.value for one in m.ClosingReason if f"`{one.value}`" not in BY_HAND} == set()


def test_json_in_the_table_of_doors_is_json() -> None:
    found = re.findall(r"`(\{.*?\})`", BY_HAND)
    assert len(found) >= 5
    for text in found:
        if text != '{"reason": ...}':
            json.loads(text)
