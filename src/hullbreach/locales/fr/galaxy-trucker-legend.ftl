# Ce que veulent dire signes et cartes

galaxy-trucker-legend-group-signs = Signes
galaxy-trucker-legend-group-building = Pendant la construction
galaxy-trucker-legend-group-components = Composants
galaxy-trucker-legend-group-special = Composants spéciaux
galaxy-trucker-legend-group-boxed = Composants d’autres boîtes
galaxy-trucker-legend-group-flight = En vol
galaxy-trucker-legend-group-adventures = Cartes Aventure
galaxy-trucker-legend-group-supercards = Supercartes
galaxy-trucker-legend-group-missions = Missions

## Signes

galaxy-trucker-legend-crew = Équipage
    .about = Astronautes et extraterrestres à bord. Sans humain, le vol est terminé.
galaxy-trucker-legend-brown = Extraterrestre brun
    .about = Ajoute 2 aux moteurs, s’ils ont de la puissance ; sa cabine doit toucher un support de vie brun.
galaxy-trucker-legend-purple = Extraterrestre mauve
    .about = Ajoute 2 aux canons, s’ils ont de la puissance ; sa cabine doit toucher un support de vie mauve.
galaxy-trucker-legend-cell = Cellule d’énergie
    .about = Se dépense à chaque usage d’un bouclier, d’un double moteur ou d’un double canon.
galaxy-trucker-legend-engine = Puissance des moteurs
    .about = La distance parcourue dans l’espace intersidéral ; comparée dans les zones de combat.
galaxy-trucker-legend-cannon = Puissance des canons
    .about = Elle décide face aux ennemis. Un canon qui ne vise pas l’avant compte pour moitié.
galaxy-trucker-legend-shield = Bouclier
    .about = Protège deux côtés des petites météorites et des tirs simples, pour une cellule.
galaxy-trucker-legend-days = Jours de vol
    .about = La fusée recule d’autant de cases libres.
galaxy-trucker-legend-ahead = Entraîne
    .about = Ce qui précède entraîne ce qui suit.
galaxy-trucker-legend-credit = Crédits
    .about = Ce qui compte à la fin : qui en a a gagné, et qui en a le plus a le mieux gagné.
galaxy-trucker-legend-component = Composant
    .about = Une pièce du vaisseau. Chaque pièce perdue coûte un crédit à la fin.
galaxy-trucker-legend-connector = Connecteur exposé
    .about = Un connecteur relié à rien. Poussières d’étoile et petites météorites les adorent.
galaxy-trucker-legend-least = Le plus faible
    .about = Le vaisseau qui en a le moins paie ; en cas d’égalité, celui de devant.
galaxy-trucker-legend-block = Marchandises
    .about = Des cubes dans les soutes ; vendus à l’arrivée.
galaxy-trucker-legend-no = Tirs
    .about = Le vaisseau se fait tirer dessus.
galaxy-trucker-legend-dice = Dés
    .about = Deux dés désignent la rangée ou la colonne.
galaxy-trucker-legend-cabins = Cabines voisines
    .about = Des cabines occupées, reliées entre elles.
galaxy-trucker-legend-card = Carte Aventure
    .about = Révélées une par une par le leader.
galaxy-trucker-legend-weight = Poids
    .about = Containers lourds : il se déduit de la puissance des moteurs.
galaxy-trucker-legend-robot = Robots
    .about = Ils montent à bord et confisquent ce qu’ils trouvent.
galaxy-trucker-legend-charge = Charge explosive
    .about = Laissée à bord ; elle détruit son composant.
galaxy-trucker-legend-star = Mission
    .about = Ce que la mission rapporte ou coûte.
galaxy-trucker-legend-goods-red = Marchandises rouges
    .about = Les plus chères : 4 crédits le cube. Seules les soutes spéciales les acceptent.
galaxy-trucker-legend-goods-yellow = Marchandises jaunes
    .about = 3 crédits le cube.
galaxy-trucker-legend-goods-green = Marchandises vertes
    .about = 2 crédits le cube.
galaxy-trucker-legend-goods-blue = Marchandises bleues
    .about = 1 crédit le cube.

## Pendant la construction

galaxy-trucker-legend-connector-single = Connecteur simple
    .about = Se relie aux simples et aux universels.
galaxy-trucker-legend-connector-double = Connecteur double
    .about = Se relie aux doubles et aux universels.
galaxy-trucker-legend-connector-universal = Connecteur universel
    .about = Se relie à tous.
galaxy-trucker-legend-needs = Demande une cellule
    .about = Ne fonctionne que si un accumulateur fournit une cellule, à chaque fois.
galaxy-trucker-legend-part-unknown = Face cachée
    .about = Un composant que personne n’a encore regardé.
galaxy-trucker-legend-part-unknown_special = Composant spécial, face cachée
    .about = L’un des composants spéciaux de cette mission.
galaxy-trucker-legend-joins = Relié
    .about = Ces deux côtés tiennent ensemble.
galaxy-trucker-legend-clashes = Incompatible
    .about = Ces deux côtés ne peuvent se toucher : erreur de construction.
galaxy-trucker-legend-touches = Simple contact
    .about = Deux côtés lisses : permis, mais rien ne tient.
galaxy-trucker-legend-fault = Obstacle
    .about = Quelque chose gêne un canon ou un moteur, ou n’a rien à faire ici : erreur de construction.
galaxy-trucker-legend-timer = Sablier
    .about = Quand il s’est écoulé sur le dernier cercle, la construction est finie pour tous.
galaxy-trucker-legend-stack = Cartes à consulter
    .about = Pendant la construction, vous pouvez regarder cette pile : un quart de ce qui vous attend.
galaxy-trucker-legend-stack-secret = Pile secrète
    .about = Personne ne peut voir ces cartes avant le vol.
galaxy-trucker-legend-off = Hors service ici
    .about = Une zone morte ou la radiation l’éteint ou la laisse vide.

## Composants

galaxy-trucker-legend-part-starting_cabin = Cabine de départ
    .about = Le cœur du vaisseau, pour deux humains ; jamais d’extraterrestre.
galaxy-trucker-legend-part-cabin = Cabine
    .about = Deux humains, ou un extraterrestre si son support de vie la touche.
galaxy-trucker-legend-part-life_support_brown = Support de vie brun
    .about = Permet à un extraterrestre brun de vivre dans une cabine reliée.
galaxy-trucker-legend-part-life_support_purple = Support de vie mauve
    .about = Permet à un extraterrestre mauve de vivre dans une cabine reliée.
galaxy-trucker-legend-part-engine_1 = Moteur simple
    .about = Puissance 1. Il doit viser l’arrière, sans rien derrière lui.
galaxy-trucker-legend-part-engine_2 = Double moteur
    .about = Puissance 2 pour une cellule. Il doit viser l’arrière, sans rien derrière lui.
galaxy-trucker-legend-part-cannon_1 = Canon simple
    .about = Puissance 1 vers l’avant, ½ sur les côtés ; rien devant son canon.
galaxy-trucker-legend-part-cannon_2 = Double canon
    .about = Puissance 2 pour une cellule, la moitié sur les côtés ; rien devant ses canons.
galaxy-trucker-legend-part-shield = Bouclier
    .about = Pour une cellule, protège les deux côtés de son arc des petites météorites et des tirs simples.
galaxy-trucker-legend-part-battery = Accumulateur
    .about = Fournit deux ou trois cellules d’énergie.
galaxy-trucker-legend-part-cargo = Soute
    .about = De la place pour des cubes, sauf les rouges.
galaxy-trucker-legend-part-special_cargo = Soute spéciale
    .about = De la place pour tous les cubes, même les rouges.
galaxy-trucker-legend-part-structural = Module structurel
    .about = Ne sert qu’à tenir le vaisseau, par ses nombreux connecteurs.

## Composants spéciaux

galaxy-trucker-legend-part-explosive = Container explosif
    .about = S’il est détruit, tout ce qui occupe les huit cases autour l’est aussi.
galaxy-trucker-legend-part-fragile = Container fragile
    .about = Se brise dès que quelque chose est détruit sur les huit cases autour.
galaxy-trucker-legend-part-heavy = Container lourd
    .about = Son poids se déduit des moteurs ; ses côtés lisses sont blindés.
galaxy-trucker-legend-part-radioactive = Container radioactif
    .about = Ni équipage ni cellules sur les huit cases autour.
galaxy-trucker-legend-part-artefact_single = Artefact simple
    .about = Sa rangée ou sa colonne, selon les flammes, est une zone morte : rien n’y fonctionne.
galaxy-trucker-legend-part-artefact_double = Artefact double
    .about = Sa rangée et sa colonne sont une zone morte : rien n’y fonctionne.

## Composants d’autres boîtes

galaxy-trucker-legend-part-plating = Blindage indestructible
    .about = Météorites et tirs sur ses côtés lisses ne font rien.
galaxy-trucker-legend-part-thrusters = Propulseurs
    .about = Pour une cellule, avec un équipage à côté, décalent un impact d’une ligne.
galaxy-trucker-legend-part-router = Module routeur
    .about = Ce qui lui est relié compte comme relié entre soi.
galaxy-trucker-legend-part-robonauts = Robonautes
    .about = Comptent comme équipage dans une comparaison, pour une cellule.
galaxy-trucker-legend-part-stasis = Chambre de stase
    .about = Des dormeurs, à réveiller entre deux cartes dans des cabines libres.
galaxy-trucker-legend-part-booster = Accélérateur
    .about = Une fois par vol, le vaisseau saute, et deux cartes ne le concernent pas.
galaxy-trucker-legend-part-self_defence = Système d’autodéfense
    .about = Repousse les intrus qui entrent par ses voisins.
galaxy-trucker-legend-part-armoury = Armurerie
    .about = Arme contre les intrus les équipages des cabines reliées.

## En vol

galaxy-trucker-legend-hazard-small_meteor =
    .about = Sans effet sur un côté lisse. Sur un connecteur exposé, elle détruit le composant, sauf bouclier.
galaxy-trucker-legend-hazard-large_meteor =
    .about = Détruit ce qu’elle touche, sauf si un canon dans sa ligne l’abat.
galaxy-trucker-legend-hazard-light_shot =
    .about = Détruit ce qu’il touche, sauf si un bouclier de ce côté l’arrête.
galaxy-trucker-legend-hazard-heavy_shot =
    .about = Détruit ce qu’il touche. Rien ne l’arrête.
galaxy-trucker-legend-rocket = Fusée
    .about = Un vaisseau sur la route, par sa couleur et sa marque.
galaxy-trucker-legend-route = Route
    .about = Une case est un jour de vol. Qui se fait doubler d’un tour doit abandonner.
galaxy-trucker-legend-die = Dé
    .about = Deux dés désignent la rangée ou la colonne touchée.
galaxy-trucker-legend-meter = Votre puissance face au besoin
    .about = Le repère est à atteindre ; des cellules font avancer la barre.
galaxy-trucker-legend-muzzles = Où comptent les canons
    .about = Contre cette flotte, les côtés clairs comptent en entier, les autres pour moitié.
galaxy-trucker-legend-sweep = Passage
    .about = Le côté d’où viennent les météorites, et leur chemin sur le vaisseau.

## Cartes Aventure

galaxy-trucker-legend-card-open_space =
    .about = Chacun avance de sa puissance de moteurs. Sans moteur, le vol est fini.
galaxy-trucker-legend-card-stardust =
    .about = Chaque connecteur exposé coûte un jour de vol.
galaxy-trucker-legend-card-planets =
    .about = Dans l’ordre, un vaisseau par planète peut se poser et charger, pour quelques jours de vol.
galaxy-trucker-legend-card-abandoned_ship =
    .about = Le premier qui le veut cède de l’équipage et des jours contre des crédits.
galaxy-trucker-legend-card-abandoned_station =
    .about = Le premier qui a assez d’équipage peut charger, pour quelques jours de vol.
galaxy-trucker-legend-card-smugglers =
    .about = Des canons plus forts gagnent des cubes ; plus faibles, ils perdent les plus chers.
galaxy-trucker-legend-card-slavers =
    .about = Des canons plus forts gagnent des crédits ; plus faibles, ils perdent de l’équipage.
galaxy-trucker-legend-card-pirates =
    .about = Des canons plus forts gagnent des crédits ; les plus faibles se font tirer dessus.
galaxy-trucker-legend-card-meteor_swarm =
    .about = Les météorites arrivent une à une, sur la même ligne pour tous.
galaxy-trucker-legend-card-combat_zone =
    .about = Ligne après ligne, le vaisseau le plus faible paie.
galaxy-trucker-legend-card-epidemic =
    .about = Chaque cabine occupée reliée à une autre perd un membre d’équipage.
galaxy-trucker-legend-card-sabotage =
    .about = Le plus petit équipage perd un composant, là où les dés le trouvent.

## Supercartes

galaxy-trucker-legend-card-meteor_rain =
    .about = De petites météorites dans chaque colonne, puis chaque rangée. Sans dés.
galaxy-trucker-legend-card-meteor_alert =
    .about = De larges météorites de deux côtés, plus nombreuses à chaque niveau.
galaxy-trucker-legend-card-black_hole =
    .about = De bons moteurs s’échappent ; chaque point manquant coûte deux composants.
galaxy-trucker-legend-card-pirate_fleet =
    .about = Attaque tout le monde : chaque ligne que vos canons n’atteignent pas tire.
galaxy-trucker-legend-card-slaver_fleet =
    .about = Attaque tout le monde : chaque ligne non atteinte par vos canons coûte de l’équipage.
galaxy-trucker-legend-card-looter_fleet =
    .about = Attaque tout le monde : chaque ligne non atteinte par vos canons coûte des cubes.
galaxy-trucker-legend-card-tactical_zone =
    .about = Deux colonnes, une valeur moins une autre : le résultat le plus bas paie.
galaxy-trucker-legend-card-nanobot_dust =
    .about = Les composants aux nombreux connecteurs exposés se détachent.
galaxy-trucker-legend-card-abrasive_dust =
    .about = Chaque connecteur exposé coûte des jours de vol.
galaxy-trucker-legend-card-plague =
    .about = Une épidémie, plusieurs fois de suite.
galaxy-trucker-legend-card-space_fever =
    .about = Les cabines occupées voisines d’une autre, même en diagonale, perdent de l’équipage.
galaxy-trucker-legend-card-cell_leak =
    .about = Les cabines occupées reliées à un accumulateur chargé perdent de l’équipage.
galaxy-trucker-legend-card-meltdown =
    .about = Les accumulateurs les plus pleins sont perdus, avec ce qui y tient.
galaxy-trucker-legend-card-robopolice_raid =
    .about = Des robots abordent chaque vaisseau, confisquent et laissent des charges.

## Missions

galaxy-trucker-legend-mission-special = Une mission avec des composants spéciaux
    .about = Écrite par quelqu’un ; ce qui compte est sur sa carte.
galaxy-trucker-legend-mission-super = Une mission avec des supercartes
    .about = Écrite par quelqu’un ; ce qui compte est sur sa carte.
galaxy-trucker-legend-mission-rules = Une mission de notre cru
    .about = Écrite par quelqu’un ; ce qui compte est sur sa carte.
