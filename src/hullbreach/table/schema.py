"""The database's shape, as the steps that lead to it. A released step is never edited; the next one follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlite3 import Connection

STEPS: Final = (
    (
        "CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
            seed INTEGER NOT NULL, chosen INTEGER NOT NULL, name TEXT NOT NULL, public INTEGER NOT NULL,
            day TEXT NOT NULL, owner TEXT NOT NULL, created INTEGER NOT NULL,
            over INTEGER NOT NULL DEFAULT 0
        ) STRICT""",
        "CREATE INDEX tables_public ON tables (public, over, created)",
        "CREATE INDEX tables_owner ON tables (owner, over)",
        """CREATE TABLE seats (
            "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            token TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
            PRIMARY KEY ("table", seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE moves (
            "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL,
            seat INTEGER NOT NULL, move INTEGER NOT NULL, at INTEGER NOT NULL, id TEXT NOT NULL,
            PRIMARY KEY ("table", seq)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE results (
            day TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, won INTEGER NOT NULL,
            score INTEGER NOT NULL, "table" TEXT NOT NULL,
            PRIMARY KEY (day, game, player)
        ) STRICT, WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN watch TEXT NOT NULL DEFAULT ''",
        "UPDATE tables SET watch = lower(hex(randomblob(12)))",
        "CREATE UNIQUE INDEX tables_watch ON tables (watch)",
    ),
    (
        # Until now a result was the sum of its parts, which cannot be taken apart again: only who won is kept of it.
        "ALTER TABLE results ADD COLUMN rank INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN parts TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE results DROP COLUMN score",
        "ALTER TABLE results RENAME COLUMN parts TO score",
    ),
    (
        """CREATE TABLE chat (
            "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER NOT NULL, text TEXT NOT NULL, id TEXT NOT NULL,
            PRIMARY KEY ("table", number), UNIQUE ("table", seat, id)
        ) STRICT, WITHOUT ROWID""",
    ),
    (
        # Until now time had rows of its own (seat -1) and so had undoing (seat -2), both with their number as the move.
        """CREATE TABLE entries (
            "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL,
            seat INTEGER NOT NULL, move INTEGER, ms INTEGER NOT NULL, at INTEGER NOT NULL, id TEXT NOT NULL,
            keep INTEGER,
            PRIMARY KEY ("table", seq)
        ) STRICT, WITHOUT ROWID""",
        """INSERT INTO entries SELECT
            "table", seq, max(seat, -1), CASE WHEN seat >= 0 THEN move END, CASE seat WHEN -1 THEN move ELSE 0 END,
            at, id, CASE seat WHEN -2 THEN move END
        FROM moves""",
        "DROP TABLE moves",
        # What sweeping looks for: tables that nobody began, and old ones.
        "ALTER TABLE tables ADD COLUMN begun INTEGER NOT NULL DEFAULT 0",
        'UPDATE tables SET begun = EXISTS (SELECT 1 FROM entries WHERE "table" = tables.id)',
        "CREATE INDEX tables_unplayed ON tables (created) WHERE begun = 0",
        "CREATE INDEX tables_created ON tables (created)",
    ),
    (
        "ALTER TABLE entries ADD COLUMN clock TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN absent TEXT NOT NULL DEFAULT 'play-on'",
    ),
    (
        # Until now a name had one result a day: whoever was called the same had none.
        """CREATE TABLE feats (
            day TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, won INTEGER NOT NULL, rank INTEGER NOT NULL,
            score TEXT NOT NULL, "table" TEXT NOT NULL, attempt INTEGER NOT NULL,
            PRIMARY KEY (day, game, "table")
        ) STRICT, WITHOUT ROWID""",
        """INSERT OR IGNORE INTO feats (day, game, player, won, rank, score, "table", attempt)
        SELECT day, game, player, won, rank, score, "table", 1 FROM results""",
        "DROP TABLE results",
        "ALTER TABLE feats RENAME TO results",
    ),
    (
        """CREATE TABLE books (
            key TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, owner TEXT NOT NULL, created INTEGER NOT NULL,
            touched INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX books_owner ON books (owner)",
        "CREATE INDEX books_touched ON books (touched)",
        """CREATE TABLE pages (
            book TEXT NOT NULL REFERENCES books ON DELETE CASCADE, number INTEGER NOT NULL, crew TEXT NOT NULL,
            PRIMARY KEY (book, number)
        ) STRICT, WITHOUT ROWID""",
        # A table has one game, so it is entered once, whoever tries.
        """CREATE TABLE flights (
            book TEXT NOT NULL REFERENCES books ON DELETE CASCADE, "table" TEXT NOT NULL, page INTEGER NOT NULL,
            at INTEGER NOT NULL, flight TEXT NOT NULL,
            PRIMARY KEY (book, "table")
        ) STRICT, WITHOUT ROWID""",
        "ALTER TABLE tables ADD COLUMN book TEXT NOT NULL DEFAULT ''",
    ),
    (
        """CREATE TABLE works (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, created INTEGER NOT NULL,
            changed INTEGER NOT NULL, paper TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX works_owner ON works (owner)",
        "CREATE INDEX works_changed ON works (changed)",
    ),
    (
        # A key opens one seat of a table; a seat may have several, as it may have several people before one screen.
        """CREATE TABLE sitters (
            player TEXT NOT NULL, "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
            note TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (player, "table")
        ) STRICT, WITHOUT ROWID""",
        'CREATE INDEX sitters_table ON sitters ("table", seat)',
        """CREATE TABLE ends (
            "table" TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, at INTEGER NOT NULL, ms INTEGER NOT NULL,
            result TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        "ALTER TABLE entries ADD COLUMN turn INTEGER NOT NULL DEFAULT -1",
        "ALTER TABLE results ADD COLUMN sitter TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE results ADD COLUMN began INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX results_sitter ON results (sitter)",
    ),
    (
        """CREATE TABLE hooks (
            "table" TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, url TEXT NOT NULL, secret TEXT NOT NULL,
            origin TEXT NOT NULL, language TEXT NOT NULL, failed INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID""",
    ),
    ("ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT ''",),
)


def migrate(connection: Connection) -> None:
    """Bring a database up to date, whatever version it is of; raises RuntimeError for one from the future."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise RuntimeError(f"the database has version {version}; this hullbreach knows {len(STEPS)}")
    for number, step in enumerate(STEPS[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in step:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
