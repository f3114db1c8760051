"""A load generator over the real protocol, with real games and accounts, against a local server, for a limited time.

`client.py` an account and its socket, `players.py` tables of random players, `target.py` the server under test,
`measure.py` the measurement.
"""
