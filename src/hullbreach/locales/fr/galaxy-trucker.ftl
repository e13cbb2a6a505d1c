# Galaxy Trucker

galaxy-trucker-title = Galaxy Trucker
galaxy-trucker-about = Soudez un vaisseau contre la montre, faites-le voler à travers tout ce qui se présente et faites-vous payer ce qu’il en reste.

galaxy-trucker-seat-blue = Bleu
galaxy-trucker-seat-green = Vert
galaxy-trucker-seat-yellow = Jaune
galaxy-trucker-seat-red = Rouge
galaxy-trucker-seat-orange = Orange

## Options

galaxy-trucker-option-players = Joueurs
    .about = le nombre de vaisseaux à construire et à piloter
galaxy-trucker-option-players-1 = 1
    .about = un vol d’entraînement selon les mêmes règles, seul contre les cartes
galaxy-trucker-option-players-2 = 2
    .about = une course
galaxy-trucker-option-players-3 = 3
    .about = un chantier bien rempli
galaxy-trucker-option-players-4 = 4
    .about = tout le monde veut le même moteur
galaxy-trucker-option-players-5 = 5
    .about = la cinquième roue : les pièces se font rares, et le dernier arrivé ne touche que le prix de sa cargaison

galaxy-trucker-option-flights = Vols
    .about = les niveaux à parcourir, l’un après l’autre
galaxy-trucker-option-flights-all = I, II et III
    .about = la partie entière : trois vols, des vaisseaux et des ennuis de plus en plus gros
galaxy-trucker-option-flights-I-II = I et II
    .about = une partie plus courte, qui s’arrête avant le pire
galaxy-trucker-option-flights-II-III = II et III
    .about = une partie plus courte, pour qui connaît déjà le chantier
galaxy-trucker-option-flights-I = I seulement
    .about = un saut de puce dans un petit vaisseau : huit cartes
galaxy-trucker-option-flights-II = II seulement
    .about = un vol de douze cartes
galaxy-trucker-option-flights-III = III seulement
    .about = un long-courrier de seize cartes
galaxy-trucker-option-flights-IV = IV seulement
    .about = un vol de vingt cartes, les pires qui soient
galaxy-trucker-option-flights-III-IV = III et IV
    .about = deux long-courriers dans de gros vaisseaux
galaxy-trucker-option-flights-I-IV = de I à IV
    .about = quatre vols : une très longue soirée

galaxy-trucker-option-flights-agreed = à convenir
    .about = choisissez vous-mêmes le niveau de chaque vol

galaxy-trucker-option-flight-1 = Premier vol
    .about = son niveau
galaxy-trucker-option-flight-1-I = niveau I
    .about = huit cartes
galaxy-trucker-option-flight-1-II = niveau II
    .about = douze cartes
galaxy-trucker-option-flight-1-III = niveau III
    .about = seize cartes
galaxy-trucker-option-flight-1-IV = niveau IV
    .about = ce qu’il y a de pire

galaxy-trucker-option-flight-2 = Deuxième vol
    .about = son niveau
galaxy-trucker-option-flight-2-none = aucun
    .about = la partie s’arrête avant
galaxy-trucker-option-flight-2-I = niveau I
    .about = huit cartes
galaxy-trucker-option-flight-2-II = niveau II
    .about = douze cartes
galaxy-trucker-option-flight-2-III = niveau III
    .about = seize cartes
galaxy-trucker-option-flight-2-IV = niveau IV
    .about = ce qu’il y a de pire

galaxy-trucker-option-flight-3 = Troisième vol
    .about = son niveau
galaxy-trucker-option-flight-3-none = aucun
    .about = la partie s’arrête avant
galaxy-trucker-option-flight-3-I = niveau I
    .about = huit cartes
galaxy-trucker-option-flight-3-II = niveau II
    .about = douze cartes
galaxy-trucker-option-flight-3-III = niveau III
    .about = seize cartes
galaxy-trucker-option-flight-3-IV = niveau IV
    .about = ce qu’il y a de pire

galaxy-trucker-option-flight-4 = Quatrième vol
    .about = son niveau
galaxy-trucker-option-flight-4-none = aucun
    .about = la partie s’arrête avant
galaxy-trucker-option-flight-4-I = niveau I
    .about = huit cartes
galaxy-trucker-option-flight-4-II = niveau II
    .about = douze cartes
galaxy-trucker-option-flight-4-III = niveau III
    .about = seize cartes
galaxy-trucker-option-flight-4-IV = niveau IV
    .about = ce qu’il y a de pire
galaxy-trucker-option-first = Premier vaisseau
    .about = le contour sur lequel on construit au niveau I
galaxy-trucker-option-first-I = classe I
    .about = petite et simple
galaxy-trucker-option-first-IA = classe IA
    .about = tout aussi petite, mais presque chaque lancer de dés la touche
galaxy-trucker-option-first-IC = classe IC
    .about = un vaisseau plié : un seul dé désigne la ligne, et chaque numéro vaut pour deux rangées

galaxy-trucker-option-second = Deuxième vaisseau
    .about = le contour sur lequel on construit au niveau II
galaxy-trucker-option-second-II = classe II
    .about = une proue effilée devant une large poupe
galaxy-trucker-option-second-IIA = classe IIA
    .about = deux vaisseaux en un : chaque moitié tient par elle-même
galaxy-trucker-option-second-IIB = classe IIB
    .about = un anneau : ses bords gauche et droit se rejoignent, et nul ne sait où est le côté
galaxy-trucker-option-second-IIC = classe IIC
    .about = le plan plié de la classe IC, emmené plus loin

galaxy-trucker-option-third = Troisième vaisseau
    .about = le contour sur lequel on construit au niveau III, et au niveau IV s’il n’en a pas d’autre
galaxy-trucker-option-third-III = classe III
    .about = large, flanquée de deux balanciers
galaxy-trucker-option-third-IIIA = classe IIIA
    .about = longue et étroite, avec des trous à contourner
galaxy-trucker-option-third-IIIC = classe IIIC
    .about = une sphère de six sur six : ni bord ni côté, et chaque lancer touche

galaxy-trucker-option-fourth = Quatrième vaisseau
    .about = le contour sur lequel on construit au niveau IV
galaxy-trucker-option-fourth-third = comme au niveau III
    .about = encore une fois le troisième vaisseau
galaxy-trucker-option-fourth-IVC = classe IVC
    .about = quatre vaisseaux en un : chaque quart tient par lui-même

galaxy-trucker-option-mission = Mission
    .about = ce pour quoi on vole, en plus de rentrer, avec 20 crédits au départ
galaxy-trucker-option-mission-none = aucune
    .about = le jeu de base : le plus de crédits l’emporte
galaxy-trucker-option-mission-drawn = trois tirées, une choisie
    .about = avant chaque vol, vous votez pour une mission parmi trois
galaxy-trucker-option-mission-lot = au sort
    .about = avant chaque vol, le sort désigne une mission parmi trois
galaxy-trucker-option-mission-beverage_run = Embouteillages
    .about = deux containers fragiles chacun, à installer et à livrer ; ouvrez-en un, et une supercarte vous épargne
galaxy-trucker-option-mission-heavy_duty = Service lourd
    .about = livrez le plus de poids possible avec le moins de canons possible, sous les alertes météorites
galaxy-trucker-option-mission-experiments = Expérimentations
    .about = le laboratoire veut un exemplaire de tout, et paie un supplément pour la collection complète
galaxy-trucker-option-mission-club_gold_trials = Défis du Club Platinium
    .about = une supercarte dans chaque pile, et un insigne pour chacune franchie sans une égratignure
galaxy-trucker-option-mission-escort_mission = Mission d’Escorte
    .about = un marchand vole avec vous : chaque ennemi que personne ne bat le touche
galaxy-trucker-option-mission-hilarious_stories = Histoires hilarantes
    .about = tout ce que vous perdez en route vous est payé, à condition de rentrer le raconter
galaxy-trucker-option-mission-riding_a_powder_keg = Assis sur un baril de poudre
    .about = les explosifs paient bien, tant que la cabine du pilote ne saute pas avec eux
galaxy-trucker-option-mission-radioactive_isotopes = Isotopes radioactifs
    .about = les isotopes rapportent par container livré et coûtent par container perdu
galaxy-trucker-option-mission-alien_archaeology = Archéologie extraterrestre
    .about = rapportez des artéfacts, et faites avec tout ce qui s’éteint autour d’eux
galaxy-trucker-option-mission-alien_design = Design extraterrestre
    .about = les connecteurs simples ne se branchent que sur des doubles, et la beauté paie triple
galaxy-trucker-option-mission-diplomatic_mission = Mission diplomatique
    .about = les extraterrestres sont vos hôtes : ramenez-les, et n’en perdez aucun
galaxy-trucker-option-mission-carpool = Covoiturage
    .about = les passagers paient à l’arrivée, et le convoi reste groupé
galaxy-trucker-option-mission-easy_peasy = Les doigts dans le nez
    .about = pas un regard sur les cartes, moins de temps pour construire, et double paie pour l’ordre et la beauté
galaxy-trucker-option-mission-the_bet = Le pari
    .about = pariez en secret sur le peu que vous perdrez
galaxy-trucker-option-mission-directives = Directives
    .about = le siège donne trois directives : chacune respectée paie, chacune enfreinte coûte
galaxy-trucker-option-mission-cocktail_time = L’heure du cocktail
    .about = fragile, explosif et radioactif : le client veut des assortiments complets
galaxy-trucker-option-mission-own = une mission à nous
    .about = une mission écrite par quelqu’un : collez-la ci-dessous
galaxy-trucker-option-paper = Notre mission
    .about = la mission telle que l’atelier l’écrit
galaxy-trucker-option-optional = Supercartes facultatives
    .about = ce qu’une mission laisse au choix des joueurs
galaxy-trucker-option-optional-without = sans
    .about = seulement les supercartes que la mission exige
galaxy-trucker-option-optional-with = avec
    .about = la pile secrète reçoit aussi sa supercarte, là où la mission le permet

galaxy-trucker-option-clock = Sablier
    .about = la vitesse du sable pendant la construction
galaxy-trucker-option-clock-none = aucun
    .about = pas de sablier : la construction cesse quand chacun a pris une tuile d’ordre
galaxy-trucker-option-clock-full = 90 secondes
    .about = comme dans la boîte
galaxy-trucker-option-clock-slow = 135 secondes
    .about = une moitié de plus à chaque fois
galaxy-trucker-option-clock-slower = 180 secondes
    .about = deux fois plus à chaque fois

galaxy-trucker-option-cards = Premières cartes
    .about = de quoi est fait le vol de niveau I
galaxy-trucker-option-cards-random = au hasard
    .about = huit cartes sur vingt
galaxy-trucker-option-cards-beginners = pour débuter
    .about = les huit cartes à astérisque, presque une de chaque sorte

galaxy-trucker-option-inspection = Inspection
    .about = ce que coûte un vaisseau mal construit
galaxy-trucker-option-inspection-strict = stricte
    .about = les composants fautifs sont retirés, et il faut les payer
galaxy-trucker-option-inspection-lenient = indulgente
    .about = les vaisseaux fautifs retournent au chantier, sont réparés gratuitement et partent derniers

galaxy-trucker-option-goods = Marchandises
    .about = le nombre de cubes à transporter
galaxy-trucker-option-goods-limited = comme dans la boîte
    .about = une couleur épuisée ne peut plus être chargée
galaxy-trucker-option-goods-unlimited = à volonté
    .about = il reste toujours un cube

galaxy-trucker-option-losses = Pertes
    .about = ce que coûtent les composants perdus à la fin d’un vol
galaxy-trucker-option-losses-capped = assurées
    .about = 1 crédit chacun, mais jamais plus de 5, 8 ou 11 selon la classe du vaisseau
galaxy-trucker-option-losses-uncapped = sans assurance
    .about = 1 crédit chacun, quel qu’en soit le nombre
galaxy-trucker-option-boxes = Pièces d’autres boîtes
    .about = les composants dont parlent les règles de Missions, bien que leurs boîtes ne soient pas là
galaxy-trucker-option-boxes-none = aucune
    .about = seulement le jeu de base et Missions
galaxy-trucker-option-boxes-some = quelques-unes
    .about = blindages, propulseurs, routeurs, robonautes, chambres de stase, accélérateurs, autodéfense et armureries parmi les composants ; avec les supercartes, la Robopolice

## Composants

galaxy-trucker-tile-t = le composant { $t }
galaxy-trucker-tile-x = le container explosif { $x }
galaxy-trucker-tile-f = le container fragile { $f }
galaxy-trucker-tile-h = le container lourd { $h }
galaxy-trucker-tile-r = le container radioactif { $r }
galaxy-trucker-tile-as = l’artefact simple { $as }
galaxy-trucker-tile-ad = l’artefact double { $ad }
galaxy-trucker-tile-pl = le blindage { $pl }
galaxy-trucker-tile-th = les propulseurs { $th }
galaxy-trucker-tile-ro = le module routeur { $ro }
galaxy-trucker-tile-rb = les robonautes { $rb }
galaxy-trucker-tile-sc = la chambre de stase { $sc }
galaxy-trucker-tile-bo = l’accélérateur { $bo }
galaxy-trucker-tile-sd = le système d’autodéfense { $sd }
galaxy-trucker-tile-am = l’armurerie { $am }
galaxy-trucker-tile-starting_cabin = une cabine de départ
    .label = Cabine de départ
galaxy-trucker-tile-cabin = une cabine
    .label = Cabine
galaxy-trucker-tile-life_support_brown = un module de support de vie brun
    .label = Support de vie brun
galaxy-trucker-tile-life_support_purple = un module de support de vie mauve
    .label = Support de vie mauve
galaxy-trucker-tile-engine_1 = un moteur simple
    .label = Moteur simple
galaxy-trucker-tile-engine_2 = un double moteur
    .label = Double moteur
galaxy-trucker-tile-cannon_1 = un canon simple
    .label = Canon simple
galaxy-trucker-tile-cannon_2 = un double canon
    .label = Double canon
galaxy-trucker-tile-shield = un bouclier
    .label = Bouclier
galaxy-trucker-tile-battery_2 = un accumulateur de 2 cellules
    .label = Accumulateur, 2 cellules
galaxy-trucker-tile-battery_3 = un accumulateur de 3 cellules
    .label = Accumulateur, 3 cellules
galaxy-trucker-tile-cargo_2 = une soute de 2 cubes
    .label = Soute, 2 cubes
galaxy-trucker-tile-cargo_3 = une soute de 3 cubes
    .label = Soute, 3 cubes
galaxy-trucker-tile-special_cargo_1 = une soute spéciale de 1 cube
    .label = Soute spéciale, 1 cube
galaxy-trucker-tile-special_cargo_2 = une soute spéciale de 2 cubes
    .label = Soute spéciale, 2 cubes
galaxy-trucker-tile-structural = un module structurel
    .label = Module structurel
galaxy-trucker-tile-explosive = un container explosif
    .label = Container explosif
galaxy-trucker-tile-fragile = un container fragile
    .label = Container fragile
galaxy-trucker-tile-heavy_2 = un container lourd de poids 2
    .label = Container lourd, poids 2
galaxy-trucker-tile-heavy_3 = un container lourd de poids 3
    .label = Container lourd, poids 3
galaxy-trucker-tile-heavy_4 = un container lourd de poids 4
    .label = Container lourd, poids 4
galaxy-trucker-tile-radioactive = un container radioactif
    .label = Container radioactif
galaxy-trucker-tile-artefact_single = un artefact simple
    .label = Artefact simple
galaxy-trucker-tile-artefact_double = un artefact double
    .label = Artefact double
galaxy-trucker-tile-plating = un blindage indestructible
    .label = Blindage indestructible
galaxy-trucker-tile-thrusters = des propulseurs
    .label = Propulseurs
galaxy-trucker-tile-router = un module routeur
    .label = Module routeur
galaxy-trucker-tile-robonauts_2 = une équipe de 2 robonautes
    .label = Robonautes
galaxy-trucker-tile-stasis_2 = une chambre de stase pour 2 dormeurs
    .label = Chambre de stase, 2 dormeurs
galaxy-trucker-tile-booster_1 = un accélérateur
    .label = Accélérateur
galaxy-trucker-tile-self_defence = un système d’autodéfense
    .label = Système d’autodéfense
galaxy-trucker-tile-armoury = une armurerie
    .label = Armurerie

## Cartes Aventure

galaxy-trucker-card-open_space = Espace Intersidéral
    .about = Chacun avance d’autant que sa puissance de moteurs, le leader d’abord. À zéro, le vol est fini.
galaxy-trucker-card-stardust = Poussières d’Étoile
    .about = Chaque connecteur exposé coûte un jour de vol.
galaxy-trucker-card-planets = Planètes
    .about = Un vaisseau par planète peut atterrir et charger. Atterrir coûte { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
      }.
galaxy-trucker-card-abandoned_ship = Vaisseau Abandonné
    .about = L’un de vous peut y laisser { $amount } membres d’équipage contre { $credits } crédits et { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
      }.
galaxy-trucker-card-abandoned_station = Station Abandonnée
    .about = L’un de vous, avec un équipage d’au moins { $amount }, peut charger { $goods } contre { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
      }.
galaxy-trucker-card-smugglers = Contrebandiers
    .about = Canons au-dessus de { $strength } : à vous { $goods } contre { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
      } ; au-dessous : adieu les { $amount } cubes les plus précieux.
galaxy-trucker-card-slavers = Esclavagistes
    .about = Canons au-dessus de { $strength } : à vous { $credits } crédits contre { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
      } ; au-dessous : adieu { $amount } membres d’équipage.
galaxy-trucker-card-pirates = Pirates
    .about = Canons au-dessus de { $strength } : à vous { $credits } crédits contre { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
      } ; au-dessous : on vous tire dessus.
galaxy-trucker-card-meteor_swarm = Essaim de Météorites
    .about = Les météorites arrivent une à une, au même endroit pour chaque vaisseau.
galaxy-trucker-card-combat_zone = Zone de Combat
    .about = Ligne après ligne, le vaisseau le plus faible paie.
galaxy-trucker-card-epidemic = Épidémie
    .about = Chaque cabine occupée, connectée à une autre qui l’est aussi, perd un membre d’équipage.
galaxy-trucker-card-sabotage = Sabotage
    .about = Le plus petit équipage perd un composant, là où les dés en trouvent un.

## Supercartes

galaxy-trucker-card-meteor_rain = Pluie de météorites
    .about = De petites météorites balaient le vaisseau, une par colonne, puis une par ligne. Sans dés.
galaxy-trucker-card-meteor_alert = Alerte Météorites
    .about = De larges météorites de deux côtés, ligne après ligne jusqu’au niveau du vol. Un dé imprimé ne se lance pas.
galaxy-trucker-card-black_hole = Trou noir
    .about = Moteurs à { $scale } ou plus : on s’échappe. Sinon, chaque point manquant coûte exactement deux composants.
galaxy-trucker-card-pirate_fleet = Flotte Pirate
    .about = Elle attaque tout le monde. Canons à { $scale } ou plus : rien à craindre ; sinon, gare aux tirs des lignes non atteintes.
galaxy-trucker-card-slaver_fleet = Flotte d’Esclavagistes
    .about = Elle attaque tout le monde. Canons à { $scale } ou plus : rien à craindre ; sinon, on paie les lignes non atteintes.
galaxy-trucker-card-looter_fleet = Flotte de Pillards
    .about = Elle attaque tout le monde. Canons à { $scale } ou plus : rien à craindre ; sinon, on paie les lignes non atteintes.
galaxy-trucker-card-tactical_zone = Zone Tactique
    .about = Deux colonnes, une valeur du vaisseau moins une autre : dans chacune, le résultat le plus bas paie.
galaxy-trucker-card-nanobot_dust = Poussière de Nanobot
    .about = Tout composant avec { $scale ->
        [one] { $scale } connecteur exposé ou plus
       *[other] { $scale } connecteurs exposés ou plus
      } se détache, sauf la cabine de départ.
galaxy-trucker-card-abrasive_dust = Poussière abrasive
    .about = Chaque connecteur exposé coûte { $scale ->
        [one] { $scale } jour de vol
       *[other] { $scale } jours de vol
      }. On peut d’abord faire détruire un des composants qui en ont le plus.
galaxy-trucker-card-plague = Peste
    .about = Une Épidémie, { $scale } fois de suite.
galaxy-trucker-card-space_fever = Fièvre de l’espace
    .about = Chaque cabine occupée qui en a une autre autour d’elle, même en diagonale, perd { $scale } de son équipage.
galaxy-trucker-card-cell_leak = Fuite de cellules
    .about = Chaque cabine occupée connectée à un accumulateur encore chargé perd { $scale } de son équipage.
galaxy-trucker-card-meltdown = Fusion
    .about = Chaque vaisseau perd { $scale ->
        [one] { $scale } accumulateur, l’un des plus chargés
       *[other] { $scale } accumulateurs, parmi les plus chargés
      }, et tout ce qui y tenait.
galaxy-trucker-card-robopolice_raid = Raid de la Robopolice
    .about = Des robots abordent chaque vaisseau, confisquent ce qu’ils trouvent et laissent des charges explosives.

## Noms

galaxy-trucker-class-I = I
galaxy-trucker-class-II = II
galaxy-trucker-class-III = III
galaxy-trucker-class-IIIA = IIIA
galaxy-trucker-class-IA = IA
galaxy-trucker-class-IC = IC
galaxy-trucker-class-IIC = IIC
galaxy-trucker-class-IIA = IIA
galaxy-trucker-class-IIB = IIB
galaxy-trucker-class-IIIC = IIIC
galaxy-trucker-class-IVC = IVC
galaxy-trucker-level-I = I
galaxy-trucker-level-II = II
galaxy-trucker-level-III = III
galaxy-trucker-level-IV = IV
galaxy-trucker-circle-start = Départ
galaxy-trucker-circle-I = I
galaxy-trucker-circle-II = II
galaxy-trucker-circle-III = III
galaxy-trucker-circle-IV = IV

galaxy-trucker-phase-mission = choix de la mission
galaxy-trucker-phase-building = construction
galaxy-trucker-phase-inspection = inspection
galaxy-trucker-phase-launch = décollage
galaxy-trucker-phase-flight = en vol
galaxy-trucker-phase-accounts = les comptes
galaxy-trucker-status-in_yard = au chantier
galaxy-trucker-status-flying = en vol
galaxy-trucker-status-gave_up = abandon
galaxy-trucker-status-finished = à bon port
galaxy-trucker-status-hyperspace = dans l’hyperespace
galaxy-trucker-status-lingering = encore dans l’hyperespace

galaxy-trucker-way-lower = d’une ligne vers le bas
galaxy-trucker-way-higher = d’une ligne vers le haut

galaxy-trucker-status-skipping = laisse passer cette carte
galaxy-trucker-status-dead = mort
galaxy-trucker-status-sitting_out = hors jeu

galaxy-trucker-alien-brown = l’extraterrestre brun
galaxy-trucker-alien-purple = l’extraterrestre mauve
galaxy-trucker-figure-human = un astronaute
galaxy-trucker-figure-brown = l’extraterrestre brun
galaxy-trucker-figure-purple = l’extraterrestre mauve
galaxy-trucker-colour-red = rouge
    .blocks = { $blocks } { $blocks ->
        [one] rouge
       *[other] rouges
      }
galaxy-trucker-colour-yellow = jaune
    .blocks = { $blocks } { $blocks ->
        [one] jaune
       *[other] jaunes
      }
galaxy-trucker-colour-green = vert
    .blocks = { $blocks } { $blocks ->
        [one] vert
       *[other] verts
      }
galaxy-trucker-colour-blue = bleu
    .blocks = { $blocks } { $blocks ->
        [one] bleu
       *[other] bleus
      }

galaxy-trucker-hazard-small_meteor = Petite météorite
    .label = petite météorite
galaxy-trucker-hazard-large_meteor = Large météorite
    .label = large météorite
galaxy-trucker-hazard-light_shot = Tir de canon simple
    .label = tir simple
galaxy-trucker-hazard-heavy_shot = Puissant tir de canon
    .label = tir puissant
galaxy-trucker-from-front = de l’avant, colonne
    .label = avant
galaxy-trucker-from-right = de la droite, ligne
    .label = droite
galaxy-trucker-from-rear = de l’arrière, colonne
    .label = arrière
galaxy-trucker-from-left = de la gauche, ligne
    .label = gauche

galaxy-trucker-criterion-crew = équipage
galaxy-trucker-criterion-engines = puissance de moteurs
galaxy-trucker-criterion-cannons = puissance de canons
galaxy-trucker-penalty-days = jours de vol
galaxy-trucker-penalty-crew = membres d’équipage
galaxy-trucker-penalty-goods = cubes de marchandises
galaxy-trucker-penalty-shots = sous le feu

galaxy-trucker-cause-choice = l’équipage en a assez
galaxy-trucker-cause-no_engine = aucun moteur ne tourne
galaxy-trucker-cause-no_human = plus d’astronaute aux commandes
galaxy-trucker-cause-lapped = le leader lui a pris un tour
galaxy-trucker-cause-no_ship = il ne reste rien du vaisseau
galaxy-trucker-cause-swallowed = le trou noir l’a avalé
galaxy-trucker-account-order = l’ordre d’arrivée
galaxy-trucker-account-beauty = le plus beau vaisseau
galaxy-trucker-account-goods = les marchandises
galaxy-trucker-account-losses = les composants perdus

galaxy-trucker-account-mission = la mission

galaxy-trucker-mission-beverage_run = Embouteillages
galaxy-trucker-mission-heavy_duty = Service lourd
galaxy-trucker-mission-experiments = Expérimentations
galaxy-trucker-mission-club_gold_trials = Défis du Club Platinium
galaxy-trucker-mission-escort_mission = Mission d’Escorte
galaxy-trucker-mission-hilarious_stories = Histoires hilarantes
galaxy-trucker-mission-riding_a_powder_keg = Assis sur un baril de poudre
galaxy-trucker-mission-radioactive_isotopes = Isotopes radioactifs
galaxy-trucker-mission-alien_archaeology = Archéologie extraterrestre
galaxy-trucker-mission-alien_design = Design extraterrestre
galaxy-trucker-mission-diplomatic_mission = Mission diplomatique
galaxy-trucker-mission-carpool = Covoiturage
galaxy-trucker-mission-easy_peasy = Les doigts dans le nez
galaxy-trucker-mission-the_bet = Le pari
galaxy-trucker-mission-directives = Directives
galaxy-trucker-mission-cocktail_time = L’heure du cocktail
galaxy-trucker-mission-own = une mission à nous

galaxy-trucker-counter-delivered_explosive = containers explosifs livrés
galaxy-trucker-counter-delivered_fragile = containers fragiles livrés
galaxy-trucker-counter-delivered_heavy = containers lourds livrés
galaxy-trucker-counter-delivered_radioactive = containers radioactifs livrés
galaxy-trucker-counter-delivered_artefact = artéfacts livrés
galaxy-trucker-counter-delivered_artefact_single = artéfacts simples livrés
galaxy-trucker-counter-delivered_artefact_double = artéfacts doubles livrés
galaxy-trucker-counter-delivered_weight = poids livré
galaxy-trucker-counter-delivered_distinct_kinds = types de composants spéciaux livrés
galaxy-trucker-counter-delivered_human = passagers arrivés
galaxy-trucker-counter-delivered_alien = extraterrestres arrivés
galaxy-trucker-counter-delivered_goods_colours = couleurs de marchandises livrées
galaxy-trucker-counter-lost_explosive = containers explosifs perdus
galaxy-trucker-counter-lost_fragile = containers fragiles perdus
galaxy-trucker-counter-lost_heavy = containers lourds perdus
galaxy-trucker-counter-lost_radioactive = containers radioactifs perdus
galaxy-trucker-counter-lost_artefact = artéfacts perdus
galaxy-trucker-counter-lost_human = passagers perdus
galaxy-trucker-counter-lost_alien = extraterrestres perdus
galaxy-trucker-counter-lost_crew = membres d’équipage perdus
galaxy-trucker-counter-lost_in_flight = composants perdus en vol
galaxy-trucker-counter-cannon_components = canons à bord
galaxy-trucker-counter-exposed_connectors = connecteurs exposés
galaxy-trucker-counter-cells_left = cellules restantes
galaxy-trucker-counter-engine_strength_without_cells = puissance de moteurs sans cellule
galaxy-trucker-counter-badges = insignes
galaxy-trucker-counter-enemies_beaten = ennemis vaincus
galaxy-trucker-counter-directives_met = directives respectées
galaxy-trucker-counter-directives_broken = directives enfreintes
galaxy-trucker-counter-built_artefact = artéfacts installés
galaxy-trucker-counter-aliens_aboard = extraterrestres à bord au décollage
galaxy-trucker-counter-empty_squares_at_launch = cases libres au décollage

galaxy-trucker-pay-per = à l’unité
galaxy-trucker-pay-table = selon le nombre
galaxy-trucker-pay-most = le plus
galaxy-trucker-pay-rank = au classement
galaxy-trucker-pay-if = condition remplie
galaxy-trucker-pay-sets = assortiments complets
galaxy-trucker-pay-marker = la fusée escortée
galaxy-trucker-pay-choice = le pari
galaxy-trucker-pay-choice_failed = le pari perdu
galaxy-trucker-pay-losses = au lieu du prix habituel
galaxy-trucker-pay-launch = manquant au décollage
galaxy-trucker-flaw-connection = des connecteurs qui ne s’accordent pas
galaxy-trucker-flaw-cannon = quelque chose devant un canon
galaxy-trucker-flaw-engine = quelque chose derrière un moteur
galaxy-trucker-flaw-engine_facing = un moteur qui ne pointe pas vers l’arrière
galaxy-trucker-flaw-disconnected = sans connexion avec le vaisseau
galaxy-trucker-flaw-radioactive = deux containers radioactifs connectés
galaxy-trucker-flaw-artefact = un artefact dans la zone morte d’un autre

## Coups

galaxy-trucker-move-draw = Piocher un composant
    .kind = Piocher
galaxy-trucker-move-take = Prendre { $at-id ->
    [none] un composant visible
   *[other] { $at }
  }
    .kind = Prendre
    .typed = take et un signe de la liste des composants visibles : take t023
galaxy-trucker-move-return = Remettre le composant, face visible
    .kind = Remettre
galaxy-trucker-move-weld = Monter le composant sur le vaisseau, { $turn ->
    [0] tel quel
    [1] tourné vers la droite
    [2] tourné tête en bas
   *[other] tourné vers la gauche
  }
    .kind = Construire
    .typed = weld, une case et des quarts de tour à droite : weld 8,7 1
galaxy-trucker-move-lift = Reprendre le dernier composant placé
    .kind = Reprendre
galaxy-trucker-move-keep = Mettre le composant de côté
    .kind = De côté
galaxy-trucker-move-reach = Prendre le composant mis de côté à la place { $place }
    .kind = Ressortir
    .choice = place { $place }
galaxy-trucker-move-look = Regarder la pile { $stack }
    .kind = Regarder
    .choice = pile { $stack }
galaxy-trucker-move-close = Reposer la pile
    .kind = Reposer
galaxy-trucker-move-finish = Terminer le vaisseau avec la tuile d’ordre { $order }
    .kind = Terminer
    .choice = tuile d’ordre { $order }
galaxy-trucker-move-flip = Retourner le sablier
    .kind = Sablier
galaxy-trucker-move-remove = Retirer { $at-id ->
    [none] un composant
   *[other] { $at }
  }
    .kind = Retirer
    .typed = remove et une case : remove 8,7
galaxy-trucker-move-salvage = Garder le morceau avec { $at-id ->
    [none] ce composant
   *[other] { $at }
  }
    .kind = Garder
    .choice = le morceau autour de { $square }
galaxy-trucker-move-repaired = Déclarer le vaisseau réparé
    .kind = Réparé
galaxy-trucker-move-board = Loger { $alien } dans une cabine
    .kind = Loger
    .choice = { $alien } en { $square }
galaxy-trucker-move-crewed = Fermer les écoutilles
    .kind = Décoller
galaxy-trucker-move-fly-on = Poursuivre le vol
    .kind = Poursuivre
galaxy-trucker-move-give-up = Abandonner le vol
    .kind = Abandonner
galaxy-trucker-move-spend = Dépenser une cellule
    .kind = Cellule
    .choice = en { $square }
galaxy-trucker-move-enough = Annoncer la puissance telle quelle
    .kind = Annoncer
galaxy-trucker-move-brace = Serrer les dents et encaisser
    .kind = Encaisser
galaxy-trucker-move-land = Atterrir sur la planète { $planet }
    .kind = Atterrir
    .choice = planète { $planet }
galaxy-trucker-move-pass = Passer au large
    .kind = Passer
galaxy-trucker-move-accept = Accepter l’offre
    .kind = Accepter
galaxy-trucker-move-claim = Prendre la récompense et perdre les jours
    .kind = Prendre
galaxy-trucker-move-decline = Laisser la récompense et garder les jours
    .kind = Renoncer
galaxy-trucker-move-discharge = Se séparer de quelqu’un { $at-id ->
    [none] à bord
   *[other] dans { $at }
  }
    .kind = Équipage
    .choice = en { $square }
galaxy-trucker-move-hand-over = Céder un cube { $at-id ->
    [none] de marchandise
   *[other] pris dans { $at }
  }
    .kind = Céder
    .choice = en { $square }
galaxy-trucker-move-load = Charger un cube { $colour } { $at-id ->
    [none] dans une soute
   *[other] dans { $at }
  }
    .kind = Charger
    .typed = load, une couleur et une case : load red 8,7 (red, yellow, green, blue)
galaxy-trucker-move-unload = Décharger un cube { $colour } { $at-id ->
    [none] d’une soute
   *[other] pris dans { $at }
  }
    .kind = Décharger
    .typed = unload, une couleur et une case : unload blue 8,7
galaxy-trucker-move-stow = Ranger les cubes les plus précieux et fermer les soutes
    .kind = Ranger
galaxy-trucker-move-loaded = Fermer les soutes telles quelles
    .kind = Fermer
galaxy-trucker-move-onward = Ranger les comptes
    .kind = Suite
galaxy-trucker-move-jump = Sauter dans l’hyperespace
    .kind = Sauter
galaxy-trucker-move-stay = Garder l’accélérateur pour plus tard
    .kind = Rester
galaxy-trucker-move-shift = Décaler { $way } avec une cellule
    .kind = Propulseurs
    .choice = { $way }, cellule en { $square }
galaxy-trucker-move-hold = Ne pas toucher aux propulseurs
    .kind = Tenir bon
galaxy-trucker-move-wake = Réveiller un dormeur
    .kind = Réveiller
    .choice = en { $square }
galaxy-trucker-move-abandon = Abandonner { $at-id ->
    [none] un composant
   *[other] { $at }
  }
    .kind = Abandonner
    .choice = { $square }
galaxy-trucker-move-take-back = Garder tout de même { $at-id ->
    [none] un composant
   *[other] { $at }
  }
    .kind = Garder
    .choice = { $square }
galaxy-trucker-move-escape = S’échapper sans ce qui est abandonné
    .kind = S’échapper
galaxy-trucker-move-fall-in = Laisser le vaisseau au trou noir
    .kind = Plonger
galaxy-trucker-move-part-with = Sacrifier { $at-id ->
    [none] un composant
   *[other] { $at }
  }
    .kind = Se séparer
    .choice = { $square }
galaxy-trucker-move-hold-fast = Ne rien sacrifier et perdre les jours
    .kind = Tenir bon

galaxy-trucker-move-draw-special = Piocher un composant spécial
    .kind = Piocher spécial
galaxy-trucker-move-vote = Voter pour { $at-id ->
    [none] la mission à la place { $mission }
   *[other] { $at }
  }
    .kind = Voter
    .choice = mission { $mission }
galaxy-trucker-move-veto = Tout sauf { $at-id ->
    [none] la mission à la place { $mission }
   *[other] { $at }
  }
    .kind = Tout sauf
    .choice = mission { $mission }
galaxy-trucker-move-refit = Piloter la classe { $class }
    .kind = Classe
    .choice = classe { $class }
galaxy-trucker-move-bet = Choisir en secret l’option { $option }
    .kind = Parier
    .choice = option { $option }
galaxy-trucker-move-skip = Défausser { $at-id ->
    [none] un container
   *[other] { $at }
  } et laisser passer cette carte
    .kind = Laisser passer
    .choice = défausser { $square }
galaxy-trucker-move-face = Affronter la carte
    .kind = Affronter
galaxy-trucker-move-volunteer = Se porter volontaire pour combattre en premier
    .kind = Volontaire
galaxy-trucker-move-hold-back = Attendre son tour
    .kind = Attendre
galaxy-trucker-move-rejoin = Revenir en nouveau pilote avec 1 crédit
    .kind = Revenir
galaxy-trucker-move-sit-out = Ne plus jouer jusqu’à la fin
    .kind = Hors jeu

## Que faire maintenant

galaxy-trucker-now-build = Construisez : piochez, placez, et terminez avec une tuile d’ordre.
galaxy-trucker-now-watch = Votre vaisseau est prêt ; vous pouvez encore retourner le sablier.
galaxy-trucker-now-inspect = L’inspecteur fronce les sourcils : retirez ce qui ne va pas.
galaxy-trucker-now-repair = Réparez le vaisseau jusqu’à ce que tout aille bien.
galaxy-trucker-now-crew = { $seat } : logez vos extraterrestres, puis fermez les écoutilles.
galaxy-trucker-now-between = Carte suivante, ou abandon ?
galaxy-trucker-now-engines = { $seat } : combien de cellules pour les doubles moteurs ?
galaxy-trucker-now-cannons = { $seat } : combien de cellules pour les doubles canons ?
galaxy-trucker-now-defend = { $seat } : une cellule pour sauver ce qui serait touché ?
galaxy-trucker-now-jump = { $seat } : sauter dans l’hyperespace avant cette carte ?
galaxy-trucker-now-shift = { $seat } : une cellule pour les propulseurs, pour s’écarter de la ligne ?
galaxy-trucker-now-robonauts = { $seat } : combien de cellules pour les robonautes ?
galaxy-trucker-now-piece = { $seat } : le vaisseau s’est brisé ; quel morceau poursuit le vol ?
galaxy-trucker-now-planets = { $seat } : atterrir, ou passer au large ?
galaxy-trucker-now-offer = { $seat } : accepter l’offre, ou passer au large ?
galaxy-trucker-now-reward = { $seat } : la récompense vaut-elle les jours perdus ?
galaxy-trucker-now-loading = { $seat } : chargez ce qui rentre, puis fermez les soutes.
galaxy-trucker-now-lose-crew = { $seat } : de qui l’équipage se passera-t-il ?
galaxy-trucker-now-lose-goods = { $seat } : quelle soute cède son cube le plus précieux ?
galaxy-trucker-now-lose-cells = { $seat } : quel accumulateur cède une cellule ?
galaxy-trucker-now-hole = { $seat } : alimentez des moteurs ou abandonnez des composants, puis échappez-vous.
galaxy-trucker-now-sacrifice = { $seat } : sacrifier un composant à la poussière, ou perdre les jours ?
galaxy-trucker-now-meltdown = { $seat } : lequel des accumulateurs les plus chargés fond ?
galaxy-trucker-now-radiation = { $seat } : lequel des containers désormais reliés doit partir ?
galaxy-trucker-now-accounts = Les comptes sont sur la table. La suite ?
galaxy-trucker-now-mission = Laquelle des trois missions ? Votez pour l’une, ou contre l’une.
galaxy-trucker-now-bet = Choisissez en secret ; tout est révélé avant la première carte.
galaxy-trucker-now-skip = { $seat } : défausser un container et laisser passer la carte, ou l’affronter ?
galaxy-trucker-now-volunteer = { $seat } : combattre en premier ?
galaxy-trucker-now-pilot = { $seat } : votre pilote est mort. Un nouveau, ou plus rien ?
galaxy-trucker-now-over = La partie est terminée.

## Le but, toujours en vue

galaxy-trucker-web-goal-credits = Le plus riche gagne · vol { $flight }/{ $flights } · { $phase ->
    [building] { $parts }/{ $squares } cases{ " · " }
    [flight] { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
      }{ " · " }
   *[other] { "" }
  }{ $mine ->
    [true] vous avez { $credits } cr.
   *[other] le premier a { $credits } cr.
  }
galaxy-trucker-web-goal-mission = Le plus riche gagne, la mission paie · vol { $flight }/{ $flights } · { $mine ->
    [true] vous avez { $credits } cr.
   *[other] le premier a { $credits } cr.
  }

## Pourquoi ce conseil

galaxy-trucker-web-why-draw-engine = Votre vaisseau n’a pas encore de moteur, et sans moteur le vol s’arrête au premier espace intersidéral.
galaxy-trucker-web-why-draw-cannon = Votre vaisseau n’a pas encore de canon, et de larges météorites et des pirates arrivent.
galaxy-trucker-web-why-draw = Il reste de la place, et rien de ce qui est visible n’améliorerait le vaisseau.
galaxy-trucker-web-why-take = Il est à la portée de tous, et vaut mieux pour vous que ce que vous pouvez espérer piocher.
galaxy-trucker-web-why-reach = Vous l’aviez mis de côté pour cela : il a maintenant une bonne case.
galaxy-trucker-web-why-weld = Il s’y emboîte sans défaut, et { $kind ->
    [engine] les moteurs vous font passer devant les autres.
    [cannon] les canons arrêtent les larges météorites et repoussent les pirates.
    [cabin] beaucoup de cartes demandent un équipage.
    [battery] ses cellules alimentent les boucliers et tout ce qui est double.
    [shield] il protège deux côtés des petites météorites et des tirs légers.
    [cargo] les marchandises sont payées à l’arrivée.
    [special_cargo] les marchandises rouges sont les mieux payées.
    [life_support_brown] un alien qui pousse les moteurs peut loger à côté.
    [life_support_purple] un alien qui pointe les canons peut loger à côté.
    [structural] d’autres composants pourront s’y rattacher.
   *[other] votre vaisseau en a l’usage.
  }
galaxy-trucker-web-why-return = Il apporterait peu sur les cases qui restent. Rien n’est perdu : il reste visible, et vous pourrez le reprendre.
galaxy-trucker-web-why-keep = Il est bon, mais n’a pas encore de bonne case. De côté, il en attend une.
galaxy-trucker-web-why-close = Vous avez vu ce qui vient. Il faut reposer la pile pour continuer à construire.
galaxy-trucker-web-why-finish = Ce qu’on pourrait ajouter ne vaut pas l’attente, et une petite tuile part plus en avant.
galaxy-trucker-web-why-flip = Quand le sablier aura fini son dernier cercle, les autres devront s’arrêter.
galaxy-trucker-web-why-remove = Un défaut doit disparaître, et ce composant manquera le moins.
galaxy-trucker-web-why-salvage = C’est ce morceau qui volera le mieux.
galaxy-trucker-web-why-repaired = Plus rien ne cloche sur le vaisseau.
galaxy-trucker-web-why-board = { $alien ->
    [brown] Si vous avez des moteurs, il ajoute 2 à leur puissance.
   *[other] Si vous avez des canons, il ajoute 2 à leur puissance.
  }
galaxy-trucker-web-why-crewed = Deux humains valent ici mieux qu’un alien, ou aucun ne peut s’installer.
galaxy-trucker-web-why-fly-on = Qui abandonne ne touche que la moitié du prix des marchandises, et rien pour l’arrivée ; ce vaisseau peut continuer.
galaxy-trucker-web-why-give-up = Les prochaines cartes coûteraient sans doute plus cher que l’abandon.
galaxy-trucker-web-why-land = Ces marchandises valent plus que les jours qu’elles coûtent.
galaxy-trucker-web-why-accept = Cela rapporte plus que cela ne coûte.
galaxy-trucker-web-why-pass = Cela coûte plus que cela ne rapporte.
galaxy-trucker-web-why-claim = La récompense vaut plus que les jours.
galaxy-trucker-web-why-decline = Les jours valent plus que la récompense.
galaxy-trucker-web-why-stow = Les marchandises les plus chères sont les mieux payées à l’arrivée.
galaxy-trucker-web-why-spend = La cellule est plus utile maintenant que plus tard.
galaxy-trucker-web-why-enough = Plus de puissance ne vaudrait pas les cellules dépensées.
galaxy-trucker-web-why-brace = Ce qui serait touché vaut moins qu’une cellule.
galaxy-trucker-web-why-discharge = Quelqu’un doit partir ; c’est là qu’il manquera le moins.
galaxy-trucker-web-why-hand-over = Le cube le plus précieux part en premier, où qu’il soit.
galaxy-trucker-web-why-onward = Vous avez vu ce que le vol a rapporté.

## Refus

galaxy-trucker-error-hand-full = { $move } : votre main est pleine ; placez, mettez de côté ou remettez d’abord ce que vous tenez.
galaxy-trucker-error-hand-empty = { $move } : votre main est vide ; piochez ou prenez d’abord un composant.
galaxy-trucker-error-none-face-down = { $move } : il n’y a plus rien face cachée ; prenez un composant visible.
galaxy-trucker-error-not-face-up = { $move } : il n’est pas face visible ; quelqu’un a pu être plus rapide.
galaxy-trucker-error-outside = { $move } : cette case est hors du contour de ce vaisseau.
galaxy-trucker-error-square-taken = { $move } : il y a déjà un composant ; choisissez une case libre.
galaxy-trucker-error-not-joined = { $move } : aucun de ses connecteurs ne s’y accorderait avec un voisin ; tournez-le ou choisissez une autre case.
galaxy-trucker-error-welded = { $move } : plus rien ne s’enlève ; un composant est soudé dès qu’on prend le suivant.
galaxy-trucker-error-no-room-aside = { $move } : deux composants sont déjà de côté, il n’y a plus de place.
galaxy-trucker-error-never-back = { $move } : ce qui a été mis de côté ne retourne pas à l’entrepôt ; placez-le, ou remettez-le de côté.
galaxy-trucker-error-nothing-aside = { $move } : rien n’y est mis de côté.
galaxy-trucker-error-nothing-built = { $move } : placez au moins un composant avant de regarder les cartes.
galaxy-trucker-error-looking = { $move } : vous tenez une pile de cartes ; reposez-la d’abord.
galaxy-trucker-error-stack-held = { $move } : quelqu’un d’autre la regarde ; attendez, ou prenez une autre pile.
galaxy-trucker-error-not-looking = { $move } : vous ne regardez aucune pile.
galaxy-trucker-error-no-such-order = { $move } : il n’y a qu’une tuile d’ordre par joueur.
galaxy-trucker-error-order-taken = { $move } : quelqu’un a cette tuile d’ordre ; choisissez-en une qui reste.
galaxy-trucker-error-no-timer = { $move } : cette partie se joue sans sablier.
galaxy-trucker-error-timer-runs = { $move } : le sable coule encore.
galaxy-trucker-error-timer-at-start = { $move } : il est sur Départ et ne se retourne plus.
galaxy-trucker-error-not-finished = { $move } : seul un joueur qui a terminé peut le retourner sur Départ ; prenez d’abord une tuile d’ordre.
galaxy-trucker-error-worn-out = { $move } : vous avez assez fouillé pour cette manche ; placez ce que vous tenez, et terminez.
galaxy-trucker-error-no-error-there = { $move } : rien à redire à celui-là ; retirez un composant en cause dans une erreur.
galaxy-trucker-error-no-such-piece = { $move } : aucun morceau à garder ne commence là.
galaxy-trucker-error-still-errors = { $move } : il reste des erreurs ; l’inspecteur voit tout.
galaxy-trucker-error-no-alien-there = { $move } : il lui faut une cabine connectée à un support de vie de sa couleur, et chaque couleur n’embarque qu’une fois.
galaxy-trucker-error-no-cell-there = { $move } : il n’y a pas de cellule ici ; choisissez un accumulateur qui en a encore.
galaxy-trucker-error-planet-taken = { $move } : quelqu’un y a déjà atterri ; choisissez une planète libre.
galaxy-trucker-error-no-such-planet = { $move } : la carte n’a pas de planète de ce numéro.
galaxy-trucker-error-none-special = { $move } : aucun composant spécial face cachée.
galaxy-trucker-error-never-aside = { $move } : un composant spécial ne se met pas de côté ; installez-le ou remettez-le.
galaxy-trucker-error-not-to-be-seen = { $move } : dans cette mission, personne ne regarde les cartes.
galaxy-trucker-error-not-offered = { $move } : cette mission n’a pas été tirée.
galaxy-trucker-error-too-late = { $move } : la construction a commencé, ou la classe n’était pas à débattre.
galaxy-trucker-error-not-this-class = { $move } : cette classe ne convient pas à cette mission.
galaxy-trucker-error-no-such-choice = { $move } : la mission n’a pas cette option.
galaxy-trucker-error-nothing-to-discard = { $move } : aucun container à défausser là.
galaxy-trucker-error-no-such-line = { $move } : aucun dé ne donne une telle ligne.
galaxy-trucker-error-no-bed-there = { $move } : personne ne peut s’y réveiller ; choisissez une cabine avec une place libre où l’équipage est permis.
galaxy-trucker-error-nobody-there = { $move } : personne n’y loge ; choisissez une cabine occupée.
galaxy-trucker-error-not-the-dearest = { $move } : les marchandises les plus précieuses partent d’abord, et il n’y en a pas là.
galaxy-trucker-error-not-to-spare = { $move } : il n’y a rien là, ou autre chose se détacherait avec ; choisissez un composant qui ne retient rien.
galaxy-trucker-error-not-given-up = { $move } : ce composant n’est pas abandonné, ou plus rien ne le retiendrait.
galaxy-trucker-error-too-few-abandoned = { $move } : l’attraction est plus forte ; alimentez des moteurs ou abandonnez d’autres composants.
galaxy-trucker-error-too-many-abandoned = { $move } : c’est plus qu’il n’en faut ; gardez une partie de ce que vous abandonnez.
galaxy-trucker-error-not-the-one = { $move } : la carte ne demande pas celui-là ; choisissez parmi ceux qu’elle prend.
galaxy-trucker-error-no-such-block = { $move } : ce cube n’est pas là.
galaxy-trucker-error-no-hold-there = { $move } : il n’y a pas là de soute en état de marche.
galaxy-trucker-error-only-special = { $move } : les marchandises rouges sont dangereuses ; seule une soute spéciale les accepte.
galaxy-trucker-error-hold-full = { $move } : cette soute est pleine ; déchargez-en d’abord un cube.
galaxy-trucker-error-shuffled-enough = { $move } : les cubes ont assez voyagé ; chargez, ou fermez les soutes.

## Le journal

galaxy-trucker-event-round = Vol { $round }, niveau { $level } : le chantier ouvre pour des vaisseaux de classe { $class }.
galaxy-trucker-event-drew = { $seat } pioche { $tile }.
galaxy-trucker-event-took = { $seat } prend { $tile } face visible.
galaxy-trucker-event-returned = { $seat } remet { $tile }, face visible.
galaxy-trucker-event-placed = { $seat } monte { $tile }.
galaxy-trucker-event-lifted = { $seat } reprend { $tile }.
galaxy-trucker-event-set-aside = { $seat } met de côté { $tile }.
galaxy-trucker-event-reached = { $seat } ressort { $tile } de ses réserves.
galaxy-trucker-event-looked = { $seat } regarde la pile { $stack }.
galaxy-trucker-event-closed = { $seat } repose la pile { $stack }.
galaxy-trucker-event-timer-turned = { $seat } retourne le sablier, sur { $circle }.
galaxy-trucker-event-timer-out = Le sablier s’est écoulé sur { $circle }.
galaxy-trucker-event-timer-waits = Le sablier attend toujours sur { $circle } qu’on le retourne.
galaxy-trucker-event-finished = { $seat } a terminé, et prend la tuile d’ordre { $order }.
galaxy-trucker-event-time-up = Le temps est écoulé : posez les outils !
galaxy-trucker-event-put-back = { $seat } allait placer { $tile } : trop tard.
galaxy-trucker-event-given-order = { $seat } reçoit la tuile d’ordre { $order }.
galaxy-trucker-event-left-over = { $seat } laisse de côté { $tile } : une perte.
galaxy-trucker-event-sound = Le vaisseau de { $seat } passe l’inspection.
galaxy-trucker-event-faulty = Le vaisseau de { $seat } a { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
  }.
galaxy-trucker-event-removed = { $seat } retire { $tile }.
galaxy-trucker-event-salvaged = { $seat } garde un morceau du vaisseau et perd { $lost ->
    [one] { $lost } composant
   *[other] { $lost } composants
  }.
galaxy-trucker-event-sent-back = { $seat } retourne au chantier pour réparer.
galaxy-trucker-event-repaired = { $seat } a tout réparé, et reçoit la tuile d’ordre { $order }.
galaxy-trucker-event-on-track = { $behind ->
    [0] { $seat } part en tête.
    [one] { $seat } part { $behind } case derrière.
   *[other] { $seat } part { $behind } cases derrière.
  }
galaxy-trucker-event-boarded = { $seat } accueille { $alien } à bord.
galaxy-trucker-event-crewed = { $seat } est prêt : équipage { $crew }, cellules { $cells }.
galaxy-trucker-event-shuffled = Les { $cards } cartes sont mélangées. En route !
galaxy-trucker-event-card = { $card } ! { $left ->
    [0] C’est la dernière carte.
    [one] Il reste { $left } carte.
   *[other] Il reste { $left } cartes.
  }
galaxy-trucker-event-no-effect = { $card } : sans effet sur un vaisseau seul.
galaxy-trucker-event-engines = { $seat } annonce { $strength } aux moteurs.
galaxy-trucker-event-cannons = { $seat } annonce { $halves } aux canons.
galaxy-trucker-event-cell-spent = { $seat } dépense une cellule.
galaxy-trucker-event-ahead = { $seat } avance de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
galaxy-trucker-event-back = { $seat } perd { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
galaxy-trucker-event-exposed = { $seat } a { $connectors ->
    [one] { $connectors } connecteur exposé
   *[other] { $connectors } connecteurs exposés
  }.
galaxy-trucker-event-landed = { $seat } atterrit sur la planète { $planet }.
galaxy-trucker-event-passed = { $seat } passe au large.
galaxy-trucker-event-accepted = { $seat } accepte : { $card }.
galaxy-trucker-event-loaded = { $seat } charge un cube { $colour }.
galaxy-trucker-event-unloaded = { $seat } décharge un cube { $colour }.
galaxy-trucker-event-stowed = { $seat } ferme les soutes sur { $blocks ->
    [one] { $blocks } cube
   *[other] { $blocks } cubes
  }.
galaxy-trucker-event-left-behind = { $seat } laisse { $blocks ->
    [one] { $blocks } cube ({ $colour })
   *[other] { $blocks } cubes ({ $colour })
  }.
galaxy-trucker-event-beat = { $seat } l’emporte sur les { $card } !
galaxy-trucker-event-held-off = { $seat } tient tête aux { $card }.
galaxy-trucker-event-beaten = { $seat } ne fait pas le poids contre les { $card }.
galaxy-trucker-event-declined = { $seat } laisse flotter la récompense.
galaxy-trucker-event-paid = { $seat } touche { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }.
galaxy-trucker-event-lowest = { $seat } est au plus bas ({ $criterion }) : { $amount ->
    [0] { $penalty }
   *[other] { $amount } { $penalty } de moins
  }.
galaxy-trucker-event-crew-lost = { $seat } perd { $figure }.
galaxy-trucker-event-goods-lost = { $seat } perd un cube { $colour }.
galaxy-trucker-event-cell-lost = { $seat } perd une cellule.
galaxy-trucker-event-fell-ill = L’épidémie emporte { $figure } à bord de { $seat }.
galaxy-trucker-event-saboteur = Un saboteur se glisse à bord de { $seat }.
galaxy-trucker-event-sabotage-failed = { $seat } : le saboteur ne trouve rien à casser.
galaxy-trucker-event-gave-up = { $seat } quitte le vol : { $cause }.
galaxy-trucker-event-meteor = { $seat } : petite météorite { $from } { $line }.
galaxy-trucker-event-escaped = { $seat } échappe au trou noir avec { $strength } aux moteurs.
galaxy-trucker-event-abandoned = { $seat } laisse { $tile } au trou noir.
galaxy-trucker-event-swallowed = Le trou noir avale { $seat } : { $components ->
    [one] { $components } composant perdu
   *[other] { $components } composants perdus
  }.
galaxy-trucker-event-unharmed = { $card } : { $seat } s’en tire sans dommage.
galaxy-trucker-event-outgunned = { $card } : { $seat } ne fait pas le poids et subit { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  }.
galaxy-trucker-event-result = { $seat } arrive à { $halves }.
galaxy-trucker-event-result-below = { $seat } arrive à −{ $halves }.
galaxy-trucker-event-worst = { $seat } a le résultat le plus bas et paie.
galaxy-trucker-event-second-worst = { $seat } vient juste après et paie un peu moins.
galaxy-trucker-event-detached = { $seat } voit { $tile } se détacher.
galaxy-trucker-event-hazard = { $hazard } { $from } { $line } !
galaxy-trucker-event-missed = { $seat } y échappe.
galaxy-trucker-event-bounced = { $seat } : cela rebondit sur la coque.
galaxy-trucker-event-shielded = Le bouclier de { $seat } tient bon.
galaxy-trucker-event-shot-down = Le canon de { $seat } l’abat.
galaxy-trucker-event-plated = Le blindage de { $seat } tient bon.
galaxy-trucker-event-destroyed = { $seat } perd { $tile } !
galaxy-trucker-event-blown-up = L’explosion arrache { $tile } à { $seat } !
galaxy-trucker-event-shattered = { $seat } perd { $tile }, brisé avec le composant voisin.
galaxy-trucker-event-fell-off = { $seat } voit dériver { $tile }.
galaxy-trucker-event-alien-lost = { $seat } perd { $figure } : plus de support de vie.
galaxy-trucker-event-jumped = L’accélérateur de { $seat } est consumé : en route pour l’hyperespace !
galaxy-trucker-event-came-back = { $seat } revient de l’hyperespace.
galaxy-trucker-event-storm = Un puissant tir atteint { $seat } dans l’hyperespace, colonne { $line } !
galaxy-trucker-event-shifted = Les propulseurs de { $seat } décalent l’impact en { $line }.
galaxy-trucker-event-woken = { $seat } réveille un dormeur.
galaxy-trucker-event-mustered = { $seat } aligne un équipage de { $crew }.
galaxy-trucker-event-raid = La Robopolice arrive { $from } { $line } !
galaxy-trucker-event-raid-enters = La Robopolice entre chez { $seat }.
galaxy-trucker-event-raid-gives-up = La Robopolice ne trouve aucune entrée chez { $seat }.
galaxy-trucker-event-raid-goes-on = La Robopolice continue sa fouille chez { $seat }.
galaxy-trucker-event-charge = Une charge est posée chez { $seat }.
galaxy-trucker-event-raid-beaten = { $seat } bat la Robopolice !
galaxy-trucker-event-raid-leaves = La Robopolice quitte le vaisseau de { $seat }.
galaxy-trucker-event-charges-go-off = Les charges sautent chez { $seat } !
galaxy-trucker-event-turned-up = Restait dans le paquet : { $card }.
galaxy-trucker-event-arrived = { $finish ->
    [1] { $seat } arrive en tête.
   *[other] { $seat } arrive à la place { $finish }.
  }
galaxy-trucker-event-earned = { $seat } touche { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  } pour { $account }.
galaxy-trucker-event-pays = { $seat } paie { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  } pour { $components ->
    [one] { $components } composant perdu
   *[other] { $components } composants perdus
  }.
galaxy-trucker-event-offered = Mission proposée : { $mission }.
galaxy-trucker-event-voted = { $seat } vote pour : { $mission }.
galaxy-trucker-event-vetoed = { $seat } veut tout sauf : { $mission }.
galaxy-trucker-event-mission = La mission de ce vol : { $mission }.
galaxy-trucker-event-would-fly = { $seat } piloterait la classe { $class }.
galaxy-trucker-event-refitted = Tout le monde pilote la classe { $class } à la place.
galaxy-trucker-event-dealt = { $seat } reçoit { $tile } à installer.
galaxy-trucker-event-requirement-failed = { $seat } décolle avec trop peu : { $counter }.
galaxy-trucker-event-has-chosen = { $seat } a choisi en secret.
galaxy-trucker-event-bets = { $seat } parie sur { $bound } au plus : { $counter }.
galaxy-trucker-event-bets-nothing = { $seat } ne parie pas.
galaxy-trucker-event-discarded = { $seat } défausse { $tile }.
galaxy-trucker-event-skipped = { $seat } n’est pas en vol pour cette carte : { $card }.
galaxy-trucker-event-volunteered = { $seat } se porte volontaire pour combattre en premier.
galaxy-trucker-event-held-back = { $seat } attend son tour.
galaxy-trucker-event-marker-hit = Personne ne les a arrêtés : la fusée escortée est touchée. Points restants : { $left }.
galaxy-trucker-event-badge = Pas une égratignure ! { $seat } gagne un insigne et en a maintenant { $badges }.
galaxy-trucker-event-closed-ranks = { $seat } se rapproche de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
galaxy-trucker-event-died = Le pilote de { $seat } saute avec sa cabine, et tous ses crédits avec lui.
galaxy-trucker-event-new-pilot = { $seat } revient en nouveau pilote avec { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }.
galaxy-trucker-event-sits-out = { $seat } ne joue plus jusqu’à la fin.
galaxy-trucker-event-rewarded = { $seat } touche { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  } pour la mission ({ $pay } : { $counter }).
galaxy-trucker-event-rewarded-for = { $seat } touche { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  } pour la mission ({ $pay }).
galaxy-trucker-event-fined = La mission coûte à { $seat } { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  } ({ $pay } : { $counter }).
galaxy-trucker-event-fined-for = La mission coûte à { $seat } { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  } ({ $pay }).
galaxy-trucker-event-balance = { $seat } a maintenant { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }.

## La fin

galaxy-trucker-reason-settled = Le dernier vol est réglé.

galaxy-trucker-score-credits = Crédits

## Les thèmes du livret de règles

galaxy-trucker-topic-game = La partie
galaxy-trucker-topic-setup = Mise en place
galaxy-trucker-topic-board = Les plateaux
galaxy-trucker-topic-connectors = Les connecteurs
galaxy-trucker-topic-components = Les composants
galaxy-trucker-topic-building = La construction
galaxy-trucker-topic-timer = Le sablier
galaxy-trucker-topic-card_preview = Consulter les cartes
galaxy-trucker-topic-finishing = Terminer son vaisseau
galaxy-trucker-topic-inspection = L’inspection
galaxy-trucker-topic-launch = Le décollage
galaxy-trucker-topic-crew = L’équipage
galaxy-trucker-topic-batteries = Les cellules d’énergie
galaxy-trucker-topic-engines = Les moteurs
galaxy-trucker-topic-cannons = Les canons
galaxy-trucker-topic-shields = Les boucliers
galaxy-trucker-topic-goods = Les marchandises
galaxy-trucker-topic-flight = Le vol
galaxy-trucker-topic-movement = Les déplacements
galaxy-trucker-topic-hazards = Météorites et tirs
galaxy-trucker-topic-damage = Les dégâts
galaxy-trucker-topic-adventure_open_space = Espace Intersidéral
galaxy-trucker-topic-adventure_stardust = Poussières d’Étoile
galaxy-trucker-topic-adventure_planets = Planètes
galaxy-trucker-topic-adventure_abandoned_ship = Vaisseau Abandonné
galaxy-trucker-topic-adventure_abandoned_station = Station Abandonnée
galaxy-trucker-topic-adventure_enemies = Les ennemis
galaxy-trucker-topic-adventure_slavers = Esclavagistes
galaxy-trucker-topic-adventure_smugglers = Contrebandiers
galaxy-trucker-topic-adventure_pirates = Pirates
galaxy-trucker-topic-adventure_meteoric_swarm = Essaim de Météorites
galaxy-trucker-topic-adventure_combat_zone = Zone de Combat
galaxy-trucker-topic-adventure_epidemic = Épidémie
galaxy-trucker-topic-adventure_sabotage = Sabotage
galaxy-trucker-topic-giving_up = Abandonner le vol
galaxy-trucker-topic-flight_end = La fin du vol
galaxy-trucker-topic-winning = La victoire
galaxy-trucker-topic-variant = Variantes
galaxy-trucker-topic-missions = Les missions
galaxy-trucker-topic-standard_game = La partie standard avec missions
galaxy-trucker-topic-special_components = Les composants spéciaux
galaxy-trucker-topic-loss_modes = Trois façons de perdre un composant
galaxy-trucker-topic-explosive_container = Les containers explosifs
galaxy-trucker-topic-fragile_container = Les containers fragiles
galaxy-trucker-topic-heavy_container = Les containers lourds
galaxy-trucker-topic-radioactive_container = Les containers radioactifs
galaxy-trucker-topic-artefact = Artefacts et zones mortes
galaxy-trucker-topic-multipart_ships = Les vaisseaux en plusieurs parties
galaxy-trucker-topic-supercards = Les supercartes
galaxy-trucker-topic-meteor_rain = Pluie de météorites
galaxy-trucker-topic-meteor_alert = Alerte Météorites
galaxy-trucker-topic-black_hole = Trou noir
galaxy-trucker-topic-enemy_fleet = Flottes ennemies
galaxy-trucker-topic-tactical_zone = Zone Tactique
galaxy-trucker-topic-special_event = Événements spéciaux
galaxy-trucker-topic-robopolice_raid = Raids de la Robopolice
galaxy-trucker-topic-expansion = Avec d’autres extensions

## Dans un terminal : mots courts et signes

galaxy-trucker-board-flight = Vol { $round } sur { $rounds }
galaxy-trucker-board-level = niveau { $level }, classe { $ship }
galaxy-trucker-board-timer = le sablier coule sur { $circle }
galaxy-trucker-board-timer-out = le sablier s’est écoulé sur { $circle }
galaxy-trucker-board-face-down = { $tiles } face cachée
galaxy-trucker-board-face-up = { $tiles } face visible
galaxy-trucker-board-orders = tuiles d’ordre libres : { $orders }
galaxy-trucker-board-stacks = piles en main : { $stacks }
galaxy-trucker-board-hand = En main : { $tile }
galaxy-trucker-board-aside = De côté
galaxy-trucker-board-stack = Dans cette pile
galaxy-trucker-board-supercard = { $card } : { $about }
galaxy-trucker-board-card = { $card } ({ $level }) : { $about }
galaxy-trucker-board-left = { $cards ->
    [0] Plus aucune carte après celle-ci.
    [one] Encore { $cards } carte à venir.
   *[other] Encore { $cards } cartes à venir.
  }
galaxy-trucker-board-line = au plus bas ({ $criterion }) : { $penalty }
galaxy-trucker-board-sweep = { $side } : balayage, { $first } puis { $last }
galaxy-trucker-board-column = { $plus } − { $minus }, au plus bas : { $penalty }
galaxy-trucker-board-fleet-sides = canons qui comptent en entier : { $sides }
galaxy-trucker-board-fleet-line = sous { $strength } : { $penalty }
galaxy-trucker-board-behind = { $seat } −{ $days }
galaxy-trucker-board-nothing = rien
galaxy-trucker-board-flaw = ! { $squares } : { $flaw }
galaxy-trucker-board-piece = Le morceau autour de { $square } : { $components ->
    [one] { $components } composant
   *[other] { $components } composants
  }
galaxy-trucker-board-built = { $components ->
    [one] { $components } composant
   *[other] { $components } composants
  }
galaxy-trucker-board-engines = moteurs { $strength }
galaxy-trucker-board-cannons = canons { $strength }
galaxy-trucker-board-exposed = exposés { $connectors }
galaxy-trucker-board-crew = équipage { $crew }
galaxy-trucker-board-cells = cellules { $cells }
galaxy-trucker-board-lost = pertes { $components }
galaxy-trucker-board-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }
galaxy-trucker-board-order = tuile d’ordre { $order }
galaxy-trucker-board-looking = regarde la pile { $stack }
galaxy-trucker-board-holds = tient : { $tile }
galaxy-trucker-line-cards = cartes
galaxy-trucker-line-order = arrivée
galaxy-trucker-line-beauty = beauté
galaxy-trucker-line-goods = cargaison
galaxy-trucker-line-losses = pertes
galaxy-trucker-line-mission = mission
galaxy-trucker-line-credits = crédits
galaxy-trucker-board-special = { $tiles } spéciaux face cachée
galaxy-trucker-board-mission = mission : { $mission }
galaxy-trucker-board-offered = { $place } { $mission } : { $about }
galaxy-trucker-board-votes = pour : { $voters }
galaxy-trucker-board-vetoes = contre : { $voters }
galaxy-trucker-board-at-least = { $counter } : { $bound } au moins
galaxy-trucker-board-at-most = { $counter } : { $bound } au plus
galaxy-trucker-board-bet = { $option } { $counter } : { $bound } au plus, pour { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }
galaxy-trucker-board-bet-nothing = { $option } pas de pari
galaxy-trucker-board-bet-own = Vous avez choisi l’option { $option }.
galaxy-trucker-board-marker = la fusée escortée : { $left } points de coque sur { $hits }
galaxy-trucker-board-so-far = mission pour l’instant : { $credits }
galaxy-trucker-board-badges = insignes : { $badges }
galaxy-trucker-board-asks-skip = Pour laisser passer cette carte, défaussez-en { $need }.
galaxy-trucker-board-asks-engines = Puissance de moteurs pour l’instant : { $have }.
galaxy-trucker-board-asks-robonauts = Équipage pour l’instant : { $have }.
galaxy-trucker-board-asks-raid = La Robopolice entrerait en { $square }, ligne { $line }.
galaxy-trucker-board-asks-cannons = Puissance de canons pour l’instant : { $have }{ $need ->
    [0] .
   *[other] {""}, contre { $need }.
  }
galaxy-trucker-board-asks-loading = À charger : { $goods }.
galaxy-trucker-board-asks-lose-crew = Encore { $need } à perdre parmi l’équipage.
galaxy-trucker-board-asks-lose-goods = { $need ->
    [one] Encore { $need } cube à perdre.
   *[other] Encore { $need } cubes à perdre.
  }
galaxy-trucker-board-asks-lose-cells = { $need ->
    [one] Encore { $need } cellule à perdre.
   *[other] Encore { $need } cellules à perdre.
  }
galaxy-trucker-board-asks-hole = Moteurs { $have } contre une attraction de { $need } : { $due ->
    [0] rien à abandonner
    [one] { $due } composant à abandonner
   *[other] { $due } composants à abandonner
  }, { $marked } pour l’instant.
galaxy-trucker-board-asks-sacrifice = Connecteurs exposés : { $have }. En l’état, ils coûtent { $days ->
    [one] { $days } jour de vol
   *[other] { $days } jours de vol
  }.
galaxy-trucker-board-asks-meltdown = { $need ->
    [one] Encore { $need } accumulateur à choisir.
   *[other] Encore { $need } accumulateurs à choisir.
  }
galaxy-trucker-board-asks-radiation = Un routeur fonctionne de nouveau et relie des containers radioactifs : l’un d’eux doit partir.
galaxy-trucker-board-asks-result = La colonne donne { $result } pour l’instant.
galaxy-trucker-board-asks-defend = { $hazard } { $way } { $line }, droit sur { $square }. Sans cellule, vous perdez { $lost ->
    [one] { $lost } composant
   *[other] { $lost } composants
  }.
galaxy-trucker-board-legend =
    Les connecteurs sont sur les côtés : 1 simple, 2 double, 3 universel.
    1 va avec 1, 2 avec 2, 3 avec les trois ; un côté lisse veut un côté lisse.
      P0 cabine de départ   CA cabine   LB LP support de vie, brun ou mauve
      E1 E2 moteur   G1 G2 canon   SH bouclier et ses deux côtés   ST structure
      B2 B3 accumulateur, ● une cellule   C2 C3 soute   R1 R2 soute spéciale
      R Y G B cubes rouge, jaune, vert, bleu   h un astronaute
      aB aP l’extraterrestre brun ou mauve
      OP blindage   OT propulseurs   OR routeur   ON robonautes   OS stase
      OB accélérateur   OD autodéfense   OA armurerie
    Une case libre montre les orientations où le composant en main irait bien.
    Pointillés : pas encore soudé. Trait épais : une erreur, ou ce qu’on perdrait.
    Une case s’écrit colonne,ligne : 7,7 est la cabine de départ. Si les lignes sont
    numérotées depuis l’arrière, écrivez le nombre qui suit le ›.

## Dans le navigateur

galaxy-trucker-web-credits = est un jeu de Vlaada Chvátil, publié par Czech Games Edition, ici dans son édition classique.
galaxy-trucker-web-facts-flight_boards = Plan de vol
galaxy-trucker-web-facts-other_boxes = Pièces d’autres boîtes
galaxy-trucker-web-left-out = Laissés de côté, car aucun texte public ne dit ce qu’ils font : les cartes Routes Chaotiques, Manigances et Équipe d’Assistance d’autres boîtes, et les intrus autres que la Robopolice.
galaxy-trucker-web-facts-ship_boards = Plateaux Vaisseau
galaxy-trucker-web-facts-ship_classes = Classes de vaisseaux d’autres boîtes
galaxy-trucker-web-facts-tiles = Composants
galaxy-trucker-web-facts-special_components = Composants spéciaux
galaxy-trucker-web-facts-adventures_iv = Aventures de niveau IV
galaxy-trucker-web-facts-missions = Missions
galaxy-trucker-web-facts-supercards = Supercartes
galaxy-trucker-web-fact-fifth_player = ce que touche un cinquième joueur
galaxy-trucker-web-fact-goods_rounding = l’arrondi des moitiés de prix
galaxy-trucker-web-fact-rewards = les récompenses
galaxy-trucker-web-fact-win_condition_base_game = qui compte comme vainqueur
galaxy-trucker-web-fact-max_loss_penalty = le coût maximal des composants perdus
galaxy-trucker-web-fact-dead_axis = quelle ligne est morte
galaxy-trucker-web-fact-connectors = les connecteurs
galaxy-trucker-web-fact-count = leur nombre
galaxy-trucker-web-fact-other_counts = le nombre des autres
galaxy-trucker-web-fact-effects = leurs effets
galaxy-trucker-web-fact-fr = les noms français
galaxy-trucker-web-yard = Le chantier
galaxy-trucker-web-flight = Le vol
galaxy-trucker-web-class = Classe { $class }
galaxy-trucker-web-no-timer = Sans sablier.
galaxy-trucker-web-letter-red = R
galaxy-trucker-web-letter-yellow = J
galaxy-trucker-web-letter-green = V
galaxy-trucker-web-letter-blue = B
galaxy-trucker-web-ship-of = Vaisseau { $seat }
# What to do now, in the yard.
galaxy-trucker-web-now-build = Piochez un composant, ou prenez-en un face visible.
galaxy-trucker-web-now-build-held = Soudez-le, mettez-le de côté ou reposez-le.
galaxy-trucker-web-now-build-looking = Retenez les cartes, puis reposez la pile.
galaxy-trucker-web-now-building = Les vaisseaux sont en construction.
galaxy-trucker-web-now-finished = Votre vaisseau est terminé. Les autres construisent encore.
galaxy-trucker-web-now-watch = Le sablier est vide. Retournez-le, ou laissez les autres construire.
galaxy-trucker-web-now-inspect = L’inspecteur fait la grimace : retirez ce qui ne va pas.
galaxy-trucker-web-now-inspection = Les vaisseaux passent à l’inspection.
galaxy-trucker-web-now-repair = Réparez votre vaisseau jusqu’à ce que tout aille bien.
galaxy-trucker-web-now-crew = Des extraterrestres peuvent embarquer ; fermez ensuite les sas.
galaxy-trucker-web-now-launch = Les vaisseaux se préparent au décollage.
galaxy-trucker-web-now-flight = Les vaisseaux sont en vol.
galaxy-trucker-web-now-between = Carte suivante, ou abandon ?
galaxy-trucker-web-now-engines = Annoncez la puissance de vos moteurs.
galaxy-trucker-web-now-cannons = Annoncez la puissance de vos canons.
galaxy-trucker-web-now-defend = Ça arrive : dépensez une cellule, ou encaissez.
galaxy-trucker-web-now-jump = Évitez cette carte d’un saut, ou restez.
galaxy-trucker-web-now-shift = Ça arrive : décalez d’une ligne, ou tenez bon.
galaxy-trucker-web-now-robonauts = Comptez l’équipage : une cellule fait compter des robonautes.
galaxy-trucker-web-now-piece = Votre vaisseau s’est disloqué : choisissez le morceau qui continue.
galaxy-trucker-web-now-planets = Atterrissez sur une planète, ou passez.
galaxy-trucker-web-now-offer = Acceptez l’offre, ou passez.
galaxy-trucker-web-now-reward = Prenez la récompense, ou gardez vos jours.
galaxy-trucker-web-now-loading = Chargez ce que vous pouvez, puis fermez les soutes.
galaxy-trucker-web-now-lose-crew = Choisissez de qui votre équipage se passera.
galaxy-trucker-web-now-lose-goods = Choisissez la soute qui cède son cube le plus précieux.
galaxy-trucker-web-now-lose-cells = Choisissez l’accumulateur qui cède une cellule.
galaxy-trucker-web-now-accounts = Les comptes sont ouverts.
galaxy-trucker-web-now-mission = Laquelle des trois missions choisissez-vous ?
galaxy-trucker-web-now-refit = La mission est connue. Avec quel vaisseau volez-vous ?
galaxy-trucker-web-now-bet = Faites votre pari ; personne ne le voit avant la première carte.
galaxy-trucker-web-now-skip = Éviter cette carte, ou l’affronter ?
galaxy-trucker-web-now-volunteer = Voulez-vous les combattre en premier ?
galaxy-trucker-web-now-pilot = Vous êtes mort. Revenez-vous en nouveau pilote ?
galaxy-trucker-web-now-hole = Échappez au trou noir.
galaxy-trucker-web-now-sacrifice = Perdre les jours, ou d’abord un composant ?
galaxy-trucker-web-now-meltdown = Choisissez la batterie qui fond.
galaxy-trucker-web-now-radiation = Choisissez le container qui doit partir.
# Squares, and what touches what.
galaxy-trucker-web-square = colonne { $column }, ligne { $row }
galaxy-trucker-web-square-free = { $square } : libre
galaxy-trucker-web-square-part = { $square } : { $part }
galaxy-trucker-web-square-loose = pas encore soudé, peut être repris ou tourné
galaxy-trucker-web-square-turned = { $square } : s’emboîte si on le tourne
galaxy-trucker-web-square-removable = peut être retiré
galaxy-trucker-web-side-0 = au-dessus
galaxy-trucker-web-side-1 = à droite
galaxy-trucker-web-side-2 = en dessous
galaxy-trucker-web-side-3 = à gauche
galaxy-trucker-web-joins = s’emboîte { $side } avec { $part }
galaxy-trucker-web-clashes = mauvais contact { $side } avec { $part }
galaxy-trucker-web-touches = côté lisse { $side } contre { $part }
galaxy-trucker-web-joins-nothing = ne s’emboîte avec rien ici
galaxy-trucker-web-fault-engine-facing = la tuyère doit pointer vers l’arrière
galaxy-trucker-web-fault-engine = quelque chose se trouve derrière sa tuyère
galaxy-trucker-web-fault-engine-other = derrière la tuyère d’un moteur
galaxy-trucker-web-fault-cannon = quelque chose se trouve devant son tube
galaxy-trucker-web-fault-cannon-other = devant le tube d’un canon
galaxy-trucker-web-fault-radioactive = relié à un autre container radioactif
galaxy-trucker-web-fault-artefact = dans la zone morte d’un autre artefact
galaxy-trucker-web-square-dead = dans une zone morte : hors service
galaxy-trucker-web-square-hot = près de radiations : reste vide
galaxy-trucker-web-square-blast = à côté d’un container explosif
galaxy-trucker-web-zone-dead = dans une zone morte
galaxy-trucker-web-zone-hot = radiations : ni équipage ni cellules
galaxy-trucker-web-zone-blast = à côté d’un container explosif
galaxy-trucker-web-flaw = { $flaw } ({ $squares })
# The hand.
galaxy-trucker-web-hand = Votre main
galaxy-trucker-web-hand-empty = Main : vide
galaxy-trucker-web-hand-unknown = Main : qu’est-ce que c’est ?
galaxy-trucker-web-hand-holds = Main : { $part }{ $turn ->
    [0] {""}
    [1] , tourné à droite
    [2] , à l’envers
   *[other] , tourné à gauche
  } ; appuyez pour tourner
galaxy-trucker-web-hand-now = En main : { $part }{ $turn ->
    [0] {""}
    [1] , tourné à droite
    [2] , à l’envers
   *[other] , tourné à gauche
  }. { $places ->
    [0] Dans ce sens, il ne s’emboîte nulle part.
    [one] Il s’emboîte sur { $places } case.
   *[other] Il s’emboîte sur { $places } cases.
  }
galaxy-trucker-web-turn-left = Tourner à gauche
galaxy-trucker-web-turn-right = Tourner à droite
galaxy-trucker-web-draw = Piocher
galaxy-trucker-web-draw-special = Spécial
galaxy-trucker-web-draw-special-from = Spécial { $count } : autant de composants spéciaux sont face cachée
galaxy-trucker-web-draw-from = Piocher { $count } : autant sont face cachée
galaxy-trucker-web-key-space = Espace
galaxy-trucker-web-give-back = Reposer
galaxy-trucker-web-aside = De côté
galaxy-trucker-web-aside-full = Mis de côté { $place } : { $part } ; le prendre
galaxy-trucker-web-aside-keep = Mis de côté { $place } : le poser ici
galaxy-trucker-web-aside-empty = Mis de côté { $place } : vide
# The warehouse.
galaxy-trucker-web-pile = Composants face visible : { $count }
galaxy-trucker-web-pile-empty = Rien n’est encore face visible. Ce que chacun repose apparaît ici pour tous.
galaxy-trucker-web-pile-none = Aucun n’est face visible.
galaxy-trucker-web-sorts = Montrer
galaxy-trucker-web-sort = { $group } : { $count }
galaxy-trucker-web-sort-all = Tout
galaxy-trucker-web-group-cannon = Canons
galaxy-trucker-web-group-engine = Moteurs
galaxy-trucker-web-group-cabin = Cabines
galaxy-trucker-web-group-battery = Accumulateurs
galaxy-trucker-web-group-shield = Boucliers
galaxy-trucker-web-group-hold = Soutes
galaxy-trucker-web-group-alien = Supports de vie
galaxy-trucker-web-group-structure = Structure
galaxy-trucker-web-group-boxed = Composants d’autres boîtes
galaxy-trucker-web-group-special = Composants spéciaux
galaxy-trucker-web-take = { $part } : prendre
# Timer, stacks, order tiles.
galaxy-trucker-web-timer = Sablier
galaxy-trucker-web-timer-turn = Retourner le sablier
galaxy-trucker-web-timer-left = Temps restant de ce tour de sablier
galaxy-trucker-web-timer-circles = Cercles du sablier
galaxy-trucker-web-timer-out = Écoulé
galaxy-trucker-web-timer-last = Dernier sablier : quand il est vide, on ne construit plus.
galaxy-trucker-web-timer-anybody = Tout le monde peut le retourner.
galaxy-trucker-web-timer-finished-only = Seul qui a terminé peut le mettre sur Départ.
galaxy-trucker-web-flip = Retourner : { $circle }
galaxy-trucker-web-stacks = Cartes d’aventure
galaxy-trucker-web-stack-look = { $stack } : regarder cette pile de cartes
galaxy-trucker-web-stack-close = { $stack } : reposer cette pile
galaxy-trucker-web-stack-held = { $stack } : { $seat } la regarde
galaxy-trucker-web-stack-secret = La quatrième pile : personne ne peut la regarder
galaxy-trucker-web-peek = Pile { $stack }
galaxy-trucker-web-peek-close = La reposer
galaxy-trucker-web-peek-wait = Elles arrivent…
galaxy-trucker-web-finish = J’ai terminé
galaxy-trucker-web-finish-flaws = { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
  }
galaxy-trucker-web-finish-sure = Terminé pour de bon ?
galaxy-trucker-web-finish-about = Vous prenez une tuile d’ordre et ne construisez plus. La tuile 1 part en tête.
galaxy-trucker-web-finish-order = { $order } : terminer avec la tuile d’ordre { $order }
galaxy-trucker-web-finish-not = Continuer à construire
galaxy-trucker-web-finished-waiting = Votre tuile d’ordre. Les autres construisent encore.
galaxy-trucker-web-tally = Votre vaisseau jusqu’ici
galaxy-trucker-web-tally-engines = Puissance des moteurs, et ce que des cellules ajouteraient
galaxy-trucker-web-tally-cannons = Puissance des canons, et ce que des cellules ajouteraient
galaxy-trucker-web-tally-beds = Places pour des humains
galaxy-trucker-web-tally-cells = Cellules d’énergie
galaxy-trucker-web-tally-room = Places pour des marchandises
galaxy-trucker-web-tally-exposed = Connecteurs exposés
galaxy-trucker-web-tally-weight = Poids, déjà déduit de la puissance des moteurs
# The others.
galaxy-trucker-web-others = Les vaisseaux des autres
galaxy-trucker-web-other = { $seat } : { $parts ->
    [one] { $parts } composant
   *[other] { $parts } composants
  }, { $about } ; regarder de plus près
galaxy-trucker-web-other-finished = a terminé avec la tuile d’ordre { $order }
galaxy-trucker-web-other-looking = regarde la pile { $stack }
galaxy-trucker-web-other-holds = en main : { $part }
galaxy-trucker-web-other-free = rien en main
galaxy-trucker-web-other-close = Fermer
# Inspection and crew.
galaxy-trucker-web-inspection = Inspection
galaxy-trucker-web-inspection-remove = { $count ->
    [one] { $count } défaut. Retirez un des composants en cause ; chacun coûte 1 crédit à la fin.
   *[other] { $count } défauts. Retirez un des composants en cause ; chacun coûte 1 crédit à la fin.
  }
galaxy-trucker-web-inspection-mend = { $count ->
    [one] { $count } défaut. Démontez gratuitement et reconstruisez.
   *[other] { $count } défauts. Démontez gratuitement et reconstruisez.
  }
galaxy-trucker-web-inspection-pieces = Le vaisseau s’est disloqué. Quel morceau gardez-vous ?
galaxy-trucker-web-inspection-sound = Votre vaisseau n’a aucun défaut.
galaxy-trucker-web-inspection-others = Encore occupés : { $seats }
galaxy-trucker-web-remove = Retirer : { $part }, { $square }
galaxy-trucker-web-remove-short = Retirer : { $part }
galaxy-trucker-web-salvage = Garder celui-ci : { $count ->
    [one] { $count } composant
   *[other] { $count } composants
  } autour de { $square }
galaxy-trucker-web-repaired = C’est réparé
galaxy-trucker-web-crew = Équipage
galaxy-trucker-web-crew-choose = Deux humains logent dans chaque cabine. Un extraterrestre occupe une cabine à lui seul : les bruns poussent les moteurs, les mauves pointent les canons.
galaxy-trucker-web-crew-full = Tout le monde est à bord.
galaxy-trucker-web-crew-others = Choisissent leur équipage : { $seats }
galaxy-trucker-web-crew-aboard = Équipage à bord
galaxy-trucker-web-cells-aboard = Cellules d’énergie
galaxy-trucker-web-alien-brown = Extraterrestre brun
galaxy-trucker-web-alien-purple = Extraterrestre mauve
galaxy-trucker-web-board = { $alien } : { $square }
galaxy-trucker-web-crewed = Fermer les sas
# The practice yard.
galaxy-trucker-web-practice = Chantier-école
galaxy-trucker-web-practice-about = Construisez votre premier vaisseau sans sablier. Un instructeur vous accompagne, signale chaque erreur aussitôt, et en cinq minutes il vole.
galaxy-trucker-web-practice-fits-single = Une broche s’emboîte avec une broche.
galaxy-trucker-web-practice-fits-double = Deux broches avec deux.
galaxy-trucker-web-practice-fits-universal = Trois broches avec n’importe lesquelles.
galaxy-trucker-web-practice-fits-none = Un côté lisse ne s’emboîte avec rien. Il peut toucher un autre côté lisse, ou le vide.
galaxy-trucker-web-practice-start = Au chantier
galaxy-trucker-web-practice-back = Retour à mon vaisseau
galaxy-trucker-web-practice-again = Commencer un autre vaisseau
galaxy-trucker-web-practice-skip = Passer
galaxy-trucker-web-practice-welcome = Voici votre vaisseau. Pour l’instant ce n’est qu’une cabine, et tout le reste doit s’y rattacher, pièce par pièce.
galaxy-trucker-web-practice-draw = Piochez un composant.
galaxy-trucker-web-practice-prongs = Regardez ses quatre côtés. Une broche s’emboîte avec une, deux avec deux, trois avec toutes. Un côté lisse ne s’emboîte avec rien et doit donner sur le vide ou sur un autre côté lisse.
galaxy-trucker-web-practice-turn = Tournez-le : avec R, la molette, les flèches rondes, ou en touchant à deux doigts.
galaxy-trucker-web-practice-weld = Posez-le à côté de la cabine. Les cases éclairées conviennent telles quelles, ↻ après un tour. Une coche est un bon contact, une croix un mauvais. Et une case sombre ? Essayez : on vous dira pourquoi.
galaxy-trucker-web-practice-loose = Il n’est qu’épinglé. Tant que vous n’en prenez pas d’autre, vous pouvez le reprendre ou le tourner ; ensuite il est soudé pour de bon. Soudez-en un deuxième.
galaxy-trucker-web-practice-engine = Sans moteur, rien ne vole. Piochez jusqu’à en trouver un, et reposez ce qui ne sert pas. Les flammes vers l’arrière, et rien juste derrière.
galaxy-trucker-web-practice-cannon = Maintenant un canon, contre météorites et pirates. De préférence vers l’avant ; la case devant son tube reste vide.
galaxy-trucker-web-practice-aside = Une bonne pièce qui ne va nulle part ? Mettez-la de côté : il y a deux places. Ce qui n’est jamais construit compte comme perdu.
galaxy-trucker-web-practice-peek = On peut regarder trois des quatre piles de cartes. Regardez-en une pour savoir à quoi vous préparer, puis reposez-la.
galaxy-trucker-web-practice-fill = Continuez : les cabines amènent de l’équipage, les soutes portent des marchandises, les accumulateurs alimentent boucliers et doubles. Chaque connecteur qui donne sur le vide est un point faible.
galaxy-trucker-web-practice-finish = Aucun signe d’alerte sur le vaisseau ? Dites que vous avez terminé, et prenez une tuile d’ordre.
galaxy-trucker-web-practice-mend = L’inspecteur a trouvé quelque chose. Démontez ce qui est marqué, ici c’est gratuit, réparez le vaisseau et dites-le.
galaxy-trucker-web-practice-crew = Deux personnes s’installent d’elles-mêmes dans chaque cabine. À côté d’un support de vie, un alien peut prendre la cabine à leur place. Puis fermez les écoutilles : on part.
galaxy-trucker-web-practice-end = Il vole, et il est à vous. Les cartes viennent l’une après l’autre ; chacune pose une question, et chaque réponse dit ce qu’elle coûte. Ramenez-le : ce qu’il en reste est payé à l’arrivée.
galaxy-trucker-web-practice-over = Voilà un vol complet : construit, piloté, payé. À présent, face à quelqu’un.
galaxy-trucker-web-practice-why-connection = Une broche ne va jamais avec deux, et aucune avec un côté lisse.
galaxy-trucker-web-practice-why-engine = Rien ne doit se trouver juste derrière un moteur.
galaxy-trucker-web-practice-why-engine-facing = Un moteur ne pousse que si ses flammes sortent à l’arrière.
galaxy-trucker-web-practice-why-cannon = Rien ne doit se trouver juste devant un tube.
galaxy-trucker-web-practice-why-disconnected = Il ne tient à rien.
galaxy-trucker-web-practice-mendable = Il n’est pas encore soudé : tournez-le ou reprenez-le.
galaxy-trucker-web-practice-unmendable = L’inspecteur vous fera retirer l’un des deux.

# Le vol

galaxy-trucker-web-flight-route = La piste
galaxy-trucker-web-flight-leads = en tête
galaxy-trucker-web-flight-behind = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } derrière { $seat }
galaxy-trucker-web-flight-lap = tour { $lap }
galaxy-trucker-web-flight-nobody-flies = Plus personne n’est en vol.
galaxy-trucker-web-flight-left = { $left ->
    [0] dernière carte
    [one] encore { $left } carte
   *[other] encore { $left } cartes
  }
galaxy-trucker-web-flight-past-cards = { $count ->
    [one] La carte précédente
   *[other] Les { $count } cartes précédentes
  }
galaxy-trucker-web-flight-fleet = Tous les vaisseaux
galaxy-trucker-web-flight-watch = Regarder le vaisseau de { $seat }
galaxy-trucker-web-flight-ship-of = Vaisseau de { $seat }
galaxy-trucker-web-flight-decides = décide
galaxy-trucker-web-flight-waiting = On attend { $seats }.
galaxy-trucker-web-flight-at = { $square } : { $what }
galaxy-trucker-web-flight-empty-square = vide
galaxy-trucker-web-flight-column = Colonne { $line }
galaxy-trucker-web-flight-rolled-column = Dé de colonne { $line }
galaxy-trucker-web-flight-rolled-row = Dé de ligne { $line }
galaxy-trucker-web-flight-row = Ligne { $line }
galaxy-trucker-web-flight-engines = moteurs { $least }, avec cellules { $most }
galaxy-trucker-web-flight-cannons = canons { $least }, avec cellules { $most }
galaxy-trucker-web-flight-crew = équipage { $crew }
galaxy-trucker-web-flight-humans = { $humans ->
    [one] { $humans } astronaute
   *[other] { $humans } astronautes
  }
galaxy-trucker-web-flight-cells = { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
  }
galaxy-trucker-web-flight-goods = { $goods ->
    [one] { $goods } cube
   *[other] { $goods } cubes
  }
galaxy-trucker-web-flight-exposed = { $exposed ->
    [one] { $exposed } connecteur exposé
   *[other] { $exposed } connecteurs exposés
  }
galaxy-trucker-web-flight-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }

# Sur une carte
galaxy-trucker-web-flight-level = Niveau { $level }
galaxy-trucker-web-flight-level-not = Niveau { $level }, ne compte pas pour ce vol
galaxy-trucker-web-flight-supercard = Supercarte
galaxy-trucker-web-flight-sweep = Petites météorites { $side }, une par ligne { $way }
galaxy-trucker-web-flight-sweep-left_to_right = de gauche à droite
galaxy-trucker-web-flight-sweep-right_to_left = de droite à gauche
galaxy-trucker-web-flight-sweep-front_to_rear = de l’avant vers l’arrière
galaxy-trucker-web-flight-sweep-rear_to_front = de l’arrière vers l’avant
galaxy-trucker-web-flight-printed-die = un dé est imprimé : { $die }
galaxy-trucker-web-flight-hole-price = Pour chaque point de puissance qui manque, deux composants sont abandonnés
galaxy-trucker-web-flight-fleet-sides = Elle attaque { $sides } : les canons pointés par là comptent en entier, les autres pour moitié
galaxy-trucker-web-flight-fleet-reach = des canons de { $strength } arrêtent cette ligne et celles du dessus
galaxy-trucker-web-flight-zone-column = Colonne { $number } : { $plus } moins { $minus }. Le plus bas paie
galaxy-trucker-web-flight-raid-from = Dé { $faces } : { $side }
galaxy-trucker-web-flight-raid-line = { $units ->
    [one] Un robot entre
   *[other] { $units } robots entrent
  } par la ligne { $line }
galaxy-trucker-web-flight-raid-seeks-crew = Ils posent une charge là où ils trouvent de l’équipage
galaxy-trucker-web-flight-raid-seeks-battery = Ils posent une charge là où ils trouvent des cellules
galaxy-trucker-web-flight-raid-seeks-goods = Ils posent une charge là où ils trouvent des marchandises
galaxy-trucker-web-flight-effect = Effet
galaxy-trucker-web-flight-enemy = Puissance
galaxy-trucker-web-flight-strength = { $strength }
galaxy-trucker-web-flight-needs = Il faut
galaxy-trucker-web-flight-needs-crew = un équipage d’au moins { $crew }
galaxy-trucker-web-flight-costs = Coûte
galaxy-trucker-web-flight-brings = Rapporte
galaxy-trucker-web-flight-if-won = Plus fort
galaxy-trucker-web-flight-if-beaten = Plus faible
galaxy-trucker-web-flight-time = Jours
galaxy-trucker-web-flight-meteors = Météorites
galaxy-trucker-web-flight-planet = Planète { $planet }
galaxy-trucker-web-flight-landed = { $seat } a atterri
galaxy-trucker-web-flight-least = Au plus bas : { $criterion }
galaxy-trucker-web-flight-hazard = { $hazard } { $side }
galaxy-trucker-web-flight-rolled = ligne { $line }
galaxy-trucker-web-flight-from-front = par l’avant
galaxy-trucker-web-flight-from-right = par la droite
galaxy-trucker-web-flight-from-rear = par l’arrière
galaxy-trucker-web-flight-from-left = par la gauche
galaxy-trucker-web-flight-lose-days = { $days ->
    [one] { $days } jour de vol perdu
   *[other] { $days } jours de vol perdus
  }
galaxy-trucker-web-flight-lose-crew = { $crew ->
    [one] { $crew } membre d’équipage perdu
   *[other] { $crew } membres d’équipage perdus
  }
galaxy-trucker-web-flight-lose-goods = { $goods ->
    [one] le cube le plus précieux perdu
   *[other] les { $goods } cubes les plus précieux perdus
  }
galaxy-trucker-web-flight-parts-lost = { $count ->
    [one] { $count } composant perdu
   *[other] { $count } composants perdus
  }

# Questions
galaxy-trucker-web-flight-question = La question
galaxy-trucker-web-flight-ask-thrust = À quelle puissance poussez-vous les moteurs ?
galaxy-trucker-web-flight-ask-engines = Quelle puissance pour vos moteurs ?
galaxy-trucker-web-flight-ask-cannons = Ils attaquent. Quelle puissance pour vos canons ?
galaxy-trucker-web-flight-ask-fire = Quelle puissance pour vos canons ?
galaxy-trucker-web-flight-ask-defend = { $hazard } { $side }, { $axis ->
    [row] ligne
   *[column] colonne
  } { $line } : { $count ->
    [one] un composant est menacé.
   *[other] { $count } composants sont menacés.
  } Dépenser une cellule ?
galaxy-trucker-web-flight-ask-piece = Le vaisseau s’est brisé. Quel morceau poursuit le vol ?
galaxy-trucker-web-flight-ask-planets = Atterrir et charger, ou passer au large ?
galaxy-trucker-web-flight-ask-offer = Est-ce que ça vaut le coup ?
galaxy-trucker-web-flight-ask-reward = Vous les avez battus ! La récompense vaut-elle les jours perdus ?
galaxy-trucker-web-flight-ask-loading = Qu’est-ce qui monte à bord ?
galaxy-trucker-web-flight-ask-lose-crew = { $count ->
    [one] Encore un membre d’équipage à perdre. Lequel ?
   *[other] { $count } membres d’équipage à perdre. Lesquels ?
  }
galaxy-trucker-web-flight-ask-lose-goods = { $count ->
    [one] Encore un cube à céder, le plus précieux d’abord. De quelle soute ?
   *[other] { $count } cubes à céder, les plus précieux d’abord. De quelle soute ?
  }
galaxy-trucker-web-flight-ask-lose-cells = { $count ->
    [one] Encore une cellule à céder. De quel accumulateur ?
   *[other] { $count } cellules à céder. De quel accumulateur ?
  }
galaxy-trucker-web-flight-ask-between = On passe à la carte suivante ?
galaxy-trucker-web-flight-ask-hole = Le trou noir attire avec { $pull }. Comment vous en sortez-vous ?
galaxy-trucker-web-flight-ask-sacrifice = { $connectors ->
    [one] Un connecteur exposé est rongé
   *[other] { $connectors } connecteurs exposés sont rongés
  } : { $days ->
    [one] { $days } jour perdu.
   *[other] { $days } jours perdus.
  } Sacrifier d’abord un composant ?
galaxy-trucker-web-flight-ask-meltdown = { $count ->
    [one] Un de vos accumulateurs les plus pleins fond. Lequel ?
   *[other] { $count } de vos accumulateurs les plus pleins fondent. Lesquels ?
  }
galaxy-trucker-web-flight-ask-radiation = Un routeur fonctionne de nouveau et relie des containers radioactifs, ce qui est interdit. Lequel part ?
galaxy-trucker-web-flight-ask-skip = Sacrifier un de vos { $kind } pour éviter cette carte ?
galaxy-trucker-web-flight-ask-volunteer = Des ennemis ! Voulez-vous les combattre en premier ?
galaxy-trucker-web-flight-ask-jump = Sauter dans l’hyperespace, au-delà de cette carte ?
galaxy-trucker-web-flight-ask-robonauts = Combien êtes-vous à bord ? Des cellules éveillent les robonautes.
galaxy-trucker-web-flight-ask-shift = { $hazard } { $side }, { $axis ->
    [row] ligne
   *[column] colonne
  } { $line }. L’esquiver pour une cellule ?
galaxy-trucker-web-flight-ask-shift-raid = La Robopolice arrive { $side }, { $axis ->
    [row] ligne
   *[column] colonne
  } { $line }. Lui offrir la ligne voisine contre une cellule ?
galaxy-trucker-web-flight-jump = Sauter
galaxy-trucker-web-flight-stay = Rester
galaxy-trucker-web-flight-shift-lower = Qu’elle arrive ligne { $line }
galaxy-trucker-web-flight-shift-higher = Qu’elle arrive ligne { $line }
galaxy-trucker-web-flight-hold = Garder le cap
galaxy-trucker-web-flight-wake = Réveiller un dormeur : { $square }
galaxy-trucker-web-flight-pull = attraction
galaxy-trucker-web-flight-hole-count = { $marked } sur { $due } abandonnés
galaxy-trucker-web-flight-hole-more = { $count ->
    [one] Encore un à laisser : choisissez-le sur le vaisseau.
   *[other] Encore { $count } à laisser : choisissez-les sur le vaisseau.
  }
galaxy-trucker-web-flight-hole-enough = Cela suffit : partez.
galaxy-trucker-web-flight-hole-fewer = { $count ->
    [one] Un de trop : reprenez-le.
   *[other] { $count } de trop : reprenez-les.
  }
galaxy-trucker-web-flight-escape = S’échapper
galaxy-trucker-web-flight-fall-in = Se laisser aspirer …
galaxy-trucker-web-flight-fall-in-sure = Lui laisser le vaisseau
galaxy-trucker-web-flight-fall-in-means = Tous les composants sont perdus, et le vol est fini pour vous.
galaxy-trucker-web-flight-other-battery = D’un autre accumulateur
galaxy-trucker-web-flight-fleet-unharmed = Assez forts : ils vous laissent tranquille.
galaxy-trucker-web-flight-fleet-pays = En l’état, voici ce qu’ils prennent :
galaxy-trucker-web-flight-zone-counts = La colonne donne { $result } : plus, c’est mieux.
galaxy-trucker-web-flight-zone-taken = Ceci est soustrait : la colonne donne { $result }, et des cellules l’aggravent.
galaxy-trucker-web-flight-grind = Perdre les jours
galaxy-trucker-web-flight-face = Affronter la carte
galaxy-trucker-web-flight-volunteer = Je combats en premier
galaxy-trucker-web-flight-hold-back = Attendre mon tour
galaxy-trucker-web-flight-against = contre
galaxy-trucker-web-flight-weakest = plus faible annonce
galaxy-trucker-web-flight-at-most = au plus
galaxy-trucker-web-flight-spend = Dépenser une cellule
galaxy-trucker-web-flight-cells-left = 1 cellule sur { $cells }
galaxy-trucker-web-flight-or-battery = Ou choisissez l’accumulateur sur le vaisseau.
galaxy-trucker-web-flight-enough = Annoncer { $strength }
galaxy-trucker-web-flight-thrust = { $days ->
    [one] Soit { $days } jour d’avance.
   *[other] Soit { $days } jours d’avance.
  }
galaxy-trucker-web-flight-no-thrust = Sans aucune poussée, il faut abandonner !
galaxy-trucker-web-flight-wins = Plus fort : vous les battez.
galaxy-trucker-web-flight-holds = À égalité : ils vous laissent tranquille.
galaxy-trucker-web-flight-falls-smugglers = Plus faible : { $goods ->
    [one] votre cube le plus précieux y passe.
   *[other] vos { $goods } cubes les plus précieux y passent.
  }
galaxy-trucker-web-flight-falls-slavers = Plus faible : { $crew ->
    [one] un membre d’équipage y passe.
   *[other] { $crew } membres d’équipage y passent.
  }
galaxy-trucker-web-flight-falls-pirates = Plus faible : { $shots ->
    [one] ils tirent une fois.
   *[other] ils tirent { $shots } fois.
  }
galaxy-trucker-web-flight-lowest = Au plus bas pour l’instant : c’est vous qui payez.
galaxy-trucker-web-flight-defend = Se défendre
galaxy-trucker-web-flight-brace = Encaisser
galaxy-trucker-web-flight-keep-piece = Garder le morceau { $number } : { $count ->
    [one] { $count } composant
   *[other] { $count } composants
  }
galaxy-trucker-web-flight-land = Planète { $planet }
galaxy-trucker-web-flight-pass = Passer au large
galaxy-trucker-web-flight-accept-abandoned_ship = Les envoyer à bord
galaxy-trucker-web-flight-accept-abandoned_station = Accoster et charger
galaxy-trucker-web-flight-claim = Prendre la récompense
galaxy-trucker-web-flight-decline = La laisser, garder les jours
galaxy-trucker-web-flight-on-ship = Choisissez sur votre vaisseau : ce qui peut partir est éclairé.
galaxy-trucker-web-flight-fly-on = Poursuivre le vol
galaxy-trucker-web-flight-last-crew = Il ne resterait personne à bord : votre vol s’arrêterait là.
galaxy-trucker-web-flight-give-up = Abandonner…
galaxy-trucker-web-flight-give-up-sure = Abandonner pour de bon
galaxy-trucker-web-flight-give-up-means = Rien pour l’ordre ni pour l’allure, et les cubes à moitié prix.
galaxy-trucker-web-flight-tray = Cubes à charger
galaxy-trucker-web-flight-tray-empty = Plus rien à charger.
galaxy-trucker-web-flight-take-block = Prendre le cube { $colour }, qui vaut { $price }
galaxy-trucker-web-flight-no-room = Le cube { $colour }, qui vaut { $price } : aucune soute libre pour lui
galaxy-trucker-web-flight-choose-block = Choisissez un cube, puis une soute sur le vaisseau.
galaxy-trucker-web-flight-choose-hold = Maintenant, une soute pour le cube { $colour }.
galaxy-trucker-web-flight-aboard = { $count ->
    [one] { $count } cube à bord : le poser ?
   *[other] { $count } cubes à bord : en poser ?
  }
galaxy-trucker-web-flight-put-down = Poser un cube { $colour } (sur { $count }) de la soute { $square }
galaxy-trucker-web-flight-stow = Ranger au mieux pour moi
galaxy-trucker-web-flight-leave-rest = { $count ->
    [one] Laisser le dernier cube
   *[other] Laisser { $count } cubes
  }
galaxy-trucker-web-flight-all-aboard = Fermer les soutes
galaxy-trucker-web-flight-do-spend = Dépenser une cellule
galaxy-trucker-web-flight-do-discharge = Se séparer de quelqu’un
galaxy-trucker-web-flight-do-hand-over = Céder un cube
galaxy-trucker-web-flight-do-salvage = Garder le morceau { $number }
galaxy-trucker-web-flight-do-load = Le charger ici
galaxy-trucker-web-flight-do-unload = Poser un cube
galaxy-trucker-web-flight-do-abandon = L’abandonner
galaxy-trucker-web-flight-do-take-back = Le reprendre
galaxy-trucker-web-flight-do-part-with = Le laisser partir
galaxy-trucker-web-flight-do-skip = Le sacrifier

# Les comptes
galaxy-trucker-web-flight-accounts = Comptes du vol { $round } sur { $rounds }
galaxy-trucker-web-flight-accounts-last = Les derniers comptes
galaxy-trucker-web-flight-accounts-table = Ce que le vol a rapporté, en crédits
galaxy-trucker-web-flight-accounts-means = Le premier arrivé gagne { $first }, le vaisseau aux connecteurs les moins exposés { $beauty } ; chaque composant perdu coûte un crédit.
galaxy-trucker-web-flight-place = Rang
galaxy-trucker-web-flight-trucker = Routier
galaxy-trucker-web-flight-account-cards = Cartes
galaxy-trucker-web-flight-account-order = Ordre
galaxy-trucker-web-flight-account-beauty = Allure
galaxy-trucker-web-flight-account-goods = Cubes
galaxy-trucker-web-flight-account-mission = Mission
galaxy-trucker-web-flight-account-losses = Pertes
galaxy-trucker-web-flight-balance = Crédits
galaxy-trucker-web-flight-onward = La suite : un vaisseau de classe { $class }
galaxy-trucker-web-flight-winners = Plus de 20 crédits, donc vainqueur : { $seats }
galaxy-trucker-web-flight-no-winner = Personne n’a plus de 20 crédits : personne ne gagne.
galaxy-trucker-web-flight-mission-line = { $counter } ({ $pay })
galaxy-trucker-web-flight-ask-pilot = Vous êtes mort. Revenez-vous en nouveau pilote, avec 1 crédit ?
galaxy-trucker-web-flight-rejoin = Revenir
galaxy-trucker-web-flight-sit-out = Regarder la suite
galaxy-trucker-web-flight-winner = { $seats } : le plus de crédits, { $credits }
galaxy-trucker-web-flight-cards-of-flight = Les { $count } cartes de ce vol

# Missions

galaxy-trucker-web-mission = Mission
galaxy-trucker-web-mission-own = Une mission à nous
galaxy-trucker-web-mission-setup = Avant le départ
galaxy-trucker-web-mission-build_rules = Pendant la construction
galaxy-trucker-web-mission-flight_rules = En vol
galaxy-trucker-web-mission-rewards = Récompense qui arrive
galaxy-trucker-web-mission-penalties = Coûte
galaxy-trucker-web-mission-forbidden = Pas pour les vaisseaux de classe { $classes }
galaxy-trucker-web-mission-card = La carte entière
galaxy-trucker-web-mission-title = Vol { $round } sur { $rounds }, niveau { $level } : quelle mission ?
galaxy-trucker-web-mission-about = Chacun vote pour l’une des trois, ou dit laquelle il refuse. Sans accord, le sort décide.
galaxy-trucker-web-mission-said = Vous vous êtes prononcé.
galaxy-trucker-web-mission-vote = Celle-ci
galaxy-trucker-web-mission-vote-for = Celle-ci : { $mission }
galaxy-trucker-web-mission-veto = Pas celle-ci
galaxy-trucker-web-mission-veto-of = Pas celle-ci : { $mission }
galaxy-trucker-web-mission-against = Pas celle-ci :
galaxy-trucker-web-mission-waits = Choisissent encore :
galaxy-trucker-web-refit-title = La mission du vol { $round }
galaxy-trucker-web-refit-about = La mission est connue : vous pouvez changer de classe, si tous veulent la même. Sinon, on garde la classe { $class }.
galaxy-trucker-web-refit-keep = Garder la classe { $class }
galaxy-trucker-web-refit = Piloter la classe { $class }
galaxy-trucker-web-mission-panel = Mission : { $mission }
galaxy-trucker-web-mission-fold = Moins
galaxy-trucker-web-mission-so-far = pour l’instant
galaxy-trucker-web-mission-seat = { $seat } : { $credits } pour l’instant
galaxy-trucker-web-mission-marker = { $marker ->
    [merchant] Le marchand
   *[other] Le vaisseau neutre
  }
galaxy-trucker-web-mission-marker-hits = supporte encore { $left } coups sur { $hits }
galaxy-trucker-web-bet-title = Votre pari secret
galaxy-trucker-web-bet-about = Ce qui compte : { $counter }. Personne ne voit votre pari avant la première carte.
galaxy-trucker-web-bet-said = Votre pari est fait.
galaxy-trucker-web-bet-waits = Parient encore : { $seats }
galaxy-trucker-web-bet-at-most = Au plus { $bound }
galaxy-trucker-web-bet-nothing = Pas de pari
galaxy-trucker-web-bet-has = parie sur au plus { $bound }
galaxy-trucker-web-kind-explosive = containers explosifs
    .one = un container explosif
galaxy-trucker-web-kind-fragile = containers fragiles
    .one = un container fragile
galaxy-trucker-web-kind-heavy = containers lourds
    .one = un container lourd
galaxy-trucker-web-kind-radioactive = containers radioactifs
    .one = un container radioactif
galaxy-trucker-web-kind-artefact = artefacts
    .one = un artefact
galaxy-trucker-web-connector-single = simple
galaxy-trucker-web-connector-double = double
galaxy-trucker-web-connector-universal = universel
galaxy-trucker-web-cards-any = n’importe laquelle
galaxy-trucker-web-cards-enemy_fleet = Flotte ennemie
galaxy-trucker-web-cards-special_event = Événement spécial
galaxy-trucker-web-scratch-no_component_lost = composants
galaxy-trucker-web-scratch-no_crew_lost = équipage
galaxy-trucker-web-scratch-no_goods_lost = marchandises
galaxy-trucker-web-scratch-no_day_lost = jours de vol
galaxy-trucker-web-counter-delivered_explosive = container explosif livré
galaxy-trucker-web-counter-delivered_fragile = container fragile livré
galaxy-trucker-web-counter-delivered_heavy = container lourd livré
galaxy-trucker-web-counter-delivered_radioactive = container radioactif livré
galaxy-trucker-web-counter-delivered_artefact = artefact livré
galaxy-trucker-web-counter-delivered_artefact_single = artefact simple livré
galaxy-trucker-web-counter-delivered_artefact_double = artefact double livré
galaxy-trucker-web-counter-delivered_weight = unité de poids livrée
galaxy-trucker-web-counter-delivered_distinct_kinds = type de composant spécial livré
galaxy-trucker-web-counter-delivered_human = humain ramené
galaxy-trucker-web-counter-delivered_alien = alien ramené
galaxy-trucker-web-counter-delivered_goods_colours = couleur de marchandises livrée
galaxy-trucker-web-counter-lost_explosive = container explosif perdu
galaxy-trucker-web-counter-lost_fragile = container fragile perdu
galaxy-trucker-web-counter-lost_heavy = container lourd perdu
galaxy-trucker-web-counter-lost_radioactive = container radioactif perdu
galaxy-trucker-web-counter-lost_artefact = artefact perdu
galaxy-trucker-web-counter-lost_human = humain perdu
galaxy-trucker-web-counter-lost_alien = alien perdu
galaxy-trucker-web-counter-lost_crew = membre d’équipage perdu
galaxy-trucker-web-counter-lost_in_flight = composant perdu en vol
galaxy-trucker-web-counter-cannon_components = canon
galaxy-trucker-web-counter-exposed_connectors = connecteur exposé
galaxy-trucker-web-counter-cells_left = cellule d’énergie restante
galaxy-trucker-web-counter-engine_strength_without_cells = point de puissance sans cellules
galaxy-trucker-web-counter-badges = badge
galaxy-trucker-web-counter-enemies_beaten = ennemi vaincu
galaxy-trucker-web-counter-directives_met = directive respectée
galaxy-trucker-web-counter-directives_broken = directive enfreinte
galaxy-trucker-web-counter-built_artefact = artefact à bord
galaxy-trucker-web-counter-aliens_aboard = alien à bord
galaxy-trucker-web-counter-empty_squares_at_launch = case vide au décollage
galaxy-trucker-web-op-add-all = Tous les { $kind } sont dans l’entrepôt.
galaxy-trucker-web-op-add-table = { $count } { $kind } sont dans l’entrepôt.
galaxy-trucker-web-op-add-player = { $count } { $kind } par joueur sont dans l’entrepôt.
galaxy-trucker-web-op-deal = Chacun commence avec { $count } { $kind } mis de côté, à monter sur le vaisseau.
galaxy-trucker-web-op-deal-free = Chacun commence avec { $count } { $kind } mis de côté.
galaxy-trucker-web-op-insert = { $count ->
    [one] Une supercarte ({ $types }) { $extra ->
        [no] à la place d’une carte
       *[yes] en plus
      }
   *[other] { $count } supercartes ({ $types }) { $extra ->
        [no] à la place de cartes
       *[yes] en plus
      }
  } dans { $stacks ->
    [viewable] chaque pile à consulter
    [hidden] la pile secrète
   *[all] chaque pile
  }{ $optional ->
    [yes] , si vous l’osez
   *[no] .
  }
galaxy-trucker-web-op-insert-total = { $count ->
    [one] Une supercarte
   *[other] { $count } supercartes
  } ({ $types }) dans les piles, à partir de la première.
galaxy-trucker-web-op-remove = Ces cartes restent dans la boîte : { $types }.
galaxy-trucker-web-op-marker = { $marker ->
    [merchant] Un marchand
   *[other] Un vaisseau neutre
  } vole devant le premier et supporte { $hits } coups.
galaxy-trucker-web-op-directives = { $count } directives sont tirées.
galaxy-trucker-web-op-connectors = D’autres connecteurs s’emboîtent : { $pairs }.
galaxy-trucker-web-op-pair = { $one } avec { $other }
galaxy-trucker-web-op-no-looking = Personne ne consulte les cartes.
galaxy-trucker-web-op-timer-fewer = { $count ->
    [one] Le sablier coule une fois de moins.
   *[other] Le sablier coule { $count } fois de moins.
  }
galaxy-trucker-web-op-timer-more = { $count ->
    [one] Le sablier coule une fois de plus.
   *[other] Le sablier coule { $count } fois de plus.
  }
galaxy-trucker-web-op-require = { $bound ->
    [1] Qui décolle sans { $counter } paie { $credits }.
   *[other] Qui décolle avec moins de { $bound } { $counter } paie { $credits }.
  }
galaxy-trucker-web-op-secret = Avant la première carte, chacun fait un pari secret.
galaxy-trucker-web-op-skip = Quand { $card ->
    [enemy] un ennemi
   *[supercard] une supercarte
  } arrive, vous pouvez sacrifier { $count } de vos { $kind } pour y échapper.
galaxy-trucker-web-op-badge = Traversez { $card ->
    [enemy] un ennemi
   *[supercard] une supercarte
  } sans aucune perte ({ $scratches }) et vous gagnez un badge.
galaxy-trucker-web-op-death = Si une explosion détruit votre cabine de départ, vous mourez.
galaxy-trucker-web-op-close-ranks = Après chaque carte, les vaisseaux resserrent les rangs.
galaxy-trucker-web-op-volunteer = Contre un ennemi, le premier volontaire combat avant le leader.
galaxy-trucker-web-op-hit-enemy_beaten_by_nobody = Il prend { $hits ->
    [one] un coup
   *[other] { $hits } coups
  } quand personne ne bat un ennemi.
galaxy-trucker-web-op-hit-fleet_matched_by_nobody = Il prend { $hits ->
    [one] un coup
   *[other] { $hits } coups
  } quand personne n’arrête une flotte.
galaxy-trucker-web-op-per = { $pays ->
    [yes] −{ $credits } par { $each }
   *[no] +{ $credits } par { $each }
  }
galaxy-trucker-web-op-table = { $pays ->
    [yes] −{ $amounts } pour 1, 2, 3 … { $counter }
   *[no] +{ $amounts } pour 1, 2, 3 … { $counter }
  }
galaxy-trucker-web-op-most = { $pays ->
    [yes] −{ $credits } pour le plus de { $counter }
   *[no] +{ $credits } pour le plus de { $counter }
  }
galaxy-trucker-web-op-rank = { $amounts } selon le rang, { $order ->
    [fewest_first] le moins
   *[most_first] le plus
  } de { $counter } d’abord
galaxy-trucker-web-op-if = { $pays ->
    [yes] −{ $credits }
   *[no] +{ $credits }
  } { $bound ->
    [0] sans { $counter }
   *[other] avec { $how ->
        [most] au plus
       *[least] au moins
      } { $bound } { $counter }
  }
galaxy-trucker-web-op-bound = { $bound ->
    [0] pas de { $counter }
   *[other] { $how ->
        [most] au plus
       *[least] au moins
      } { $bound } { $counter }
  }
galaxy-trucker-web-op-sets = { $pays ->
    [yes] −{ $credits }
   *[no] +{ $credits }
  } pour { $times ->
    [each] chaque série complète
   *[once] une série complète
  } : { $sets }
galaxy-trucker-web-op-marker-state = { $pays ->
    [yes] −{ $credits }
   *[no] +{ $credits }
  } si { $marker ->
    [merchant] le marchand
   *[other] le vaisseau neutre
  } { $state ->
    [destroyed] est détruit
   *[alive] s’en sort
  }
galaxy-trucker-web-op-choice = +{ $amounts } pour un pari tenu : au plus { $bounds } { $counter }
galaxy-trucker-web-op-choice-failed = { $fraction ->
    [whole] Un pari perdu coûte ce qu’il aurait rapporté.
   *[half] Un pari perdu coûte la moitié de ce qu’il aurait rapporté.
  }
galaxy-trucker-web-op-multiply-order_rewards = La récompense pour l’ordre d’arrivée × { $factor }
galaxy-trucker-web-op-multiply-best_looking_reward = La récompense du plus beau vaisseau × { $factor }
galaxy-trucker-web-op-first-for-all = Tous ceux qui arrivent touchent la récompense du premier.
galaxy-trucker-web-op-losses-pay = +{ $price } par composant perdu en vol, au lieu de payer
galaxy-trucker-web-op-losses-cost = −{ $price } par composant perdu en vol
