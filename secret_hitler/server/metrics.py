"""Counts without content, for the operator; shown on this machine only."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

REGISTRY: Final = CollectorRegistry()

COMMANDS: Final = Counter(
    "secret_hitler_commands", "Commands that clients sent.", registry=REGISTRY
)
REFUSED: Final = Counter(
    "secret_hitler_refused", "Commands that changed nothing.", registry=REGISTRY
)
FAILED_WRITES: Final = Counter(
    "secret_hitler_failed_writes", "Changes that the disk did not take.", registry=REGISTRY
)
FALLEN_BOTS: Final = Counter(
    "secret_hitler_fallen_bots",
    "Bots that failed or thought too long: the next level down plays on.",
    ["level"],
    registry=REGISTRY,
)
SOCKETS: Final = Gauge("secret_hitler_sockets", "Open sockets.", registry=REGISTRY)
TABLES: Final = Gauge("secret_hitler_tables", "Tables in memory.", registry=REGISTRY)


def exposition() -> bytes:
    """All counts in the text form that Prometheus reads."""
    return generate_latest(REGISTRY)
