"""`whistlestop join`: log in at a server, pick a table and play there."""

from __future__ import annotations

import getpass

from whistlestop.client.address import Address, read_address
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.client.wallet import Wallet
from whistlestop.locales import Texts
from whistlestop.terminal.console import Quit
from whistlestop.terminal.live_console import LiveConsole
from whistlestop.terminal.lobby import Lobby
from whistlestop.terminal.network_thread import NetworkThread
from whistlestop.terminal.online_table import OnlineTable
from whistlestop.terminal.sanitize import one_line
from whistlestop.wire.field_types import NAME_LENGTH

_UNKNOWN = "who-are-you"  # refusal of a token that the server does not know


def join(
    url: str,
    texts: Texts,
    console: LiveConsole,
    *,
    name: str | None,
    seat: int | None,
    watch: bool,
    pause: float,
) -> None:
    """Play at a server's table until the person leaves. Raise WhistlestopError if that fails."""
    address = read_address(url)
    key = address.table
    with NetworkThread(console.post) as network, console.keyboard:
        try:
            guest = _log_in(address, name, network, texts, console)
            if key is None:
                key = Lobby(network, guest, texts, console).pick()
            network.enter(guest, key)
            OnlineTable(network, guest, texts, console, pause=pause).run(seat=seat, watch=watch)
        except (Quit, KeyboardInterrupt):
            if key is not None:
                back = f"whistlestop join {address.server}/t/{key}"
                console.say(texts.say("join-left", command=back))


def _log_in(
    address: Address, name: str | None, network: NetworkThread, texts: Texts, console: LiveConsole
) -> Guest:
    """Log in with the account that we have at this server, or with a new one."""
    wallet = Wallet()
    guest = _log_in_again(address, wallet.token(address.server), network)
    if guest is None:
        if name is None:
            network.run(Guest.fetch_offer(address.server))  # fail before we ask for a name
            name = _ask_name(texts, console)
        guest = network.log_in(Guest.register(address.server, name))
    elif name is not None and name != guest.me.name:
        network.run(guest.rename(name))
    try:
        wallet.keep(address.server, guest.token)
    except OSError as problem:
        why = problem.strerror or str(problem)
        console.say(texts.say("join-not-kept", file=str(wallet.file), why=why))
    console.say(texts.say("join-welcome", name=one_line(guest.me.name)))
    return guest


def _log_in_again(address: Address, token: str | None, network: NetworkThread) -> Guest | None:
    if address.secret is not None:
        return network.log_in(Guest.resume(address.server, address.secret))
    if token is not None:
        try:
            return network.log_in(Guest.restore(address.server, token))
        except RequestRefused as problem:
            if problem.kind != _UNKNOWN:
                raise
    return None


def _ask_name(texts: Texts, console: LiveConsole) -> str:
    try:
        usual = getpass.getuser()[:NAME_LENGTH]
    except (KeyError, OSError):  # the user of this machine has no name
        usual = ""
    name = ""
    while not name:
        name = console.read(texts.say("join-ask-name", usual=usual) + " ") or usual
    return name
