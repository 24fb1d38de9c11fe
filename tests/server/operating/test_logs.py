"""The log, which tells what happened and reveals no secret."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from tables.operating import close_code_of, connected_socket, read
from tables.serving import Process
from tables.visitor import another_tab, begin, company, play_out, sit_down
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest


async def use_every_feature(url: str) -> list[str]:
    """Play a match and use every feature; return all words that no log may hold."""
    async with company(url, "Annabel", "Bonifaz", "Cyrill") as people:
        ann = people[0]
        key = await sit_down(people)
        await ann.chat("psst, a secret word", "chatkey-one")
        link = await ann.guest.resume_link()
        async with await Guest.resume(url, link.secret) as phone, another_tab(phone) as tab:
            await tab.enter(key)
            await begin(people)
            await play_out(people, Random(1))
        await ann.guest.rename("Anastasia")
        with pytest.raises(RequestRefused):
            await Guest.resume(url, link.secret[::-1])
        card = await ann.guest.match(str(ann.chair.match))
        await ann.guest.film(card.key)
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            await http.get(f"/t/{key}", headers={"Cookie": f"whistlestop={ann.guest.token}"})
            await http.get(f"/api/tables/{key}/nowhere")
        async with connected_socket(url, ann.guest) as line:
            await line.send(f"{ann.guest.token} is no JSON")
            await line.send(key.encode() * 1000)
            await close_code_of(line)
        names = ["Annabel", "Bonifaz", "Cyrill", "Anastasia", "psst", "secret word", "chatkey"]
        tokens = [phone.token, *(each.guest.token for each in people)]
        seeds = [str(card.fair.seed), str(card.fair.nonce), card.fair.hash]
        return [*names, *tokens, *seeds, key, card.key, link.secret]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["text", "json"])
async def test_the_log_tells_what_happened_and_no_secret(tmp_path: Path, kind: str) -> None:
    db = f"sqlite:///{tmp_path / 'club.db'}"
    process = Process(db, tmp_path / "log", f"--log={kind}", "--bot-pause=0.01")
    process.start()
    try:
        secrets = await use_every_feature(process.url)
    finally:
        assert process.stop() == 0
    said = read(tmp_path / "log")
    assert [secret for secret in secrets if secret in said] == []
    lines = said.splitlines()
    if kind == "json":
        told = [json.loads(line) for line in lines]
        assert all({"at", "level", "from", "text"} <= set(each) for each in told)
        texts, levels = [each["text"] for each in told], {each["level"] for each in told}
        assert [each["match"] for each in told if each["text"] == "match ended"] == [1]
    else:
        texts = [re.sub(r"^\d\d:\d\d:\d\d \w+ +| \w+=\S+", "", line) for line in lines]
        levels = {line.split()[1] for line in lines}
    assert texts == ["table made", "match begun", "match ended"]
    assert levels == {"info"}


def test_every_json_log_entry_is_one_line(tmp_path: Path) -> None:
    script = (
        "import logging, sys\n"
        "from whistlestop.server import logs\n"
        "logs.set_up('json', sys.stderr)\n"
        "log = logging.getLogger('whistlestop.x')\n"
        "log.info('two\\nlines %s', object(), extra={'why': object(), 'table': 7})\n"
        "log.debug('not told')\n"
        "logging.getLogger('other').info('nor this')\n"
        "try:\n    1 / 0\n"
        "except ZeroDivisionError:\n    log.exception('a bug')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    told = [json.loads(line) for line in done.stderr.splitlines()]
    assert [each["level"] for each in told] == ["info", "error"]
    assert told[0]["table"] == 7
    assert "ZeroDivisionError" in told[1]["trace"]
