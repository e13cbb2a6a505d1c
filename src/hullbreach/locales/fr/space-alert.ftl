# Space Alert

space-alert-title = Space Alert
space-alert-about = L’équipage planifie douze tours contre la montre, puis découvre ce que son plan fait du vaisseau.

## Les vols

space-alert-flight-test = Vol d’essai
    .about = sept tours, sans effets des dégâts, retards, ordinateur, Roquettes ni Robots de combat
space-alert-flight-simulation = Simulation
    .about = douze tours, sans Robots de combat, Intercepteurs ni Menaces internes
space-alert-flight-advanced_simulation = Simulation avancée
    .about = douze tours avec Robots de combat et Intercepteurs
space-alert-flight-mission = Mission
    .about = toutes les règles, cartes héroïques et confirmation visuelle comprises
space-alert-mission-first_test_run = Premier Essai
space-alert-mission-second_test_run = Deuxième Essai
space-alert-mission-simulation_1 = Simulation 1
space-alert-mission-simulation_2 = Simulation 2
space-alert-mission-simulation_3 = Simulation 3
space-alert-mission-advanced_simulation_1 = Simulation Avancée 1
space-alert-mission-advanced_simulation_2 = Simulation Avancée 2
space-alert-mission-advanced_simulation_3 = Simulation Avancée 3
space-alert-mission-mission_1 = Mission 1
space-alert-mission-mission_2 = Mission 2
space-alert-mission-mission_3 = Mission 3
space-alert-mission-mission_4 = Mission 4
space-alert-mission-mission_5 = Mission 5
space-alert-mission-mission_6 = Mission 6
space-alert-mission-mission_7 = Mission 7
space-alert-mission-mission_8 = Mission 8
space-alert-mission-generated = Nouvelle mission

## Options

space-alert-option-crew = Équipage
    .about = sa taille ; les rapports non confirmés ne concernent qu’un équipage de cinq
space-alert-option-humans = Humains
    .about = leur nombre dans l’équipage ; les autres sont des androïdes
space-alert-option-level = Menaces
    .about = quelles cartes : blanches (white), jaunes (yellow) ou mélangées (mixed)
space-alert-option-serious = Menaces sérieuses
    .about = quelles cartes, si elles sont d’un autre niveau que les communes
space-alert-option-difficulty = Difficulté
    .about = ce qu’une nouvelle mission réserve à l’équipage
space-alert-option-length = Durée
    .about = celle d’une nouvelle mission, en secondes
space-alert-option-cards = Cartes
    .about = celles que le planificateur peut utiliser : n’importe laquelle à tout moment (free), ou les mains distribuées (dealt)

## Dans un terminal

space-alert-column-time = Temps
space-alert-column-announcement = Annonce
space-alert-column-card = Carte
space-alert-column-turn = Tour
space-alert-film-shuffled = Les tuiles Dégâts sont mélangées d’après la graine { $seed }.
space-alert-briefing-heading = { $mission }, équipage de { $crew }, graine { $seed }
space-alert-briefing-track = { $zone } : { $track }
space-alert-briefing-ignored = à ignorer
space-alert-plan-won = Le vaisseau rentre avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
space-alert-plan-home = Le vaisseau rentre.
space-alert-plan-lost = Le vaisseau est perdu.
space-alert-plan-tries = { $tries } plans essayés.
space-alert-plan-gift = Transfert de données { $transfer } : { $giver } → { $receiver }, la carte { $one } / { $other }
space-alert-plan-changes = { $before } Avec { $count ->
    [one] { $count } carte changée
   *[other] { $count } cartes changées
  } : { $after }
space-alert-plan-change = { $member }, tour { $turn } : { $before } → { $after }
space-alert-plan-nothing-better = { $ending } Rien de mieux n’a été trouvé.
space-alert-bench-resolutions = Vols résolus
space-alert-bench-turns-of-a-flight = Tours d’un vol
space-alert-bench-resolutions-after-a-change = Vols résolus après un changement
space-alert-bench-turns-after-a-change = Tours résolus à nouveau
space-alert-bench-plans-tried-by-the-planner = Plans essayés par le planificateur

## L’équipage

space-alert-member-member = { $member ->
    [1] Capitaine
   *[other] Équipier { $member }
  }

## Zones, stations, réserves d’énergie

space-alert-zone-red = rouge
    .track = Trajectoire rouge
space-alert-zone-white = blanche
    .track = Trajectoire blanche
space-alert-zone-blue = bleue
    .track = Trajectoire bleue
space-alert-zone-internal = dans le vaisseau
    .track = Trajectoire interne
space-alert-name-upper_red = la station supérieure rouge
    .label = Supérieure rouge
space-alert-name-upper_white = la station supérieure blanche
    .label = Supérieure blanche (passerelle)
space-alert-name-upper_blue = la station supérieure bleue
    .label = Supérieure bleue
space-alert-name-lower_red = la station inférieure rouge
    .label = Inférieure rouge
space-alert-name-lower_white = la station inférieure blanche
    .label = Inférieure blanche
space-alert-name-lower_blue = la station inférieure bleue
    .label = Inférieure bleue
space-alert-name-space = l’Espace
    .label = Espace
space-alert-name-shield_red = Bouclier rouge
space-alert-name-shield_white = Bouclier blanc
space-alert-name-shield_blue = Bouclier bleu
space-alert-name-reactor_red = Réacteur rouge
space-alert-name-reactor_white = Réacteur blanc
space-alert-name-reactor_blue = Réacteur bleu

## Armes et systèmes

space-alert-weapon-heavy_laser_red = Canon laser lourd rouge
space-alert-weapon-heavy_laser_white = Canon laser lourd blanc
space-alert-weapon-heavy_laser_blue = Canon laser lourd bleu
space-alert-weapon-light_laser_red = Canon laser léger rouge
space-alert-weapon-pulse_cannon = Canon à impulsion
space-alert-weapon-light_laser_blue = Canon laser léger bleu
space-alert-weapon-rocket = Roquette
space-alert-weapon-interceptors = Intercepteurs

## Cartes Action

space-alert-action-nothing = aucune carte
space-alert-action-a = action A
space-alert-action-b = action B
space-alert-action-c = action C
space-alert-action-battlebots = action Robots de combat
space-alert-action-move_red = flèche rouge
space-alert-action-move_blue = flèche bleue
space-alert-action-change_deck = ascenseur gravitationnel
space-alert-action-heroic_a = action A héroïque
space-alert-action-heroic_b = action B héroïque
space-alert-action-heroic_battlebots = action Robots de combat héroïque
space-alert-action-heroic_move_upper_red = déplacement héroïque vers la station supérieure rouge
space-alert-action-heroic_move_upper_white = déplacement héroïque vers la station supérieure blanche
space-alert-action-heroic_move_upper_blue = déplacement héroïque vers la station supérieure bleue
space-alert-action-heroic_move_lower_red = déplacement héroïque vers la station inférieure rouge
space-alert-action-heroic_move_lower_white = déplacement héroïque vers la station inférieure blanche
space-alert-action-heroic_move_lower_blue = déplacement héroïque vers la station inférieure bleue

## Menaces

space-alert-threat-pulse_ball = Pulsar
space-alert-threat-destroyer = Destroyer
space-alert-threat-stealth_fighter = Chasseur Furtif
space-alert-threat-energy_cloud = Nuage d’Énergie
space-alert-threat-gunship = Corvette
space-alert-threat-cryoshield_fighter = Chasseur à Cryoprotection
space-alert-threat-fighter = Chasseur
space-alert-threat-armored_grappler = Constricteur Blindé
space-alert-threat-amoeba = Amibe
space-alert-threat-meteoroid = Météorite
space-alert-threat-kamikaze = Kamikaze
space-alert-threat-scout = Éclaireur
space-alert-threat-phantom_fighter = Chasseur Fantôme
space-alert-threat-swarm = Nuée Insectoïde
space-alert-threat-jellyfish = Méduse
space-alert-threat-marauder = Maraudeur
space-alert-threat-minor_asteroid = Astéroïde Mineur
space-alert-threat-frigate = Frégate
space-alert-threat-man_of_war = Man-of-War
space-alert-threat-leviathan_tanker = Ravitailleur Léviathan
space-alert-threat-pulse_satellite = Satellite à Impulsions
space-alert-threat-cryoshield_frigate = Frégate à Cryoprotection
space-alert-threat-interstellar_octopus = Pieuvre Interstellaire
space-alert-threat-maelstrom = Maelström
space-alert-threat-asteroid = Astéroïde
space-alert-threat-behemoth = Béhémot
space-alert-threat-juggernaut = Juggernaut
space-alert-threat-psionic_satellite = Satellite Psionique
space-alert-threat-nebula_crab = Crabe Nébula
space-alert-threat-nemesis = Némésis
space-alert-threat-major_asteroid = Astéroïde Majeur
space-alert-threat-skirmishers_red = Éclaireurs (rouge)
space-alert-threat-skirmishers_blue = Éclaireurs (bleu)
space-alert-threat-saboteur_blue = Saboteur (bleu)
space-alert-threat-saboteur_red = Saboteur (rouge)
space-alert-threat-hacked_shields_blue = Boucliers Piratés (bleu)
space-alert-threat-hacked_shields_red = Boucliers Piratés (rouge)
space-alert-threat-unstable_warheads = Têtes nucléaires instables
space-alert-threat-slime_blue = Slime (bleu)
space-alert-threat-slime_red = Slime (rouge)
space-alert-threat-troopers_red = Troupe d’assaut (rouge)
space-alert-threat-troopers_blue = Troupe d’assaut (bleu)
space-alert-threat-virus = Virus
space-alert-threat-overheated_reactor = Réacteur en fusion
space-alert-threat-commandos_red = Commandos (rouge)
space-alert-threat-commandos_blue = Commandos (bleu)
space-alert-threat-alien = Alien
space-alert-threat-fissure = Fissure
space-alert-threat-crossed_wires = Courts-Circuits
space-alert-threat-battlebot_uprising = Révolte des Robots de combat
space-alert-threat-executioner = Exécuteur
space-alert-threat-seeker = Droïde Fureteur
space-alert-threat-power_system_overload = Surcharge des Générateurs
space-alert-threat-contamination = Contamination
space-alert-threat-nuclear_device = Engin Nucléaire
space-alert-status-pending = pas encore là
space-alert-status-active = sur sa trajectoire
space-alert-status-destroyed = détruite
space-alert-status-survived = restée en vie

## Tuiles Dégâts

space-alert-tile-red_heavy_laser = Canon laser lourd affaibli
space-alert-tile-red_light_laser = Canon laser léger affaibli
space-alert-tile-red_shield = Bouclier de moindre capacité
space-alert-tile-red_reactor = Réacteur de moindre capacité
space-alert-tile-red_gravolift = ascenseur gravitationnel ralenti
space-alert-tile-red_structural = dégâts structurels
space-alert-tile-white_heavy_laser = Canon laser lourd affaibli
space-alert-tile-white_pulse_cannon = Canon à impulsion à portée réduite
space-alert-tile-white_shield = Bouclier de moindre capacité
space-alert-tile-white_reactor = Réacteur de moindre capacité
space-alert-tile-white_gravolift = ascenseur gravitationnel ralenti
space-alert-tile-white_structural = dégâts structurels
space-alert-tile-blue_heavy_laser = Canon laser lourd affaibli
space-alert-tile-blue_light_laser = Canon laser léger affaibli
space-alert-tile-blue_shield = Bouclier de moindre capacité
space-alert-tile-blue_reactor = Réacteur de moindre capacité
space-alert-tile-blue_gravolift = ascenseur gravitationnel ralenti
space-alert-tile-blue_structural = dégâts structurels
space-alert-tile-point = un point, rien de plus

## Les étapes d’un tour

space-alert-step-appear = Apparition des Menaces
space-alert-step-actions = Actions des joueurs
space-alert-step-damage = Calcul des dégâts
space-alert-step-threats = Actions des Menaces
space-alert-step-computer = Contrôle de la maintenance de l’ordinateur
space-alert-step-return = Retour des Intercepteurs

## Le journal

space-alert-event-turn = Tour { $turn }
space-alert-event-step = { $step }
space-alert-event-jumped = Le vaisseau saute en hyperespace : l’équipage est sauvé.
space-alert-event-lost = Le vaisseau est perdu : { $loss }. Dernier coup : { $threat }.
space-alert-event-acts = { $member }, dans { $station } : { $action }.
space-alert-event-tripped = { $member } : oups ! Il fallait lire : { $action } ; la prochaine action est retardée.
space-alert-event-in-vain = { $member } : { $action } sans effet – { $reason }.
space-alert-event-moved = { $member } : de { $from } à { $station }.
space-alert-event-lift-taken = { $member } : l’ascenseur gravitationnel de la zone { $zone } a déjà servi ce tour-ci ; l’échelle de service fait perdre du temps.
space-alert-event-lift-broken = { $member } : l’ascenseur gravitationnel de la zone { $zone } est endommagé et fait perdre du temps.
space-alert-event-stuck-in-slime = { $member } : les pieds dans le Slime, dans { $station }.
space-alert-event-delayed = { $member } : retard ; la carte du tour { $slot } glisse d’une case.
space-alert-event-card-lost = { $member } : { $action } sort du plateau Action et se perd.
space-alert-event-fired = { $member } : feu depuis { $station }, puissance { $power }.
space-alert-event-cube-spent = { $store } : le tir prend un cube ; il en reste { $left }.
space-alert-event-energy-moved = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } : { $source } → { $store }.
space-alert-event-capsule-burnt = Une Capsule de carburant brûle dans le Réacteur blanc ; il en reste { $left }.
space-alert-event-refuelled = Le Réacteur blanc gagne { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
space-alert-event-heroic-cube = Un cube de plus, héroïque : { $store } à { $cubes }.
space-alert-event-maintained = { $member } : ordinateur entretenu pour la phase { $phase }.
space-alert-event-rocket-launched = { $member } : Roquette lancée ; elle frappera au tour suivant. Roquettes restantes : { $left }.
space-alert-event-squad-taken = { $member } : emmène une Escouade de Robots de combat { $squad }, dans { $station }.
space-alert-event-squad-revived = { $member } : Escouade de Robots de combat de nouveau active.
space-alert-event-squad-disabled = { $member } : Escouade de Robots de combat désactivée.
space-alert-event-took-off = { $member } : décolle avec les Intercepteurs.
space-alert-event-stayed-out = { $member } : reste dehors avec les Intercepteurs et attaque encore.
space-alert-event-came-back = { $member } : ramène les Intercepteurs.
space-alert-event-confirms = { $member } : regarde par les hublots ({ $count ->
    [one] { $count } observateur
   *[other] { $count } observateurs
  } ce tour-ci).
space-alert-event-confirmed = Confirmation visuelle de la phase { $phase } : { $count ->
    [one] { $count } membre d’équipage
   *[other] { $count } membres d’équipage
  } à la fois.
space-alert-event-repaired = { $member } : répare { $threat }, { $cubes ->
    [one] { $cubes } Point de Vie
   *[other] { $cubes } Points de Vie
  } en moins.
space-alert-event-repair-joined = { $member } : s’attaque à { $threat }, qui demande plusieurs personnes à la fois.
space-alert-event-repaired-together = Réparation commune : encore { $cubes ->
    [one] { $cubes } Point de Vie
   *[other] { $cubes } Points de Vie
  } en moins pour { $threat }.
space-alert-event-attacked = { $member } : Robots de combat contre { $threat } dans { $station }.
space-alert-event-appeared = Apparition : { $threat } ({ $zone }, case { $space }).
space-alert-event-targeted = { $weapon } → { $threat } : puissance { $power }.
space-alert-event-no-target = { $weapon } : aucune cible.
space-alert-event-cryoshield-broken = { $threat } : la cryoprotection encaisse tout le coup et vole en éclats.
space-alert-event-withstood = { $threat } : puissance { $power } contre un blindage de { $armour }, aucun dégât.
space-alert-event-wounded = { $threat } : { $cubes ->
    [one] { $cubes } Point de Vie
   *[other] { $cubes } Points de Vie
  } en moins, reste { $left }.
space-alert-event-destroyed = Menace détruite : { $threat } !
space-alert-event-advanced = { $threat } : de la case { $start } à la case { $space }.
space-alert-event-triggered = { $threat } : action { $mark }.
space-alert-event-survived = { $threat } : fin de la trajectoire, Menace passée.
space-alert-event-weakened = { $threat } : une Roquette de moins à désamorcer ; points de vie restants : { $left }.
space-alert-event-healed = { $threat } : { $cubes ->
    [one] { $cubes } Point de Vie
   *[other] { $cubes } Points de Vie
  } de plus.
space-alert-event-speed-changed = { $threat } : Vitesse désormais de { $speed }.
space-alert-event-armour-changed = { $threat } : Blindage désormais de { $armour }.
space-alert-event-revealed = { $threat } : à découvert ; les armes peuvent le cibler.
space-alert-event-attacks-raised = { $threat } : toutes les autres Menaces externes attaquent avec 1 de plus.
space-alert-event-armour-raised = { $threat } : toutes les Menaces externes ont 1 de Blindage en plus.
space-alert-event-intruder-moved = { $threat } : de { $from } à { $station }.
space-alert-event-spread = { $threat } : gagne { $station }.
space-alert-event-tile-removed = { $threat } : plus rien dans { $station }.
space-alert-event-attacks = { $threat } : attaque de puissance { $power } sur la zone { $zone }.
space-alert-event-absorbed = Le Bouclier de la zone { $zone } absorbe { $cubes } ; { $left ->
    [one] il lui reste { $left } cube
   *[other] il lui reste { $left } cubes
  }.
space-alert-event-doubled = La zone { $zone } est fissurée : dégâts doublés, { $points } en tout.
space-alert-event-damaged = Dégâts dans la zone { $zone } : { $tile } ({ $total } sur 6).
space-alert-event-cubes-spilt = { $store } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } au-delà de la nouvelle capacité, perdus.
space-alert-event-drained = { $store } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } en moins, reste { $left }.
space-alert-event-leaked = { $store } : fuite de { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } ; chacun vaut 1 dégât.
space-alert-event-fuel-lost = Une Capsule de carburant est perdue ; il en reste { $left }.
space-alert-event-rocket-lost = Une Roquette est perdue ; il en reste { $left }.
space-alert-event-squad-engulfed = L’Escouade rangée dans { $station } est désactivée par le Slime.
space-alert-event-knocked-out = { $member } : assommé dans { $station }.
space-alert-event-damage-doubles = Coque fissurée, zones { $zones } : les dégâts y comptent double.
space-alert-event-check-missed = L’ordinateur n’a pas été entretenu en phase { $phase } : tous ceux qui sont à bord prennent du retard.
space-alert-event-check-passed = L’ordinateur a été entretenu en phase { $phase }.
space-alert-event-rocket-spent = La Roquette ne trouve rien à portée et se perd.
space-alert-event-rocket-flies-on = La Roquette poursuit son vol et frappera au tour suivant.

## Détails du journal

space-alert-loss-zone_destroyed = une zone a subi plus de dégâts qu’elle n’en supporte
space-alert-loss-threat_effect = une Menace l’a détruit
space-alert-zones-red = rouge
space-alert-zones-all = rouge, blanche et bleue
space-alert-squad-active = active
space-alert-squad-disabled = désactivée
space-alert-mark-X = X
space-alert-mark-Y = Y
space-alert-mark-Z = Z
space-alert-reason-edge = il n’y a pas de station de ce côté
space-alert-reason-no-energy = le Réacteur est vide
space-alert-reason-already-done = c’est déjà fait
space-alert-reason-no-need = rien à transférer, ou plus de place
space-alert-reason-none-left = il n’y en a plus
space-alert-reason-no-active-squad = aucune Escouade active
space-alert-reason-no-intruder = aucun intrus ici
space-alert-reason-not-in-play = ce vol n’utilise pas ce système
space-alert-reason-too-late = le contrôle de cette phase est passé
space-alert-reason-taken = quelqu’un d’autre l’a déjà
space-alert-reason-irreparable = ce n’est plus réparable

## La feuille de score

space-alert-score-destroyed = Menaces détruites
space-alert-score-survived = Menaces subies
space-alert-score-visual_confirmation = Confirmation visuelle
space-alert-score-damage = Dégâts du vaisseau
space-alert-score-worst_zone = Zone la plus endommagée
space-alert-score-knocked_out = Équipiers assommés
space-alert-score-disabled_squads = Escouades désactivées
space-alert-score-total = Total

## Le carnet de bord

space-alert-log-track = Mission
    .short = Mission
space-alert-log-level = Menaces communes
    .short = Communes
space-alert-log-serious = Menaces sérieuses
    .short = Sérieuses
space-alert-log-survived = Menaces subies
    .short = Subies
space-alert-log-destroyed = Menaces détruites
    .short = Détruites
space-alert-log-penalties = Pénalités
    .short = Pénalités
space-alert-log-visual = Confirmation visuelle
    .short = Visuel
space-alert-log-total = Total
    .short = Total
space-alert-log-lost_to = Vaisseau détruit par
    .short = Détruit par
space-alert-office-star = Capitaine
space-alert-office-headphones = Officier de Communication
space-alert-office-exclamation = Chef de la Sécurité

## Les places

space-alert-seat-solo = Tout l’équipage
space-alert-seat-member1 = Capitaine
space-alert-seat-member2 = Équipier 2
space-alert-seat-member3 = Équipier 3
space-alert-seat-member4 = Équipier 4
space-alert-seat-member5 = Équipier 5

## Les options d’un vol à cette table

space-alert-option-flight = Vol
    .about = quelle leçon, simulation ou mission ; environ 25 minutes chacune
space-alert-option-flight-first_test_run = Premier Essai
    .about = sept tours, trois Menaces connues, cartes visibles
space-alert-option-flight-second_test_run = Deuxième Essai
    .about = sept tours, trois autres Menaces connues, cartes visibles
space-alert-option-flight-simulation_1 = Simulation 1
    .about = douze tours, Menaces externes seulement, cartes cachées
space-alert-option-flight-simulation_2 = Simulation 2
    .about = douze tours, Menaces externes seulement, cartes cachées
space-alert-option-flight-simulation_3 = Simulation 3
    .about = douze tours, Menaces externes seulement, cartes cachées
space-alert-option-flight-advanced_simulation_1 = Simulation Avancée 1
    .about = avec Menaces internes, Robots de combat et Intercepteurs
space-alert-option-flight-advanced_simulation_2 = Simulation Avancée 2
    .about = avec Menaces internes, Robots de combat et Intercepteurs
space-alert-option-flight-advanced_simulation_3 = Simulation Avancée 3
    .about = avec Menaces internes, Robots de combat et Intercepteurs
space-alert-option-flight-mission_1 = Mission 1
    .about = le jeu complet, cartes héroïques comprises ; environ 25 minutes
space-alert-option-flight-mission_2 = Mission 2
    .about = le jeu complet, cartes héroïques comprises ; environ 25 minutes
space-alert-option-flight-mission_3 = Mission 3
    .about = le jeu complet, cartes héroïques comprises ; environ 25 minutes
space-alert-option-flight-mission_4 = Mission 4
    .about = le jeu complet, cartes héroïques comprises ; environ 25 minutes
space-alert-option-flight-mission_5 = Mission 5
    .about = le jeu complet, cartes héroïques comprises ; environ 25 minutes
space-alert-option-flight-mission_6 = Mission 6
    .about = le jeu complet, cartes héroïques comprises ; environ 25 minutes
space-alert-option-flight-mission_7 = Mission 7
    .about = le jeu complet, cartes héroïques comprises ; environ 25 minutes
space-alert-option-flight-mission_8 = Mission 8
    .about = le jeu complet, cartes héroïques comprises ; environ 25 minutes
space-alert-option-flight-generated_easy = Nouvelle mission, facile
    .about = personne ne l’a entendue ; moins de Menaces
space-alert-option-flight-generated_standard = Nouvelle mission
    .about = personne ne l’a entendue ; autant de Menaces que d’habitude
space-alert-option-flight-generated_hard = Nouvelle mission, difficile
    .about = personne ne l’a entendue ; plus de Menaces
space-alert-option-flight-campaign = Campagne
    .about = jusqu’à trois missions avec le même vaisseau, et des réparations entre elles ; environ 90 minutes
space-alert-option-people = Joueurs
    .about = combien sont à la table ; des androïdes complètent l’équipage
space-alert-option-people-1 = 1
    .about = en solo, pour quatre androïdes, toutes les cartes visibles
space-alert-option-people-2 = 2
    .about = avec des androïdes jusqu’à la taille de l’équipage
space-alert-option-people-3 = 3
    .about = avec des androïdes jusqu’à la taille de l’équipage
space-alert-option-people-4 = 4
    .about = avec des androïdes jusqu’à la taille de l’équipage ; quatre ou cinq joueurs, c’est l’idéal pour débuter
space-alert-option-people-5 = 5
    .about = un équipage complet ; les rapports non confirmés comptent ; quatre ou cinq joueurs, c’est l’idéal pour débuter
space-alert-option-crew-4 = 4
    .about = les rapports non confirmés sont ignorés
space-alert-option-crew-5 = 5
    .about = un androïde de plus ; les rapports non confirmés comptent
space-alert-option-clock = Chrono
    .about = à quelle vitesse parle l’ordinateur
space-alert-option-clock-none = aucun
    .about = chacun peut demander l’annonce suivante
space-alert-option-clock-full = vitesse réelle
    .about = environ dix minutes, comme sur les pistes
space-alert-option-clock-slow = lent
    .about = moitié plus de temps
space-alert-option-clock-slower = très lent
    .about = deux fois plus de temps
space-alert-option-level-white = blanches
    .about = les Menaces communes les plus faciles
space-alert-option-level-yellow = jaunes
    .about = les Menaces communes les plus difficiles
space-alert-option-level-mixed = mélangées
    .about = les deux sortes ensemble
space-alert-option-serious-white = blanches
    .about = les Menaces sérieuses les plus faciles
space-alert-option-serious-yellow = jaunes
    .about = les Menaces sérieuses les plus difficiles
space-alert-option-serious-mixed = mélangées
    .about = les deux sortes ensemble
space-alert-option-window = Confirmation visuelle
    .about = si les regards par les hublots rapportent des points
space-alert-option-window-yes = oui
    .about = selon les règles des missions
space-alert-option-window-no = non
    .about = pour une première mission sans souci des points
space-alert-option-captain = Capitaine
    .about = quel androïde agit en premier
space-alert-option-captain-1 = Androïde 1
    .about = les autres suivent dans le sens horaire
space-alert-option-captain-2 = Androïde 2
    .about = les autres suivent dans le sens horaire
space-alert-option-captain-3 = Androïde 3
    .about = les autres suivent dans le sens horaire
space-alert-option-captain-4 = Androïde 4
    .about = les autres suivent dans le sens horaire

## Les cartes Action en main

space-alert-card-red-a = flèche rouge / A
space-alert-card-red-b = flèche rouge / B
space-alert-card-red-c = flèche rouge / C
space-alert-card-red-battlebots = flèche rouge / Robots
space-alert-card-blue-a = flèche bleue / A
space-alert-card-blue-b = flèche bleue / B
space-alert-card-blue-c = flèche bleue / C
space-alert-card-blue-battlebots = flèche bleue / Robots
space-alert-card-lift-a = ascenseur / A
space-alert-card-lift-b = ascenseur / B
space-alert-card-lift-c = ascenseur / C
space-alert-card-lift-battlebots = ascenseur / Robots
space-alert-card-hero-lower_red = carte héroïque, station inférieure rouge / A
space-alert-card-hero-lower_blue = carte héroïque, station inférieure bleue / A
space-alert-card-hero-upper_red = carte héroïque, station supérieure rouge / B
space-alert-card-hero-upper_blue = carte héroïque, station supérieure bleue / B
space-alert-card-hero-upper_white = carte héroïque, station supérieure blanche / Robots
space-alert-card-hero-lower_white = carte héroïque, station inférieure blanche / Robots
space-alert-side-move = déplacement
space-alert-side-act = action
space-alert-back-movement = un déplacement
space-alert-back-action = une action
space-alert-back-heroic-movement = un déplacement héroïque
space-alert-back-heroic-action = une action héroïque
space-alert-name-member = { $member ->
    [1] Capitaine
   *[other] Équipier { $member }
  }
space-alert-name-android = Androïde { $android }
space-alert-name-nothing = rien
space-alert-name-white = blanches
space-alert-name-yellow = jaunes
space-alert-name-mixed = mélangées
space-alert-tile-heavy_laser = Canon laser lourd affaibli
space-alert-tile-lower_weapon = arme inférieure affaiblie
space-alert-tile-shield = Bouclier moins grand
space-alert-tile-reactor = Réacteur moins grand
space-alert-tile-gravolift = ascenseur ralenti
space-alert-tile-structural = dégâts structurels

## Les coups

space-alert-move-next = Écouter l’annonce suivante
    .kind = Continuer
space-alert-move-put = Poser { $card } case { $slot }, { $side } vers le haut
    .kind = Planifier une carte
    .typed = put CARTE CASE move|act – par exemple : put red-a 3 act
space-alert-move-flip = Retourner la carte de la case { $slot }
    .kind = Retourner
space-alert-move-shift = Déplacer la carte de la case { $slot } à la case { $to }
    .kind = Déplacer une carte
    .typed = shift CASE CASE – par exemple : shift 1 3
space-alert-move-take-back = Reprendre la carte de la case { $slot }
    .kind = Reprendre
space-alert-move-close = Clore la phase et prendre le paquet suivant
    .kind = Clore la phase
space-alert-move-plan = Pour { $member } : { $card } case { $slot }, { $side } vers le haut
    .kind = Planifier pour un androïde
    .typed = plan MEMBRE CARTE CASE move|act – par exemple : plan member2 red-a 3 act
space-alert-move-plan-heroic = Pour { $member } : la carte héroïque case { $slot }, { $side } vers le haut
    .kind = Planifier la carte héroïque d’un androïde
    .typed = plan-heroic MEMBRE CASE move|act – par exemple : plan-heroic member2 3 act
space-alert-move-retrieve = Reprendre la carte de la case { $slot } ({ $member })
    .kind = Reprendre à un androïde
    .typed = retrieve MEMBRE CASE – par exemple : retrieve member2 3
space-alert-move-give = Donner { $card } à : { $member }
    .kind = Donner une carte
    .typed = give CARTE MEMBRE – par exemple : give red-a member2
space-alert-move-ready = Accepter de finir la manche maintenant
    .kind = Finir plus tôt
space-alert-move-hold-on = Continuer à planifier, finalement
    .kind = Pas encore
space-alert-move-claim = « La Menace T+{ $time } est pour moi. »
    .kind = Se charger d’une Menace
space-alert-move-fire = « Je tire en zone { $zone } au tour { $slot }. »
    .kind = Annoncer un tir
    .typed = fire ZONE TOUR – par exemple : fire red 4
space-alert-move-say = « { $phrase } »
    .kind = Dire
    .typed = say PHRASE – par exemple : say who-computer-1, say need-lift, say yes
space-alert-move-share = « Voici mes cartes et ce que je prévois. »
    .kind = Dire ses cartes
space-alert-move-watch = Regarder, sans plus de carte
    .kind = Regarder
space-alert-move-fine = Ma carte est bien posée
    .kind = Pas d’erreur
space-alert-move-trust = Toutes mes cartes sont bien posées
    .kind = Aucune erreur
space-alert-move-slip = Oups ! Je voulais : { $action }
    .kind = Signaler une erreur

## Les appels

space-alert-move-levels = Proposer des Menaces communes { $level } et sérieuses { $serious }
    .kind = Niveaux
space-alert-move-go-on = Partir pour la mission suivante
    .kind = Continuer
space-alert-move-stop = Arrêter la campagne ici
    .kind = Arrêter
space-alert-move-repair = Réparer en zone { $zone } : { $tile }
    .kind = Réparer
space-alert-move-repair-squad = Réparer une Escouade de Robots de combat
    .kind = Réparer une Escouade
space-alert-move-no-repair = Ne rien réparer
    .kind = Pas de réparation
space-alert-move-squad-at = Placer la seule Escouade dans { $station }
    .kind = Placer l’Escouade
space-alert-phrase-yes = Oui.
space-alert-phrase-no = Non.
space-alert-phrase-wait = Attends.
space-alert-phrase-hurry = Vite !
space-alert-phrase-done = J’ai fini.
space-alert-phrase-sorry = Désolé, je ne peux pas.
space-alert-phrase-who-computer-1 = Qui fait l’ordinateur en phase 1 ?
space-alert-phrase-me-computer-1 = Je fais l’ordinateur en phase 1.
space-alert-phrase-who-window-1 = Qui va aux hublots en phase 1 ?
space-alert-phrase-me-window-1 = Je vais aux hublots en phase 1.
space-alert-phrase-who-computer-2 = Qui fait l’ordinateur en phase 2 ?
space-alert-phrase-me-computer-2 = Je fais l’ordinateur en phase 2.
space-alert-phrase-who-window-2 = Qui va aux hublots en phase 2 ?
space-alert-phrase-me-window-2 = Je vais aux hublots en phase 2.
space-alert-phrase-who-computer-3 = Qui fait l’ordinateur en phase 3 ?
space-alert-phrase-me-computer-3 = Je fais l’ordinateur en phase 3.
space-alert-phrase-who-window-3 = Qui va aux hublots en phase 3 ?
space-alert-phrase-me-window-3 = Je vais aux hublots en phase 3.
space-alert-phrase-who-shield-red = Qui charge le Bouclier rouge ?
space-alert-phrase-me-shield-red = Je charge le Bouclier rouge.
space-alert-phrase-who-energy-red = Qui recharge le Réacteur rouge ?
space-alert-phrase-me-energy-red = Je recharge le Réacteur rouge.
space-alert-phrase-who-shield-white = Qui charge le Bouclier blanc ?
space-alert-phrase-me-shield-white = Je charge le Bouclier blanc.
space-alert-phrase-who-energy-white = Qui recharge le Réacteur blanc ?
space-alert-phrase-me-energy-white = Je recharge le Réacteur blanc.
space-alert-phrase-who-shield-blue = Qui charge le Bouclier bleu ?
space-alert-phrase-me-shield-blue = Je charge le Bouclier bleu.
space-alert-phrase-who-energy-blue = Qui recharge le Réacteur bleu ?
space-alert-phrase-me-energy-blue = Je recharge le Réacteur bleu.
space-alert-phrase-who-rocket = Qui lance une Roquette ?
space-alert-phrase-me-rocket = Je lance une Roquette.
space-alert-phrase-who-battlebots = Qui prend les Robots de combat ?
space-alert-phrase-me-battlebots = Je prends les Robots de combat.
space-alert-phrase-who-interceptors = Qui prend les Intercepteurs ?
space-alert-phrase-me-interceptors = Je prends les Intercepteurs.
space-alert-phrase-need-red = Il me faut une flèche rouge.
space-alert-phrase-need-blue = Il me faut une flèche bleue.
space-alert-phrase-need-lift = Il me faut un ascenseur.
space-alert-phrase-need-a = Il me faut un A.
space-alert-phrase-need-b = Il me faut un B.
space-alert-phrase-need-c = Il me faut un C.
space-alert-phrase-need-battlebots = Il me faut des Robots de combat.
space-alert-phrase-spare-card = J’ai une carte en trop.

## Le journal de la manche Action

space-alert-event-alert = Alerte ! La première phase commence.
space-alert-event-clock = Seconde { $second } de la mission.
space-alert-event-announced = T+{ $time } ({ $zone }) : { $threat }.
space-alert-event-unconfirmed = Rapport non confirmé à T+{ $time } ({ $zone }), qu’un équipage de quatre ignore.
space-alert-event-incoming-data = Données entrantes : chacun pioche une carte.
space-alert-event-data-transfer = Transfert de données : chacun peut donner une carte jusqu’au bip.
space-alert-event-transfer-over = Bip : le transfert de données est terminé.
space-alert-event-silence = Communications coupées : plus un mot.
space-alert-event-restored = Communications rétablies.
space-alert-event-minute-left = Une minute avant la fin de la phase { $phase }.
space-alert-event-twenty-left = Vingt secondes avant la fin de la phase { $phase }.
space-alert-event-phase-over = La phase { $phase } est terminée.
space-alert-event-round-over = Fin de la mission : saut en hyperespace.
space-alert-event-picked-up = { $member } : prend { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } pour la phase { $phase }.
space-alert-event-drew = Vous recevez : { $card }.
space-alert-event-shown-heroic = { $member } a une { $card }.
space-alert-event-placed = { $member } : { $back } au tour { $slot }.
space-alert-event-placed-open = { $member } : { $action } au tour { $slot }.
space-alert-event-taken-back = { $member } : plus rien au tour { $slot }.
space-alert-event-shifted = { $member } : carte déplacée du tour { $slot } au tour { $to }.
space-alert-event-planned = { $by }, pour { $member } : { $action } au tour { $slot }.
space-alert-event-planned-alone = { $member } : { $action } au tour { $slot }.
space-alert-event-gave = { $member } donne une carte (à : { $to-member }).
space-alert-event-received = Vous recevez { $card } (de : { $by }).
space-alert-event-claimed = { $member } : « La Menace T+{ $time } est pour moi. »
space-alert-event-will-fire = { $member } : « Je tire en zone { $zone } au tour { $slot }. »
space-alert-event-said = { $member } : « { $phrase } »
space-alert-event-shared = { $member } : « Voici mes cartes et ce que je prévois. »
space-alert-event-ready = { $member } : d’accord pour finir la manche.
space-alert-event-not-ready = { $member } : pas encore prêt, finalement.
space-alert-event-ended-early = Tous sont d’accord : la manche se termine plus tôt.
space-alert-event-all-revealed = Tout est remis en place ; la manche Résolution commence.
space-alert-event-turn-revealed = Les cartes du tour { $turn } sont retournées.

## Le but, toujours en vue

space-alert-web-goal-home = But : ramener le vaisseau et son équipage
space-alert-web-goal-campaign = Campagne, mission { $mission } · but : ramener le vaisseau
space-alert-web-goal-plan = But : survivre aux { $turns } tours · phase de préparation { $phase }/{ $phases }
space-alert-web-goal-survive = But : survivre · tour { $turn }/{ $turns }

## Pourquoi ce conseil

space-alert-web-why-go = Au tour { $turn }, { $member } passe ainsi de { $from } à { $to }.
space-alert-web-why-fire = Au tour { $turn }, { $member } est dans { $from } et tire au canon dans la zone de : { $target }.
space-alert-web-why-act = Au tour { $turn }, { $member } est dans { $from } et { $does ->
    [a] tire au canon, au cas où quelque chose serait à portée.
    [b-upper] remplit le bouclier depuis le réacteur du dessous.
    [b-lower] amène de l’énergie du réacteur central.
    [b-fuel] brûle une capsule de carburant : le réacteur central est de nouveau plein.
    [c-upper_red] sort avec les intercepteurs.
    [c-upper_white] maintient l’ordinateur éveillé, sinon tout le monde est retardé.
    [c-upper_blue] réveille les robots de combat.
    [c-lower_red] réveille les robots de combat.
    [c-lower_white] regarde par les hublots, ce qui compte à la fin.
    [c-lower_blue] lance une roquette.
   *[battlebots] fait combattre les robots, si un intrus est là.
  }
space-alert-web-why-next = Le plan répond à tout ce qui est connu : écoutez la suite.
space-alert-web-why-next-first = Aucune Menace n’est connue : écoutez ce qui vient avant de planifier.
space-alert-web-why-retrieve = Depuis la dernière annonce, la carte sera plus utile ailleurs.
space-alert-web-why-take-back = Depuis la dernière annonce, la carte sera plus utile ailleurs.
space-alert-web-why-share = Qui connaît vos cartes peut planifier avec elles.
space-alert-web-why-claim = Ainsi personne d’autre n’y dépense de cartes.
space-alert-web-why-close = Il n’y a plus rien à planifier dans cette phase.
space-alert-web-why-ready = Plus rien ne viendra changer le plan.
space-alert-web-why-give = Elle lui sera plus utile qu’à vous.

## Les refus

space-alert-event-levels-proposed = { $member } : Menaces communes { $level } et sérieuses { $serious } ?
space-alert-event-mission-begins = Mission { $mission } de la campagne : Menaces communes { $level } et sérieuses { $serious }.
space-alert-event-goes-on = { $member } : en route pour la mission suivante.
space-alert-event-stops = { $member } : assez, la campagne s’arrête ici.
space-alert-event-recovered = { $member } : se remet, et ne répare rien.
space-alert-event-tile-repaired = { $member } : réparation en zone { $zone } ({ $tile }).
space-alert-event-squad-repaired = { $member } : Escouade de Robots de combat réparée.
space-alert-event-repaired-nothing = { $member } : ne répare rien.
space-alert-event-squad-placed = La seule Escouade commence dans { $station }.
space-alert-error-not-in-hand = { $move } : cette carte n’est pas disponible ; choisissez-en une autre.
space-alert-error-slot-closed = { $move } : cette phase est close et ne peut plus changer.
space-alert-error-slot-not-open = { $move } : cette phase n’est pas encore ouverte ; clôturez d’abord celle-ci, ou attendez.
space-alert-error-slot-empty = { $move } : il n’y a pas de carte dans cette case.
space-alert-error-same-slot = { $move } : c’est la même case ; choisissez-en une autre.
space-alert-error-no-own-board = { $move } : en solo, il n’y a pas de plateau à soi ; planifiez pour les androïdes.
space-alert-error-last-phase = { $move } : c’est la dernière phase ; elle reste ouverte jusqu’à la fin.
space-alert-error-phase-for-all = { $move } : en solo, la phase change avec son annonce.
space-alert-error-cards-left = { $move } : il reste des cartes à planifier.
space-alert-error-no-such-android = { $move } : il n’y a pas cet androïde dans l’équipage.
space-alert-error-android-slot-taken = { $move } : une carte s’y trouve déjà, et elle est définitive.
space-alert-error-android-final = { $move } : les cartes des androïdes sont définitives.
space-alert-error-no-transfer = { $move } : on ne donne des cartes que pendant un transfert de données.
space-alert-error-gave-already = { $move } : une carte a déjà été donnée pendant ce transfert.
space-alert-error-heroic-stays = { $move } : les cartes héroïques ne se donnent jamais.
space-alert-error-nobody-there = { $move } : personne d’autre n’est là pour la recevoir.
space-alert-error-communications-down = { $move } : les communications sont coupées ; attendez leur retour.
space-alert-error-too-soon = { $move } : un appel par seconde suffit.
space-alert-error-told-already = { $move } : les autres connaissent vos cartes.
space-alert-error-nobody-listens = { $move } : en solo, il n’y a personne à qui parler.
space-alert-error-no-such-threat = { $move } : aucune Menace de ce temps n’a été annoncée.
space-alert-error-no-such-turn = { $move } : ce vol n’a pas ce tour.
space-alert-error-too-early-to-end = { $move } : la manche ne peut finir plus tôt que pendant sa dernière minute.
space-alert-error-ready-already = { $move } : c’est déjà accepté.
space-alert-error-not-ready = { $move } : rien n’a encore été accepté.
space-alert-error-clock-runs = { $move } : l’ordinateur suit le chrono ; attendez.
space-alert-error-no-slip = { $move } : on ne peut avoir voulu que l’autre moitié de la carte ou l’autre flèche.

## La fin d’un vol

space-alert-error-not-broken = { $move } : il n’y a pas ces dégâts à réparer.
space-alert-error-enough-repaired = { $move } : deux tuiles de cette zone ont déjà été réparées.
space-alert-error-no-broken-squad = { $move } : aucune Escouade n’a besoin de réparations.
space-alert-reason-home = Le vaisseau est rentré.
space-alert-reason-zone-destroyed = Une zone du vaisseau a été détruite.
space-alert-reason-threat-effect = Une Menace a détruit le vaisseau.

## Ce que font les Menaces

space-alert-reason-campaign-scored = La campagne est terminée, et le vaisseau est rentré.
space-alert-effect-advance_others-1 = toutes les autres Menaces externes avancent d’une case
space-alert-effect-attack-1 = attaque 1
space-alert-effect-attack-1-all = attaque 1 sur toutes les zones
space-alert-effect-attack-1-others = attaque 1 sur les autres zones
space-alert-effect-attack-1-per-passed = attaque de 1 par X et Y franchi
space-alert-effect-attack-2 = attaque 2
space-alert-effect-attack-2-all = attaque 2 sur toutes les zones
space-alert-effect-attack-2-others = attaque 2 sur les autres zones
space-alert-effect-attack-2-per-hp = attaque de 2 par Point de Vie restant
space-alert-effect-attack-2-per-passed = attaque de 2 par X et Y franchi
space-alert-effect-attack-3 = attaque 3
space-alert-effect-attack-3-all = attaque 3 sur toutes les zones
space-alert-effect-attack-3-ignore_shields = attaque 3 sans tenir compte des Boucliers
space-alert-effect-attack-3-others = attaque 3 sur les autres zones
space-alert-effect-attack-3-per-passed = attaque de 3 par X et Y franchi
space-alert-effect-attack-4 = attaque 4
space-alert-effect-attack-5 = attaque 5
space-alert-effect-attack-5-blue = attaque 5 sur la zone bleue
space-alert-effect-attack-5-red = attaque 5 sur la zone rouge
space-alert-effect-attack-6 = attaque 6
space-alert-effect-attack-7 = attaque 7
space-alert-effect-attack-hp = attaque égale à ses Points de Vie restants
space-alert-effect-aura-attack-plus-1 = toutes les autres Menaces externes attaquent avec 1 de plus
space-alert-effect-aura-shield-plus-1 = toutes les Menaces externes gagnent 1 de Blindage
space-alert-effect-change_deck = change de pont
space-alert-effect-consume_fuel-1 = 1 Capsule de carburant est perdue
space-alert-effect-damage_others-1 = toutes les autres Menaces externes subissent 1 dégât
space-alert-effect-deal-1-all = 1 dégât à toutes les zones
space-alert-effect-deal-1-contaminated = 1 dégât par station contaminée
space-alert-effect-deal-2 = 2 dégâts
space-alert-effect-deal-2-slimed = 2 dégâts par station envahie par le Slime
space-alert-effect-deal-3 = 3 dégâts
space-alert-effect-deal-3-all = 3 dégâts à toutes les zones
space-alert-effect-deal-3-per-hp = 3 dégâts par Point de Vie restant
space-alert-effect-deal-4 = 4 dégâts
space-alert-effect-deal-5 = 5 dégâts
space-alert-effect-deal-players_here = 1 dégât par membre d’équipage présent
space-alert-effect-deal-reactor_energy = 1 dégât par cube du Réacteur blanc
space-alert-effect-delay-contaminated = retarde tout le monde dans les stations contaminées
space-alert-effect-delay-ship = retarde tout le monde à bord
space-alert-effect-delay-zone = retarde tout le monde dans sa zone
space-alert-effect-destroy_rocket-1 = 1 Roquette est perdue
space-alert-effect-destroy_ship = le vaisseau est détruit
space-alert-effect-disable_stored_squad-lower_red = l’Escouade rangée dans la station inférieure rouge est désactivée
space-alert-effect-double_damage-red = les dégâts à la zone rouge comptent double
space-alert-effect-double_damage-ship = tous les dégâts comptent double
space-alert-effect-drain_reactor-all-1 = chaque Réacteur perd 1 énergie
space-alert-effect-drain_reactor-blue-all = le Réacteur bleu perd toute son énergie
space-alert-effect-drain_reactor-red-all = le Réacteur rouge perd toute son énergie
space-alert-effect-drain_reactor-white-2 = le Réacteur blanc perd 2 énergies
space-alert-effect-drain_shield-all-1 = chaque Bouclier perd 1 énergie
space-alert-effect-drain_shield-all-all = chaque Bouclier perd toute son énergie
space-alert-effect-drain_shield-blue-all = le Bouclier bleu perd toute son énergie
space-alert-effect-drain_shield-red-all = le Bouclier rouge perd toute son énergie
space-alert-effect-grow = grandit : elle riposte désormais
space-alert-effect-heal-1 = répare 1 dégât
space-alert-effect-heal-2 = répare 2 dégâts
space-alert-effect-heal-half = répare la moitié de ses dégâts
space-alert-effect-if-damage-below-2-then-attack-2 = si elle a subi moins de 2 dégâts : attaque 2
space-alert-effect-if-damage-below-3-then-attack-3 = si elle a subi moins de 3 dégâts : attaque 3
space-alert-effect-if-damage-below-6-then-attack-6 = si elle a subi moins de 6 dégâts : attaque 6
space-alert-effect-if-damaged-then-attack-1-all = si elle est endommagée : attaque 1 sur toutes les zones
space-alert-effect-if-damaged-then-attack-2-all = si elle est endommagée : attaque 2 sur toutes les zones
space-alert-effect-if-damaged-then-move-blue-else-deal-2 = si elle est endommagée : se déplace vers la zone bleue, sinon : 2 dégâts
space-alert-effect-if-damaged-then-move-red-else-deal-2 = si elle est endommagée : se déplace vers la zone rouge, sinon : 2 dégâts
space-alert-effect-if-reactor-above-0-then-drain_reactor-zone-1-else-deal-1 = si ce Réacteur contient de l’énergie : le Réacteur de sa zone perd 1 énergie, sinon : 1 dégât
space-alert-effect-knock_out-active_squad_leaders = assomme quiconque dirige des Robots actifs
space-alert-effect-knock_out-at-lower_red-lower_blue = assomme tout le monde dans les stations inférieures rouge et bleue
space-alert-effect-knock_out-at-upper_blue-lower_red = assomme tout le monde dans les stations supérieure bleue et inférieure rouge
space-alert-effect-knock_out-contaminated = assomme tout le monde dans les stations contaminées
space-alert-effect-knock_out-killer = assomme qui la détruit
space-alert-effect-knock_out-not_on_bridge = assomme tous ceux qui ne sont pas sur la passerelle
space-alert-effect-knock_out-ship = assomme tout le monde à bord
space-alert-effect-knock_out-station = assomme tout le monde dans sa station
space-alert-effect-knock_out-station_without_active_squad = assomme dans sa station quiconque est sans Robots actifs
space-alert-effect-leak_reactor-all = toute l’énergie des Réacteurs fuit, un dégât par cube
space-alert-effect-leak_reactor-white = l’énergie du Réacteur blanc fuit, un dégât par cube
space-alert-effect-leak_shield-white = l’énergie du Bouclier blanc fuit, un dégât par cube
space-alert-effect-move-blue = se déplace vers la zone bleue
space-alert-effect-move-red = se déplace vers la zone rouge
space-alert-effect-persist_contamination = les stations contaminées assomment qui y entre, jusqu’à la fin
space-alert-effect-persist_slime = le Slime reste jusqu’à la fin
space-alert-effect-reveal = se montre : les armes peuvent la cibler
space-alert-effect-seek = va dans la station voisine la plus peuplée
space-alert-effect-self_damage-1 = subit elle-même 1 dégât
space-alert-effect-self_damage-2 = subit elle-même 2 dégâts
space-alert-effect-shield-plus-1 = Blindage +1
space-alert-effect-shield-is-0 = Blindage désormais de 0
space-alert-effect-shield-is-1 = Blindage désormais de 1
space-alert-effect-shield-is-2 = Blindage désormais de 2
space-alert-effect-shield-is-4 = Blindage désormais de 4
space-alert-effect-speed-plus-1 = Vitesse +1
space-alert-effect-speed-plus-2 = Vitesse +2
space-alert-effect-spread-blue = se propage vers la zone bleue
space-alert-effect-spread-red = se propage vers la zone rouge
space-alert-effect-transfer_reactor_to_shield-white = l’énergie du Réacteur blanc passe dans le Bouclier blanc ; le surplus fait des dégâts
space-alert-special-destroyer = Les dégâts qui passent le Bouclier comptent double.
space-alert-special-stealth_fighter = Aucune arme ne peut la cibler avant son X.
space-alert-special-energy_cloud = Si le Canon à impulsion la touche, son Blindage est de 0 ce tour-là.
space-alert-special-cryoshield_fighter = Les premiers tirs ne font que briser sa cryoprotection.
space-alert-special-scout = Les Canons laser lourds ne peuvent pas la cibler.
space-alert-special-phantom_fighter = Aucune arme ne peut la cibler avant son X ; les Roquettes ne lui font rien.
space-alert-special-swarm = Subit au plus 1 dégât par tour.
space-alert-special-jellyfish = Son Blindage négatif aide toute attaque qui la cible.
space-alert-special-marauder = Son bonus cesse quand elle est détruite.
space-alert-special-minor_asteroid = Aucune Roquette ne peut la cibler. Détruite, elle attaque avec 1 par X et Y franchi.
space-alert-special-leviathan_tanker = Détruite, elle inflige 1 dégât à toutes les autres Menaces externes.
space-alert-special-pulse_satellite = Aucune arme ne peut la cibler à distance 3.
space-alert-special-cryoshield_frigate = Les premiers tirs ne font que briser sa cryoprotection.
space-alert-special-maelstrom = Si le Canon à impulsion la touche, son Blindage est de 0 ce tour-là.
space-alert-special-asteroid = Aucune Roquette ne peut la cibler. Détruite, elle attaque avec 2 par X et Y franchi.
space-alert-special-behemoth = Des Intercepteurs qui ne frappent qu’elle le font avec 9, et leur pilote y reste.
space-alert-special-juggernaut = Attire toutes les Roquettes à toute distance ; chacune lui donne 1 de Blindage.
space-alert-special-psionic_satellite = Aucune arme ne peut la cibler à distance 3.
space-alert-special-nebula_crab = Son Z touche les zones rouge et bleue.
space-alert-special-nemesis = Au tour où elle est endommagée, elle attaque toutes les zones.
space-alert-special-major_asteroid = Aucune Roquette ne peut la cibler. Détruite, elle attaque avec 3 par X et Y franchi.
space-alert-special-unstable_warheads = Autant de Points de Vie que de Roquettes ; aucune ne peut être lancée.
space-alert-special-slime_blue = Qui entre dans une station envahie est retardé.
space-alert-special-slime_red = Qui entre dans une station envahie est retardé.
space-alert-special-overheated_reactor = La réparation qui la termine assomme tout le monde dans les stations inférieures rouge et bleue.
space-alert-special-alien = Riposte à partir de son X.
space-alert-special-fissure = Seuls les Intercepteurs peuvent la réparer.
space-alert-special-battlebot_uprising = Réparée dans les deux stations le même tour, elle subit 1 de plus.
space-alert-special-executioner = N’épargne que ceux qui ont des Robots actifs.
space-alert-special-seeker = Qui la détruit est assommé.
space-alert-special-power_system_overload = Réparée dans les trois stations le même tour, elle subit 2 de plus.
space-alert-special-contamination = Dans quatre stations à la fois ; les Robots en nettoient une à la fois.
space-alert-special-nuclear_device = Ne cesse que si trois personnes font C dans la station inférieure blanche le même tour.

## Le plateau dans un terminal

space-alert-now-plan = Phase { $phase } : planifiez, ou écoutez l’annonce suivante.
space-alert-now-resolution = Les cartes sont révélées : la vôtre est-elle bien posée ?
space-alert-now-over = Le vol est terminé.
space-alert-now-between = Entre deux missions : choisissez les niveaux, continuez ou arrêtez, et réparez.
space-alert-board-legend = A B C actions, R Robots de combat, ← → ↕ flèche rouge, flèche bleue, ascenseur ; + pour héroïque, 1+ à 6+ mènent à une station ; ▲ ● dos d’un déplacement et d’une action ; « plan member2 red-a 3 act » planifie une carte.
space-alert-board-threat = ({ $zone }, case { $space }) Points de Vie { $life }, Blindage { $armour }, Vitesse { $speed }
space-alert-board-damage = dégâts { $points } sur 6
space-alert-board-energy = Bouclier { $shield }/{ $shields }, Réacteur { $reactor }/{ $reactors }
space-alert-board-stock = Capsules de carburant { $fuel }, Roquettes { $rockets }
space-alert-board-hand = Cartes :

## Les thèmes du livret de règles

space-alert-topic-android = Les androïdes
space-alert-topic-announce = Les annonces
space-alert-topic-appear = Apparition des Menaces
space-alert-topic-attack = Les attaques
space-alert-topic-battlebots = Les Robots de combat
space-alert-topic-campaign = La campagne
space-alert-topic-card = Les cartes Action
space-alert-topic-computer = L’ordinateur
space-alert-topic-damage = Le calcul des dégâts
space-alert-topic-delay = Les retards
space-alert-topic-end = La fin d’un vol
space-alert-topic-energy = L’énergie
space-alert-topic-external_threats = Les Menaces externes
space-alert-topic-five_crew = Un équipage de cinq
space-alert-topic-general = Généralités
space-alert-topic-heroic = Les actions héroïques
space-alert-topic-hull = Les dégâts du vaisseau
space-alert-topic-interceptors = Les Intercepteurs
space-alert-topic-internal_threats = Les Menaces internes
space-alert-topic-intruder = Les intrus
space-alert-topic-knockout = Assommé
space-alert-topic-level = Les niveaux de Menace
space-alert-topic-log = Le Carnet de bord
space-alert-topic-malfunction = Les dysfonctionnements
space-alert-topic-mode = Les types de vol
space-alert-topic-move = Les déplacements
space-alert-topic-order = L’ordre des actions
space-alert-topic-plan = La planification
space-alert-topic-resolve = La manche Résolution
space-alert-topic-rocket = Les Roquettes
space-alert-topic-role = Les rôles
space-alert-topic-score = Le score
space-alert-topic-setup = Mise en place
space-alert-topic-ship = Le vaisseau
space-alert-topic-solo = En solo
space-alert-topic-threat_actions = Les actions des Menaces
space-alert-topic-visual = La confirmation visuelle
space-alert-topic-weapon = Les armes

## Dans le navigateur : le compagnon de la boîte

space-alert-web-name-machines = Nommer les androïdes
space-alert-web-box = Saisissez ce que votre équipage a planifié, regardez tour par tour ce qui en résulte, et découvrez quelle carte aurait sauvé le vaisseau.
space-alert-web-sheets = Feuilles
space-alert-web-tab-setup = Mise en place
space-alert-web-tab-plans = Plans
space-alert-web-tab-film = Film
space-alert-web-flight = Le vol
space-alert-web-mission = Scénario
space-alert-web-mission-own = le vôtre
space-alert-web-mission-about = Remplit quand et où les Menaces apparaissent, et les cartes si le scénario les donne.
space-alert-web-crew = Équipage
space-alert-web-rules = Règles
space-alert-web-tracks = Trajectoires
space-alert-web-threats = Menaces
space-alert-web-threats-about = Par jeton Temps. Tapez le code au coin de la carte, ou son nom.
space-alert-web-time = Temps
space-alert-web-zone = Zone
space-alert-web-card = Carte
space-alert-web-time-token = T+{ $time }
space-alert-web-zone-at = Zone à T+{ $time }
space-alert-web-card-at = Carte à T+{ $time }
space-alert-web-piles = Tuiles Dégâts
space-alert-web-piles-known = Nous connaissons leur ordre
space-alert-web-piles-unknown = Leur ordre est inconnu : le hasard les mélange (numéro { $seed }). Le même numéro donne toujours le même ordre.
space-alert-web-piles-shuffle = Mélanger de nouveau
space-alert-web-pile-place = { $zone }, tuile { $place }
space-alert-web-sheet = Cette feuille
space-alert-web-paste = Coller ou ouvrir
space-alert-web-save = Enregistrer
space-alert-web-clear = Tout effacer
space-alert-web-paste-about = Un vol tel que « hullbreach resolve » le lit : un objet JSON.
space-alert-web-paste-text = Texte
space-alert-web-paste-file = Ou un fichier
space-alert-web-paste-take = Reprendre
space-alert-web-paste-failed = Ce texte n’est pas un vol lisible ; votre feuille n’a pas changé.
space-alert-web-to-plans = Aux plans
space-alert-web-plans = Ce que chacun a planifié
space-alert-web-plans-keys = Touches : A B C, R Robots de combat, J K L (ou Maj et une flèche) flèche rouge, ascenseur, flèche bleue ; Espace laisse une case vide, Retour arrière efface, les flèches déplacent, Entrée lance le film.
space-alert-web-plans-keys-heroic = H d’abord pour une carte héroïque : H A, H B, H R, ou H et un chiffre de 1 à 6 pour une station.
space-alert-web-heroic-next = la prochaine carte est héroïque
space-alert-web-slot-now = { $member }, tour { $turn }
space-alert-web-to-film = Voir le film
space-alert-web-palette = Cartes
space-alert-web-boards = Plateaux Action
space-alert-web-slot = { $member }, tour { $turn } : { $card }
space-alert-web-slot-delayed = retardée depuis le tour { $turn }
space-alert-web-slot-changed = modifiée
space-alert-web-scene = Tour { $turn } · { $step }
space-alert-web-scene-start = Avant le premier tour
space-alert-web-controls = Commandes du film
space-alert-web-first = Au début
space-alert-web-last = À la fin
space-alert-web-back = Une scène en arrière
space-alert-web-on = Une scène en avant
space-alert-web-turn-back = Un tour en arrière
space-alert-web-turn-on = Un tour en avant
space-alert-web-play = Lecture
space-alert-web-pause = Pause
space-alert-web-place = Position dans le film
space-alert-web-journal = Ce qui se passe au tour { $turn }
space-alert-web-journal-keys = Touches : les flèches avancent scène par scène, Page précédente et Page suivante tour par tour, Espace lance et arrête.
space-alert-web-score-show = Montrer la feuille de score
space-alert-web-advice-any = Le plus petit changement utile
space-alert-web-track-red = rouge
space-alert-web-track-white = blanche
space-alert-web-track-blue = bleue
space-alert-web-track-internal = interne
space-alert-web-rule = Règle { $rule }
space-alert-web-nothing = Rien ne se passe.
space-alert-web-track-empty = rien en vue
space-alert-web-chip = Menace { $time }, { $threat }, en case { $space }, { $life ->
    [one] { $life } Point de Vie
   *[other] { $life } Points de Vie
  }, Blindage { $armour }, Vitesse { $speed }
space-alert-web-chip-next = { $mark } dans { $spaces }
space-alert-web-chip-hidden = hors d’atteinte de toutes les armes
space-alert-web-chip-frozen = sous cryoprotection
space-alert-web-hidden = invisible
space-alert-web-frozen = cryo
space-alert-web-ship = Le vaisseau
space-alert-web-shield = Bouclier { $cubes } sur { $room }
space-alert-web-reactor = Réacteur { $cubes } sur { $room }
space-alert-web-cannon = canon de puissance { $power }
space-alert-web-cannon-fires = tire à { $power }
space-alert-web-out = assommé
space-alert-web-squad-active = avec Robots de combat
space-alert-web-squad-disabled = avec Robots de combat désactivés
space-alert-web-slime = Slime
space-alert-web-poisoned = contaminée
space-alert-web-covered = en panne : { $systems }
space-alert-web-damage = Dégâts de la zone { $zone } : { $points } sur 6 ; { $tiles }
space-alert-web-stock = Capsules de carburant : { $fuel }, Roquettes : { $rockets }
space-alert-web-in-space = Dans l’Espace : { $crew }
space-alert-web-score = Feuille de score
space-alert-web-won = réussi
space-alert-web-lost = perdu
space-alert-web-lost-in = Au tour { $turn } : { $loss }.
space-alert-web-fates = Ce que les Menaces sont devenues
space-alert-web-threat = Menace
space-alert-web-fate = Sort
space-alert-web-points = Points
space-alert-web-no-score = Un vaisseau perdu n’a pas de score, un vol d’essai non plus.
space-alert-web-what-if = Et si…
space-alert-web-what-if-about = Choisissez une case des plateaux Action et posez-y une autre carte : le vol est aussitôt résolu de nouveau.
space-alert-web-advice = Le plus petit changement qui sauve le vaisseau
space-alert-web-advice-better = Le plus petit changement qui rapporte plus
space-alert-web-thinking = Recherche pendant { $seconds } secondes au plus…
space-alert-web-advice-found = Voilà qui aurait sauvé le vaisseau.
space-alert-web-advice-more = Voilà qui aurait rapporté plus.
space-alert-web-advice-none = Rien de mieux n’a été trouvé.
space-alert-web-change = { $member }, tour { $turn } : { $after } (et non { $before })
space-alert-web-change-added = { $member }, tour { $turn } : { $after } dans la case vide
space-alert-web-change-none = Aucune carte n’est différente.
space-alert-web-compare = Le vol et l’essai
space-alert-web-flown = Tel que joué
space-alert-web-tried = Et si
space-alert-web-outcome = Issue
space-alert-web-differs = À partir du tour { $turn }, tout change.
space-alert-web-differs-show = Voir
space-alert-web-differs-never = Cela ne change rien : le vol est le même.
space-alert-web-keep = Garder
space-alert-web-drop = Revenir au vol

## Dans le navigateur : à la table

space-alert-web-board = Le vaisseau et son équipage
space-alert-web-now-plan = Planifiez vos tours : prenez une carte, puis touchez une case.
space-alert-web-now-unhurried = Planifiez vos tours ; quand tout le monde est prêt, demandez l’annonce suivante.
space-alert-web-now-solo = Planifiez pour vos androïdes ; quand vous êtes prêt, demandez l’annonce suivante.
space-alert-web-now-androids = Planifiez pour vos androïdes : prenez une carte, puis touchez une case.
space-alert-web-now-transfer = Transfert de données : vous pouvez donner une carte à quelqu’un.
space-alert-web-now-silent = Communications coupées : continuez à planifier sans un mot.
space-alert-web-now-reveal = Les plans se déroulent, tour par tour.
space-alert-web-now-over = Le vol est terminé.
space-alert-web-now-before = Avant la première mission : décidez ensemble des Menaces à affronter.
space-alert-web-now-between = Entre deux missions : décidez ensemble de la suite.
space-alert-web-between-levels = Mission { $mission } : quelles Menaces voulez-vous affronter ?
space-alert-web-between-common = Menaces communes
space-alert-web-between-serious = Menaces sérieuses
space-alert-web-between-cautious = C’est la proposition la plus prudente qui compte.
space-alert-web-between-propose = Proposer
space-alert-web-between-decide = La mission { $mission } sur { $missions } est accomplie. L’équipage continue-t-il ?
space-alert-web-between-repair = { $member } répare une chose
space-alert-web-between-two = On répare au plus deux tuiles Dégâts par zone ; le reste demeure pour la mission suivante.
space-alert-web-between-squad = Où commence la seule Escouade de Robots de combat ?
space-alert-web-between-wait = Les autres n’ont pas encore décidé.
space-alert-web-between-flown = Les missions accomplies
space-alert-web-between-mission = Mission
space-alert-web-between-level = Menaces
space-alert-web-between-destroyed = Détruites
space-alert-web-between-survived = Survécu
space-alert-web-between-visual = Visuel
space-alert-web-bar = La mission
space-alert-web-phase-of = Phase { $phase } sur { $phases }
space-alert-web-phase-left = encore { $left }
space-alert-web-phase-own = vous êtes en phase { $phase }
space-alert-web-silent = Communications coupées : ni parole, ni signe
space-alert-web-transfer = Transfert de données
space-alert-web-transfer-left = Transfert de données : { $left } s
space-alert-web-transfer-what = Prenez la carte que vous voulez donner.
space-alert-web-transfer-whom = À qui la donner ({ $card }) ?
space-alert-web-give-to = La donner à : { $member }
space-alert-web-ticker = Ce que l’ordinateur a annoncé, du plus récent au plus ancien
space-alert-web-ticker-empty = L’alerte est donnée. Écoutez…
space-alert-web-chip-waits = apparaît au tour { $turn }
space-alert-web-chip-claimed = prise en charge : { $member }
space-alert-web-serious = sérieuse
space-alert-web-threat-figures = Points de Vie { $life } · Blindage { $armour } · Vitesse { $speed }
space-alert-web-threat-spaces = (case { $spaces })
space-alert-web-threat-points = Points : { $destroyed } si elle est détruite, { $survived } si elle survit
space-alert-web-claim = « Celle-ci est pour moi »
space-alert-web-close = Fermer
space-alert-web-board-slot = { $member }, phase { $phase }, tour { $turn } : { $card }
space-alert-web-slot-final = { $card } ici pour de bon ? Touchez encore une fois
space-alert-web-slot-chosen = en main
space-alert-web-slot-pending = en route
space-alert-web-slot-closed = close
space-alert-web-slot-later = pas encore ouverte
space-alert-web-asked-final = { $member }, tour { $turn } : { $card } y restera pour de bon. Touchez la case encore une fois.
space-alert-web-android = androïde
space-alert-web-you = vous
space-alert-web-is-ready = d’accord
space-alert-web-has-given = a donné
space-alert-web-moves-left = { $moves ->
    [one] l’ordinateur continue dans { $moves } coup
   *[other] l’ordinateur continue dans { $moves } coups
  }
space-alert-web-officer-communications = communications
space-alert-web-officer-security = sécurité
space-alert-web-has-from-you = de vous : { $cards }
space-alert-web-ahead = en phase { $phase }
space-alert-web-heroic-of = { $member } : { $card } ; en haut : { $action }
space-alert-web-hand = Vos cartes
space-alert-web-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , en { $count } exemplaires
  } ; en haut : { $action }
space-alert-web-hand-empty = Plus aucune carte.
space-alert-web-acts = Ce que vous pouvez faire d’autre
space-alert-web-held = La carte que vous tenez
space-alert-web-turn = Retourner
space-alert-web-take-back = Reprendre
space-alert-web-put-down = Reposer
space-alert-web-key-delete = Suppr
space-alert-web-key-escape = Échap
space-alert-web-call = Annoncer…
space-alert-web-call-silent = Pas d’annonces
space-alert-web-close-phase = Clore la phase { $phase }
space-alert-web-close-sure = Clore la phase { $phase } pour de bon ?
space-alert-web-end-early = Finir la manche maintenant
space-alert-web-hold-on = Attendez, pas encore
space-alert-web-next = Annonce suivante
space-alert-web-calls = Annonces
space-alert-web-fire-here = Je tire dans cette zone, au tour…
space-alert-web-tasks = Tâches
space-alert-web-task-me = Je m’en occupe
space-alert-web-task-who = Qui s’en occupe ?
space-alert-web-slip-title = Votre carte
space-alert-web-slip-question = Tour { $turn } : { $card }. Est-ce bien ce que vous vouliez ?
space-alert-web-slip-question-any = Votre carte est retournée. Est-elle posée comme il faut ?
space-alert-web-slip-fine = Oui, c’est bien ça
space-alert-web-slip-meant = Oups ! Je voulais : { $card }
space-alert-web-slip-trust = Toutes mes cartes sont justes, ne plus demander
space-alert-web-told = Ce qui se passe
space-alert-web-crew-fates = L’équipage
space-alert-web-crew-home = de retour
space-alert-web-crew-carried = de retour, assommé
space-alert-web-crew-lost = perdu avec le vaisseau
space-alert-web-to-replay = Revoir le vol
space-alert-web-film = Le film du vol
space-alert-web-film-itself = Il avance tout seul.
space-alert-web-film-still = Personne ne conduit le film.
space-alert-web-film-mine = Vous conduisez : tout le monde voit ce que vous voyez.
space-alert-web-film-follows = { $member } conduit, et vous suivez.
space-alert-web-film-alone = Vous regardez de votre côté ; { $member } conduit pour les autres.
space-alert-web-film-drive = Conduire pour tout le monde
space-alert-web-film-take-over = Prendre la main
space-alert-web-film-let-go = Lâcher la main
space-alert-web-film-follow = Suivre de nouveau : { $member }
space-alert-web-film-trial = Ce vol aurait pu avoir lieu ; personne ne l’a joué.
space-alert-web-film-back = Revenir à notre vol
space-alert-web-slip-waits = Votre carte du tour { $turn } est retournée : on vous demande si elle est bien posée.
space-alert-web-slip-show = Y aller
space-alert-web-course = Le vol tour par tour
space-alert-web-course-turn = Tour { $turn }
space-alert-web-course-damage = { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
  }
space-alert-web-course-destroyed = détruit : { $threats }
space-alert-web-course-survived = passé au travers : { $threats }
space-alert-web-course-out = assommé : { $crew }
space-alert-web-turnings = Moments décisifs
space-alert-web-turnings-about = Le vol a été résolu de nouveau sans chacune des cartes. Tout a tenu à celles-ci :
space-alert-web-turnings-thinking = Le vol est résolu de nouveau, sans chacune des cartes tour à tour…
space-alert-web-turnings-none = Aucune carte n’a décidé à elle seule : quelle que soit celle qu’on retire, le vol finit de même.
space-alert-web-turning-card = Tour { $turn }, { $member } : { $card }
space-alert-web-turning-slip = Tour { $turn } : { $member } trébuche et fait « { $card } »
space-alert-web-without-lost = Sans cela, le vaisseau aurait été perdu au tour { $turn }.
space-alert-web-without-won = Sans cela, le vaisseau serait rentré.
space-alert-web-without-points = Sans cela : { $points } points au lieu de { $before }.
space-alert-web-last-chance = La dernière chance : au tour { $turn }, { $member } pouvait sauver le vaisseau avec une seule carte de sa main : { $after } (et non { $before }).
space-alert-web-last-chance-none = Aucune carte en main n’aurait suffi à elle seule à sauver le vaisseau.
space-alert-web-remedy-title = Comment aurions-nous pu gagner ?
space-alert-web-remedy-title-better = Pouvait-on faire mieux ?
space-alert-web-remedy-about = On cherche le moins d’autres cartes possible, avec celles que chacun tenait vraiment, distribuées ou transmises.
space-alert-web-remedy-ask = Comment aurions-nous pu gagner ?
space-alert-web-remedy-ask-better = Pouvait-on faire mieux ?
space-alert-web-remedy-thinking = Recherche du plus petit changement, { $seconds } secondes au plus…
space-alert-web-remedy-home = Avec ceci, le vaisseau serait rentré :
space-alert-web-remedy-points = Avec ceci, le vaisseau serait rentré, avec { $points } points :
space-alert-web-remedy-better = Avec ceci : { $points } points au lieu de { $before }.
space-alert-web-remedy-none = Rien n’a été trouvé qui aurait sauvé le vaisseau avec ces cartes.
space-alert-web-remedy-none-better = Rien de mieux n’a été trouvé avec ces cartes.
space-alert-web-remedy-slip = { $member } ne trébuche pas au tour { $turn }
space-alert-web-remedy-watch = Voir ce vol
space-alert-web-hands = Ce que chacun tient
space-alert-web-hands-common = Sur la table
space-alert-web-think = Penser tout haut
space-alert-web-think-about = Faites glisser des pièces sur le plateau : tout le monde les voit, elles ne comptent pas.
space-alert-web-tidy = Ranger
space-alert-web-piece = { $piece }, pour penser tout haut : { $place }
space-alert-web-piece-pawn = Figurine : { $member }
space-alert-web-piece-cube = Cube { $number }
space-alert-web-piece-token = Marqueur { $number }
space-alert-web-piece-home = dans la réserve
space-alert-web-credits = est un jeu de Vlaada Chvátil, publié par Czech Games Edition.
space-alert-web-facts-missions = Missions
space-alert-web-facts-ship = L’ordre des étapes d’un vol d’essai
space-alert-web-fact-data_transfer_window = la durée d’un transfert de données

## Ce qui ne va pas sur une feuille
space-alert-web-wrong-track = Trajectoire, { $zone }
space-alert-web-wrong-tiles = Tuiles de dégâts, { $zone }
space-alert-web-wrong-sheet = Cette feuille
space-alert-web-wrong-flight-unknown = { $place } : { $kind ->
    [card] aucune carte Menace « { $value } ». Tapez son nom, ou le code en bas à gauche de la carte, par exemple E1-01.
    [track] « { $value } » n’est pas une trajectoire. Choisissez parmi { $expected }.
    [tile] « { $value } » n’est pas une tuile de dégâts de cette zone. Choisissez dans la liste.
    [slot] aucune action « { $value } ». Posez l’une des cartes sous les plateaux.
   *[other] « { $value } » n’a rien à faire ici.
}
space-alert-web-wrong-flight-malformed = { $place } : quelque chose n’est pas écrit comme il faut. Saisissez-le de nouveau, ou videz la feuille.
space-alert-web-wrong-flight-range = { $place } : { $value } ne convient pas ; il faut un nombre de { $low } à { $high }.
space-alert-web-wrong-flight-no-internal = { $place } : dans ce type de vol ({ $flight }), les menaces ne viennent que de l’extérieur. Choisissez rouge, blanc ou bleu.
space-alert-web-wrong-flight-no-yellow = { $place } : { $threat } est une carte jaune, et ce type de vol ({ $flight }) n’a que des cartes blanches.
space-alert-web-wrong-flight-misplaced = { $place } : { $threat } ne peut pas venir de là ({ $zone }). Choisissez une autre zone ou une autre carte.
space-alert-web-wrong-flight-order = { $place } : chaque temps ne sert qu’une fois, dans l’ordre.
space-alert-web-wrong-flight-missing = { $place } : rien n’est encore saisi ici.
space-alert-web-wrong-flight-mismatch = { $place } : le code { $value } n’est pas celui de { $threat }. Tapez l’un ou l’autre.
space-alert-web-wrong-flight-twice = { $place } : { $value } sert déjà à une autre zone. Choisissez une autre trajectoire.
space-alert-web-wrong-flight-pile = { $place } : il faut chacune des { $expected } tuiles, une seule fois.
space-alert-web-wrong-flight-plans = { $place } : { $found } plans pour un équipage de { $expected }.
space-alert-web-wrong-flight-hands = { $place } : { $found } mains de cartes pour un équipage de { $expected }.
space-alert-web-wrong-flight-slots = { $place } : { $found } cartes planifiées, mais ce vol ne compte que { $expected } tours.
space-alert-web-wrong-flight-second-heroic = { $place } : une deuxième carte héroïque. Chacun n’en a qu’une.
space-alert-web-wrong-flight-no-heroic = { $place } : pas de cartes héroïques dans ce type de vol ({ $flight }).
space-alert-web-wrong-flight-no-slip = { $place } : cette erreur n’a pas pu se produire. Seules se corrigent une carte retournée ou une flèche prise pour l’autre.
space-alert-web-wrong-flight-android-slip = { $place } : les cartes des androïdes sont visibles, aucune erreur ne peut y être signalée.
