"""What an operator may set, by environment variables that begin with SECRET_HITLER_."""

import os
from pathlib import Path
from typing import Annotated

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


def default_folder() -> Path:
    """The user's data directory, as the desktop's rules name it."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "secret-hitler"


class Settings(BaseSettings):
    """The settings of one server."""

    model_config = SettingsConfigDict(env_prefix="SECRET_HITLER_", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    address: str | None = None
    """The name or address that other devices are told; None for the likeliest one."""
    https: bool = False
    """Whether to serve over https, by a certificate of our own making."""
    data: Path = Field(default_factory=default_folder)
    bot_pace: Annotated[float, Field(ge=0, le=10)] = 1.0
    """What the bots' delays are multiplied with: 0 answers at once."""
    bot_limit: Annotated[float, Field(gt=0)] = 2.0
    """Seconds that a bot may think; then the next level down thinks for it."""
    bot_processes: Annotated[int, Field(ge=1)] = 2
    """How many bots may think at once, each in a process of its own."""
    messages_a_minute: Annotated[int, Field(ge=5)] = 100
    """What one connection may send in the long run; a fifth of it may come at once.

    Of 100, a person's talk may be 60, with 8 in ten seconds.
    """
    json_logs: bool = False
    trusted_proxies: str = "127.0.0.1"
    """Whose word is taken for a visitor's address and for https: a proxy on this machine."""
