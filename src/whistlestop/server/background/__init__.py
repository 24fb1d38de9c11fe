"""Work that takes too long for the event loop, done in a process of its own."""
