"""The server. Its packages are layers, from top to bottom; each imports only what stands below it:

`http_server` the process, `app` the ASGI application, `routes/` the HTTP API, `services` everything a server is made
of, `features/` what players do beside playing, `live/` sockets, `notify/` notices and mail, `tables/` tables in memory
and every command on them, `security/` who may call from where and how often, `accounts/` who someone is, `ops/` logs,
metrics and background work, `store/` what is stored. `load/` measures a running server.
"""
