"""A load generator over the real protocol: real games, real accounts, on this machine only, bounded in time.

`client.py` one socket, `players.py` tables full of players that choose at random, `target.py` a server of our own to
be measured, `measure.py` the whole.
"""
