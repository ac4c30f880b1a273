"""What all messages from a client have in common."""

import msgspec


class Command(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """Base of everything a client may send."""
