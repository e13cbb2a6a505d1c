# What the ship’s computer says. Each sentence is also a clip, made from these very words: after a change run tools/voices.

voice-alert = Alert. Hostiles on the scanners.
voice-phase-begins = Phase { $number } begins.
voice-time = Time T+{ $number }.
voice-unconfirmed = Unconfirmed report.
voice-threat-red = Threat. Zone red.
voice-threat-white = Threat. Zone white.
voice-threat-blue = Threat. Zone blue.
voice-threat-internal = Internal threat.
voice-serious-red = Serious threat. Zone red.
voice-serious-white = Serious threat. Zone white.
voice-serious-blue = Serious threat. Zone blue.
voice-serious-internal = Serious internal threat.
voice-data = Incoming data.
voice-transfer = Data transfer.
voice-down = Communications down.
voice-restored = Communications restored.
voice-count = { $number }
voice-phase-minute = Phase { $number } ends in one minute.
voice-phase-twenty = Phase { $number } ends in twenty seconds.
voice-phase-over = Phase { $number } is over.
voice-mission-minute = Operations end in one minute.
voice-mission-twenty = Operations end in twenty seconds.
voice-mission-over = Mission over. Jumping to hyperspace.

# What the screen says besides.

voice-group-test = Test flights
voice-group-simulation = Simulations
voice-group-advanced_simulation = Advanced simulations
voice-group-mission = Missions
voice-during-silence = No talking: { $left } s
voice-during-transfer = Pass a card on: { $left } s
