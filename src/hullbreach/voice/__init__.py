"""The ship computer's voice: soundtracks made of the scripts that companions write.

What makes sound (`clips`, `sounds`, `mix`, `track`) needs numpy and soundfile, the optional extra `voice`;
`studio.open_studio` says so where they are missing.
"""
