# A fresh clone needs Python 3.11+, git and make: `make play` plays, `make test` tests.
# Where the system's own Python is of the version of `python3`, it is taken: distributions optimise theirs by profile,
# version managers mostly do not, and then everything takes longer. `make PYTHON=…` takes another.
KIND := import ensurepip, sys; print(sys.version_info[:2])
SYSTEM := /usr/bin/python3
PYTHON ?= $(shell test "$$(python3 -c '$(KIND)' 2>&1)" = "$$($(SYSTEM) -c '$(KIND)' 2>&1)" && echo $(SYSTEM) || echo python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
SOURCES := src tests bench docs examples web/build.py hatch_build.py

.PHONY: play install terminal client test test-fast test-client warm check setup bench bench-limit screenshots looks weight frame-times peers-online golden clean

# The server, on this machine, with the page open in a browser; games are kept in your own data folder.
play: client
	@$(BIN)/longhaul serve --open $(ARGS)

terminal: $(PLAYABLE)
	@$(BIN)/longhaul play $(ARGS)

# All that `longhaul serve` needs, for a host: also after `git pull`.
install: client

# The page, built where it is missing or older than its sources; Node comes along where there is none.
client: $(PLAYABLE)
	@$(BIN)/python web/build.py

test: $(READY) warm test-client
	$(BIN)/pytest -n auto --dist worksteal --durations=40

# While you work: without these folders (the browser, simulations, servers that are killed) and what is marked as slow.
SLOW := web oracle bots lab bench server/chaos
test-fast: $(READY) warm
	$(BIN)/pytest -n auto --dist worksteal -q -m 'not slow' $(SLOW:%=--ignore=tests/%)

# Types, style and tests of the browser client; the tests of the whole run it in a browser, so it is built first.
test-client: $(READY) client
	@$(BIN)/python web/build.py --check

# All rules are compiled once, before several processes want them at the same time.
warm: $(READY)
	@$(BIN)/python -m tests.warm

# Exactly what CI runs.
check: $(READY)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(MAKE) test

setup: $(READY)

bench: $(READY)
	$(BIN)/longhaul bench

bench-limit: $(READY)
	$(BIN)/python -m bench.limit.compare

# Every page, desktop and phone, and every board at five sizes, dark and light, into screenshots/; and those of the README.
screenshots: $(READY) client
	$(BIN)/python -m tests.web.pictures $(ARGS)

# What first visits weigh on the wire, and how long the page works while bots play; the second needs a calm machine.
weight: $(READY) client
	@$(BIN)/python -m tests.web.weight $(ARGS)

frame-times: $(READY) client
	@$(BIN)/python -m tests.web.frame_times $(ARGS)

# The pictures that tests compare pieces and boards with. Look at what has changed before you commit it.
looks: $(READY) client
	$(BIN)/python -m tests.web.looks $(ARGS)

# Its rules are compiled before, or the load would wait for them.
peers-online: $(READY)
	@$(BIN)/python -m tests.warm dice-traders
	$(BIN)/python -m bench.online.compare $(ARGS)

golden: $(READY)
	$(BIN)/python -m tests.golden.playthrough

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache bench/limit/build bench/online/node_modules web/node_modules src/longhaul/server/client screenshots

# What a player needs is installed first; the tools of a developer only when they are asked for.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "longhaul needs Python 3.11 or newer; say which with make PYTHON=…")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Longhaul into $(VENV), once …"
	@$(PIP) -e '.[all]'
	@touch $@

$(READY): $(PLAYABLE)
	@echo "Installing the development tools into $(VENV), once …"
	@$(PIP) -e '.[dev]'
	@touch $@
