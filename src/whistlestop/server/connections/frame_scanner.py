"""The scanner of WebSocket frames, which finds where they end without parsing them."""

from __future__ import annotations

_FIN, _OPCODE = 0x80, 0x0F  # in the first byte of a frame
_MASKED, _LENGTH = 0x80, 0x7F  # in the second byte
_CONTINUATION, _FIRST_CONTROL = 0x0, 0x8  # opcodes
_LENGTH_BYTES = {126: 2, 127: 8}  # lengths that follow the second byte
_MASK_BYTES = 4


class FrameScanner:
    """The place in a stream of frames. Frames may come in pieces, and many at once."""

    __slots__ = ("_head", "_in_message", "_payload_left", "fragments")

    def __init__(self) -> None:
        self._head = bytearray()  # of the present frame, until it is complete
        self._payload_left = 0
        self._in_message = False  # whether more fragments of a message must come
        self.fragments = 0  # of the present message

    @property
    def unfinished(self) -> bool:
        """Return whether a frame or a message has begun and has not ended."""
        return self._in_message or bool(self._head) or self._payload_left > 0

    def end_of_frame(self, data: bytes | bytearray, at: int) -> int:
        """Return where the frame ends that goes on at `at`; at most the end of the data."""
        if not self._payload_left:
            at = self._read_head(data, at)
        end = min(len(data), at + self._payload_left)
        self._payload_left -= end - at
        return end

    def _read_head(self, data: bytes | bytearray, at: int) -> int:
        head = self._head
        while True:
            missing = _head_length(head) - len(head)
            if not missing:
                break
            piece = data[at : at + missing]
            if not piece:
                return at
            head += piece
            at += len(piece)
        self._note_frame(head[0])
        self._payload_left = _payload_length(head)
        head.clear()
        return at

    def _note_frame(self, first_byte: int) -> None:
        opcode = first_byte & _OPCODE
        if opcode >= _FIRST_CONTROL:
            return  # control frames may come between the fragments of a message
        self.fragments = self.fragments + 1 if opcode == _CONTINUATION else 1
        self._in_message = not first_byte & _FIN


def _head_length(head: bytearray) -> int:
    """Return the length of a head, as far as it is known."""
    if len(head) < 2:
        return 2
    mask = _MASK_BYTES if head[1] & _MASKED else 0
    return 2 + _LENGTH_BYTES.get(head[1] & _LENGTH, 0) + mask


def _payload_length(head: bytearray) -> int:
    short = head[1] & _LENGTH
    count = _LENGTH_BYTES.get(short, 0)
    return int.from_bytes(head[2 : 2 + count], "big") if count else short
