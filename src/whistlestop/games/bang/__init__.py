"""The rules of BANG! that all cards share. The base game and each expansion have a folder."""
