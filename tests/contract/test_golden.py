"""What every viewer sees, and the states themselves, are as they were; see `tests/contract/golden.py`."""

from __future__ import annotations

import pytest

from tests.contract import golden
from tests.contract.cases import titles

MEANT = "if this is meant: python -m tests.contract.golden, and read the diff"

STATES: dict[str, tuple[str, str]] = {
    "toy-2": (
        "331cf4e1797fd957893ca00919f74cd340b6cdecd6ae69a360a5753692505461",
        "f874224032925b2dc89e7ede8ecbab1902badbbad04fe1c6c2a447c392cc1738",
    ),
    "toy-3": (
        "78f7966dc136e42568bf8e970e0cef445cd01d80557e0340bc0f0d591495dd96",
        "0deae93e73e1aaf7a251ae801468fd78f253d17165a451e865bb1e06ee80ddae",
    ),
    "raft-1": (
        "7fc2a571d87e6d34cca063ffabf8b2b00c714ad500bf0abb38b561455204bcdd",
        "223530ac1150713a40869142f6142161017907ec200f02276785ae5dbcd39b21",
    ),
    "raft-2": (
        "e7454b4cc0e5a14f00b03b3a1496e89333d8b2460307d36ce07e1e6e0ef12528",
        "bd87da52d636b8e10e00ef12060937659af81a16f5140b09947f7178e9cf307d",
    ),
    "raft-3": (
        "85014c5d8c3622316c2fb37bbf565380a41d612a3615490f140751396c212812",
        "b36c3484bc50dd40256fc3142e70e6d10174ff971c5837863f077280ae139b33",
    ),
    "raft-4": (
        "4f1a99e2bb1be87f1f1fd6623973a0f23d6ad44a100aa5650a5faed4771eea1c",
        "47f8e4a5e190949a9a4a80b2f3f53386c3e135125a35a080513da41b3c33a25b",
    ),
    "pantheum-1": (
        "027a47f08514b91e1e08b3f24b1a407e12591ec5cfa8bb98871ef3f323598558",
        "f420128fed5fe344e41e478918b647deae041ce0b1670cbf3ff482c58155c768",
    ),
    "pantheum-2": (
        "693611e19ccbdd24a3f89f17542a39befa626122df3301685c13c71f016b61ba",
        "86ddbfab4ce51cb25de39dbc34ff17abfbabe0e7bc591ff1312acbcc666f25ea",
    ),
    "pantheum-3": (
        "67fa56510ba9c086844ccaf142cac972fca466a35230ea386a2f84cf355b520d",
        "87e25e807606a0510646d686715d64ca76bff020bc923e5a5f039c13d4b0b4c4",
    ),
    "pantheum-4": (
        "eb950ef07be903cfde932a287a8dc9db1f917ccda851211d9d941ae8a1e653a9",
        "a5349924e0e8f9c6eeea157b5f42cb338c2eec54dff508195adb7fa7052062fa",
    ),
    "storm-2": (
        "f572cf84fc26f8fa0c0f5ecafb6e2141d9296e8117b78cef4ddb553f96e377b3",
        "6841030f18affedbe554cc22b6c17217795fd23ccca48b8591c52161b1149e07",
    ),
    "elysium-2": (
        "346950080c88c25bfb5194d911e3765812aa1a3fb1c5f1da4e936a25a2f68c37",
        "4c63840845382de656c81640b00e71d358b4d9a50cc699b7072d4f2e58da413d",
    ),
    "elysium-3": (
        "4543f4edf40e6a65cca5d79fa5d8eef1826bb28ac4725063e41522ef41da9f1c",
        "e9681c3a7a04b396bbb83c4353dd76da57256c97e5965c1c0d05e4ba8d352daf",
    ),
    "elysium-4": (
        "671c7b5c52b02a204e3fa99671f485f46358cc892ad682fef4ff4ae995184144",
        "095a287f75525695b785aad8924e730948bd022d494dbcac85e9c6df63fe212d",
    ),
    "hybris-1": (
        "78fe26086598aee372933ba8c815356c3ac8df7233f21d4883c358d5bf58bb89",
        "7242afb5a8aa99bea86e977d9858b8e5d7fb2285bf385ef9fbed623216f2bf20",
    ),
    "hybris-2": (
        "4be1ef0ac36019ce71b491476f22c915e21826244f94b22703eb9b9fc88c6eb1",
        "4fe57b212a67a1509befc9cb5e9b56febe686b2414ff633da0c23f796c7e9874",
    ),
    "hybris-3": (
        "d948db31686a7d560460ca6122244e80a2c44285e4e0de6b25ce9f8c149a1e69",
        "2339b57dbee6208a615cc3ba42ed656a46a4705a8a423260034b58b10f94e55e",
    ),
    "hybris-4": (
        "8c7bd32b56b316e6d0b4ebf5699a4a280dc1dd8ba406188fd56653a16c3e0c53",
        "19a61ec436d1f176e48fe0187a33815d2d5af0f83e302a8898e43e0800c6f39b",
    ),
}
"""By title and seats: `state_hash` in the middle of a match of fixed seed and answers, and at its end. Pinned."""


@pytest.mark.parametrize("key", list(titles()))
def test_every_viewer_sees_what_they_saw_before(key: str) -> None:
    file = golden.file_of(key)
    assert file.exists(), "write it with: python -m tests.contract.golden"
    assert golden.record(key).splitlines() == file.read_text().splitlines(), MEANT


@pytest.mark.parametrize("key", list(titles()))
def test_states_are_as_they_were_and_change_only_on_purpose(key: str) -> None:
    pinned = {name: hashes for name, hashes in STATES.items() if name.rpartition("-")[0] == key}
    assert pinned, "pin its hashes here: python -m tests.contract.golden prints them"
    assert golden.hashes(key) == pinned, "stored matches and logs would no longer fit; see tests/contract/golden.py"


def test_every_pinned_hash_is_of_a_title_that_there_is() -> None:
    assert {name.rpartition("-")[0] for name in STATES} == set(titles())
