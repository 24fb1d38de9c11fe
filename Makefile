# Two commands matter: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
NPM_READY := web/node_modules/.ready
# Slow tests wait for browsers and servers, so `make test` has more workers than there are cores.
CORES := $(shell nproc 2>/dev/null || echo 2)
WORKERS ?= $(shell echo $$(($(CORES) + 2)))
# Python keeps the bytecode of tests, whatever the environment says: rewriting it takes long.
PYTEST = env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest --dist loadfile --no-loadscope-reorder -q

.PHONY: help setup services web play terminal screenshots docs links test check soak audit attacks mutants rules puzzles bench load golden types lock format

help:            ## this list
	@grep -hE '^[a-z]+:.*##' Makefile | sed -E 's/:[^#]*##/\t/' | expand -t 12

setup: $(READY)  ## .venv with the locked dependencies and the command whistlestop

$(READY): requirements/dev.txt requirements/uv.txt pyproject.toml tools/setup.sh
	@PYTHON=$(PYTHON) tools/setup.sh

# The rules that run are never older than their sources: see src/whistlestop/compiled.py.
.PHONY: compiled
compiled: $(READY)  ## the rules compiled by mypyc, which run until somebody edits the sources (experimental)
	@$(BIN)/python -m tools.compile_rules --is-current \
		|| tools/quietly.sh "Compiling the rules" $(BIN)/python -m tools.compile_rules

services:        ## what the tests run against: PostgreSQL's server and Chromium, installed where there are none
	@tools/postgres.sh
	@tools/chromium.sh

# npm ci empties the folder first, so the stamp is there only if all of it is.
$(NPM_READY): web/package.json web/package-lock.json web/.npmrc web/node.py | $(READY)
	@tools/quietly.sh "Installing the packages of the web client" $(BIN)/python web/node.py ci
	@touch $@

# The build writes the page last, so the page is newer than all its sources after a build.
WEB := src/whistlestop/server/static/index.html
$(WEB): $(NPM_READY) $(shell find web/src web/public web/index.html web/vite.config.ts src/whistlestop/locales -type f)
	@tools/quietly.sh "Building the web client" $(BIN)/python web/node.py run build

web: $(WEB)      ## the web client, built

play: $(READY) $(WEB)  ## serve the game at a local address, and open a browser there (ARGS="--port 9000")
	@$(BIN)/whistlestop serve --open $(ARGS)

terminal: $(READY) ## a game in the terminal (GAME=bang ARGS="--seats 5 --lang it")
	$(BIN)/whistlestop play $(or $(GAME),colt-super-express) $(ARGS)

screenshots: $(READY) $(WEB)  ## pictures of every screen, for people to look at: build/screenshots
	$(BIN)/python tools/screenshots.py

docs: $(READY) ## the pages of docs/ as a site: build/docs/index.html
	@tools/quietly.sh "Building the docs" $(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs
	@echo "Open build/docs/index.html."

links: $(READY) ## do all addresses in docs/ answer? (needs the Internet)
	$(BIN)/sphinx-build -q -b linkcheck docs build/links

# Tests wait now and then; the checks of the code use that time.
test: setup $(NPM_READY) services $(WEB)  ## everything: checks, all tests with a sample of the long runs, rule coverage
	@$(MAKE) --no-print-directory -j3 lint-web lint-python all-tests

check: $(READY) $(NPM_READY) services $(WEB)  ## the fast part, for daily use
	@$(MAKE) --no-print-directory --output-sync=target -j3 lint-web lint-python fast-tests

.PHONY: lint lint-web lint-python all-tests fast-tests
# The first command compiles the tests once; otherwise each worker would compile all of them.
all-tests:
	@$(PYTEST) --collect-only -q >/dev/null
	$(PYTEST) -n $(WORKERS) --rules report --durations 20

fast-tests:
	$(PYTEST) -n $(CORES) -m "not slow"

lint: $(READY) $(NPM_READY)
	@$(MAKE) --no-print-directory --output-sync=target -j2 lint-web lint-python

lint-web:
	$(BIN)/python web/node.py run format:check
	$(BIN)/python web/node.py run check
	$(BIN)/python web/node.py test

lint-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

soak: setup services  ## the long runs: thousands of games, kills and a million junk messages
	WHISTLESTOP_SOAK=1 $(BIN)/pytest -n 2 -q tests/test_every_game.py \
		tests/games/bang/test_conservation.py tests/games/train_heist/test_conservation.py \
		tests/oracles tests/server/test_nothing_lost.py \
		tests/server/connections/test_fuzz.py tests/server/connections/test_junk_flood.py \
		tests/server/test_sanitize.py \
		tests/server/http/test_schema.py \
		tests/engine tests/terminal/bang/test_whole_games.py \
		tests/terminal/colt_super_express/test_whole_games.py \
		tests/games/colt_super_express/test_twin_schemes.py

audit: $(READY) $(NPM_READY)  ## known security problems of the packages we use (needs the Internet)
	$(BIN)/python tools/audit.py

attacks: setup $(WEB)  ## how long a victim waits while others attack the server (ARGS="--seconds 6")
	$(BIN)/python bench/attacks.py $(ARGS)

# The engine and the games, or FOLDER=games/bang, or one line: FOLDER=engine/rng.py:41.
mutants: $(READY) ## do the tests notice small changes to the code? (MUTANTS=200 SEED=3 FOLDER=games/bang)
	$(BIN)/python -m tools.mutants $(FOLDER) --number $(or $(MUTANTS),100) --seed $(or $(SEED),0) --workers $(CORES)

rules: $(READY) ## which clauses of the rulebooks a passing test plays through
	$(BIN)/pytest -n 2 -q --no-header --rules only

puzzles: $(READY) ## find more puzzles, and say how they were judged (GAME=bang ARGS="--more 5 --seed 7")
	$(BIN)/python tools/puzzles.py $(or $(GAME),bang) $(ARGS)

bench: compiled  ## playouts, forks, views, bots, compiled and not, in one run (ARGS="--against old.json")
	$(BIN)/python bench/engine.py $(ARGS)

load: setup      ## 300 tables of 4 at human pace, against a server on this machine
	$(BIN)/python bench/load.py $(ARGS)

golden: $(READY)   ## write the golden games anew; read the diff before you commit it
	$(BIN)/python tools/golden.py

types: $(NPM_READY)  ## what the web client takes from Python: protocol, views, catalogue
	$(BIN)/python web/generate.py

lock: $(READY) ## lock the dependencies anew; the files name no host
	printf 'uv\n' | $(BIN)/uv pip compile -q --universal --generate-hashes --no-annotate \
		--custom-compile-command "make lock" --no-emit-index-url --no-emit-find-links - -o requirements/uv.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-annotate \
		--custom-compile-command "make lock" --no-emit-index-url --no-emit-find-links \
		-c requirements/uv.txt --all-extras --group dev pyproject.toml -o requirements/dev.txt

format: $(READY) $(NPM_READY)  ## put the code in order
	$(BIN)/python web/node.py run format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
