"""Tables in memory: the lobby, each room, and the match that is played there."""
