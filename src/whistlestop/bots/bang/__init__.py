"""The bot that plays BANG!: it guesses the hidden roles and weighs every play by rules of thumb."""
