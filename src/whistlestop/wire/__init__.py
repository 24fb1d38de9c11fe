"""What server and clients say to each other: docs/protocol.md, as types."""
