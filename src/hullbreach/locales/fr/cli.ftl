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
cli-about-rules = Comment jouer à un jeu, et toutes ses règles, chacune avec les tests qui la prouvent.
cli-usage-rules = hullbreach rules JEU [ID ou MOT] [--missing] [--json]
cli-about-bench = La vitesse des jeux sur cette machine.
cli-usage-bench = hullbreach bench [JEU] [--seconds S] [--papers FICHIER] [--json], ou hullbreach bench server [--game JEU] [--tables N] [--moves N] [--every S] [--watchers N] [--seconds S] [--against DOSSIER] [--rounds N] [--json]
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
cli-help-seat-bot = Confier une place à un robot (random, greedy, novice, skilled, mcts) ; à répéter pour plusieurs.
cli-help-resume = Reprendre une partie enregistrée dans un fichier.
cli-help-bot = Qui joue : random, greedy, novice, skilled ou mcts. Par défaut : random.
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
cli-help-seconds = La durée de chaque mesure. Par défaut : 1. Quand on mesure le serveur avec un jeu en temps réel : jusqu’à la fin, par défaut.
cli-help-served = Le jeu auquel on joue quand on mesure le serveur ; en temps réel, par des équipages complets à un rythme humain. Par défaut : le premier.
cli-help-tables = Le nombre de tables qui jouent à la fois quand on mesure le serveur. Par défaut : 100, en temps réel 10.
cli-help-moves = Le nombre de coups que chacune joue au plus. Par défaut : 40.
cli-help-every = Les secondes d’un coup au suivant à chaque table, quand on mesure le serveur. Par défaut : 0, aussi vite qu’il répond ; en temps réel, 4 secondes par personne.
cli-help-watchers = Le nombre de spectateurs à chaque table quand on mesure le serveur. Par défaut : 0.
cli-help-against = Un dossier qui contient un autre paquet hullbreach, dont le serveur est mesuré tour à tour avec celui-ci.
cli-help-rounds = Combien de fois on mesure les deux ; ce sont leurs médianes qu’on compare. Par défaut : 5.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines. Par défaut : 127.0.0.1.
cli-help-port = Le port d’écoute ; 0 en prend un libre. Par défaut : 8765.
cli-help-database = Le fichier qui garde les tables. Par défaut : hullbreach.db.
cli-help-origin = Une autre origine dont les pages peuvent parler à ce serveur, comme https://example.org ; à répéter pour plusieurs.
cli-help-proxy = L’adresse d’un mandataire inverse qui dit pour qui il parle ; à répéter pour plusieurs.
cli-help-open = Ouvrir aussitôt la table dans le navigateur.
cli-help-thinkers = Le nombre de processus qui réfléchissent pour les robots et les conseils. Par défaut : 1.
cli-help-private-webhooks = Autorise les webhooks à appeler cette machine et son réseau.
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
cli-games-written = un texte, ou @ et le nom d’un fichier qui le contient ; { $most } octets au plus
cli-games-box = avec la boîte : resolve, mission, plan, soundtrack

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
cli-play-hint-wait = Conseil : attendre les autres, ou du nouveau.
cli-play-rule-usage = r suivi d’un identifiant ou d’un mot affiche des règles, par exemple : r canon
cli-play-nothing-to-undo = Il n’y a rien à annuler.
cli-play-ask-undo = L’autre joueur accepte-t-il d’annuler la dernière décision ? (o/n){" "}
cli-play-ask-save = Enregistrer la partie dans { $file } ? (o, n, ou un autre nom de fichier){" "}
cli-play-ask-log = Garder le journal dans { $file } ? (o, n, ou un autre nom de fichier){" "}
cli-play-saved = Enregistré : { $file }
cli-play-goodbye = À bientôt, commandant.
cli-play-input-ended = La saisie est terminée ; la partie n’a pas été enregistrée.
cli-play-begun = Lequel ? Entrée seule revient à tous les choix.
cli-play-help =
    Tapez le numéro d’un choix, ou un coup tel que l’écrivent les journaux. Les mots entiers marchent aussi : annuler, aide, quitter.
    u          annuler la dernière décision
    h          un conseil
    r MOT      les règles de cet identifiant ou de ce mot ; r seul : la règle du dernier refus, ou comment jouer
    l          tout le journal
    s FICHIER  enregistrer la partie
    q          quitter
# Ce qui peut être tapé pour chacun.
cli-play-words-undo = u annuler undo
cli-play-words-hint = h conseil hint
cli-play-words-save = s enregistrer save
cli-play-words-rule = r règle règles rule rules
cli-play-words-journal = l journal log
cli-play-words-help = ? aide help
cli-play-words-quit = q quitter quit exit
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
cli-column-other = L’autre
cli-column-times = Rapport
cli-simulate-games = Parties
cli-simulate-of = { $part } sur { $whole }
cli-simulate-decisions = Décisions
cli-simulate-time = { $seconds } s de temps processeur, { $speed } décisions par seconde.
cli-bench-compiled = règles compilées
cli-bench-interpreted = règles interprétées
cli-bench-one-build = Seules les règles interprétées sont installées ici ; avec un compilateur C, ./play construit les règles compilées.
cli-bench-gain = Règles compilées contre interprétées : { $figure } × { $times }.
cli-bench-reference-step = Pas de référence
cli-bench-random-playouts = Parties au hasard
cli-bench-decisions = Décisions
cli-bench-decisions-per-playout = Décisions par partie
cli-bench-copy = Copie d’une partie
cli-bench-guess = Tirage de ce qui est caché
cli-bench-legal-moves = Coups possibles
cli-bench-state = État
cli-bench-ship-checks-after-a-hit = Contrôles après un coup
cli-bench-connectors-exposed-then = Connecteurs exposés alors
cli-bench-tables = Tables
cli-bench-moves = Coups
cli-bench-moves-per-second = Vitesse
cli-bench-p50-ms = Accusé de réception, médiane
cli-bench-p99-ms = Accusé de réception, 99e centile
cli-bench-cpu-us-per-move = Temps de processeur par coup
cli-bench-median-bytes = Un coup sur le réseau, médiane
cli-bench-kb-per-table = Mémoire par table avec ses joueurs
cli-bench-people = Personnes à chacune
cli-bench-seconds = Durée de la mesure
cli-bench-over = Parties arrivées à leur fin
cli-bench-cpu-percent-of-table = Temps de processeur par table, d’un cœur
cli-bench-kb-per-minute = Sur le réseau, par minute et personne
cli-bench-kb-per-minute-down = dont ce que le serveur envoie
cli-unit-per-cpu-second = par seconde de processeur
cli-unit-bytes = octets
cli-unit-per-second = par seconde
cli-unit-ms = ms
cli-unit-us = µs
cli-unit-kb = ko
cli-unit-seconds = s
cli-unit-percent = %
cli-balance-written = Écrit : { $file }

## Le serveur

cli-serve-open = La table est ouverte : { $address } (Ctrl-C la ferme)
cli-serve-others = { $count ->
    [0] Aucune autre machine ne peut l’atteindre : celle-ci n’est sur aucun réseau.
    [one] Les autres, sur votre réseau, ouvrent ce lien :
   *[other] Les autres ouvrent le lien du réseau qu’ils partagent avec vous :
  }
cli-serve-closed = La table est fermée ; toutes les parties sont gardées.

# --- avec la boîte ---
cli-help-box = La boîte de quel jeu, par son identifiant. Sinon, la seule qui ait un compagnon ici.
cli-help-sheets = un fichier avec une feuille en JSON par ligne, compressé par gzip ou non ; - pour l’entrée standard
cli-sheet-line = Ligne { $line } : { $problem }

# --- resolve ---
cli-about-resolve = Résout ce qui a été planifié avec la boîte : du JSON à l’entrée et à la sortie.
cli-usage-resolve = hullbreach resolve FICHIER|- [--game JEU] [--check] [--film]
cli-help-check = n’affiche aucun résultat, seulement s’ils concordent avec ceux du fichier
cli-help-film = Affiche chaque feuille comme un film, tour par tour, avec les règles qui l’expliquent et le score.
cli-resolve-agree = { $agree } sur { $sheets } concordent avec les résultats du fichier.

# --- ship ---
cli-about-ship = Juge des vaisseaux décrits en lettres et en chiffres, et ce qui leur arrive : du JSON à l’entrée et à la sortie.
cli-usage-ship = hullbreach ship FICHIER|- [--game JEU] [--check]
cli-help-ships = un fichier avec un vaisseau en JSON par ligne, compressé par gzip ou non ; - pour l’entrée standard
cli-help-fleet = Les vaisseaux de quel jeu, par son identifiant. Sans cette option, le seul dont les vaisseaux peuvent être jugés ici.
cli-ship-differs = Ligne { $line }, { $case } : autre chose était attendu pour { $fields }.

# --- mission ---
cli-about-mission = Une mission pour qui a la boîte : ce qui est annoncé, à quel moment, et ce que cela amène.
cli-usage-mission = hullbreach mission [--game JEU] [--mission 3] [--seed N] [--option NOM=VALEUR]… [--json]
cli-value-mission = MISSION
cli-help-mission = Une mission de la boîte, par son numéro ou son identifiant. Sinon, la graine en fait naître une nouvelle.

# --- plan ---
cli-about-plan = Cherche les meilleurs plans pour qui a la boîte, ou le plus petit changement à ceux qui ont été faits.
cli-usage-plan = hullbreach plan FICHIER|- [--game JEU] [--seconds S] [--option NOM=VALEUR]… [--smallest] [--json]
cli-help-plan-seconds = Le temps de processeur accordé à la recherche, en secondes. Par défaut : 10.
cli-help-plan-seed = La graine du hasard de la recherche. Par défaut : 1.
cli-help-smallest = Changer le moins possible aux plans du fichier pour qu’ils gagnent, ou rapportent davantage.
cli-plan-searching = Recherche

# --- la vitesse d’un compagnon ---
cli-help-bench-papers = Les feuilles avec lesquelles mesurer un compagnon, telles que les lit « hullbreach resolve ». Sinon, quelques-unes sont planifiées pour l’occasion.

# --- soundtrack ---
cli-about-soundtrack = Produit la bande-son d’une mission : la voix de l’ordinateur de bord, pour jouer avec la boîte.
cli-usage-soundtrack = hullbreach soundtrack [--game JEU] --mission M|--seed N|--all DOSSIER [-o FICHIER]
cli-help-heard-mission = Une mission de la boîte, par son numéro ou son identifiant.
cli-help-mission-seed = Invente une mission que personne n’a entendue ; le même nombre donne toujours la même.
cli-help-all = Toutes les missions de la boîte, chacune dans son fichier, dans ce dossier.
cli-help-track = Écrit dans ce fichier ; sa terminaison dit comment : .ogg, .mp3, .flac ou .wav. Par défaut : le nom de la mission, en .ogg.
cli-soundtrack-written = { $mission } : { $file } ({ $length }, { $megabytes } Mo)
