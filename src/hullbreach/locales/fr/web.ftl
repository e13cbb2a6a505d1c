# Le client du navigateur : le cadre autour de chaque jeu, et ce que les plateaux disent aux yeux et aux oreilles.

web-name = hullbreach
web-motto = Des jeux de plateau spatiaux autour d’une même table. Choisissez et jouez.
web-loading = Chargement…
web-said-about = { $what } : { $said }
web-said-in-turn = { $before } ; { $after }
web-close = Fermer
web-cancel = Annuler
web-again = Réessayer
web-install = Installer
web-offline = Le serveur est injoignable
web-offline-kept = Vos parties sont conservées sur le serveur : rien n’est perdu.
web-offline-back = Cette page revient d’elle-même dès que le serveur répond.
web-yes = Oui
web-no = Non
web-language = Langue
web-language-en = English
web-language-fr = Français

web-theme = Thème
web-theme-dark = sombre
web-theme-light = clair
web-theme-contrast = contraste élevé
web-theme-system = comme le système

web-title-lobby = hullbreach
web-title-table = La table – hullbreach
web-title-screen = La table à l’écran – hullbreach
web-title-replay = Revoir la partie – hullbreach
web-title-companion = Avec la boîte – hullbreach
web-title-mission = L’ordinateur de bord – hullbreach
web-title-books = Carnets de bord – hullbreach
web-title-book = Carnet de bord – hullbreach
web-title-lessons = Apprendre à jouer – hullbreach
web-title-workshop = Atelier – hullbreach
web-title-games = Mes parties – hullbreach
web-title-key = Mes parties – hullbreach
web-title-about = À propos – hullbreach

## L’accueil

web-games = Jeux
web-goal = But : { $goal }
web-cover = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
      }
   *[other] { $least } à { $most } joueurs
  } · { $minutes } min
web-play = Jouer
web-play-game = Jouer à { $game }
web-campaign = Campagne
web-campaign-game = Campagne : { $game }
web-options = Options
web-options-game = Options de { $game }
web-boxes = Avec la boîte
web-boxes-about = Vous avez la boîte ? L’appli résout vos plans.
web-box-open = Ouvrir le compagnon
web-box-open-game = Ouvrir le compagnon : { $game }
web-box-listen = Écouter l’ordinateur
web-box-listen-game = Écouter l’ordinateur : { $game }
web-resume = Vos tables
web-continue = Continuer
web-continue-game = Continuer { $game }
web-my-games = Mes parties
web-resume-more = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
  }
web-turn = À vous de jouer
web-turn-tab = ● À vous – { $game }
web-turn-alert = { $game } – on vous attend.
web-alerts-on = Me prévenir quand c’est à moi
web-alerts-off = Ne plus me prévenir
web-alerts-refused = Ce navigateur bloque les notifications.
web-coordinates = Montrer les coordonnées
web-entries = { $count ->
    [0] pas commencée
    [one] { $count } coup
   *[other] { $count } coups
  }
web-open = Tables ouvertes
web-open-none = Aucune table ouverte pour le moment.
web-free = { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
  }
web-join = Rejoindre
web-watch = Regarder
web-link = Aller à une table par son lien
web-link-bad = Ce n’est pas un lien vers une table. Collez celui qu’on vous a envoyé.
web-open-with = avec { $who }
web-link-go = Aller
web-daily = Défi du jour
web-daily-short = défi du jour
web-daily-about = La même partie pour tout le monde, une fois par jour. Sans conseil ni annulation.
web-daily-name = Il en faut un pour le défi : il figure au tableau.
web-daily-play = Relever le défi : { $game }
web-daily-resume = Continuer le défi : { $game }
web-daily-done = Voir votre résultat : { $game }
web-daily-board = Les résultats du jour pour { $game }
web-daily-none = Personne ne l’a terminé aujourd’hui. À vous de commencer.
web-daily-player = Joueur
web-daily-result = Résultat
web-daily-place = Rang
web-daily-part = { $part } : { $points }

## Préparer une table

web-setup-title = { $game } : options
web-pick-other = Changer
web-setup-seat = Votre place
web-setup-other = Qui joue : { $seat }
web-setup-person = une personne qui a le lien
web-setup-public = Annoncer la table à l’accueil
web-setup-name = Votre nom
web-setup-seed = Graine
web-setup-seed-about = Un nombre ; laissez vide pour une partie que personne n’a vue.
web-absent = Si quelqu’un s’absente
web-absent-pause = la partie attend
    .about = Elle s’arrête jusqu’au retour, deux minutes au plus.
web-absent-bot = un robot prend le relais
    .about = Il agit à sa place, et la rend au retour.
web-absent-play-on = la partie continue
    .about = La place ne fait rien pendant l’absence.
web-setup-start = Commencer
web-bot-random = Robot : au hasard
web-bot-greedy = Robot : pressé
web-bot-novice = Robot : débutant
web-bot-skilled = Robot : confirmé
web-bot-mcts = Robot : réfléchi

## La table

web-to-lobby = Retour à l’accueil
web-to-lessons = Toutes les leçons
web-learn = Apprendre en jouant
web-learn-game = Apprendre en jouant : { $game }
web-lesson-about = Votre première partie, avec un instructeur à vos côtés. Comptez cinq minutes, sur le vrai plateau. Vous jouez chaque coup vous-même, rien ne peut mal tourner, et vous pouvez partir et revenir quand vous voulez.
web-lesson-start = C’est parti
web-lesson-back = Reprendre
web-lesson-again = Recommencer
web-lesson-instructor = Instructeur
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-fold = Masquer
web-lesson-unfold = Afficher
web-lesson-go-on = Continuer
web-lesson-show = Montrez-moi
web-lesson-rule = La règle
web-lesson-why = Pourquoi ?
web-lesson-read = Un instant : lisez d’abord ceci, puis continuez.
web-lesson-play-on = Continuer la partie
web-lesson-new = Jouer une vraie partie
web-lesson-astray = Cette partie a pris un autre chemin, je ne peux plus vous guider. Continuez-la d’ici, ou recommencez la leçon.

# Ateliers et formulaires
web-workshop = Atelier
web-workshop-game = Atelier : { $game }
web-form-add = Ajouter
web-form-add-to = Ajouter à « { $list } »
web-form-add-item = Un de plus : { $list }
web-form-remove-item = Retirer : { $item }
web-form-up = Monter : { $item }
web-side = Places, outils et journal
web-bar = Outils
web-menu = Menu
web-lost = Table introuvable
web-state-connecting = Connexion…
web-state-reconnecting = Reconnexion…
web-state-closed = Fermée
web-watching = Vous êtes spectateur.
web-waiting = { $who ->
    [none] En attente de : { $seat }.
   *[other] C’est à { $who } de jouer ({ $seat }).
  }
web-waiting-free = Personne ne joue encore { $seat } : partagez le lien.
web-sent = { $move } : en route…
web-clock = Temps de jeu
web-clock-left = Temps restant
web-summary-seat = { $seat } : { $about }.
web-summary-time = { $seconds ->
    [one] { $seconds } seconde s’est écoulée.
   *[other] { $seconds } secondes se sont écoulées.
  }
web-summary-left = { $seconds ->
    [one] Il reste { $seconds } seconde.
   *[other] Il reste { $seconds } secondes.
  }
web-seats = Places
web-watched = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
web-seat-you = vous
web-seat-here = en ligne
web-seat-away = hors ligne
web-seat-bot = robot
web-seat-free = libre
web-seat-turn = à jouer
web-seat-stand-in = hors ligne · un robot prend le relais
web-seat-ready = c’est bon
web-seat-unready = pas encore
web-sit = S’asseoir ici
web-ready-question = On y va ?
web-ready-about = L’horloge démarre quand tout le monde a dit oui.
web-ready-free = Une place est encore libre : partagez le lien. L’horloge démarre quand tout le monde a dit oui.
web-ready-wait = Chacun se prépare.
web-ready = C’est bon pour moi
web-unready = Pas encore
web-starting = C’est parti
web-resuming = On reprend
web-starts-in = Secondes avant le départ
web-pause = Pause
web-paused = La partie est en pause
web-paused-voted = La table a demandé une pause. Le plateau revient à la reprise.
web-paused-missed = En attente de : { $who }. La partie reprend au retour de tout le monde, ou dans deux minutes.
web-resume-game = Reprendre
web-resume-without = Reprendre sans attendre
web-remove = Exclure
web-remove-who = Exclure { $who }
web-remove-about = Tous les présents sont consultés. Si la majorité accepte, la place se libère et la partie attend que quelqu’un la prenne.
web-remove-ask = Consulter la table
web-motion-pause = { $by } aimerait faire une pause. Êtes-vous d’accord ?
web-motion-resume = { $by } aimerait reprendre. Êtes-vous d’accord ?
web-motion-remove = { $by } aimerait que { $who } quitte la table. Êtes-vous d’accord ?
web-motion-waiting = La table est consultée.
web-decided-pause = C’est décidé : une pause.
web-decided-resume = C’est décidé : on reprend.
web-decided-remove = C’est décidé : la place est libre.
web-decided-not = La table a dit non.
web-faster = { $who } a été plus rapide.
web-voice-mute = Ce navigateur ne peut pas faire entendre la voix.
web-undo = Annuler le coup
web-undo-short = Annuler
web-undo-asked = { $seat } aimerait annuler le dernier coup. Êtes-vous d’accord ?
web-undo-waiting = En attente de l’accord des autres pour annuler le coup.
web-undo-refused = { $who ->
    [none] L’annulation a été refusée.
   *[other] { $who } a refusé.
  }
web-tap-again = Touchez encore : { $move }
web-hint = Conseil
web-hinting = Réflexion…
web-hinted = Conseil : { $move }.
web-hinted-quoted = Conseil : { $move }
web-hint-play = Jouer ce coup
web-hint-reason = Pourquoi ? { $reason }
web-hint-why = Pourquoi ? À coup sûr : { $events }
web-rule = Règle { $rule }
web-rules = Règles
web-rules-all = Toutes les règles
web-rules-parts = Parties du livret
web-rules-rests = En détail
web-rules-next = Suite : { $page }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle
   *[other] { $count } règles
  }
web-rules-ruling = Notre décision
web-rules-rulings = Là où la règle se tait
web-rules-example = Exemple
web-rules-given = Situation
web-rules-when = Action
web-rules-then = Résultat

web-legend = Légende
web-legend-search = Chercher dans la légende
web-legend-found = { $count ->
    [0] Aucun signe ni carte ne correspond.
    [one] { $count } entrée
   *[other] { $count } entrées
  }
web-share = Partager
web-invite = Inviter les autres
web-invite-code = Code qui mène à une place libre
web-reach = Réseau
web-reach-about = Choisissez celui où se trouvent les autres.
web-share-invite = Lien pour jouer
web-share-invite-about = Toute personne ayant ce lien peut jouer.
web-share-watch = Lien pour regarder
web-share-watch-about = Toute personne ayant ce lien peut regarder, sans jouer.
web-share-screen = Lien pour un grand écran
web-share-screen-about = Pour un téléviseur : le plateau, l’horloge et les annonces, avec un code pour rejoindre la table par téléphone.
web-screen-join = Scannez pour jouer
web-screen-watch = Scannez pour regarder
web-share-seat = Continuer sur un autre appareil
web-share-seat-about = Il ouvre votre place : toute personne ayant ce lien joue pour vous. Ne l’envoyez qu’à vous-même.
web-share-copy = Copier
web-share-copy-link = Copier : { $link }
web-share-copied = Le lien est dans le presse-papiers.
web-share-marked = Le lien est sélectionné : copiez-le.
web-hook = Webhook : dire à votre salon à qui c’est de jouer
web-hook-about = Pour les parties de plusieurs jours. La table appelle cette adresse quand c’est à quelqu’un de jouer, et à la fin. Les salons qui reçoivent des messages par webhook l’affichent tel quel.
web-hook-url = Adresse à appeler
web-hook-add = Définir
web-hook-replace = Remplacer
web-hook-set = La table appelle { $host }.
web-hook-off = { $host } ne répond plus depuis longtemps et n’est plus appelé. Définissez-le à nouveau pour réessayer.
web-hook-remove = Retirer
web-hook-secret = Secret
web-hook-secret-about = Affiché une seule fois. Un programme peut s’en servir pour vérifier qu’un appel vient de cette table.
web-private = Une table privée
web-invited = Une place vous attend à cette table
web-invited-late = Toutes les places sont prises
web-ahead = Aperçu : { $move }
web-ahead-open = La suite dépend du hasard ou de ce qui est caché.
web-ahead-unknown = Ce qui s’ensuit dépend du hasard ou de ce qui est caché.
web-past = Plus tôt : { $event }
web-past-back = Revenir au présent
web-chat = Discussion
web-chat-lines = Ce qui s’est dit
web-chat-none = Personne n’a encore rien dit.
web-chat-field = Dire quelque chose
web-chat-send = Envoyer
web-chat-silence = Silence : personne ne peut parler pour l’instant.
web-chat-watching = Seuls les joueurs parlent ici.
web-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
  }
web-chat-said = { $who } : { $text }
web-sound-on = Son : activé
web-sound-off = Son : coupé
web-speed = Vitesse
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-off = immédiate
web-skip = Passer
web-journal = Journal
web-journal-earlier = { $count ->
    [one] { $count } entrée plus ancienne
   *[other] { $count } entrées plus anciennes
  }
web-journal-fold = { $what } : replier
web-journal-unfold = { $what } : déplier
web-leave = Quitter
web-leave-about = Votre place reste à vous : la table vous attend à l’accueil. Vous pouvez aussi céder la place.
web-leave-watch = Vous pouvez revenir à tout moment avec le lien.
web-leave-later = Quitter en gardant la place
web-leave-seat = Céder la place
web-rematch = Les autres rejouent à une nouvelle table.
web-rematch-go = Y aller

## Touches

web-keys = Touches
web-key-arrows = se déplacer sur le plateau
web-key-tab = choix suivant
web-key-enter = choisir ou jouer
web-key-escape = annuler, fermer
web-key-skip = passer l’animation
web-key-undo = annuler le coup
web-key-hint = conseil
web-key-pause = demander une pause, en temps réel
web-key-table = lire l’état de la table
web-key-rules = règles
web-key-legend = le sens des signes
web-key-chat = discussion
web-key-sound = activer ou couper le son
web-key-keys = ces touches

## La fin

web-end-show = Le résultat
web-end-lesson = Retour à la leçon
web-end-new = Nouvelle partie
web-end-same = Rejouer cette donne
web-end-replay = Revoir la partie
web-end-export = Exporter le journal
web-end-daily = Votre résultat est au tableau du jour. Film et journal s’ouvrent demain.
web-turning = Tournants de la partie
web-turning-swing = { $before } % → { $after } %
web-turning-time = Le temps passe
web-percent = { $percent } %
web-curve = Vos chances au fil de la partie
web-curve-of = Les chances au fil de la partie : { $seat }
web-curve-about = { $first } % au départ, { $best } % au mieux ({ $when }), { $last } % à la fin.
web-curve-at = { $turn } : { $percent } %
web-curve-thinking = On rejoue la suite depuis chaque tour…
web-curve-how = Depuis chaque tour, des robots ont rejoué la suite de nombreuses fois : voici combien de fois elle a été gagnée. Ils ne savaient que ce que les joueurs savaient alors.
web-missed = Le meilleur coup manqué
web-missed-thinking = On cherche le meilleur coup manqué…
web-missed-move = { $better } — au lieu de : { $played }
web-missed-swing = { $better } % au lieu de { $chance } %
web-missed-see = Voir ce moment
web-missed-none = Aucun coup nettement meilleur : vous avez joué ceux qui comptaient.
web-end-winner = { $name } ({ $seat }) gagne
web-end-winner-seat = Victoire : { $seat }
web-end-winners = Première place partagée : { $names }
web-end-swap = Rejouer en changeant de camp
web-end-review = Qu’est-ce qui a décidé ?
web-rematch-swapped = Les autres rejouent à une nouvelle table, en changeant de camp.

## Le film

web-replay = Film de la partie
web-replay-back = Retour à la table
web-replay-opening = L’ouverture
web-replay-move = { $seat } : { $move }
web-replay-previous = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-play = Lancer le film
web-replay-pause = Pause
web-replay-place = Coup
web-replay-count = { $place } sur { $last }
web-replay-time = Le temps passe : { $clock }
web-replay-speed = Vitesse
web-replay-times = { $times } ×
web-replay-moves = Coup par coup
web-replay-controls = Commandes du film
web-fork = Reprendre à partir d’ici
web-fork-about = Commencez votre propre partie à partir de cette position ; des robots prennent les autres places.
web-fork-seat = Votre place

## À propos

web-about = À propos
web-about-what = Des jeux de plateau spatiaux dans le navigateur : seul, à plusieurs ou avec des robots. Chaque règle a un nom et un test, une partie est son journal, et personne ne voit ce que sa place ne doit pas voir.
web-about-licence = Le programme est un logiciel libre sous licence MIT : utilisez-le, modifiez-le, transmettez-le.
web-about-fonts = Les polices sont Oxanium et Atkinson Hyperlegible, sous licence SIL Open Font.
web-about-voice = La voix de l’ordinateur de bord a été faite avec espeak-ng ; elle dit nos propres phrases. Tous les autres sons sont synthétisés par nous.
web-about-whose = À qui sont ces jeux
web-about-independent = Ceci est une adaptation indépendante et non officielle. Elle n’est ni affiliée aux auteurs ou aux éditeurs des jeux, ni approuvée ou parrainée par eux. Les noms appartiennent à leurs propriétaires. On ne trouve ici ni leurs illustrations ni leurs textes : chaque phrase et chaque image est de nous. Si un jeu vous plaît, achetez-le.
web-about-honest = Ce que nous avons dû reconstituer
web-about-honest-why = Certains nombres ne sont imprimés que sur le matériel des jeux, et aucune source publique ne les donne. Nous les avons reconstitués, équilibrés par simulation et marqués un à un dans les données. Là où la règle se tait, le panneau des règles montre notre décision comme telle.
web-about-aspect = { $aspect } : { $names }
web-about-all-known = Rien : chaque donnée a une source.

## Les erreurs que seul un navigateur rencontre

web-error-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-error-broken = Cette page a rencontré un problème. Elle recharge la table.

## Avec la boîte

web-mission = L’ordinateur de bord
web-mission-named = L’ordinateur de bord : { $name }
web-mission-about = Placez l’écran là où tout le monde le voit et montez le son. L’ordinateur annonce menaces, données et phases ; le chronomètre part à son premier mot.
web-mission-choose = Mission
web-mission-option = { $name } ({ $length })
web-mission-new = Une nouvelle mission que personne n’a entendue
web-mission-seed-about = Un nombre ; le même donne toujours la même mission. Laissez vide pour n’importe laquelle.
web-mission-start = Démarrer
web-mission-clock = Chronomètre de la mission
web-mission-phase = Phase { $phase } sur { $phases }
web-mission-left = il reste { $left }
web-mission-over = La mission est terminée
web-mission-newest = Dernière annonce
web-mission-past = Annonces précédentes
web-mission-nothing = Rien pour l’instant.
web-mission-controls = Lecture
web-mission-pause = Pause
web-mission-resume = Reprendre
web-mission-restart = Depuis le début
web-mission-other = Autre mission
web-mission-volume = Volume
web-mission-waiting = L’ordinateur démarre…
web-mission-unplayable = Ce navigateur ne peut pas lire la bande-son.

## Carnets de bord

web-book = Carnet de bord
web-books = Carnets de bord
web-books-game = Carnets de bord : { $game }
web-books-about = Après chaque mission, l’équipage note comment elle s’est passée. Le serveur garde le carnet ; qui en a le lien peut le lire et le continuer, et il n’y a pas d’autre moyen d’y accéder.
web-books-mine = Vos carnets de { $game }
web-books-none = Ce navigateur ne connaît encore aucun carnet de bord. Commencez-en un, ou suivez le lien d’un carnet.
web-books-another = Un autre carnet
web-book-name = Nom du carnet
web-book-begin = Commencer un carnet
web-book-bring = Ouvrir un fichier enregistré
web-book-flights = { $count ->
    [0] aucun vol
    [one] { $count } vol
   *[other] { $count } vols
  }
web-book-none = aucun
web-book-another = un nouveau carnet
web-book-of = Carnet de bord de { $game }
web-book-page = Page { $number }
web-book-fly = Voler avec ce carnet
web-book-print = Imprimer
web-book-save = Enregistrer en fichier
web-book-sheet = Enregistrer en tableur
web-book-share = Copier le lien
web-book-address = Le lien est dans la barre d’adresse : copiez-le de là.
web-book-empty = Les pages sont blanches. Volez en mission avec ce carnet : une fois qu’elle est finie, le serveur la note.
web-book-key = Le lien de cette page est la clé du carnet. Donnez-le à votre équipage et gardez-le : personne ne peut le retrouver.
web-book-chosen = graine choisie
web-book-campaign = Une campagne, { $count } missions
web-book-remark = { $what } : { $value }
web-book-names-save = Noter les noms
web-book-which = Inscrire ce vol dans
web-book-write = Inscrire
web-book-written = Ce vol est inscrit dans le carnet de bord.
web-book-open = Ouvrir le carnet de bord
web-setup-book-about = Quand le vol est fini, le serveur l’inscrit.
