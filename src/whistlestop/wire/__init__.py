"""The messages between server and clients, as types; docs/protocol.md explains them."""
