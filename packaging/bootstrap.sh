#!/usr/bin/env bash
# Makes a fresh Debian or Ubuntu machine ready: the system's libraries, and the pinned packages in .venv.
# Usage: packaging/bootstrap.sh run | dev | mutate | package | fonts. Quick when there is nothing to do.
# LAMMER_VENV names another place for the environment than .venv.
#   run      what `lammer` needs
#   dev      that, and the tools for tests and checks
#   mutate   that of `dev`, and what changes the code in small ways for `make mutate`
#   package  that of `run`, and what makes, describes and signs the one-folder program
#   fonts    that of `dev`, and the fonts that the bundled ones are cut from
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

level=${1:-run}
case $level in
    run | dev | mutate | package) requirements=packaging/requirements/$level.txt ;;
    fonts) requirements=packaging/requirements/dev.txt ;;
    *)
        printf 'bootstrap: unknown level "%s"; choose run, dev, mutate, package or fonts.\n' "$level" >&2
        exit 2
        ;;
esac
venv=${LAMMER_VENV:-.venv}
stamp=$venv/.ready-$(basename "$requirements" .txt)

say() { printf 'lammer: %s\n' "$*" >&2; }
die() {
    say "$@"
    exit 1
}

# --- the system -----------------------------------------------------------------------------------

# Debian package, and the library that proves it is there: package names differ between releases, these do not.
libraries=(
    libgl1:libGL.so.1
    libegl1:libEGL.so.1
    libxkbcommon0:libxkbcommon.so.0
    libfontconfig1:libfontconfig.so.1
    libdbus-1-3:libdbus-1.so.3
    libglib2.0-0:libglib-2.0.so.0
    libxcb-cursor0:libxcb-cursor.so.0
    libxkbcommon-x11-0:libxkbcommon-x11.so.0
    libxcb-icccm4:libxcb-icccm.so.4
    libxcb-keysyms1:libxcb-keysyms.so.1
    libxcb-shape0:libxcb-shape.so.0
)

missing_libraries() {
    local known entry
    known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p)
    for entry in "${libraries[@]}"; do
        grep -qF "${entry#*:} " <<<"$known" || printf '%s\n' "${entry%%:*}"
    done
}

missing_tools() { # what this level runs, apart from Python
    command -v make >/dev/null || printf 'make\n'
    if [ "$level" = dev ] || [ "$level" = mutate ] || [ "$level" = fonts ]; then
        # One test follows the program's calls to the system: is an act on the disk before it is painted?
        command -v strace >/dev/null || printf 'strace\n'
        # Others check releases against signed manifests, and touch the packaged program on an X server.
        command -v minisign >/dev/null || printf 'minisign\n'
        command -v Xvfb >/dev/null || printf 'xvfb\n'
        command -v xdotool >/dev/null || printf 'xdotool\n'
        command -v xrandr >/dev/null || printf 'x11-xserver-utils\n'
    fi
    if [ "$level" = package ]; then
        command -v objdump >/dev/null || printf 'binutils\n'
        command -v minisign >/dev/null || printf 'minisign\n'
    elif [ "$level" = fonts ]; then
        [ -e /usr/share/fonts/truetype/noto/NotoSansMath-Regular.ttf ] || printf 'fonts-noto-core\n'
        [ -e /usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc ] || printf 'fonts-noto-cjk\n'
    fi
}

install_system() { # PACKAGE…
    [ $# -gt 0 ] || return 0
    command -v apt-get >/dev/null ||
        die "this machine lacks what these Debian packages hold: $*. Install the like of them, then try again."
    if [ "$(id -u)" -ne 0 ]; then
        local sudo='sudo ' as=
        command -v sudo >/dev/null || { sudo='' as=' as root'; }
        say "this machine lacks some of the system's packages. Run this$as, then try again:"
        printf '\n    %sapt-get update && %sapt-get install --yes --no-install-recommends %s\n\n' "$sudo" "$sudo" "$*" >&2
        exit 1
    fi
    say "installing $*"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update --quiet=2 </dev/null >&2
    apt-get install --yes --quiet=2 --no-install-recommends "$@" </dev/null >&2
}

# --- Python ---------------------------------------------------------------------------------------

python_runs() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
python_makes_environments() { "$1" -c 'import ensurepip, venv' >/dev/null 2>&1; }

# Prints a Python that can make an environment; or, where there is none, nothing.
find_python() {
    local candidate
    for candidate in python3.13 python3.12 python3.11 python3; do
        if python_runs "$candidate" && python_makes_environments "$candidate"; then
            command -v "$candidate"
            return
        fi
    done
}

# The Debian packages that would give such a Python.
missing_python() {
    local candidate
    [ -z "$(find_python)" ] || return 0
    if python_runs python3; then
        printf 'python3-venv\n'
        return
    fi
    for candidate in python3.13 python3.12 python3.11; do
        if python_runs "$candidate"; then
            printf '%s-venv\n' "$candidate"
            return
        fi
    done
    printf 'python3\npython3-venv\n'
}

# PyInstaller puts Python's shared library into the program; Debian keeps it in a package of its own.
missing_python_library() {
    "$(find_python)" - <<'PYTHON'
import sys
from pathlib import Path
from sysconfig import get_config_var

if get_config_var("Py_ENABLE_SHARED") and not Path(get_config_var("LIBDIR"), get_config_var("INSTSONAME")).exists():
    print("libpython{}.{}".format(*sys.version_info))
PYTHON
}

# What .venv was made from: the pins, the project's own entry points, and where it lies.
fingerprint() { cat "$requirements" pyproject.toml <(pwd) | sha256sum | cut -d ' ' -f 1; }

# After an upgrade of the system's Python the old environment still lies there, but finds nothing any more.
environment_works() { "$venv/bin/python" -c 'import pip' >/dev/null 2>&1; }

make_environment() {
    local python
    if [ -e "$venv" ] && ! environment_works; then
        say "the environment in $venv no longer works: making it again"
        rm -rf "$venv"
    fi
    if [ ! -e "$venv" ]; then
        python=$(find_python)
        [ -n "$python" ] ||
            die "no Python 3.11 or newer was found. Debian 12 and Ubuntu 24.04 have one; on an older system install one first."
        say "making $venv with $("$python" --version)"
        "$python" -m venv "$venv"
    fi
}

# Whatever index this machine is set up to ask, the hashes in the pins decide what is accepted.
pip() { "$venv/bin/python" -m pip --disable-pip-version-check --quiet "$@" </dev/null >&2; }

install_packages() {
    say "installing the pinned packages of $requirements"
    # yattag, which only the mutation tool asks for, is published as source alone.
    pip install --require-hashes --only-binary :all: --no-binary yattag --requirement "$requirements"
    pip install --no-deps --no-build-isolation --editable .
}

# The kept translations in the form that the screen reads, made again where they are newer.
compile_translations() {
    local source compiled
    for source in resources/translations/*.ts; do
        compiled=${source%.ts}.qm
        if [ ! "$compiled" -nt "$source" ]; then
            "$venv/bin/pyside6-lrelease" -silent "$source" -qm "$compiled.new" </dev/null >&2
            mv "$compiled.new" "$compiled"
        fi
    done
}

mapfile -t wanted < <(missing_libraries && missing_tools && missing_python)
install_system "${wanted[@]}"
if [ "$level" = package ] && [ -n "$(find_python)" ]; then
    mapfile -t wanted < <(missing_python_library)
    install_system "${wanted[@]}"
fi
if [ "$(cat "$stamp" 2>/dev/null)" != "$(fingerprint)" ] || ! environment_works; then
    make_environment
    install_packages
    fingerprint >"$stamp"
    say "ready"
fi
compile_translations
