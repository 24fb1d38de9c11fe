"""The bot that plays BANG!. It guesses hidden roles and values every play by simple rules."""
