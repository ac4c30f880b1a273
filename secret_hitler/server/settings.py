"""An operator's settings, from environment variables that begin with SECRET_HITLER_."""

import os
from pathlib import Path
from typing import Annotated

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


def default_folder() -> Path:
    """The user's data directory, by the XDG rules."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "secret-hitler"


class Settings(BaseSettings):
    """The settings of one server."""

    model_config = SettingsConfigDict(env_prefix="SECRET_HITLER_", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    address: str | None = None
    """The name or address given to other devices; None for the likeliest one."""
    https: bool = False
    """Whether to serve over https, with our own certificate."""
    data: Path = Field(default_factory=default_folder)
    bot_pace: Annotated[float, Field(ge=0, le=10)] = 1.0
    """Factor for the bots' delays: 0 answers at once."""
    bot_limit: Annotated[float, Field(gt=0)] = 2.0
    """Seconds that a bot may think; then the next level down takes over."""
    bot_processes: Annotated[int, Field(ge=1)] = 2
    """How many bots may think at once, each in a process of its own."""
    messages_a_minute: Annotated[int, Field(ge=5)] = 100
    """Messages a minute per connection; a fifth of them may come at once.

    Of 100, 60 may be talk, with at most 8 in ten seconds. In the same proportion grows the number
    of new tables from one private address: 30 in ten minutes.
    """
    json_logs: bool = False
    trusted_proxies: str = "127.0.0.1"
    """Proxies that are trusted for a visitor's address and for https."""
