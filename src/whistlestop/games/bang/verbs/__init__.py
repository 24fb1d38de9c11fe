"""The verbs of BANG!: the only functions that write the table. Most of them emit an event.

Each file holds the verbs that write one part of the table. An expansion with its own piles or
counters has its own verbs, in its folder.
"""
