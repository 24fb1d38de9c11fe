"""The catalogues of the games as TypeScript: facts about their cards and characters."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from msgspec import to_builtins

from whistlestop.games.bang.card import PLAYING
from whistlestop.games.bang.expansions import CATALOGUE, EXPANSIONS, NARRATOR
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from whistlestop.games.bang.train_robbery.stations import CUSTOM, ONE_CARD, TILES, Station
from whistlestop.games.bang.train_robbery.table_state import FULL_TRAIN, RAILCARS, SIDES
from whistlestop.games.colt_super_express.expansions import CARDS as COLT_CARDS
from whistlestop.games.colt_super_express.narration import EVENTS as COLT_EVENTS
from whistlestop.games.train_heist.constants import SKULL
from whistlestop.games.train_heist.decks import HIGHEST, SUITS
from whistlestop.games.train_heist.maps_and_decks import STANDARD, MapRegistry
from whistlestop.games.train_heist.narration import EVENTS as HEIST_EVENTS
from whistlestop.games.train_heist.narration import SUITS as CODES

_CARD = """
/** The facts of a card. */
export interface CardFacts {{
  expansion: {expansion}; // the box that it comes from
  deck: {deck}; // the pile that it comes from
  border: {border};
  range: number; // of a weapon; 0: it is none
  cost: number; // in nuggets
  signs: readonly string[]; // the ranks and suits of its copies
  copies: number;
}}
"""
_CHARACTER = """
/** The facts of a character. */
export interface CharacterFacts {
  expansion: CardFacts["expansion"];
  life: number;
  front: string; // the side with which a Legend is dealt; empty: this is that side
}
"""
_STATION = """
/** The fare of a railcar below a station, and the cards that pay it. */
export interface StationFacts {{
  fare: {fare};
  pays: readonly string[]; // the ids of the cards that pay the fare
}}
"""


def bang_catalogue() -> str:
    """Write the facts about each card, character and station of BANG!."""
    cards = {
        kind.name: {
            "expansion": box.name,
            "deck": kind.deck,
            "border": kind.border,
            "range": kind.range,
            "cost": kind.cost,
            "signs": kind.signs,
            "copies": kind.copies,
        }
        for box in EXPANSIONS
        for kind in box.cards
    }
    characters = {
        each.name: {"expansion": box.name, "life": each.life, "front": each.front}
        for box in EXPANSIONS
        for each in box.characters
    }
    stations = {
        tile.name: {"fare": tile.fare, "pays": _pays(tile)} for tile in TILES if tile.name != CUSTOM
    }
    return (
        _CARD.format(
            expansion=_words(cards, "expansion"),
            deck=_words(cards, "deck"),
            border=_words(cards, "border"),
        )
        + _table("CARDS", "CardFacts", cards)
        + _CHARACTER
        + _table("CHARACTERS", "CharacterFacts", characters)
        + _STATION.format(fare=_words(stations, "fare"))
        + _table("STATIONS", "StationFacts", stations)
        + _value("The sides of the Locomotive, by the counter of the table", "LOCOMOTIVES", SIDES)
        + _value("The railcars behind a Locomotive that starts", "FULL_TRAIN", FULL_TRAIN)
        + _value("", "ROLES", (SHERIFF, DEPUTY, OUTLAW, RENEGADE))
        + _events(NARRATOR.events)
    )


def colt_catalogue() -> str:
    """Write the list of the cards of Colt Super Express."""
    return _value("All cards, with those of the expansions", "CARDS", COLT_CARDS) + _events(
        COLT_EVENTS
    )


def heist_catalogue() -> str:
    """Write the facts about the cards and tiles of Train Heist. The rest is in its views."""
    decks = MapRegistry().decks(STANDARD).view
    tiles = [f"  {json.dumps(to_builtins(each))}," for each in decks.tiles]
    return (
        '\nimport type { TileKind } from "./views";\n'
        + _value("The suits of Poker Cards", "SUITS", SUITS)
        + _value("The suits by what the ids of their cards begin with", "SUIT_CODES", dict(CODES))
        + _value("The highest number of a Poker Card; the lowest is 1", "HIGHEST", HIGHEST)
        + _value("The Wanted Cards, by title", "WANTED_CARDS", decks.wanted)
        + _value("", "EVENT_CARDS", [each.name for each in decks.events])
        + "\n".join(["\nexport const LOOT_TILES: readonly TileKind[] = [", *tiles, "];", ""])
        + _value("Steps of the hangman from the top knot to the skull", "KNOTS", SKULL)
        + _events(HEIST_EVENTS)
    )


def _pays(station: Station) -> list[str]:
    """List the cards that pay the fare of a station, if the fare is one certain card."""
    if station.fare != ONE_CARD:
        return []
    cards = [card for card in CATALOGUE.cards if card.kind.deck in (PLAYING, RAILCARS)]
    return [card.id for card in cards if station.fits(card)]


def _events(kinds: Iterable[str]) -> str:
    """Write the type of all kinds of events of a game."""
    lines = [f"  | {json.dumps(kind)}" for kind in sorted(kinds)]
    return (
        "\n".join(["\n/** The kinds of events. */", "export type MatchEventKind =", *lines]) + ";\n"
    )


def _words(things: dict[str, dict[str, Any]], field: str) -> str:
    """Write the type of a field whose value is one of a few words."""
    return " | ".join(
        json.dumps(word) for word in sorted({each[field] for each in things.values()})
    )


def _table(name: str, kind: str, things: dict[str, dict[str, Any]]) -> str:
    """Write a table with a line for each thing."""
    lines = [f"  {json.dumps(thing)}: {json.dumps(facts)}," for thing, facts in things.items()]
    return "\n".join(
        [f"\nexport const {name}: Readonly<Record<string, {kind}>> = {{", *lines, "};", ""]
    )


def _value(about: str, name: str, value: object) -> str:
    comment = f"/** {about}. */\n" if about else ""
    return f"\n{comment}export const {name} = {json.dumps(value)} as const;\n"
