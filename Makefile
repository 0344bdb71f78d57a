# Every command gets the machine ready first (packaging/bootstrap.sh), and loses no time where it is.
# ARGS is handed on: make test ARGS="tests/rules -k pair"

PYTHON := .venv/bin/python
READY := @bash packaging/bootstrap.sh
PACKAGING := build/packaging-environment
OFFSCREEN := QT_QPA_PLATFORM=offscreen
ARGS ?=

# What is compiled is kept here, whatever the environment says of that: else each of the hundreds of programs
# that the tests start would compile all of Lammer again.
COMPILED := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(CURDIR)/build/bytecode"

# In small portions: else one core is given the slow tests of the screen, and the others wait for it.
ON_ALL_CORES := -n auto --maxschedchunk 2

.PHONY: help run train test check format bench screenshots soak mutate fonts package package-test package-twice deb deb-test boot-test requirements clean
.DEFAULT_GOAL := help

help: ## what there is
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

run: ## open the demonstration table
	@if [ -z "$$DISPLAY$$WAYLAND_DISPLAY$$QT_QPA_PLATFORM" ]; then \
		echo "lammer: there is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set." >&2; \
		echo "lammer: start it from a desktop session, or try it under xvfb-run." >&2; \
		exit 1; \
	fi
	$(READY) run
	@.venv/bin/lammer $(ARGS)

train: ## open the table of training
	$(READY) run
	@.venv/bin/lammer train $(ARGS)

test: ## all tests but the long ones; needs no screen
	$(READY) dev
	@$(OFFSCREEN) $(COMPILED) $(PYTHON) -m pytest $(ON_ALL_CORES) $(ARGS)

check: ## formatting, lint, types, layers, tests
	$(READY) dev
	@$(PYTHON) -m ruff format --check .
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m mypy
	@$(OFFSCREEN) $(PYTHON) -m pytest -q tests/architecture
	@$(OFFSCREEN) $(COMPILED) $(PYTHON) -m pytest $(ON_ALL_CORES) $(ARGS)

format: ## lay the code out, and mend what ruff can mend
	$(READY) dev
	@$(PYTHON) -m ruff check --fix .
	@$(PYTHON) -m ruff format .

bench: ## speed and size against their bars
	$(READY) dev
	@$(PYTHON) -m tests.bench $(ARGS)

screenshots: ## every screen as a picture, in build/screenshots
	$(READY) dev
	@$(OFFSCREEN) $(PYTHON) -m tests.screenshots $(ARGS)

soak: ## the long tests
	$(READY) dev
	@$(OFFSCREEN) HYPOTHESIS_PROFILE=soak $(COMPILED) $(PYTHON) -m pytest -m soak $(ARGS)

mutate: ## change the code in 300 small ways, and say which changes no test notices; ARGS="--help" says more
	$(READY) mutate
	@$(OFFSCREEN) $(PYTHON) -m tests.mutation $(ARGS)

fonts: ## cut the bundled fonts again, after a text got a new character
	$(READY) fonts
	@$(PYTHON) packaging/make_fonts.py $(ARGS)

package: ## the one-folder program, in dist/lammer; ARGS="--key FILE" signs it
	@LAMMER_VENV=$(PACKAGING) bash packaging/bootstrap.sh package
	@$(PACKAGING)/bin/python packaging/program/make_program.py $(ARGS)
	@$(OFFSCREEN) dist/lammer/lammer --version

package-test: ## deal a round with dist/lammer as another user, on a bare path, without Python and fonts
	$(READY) dev
	@$(PYTHON) -m tests.packaging.bundle $(ARGS)

package-twice: ## build this commit in two clones, and compare every byte
	$(READY) dev
	@$(PYTHON) -m tests.packaging.twice

deb: ## the Debian package of the signed program; ARGS=release.pub names the public key
	@bash packaging/make_deb.sh $(ARGS)

deb-test: ## install, update, go back and remove it in a bare Debian
	$(READY) dev
	@$(PYTHON) -m tests.packaging.bare_root $(ARGS)

boot-test: ## boot a Debian into its table, in a container; takes the seventh console
	$(READY) dev
	@$(PYTHON) -m tests.packaging.boot $(ARGS)

requirements: ## pin the packages again from pyproject.toml; ARGS=--upgrade takes newer ones
	$(READY) dev
	@bash packaging/pin_requirements.sh $(ARGS)

clean: ## everything that was made here, the environment too
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
