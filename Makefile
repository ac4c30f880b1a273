# `make` alone lists the targets. Everything that is installed goes into .venv and web/node_modules.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play dev quick test test-long check types format bench golden acceptance screens lock protocol \
	web clean

HOST ?= 0.0.0.0
PORT ?= 8000

# The first Python that is new enough; `make PYTHON=...` uses another.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11,\
	$(shell $(name) -c 'import sys; print("$(name)" if sys.version_info >= (3, 11) else "")' 2>/dev/null)))
PY := .venv/bin/python
PYTEST := $(PY) -m pytest
ORDINARY := not long and not acceptance and not screens
NO_BROWSER := -p no:playwright --ignore=tests/browser
QUICK := $(addprefix tests/,cases engine golden rulebook table tools)
# These reach every line and branch of the engine, so they alone are traced for coverage.
TRACED := $(addprefix tests/,cases differential engine golden properties rulebook)
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check
NPM := $(PY) tools/node.py
# A folder's own time changes when a file is added or removed, so folders are listed too.
WEB_SOURCES := $(wildcard web/*.*) $(shell find web/src web/public content 2>/dev/null)
STATIC := secret_hitler/static/index.html

help: ## List these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-11s %s\n", $$1, $$2 }'

play: .venv/runtime.stamp $(STATIC) ## Install, build and serve a table on the local network (HOST, PORT, ADDRESS, HTTPS=1)
	.venv/bin/secret-hitler serve --host $(HOST) --port $(PORT) --open \
		$(if $(ADDRESS),--address $(ADDRESS)) $(if $(HTTPS),--https)

dev: .venv/runtime.stamp web/node_modules/.stamp ## Serve while you work: server and page reload by themselves (PORT)
	$(PY) -m tools.dev $(PORT)

quick: .venv/dev.stamp ## Run what is quick: style, and the rules and the table without whole evenings
	$(PY) -m ruff check --quiet .
	$(PYTEST) -n auto --dist loadgroup $(NO_BROWSER) -m '$(ORDINARY) and not bulk' $(QUICK) $(PYTEST_ARGS)

test: .venv/dev.stamp $(STATIC) ## Run every test, real browsers included, and ask 100 % of the engine
	$(PY) tools/browser.py
	$(NPM) run test
	$(PYTEST) -n auto --dist loadgroup $(NO_BROWSER) --cov --cov-report= -m '$(ORDINARY) and not bulk' $(TRACED) $(PYTEST_ARGS)
	$(PY) -m coverage report --fail-under=100
	$(PYTEST) -n auto --dist loadgroup $(NO_BROWSER) -m '$(ORDINARY) and bulk' $(TRACED) $(PYTEST_ARGS)
	$(PYTEST) -n auto --dist loadgroup $(NO_BROWSER) $(addprefix --ignore=,$(TRACED)) -m '$(ORDINARY)' $(PYTEST_ARGS)
	$(PYTEST) -n 2 --dist loadfile --no-loadscope-reorder -m '$(ORDINARY) and browser' $(PYTEST_ARGS)

test-long: .venv/dev.stamp $(STATIC) ## Run the tests with long budgets: a million games, many twins
	$(PY) tools/browser.py
	$(PYTEST) -n auto --dist loadgroup $(NO_BROWSER) -m long --timeout=0 $(PYTEST_ARGS)
	$(PYTEST) -n 2 --dist loadfile -m 'long and browser' --timeout=0 $(PYTEST_ARGS)

check: types ## Check style, types, floors, locks, sizes, English and the generated protocol
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	.venv/bin/lint-imports --no-logo
	$(NPM) run lint
	$(PY) tools/sizes.py
	$(PY) tools/english.py
	$(PY) -m tools.protocol_ts --check
	$(PY) -m tools.protocol_md --check

types: .venv/dev.stamp web/node_modules/.stamp ## Check the types of Python, TypeScript and Svelte
	$(PY) -m mypy
	$(NPM) run check

format: .venv/dev.stamp web/node_modules/.stamp ## Format everything, and sort imports
	$(PY) -m ruff check --quiet --select I --fix .
	$(PY) -m ruff format --quiet .
	$(NPM) run format

bench: .venv/dev.stamp .bench-venv/stamp ## Time beliefs and choices; compare random games with tyrant's
	@failed=0; for each in belief_games bot_decisions run; do \
		$(PY) -m bench.$$each || failed=1; done; exit $$failed

golden: .venv/dev.stamp ## Write the golden games again; then read the diff
	$(PYTEST) tests/golden --rewrite-golden

acceptance: .venv/dev.stamp $(STATIC) ## Measure and list the figures in seconds and bytes that a player feels
	$(PY) tools/browser.py
	$(PYTEST) tests/browser -m acceptance --capture=no

screens: .venv/dev.stamp $(STATIC) ## Write pictures of every screen to docs/screens, to look at
	$(PY) tools/browser.py
	$(PYTEST) tests/browser -m screens

protocol: .venv/dev.stamp ## Write web/src/protocol.gen.ts and docs/protocol.md's tables again
	$(PY) -m tools.protocol_ts
	$(PY) -m tools.protocol_md

web: $(STATIC) ## Build the front end

lock: .venv/runtime.stamp ## Resolve all dependencies again into the lock files
	$(PY) tools/venv.py build/uv
	build/uv/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.9
	build/uv/bin/uv pip compile $(LOCK_FLAGS) pyproject.toml --output-file requirements.lock
	build/uv/bin/uv pip compile $(LOCK_FLAGS) pyproject.toml --group dev -c requirements.lock --output-file dev.lock
	$(NPM) install --package-lock-only

clean: ## Remove everything that make made
	rm -rf .venv .bench-venv build dist secret_hitler/static web/node_modules .coverage test-results
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find secret_hitler tests tools bench -name __pycache__ -prune -exec rm -rf {} +

LOCK_FLAGS := --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-emit-find-links \
	--no-header --no-annotate

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is missing: install python3 first." >&2; exit 1; }
	$(PYTHON) tools/venv.py .venv

# The editable install builds only its own small wheel: the hook leaves the front end to the rule below.
.venv/runtime.stamp: requirements.lock pyproject.toml hatch_build.py | .venv/bin/python
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps --editable .
	touch $@

.venv/dev.stamp: dev.lock .venv/runtime.stamp
	$(INSTALL) --require-hashes -r dev.lock
	touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc | .venv/bin/python
	$(NPM) ci
	touch $@

$(STATIC): web/node_modules/.stamp $(WEB_SOURCES)
	$(NPM) run build

# tyrant 0.4.0 is measured, but our code never imports it. It requires a newer Python than it needs.
.bench-venv/stamp: | .venv/bin/python
	$(PY) tools/venv.py .bench-venv
	.bench-venv/bin/python -m pip install --quiet --disable-pip-version-check \
		--ignore-requires-python --no-deps tyrant==0.4.0 frozendict==2.5.1
	touch $@
