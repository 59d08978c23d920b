"""What has been explained to whom, and matches for practice: what every store must do."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store.port import Store
from tests.store.support import lobby

USER = 11


async def test_a_lesson_is_kept_once_for_its_user_and_game(store: Store) -> None:
    assert await store.lessons(USER, "storm") == set()
    for kind in ("turn", "target", "turn"):
        await store.teach(USER, "storm", kind)
    assert await store.lessons(USER, "storm") == {"turn", "target"}
    assert await store.lessons(USER, "elysium") == await store.lessons(USER + 1, "storm") == set()


async def test_lessons_are_dropped_and_forgotten_for_one_user_alone(store: Store) -> None:
    for user in (USER, USER + 1, USER + 2):
        await store.teach(user, "storm", "turn")
    await store.drop_lessons(USER)
    await store.forget(USER + 1)
    assert [await store.lessons(user, "storm") for user in (USER, USER + 1, USER + 2)] == [set(), set(), {"turn"}]


async def test_a_match_for_practice_reads_back_as_one(store: Store) -> None:
    made = await store.create(replace(lobby("aaaa1111"), practice=True), "seed", None)
    assert made.practice
    assert not (await store.create(lobby("bbbb2222"), "seed", None)).practice
