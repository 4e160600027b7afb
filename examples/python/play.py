"""A program that takes a seat on a Benben server and plays, by the API: view, decision, move.

Standard library only. Make a token on the page "Who I am", then:

    python3 examples/python/play.py --server http://localhost:3000 --game tekhenu --against greedy
    python3 examples/python/play.py --server http://localhost:3000 --table=ID

The token comes from the environment (BENBEN_TOKEN), so that it stands in no list of processes. Change choose() to play well.
"""

import argparse
import base64
import hashlib
import json
import os
import random
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PROTOCOL = 4
RECONNECT = (1012, 1013, 1006)


def choose(view, decision, chance):
    """The move to answer a decision with. The view is what this seat may see; its fields are the game's own."""
    return chance.choice(decision["moves"])


class Api:
    """Requests over HTTP. An error has a code, for example protocol.seat-taken."""

    def __init__(self, server, token):
        self.server = server.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = dict(self.headers)
        if data is None:
            del headers["content-type"]
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{method} {path}: {error.code} {error.read().decode()}")


class Closed(Exception):
    """The server closed the connection, with this code."""


class Live:
    """The WebSocket of a table (RFC 6455): text messages of JSON."""

    def __init__(self, server, path, token):
        url = urllib.parse.urlsplit(server)
        port = url.port or (443 if url.scheme == "https" else 80)
        self.socket = socket.create_connection((url.hostname, port), timeout=90)
        if url.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.input = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {url.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Authorization: Bearer {token}",
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.input.readline().decode().strip()
        headers = {}
        while line := self.input.readline().decode().strip():
            name, value = line.split(":", 1)
            headers[name.lower()] = value.strip()
        magic = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accept = base64.b64encode(hashlib.sha1(magic.encode()).digest()).decode()
        if headers.get("sec-websocket-accept") != accept:
            raise SystemExit(f"no live connection: {status}")

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def receive(self):
        text = b""
        while True:
            first, second = self._read(2)
            size = second & 127
            if size > 125:
                size = struct.unpack("!H" if size == 126 else "!Q", self._read(2 if size == 126 else 8))[0]
            data = self._read(size)
            kind = first & 15
            if kind == 8:
                raise Closed(struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005)
            if kind == 9:
                self._frame(10, data)
            elif kind in (0, 1):
                text += data
                if first & 128:
                    return json.loads(text)

    def _read(self, size):
        data = self.input.read(size)
        if len(data) < size:
            raise Closed(1006)
        return data

    def _frame(self, kind, data):
        """What a client sends is masked."""
        size = len(data)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))


def sit_down(api, arguments):
    """The id of the table: one to join, or a new one against a bot, which whoever has its id may watch."""
    table = arguments.table
    if table is None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": arguments.against}]
        table = api.ask("POST", "/api/tables", {"game": arguments.game, "seats": seats, "watchable": True})["table"]["id"]
    api.ask("POST", f"/api/tables/{table}/join", {"nonce": secrets.token_hex(16)})
    return table


def play(live, chance):
    """Answers every decision until the match is over; returns its result."""
    live.send({"type": "hello", "protocol": PROTOCOL, "version": 0})
    state = None
    # The version that the state must have reached before the next answer; None while an answer is under way.
    reached = 0
    while True:
        message = live.receive()
        if message["type"] == "state":
            state = message
        elif message["type"] == "ack":
            reached = message["version"]
        elif message["type"] == "refused" and message["refusal"]["code"] == "protocol.stale":
            # Somebody was faster, and the question has changed.
            reached = state["version"] + 1
        elif message["type"] in ("error", "refused"):
            raise SystemExit(json.dumps(message))
        if state is not None and state["result"] is not None:
            return state["result"]
        if state is None or reached is None or state["version"] < reached:
            continue
        decision = state["decision"]
        if decision is None or not decision["owed"]:
            continue
        reached = None
        move = choose(state["view"], decision, chance)
        live.send({"type": "move", "id": secrets.token_urlsafe(12), "decision": decision["id"], "move": move})


def main():
    parser = argparse.ArgumentParser(description="Plays on a Benben server.")
    parser.add_argument("--server", default="http://localhost:3000")
    parser.add_argument("--table", help="the id at the end of a table's link; without it, a table is made")
    parser.add_argument("--game", default="aton", help="of a new table: aton or tekhenu")
    parser.add_argument("--against", default="random", help="the bot at a new table")
    parser.add_argument("--seed", help="makes the choices repeatable")
    arguments = parser.parse_args()
    token = os.environ.get("BENBEN_TOKEN")
    if token is None:
        raise SystemExit("Set BENBEN_TOKEN to the token of this program.")
    api = Api(arguments.server, token)
    chance = random.Random(arguments.seed)
    table = sit_down(api, arguments)
    print(f"table {table}")
    while True:
        try:
            live = Live(api.server, f"/api/tables/{table}/live", token)
            result = play(live, chance)
            break
        except Closed as closed:
            if closed.args[0] not in RECONNECT:
                raise SystemExit(f"closed with {closed.args[0]}")
            time.sleep(1)
    me = api.ask("GET", f"/api/tables/{table}")["table"]["you"]
    print(f"{'won' if me in result['winners'] else 'lost'}: {result['totals']}")


if __name__ == "__main__":
    sys.exit(main())
