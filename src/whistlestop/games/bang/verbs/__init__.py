"""The verbs of BANG!: the only writers of the table. Each tells what it did.

They are sorted by what they write. An expansion that has piles or counters of its own has its own
verbs, in its folder.
"""
