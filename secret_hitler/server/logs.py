"""Logs: what happened, never who or what: no name, no address, no act, no secret.

And no code, except that of a table which is gone.
"""

import logging
import sys
from functools import cache

import structlog


def set_up_logs(*, as_json: bool) -> None:
    """Log everything to standard error: lines for people, or JSON for programs."""
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    stamped: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _kind_alone,
    ]
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=stamped,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    # From libraries only warnings: other lines hold paths, and a path holds a table's code.
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    structlog.configure(
        processors=[*stamped, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def _kind_alone(_: object, __: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Keep only the type of an error that a library logs: its text might hold content."""
    fault = line.pop("exc_info", None)
    if isinstance(fault, tuple) and fault[0] is not None:
        line["kind"] = fault[0].__name__
    return line


def bot_failed(level: str, why: str) -> None:
    """Log that a bot was replaced: its level, and the type and place of the error."""
    structlog.get_logger().error("bot", level=level, why=why)


def table_removed(code: str, stage: str, days: float, records: int) -> None:
    """Log which table time has removed, how long nobody was there, and how many records it left."""
    structlog.get_logger().warning(
        "table removed", code=code, stage=stage, days=round(days, 1), records=records
    )


def clock_jumped(seconds: float) -> None:
    """Log that the clock was set, or that the server was off for days: nothing ages by that."""
    structlog.get_logger().warning("clock jumped", hours=round(seconds / 3600, 1))


@cache
def proxy_hides_https() -> None:
    """Log once that browsers come over https, and the proxy does not say so."""
    structlog.get_logger().warning(
        "asked over https, told http: the proxy must set X-Forwarded-Proto (docs/proxies.md)"
    )


def saving_is_paused(why: str) -> None:
    """Log that nothing is saved, so that every command is refused from now on."""
    structlog.get_logger().error("saving is paused", why=why)


def saving_goes_on() -> None:
    """Log that the disk takes what is written again."""
    structlog.get_logger().warning("saving goes on")


def failed(what: str, fault: BaseException) -> None:
    """Log an error by its type and place in the code. Its text might hold content."""
    frames = []
    trace = fault.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        frames.append(f"{code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    structlog.get_logger().error(what, kind=type(fault).__name__, at=" > ".join(frames[-5:]))
