"""One server for a folder, for as long as it lives."""

import os
from pathlib import Path

import pytest

from secret_hitler.server.disk.owner import FILE, FolderTaken, Owner


def test_a_second_server_is_refused_with_the_number_of_the_first(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    with pytest.raises(FolderTaken, match=rf"\(process {os.getpid()}\) serves the tables in"):
        Owner(tmp_path)
    owner.release()
    Owner(tmp_path).release()


def test_two_folders_have_two_owners_and_a_link_has_the_owner_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "link").symlink_to("a")
    owners = [Owner(tmp_path / "a"), Owner(tmp_path / "b")]
    with pytest.raises(FolderTaken):
        Owner(tmp_path / "link")
    for owner in owners:
        owner.release()


def test_a_file_that_was_left_behind_locks_nobody_out(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("4711\n")
    owner = Owner(tmp_path)
    assert (tmp_path / FILE).read_text() == f"{os.getpid()}\n"
    owner.release()
