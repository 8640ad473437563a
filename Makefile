# Each target sets up what it needs. A bare machine has Rust, Python 3.11, Node 20, a JDK 17 with Maven, and the package
# registries; for the browser tests, Debian's archive.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DIR ?= tests/vectors

.PHONY: demo calculator calculator-built calculator-pictures lighthouse test-calculator test lint test-rust test-python test-readme test-packages test-wheels test-js test-no-std packages wheels js vectors oracle bench fuzz python clean

# The main job, on KIP-1095's example and on a larger cluster.
demo: python
	@PATH="$(CURDIR)/$(BIN):$$PATH" examples/demo.sh

# Every test there is.
test: lint test-rust test-no-std test-js test-python test-readme test-calculator test-packages test-wheels vectors oracle

JS := bindings-*/js/*.js bindings-wasm/index.d.ts tests/js/*.mjs tests/js/contract/*.mjs tests/conformance/js/*.mjs \
  tests/packaging/npm/*.mjs tools/*.mjs tools/lighthouse/*.mjs examples/node/*.mjs examples/calculator/src/*.ts \
  examples/calculator/src/*.js examples/calculator/test/*.mjs examples/calculator/*.mjs
lint: python
	cargo fmt --check
	cargo clippy --workspace --exclude podstripe-wasm --exclude podstripe-bindgen --all-targets -- -D warnings
	tools/rust-target wasm32-unknown-unknown
	cargo clippy -p podstripe-wasm --target wasm32-unknown-unknown -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc -q --no-deps -p podstripe
	tools/npm-install tools/npm
	tools/npm/node_modules/.bin/prettier --config tools/npm/prettier.json --log-level warn --check $(JS)
	$(BIN)/ruff check bindings-python tests examples
	$(BIN)/ruff format --check bindings-python tests examples
	cd bindings-python && ../$(BIN)/mypy python tests
	$(BIN)/mypy --strict examples/python examples/calculator/test tests/conformance/python tests/readme tests/bench tests/packaging

test-rust:
	cargo test -p podstripe

test-python: python
	$(BIN)/pytest bindings-python/tests

# One contract over WebAssembly in Node, in Chromium and in a worker, and over the native addon; and the download's size.
test-js: js
	tools/chromium
	tests/js/run
	node tools/wasm-size.mjs $(NPM)/podstripe 160

# The core links for bare metal: nothing of std is in it.
test-no-std:
	tests/no_std/run

# README's examples run and print what README shows.
test-readme: python js
	$(BIN)/pytest tests/readme

# The placement calculator, on this tree's npm package: built, served on this machine alone, and its address printed.
calculator: js
	tools/npm-install examples/calculator
	cd examples/calculator && npx vite build --logLevel warn && npx vite preview --host 127.0.0.1

# Its pictures in docs/calculator/, made anew.
calculator-pictures: calculator-built
	node examples/calculator/screenshots.mjs

# What Lighthouse says of it.
lighthouse: calculator-built
	tools/npm-install tools/lighthouse
	node tools/lighthouse/run.mjs

calculator-built: js
	tools/chromium
	tools/npm-install tools/npm
	tools/npm-install examples/calculator
	cd examples/calculator && npx tsc -p . && npx vite build --logLevel error

# It in a real Chromium, beside the Python command.
test-calculator: calculator-built python
	cd examples/calculator && node --test --test-concurrency=1 test/*.test.mjs

# The packages as they are published, into dist/.
packages: python js
	rm -rf dist
	$(BIN)/maturin build -q --release -m bindings-python/Cargo.toml -o dist
	$(BIN)/maturin sdist -m bindings-python/Cargo.toml -o dist
	npm pack --silent --pack-destination dist ./$(NPM)/podstripe ./$(NPM)/podstripe-node

test-packages: packages
	tools/chromium
	$(BIN)/pytest tests/packaging/test_python.py
	tests/packaging/npm/run

# The Python wheels for every platform, into dist/wheels/.
wheels: $(VENV)/ready
	tools/wheels dist/wheels

test-wheels: wheels
	tools/musl
	$(BIN)/pytest tests/packaging/test_wheels.py

# Every engine over every .jsonl of a folder: make vectors DIR=folder
vectors: python js
	tools/chromium
	cargo build -q --release -p podstripe-conformance
	@tests/conformance/run "$(DIR)"

# Fresh cases, answered by Kafka's own classes, then every engine over them.
CASES ?= 3000
CASES_SEED ?= 1
oracle: python
	rm -rf target/oracle && mkdir -p target/oracle/answers
	tests/conformance/kafka/run cases $(CASES) $(CASES_SEED) $(CURDIR)/target/oracle/cases.jsonl
	tests/conformance/kafka/run oracle $(CURDIR)/target/oracle/cases.jsonl $(CURDIR)/target/oracle/answers/cases.jsonl
	$(MAKE) --no-print-directory vectors DIR=target/oracle/answers

# Each reader and the calls, from mutated texts, for FUZZ_SECONDS each; fuzz/run says more.
fuzz:
	fuzz/run

# A million partitions, beside Kafka's own placer on the JVM, and through each engine, and reports over them, in one run.
bench: python js
	cargo bench -p podstripe
	node tests/js/bench.mjs $(NPM)/podstripe/node.js > target/bench-engines.jsonl
	node tests/js/bench.mjs $(NPM)/podstripe-node/index.js >> target/bench-engines.jsonl
	$(BIN)/python tests/bench/flat.py >> target/bench-engines.jsonl
	tests/conformance/kafka/run bench > target/bench-jvm.txt
	$(BIN)/python tests/bench/report.py target/criterion target/bench-jvm.txt target/bench-engines.jsonl

# The two npm packages, built from this tree, where Node finds them by name.
NPM := target/npm/node_modules
js:
	tools/wasm-build $(NPM)/podstripe
	tools/node-build $(NPM)/podstripe-node

# The virtual environment with the Python package built from this tree.
python: $(VENV)/ready
	VIRTUAL_ENV="$(CURDIR)/$(VENV)" $(BIN)/maturin develop -q --release -m bindings-python/Cargo.toml

$(VENV)/ready: requirements-dev.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "podstripe needs Python 3.11 or later")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q -r requirements-dev.txt
	touch $@

clean:
	rm -rf target dist $(VENV)
