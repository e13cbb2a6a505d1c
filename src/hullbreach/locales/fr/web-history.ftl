# Mes parties : ce qu’un joueur retrouve, quel que soit l’appareil.

web-history-filter = Chercher une partie
web-history-by-game = Jeu
web-history-any-game = tous les jeux
web-history-by-state = État
web-history-any-state = tous
web-history-by-mode = Variante
web-history-any-mode = toutes
web-history-by-text = Contient
web-history-state-going = en cours
web-history-state-turn = à vous de jouer
web-history-state-won = gagnée
web-history-state-lost = perdue
web-history-state-drawn = nulle
web-history-state-over = terminée
web-history-found = { $count ->
    [0] Aucune partie ne correspond.
    [one] { $count } partie
   *[other] { $count } parties
  }
web-history-more = En voir plus
web-history-none = Vous n’avez pas encore joué ici. Toutes les parties que vous commencerez ou rejoindrez figureront sur cette page.
web-history-with = avec { $who }
web-history-lasted = { $minutes } min
web-history-note = Note
web-history-note-about = Votre note, que vous seul pouvez lire
web-history-note-kept = Enregistré.

## La clé sur un autre appareil

web-history-carry = Utiliser un autre appareil
web-history-carry-about = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il montrera les mêmes parties, et vous pourrez continuer sur l’un ou sur l’autre. Aucun compte n’est nécessaire.
web-history-carry-code = Code pour l’appareil photo de votre autre appareil
web-history-carry-link = Lien pour votre autre appareil
web-history-carry-warning = Toute personne ayant ce lien peut voir vos parties et jouer à votre place. Ne l’envoyez qu’à vous-même.
web-history-take = Vos parties sur cet appareil ?
web-history-take-about = Vous avez ouvert le lien vers les parties d’un joueur. Si ce sont les vôtres, vous pouvez les voir ici et continuer à jouer.
web-history-take-here = { $count ->
    [one] La partie jouée sur cet appareil s’y ajoutera.
   *[other] Les { $count } parties jouées sur cet appareil s’y ajouteront.
  }
web-history-take-warning = Ne continuez que si vous avez créé ce lien vous-même. Si quelqu’un vous l’a envoyé, cette personne verra vos parties et pourra jouer à votre place.
web-history-take-merge = Réunir avec les parties d’ici
web-history-take-yes = Montrer mes parties ici

## Statistiques

web-history-statistics = Statistiques
web-history-statistics-none = Il n’y a encore rien à compter : terminez d’abord une partie.
web-history-played = Jouées
web-history-won = Gagnées
web-history-share = Part gagnée
web-history-between = { $share } ({ $least } à { $most })
web-history-share-about = Entre parenthèses : l’intervalle où se trouve votre vraie part, sûr à 95 %. Plus vous jouez, plus il se resserre.
web-history-streak = Série
web-history-streaks = { $now } (record { $best })
web-history-duration = Durée
web-history-closer = Voir de plus près
web-history-by-bot = Robot
web-history-part = Score
web-history-minutes = Durée en minutes
