"""A rush of presses is acknowledged before any of them is handled; one that hangs holds nobody up for long."""

import asyncio

from bot.cogs.answer import Door


async def test_all_are_acknowledged_before_one_is_handled() -> None:
    door, happened = Door(), []

    async def press(n: int) -> None:
        async def acknowledge() -> None:
            await asyncio.sleep(0.002 * n)
            happened.append("acknowledged")

        await door.through(acknowledge())
        happened.append("handled")

    await asyncio.gather(*(press(n) for n in range(10)))
    assert happened == ["acknowledged"] * 10 + ["handled"] * 10


async def test_one_that_hangs_holds_the_others_up_only_for_a_moment() -> None:
    door, never = Door(), asyncio.Event()
    door.PATIENCE = 0.02

    async def nothing() -> None:
        return None

    async def hang() -> None:
        await never.wait()

    hanging = asyncio.create_task(door.through(hang()))
    await asyncio.sleep(0)
    await asyncio.wait_for(door.through(nothing()), 5)
    assert not hanging.done()
    never.set()
    await asyncio.wait_for(hanging, 5)


async def test_a_failed_acknowledgement_leaves_the_door_clear() -> None:
    door = Door()

    async def fail() -> None:
        raise RuntimeError("refused")

    [outcome] = await asyncio.gather(door.through(fail()), return_exceptions=True)
    assert isinstance(outcome, RuntimeError)

    async def nothing() -> None:
        return None

    await asyncio.wait_for(door.through(nothing()), 0.4)
