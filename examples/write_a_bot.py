"""Write a bot for Colt Super Express, and compare it with a bot that chooses at random."""

import random

import whistlestop
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.random import RandomBot
from whistlestop.engine.ask import Answer, Ask

GAMES = 40
SEATS = 4


class PlayoutBot(Bot):
    """A bot that tries each answer in a few worlds that its seat cannot tell from the real one."""

    worlds = 5

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        imagined = [match.imagine(self.rng) for _ in range(self.worlds)]
        return max(ask.answers, key=lambda answer: self.wins(imagined, ask.seat, answer))

    def wins(self, worlds: list[whistlestop.Match], seat: int, answer: Answer) -> int:
        """Count the worlds that the seat wins after this answer, if all others play at random."""
        return sum(self.play_out(world.fork(), seat, answer) for world in worlds)

    def play_out(self, match: whistlestop.Match, seat: int, answer: Answer) -> bool:
        match.choose(seat, answer)
        while match.outcome is None:
            ask = match.asks[0]
            match.choose(ask.seat, self.rng.choice(ask.answers))
        return seat in match.outcome.winners


won = 0
for game in range(GAMES):
    rng = random.Random(game)
    mine = game % SEATS  # every seat has its turn
    bots = [PlayoutBot(rng) if seat == mine else RandomBot(rng) for seat in range(SEATS)]
    match = whistlestop.new("colt-super-express", seats=SEATS, seed=game)
    while match.outcome is None:
        for ask in match.asks:
            bot = bots[ask.seat]
            match.choose(ask.seat, bot.choose(ask, MatchAsSeen(match, ask.seat)))
    won += mine in match.outcome.winners
print(f"The bot won {won} of {GAMES} games; a quarter would be its share.")
