# Refusals of the use cases.

refused-many-lobbies = You have { $most } tables open that have not begun. Start or close one of them first.
refused-many-here = { $most } tables are open on this server that have not begun. Join one of them, or wait until some have begun.
refused-acted-since = You have done something else since. Here is where the match stands now.
refused-no-match = There is no such match (any more).
refused-outdated = That panel was out of date. Here is the present one.
refused-not-seated = You have no seat in this match.
refused-stranger = That choice belongs to { $seat }. You have no seat in this match.
refused-fault = Something went wrong inside the rules, so this move was not made. The match stands as it was. Please report number { $reference }.
refused-busy = Too much is happening at this table at once. Please try again.
refused-not-started = This match has not started yet.
refused-started = This match has started already.
refused-closed = This match was called off.
refused-over = This match has ended.
refused-not-over = This match has not ended yet.
refused-full = All { $seats } seats are taken.
refused-not-full = { $free ->
    [one] One seat is still free. Wait for somebody, or add an automatic player.
   *[other] { $free } seats are still free. Wait for others, or add automatic players.
}
refused-not-host = Only { $host }, who opened this match, can do that.
refused-seated-only = Only those who sit at this table can do that.
refused-too-many = { $taken } seats are taken already: it cannot be played with { $seats }.
refused-no-automat = There is no such automatic player at this table.
refused-unknown-automat = This game has no automatic player called “{ $name }”. Known: { $known }.
refused-private = This match is private.
refused-already-seated = You sit at this table already.
refused-title = A title may have at most { $most } letters.
refused-people = Others are still playing. You can resign instead.
refused-at = There is no move number { $at } in this match; the newest is { $newest }.
refused-preset-name = A name has between 1 and { $most } letters.
refused-preset-nothing = There is nothing to keep or to use right now.
refused-preset-many = You keep { $most } already. Delete one first.
refused-preset-unknown = You have kept nothing called “{ $name }” for this side. Kept: { $known }.
refused-preset-none = You have kept nothing for this side yet, nothing called “{ $name }” either.
refused-preset-unfit = “{ $name }” does not fit any more: the rules or the pieces have changed since. Nothing was changed.

# Lines of a turn.

told-forced = nothing else was possible: { $what }

# Notes at the table.

note-ended-admin = This match was called off by an administrator.
note-moved = The thread “{ $thread }” takes no messages any more. That match goes on here.
note-ended-host = { $name } called this match off.

# Automatic players: kinds, and names that they sit down by. No name is longer than nine letters or one of a game's own.

automat-random = Chance
automat-steady = Steady
automat-names = Agathon, Anyte, Apelles, Arete, Aspasia, Bion, Chilon, Corinna, Crates, Damon, Diotima, Erinna, Euclid, Gorgias, Hypatia, Kimon, Kleon, Korax, Leandra, Lysias, Lysis, Melissa, Moschion, Myron, Myrto, Nikias, Nossis, Phidias, Phryne, Pindar, Pittakos, Praxilla, Pytheas, Sappho, Simmias, Solon, Telesilla, Thales, Timaia, Timon, Xanthippe, Zeno, Zeuxis
