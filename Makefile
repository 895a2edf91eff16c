# make run    installs what is missing, builds and starts the server
# make play   the same for the game in the terminal
# make test   installs what is missing, builds and runs every test
# make bench  measures (bench-server: the server, bench-page: a first visit); docs/performance.md keeps the figures
# make fuzz   lets each fuzzer look for new inputs, FUZZ_SECONDS each
# make format puts every source file into the project's layout

FUZZ_SECONDS ?= 60
# One more than there are cores: the tests of the server wait more than they work.
JOBS := $(shell echo $$(($$(nproc) + 1)))
# Other work on the machine hits all rows alike.
MEDIANS := --benchmark_repetitions=5 --benchmark_enable_random_interleaving --benchmark_report_aggregates_only

.PHONY: run play page build test test-release test-sanitizers test-page check bench bench-server bench-page fuzz format

run: page build
	build/release/bin/gockel serve

play: build
	build/release/bin/gockel play

# The page is part of the program: it is built first.
page:
	scripts/setup run
	cmake --preset wasm
	cmake --build --preset wasm
	cd web && npm install --no-save --no-audit --no-fund && node scripts/engine.js && npm run build

build:
	scripts/setup run
	cmake --preset release -DGOCKEL_TESTS=OFF
	cmake --build --preset release --target gockel

test: test-release test-sanitizers test-page check

test-release: page
	scripts/setup test
	cmake --preset release -DGOCKEL_TESTS=ON
	cmake --build --preset release
	ctest --preset release -j $(JOBS)

test-sanitizers:
	scripts/setup test
	cmake --preset sanitizers
	cmake --build --preset sanitizers
	ctest --preset sanitizers -j $(JOBS)

test-page: test-release
	cd web && npm run check && npm test && npm run test:browser

check: test-release
	scripts/check-format
	scripts/check-includes
	scripts/check-tidy

bench-server:
	scripts/setup bench
	cmake --preset release -DGOCKEL_BENCH=ON
	cmake --build --preset release --target gockel server_bench
	ulimit -n 65536 && bench/server_bench.py build/release/bin/gockel build/release/bin/server_bench

bench-page: page build
	scripts/setup test
	cd web && node scripts/first_visit.js

bench:
	scripts/setup bench
	cmake --preset release -DGOCKEL_BENCH=ON
	cmake --build --preset release --target gockel solver_bench engine_bench
	build/release/bin/gockel bench
	bench/program_bench.py build/release/bin/gockel
	build/release/bin/solver_bench $(MEDIANS)
	build/release/bin/engine_bench $(MEDIANS)

fuzz:
	scripts/setup test
	cmake --preset fuzz
	cmake --build --preset fuzz
	scripts/fuzz $(FUZZ_SECONDS)

format:
	git ls-files -z '*.h' '*.cpp' | xargs -0 clang-format-19 -i
