"""Tables in text: playing and replaying at a keyboard, 80 columns wide, with or without colour."""
