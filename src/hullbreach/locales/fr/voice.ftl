# Ce que dit l’ordinateur de bord. Chaque phrase est aussi un enregistrement, fait de ces mots mêmes : après tout changement, lancer tools/voices.

voice-alert = Alerte. Présence hostile détectée.
voice-phase-begins = Début de la phase { $number }.
voice-time = Temps T+{ $number }.
voice-unconfirmed = Rapport non confirmé.
voice-threat-red = Menace. Zone rouge.
voice-threat-white = Menace. Zone blanche.
voice-threat-blue = Menace. Zone bleue.
voice-threat-internal = Menace interne.
voice-serious-red = Menace sérieuse. Zone rouge.
voice-serious-white = Menace sérieuse. Zone blanche.
voice-serious-blue = Menace sérieuse. Zone bleue.
voice-serious-internal = Menace interne sérieuse.
voice-data = Données entrantes.
voice-transfer = Transfert de données.
voice-down = Communications en panne.
voice-restored = Communications rétablies.
voice-count = { $number }
voice-phase-minute = Fin de la phase { $number } dans une minute.
voice-phase-twenty = Fin de la phase { $number } dans vingt secondes.
voice-phase-over = Fin de la phase { $number }.
voice-mission-minute = Fin des opérations dans une minute.
voice-mission-twenty = Fin des opérations dans vingt secondes.
voice-mission-over = Fin de la mission. Saut en hyperespace.

# Ce que l’écran dit en plus.

voice-group-test = Vols d’essai
voice-group-simulation = Simulations
voice-group-advanced_simulation = Simulations avancées
voice-group-mission = Missions
voice-during-silence = Silence : { $left } s
voice-during-transfer = Passez une carte : { $left } s
