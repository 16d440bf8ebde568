#!/bin/sh
# Installs the outside tools that are missing, and only those. Works as root or with sudo on Debian
# and Ubuntu. Where it cannot, it says what is left out and still succeeds: without any of these tools
# the library, `sluice sim`, `sluice emit` and the demo work. With --tests also cell libraries that tests
# map blocks to.
set -u

missing=""
# The program on the left comes with the package on the right.
while read -r program package; do
    command -v "$program" >/dev/null 2>&1 || missing="$missing $package"
done <<TOOLS
verilator verilator
iverilog iverilog
yosys yosys
sta opensta
g++ g++
make make
TOOLS

if [ "${1:-}" = --tests ]; then
    for tech in osu018 osu035; do
        [ -e "/usr/share/qflow/tech/$tech" ] || missing="$missing qflow-tech-$tech"
    done
fi

if [ -z "$missing" ]; then
    echo "setup: all outside tools are there"
    exit 0
fi
echo "setup: missing:$missing"

leave_out() {
    echo "setup: $1"
    echo "setup: left out:$missing. Later: sudo apt-get install -y$missing"
    exit 0
}

command -v apt-get >/dev/null 2>&1 || leave_out "there is no apt-get here"
if [ "$(id -u)" = 0 ]; then
    sudo=""
elif command -v sudo >/dev/null 2>&1 && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
    sudo="sudo"
else
    leave_out "neither root nor sudo"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
    # shellcheck disable=SC2086
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >"$log" 2>&1
}
echo "setup: installing$missing"
install || { $sudo apt-get update >"$log" 2>&1 && install; } || {
    tail -n 3 "$log"
    leave_out "apt-get could not install them"
}
echo "setup: done"
