"""Oracles: the rules of each game written a second time, slowly and plainly, from the rulebook page alone.

An oracle shares nothing with the engine but the content files and the names of actions, events and fields. The
harness plays games on the engine, drives the oracle beside it, and compares at every decision whose it is, the phase,
the legal actions and the state the rules speak about; at the end scores, winners and ending. Chance is not written
twice: whenever the rules call for a die or a card, the oracle asks for it and is answered from the engine's events.

    pytest tests/oracle -q                                            # about a minute a game
    LONGHAUL_ORACLE_GAMES=5000 pytest tests/oracle -q -k free_trader  # as many games as you have patience for
    LONGHAUL_ORACLE_SEED=100000 LONGHAUL_ORACLE_GAMES=5000 pytest tests/oracle -q    # others than last time

A difference says with which setup, seed and manner of play it was found and after how many actions; to see it again:

    python -m tests.oracle.harness free_trader 'house/1 seats/edition=v2' 7 trader    # as the report prints it

Where things are: `harness.py`; for each game a package (its `__init__.py` has the `CONTEST`) and a test file.
"""
