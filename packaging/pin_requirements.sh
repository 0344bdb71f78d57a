#!/usr/bin/env bash
# Pins every package by version and hash, for all Pythons and machines at once, from the ranges in pyproject.toml.
# Usage: packaging/pin_requirements.sh [--upgrade]. Needs pip-tools, which it puts into a folder under build/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

tools=build/pip-tools
[ -x "$tools/bin/pip-compile" ] || {
    "${PYTHON:-.venv/bin/python}" -m venv "$tools"
    "$tools/bin/pip" install --quiet pip-tools
}

# What this machine is set up to ask in addition to the usual index is no business of the project's.
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
export CUSTOM_COMPILE_COMMAND="make requirements"

pin() { # FILE EXTRA…
    local file=packaging/requirements/$1 extra extras=()
    shift
    for extra in "$@"; do extras+=(--extra "$extra"); done
    "$tools/bin/pip-compile" --quiet --generate-hashes --strip-extras --allow-unsafe \
        --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
        "${upgrade[@]}" "${extras[@]}" --output-file "$file" pyproject.toml
}

upgrade=("$@")
pin run.txt build
pin dev.txt build dev
pin mutate.txt build dev mutate
pin package.txt build package
