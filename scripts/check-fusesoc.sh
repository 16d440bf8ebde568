#!/bin/sh
# Reads every FuseSoC core of rtl-out/ with FuseSoC itself and lints one of them through it. FuseSoC
# comes from PyPI into a virtual environment under target/, unless it is installed already.
set -eu
cd "$(dirname "$0")/.."
fusesoc=$(command -v fusesoc || true)
if [ -z "$fusesoc" ]; then
    fusesoc=$PWD/target/venv/bin/fusesoc
    [ -x "$fusesoc" ] || { python3 -m venv target/venv && target/venv/bin/pip install --quiet fusesoc; }
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$PWD/rtl-out
cd "$work"
"$fusesoc" --cores-root "$root" core list >list.txt 2>log.txt
for core in "$root"/*/*.core; do
    name=$(sed -n 's/^name: "\(.*\)"$/\1/p' "$core")
    grep -q "$name" list.txt || { echo "FuseSoC does not list $name:"; cat log.txt; exit 1; }
done
"$fusesoc" --cores-root "$root" run --target lint "$name" >log.txt 2>&1 || { tail -n 20 log.txt; exit 1; }
echo "FuseSoC reads $(ls "$root"/*/*.core | wc -l) cores; $name lints"
