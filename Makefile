# make run    installs what is missing, builds and starts the server
# make play   the same for the game in the terminal
# make site   writes the page as static files for any web host, in build/site: all but tables over the net
# make quick  unit tests of the program and of the page: for in between
# make test   installs what is missing, builds and runs every test
# make packages       makes a Debian package, an OCI image and the npm package @gockel/engine, in build/packages
# make test-packages  that, and plays against the first two in roots of their own
# make mutants        puts MUTANTS small faults in, those of SEED, and sees whether the tests notice
# make bench  measures (bench-server: the server, bench-page: a first visit, waits and frames); docs/performance.md keeps the figures
# make simulate runs SEEDS runs of nodes, clients, network and database on virtual time, from FIRST on
# make fuzz   lets each fuzzer look for new inputs, FUZZ_SECONDS each
# make format puts every source file into the project's layout

FUZZ_SECONDS ?= 60
SEEDS ?= 100000
FIRST ?= 1
MUTANTS ?= 300
SEED ?= 1
# Other work on the machine hits all rows alike.
MEDIANS := --benchmark_repetitions=5 --benchmark_enable_random_interleaving --benchmark_report_aggregates_only

.PHONY: run play page site build quick test test-built test-release test-page build-sanitizers test-tidy test-sanitizers check \
  packages test-packages mutants bench bench-server bench-page simulate fuzz format

# The page is part of the program: it is built first.
run:
	@scripts/build packages engine page program
	@build/release/bin/gockel serve

play: build
	@build/release/bin/gockel play

page:
	@scripts/build packages engine page

site:
	@scripts/build packages engine page site

build:
	@scripts/build packages program

quick:
	@scripts/build test-packages unit-tests unit-tests-run page-units

# Two lanes: the tests of server and browser wait more than they work. Beside
# them the sanitizers' build and clang-tidy take what is left of the cores.
test:
	@GOCKEL_LANES=2 $(MAKE) --no-print-directory -j2 test-release test-page test-sanitizers test-tidy
	@echo "Every test has passed."

test-built:
	@scripts/build --steps 1/12 test-packages layout engine page release

test-release: test-built
	@scripts/build --steps 6/12 release-tests python-tests

test-page: test-release
	@scripts/build --steps 8/12 page-tests browser-tests

build-sanitizers: test-built
	@nice -n 19 scripts/build --steps 10/12 sanitizers

test-tidy: build-sanitizers
	@nice -n 19 scripts/build --steps 11/12 tidy

test-sanitizers: build-sanitizers test-page
	@scripts/build --steps 12/12 sanitizers-tests

check:
	@scripts/build test-packages layout tidy

packages:
	@scripts/build packages-packages engine page program deb image npm

test-packages:
	@scripts/build packages-packages engine page program deb image npm packages-tests

# It goes on where it was ended; MUTANTS_OPTIONS=--again tries survivors again.
mutants:
	scripts/setup mutants
	test -x build/mutants/venv/bin/pip || /usr/bin/python3 -m venv build/mutants/venv
	build/mutants/venv/bin/pip install --quiet --no-deps --require-hashes --requirement tests/mutants/requirements.txt
	build/mutants/venv/bin/python tests/mutants/mutants.py --count $(MUTANTS) --seed $(SEED) \
	  --json build/mutants/result.json $(MUTANTS_OPTIONS)

# BENCH_OPTIONS="--quick --before OTHER/gockel" compares two programs on a busy machine; --json for programs.
bench-server:
	scripts/setup bench
	cmake --preset release -DGOCKEL_BENCH=ON
	cmake --build --preset release --target gockel server_bench
	bench/server_bench.py build/release/bin/gockel build/release/bin/server_bench $(BENCH_OPTIONS)

bench-page: page build
	scripts/setup test
	cd web && node scripts/first_visit.js
	cd web && node scripts/table_pace.js

bench:
	scripts/setup bench
	cmake --preset release -DGOCKEL_BENCH=ON
	cmake --build --preset release --target gockel gockel-mpi solver_bench engine_bench
	build/release/bin/gockel bench
	bench/program_bench.py build/release/bin/gockel
	bench/cluster_bench.py build/release/bin/gockel-mpi
	build/release/bin/solver_bench $(MEDIANS)
	build/release/bin/engine_bench $(MEDIANS)

simulate:
	@scripts/build test-packages simulation
	@build/release/bin/simulate --first $(FIRST) --seeds $(SEEDS)

fuzz:
	scripts/setup test
	cmake --preset fuzz
	cmake --build --preset fuzz
	scripts/fuzz $(FUZZ_SECONDS)

format:
	git ls-files -z '*.h' '*.cpp' | xargs -0 clang-format-19 -i
	cd web && npm install --no-save --no-audit --no-fund && npm run format
