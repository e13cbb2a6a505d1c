"""The table: a server where people and bots meet. A table in memory is a cache of its log; no game is named here."""
