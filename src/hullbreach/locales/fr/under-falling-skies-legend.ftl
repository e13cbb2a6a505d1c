# Ce que veulent dire signes et cartes

under-falling-skies-legend-group-rooms = Salles
under-falling-skies-legend-group-base = Dans la base
under-falling-skies-legend-group-dice = Dés
under-falling-skies-legend-group-ships = Vaisseaux
under-falling-skies-legend-group-sky = Cases du ciel
under-falling-skies-legend-group-actions = Actions du Vaisseau-mère
under-falling-skies-legend-group-tracks = Pistes
under-falling-skies-legend-group-cities = Villes
under-falling-skies-legend-group-characters = Personnages
under-falling-skies-legend-group-scenarios = Scénarios

## Salles

under-falling-skies-legend-room-aa_gun =
    .about = Les vaisseaux de cette colonne descendent d’une case de moins quand un dé est posé ici.
under-falling-skies-legend-room-tunnel =
    .about = Un passage vide : il ne fait rien, mais on peut y poser un dé gênant.
under-falling-skies-legend-room-energy =
    .about = Ajoute autant d’énergie que sa valeur.
under-falling-skies-legend-room-fighter =
    .about = Détruit tout vaisseau sur une explosion dont le nombre ne dépasse pas sa valeur.
under-falling-skies-legend-room-research =
    .about = Sa valeur paie les prochaines cases de la piste de recherche ; le reste est perdu.
under-falling-skies-legend-room-robot =
    .about = Construit un robot de la valeur de la salle ; il travaille dès la manche suivante.
under-falling-skies-legend-room-command =
    .about = Sa valeur se partage entre les dés d’autres salles.

## Dans la base

under-falling-skies-legend-excavator = Excavatrice
    .about = Tout ce qui est derrière elle est utilisable. Un dé par manche peut être posé devant, pour la faire avancer.
under-falling-skies-legend-buried = Non excavé
    .about = Encore sous terre ; le nombre compte les pas qui séparent l’excavatrice de cette case.
under-falling-skies-legend-token = Jeton de scénario
    .about = Son effet est décrit sur la carte Scénario.

## Dés

under-falling-skies-legend-die-gray = Dé gris
    .about = Un ouvrier. Les vaisseaux de la colonne où il est posé descendent d’autant de cases que sa valeur.
under-falling-skies-legend-die-white = Dé blanc
    .about = Un ouvrier aussi ; une fois posé, tous les dés restants sont relancés.
under-falling-skies-legend-die-blue = Robot
    .about = Il reste dans sa salle, ne fait descendre aucun vaisseau et perd un point à chaque usage.
under-falling-skies-legend-exhausted = Robot désactivé
    .about = Il vient d’être construit ou a déjà travaillé ; il sera disponible à la manche suivante.

## Vaisseaux

under-falling-skies-legend-ship-purple = Vaisseau violet
    .about = Descend selon les dés. S’il atteint la ville, il inflige 1 dégât et retourne au Vaisseau-mère.
under-falling-skies-legend-ship-white = Vaisseau blanc
    .about = Un renfort : comme un vaisseau violet, mais une fois détruit il disparaît.
under-falling-skies-legend-ship-orange = Vaisseau de commandement
    .about = Inflige 2 dégâts et fait avancer les autres vaisseaux de sa colonne.
under-falling-skies-legend-mothership = Vaisseau-mère
    .about = Il descend d’une rangée par manche, fait ce qui est inscrit au bord et largue ce qui attend sur lui.
under-falling-skies-legend-launch = Point de largage
    .about = Les vaisseaux en attente partent d’ici, un par colonne libre.

## Cases du ciel

under-falling-skies-legend-square-explosion = Explosion
    .about = Des chasseurs de cette valeur ou plus détruisent le vaisseau qui s’y trouve.
under-falling-skies-legend-square-red_explosion = Explosion rouge
    .about = Comme une explosion, mais une salle Chasseur ne peut viser à la fois les rouges et les jaunes.
under-falling-skies-legend-square-arrow_left = Flèche vers la gauche
    .about = Un vaisseau qui s’arrête ici glisse d’une colonne vers la gauche.
under-falling-skies-legend-square-arrow_right = Flèche vers la droite
    .about = Un vaisseau qui s’arrête ici glisse d’une colonne vers la droite.
under-falling-skies-legend-square-mothership_icon = Icône Vaisseau-mère
    .about = Quand un vaisseau s’arrête ici, le Vaisseau-mère descend d’une rangée, sans son action.
under-falling-skies-legend-square-teleporter_pink = Téléporteur rose
    .about = Un vaisseau qui s’arrête ici saute à l’autre téléporteur rose, s’il est libre.
under-falling-skies-legend-square-teleporter_cyan = Téléporteur cyan
    .about = Un vaisseau qui s’arrête ici saute à l’autre téléporteur cyan, s’il est libre.
under-falling-skies-legend-threat = Face Menace
    .about = Le côté difficile d’une tuile Ciel ; chacun augmente le niveau de menace.
under-falling-skies-legend-city = Ville
    .about = Un vaisseau qui arrive jusqu’ici la touche : 1 dégât.
under-falling-skies-legend-storm = Tempête
    .about = Dans cette colonne, le canon AA ne freine rien et les vaisseaux descendent d’une case de plus.

## Actions du Vaisseau-mère

under-falling-skies-legend-action-white_ships =
    .about = Autant de vaisseaux blancs rejoignent ceux qui attendent sur le Vaisseau-mère.
under-falling-skies-legend-action-excavator_back =
    .about = L’excavatrice recule d’autant de cases.
under-falling-skies-legend-action-research_back =
    .about = Le marqueur de recherche recule d’autant de cases.
under-falling-skies-legend-action-damage =
    .about = La ville subit autant de dégâts.
under-falling-skies-legend-action-move_ships =
    .about = Tous les vaisseaux du ciel descendent d’autant de cases.
under-falling-skies-legend-action-skull =
    .about = Si le Vaisseau-mère atteint cette rangée, la partie est perdue.

## Pistes

under-falling-skies-legend-energy = Énergie
    .about = Ce que coûtent la plupart des salles et le forage. La piste de gauche montre ce qu’il en reste.
under-falling-skies-legend-research = Recherche
    .about = Amenez le marqueur en haut de cette piste et vous gagnez. Les nombres sont le coût de chaque case.
under-falling-skies-legend-goal = But
    .about = La dernière case de recherche : l’atteindre, c’est gagner.
under-falling-skies-legend-lock = Fermé
    .about = Le scénario ferme encore la dernière case de recherche.
under-falling-skies-legend-damage = Dégâts
    .about = Chaque coup reçu par la ville occupe une case de cette piste.
under-falling-skies-legend-skull = Crâne
    .about = À la dernière case de dégâts, la ville tombe et la partie est perdue.
under-falling-skies-legend-threat-level = Niveau de menace
    .about = Combien des quatre tuiles Ciel montrent leur face Menace : 0 pour une première partie, 4 pour des vétérans.
