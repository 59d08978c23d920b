# Read by deploy/play and deploy/test: makes the virtual environment, or reuses it when nothing it was made from changed.
# Needs python3 (3.11 or newer) with its venv module. PETTEIA_PYTHON names another Python, PETTEIA_VENV another folder.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
venv=${PETTEIA_VENV:-$root/.venv}
python=$venv/bin/python

fail() {
    printf '%s: %s\n' "$(basename -- "$0")" "$1" >&2
    exit 1
}

new_enough() {
    command -v "$1" >/dev/null 2>&1 && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for name in ${PETTEIA_PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if new_enough "$name"; then
            printf '%s\n' "$name"
            return
        fi
    done
    name=${PETTEIA_PYTHON:-python3}
    found=$("$name" --version 2>/dev/null) || found="no $name"
    fail "Python 3.11 or newer is needed, and here is $found. Install one, or name it: PETTEIA_PYTHON=/path/to/python3"
}

make_venv() {
    if new_enough "$python" && "$python" -m pip --version >/dev/null 2>&1; then
        return
    fi
    base=$(find_python) || exit 1
    "$base" -m venv --clear "$venv" >"$venv.log" 2>&1 || {
        cat "$venv.log" >&2
        fail "$base cannot make a virtual environment; on Debian and Ubuntu: apt-get install python3-venv"
    }
    rm -f "$venv.log"
}

# Quiet when all went well; else everything that pip said.
pip_install() {
    "$python" -m pip install --quiet --disable-pip-version-check --no-input "$@" >"$venv/install.log" 2>&1 || {
        cat "$venv/install.log" >&2
        return 1
    }
}

# install local|dev: the packages of deploy/requirements-*.txt, each checked against its hash, then this project itself.
install() {
    stamp=$venv/petteia-$1
    wanted=$(cat "$root/deploy/requirements-$1.txt" "$root/pyproject.toml" | cksum)" $root"
    if [ -x "$python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    echo "Installing what is needed into $venv (once; a minute or two) ..." >&2
    make_venv
    rm -f "$venv"/petteia-*
    pip_install --require-hashes -r "$root/deploy/requirements-$1.txt" ||
        fail "installing the packages of deploy/requirements-$1.txt failed; see above. Is the package index reachable?"
    pip_install --no-deps --no-build-isolation --editable "$root" || fail "installing Petteia itself failed; see above"
    printf '%s\n' "$wanted" >"$stamp"
    if [ "$1" = dev ]; then # holds everything of the smaller list, in the same versions
        wanted=$(cat "$root/deploy/requirements-local.txt" "$root/pyproject.toml" | cksum)" $root"
        printf '%s\n' "$wanted" >"$venv/petteia-local"
    fi
}
