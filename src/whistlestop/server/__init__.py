"""The play server. It knows games only through the engine's contract."""
