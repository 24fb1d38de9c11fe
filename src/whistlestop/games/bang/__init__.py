"""BANG!: the rules that all cards share. The base game and each expansion are folders."""
