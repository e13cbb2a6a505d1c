# Sourced by ./hullbreach and ./test: virtual environment, dependencies, built package. Does nothing that is done already.

say() { printf '\033[1m%s\033[0m\n' "hullbreach: $*" >&2; }

# A missing optional part: said loudly, and a failure where nothing may be skipped.
skipped() {
    say "WARNING: $*"
    if [ "${CI:-}" = true ]; then
        say "CI=true: nothing may be skipped"
        exit 1
    fi
}

find_python() {
    local candidate
    for candidate in python3.13 python3.12 python3.11 python3; do
        if command -v "$candidate" >/dev/null && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    say "Python 3.11 or newer is needed and was not found."
    exit 2
}

apt_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "installing $* with apt-get"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"; } >/dev/null 2>&1
}

make_venv() {
    local python
    [ -x .venv/bin/python ] && return
    python=$(find_python)
    say "making a virtual environment with $("$python" --version)"
    if ! "$python" -m venv .venv 2>/dev/null; then
        rm -rf .venv
        apt_install python3-venv || true
        "$python" -m venv .venv || { say "could not make a virtual environment: install python3-venv"; exit 2; }
    fi
}

# Every quiet pip call, with the same pins everywhere, build environments included.
pip_install() {
    PIP_CONSTRAINT="$PWD/constraints.txt" PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/pip install -q "$@"
}

# install_package "[voice]" for playing, install_package "[dev,voice]" for testing.
install_package() {
    local stamp wanted
    stamp=".venv/installed$1"
    wanted=$(cat pyproject.toml constraints.txt | cksum)
    [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
    say "installing the package and what it needs"
    pip_install -e ".$1"
    echo "$wanted" >"$stamp"
}

has_compiler() {
    command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null
}

# The built package (pages, and compiled rules where possible) lies in .built; PYTHONPATH=.built puts it before the sources.
# Two commands may be started at once in one folder: the second waits for what the first builds.
build_package() {
    mkdir -p build
    (
        if command -v flock >/dev/null; then flock 9; fi
        build_if_changed
    ) 9>build/lock
}

build_if_changed() {
    local wanted
    wanted=$(cat pyproject.toml hatch_build.py constraints.txt $(git ls-files 'src/*' 'web/*' 2>/dev/null || find src web -type f -not -path '*/node_modules/*') 2>/dev/null | cksum)
    [ "$(cat .built/stamp 2>/dev/null)" = "$wanted" ] && return
    rm -rf .built build/wheel
    if ! has_compiler && ! apt_install gcc python3-dev; then
        skipped "no C compiler: the rules run as plain Python, about thirty times slower"
        export HULLBREACH_PURE=1
    fi
    say "building the pages and the rules (a few minutes, once)"
    build_wheel || {
        skipped "the rules did not compile: they run as plain Python, about thirty times slower"
        HULLBREACH_PURE=1 build_wheel
    }
    .venv/bin/pip install -q --disable-pip-version-check --no-deps --target .built build/wheel/*.whl
    echo "$wanted" >.built/stamp
}

build_wheel() {
    copy_sources
    PIP_CONSTRAINT="$PWD/constraints.txt" .venv/bin/pip wheel -q --disable-pip-version-check --no-deps -w build/wheel build/sources
}

# The compiler puts its libraries beside the sources, where whatever runs meanwhile would import them: build from a copy.
copy_sources() {
    [ -d build/sources/web/node_modules ] && mv build/sources/web/node_modules build/
    rm -rf build/sources
    mkdir -p build/sources
    tar -cf - --exclude=node_modules --exclude=__pycache__ --exclude=src/hullbreach/table/static \
        .gitignore LICENSE NOTICE README.md hatch_build.py pyproject.toml src tests web | tar -xf - -C build/sources
    [ -d build/node_modules ] && mv build/node_modules build/sources/web/
    return 0
}

# Browser tests need a Chromium; PLAYWRIGHT downloads none, Debian's will do.
ensure_chromium() {
    command -v chromium >/dev/null || apt_install chromium || skipped "no Chromium: the browser tests are left out"
}

# A test makes machines out of network namespaces, to see that links reach them.
ensure_ip() {
    command -v ip >/dev/null || apt_install iproute2 || skipped "no ip command: the test on two networks is left out"
}
