"""What everything has in common that a client may send."""

import msgspec


class Command(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """The base of everything a client may send."""
