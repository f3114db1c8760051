"""Many tables on the web: accounts, stores, the hub that owns the tables, HTTP routes and one live socket.

`wire.py` the messages of the socket, `hub.py` the tables in memory and all that is done at them (no framework),
`room.py` a table with its watchers, `journal.py` group commit, `live.py` a connection, `routes/` HTTP, `accounts.py`
who someone is, `guard.py` who may call from where and how often, `store/` what is kept, `house.py` all of it together,
`app.py` the application, `serving.py` the process, `load/` players to measure it with.
"""
