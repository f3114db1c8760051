"""Many tables on the web: accounts, stores, the hub that owns the tables, HTTP routes and one live socket.

`wire.py` the messages of the socket, `hub.py` the tables in memory and all that is done at them (no framework),
`journal.py` group commit, `socket.py` a connection, `routes/` HTTP, `accounts.py` who someone is, `guard.py` who may
call from where and how often, `store/` what is kept, `settings.py` what a host can choose, `app.py` the
whole.
"""
