"""The ship computer's voice: scripts of missions, and soundtracks made of them.

`script`, `shelf` and the games' own modules need nothing but the package. What makes sound (`clips`, `sounds`, `mix`,
`track`) needs numpy and soundfile, the optional extra `voice`; `shelf.open_studio` says so where they are missing.
"""
