# The targets that people and CI use. `make help` lists them.

CARGO ?= cargo

.PHONY: help setup setup-tests demo test check-all bench rtl

help:
	@echo "make demo       a burst meets a hogged buffer: golden, in-process hardware, Verilator"
	@echo "make test       all tests (installs the outside tools that are missing, if it can)"
	@echo "make check-all  formatting, lints, all tests with all tools required, FuseSoC"
	@echo "make bench      cycles per second of every model, to docs/performance.md"
	@echo "make ppa        area, timing and power of every preset, to docs/PPA.md"
	@echo "make rtl        writes rtl-out/ and testbenches/ anew"
	@echo "make setup      installs the outside tools that are missing"

setup:
	@sh scripts/setup.sh

demo: setup
	$(CARGO) run --release --quiet --example demo

setup-tests:
	@sh scripts/setup.sh --tests

test: setup-tests
	$(CARGO) test --workspace

check-all: setup-tests
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps
	sh scripts/check-fusesoc.sh
	current=$$(sh scripts/current-verilator.sh) && SLUICE_VERILATOR_CURRENT=$$current \
		SLUICE_REQUIRE_TOOLS=1 $(CARGO) test --workspace
	SLUICE_CYCLES=1000000 $(CARGO) test --package sluice --test ofan presets_up_to_k16_agree
	SLUICE_CYCLES=10000000 $(CARGO) test --package sluice --test traffic_manager_invariants invariants_hold
	SLUICE_CYCLES=200000 SLUICE_REQUIRE_TOOLS=1 $(CARGO) test --package sluice --test traffic_manager_cosim
	$(CARGO) clippy --package sluice-hdl --package sluice --all-targets --features rust-hdl -- -D warnings
	SLUICE_REQUIRE_TOOLS=1 $(CARGO) test --package sluice-hdl --features rust-hdl --lib --test rust_hdl
	SLUICE_REQUIRE_TOOLS=1 $(CARGO) test --package sluice-hdl --features rust-hdl --doc interop
	SLUICE_REQUIRE_TOOLS=1 $(CARGO) test --package sluice --features rust-hdl --test rust_hdl

# Compiled for this processor, as the Verilator that is compared with is.
bench: setup
	RUSTFLAGS="-C target-cpu=native" $(CARGO) bench --target-dir target/native --bench performance
	RUSTFLAGS="-C target-cpu=native" $(CARGO) bench --target-dir target/native --bench engines

# The papers' claims are held against this library too; without it they are held against the embedded one alone.
LIBERTY ?= $(firstword $(SLUICE_LIBERTY) $(wildcard ../shared/pdk/nangate45_typ.lib.gz))

ppa: setup
	$(CARGO) run --release --quiet -- report ppa --out docs $(if $(LIBERTY),--liberty $(LIBERTY))

rtl:
	rm -rf rtl-out
	$(CARGO) run --release --quiet -- emit --all --out rtl-out >/dev/null
	rm -rf testbenches/*/
	$(CARGO) run --release --quiet --example testbenches -- testbenches
