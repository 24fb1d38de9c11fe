"""The lobby, where a person picks one of a server's tables or opens a new one."""

from __future__ import annotations

from whistlestop import games
from whistlestop.client.http_api import Guest
from whistlestop.engine.errors import cut
from whistlestop.engine.game_option import OptionValue
from whistlestop.locales import Texts
from whistlestop.terminal.console import number
from whistlestop.terminal.live_console import LiveConsole
from whistlestop.terminal.network_thread import NetworkThread
from whistlestop.terminal.sanitize import one_line
from whistlestop.wire.field_types import PAGE, SEARCH_LENGTH
from whistlestop.wire.from_server import TableCard
from whistlestop.wire.http_bodies import TablePage


class Lobby:
    """The list of tables, for a person who comes without an invite link."""

    def __init__(
        self, network: NetworkThread, guest: Guest, texts: Texts, console: LiveConsole
    ) -> None:
        self.network = network
        self.guest = guest
        self.texts = texts
        self.console = console
        self.search = ""  # what the public tables are searched for
        self.page = TablePage(tables=(), first=0, total=0)

    def pick(self) -> str:
        """Ask for a table and return its key; the person's own tables come first."""
        say, console = self.texts.say, self.console
        while True:
            tables = self._show()
            word = console.read("> ")
            chosen = number(word, len(tables))
            if chosen is not None:
                return tables[chosen - 1]
            if word == "n":
                return self._open()
            if word and not self._turn_page(word):
                console.say(say("terminal-not-understood", text=cut(one_line(word))))

    def _turn_page(self, word: str) -> bool:
        """Search, or turn a page. Return whether this word asks for it."""
        page = self.page
        after = page.first + len(page.tables)
        if word.startswith("/"):
            self.search, first = word[1:].strip()[:SEARCH_LENGTH], 0
        elif word == "+":
            first = after if after < page.total else page.first
        elif word == "-":
            first = max(0, page.first - PAGE)
        else:
            return False
        self.page = TablePage(tables=(), first=first, total=0)
        return True

    def _show(self) -> list[str]:
        """List the tables, and return their keys in the order of their numbers."""
        run, say = self.network.run, self.texts.say
        own = run(self.guest.my_tables())
        mine = {each.table.key for each in own}
        self.page = run(self.guest.search_tables(self.search, first=self.page.first))
        public = [card for card in self.page.tables if card.key not in mine]
        lines = []
        for each in own:
            turn = say("join-your-turn") if each.your_turn else say("join-your-seat")
            lines.append(f"{self._card(each.table)} · {turn}")
        lines += [self._card(card) for card in public]
        self.console.say(say("join-tables", server=self.guest.server), style="bold")
        for at, line in enumerate(lines, 1):
            self.console.say(f"{at} {line}", indent=2)
        page = self.page
        if len(page.tables) < page.total:
            last = page.first + len(page.tables)
            shown = say("join-page", first=page.first + 1, last=last, total=page.total)
            self.console.say(shown, indent=2)
        if not lines:
            self.console.say(say("join-no-tables"), indent=2)
        self.console.say(say("join-keys-lobby"), style="dim")
        return [each.table.key for each in own] + [card.key for card in public]

    def _card(self, card: TableCard) -> str:
        say = self.texts.say
        game = say(card.game) if card.game in games.NAMES else one_line(card.game)
        taken = say("join-card-seats", taken=card.people + card.bots, seats=card.seats)
        phase = say("join-phase", phase=card.phase)
        host = say("join-card-host", name=one_line(card.host))
        return f"{game} · {host} · {taken} · {phase}"

    def _open(self) -> str:
        """Open a table with the game's usual settings. The host may change them at the table."""
        offer = self.network.run(self.guest.offer())
        names = [game.name for game in offer.games if game.name in games.NAMES]
        chosen = 1 if len(names) == 1 else None
        if chosen is None:
            self.console.say(self.texts.say("join-which-game"), style="bold")
            for at, name in enumerate(names, 1):
                self.console.say(f"{at} {self.texts.say(name)}", indent=2)
        while chosen is None:
            chosen = number(self.console.read("> "), len(names))
        name = names[chosen - 1]
        return self.network.run(self.guest.open_table(name, self._mix(name))).key

    def _mix(self, name: str) -> dict[str, OptionValue]:
        """Ask for a mix of expansions. Enter keeps the usual options."""
        say, mixes = self.texts.say, games.find(name).mixes
        if not mixes:
            return {}
        self.console.say(say("join-which-mix"), style="bold")
        for at, mix in enumerate(mixes, 1):
            self.console.say(f"{at} {say(mix.help)}: {say(f'{mix.help}.about')}", indent=2)
        while True:
            word = self.console.read("> ")
            chosen = number(word, len(mixes))
            if chosen is not None:
                return dict(mixes[chosen - 1].options)
            if not word:
                return {}
