# Aliens Attack!

aliens-attack-title = Aliens Attack!
aliens-attack-about = Quatre canons et trois cartes Défense planétaire contre une flotte qui cache les parties de son vaisseau-mère.

aliens-attack-seat-earth = Terre
aliens-attack-seat-alien = Extraterrestres

## Options

aliens-attack-option-mode = Mode
    .about = la violence de l’invasion
aliens-attack-option-mode-recruit = Recrue
    .about = deux canons de votre choix commencent au niveau 2
aliens-attack-option-mode-standard = Standard
    .about = le jeu de base
aliens-attack-option-mode-commando = Commando
    .about = il faut une touche de plus pour achever le vaisseau-mère
aliens-attack-option-mode-survival = Survie
    .about = comme Commando, et le Danger commence à 2
aliens-attack-option-mode-doomsday = Fin du monde
    .about = comme Survie, et la première rangée de combat est déjà pleine
aliens-attack-option-mode-two_player = Deux joueurs
    .about = la Terre contre un joueur qui mène les vaisseaux

aliens-attack-option-mothership = Vaisseau-mère
    .about = ce qui se cache dans la flotte
aliens-attack-option-mothership-apex = APEX
    .about = Torpilles et Avancées rapides ; ses quatre parties doivent être endommagées
aliens-attack-option-mothership-fortress = La Forteresse
    .about = frappe tous les canons à la fois ; ses quatre parties doivent être endommagées
aliens-attack-option-mothership-robust = Le Robuste
    .about = encaisse huit touches et appelle des Renforts
aliens-attack-option-mothership-swift = Le Véloce
    .about = rapide, se répare, échappe au Laser satellite ; trois parties endommagées suffisent

aliens-attack-option-mines = Mines spatiales
    .about = remplacer le Laser satellite par des mines
aliens-attack-option-mines-no = non
    .about = le Laser satellite reste
aliens-attack-option-mines-yes = oui
    .about = une case de votre choix explose sous le premier vaisseau qui y entre

aliens-attack-option-shield = Bouclier mobile
    .about = remplacer le Vortex par un bouclier
aliens-attack-option-shield-no = non
    .about = le Vortex reste
aliens-attack-option-shield-yes = oui
    .about = un bouclier posé sur le plateau arrête vaisseaux et lasers jusqu’à sa deuxième touche

aliens-attack-option-handicap = Handicap
    .about = l’équilibre à deux joueurs
aliens-attack-option-handicap-none = aucun
    .about = les canons commencent au niveau 1
aliens-attack-option-handicap-easier = plus facile pour la Terre
    .about = tous les canons commencent au niveau 2
aliens-attack-option-handicap-harder = plus difficile pour la Terre
    .about = un canon tiré au hasard commence neutralisé, sans réparation possible pendant les sept premières manches

## Noms

aliens-attack-name-alpha = Alpha
aliens-attack-name-beta = Bêta
aliens-attack-name-gamma = Gamma
aliens-attack-name-delta = Delta
aliens-attack-name-nothing = rien
aliens-attack-name-r-c = colonne { $c }, { $r ->
    [0] zone de décollage
    [1] rangée du haut
    [2] rangée du milieu
   *[other] rangée du bas
  }
aliens-attack-name-r = { $r ->
    [0] la zone de décollage
    [1] la rangée du haut
    [2] la rangée du milieu
   *[other] la rangée du bas
  }
aliens-attack-name-c = colonne { $c }
aliens-attack-name-part = partie { $part }
aliens-attack-name-ship = #{ $ship }
aliens-attack-target-part = la partie { $part } du vaisseau-mère
aliens-attack-target-r-c = colonne { $c }, { $r ->
    [0] zone de décollage
    [1] rangée du haut
    [2] rangée du milieu
   *[other] rangée du bas
  }
aliens-attack-shot-delta-left = Delta vers la gauche
aliens-attack-shot-delta-right = Delta vers la droite

aliens-attack-front-carrier = porteur
    .the = le porteur
aliens-attack-front-raider = pillard
    .the = le pillard
aliens-attack-front-swarm = essaim
    .the = l’essaim
aliens-attack-front-shield = bouclier
    .the = le bouclier
aliens-attack-front-herald = héraut
    .the = le héraut
aliens-attack-front-mothership = vaisseau-mère
    .the = le vaisseau-mère

aliens-attack-face-scout = Éclaireur
aliens-attack-face-damaged_scout = Éclaireur endommagé
aliens-attack-face-advanced = vaisseau Avancé
aliens-attack-face-damaged_advanced = vaisseau Avancé endommagé
aliens-attack-face-part = partie du vaisseau-mère
aliens-attack-face-damaged_part = partie endommagée du vaisseau-mère

aliens-attack-action-laser_satellite = Laser satellite
aliens-attack-action-upgrade_cannons = Améliorer canons
aliens-attack-action-vortex = Vortex
aliens-attack-action-redeployment = Redéploiement
aliens-attack-action-repairs = Réparations
aliens-attack-action-barrage = Tir de barrage
aliens-attack-action-space_mines = Mines spatiales
aliens-attack-action-mobile_shield = Bouclier mobile

aliens-attack-die-action-move = Déplacement
aliens-attack-die-action-double_move = Double déplacement
aliens-attack-die-action-torpedo = Torpille
aliens-attack-die-action-quick_advance = Avancée rapide
aliens-attack-die-action-devastation = Attaque dévastatrice
aliens-attack-die-action-reinforcements = Renforts
aliens-attack-die-action-retreat = Retraite
aliens-attack-die-action-self_repair = Autoréparation

## Coups

aliens-attack-move-fire = Tirer avec { $shot }
    .kind = Tirer
aliens-attack-move-hold = Renoncer au tir
    .kind = Renoncer
aliens-attack-move-laser = Laser satellite : { $at-id ->
    [none] { $target }
   *[other] { $at-the }, { $target }
  }
    .kind = Laser satellite
aliens-attack-move-laser-nothing = Utiliser le Laser satellite sans cible
aliens-attack-move-upgrade = Améliorer { $cannons }
    .kind = Améliorer canons
aliens-attack-move-upgrade-nothing = Retourner Améliorer canons : rien à améliorer
aliens-attack-move-vortex = Ouvrir le Vortex dans la { $column }
    .kind = Vortex
aliens-attack-move-redeploy = Échanger { $cannons }
    .kind = Redéploiement
aliens-attack-move-redeploy-nothing = Retourner Redéploiement sans échange
aliens-attack-move-repair = Réparer { $cannons }
    .kind = Réparations
aliens-attack-move-repair-nothing = Utiliser Réparations sans rien réparer
aliens-attack-move-barrage = Tir de barrage, { $shot } d’abord
    .kind = Tir de barrage
aliens-attack-move-barrage-nothing = Retourner Tir de barrage sans tirer
aliens-attack-move-mines = Poser les mines : { $square }
    .kind = Mines spatiales
aliens-attack-move-mines-nothing = Retourner Mines spatiales sans les poser
aliens-attack-move-shield = Placer le bouclier : { $square }
    .kind = Bouclier mobile
aliens-attack-move-shield-nothing = Retourner Bouclier mobile sans le placer
aliens-attack-move-prepare = Commencer avec { $cannons } au niveau 2
    .kind = Au niveau 2
aliens-attack-move-refill = Compléter la zone de décollage
    .kind = Piocher
aliens-attack-move-danger = Déchaîner le Danger { $danger }
    .kind = Danger
    .choice = niveau { $danger }
aliens-attack-move-descend = Le vaisseau-mère descend
    .kind = Vaisseau-mère
aliens-attack-move-advance = Déplacer le vaisseau de la { $column }
    .kind = Déplacer

## Que faire maintenant

aliens-attack-now-prepare = Choisissez les deux canons qui commencent au niveau 2.
aliens-attack-now-earth = Terre : tirez avec un canon ou utilisez une carte Défense planétaire.
aliens-attack-now-battle = Terre : un tir ou une carte Défense planétaire, puis le vaisseau-mère agit.
aliens-attack-now-shot = Terre : vous pouvez encore tirer une fois.
aliens-attack-now-alien = Extraterrestres : complétez la zone de décollage ou déchaînez un Danger.
aliens-attack-now-descend = Extraterrestres : le vaisseau-mère descend.
aliens-attack-now-choose_ship = Extraterrestres : choisissez le vaisseau qui se déplace.
aliens-attack-now-over = La partie est terminée.

## Le but, toujours en vue

aliens-attack-web-goal-parts = Parties en place : { $found }/{ $parts } → ultime bataille
aliens-attack-web-goal-battle = Ultime bataille ! Parties endommagées : { $damaged }/{ $needed }

## Refus

aliens-attack-error-cannon-neutralised = { $move } : ce canon est neutralisé ; choisissez-en un de niveau 1 ou 2, ou réparez-le d’abord.
aliens-attack-error-no-target = { $move } : rien n’est à sa portée ; choisissez un canon qui a une cible.
aliens-attack-error-cannon-not-offered = { $move } : ce tir n’est pas pour ce canon ; choisissez l’un des canons proposés, ou renoncez au tir.
aliens-attack-error-card-not-shown = { $move } : aucune carte Défense planétaire ne montre cette action ; choisissez une action visible.
aliens-attack-error-empty-square = { $move } : il n’y a pas de vaisseau ici ; choisissez une case occupée par un vaisseau.
aliens-attack-error-no-mothership = { $move } : le vaisseau-mère n’est une cible que pendant l’ultime bataille ; choisissez un vaisseau.
aliens-attack-error-must-choose = { $move } : c’est permis seulement quand il n’y a rien à choisir ; choisissez une cible ou une case.
aliens-attack-error-not-level-one = { $move } : seuls les canons de niveau 1 peuvent être améliorés.
aliens-attack-error-not-neutralised = { $move } : seuls les canons neutralisés peuvent être réparés.
aliens-attack-error-still-sabotaged = { $move } : un canon saboté ne peut pas être réparé pendant les sept premières manches.
aliens-attack-error-not-side-by-side = { $move } : à deux joueurs, on répare un canon, ou deux canons voisins.
aliens-attack-error-square-taken = { $move } : la case est prise ; choisissez une case vide de la zone de combat.
aliens-attack-error-not-below-mothership = { $move } : pendant l’ultime bataille, il faut une case sous le vaisseau-mère.
aliens-attack-error-mines-on-board = { $move } : les mines sont déjà sur le plateau ; attendez qu’elles aient explosé.
aliens-attack-error-ship-cannot-move = { $move } : aucun vaisseau de cette colonne ne peut se déplacer maintenant ; choisissez parmi ceux proposés.
aliens-attack-error-nothing-to-move = { $move } : le ciel est vide ; réapprovisionnez d’abord la zone de décollage.
aliens-attack-error-only-descend = { $move } : pendant l’ultime bataille, le vaisseau-mère descend, rien d’autre.
aliens-attack-error-not-yet-descend = { $move } : le vaisseau-mère n’est pas encore là ; complétez la zone de décollage ou déchaînez un Danger.

## Le journal

aliens-attack-event-dealt = Un { $front } éclaireur prend place en colonne { $square-c }.
aliens-attack-event-prepared = { $cannon } commence au niveau 2.
aliens-attack-event-sabotaged = Sabotage ! { $cannon } commence neutralisé, et ne peut pas être réparé pendant les sept premières manches.
aliens-attack-event-opening = L’invasion s’ouvre au Danger { $danger }.
aliens-attack-event-turn = Tour { $turn }
aliens-attack-event-sky-empty = Le ciel est vide : on pioche d’autres vaisseaux.
aliens-attack-event-fired = { $cannon } tire sur { $front-the } de la colonne { $square-c }.
aliens-attack-event-second-shot = { $cannon } tire encore, sur { $front-the } de la colonne { $square-c }.
aliens-attack-event-held = Le canon ne tire pas.
aliens-attack-event-satellite = { $front-id ->
    [mothership] Le Laser satellite frappe le vaisseau-mère.
   *[other] Le Laser satellite frappe { $front-the } ({ $target }).
  }
aliens-attack-event-upgraded = { $cannon } passe au niveau 2.
aliens-attack-event-vortex = Un vortex s’ouvre dans la { $column }.
aliens-attack-event-redeployed = { $cannon } et { $cannon2 } échangent leurs places.
aliens-attack-event-repaired = { $cannon } revient au niveau 1.
aliens-attack-event-barrage = Tir de barrage !
aliens-attack-event-mines-laid = Mines posées : { $square }.
aliens-attack-event-shield-set = Bouclier en place : { $square }.
aliens-attack-event-no-effect = { $action } : sans effet.
aliens-attack-event-card-turned = La carte de défense est retournée : { $action } est disponible.
aliens-attack-event-scout-pivoted = Colonne { $square-c } : { $front-the } est endommagé.
aliens-attack-event-scout-flipped = Colonne { $square-c } : { $front-the } est détruit ; sa carte devient un vaisseau Avancé.
aliens-attack-event-advanced-pivoted = Colonne { $square-c } : { $front-the } avancé est endommagé.
aliens-attack-event-advanced-flipped = Colonne { $square-c } : { $front-the } avancé est détruit ; sa carte redevient un Éclaireur.
aliens-attack-event-part-revealed = Colonne { $square-c } : { $front-the } cachait la { $part } du vaisseau-mère !
aliens-attack-event-cancelled = Colonne { $square-c } : { $front-the } n’a pas le temps de réagir, son effet est annulé.
aliens-attack-event-overkill = Plus rien à toucher : le reste des dégâts est perdu.
aliens-attack-event-buried = { $face-id ->
    [scout] Sous la pioche : { $front-the } éclaireur.
    [damaged_scout] Sous la pioche : { $front-the } éclaireur, endommagé.
    [advanced] Sous la pioche : { $front-the } avancé.
    [damaged_advanced] Sous la pioche : { $front-the } avancé, endommagé.
   *[other] Sous la pioche : { $front-the } et sa partie du vaisseau-mère.
  }
aliens-attack-event-removed = Hors jeu : { $front-the } avancé.
aliens-attack-event-drawn = { $face-id ->
    [scout] Un { $front } éclaireur arrive en colonne { $square-c }.
    [damaged_scout] Un { $front } éclaireur endommagé arrive en colonne { $square-c }.
    [advanced] Un { $front } avancé arrive en colonne { $square-c }.
    [damaged_advanced] Un { $front } avancé endommagé arrive en colonne { $square-c }.
   *[other] Un { $front } avec une partie du vaisseau-mère arrive en colonne { $square-c }.
  }
aliens-attack-event-moved = Colonne { $from-c } : { $front-the } avance de { $rows }.
aliens-attack-event-reached = Colonne { $from-c } : { $front-the } atteint { $cannon } !
aliens-attack-event-cannon-damaged = { $level ->
    [0] { $cannon } est neutralisé !
   *[other] { $cannon } tombe au niveau { $level }.
  }
aliens-attack-event-laser = Colonne { $square-c } : { $front-the } touché tire au laser.
aliens-attack-event-danger-applied = Le Danger { $danger } frappe.
aliens-attack-event-danger-raised = Le Danger monte à { $danger }.
aliens-attack-event-part-placed = Vaisseau-mère : { $part } en place, au-dessus de la zone de décollage.
aliens-attack-event-battle = Le vaisseau-mère est au complet. L’ultime bataille commence !
aliens-attack-event-fighters-retreat = La Forteresse rappelle tous les vaisseaux de la zone de combat.
aliens-attack-event-part-damaged = Vaisseau-mère : { $part } endommagée !
aliens-attack-event-part-token = Vaisseau-mère : { $part } reçoit un jeton Touché.
aliens-attack-event-part-unharmed = Vaisseau-mère : { $part } encore touchée, sans résultat.
aliens-attack-event-die = Dé du vaisseau-mère : { $die } ({ $die-action }).
aliens-attack-event-descended = Le vaisseau-mère descend dans { $row }.
aliens-attack-event-pushed = Colonne { $from-c } : { $front-the } est poussé d’une rangée.
aliens-attack-event-torpedo = Une Torpille file vers { $cannon }.
aliens-attack-event-quick-advance = Colonne { $from-c } : { $front-the } fonce vers les canons.
aliens-attack-event-devastation = Une bordée balaie les quatre canons.
aliens-attack-event-reinforcement = Renforts : un { $front } arrive en colonne { $square-c }.
aliens-attack-event-retreated = Colonne { $from-c } : { $front-the } se replie.
aliens-attack-event-self-repair = Le vaisseau-mère se répare : { $part }.
aliens-attack-event-mines-exploded = Les mines de la colonne { $square-c } explosent !
aliens-attack-event-shield-hit = Le bouclier de la colonne { $square-c } est touché ({ $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  } en tout).
aliens-attack-event-shield-destroyed = Le bouclier de la colonne { $square-c } est détruit.
aliens-attack-event-part-set-aside = Vaisseau-mère : { $part } mise de côté.
aliens-attack-event-refilled = Les Extraterrestres complètent la zone de décollage.
aliens-attack-event-danger-chosen = Les Extraterrestres déchaînent le Danger { $danger }.
aliens-attack-event-won = Le vaisseau-mère est détruit !
aliens-attack-event-lost-cannon = { $cannon } était déjà neutralisé : la défense s’effondre.
aliens-attack-event-lost-landing = Le vaisseau-mère se pose sur Terre.
aliens-attack-event-lost-time = Le tour { $turn } est passé sans victoire : la partie compte comme perdue.
aliens-attack-event-drawn-out = La manche { $turn } est passée et aucun camp ne l’a emporté : match nul.

## La fin

aliens-attack-reason-mothership-destroyed = Le vaisseau-mère est détruit.
aliens-attack-reason-neutralised-cannon-hit = Un canon neutralisé a été touché.
aliens-attack-reason-mothership-landed = Le vaisseau-mère a atteint la Terre.
aliens-attack-reason-out-of-time = La Terre ne l’a pas emporté dans la limite de tours.
aliens-attack-reason-drawn-out = Aucun camp ne l’a emporté dans la limite de manches.

aliens-attack-score-turns = Tours
aliens-attack-score-parts = Parties du vaisseau-mère endommagées
aliens-attack-score-cannons = Niveaux de canon restants

## Les thèmes du livret de règles

aliens-attack-topic-components = Matériel
aliens-attack-topic-geometry = Le champ de bataille
aliens-attack-topic-setup = Mise en place
aliens-attack-topic-deck = La pioche
aliens-attack-topic-move = Déplacement des vaisseaux
aliens-attack-topic-opening = Le mouvement d’ouverture
aliens-attack-topic-turn = Le tour de jeu
aliens-attack-topic-cannon = Les canons
aliens-attack-topic-hit = Les touches
aliens-attack-topic-cancel = Annuler un effet
aliens-attack-topic-icon = Les icônes
aliens-attack-topic-defence = La Défense planétaire
aliens-attack-topic-cannon_damage = Dégâts aux canons
aliens-attack-topic-mothership = Le vaisseau-mère
aliens-attack-topic-final_battle = L’ultime bataille
aliens-attack-topic-end = Fin de la partie
aliens-attack-topic-alternative = Autres vaisseaux-mères et autres cartes
aliens-attack-topic-mode = Les modes
aliens-attack-topic-two_player = À deux joueurs

## Le plateau dans un terminal : mots courts et signes

aliens-attack-board-turn = Tour { $turn }
aliens-attack-board-scout = Éclaireur
aliens-attack-board-advanced = Avancé
aliens-attack-board-part = Partie { $part }
aliens-attack-board-deck = Pioche { $cards }
aliens-attack-board-danger = Danger { $danger }
aliens-attack-board-danger-applied = Danger frappe
aliens-attack-board-danger-raised = Danger monte
aliens-attack-board-sabotaged = saboté
aliens-attack-board-neutralised = neutralisé
aliens-attack-board-mines = mines
aliens-attack-board-shield = bouclier { $left }/{ $points }
aliens-attack-board-on-board = sur le plateau
aliens-attack-board-aside = de côté
aliens-attack-board-arrival = { $rounds ->
    [one] Le vaisseau-mère arrive à la fin de cette manche.
   *[other] Le vaisseau-mère arrive dans { $rounds } manches.
  }
aliens-attack-board-legend =
    Vaisseaux : △ Éclaireur, ▲ Avancé, ◆ partie, ✗ endommagé ; #7 : carte connue.
    Après le nom du vaisseau : ce que déclenche la prochaine touche.
      +2 piocher 2 vaisseaux    2×1 en déplacer 2 de 1 case    ↓ sous la pioche
      ↯ laser    ! le Danger frappe    ↑ le Danger monte    – rien    ? inconnu
    Canons : ▮▯ niveau 1 sur 2, ↑2 portée 2, ↖↗1 portée 1 des deux côtés, ✶ touche.
    Cases : r0 est la zone de décollage, r3 touche les canons, c1 est à gauche.

## Le plateau dans un navigateur

aliens-attack-web-board = Plateau
aliens-attack-web-empty = vide
aliens-attack-web-above = Au-dessus de la colonne { $column }
aliens-attack-web-next-hit = { $ship } ; prochaine touche : { $effect }
aliens-attack-web-square = { $place } : { $things }
aliens-attack-web-deck-top = Sur le dessus : { $card }
aliens-attack-web-part-whole = intacte
aliens-attack-web-part-damaged = endommagée
aliens-attack-web-part-hidden = pas encore trouvée
aliens-attack-web-part-aside = mise de côté
aliens-attack-web-part-token = jeton Touché
aliens-attack-web-mothership-led = à deux joueurs, tous agissent de même ; seul change ce que déclenchent leurs parties quand on les trouve
aliens-attack-web-die = Le dé du vaisseau-mère. { $faces }.
aliens-attack-web-die-thrown = Le dé du vaisseau-mère. { $faces }. Dernier jet : { $die }.
aliens-attack-web-column = colonne { $column }
aliens-attack-web-level = niveau { $level }
aliens-attack-web-shot = porte à { $gauge ->
    [one] { $gauge } case
   *[other] { $gauge } cases
  } avec { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }
aliens-attack-web-shot-oblique = porte à { $gauge ->
    [one] { $gauge } case
   *[other] { $gauge } cases
  } dans les colonnes voisines avec { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }
aliens-attack-web-cannon-fire = Peut tirer
aliens-attack-web-cannon-pick = Peut être choisi

aliens-attack-web-about-laser_satellite = Touche un vaisseau où qu’il soit, deux fois à deux joueurs
aliens-attack-web-about-upgrade_cannons = Fait passer jusqu’à deux canons au niveau 2
aliens-attack-web-about-vortex = Envoie les vaisseaux d’une colonne sous la pioche, à deux joueurs seulement ceux de la zone de décollage et de la rangée du haut
aliens-attack-web-about-redeployment = Échange deux canons, puis l’un d’eux peut tirer
aliens-attack-web-about-repairs = Remet en service jusqu’à deux canons neutralisés, à deux joueurs un seul, ou deux voisins
aliens-attack-web-about-barrage = Deux canons tirent ; le second annule les effets
aliens-attack-web-about-space_mines = Touche le premier vaisseau qui entre dans une case
aliens-attack-web-about-mobile_shield = Arrête vaisseaux et lasers jusqu’à sa deuxième touche

aliens-attack-web-icon-draw_ships = piocher { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
  }
aliens-attack-web-icon-move_ships = déplacer { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
  } de { $squares }
aliens-attack-web-icon-laser = laser
aliens-attack-web-icon-danger_apply = le Danger frappe
aliens-attack-web-icon-danger_raise = le Danger monte
aliens-attack-web-icon-to_deck_bottom = va sous la pioche
aliens-attack-web-icon-none = aucun effet
aliens-attack-web-icon-unknown = inconnue

aliens-attack-web-choose-laser = Laser satellite : choisissez une cible.
aliens-attack-web-choose-upgrade = Améliorer : choisissez un ou deux canons.
aliens-attack-web-choose-vortex = Vortex : choisissez une colonne.
aliens-attack-web-choose-redeploy = Redéploiement : choisissez deux canons à échanger.
aliens-attack-web-choose-repair = Réparations : choisissez parmi les canons neutralisés.
aliens-attack-web-choose-barrage = Tir de barrage : choisissez le premier canon.
aliens-attack-web-choose-mines = Mines spatiales : choisissez une case vide.
aliens-attack-web-choose-shield = Bouclier mobile : choisissez une case vide.
aliens-attack-web-choose-prepare = Choisissez deux canons.
aliens-attack-web-choose-advance = Choisissez la colonne dont le vaisseau se déplace.
aliens-attack-web-choose-side = De quel côté ?

## Dans la page « À propos » : à qui est le jeu, et ce qui, dans ses données, est de nous

aliens-attack-web-credits = est un jeu de Fabrice Chazal et Arnaud Charpentier, édité par Grail Games.
aliens-attack-web-facts-cannons = Canons
aliens-attack-web-facts-cards = Cartes Vaisseau
aliens-attack-web-facts-danger = Niveaux de Danger
aliens-attack-web-facts-defence = Cartes Défense planétaire
aliens-attack-web-facts-motherships = Vaisseaux-mères
aliens-attack-web-fact-gauge = portée
aliens-attack-web-fact-hits = nombre de touches
aliens-attack-web-fact-cancel = ce qu’un tir annule
aliens-attack-web-fact-icons = les icônes de chaque carte
aliens-attack-web-fact-names = le nom de deux actions
aliens-attack-web-fact-effects = ce que font les actions, en chiffres
aliens-attack-web-fact-pairing = quelles actions partagent une carte
aliens-attack-web-fact-die = ce que donne le dé
