# Sourced by ./play and ./test: virtual environment, dependencies, compiled rules. Does nothing that is done already.

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
        if command -v "$candidate" >/dev/null && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
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

# install_package "" for playing, install_package "[dev]" for testing.
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

# The compiled package lies in .compiled; PYTHONPATH=.compiled puts it before the sources.
compile_rules() {
    local wanted
    wanted=$(cat pyproject.toml hatch_build.py constraints.txt $(git ls-files 'src/*' 2>/dev/null || find src -type f) 2>/dev/null | cksum)
    [ "$(cat .compiled/stamp 2>/dev/null)" = "$wanted" ] && return
    rm -rf .compiled
    if ! has_compiler && ! apt_install gcc python3-dev; then
        skipped "no C compiler: the rules run as plain Python, about twenty times slower"
        return
    fi
    say "compiling the rules (half a minute, once)"
    rm -rf build/wheel
    if PIP_CONSTRAINT="$PWD/constraints.txt" .venv/bin/pip wheel -q --disable-pip-version-check --no-deps -w build/wheel . \
        && .venv/bin/pip install -q --disable-pip-version-check --no-deps --target .compiled build/wheel/*.whl; then
        echo "$wanted" >.compiled/stamp
    else
        rm -rf .compiled
        skipped "the rules did not compile: they run as plain Python, about twenty times slower"
    fi
}
