# La ligne de commande.

cli-about = Des jeux de société de l’espace dans votre terminal : y jouer, regarder des robots y jouer, consulter leurs règles.
cli-epilogue = Toutes les commandes acceptent --help, ainsi que --lang en ou --lang fr ; sinon la langue est celle de HULLBREACH_LANG, ou de votre système.
cli-usage-line = Utilisation : { $usage }
cli-usage = hullbreach COMMANDE …

cli-group-commands = Commandes
cli-group-arguments = Arguments
cli-group-options = Options

## Commandes

cli-about-games = Les jeux disponibles et leurs options.
cli-usage-games = hullbreach games
cli-about-play = Jouer une partie, en solo, contre un robot ou à deux sur un clavier.
cli-usage-play = hullbreach play JEU [--option NOM=VALEUR]… [--seed N] [--bot PLACE=ROBOT]…
cli-about-simulate = Faire jouer de nombreuses parties à des robots et en dresser le bilan.
cli-usage-simulate = hullbreach simulate JEU --bot ROBOT [--games N] [--jobs N] …
cli-about-replay = Le film d’une partie enregistrée, coup par coup ; vérifie le journal.
cli-usage-replay = hullbreach replay FICHIER [--to N] [--plain]
cli-about-rules = Les règles d’un jeu, chacune avec les tests qui la prouvent.
cli-usage-rules = hullbreach rules JEU [ID ou MOT] [--missing] [--json]
cli-about-bench = La vitesse des jeux sur cette machine.
cli-usage-bench = hullbreach bench [JEU] [--seconds S] [--json], ou hullbreach bench space-alert [--flights FICHIER], ou hullbreach bench server [--tables N] [--moves N] [--every S] [--json]
cli-about-balance = Les taux de victoire des robots selon les réglages d’un jeu, en Markdown.
cli-usage-balance = hullbreach balance JEU [--games N] [--jobs N] [-o FICHIER]
cli-about-serve = Ouvrir la table : un serveur où se retrouvent joueurs et robots.
cli-usage-serve = hullbreach serve [--host ADRESSE] [--port N] [--database FICHIER] …

## Arguments et options

cli-value-game = JEU
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-query = ID ou MOT
cli-value-number = N
cli-value-option = NOM=VALEUR
cli-value-bot = ROBOT
cli-value-seat-bot = PLACE=ROBOT
cli-value-host = ADRESSE
cli-value-address = ORIGINE

cli-help-help = Afficher cette page.
cli-help-version = Afficher la version.
cli-help-game = Le jeu, par son identifiant ; « hullbreach games » en donne la liste.
cli-help-log-file = Un journal enregistré en jouant (.hull).
cli-help-option = Une option du jeu ; à répéter pour plusieurs. « hullbreach games » en donne la liste.
cli-help-seed = La graine du hasard : même graine, même partie. Tirée au sort si elle manque.
cli-help-seat-bot = Confier une place à un robot (random, greedy, mcts) ; à répéter pour plusieurs.
cli-help-resume = Reprendre une partie enregistrée dans un fichier.
cli-help-bot = Qui joue : random, greedy ou mcts. Par défaut : random.
cli-help-bot2 = Qui joue à la seconde place ; sinon, le même qu’à la première.
cli-help-games = Le nombre de parties. Par défaut : 100.
cli-help-jobs = Le nombre de processus qui se partagent le travail. Par défaut : 1.
cli-help-playouts = Le nombre de simulations que mcts consacre à chaque coup possible.
cli-help-thinking = Le nombre de secondes de réflexion de mcts par coup.
cli-help-batch-seed = La graine du hasard des parties. Par défaut : 1.
cli-help-json = Afficher du JSON, pour les programmes.
cli-help-to = S’arrêter après ce nombre de coups.
cli-help-plain = Rien que des lettres : ni couleur ni plateau.
cli-help-query = Une règle par son identifiant, ou toutes celles qui contiennent un mot.
cli-help-missing = Seulement ce qu’aucun test ne prouve ; n’affiche rien si rien ne manque.
cli-help-tests = Le dossier de tests à lire, au lieu de celui qui accompagne les sources.
cli-help-seconds = La durée de chaque mesure. Par défaut : 1.
cli-help-tables = Le nombre de tables qui jouent à la fois quand on mesure le serveur. Par défaut : 100.
cli-help-moves = Le nombre de coups que chacune joue au plus. Par défaut : 40.
cli-help-every = Les secondes d’un coup au suivant à chaque table, quand on mesure le serveur. Par défaut : 0, aussi vite qu’il répond.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines. Par défaut : 127.0.0.1.
cli-help-port = Le port d’écoute ; 0 en prend un libre. Par défaut : 8765.
cli-help-database = Le fichier qui garde les tables. Par défaut : hullbreach.db.
cli-help-origin = Une autre origine dont les pages peuvent parler à ce serveur, comme https://example.org ; à répéter pour plusieurs.
cli-help-proxy = L’adresse d’un mandataire inverse qui dit pour qui il parle ; à répéter pour plusieurs.
cli-help-open = Ouvrir aussitôt la table dans le navigateur.
cli-help-thinkers = Le nombre de processus qui réfléchissent pour les robots et les conseils. Par défaut : 1.
cli-help-study-games = Le nombre de parties par ligne, au lieu de celui prévu par l’étude.
cli-help-output = Écrire dans ce fichier plutôt que dans le terminal.

## Une ligne de commande impossible

cli-error-command = La commande « { $command } » n’existe pas ; commandes disponibles : { $expected }.
cli-error-option = L’option « { $option } » n’existe pas ici ; options disponibles : { $expected }.
cli-error-missing = Il manque { $name } ; --help montre ce qui est attendu.
cli-error-no-value = { $option } attend une valeur ; --help montre laquelle.
cli-error-not-whole = « { $value } » ne convient pas à { $option } ; il faut un nombre entier.
cli-error-not-number = « { $value } » ne convient pas à { $option } ; il faut un nombre.
cli-error-value = « { $value } » ne convient pas à { $option } ; --help montre ce qui est attendu.
cli-error-extra = « { $text } » est de trop ; --help montre ce qui est attendu.
cli-error-repeated = { $option } apparaît deux fois ; une seule suffit.
cli-error-unreadable = Impossible de comprendre cette ligne de commande ; --help montre ce qui est attendu.

## Les jeux

cli-games-players = { $most ->
    [one] { $most } joueur
   *[other] { $least }–{ $most } joueurs
  }
cli-games-option = { $name } : { $about }
cli-games-default = {" "}(par défaut)

## Jouer

cli-yes = o oui
cli-no = n non
cli-play-setting = { $option } : { $value }
cli-play-seed = graine { $seed }
cli-play-by = { $seat } : { $move }
cli-play-time = Le temps passe ({ $ms } ms).
cli-play-more = { $lines ->
    [one] … { $lines } ligne de plus : l
   *[other] … { $lines } lignes de plus : l
  }
cli-play-prompt = Numéro, ou ? pour l’aide >{" "}
cli-play-hand-over = Le clavier passe à : { $seat }. Appuyez sur Entrée.{" "}
cli-play-refused = { $sentence } ({ $rule } ; r affiche la règle)
cli-play-hint = Conseil : { $number }) { $move }
cli-play-rule-usage = r suivi d’un identifiant ou d’un mot affiche des règles, par exemple : r canon
cli-play-nothing-to-undo = Il n’y a rien à annuler.
cli-play-ask-undo = L’autre joueur accepte-t-il d’annuler la dernière décision ? (o/n){" "}
cli-play-ask-save = Enregistrer la partie dans { $file } ? (o, n, ou un autre nom de fichier){" "}
cli-play-ask-log = Garder le journal dans { $file } ? (o, n, ou un autre nom de fichier){" "}
cli-play-saved = Enregistré : { $file }
cli-play-goodbye = À bientôt, commandant.
cli-play-input-ended = La saisie est terminée ; la partie n’a pas été enregistrée.
cli-play-help =
    Tapez le numéro d’un choix, ou un coup tel que l’écrivent les journaux.
    u          annuler la dernière décision
    h          un conseil
    r MOT      les règles de cet identifiant ou de ce mot ; r seul : la règle du dernier refus
    l          tout le journal
    s FICHIER  enregistrer la partie
    q          quitter
cli-reason = { $reason } ({ $rule })

## Films et règles

cli-replay-sound = { $moves ->
    [one] Le journal est valable : { $moves } coup.
   *[other] Le journal est valable : { $moves } coups.
  }
cli-rules-rulings = Décisions : là où le livret se tait
cli-rules-examples = Exemples
cli-rules-proved = { $entries ->
    [one] Prouvée : { $proved } entrée sur { $entries }.
   *[other] Prouvées : { $proved } entrées sur { $entries }.
  }

## Chiffres

cli-number = { $number }
cli-percent = { $rate } %
cli-range = { $low } – { $high }
cli-column-seat = Place
cli-column-bot = Robot
cli-column-wins = Victoires
cli-column-rate = Taux
cli-column-interval = Intervalle à 95 %
cli-column-figure = Mesure
cli-column-mean = Moyenne
cli-column-spread = 5–95 %
cli-column-reason = Fin de partie
cli-column-count = Parties
cli-column-share = Part
cli-column-value = Valeur
cli-column-unit = Unité
cli-column-ratio = Pas de référence
cli-simulate-games = Parties
cli-simulate-of = { $part } sur { $whole }
cli-simulate-decisions = Décisions
cli-simulate-time = { $seconds } s de temps processeur, { $speed } décisions par seconde.
cli-bench-compiled = règles compilées
cli-bench-interpreted = règles interprétées
cli-bench-one-build = Seules les règles interprétées sont installées ici ; avec un compilateur C, ./play construit les règles compilées.
cli-bench-gain = { $figure ->
    [resolutions] Les règles compilées résolvent { $times } fois plus de vols que les règles interprétées.
   *[decisions] Les règles compilées prennent { $times } fois plus de décisions que les règles interprétées.
  }
cli-bench-reference-step = Pas de référence
cli-bench-random-playouts = Parties au hasard
cli-bench-decisions = Décisions
cli-bench-decisions-per-playout = Décisions par partie
cli-bench-copy = Copie d’une partie
cli-bench-guess = Tirage de ce qui est caché
cli-bench-legal-moves = Coups possibles
cli-bench-state = État
cli-bench-tables = Tables
cli-bench-moves = Coups
cli-bench-moves-per-second = Vitesse
cli-bench-p50-ms = Accusé de réception, médiane
cli-bench-p99-ms = Accusé de réception, 99e centile
cli-bench-cpu-us-per-move = Temps de processeur par coup
cli-bench-median-bytes = Un coup sur le réseau, médiane
cli-bench-kb-per-table = Mémoire par table avec son joueur
cli-unit-per-cpu-second = par seconde de processeur
cli-unit-bytes = octets
cli-unit-per-second = par seconde
cli-unit-ms = ms
cli-unit-us = µs
cli-unit-kb = ko
cli-balance-written = Écrit : { $file }

## Le serveur

cli-serve-open = La table est ouverte : { $address } (Ctrl-C la ferme)
cli-serve-closed = La table est fermée ; toutes les parties sont gardées.

# --- resolve ---
cli-about-resolve = Résout des vols de Space Alert planifiés ailleurs : du JSON à l’entrée et à la sortie.
cli-usage-resolve = hullbreach resolve FICHIER|- [--check] [--film]
cli-help-flights = un fichier avec un vol en JSON par ligne, compressé par gzip ou non ; - pour l’entrée standard
cli-help-check = n’affiche aucun résultat, seulement s’ils concordent avec ceux du fichier
cli-help-film = Affiche chaque vol comme un film, tour par tour, avec les règles qui l’expliquent et la feuille de score.
cli-flight-shuffled = Les tuiles Dégâts sont mélangées d’après la graine { $seed }.
cli-resolve-line = Ligne { $line } : { $problem }
cli-resolve-agree = { $agree } sur { $flights } concordent avec les résultats du fichier.

# --- mission ---
cli-about-mission = Une mission de Space Alert pour un équipage qui a la boîte : ce que dit l’ordinateur, à quel moment, et les cartes que cela amène.
cli-usage-mission = hullbreach mission [--mission 3] [--seed N] [--crew 4] [--level white] [--json] …
cli-value-mission = MISSION
cli-value-level = NIVEAU
cli-value-difficulty = DIFFICULTÉ
cli-help-mission = Une mission officielle : 1 à 8, ou son identifiant, comme simulation_1. Sinon, la graine en fait naître une nouvelle.
cli-help-crew = La taille de l’équipage, 4 ou 5 ; les rapports non confirmés ne concernent qu’un équipage de 5. Par défaut : 4.
cli-help-humans = Le nombre d’humains ; les autres sont des androïdes. Par défaut : tout l’équipage.
cli-help-level = Les cartes Menace : white (blanches), yellow (jaunes) ou mixed (mélangées). Par défaut : white.
cli-help-serious = Les cartes Menace sérieuse, si elles sont d’un autre niveau que les communes.
cli-help-difficulty = Ce qu’une nouvelle mission réserve à l’équipage : easy (facile), standard ou hard (difficile). Par défaut : standard.
cli-help-length = La durée d’une nouvelle mission en secondes, de 480 à 900. Par défaut : 600.
cli-mission-generated = Nouvelle mission
cli-mission-heading = { $mission }, équipage de { $crew }, graine { $seed }
cli-mission-track = { $zone } : { $track }
cli-mission-phase-begins = Début de la phase { $phase }.
cli-mission-phase-ends = { $last ->
    [yes] Fin des opérations dans { $seconds } secondes.
   *[no] Fin de la phase { $phase } dans { $seconds } secondes.
  }
cli-mission-jump = Fin de la mission : saut dans l’hyperespace.
cli-mission-threat = T+{ $turn } : menace, zone { $zone }
cli-mission-serious-threat = T+{ $turn } : menace sérieuse, zone { $zone }
cli-mission-internal-threat = T+{ $turn } : menace interne
cli-mission-serious-internal-threat = T+{ $turn } : menace interne sérieuse
cli-mission-unconfirmed = { $ignored ->
    [yes] Rapport non confirmé, à ignorer : { $report }
   *[no] Rapport non confirmé : { $report }
  }
cli-mission-incoming-data = Arrivée de données : chacun pioche une carte.
cli-mission-data-transfer = Transfert de données : chacun peut donner une carte.
cli-mission-comms-down = Communications coupées pendant { $seconds } secondes : plus un mot.
cli-mission-restored = Communications rétablies.
cli-column-time = Temps
cli-column-announcement = Annonce
cli-column-threat-card = Carte

# --- plan ---
cli-about-plan = Cherche les meilleurs plans pour un équipage de Space Alert, ou le plus petit changement à ceux qu’il a faits.
cli-usage-plan = hullbreach plan FICHIER|- [--seconds S] [--cards free|dealt] [--smallest] [--json]
cli-value-cards = CARTES
cli-help-plan-seconds = Le temps de processeur accordé à la recherche, en secondes. Par défaut : 10.
cli-help-plan-seed = La graine du hasard de la recherche. Par défaut : 1.
cli-help-cards = free : n’importe quelle carte à tout moment ; dealt : les mains du fichier. Par défaut : free.
cli-help-smallest = Changer le moins de cartes possible dans les plans du fichier pour que le vaisseau rentre, ou rapporte davantage.
cli-plan-searching = Recherche
cli-plan-won = Le vaisseau rentre avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
cli-plan-home = Le vaisseau rentre.
cli-plan-lost = Le vaisseau est perdu.
cli-plan-tries = { $tries } plans essayés.
cli-plan-changes = { $before } Avec { $count ->
    [one] { $count } carte changée
   *[other] { $count } cartes changées
  } : { $after }
cli-plan-change = { $member }, tour { $turn } : { $before } → { $after }
cli-plan-nothing-better = { $ending } Rien de mieux n’a été trouvé.
cli-column-turn = Tour

# --- bench space-alert ---
cli-help-bench-flights = Les vols avec lesquels mesurer space-alert, tels que les lit « hullbreach resolve ». Sinon, quelques-uns sont planifiés pour l’occasion.
cli-bench-resolutions = Vols résolus
cli-bench-turns-of-a-flight = Tours d’un vol
cli-bench-resolutions-after-a-change = Vols résolus après un changement
cli-bench-turns-after-a-change = Tours résolus à nouveau
cli-bench-plans-tried-by-the-planner = Plans essayés par le planificateur

# --- soundtrack ---
cli-about-soundtrack = Produit la bande-son d’une mission de Space Alert : la voix de l’ordinateur de bord, pour jouer avec la boîte.
cli-usage-soundtrack = hullbreach soundtrack --mission M|--seed N|--all DOSSIER [-o FICHIER]
cli-help-heard-mission = Le numéro d’une mission, ou son nom, par exemple simulation_2.
cli-help-mission-seed = Invente une mission que personne n’a entendue ; le même nombre donne toujours la même.
cli-help-all = Toutes les missions officielles, chacune dans son fichier, dans ce dossier.
cli-help-track = Écrit dans ce fichier ; sa terminaison dit comment : .ogg, .mp3, .flac ou .wav. Par défaut : le nom de la mission, en .ogg.
cli-soundtrack-written = { $mission } : { $file } ({ $length }, { $megabytes } Mo)
