"""The checks that no linter has find what they look for."""

import json
from pathlib import Path

import pytest

from tools import sizes

HASHED = "six==1.17.0 \\\n    --hash=sha256:4721f391\n"


@pytest.fixture
def locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with three locks that are in order."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "web").mkdir()
    for lock in sizes.PYTHON_LOCKS:
        (tmp_path / lock).write_text(HASHED)
    write_npm_lock(tmp_path, {"version": "1.0.0", "integrity": "sha512-AA=="})
    return tmp_path


def write_npm_lock(folder: Path, package: dict[str, str]) -> None:
    """A lock of one package beside our own."""
    packages = {"": {"version": "0.1.0"}, "node_modules/one": package}
    (folder / sizes.NPM_LOCK).write_text(json.dumps({"packages": packages}))


def test_locks_in_order_pass(locks: Path) -> None:
    assert list(sizes.addresses_in_locks()) == []


@pytest.mark.parametrize("line", ["--index-url x", "six @ https://example.org/six.whl"])
def test_an_address_in_a_python_lock_is_found(locks: Path, line: str) -> None:
    (locks / "dev.lock").write_text(HASHED + line + "\n")
    assert len(list(sizes.addresses_in_locks())) == 1


@pytest.mark.parametrize("key", ["resolved", "no integrity"])
def test_an_address_in_the_npm_lock_is_found(locks: Path, key: str) -> None:
    package = {"version": "1.0.0", "integrity": "sha512-AA==", "resolved": "https://example.org"}
    del package["integrity" if key == "no integrity" else "version"]
    write_npm_lock(locks, package)
    assert len(list(sizes.addresses_in_locks())) == 1


def test_a_long_file_and_a_long_function_are_found(locks: Path) -> None:
    module = Path("tools/long.py")
    module.parent.mkdir()
    module.write_text("def long() -> None:\n" + "    pass\n" * 300)
    assert len(list(sizes.sizes(module))) == 2
    module.write_text("def short() -> None:\n" + "    pass\n" * 39)
    assert list(sizes.sizes(module)) == []


def test_a_large_file_is_found_wherever_it_is(locks: Path) -> None:
    picture = Path("picture.png")
    picture.write_bytes(bytes(sizes.TRACKED_BYTES + 1))
    assert len(list(sizes.sizes(picture))) == 1
