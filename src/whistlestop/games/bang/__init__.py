"""BANG!, as the engine knows it. The base game and each expansion are folders."""
