"""An outside bot: `python outside_bot.py http://127.0.0.1:8000 KTRQ Robby` plays at table KTRQ.

It sits down over HTTP, which gives it the cookie of its seat, and plays over the WebSocket until
the game is over. Write your own `choose`; docs/protocol.md describes the updates.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

Json = dict[str, Any]


def sit(server: str, code: str, name: str) -> str:
    """Take a seat as a bot, and return the cookie that holds it."""
    request = urllib.request.Request(
        f"{server}/api/tables/{code}/seats",
        data=json.dumps({"name": name, "bot": True}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return str(answer.headers["Set-Cookie"]).split(";")[0]


def choose(update: Json) -> Json:
    """One of the options; this bot chooses at random."""
    option: Json = random.choice(update["options"])
    return option


async def play(server: str, code: str, name: str) -> Json:
    """Play one whole game and return its last update."""
    cookie = sit(server, code, name)
    socket = f"{server.replace('http', 'ws', 1)}/ws/{code}"
    answered = -1
    async with connect(socket, additional_headers={"Cookie": cookie}) as line:
        await line.send(json.dumps({"type": "Hello", "protocol": 4}))
        async for message in line:
            update: Json = json.loads(message)
            if update["type"] == "Rejected":
                answered = -1  # act again: the table was paused, or has moved on
            if update["type"] != "Update":
                continue
            if update["board"]["phase"]["type"] == "GameOver":
                return update
            # Once per phase: updates keep coming while others vote, and the ballot stays the same.
            if update["options"] and update["attempt"] == 0 and update["phase"] > answered:
                answered = update["phase"]
                act = {"type": "Act", "phase": answered, "attempt": 0}
                await line.send(json.dumps(act | {"action": choose(update)}))
    raise ConnectionError("the server closed the connection before the game was over")


if __name__ == "__main__":
    last = asyncio.run(play(*sys.argv[1:4]))
    print("The game is over:", json.dumps(last["board"]["phase"]))
