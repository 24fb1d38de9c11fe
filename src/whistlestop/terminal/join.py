"""`whistlestop join`: from an address to a seat."""

from __future__ import annotations

import getpass

from whistlestop.client.address import Address, read_address
from whistlestop.client.errors import Turned
from whistlestop.client.guest import Guest
from whistlestop.client.wallet import Wallet
from whistlestop.locales import Texts
from whistlestop.terminal.clean import one_line
from whistlestop.terminal.console import Quit
from whistlestop.terminal.live_console import LiveConsole
from whistlestop.terminal.lobby import Lobby
from whistlestop.terminal.telegraph import Telegraph
from whistlestop.terminal.visit import Visit
from whistlestop.wire.field_types import NAME_LENGTH

_UNKNOWN = "who-are-you"  # the refusal of a token


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
    """Until the person leaves. WhistlestopError if there is no way there."""
    address = read_address(url)
    key = address.table
    with Telegraph(console.post) as telegraph, console.keyboard:
        try:
            guest = _come(address, name, telegraph, texts, console)
            if key is None:
                key = Lobby(telegraph, guest, texts, console).pick()
            telegraph.enter(guest, key)
            Visit(telegraph, guest, key, texts, console, pause=pause).stay(seat=seat, watch=watch)
        except (Quit, KeyboardInterrupt):
            if key is not None:
                back = f"whistlestop join {address.server}/t/{key}"
                console.say(texts.say("join-left", command=back))


def _come(
    address: Address, name: str | None, telegraph: Telegraph, texts: Texts, console: LiveConsole
) -> Guest:
    """As who we were there, or as somebody new."""
    wallet = Wallet()
    guest = _known(address, wallet.token(address.server), telegraph)
    if guest is None:
        if name is None:
            telegraph.do(Guest.look(address.server))  # nobody is asked a name for nothing
            name = _ask_name(texts, console)
        guest = telegraph.meet(Guest.come(address.server, name))
    elif name is not None and name != guest.me.name:
        telegraph.do(guest.rename(name))
    try:
        wallet.keep(address.server, guest.token)
    except OSError as problem:
        why = problem.strerror or str(problem)
        console.say(texts.say("join-not-kept", file=str(wallet.file), why=why))
    console.say(texts.say("join-welcome", name=one_line(guest.me.name)))
    return guest


def _known(address: Address, token: str | None, telegraph: Telegraph) -> Guest | None:
    if address.secret is not None:
        return telegraph.meet(Guest.resume(address.server, address.secret))
    if token is not None:
        try:
            return telegraph.meet(Guest.back(address.server, token))
        except Turned as problem:
            if problem.kind != _UNKNOWN:
                raise
    return None


def _ask_name(texts: Texts, console: LiveConsole) -> str:
    try:
        usual = getpass.getuser()[:NAME_LENGTH]
    except (KeyError, OSError):  # nobody has this number
        usual = ""
    name = ""
    while not name:
        name = console.read(texts.say("join-ask-name", usual=usual) + " ") or usual
    return name
