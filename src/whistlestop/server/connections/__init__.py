"""WebSocket connections: reading, rate limits, and the dispatch of requests."""
