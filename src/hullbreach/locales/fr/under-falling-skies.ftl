# Under Falling Skies

under-falling-skies-title = Under Falling Skies
under-falling-skies-about = Cinq dés pour tenir une ville sous un ciel qui tombe : chaque dé placé fait tourner une salle et descendre l’ennemi.

under-falling-skies-seat-commander = Commandant

## Options

under-falling-skies-option-play = Mode
    .about = une bataille ou toute la guerre
under-falling-skies-option-play-battle = Bataille
    .about = une partie, composée à votre goût
under-falling-skies-option-play-campaign = Campagne
    .about = quatre chapitres, une douzaine de batailles en tout ; villes, scénarios et personnages sont tirés au sort

under-falling-skies-option-city = Ville
    .about = le lieu du combat : sa base et sa capacité
under-falling-skies-option-city-roswell = { under-falling-skies-name-roswell }
    .about = { under-falling-skies-ability-roswell-blue }
under-falling-skies-option-city-washington_dc = { under-falling-skies-name-washington_dc }
    .about = { under-falling-skies-ability-washington_dc-blue }
under-falling-skies-option-city-new_york = { under-falling-skies-name-new_york }
    .about = { under-falling-skies-ability-new_york-blue }
under-falling-skies-option-city-montreal = { under-falling-skies-name-montreal }
    .about = { under-falling-skies-ability-montreal-blue }
under-falling-skies-option-city-havana = { under-falling-skies-name-havana }
    .about = { under-falling-skies-ability-havana-blue }
under-falling-skies-option-city-mexico_city = { under-falling-skies-name-mexico_city }
    .about = { under-falling-skies-ability-mexico_city-blue }
under-falling-skies-option-city-rio_de_janeiro = { under-falling-skies-name-rio_de_janeiro }
    .about = { under-falling-skies-ability-rio_de_janeiro-blue }
under-falling-skies-option-city-moscow = { under-falling-skies-name-moscow }
    .about = { under-falling-skies-ability-moscow-blue }
under-falling-skies-option-city-london = { under-falling-skies-name-london }
    .about = { under-falling-skies-ability-london-blue }
under-falling-skies-option-city-paris = { under-falling-skies-name-paris }
    .about = { under-falling-skies-ability-paris-blue }
under-falling-skies-option-city-cairo = { under-falling-skies-name-cairo }
    .about = { under-falling-skies-ability-cairo-blue }
under-falling-skies-option-city-johannesburg = { under-falling-skies-name-johannesburg }
    .about = { under-falling-skies-ability-johannesburg-blue }
under-falling-skies-option-city-beijing = { under-falling-skies-name-beijing }
    .about = { under-falling-skies-ability-beijing-blue }
under-falling-skies-option-city-tokyo = { under-falling-skies-name-tokyo }
    .about = { under-falling-skies-ability-tokyo-blue }
under-falling-skies-option-city-seoul = { under-falling-skies-name-seoul }
    .about = { under-falling-skies-ability-seoul-blue }
under-falling-skies-option-city-singapore = { under-falling-skies-name-singapore }
    .about = { under-falling-skies-ability-singapore-blue }
under-falling-skies-option-city-sydney = { under-falling-skies-name-sydney }
    .about = { under-falling-skies-ability-sydney-blue }

under-falling-skies-option-side = Face de la ville
    .about = une ville endommagée a une capacité plus forte
under-falling-skies-option-side-blue = bleue
    .about = la ville est intacte
under-falling-skies-option-side-damaged = endommagée
    .about = une capacité plus forte ; compte comme plus facile

under-falling-skies-option-threat = Niveau de menace
    .about = le nombre de tuiles Ciel, tirées au hasard, qui montrent leur face Menace
under-falling-skies-option-threat-0 = 0
    .about = facile : pour une première partie
under-falling-skies-option-threat-1 = 1
    .about = standard
under-falling-skies-option-threat-2 = 2
    .about = difficile
under-falling-skies-option-threat-3 = 3
    .about = très difficile
under-falling-skies-option-threat-4 = 4
    .about = pour les vétérans

under-falling-skies-option-scenario = Scénario
    .about = ce qui va encore mal tourner
under-falling-skies-option-scenario-none = aucun
    .about = rien d’autre que l’invasion
under-falling-skies-option-scenario-battle_for_the_sky = { under-falling-skies-name-battle_for_the_sky }
    .about = il faut détruire huit vaisseaux avant d’achever la recherche
under-falling-skies-option-scenario-evacuation = { under-falling-skies-name-evacuation }
    .about = il faut évacuer les colonnes avant le dernier pas de recherche
under-falling-skies-option-scenario-reinforcements = { under-falling-skies-name-reinforcements }
    .about = des vaisseaux blancs en plus, même dans les rangées calmes
under-falling-skies-option-scenario-satellites = { under-falling-skies-name-satellites }
    .about = quatre satellites dans le ciel ; chaque perte réduit l’énergie pour de bon
under-falling-skies-option-scenario-dangerous_research = { under-falling-skies-name-dangerous_research }
    .about = les bonds de la recherche coûtent de l’énergie, ou des dégâts
under-falling-skies-option-scenario-command_ship = { under-falling-skies-name-command_ship }
    .about = un vaisseau orange qui frappe fort et entraîne sa colonne
under-falling-skies-option-scenario-reactor_leak = { under-falling-skies-name-reactor_leak }
    .about = l’énergie s’échappe manche après manche
under-falling-skies-option-scenario-repairing_the_base = { under-falling-skies-name-repairing_the_base }
    .about = quatre cases de la base à réparer avant de s’en servir
under-falling-skies-option-scenario-contamination = { under-falling-skies-name-contamination }
    .about = les canons AA tombent en panne tant qu’on ne les nettoie pas
under-falling-skies-option-scenario-kamikaze_ships = { under-falling-skies-name-kamikaze_ships }
    .about = les vaisseaux blancs infligent double dégât, une seule fois
under-falling-skies-option-scenario-saboteur = { under-falling-skies-name-saboteur }
    .about = votre meilleur dé gris perd 2 à chaque manche
under-falling-skies-option-scenario-storm = { under-falling-skies-name-storm }
    .about = à chaque manche, une colonne livrée à la tempête
under-falling-skies-option-scenario-the_final_battle = { under-falling-skies-name-the_final_battle }
    .about = la dernière bataille de la campagne ; un vaisseau blanc de plus dès le début

under-falling-skies-option-tile_1 = Tuile Ciel 1
    .about = la plus sombre, tout en haut
under-falling-skies-option-tile_1-base = de base
    .about = le but coûte 11 ou 12
under-falling-skies-option-tile_1-advanced = avancée
    .about = des téléporteurs, et un Vaisseau-mère qui pousse ses vaisseaux

under-falling-skies-option-tile_2 = Tuile Ciel 2
    .about = la deuxième en partant du haut
under-falling-skies-option-tile_2-base = de base
    .about = des flèches et des icônes Vaisseau-mère
under-falling-skies-option-tile_2-advanced = avancée
    .about = des téléporteurs, et un Vaisseau-mère qui pousse ses vaisseaux

under-falling-skies-option-tile_3 = Tuile Ciel 3
    .about = celle qui porte le crâne
under-falling-skies-option-tile_3-base = de base
    .about = rien que des explosions jaunes
under-falling-skies-option-tile_3-advanced = avancée
    .about = des explosions rouges et des téléporteurs

under-falling-skies-option-tile_4 = Tuile Ciel 4
    .about = la plus claire, au-dessus de la ville
under-falling-skies-option-tile_4-base = de base
    .about = quatre rangées de ciel, quelle que soit la face
under-falling-skies-option-tile_4-advanced = avancée
    .about = un ciel raccourci : trois rangées, ou deux

under-falling-skies-option-tile_0 = Tuile Ciel 0
    .about = deux rangées de ciel de plus au-dessus de la tuile 1, et deux pas de recherche de plus
under-falling-skies-option-tile_0-no = non
    .about = le ciel commence à la tuile 1
under-falling-skies-option-tile_0-yes = oui
    .about = le Vaisseau-mère part de plus haut, et la recherche va plus loin

under-falling-skies-option-wing_commander = { under-falling-skies-name-wing_commander }
    .about = mène les chasseurs
under-falling-skies-option-wing_commander-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-wing_commander-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-wing_commander-normal }
under-falling-skies-option-wing_commander-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-wing_commander-upgraded }

under-falling-skies-option-xenolinguist = { under-falling-skies-name-xenolinguist }
    .about = déchiffre la langue des envahisseurs
under-falling-skies-option-xenolinguist-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-xenolinguist-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-xenolinguist-normal }
under-falling-skies-option-xenolinguist-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-xenolinguist-upgraded }

under-falling-skies-option-tunneller = { under-falling-skies-name-tunneller }
    .about = conduit l’excavatrice
under-falling-skies-option-tunneller-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-tunneller-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-tunneller-normal }
under-falling-skies-option-tunneller-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-tunneller-upgraded }

under-falling-skies-option-power_engineer = { under-falling-skies-name-power_engineer }
    .about = entretient le courant
under-falling-skies-option-power_engineer-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-power_engineer-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-power_engineer-normal }
under-falling-skies-option-power_engineer-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-power_engineer-upgraded }

under-falling-skies-option-logistician = { under-falling-skies-name-logistician }
    .about = fait obéir les dés
under-falling-skies-option-logistician-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-logistician-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-logistician-normal }
under-falling-skies-option-logistician-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-logistician-upgraded }

under-falling-skies-option-fire_chief = { under-falling-skies-name-fire_chief }
    .about = répare ce qui est touché
under-falling-skies-option-fire_chief-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-fire_chief-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-fire_chief-normal }
under-falling-skies-option-fire_chief-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-fire_chief-upgraded }

under-falling-skies-option-decoy_pilot = { under-falling-skies-name-decoy_pilot }
    .about = détourne les vaisseaux
under-falling-skies-option-decoy_pilot-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-decoy_pilot-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-decoy_pilot-normal }
under-falling-skies-option-decoy_pilot-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-decoy_pilot-upgraded }

under-falling-skies-option-roboticist = { under-falling-skies-name-roboticist }
    .about = amène un robot
under-falling-skies-option-roboticist-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-roboticist-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-roboticist-normal }
under-falling-skies-option-roboticist-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-roboticist-upgraded }

under-falling-skies-option-signal_jammer = { under-falling-skies-name-signal_jammer }
    .about = brouille la navigation des vaisseaux
under-falling-skies-option-signal_jammer-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-signal_jammer-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-signal_jammer-normal }
under-falling-skies-option-signal_jammer-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-signal_jammer-upgraded }

under-falling-skies-option-sharpshooter = { under-falling-skies-name-sharpshooter }
    .about = ne manque jamais sa cible
under-falling-skies-option-sharpshooter-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-sharpshooter-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-sharpshooter-normal }
under-falling-skies-option-sharpshooter-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-sharpshooter-upgraded }

under-falling-skies-option-reactor_chief = { under-falling-skies-name-reactor_chief }
    .about = fait tourner les salles gratuitement
under-falling-skies-option-reactor_chief-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-reactor_chief-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-reactor_chief-normal }
under-falling-skies-option-reactor_chief-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-reactor_chief-upgraded }

under-falling-skies-option-defector = { under-falling-skies-name-defector }
    .about = connaît le Vaisseau-mère de l’intérieur
under-falling-skies-option-defector-absent = absent
    .about = ne fait pas partie de l’équipe
under-falling-skies-option-defector-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-defector-normal }
under-falling-skies-option-defector-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-defector-upgraded }

## Noms

under-falling-skies-name-roswell = Roswell
under-falling-skies-name-washington_dc = Washington DC
under-falling-skies-name-new_york = New York
under-falling-skies-name-montreal = Montréal
under-falling-skies-name-havana = La Havane
under-falling-skies-name-mexico_city = Mexico
under-falling-skies-name-rio_de_janeiro = Rio de Janeiro
under-falling-skies-name-moscow = Moscou
under-falling-skies-name-london = Londres
under-falling-skies-name-paris = Paris
under-falling-skies-name-cairo = Le Caire
under-falling-skies-name-johannesburg = Johannesburg
under-falling-skies-name-beijing = Pékin
under-falling-skies-name-tokyo = Tokyo
under-falling-skies-name-seoul = Séoul
under-falling-skies-name-singapore = Singapour
under-falling-skies-name-sydney = Sydney

under-falling-skies-name-wing_commander = Chef d’escadrille
under-falling-skies-name-xenolinguist = Xénolinguiste
under-falling-skies-name-tunneller = Tunnelier
under-falling-skies-name-power_engineer = Ingénieure énergie
under-falling-skies-name-logistician = Logisticienne
under-falling-skies-name-fire_chief = Cheffe des pompiers
under-falling-skies-name-decoy_pilot = Pilote leurre
under-falling-skies-name-roboticist = Roboticien
under-falling-skies-name-signal_jammer = Brouilleur
under-falling-skies-name-sharpshooter = Tireuse d’élite
under-falling-skies-name-reactor_chief = Chef du réacteur
under-falling-skies-name-defector = Le Transfuge

under-falling-skies-name-battle_for_the_sky = Bataille pour le ciel
under-falling-skies-name-evacuation = Évacuation
under-falling-skies-name-reinforcements = Renforts
under-falling-skies-name-satellites = Satellites
under-falling-skies-name-dangerous_research = Recherches dangereuses
under-falling-skies-name-command_ship = Vaisseau de commandement
under-falling-skies-name-reactor_leak = Fuite du réacteur
under-falling-skies-name-repairing_the_base = Réparer la base
under-falling-skies-name-contamination = Contamination
under-falling-skies-name-kamikaze_ships = Vaisseaux kamikazes
under-falling-skies-name-saboteur = Saboteur
under-falling-skies-name-storm = Tempête
under-falling-skies-name-the_final_battle = La bataille finale

under-falling-skies-ship-none = vaisseau
under-falling-skies-ship-purple = vaisseau violet
under-falling-skies-ship-white = vaisseau blanc
under-falling-skies-ship-orange = vaisseau orange

under-falling-skies-kind-aa_gun = Salle Canon AA
under-falling-skies-kind-tunnel = Tunnel
under-falling-skies-kind-energy = Salle Énergie
under-falling-skies-kind-fighter = Salle Chasseur
under-falling-skies-kind-research = Salle Recherche
under-falling-skies-kind-robot = Salle Robot
under-falling-skies-kind-command = Salle de commandement

under-falling-skies-action-none = aucune action
under-falling-skies-action-white_ships = vaisseaux blancs
under-falling-skies-action-excavator_back = recul de l’excavatrice
under-falling-skies-action-research_back = recul de la recherche
under-falling-skies-action-damage = dégât
under-falling-skies-action-move_ships = descente des vaisseaux
under-falling-skies-action-skull = crâne

under-falling-skies-explosion-yellow = jaunes
under-falling-skies-explosion-red = rouges
under-falling-skies-side-blue = face bleue
under-falling-skies-side-damaged = face endommagée
under-falling-skies-side-normal = normal
under-falling-skies-side-upgraded = amélioré
under-falling-skies-state-ready = disponible
under-falling-skies-state-exhausted = désactivé
under-falling-skies-stack-first = première
under-falling-skies-stack-second = seconde
under-falling-skies-source-city = la ville
under-falling-skies-source-scenario = le scénario
under-falling-skies-scenario-none = aucun
under-falling-skies-counter-ships_destroyed = Vaisseaux détruits
under-falling-skies-name-r-c = colonne { $c }, rangée { $r }
under-falling-skies-space-r-c = colonne { $c }, niveau { $r }
under-falling-skies-room-r-c = colonne { $c }, niveau { $r }
under-falling-skies-start-r-c = colonne { $c }, niveau { $r }
under-falling-skies-name-c = colonne { $c }

under-falling-skies-die-gray-1 = 1 gris
under-falling-skies-die-gray-2 = 2 gris
under-falling-skies-die-gray-3 = 3 gris
under-falling-skies-die-gray-4 = 4 gris
under-falling-skies-die-gray-5 = 5 gris
under-falling-skies-die-gray-6 = 6 gris
under-falling-skies-die-white-1 = 1 blanc
under-falling-skies-die-white-2 = 2 blanc
under-falling-skies-die-white-3 = 3 blanc
under-falling-skies-die-white-4 = 4 blanc
under-falling-skies-die-white-5 = 5 blanc
under-falling-skies-die-white-6 = 6 blanc

## Capacités des villes et des personnages, règles des scénarios

under-falling-skies-ability-roswell-blue = Aucune capacité.
under-falling-skies-ability-roswell-damaged = Au premier dégât de la partie, la recherche avance gratuitement d’une case.
under-falling-skies-ability-washington_dc-blue = Au premier lancer de chaque manche, un dé blanc n’est pas lancé mais posé sur 6.
under-falling-skies-ability-washington_dc-damaged = Juste après le premier lancer de chaque manche, vous pouvez poser un dé Ouvrier sur 6.
under-falling-skies-ability-new_york-blue = Un seul robot au plus ; une salle utilisée avec lui gagne +1 en valeur.
under-falling-skies-ability-new_york-damaged = Une salle gagne +1 en valeur par robot utilisé.
under-falling-skies-ability-montreal-blue = Une fois par manche, une salle résolue avec un dé blanc gagne +1 en valeur (pour ses deux effets, si elle en a deux).
under-falling-skies-ability-montreal-damaged = Toute salle résolue avec un dé blanc gagne +1 en valeur (pour ses deux effets, si elle en a deux).
under-falling-skies-ability-havana-blue = Une fois par manche, vous pouvez payer 1 énergie pour changer de 1 un dé qui reste à placer.
under-falling-skies-ability-havana-damaged = Une fois par manche, vous pouvez changer gratuitement, de 2 au plus, un dé qui reste à placer.
under-falling-skies-ability-mexico_city-blue = Le dé placé devant l’excavatrice peut l’être 1 pas plus loin que sa valeur.
under-falling-skies-ability-mexico_city-damaged = Le dé placé devant l’excavatrice peut l’être 2 pas plus loin que sa valeur, et excaver est gratuit.
under-falling-skies-ability-rio_de_janeiro-blue = Les canons AA des deux colonnes extérieures freinent les vaisseaux de 2 cases au lieu d’une.
under-falling-skies-ability-rio_de_janeiro-damaged = Tous les canons AA freinent les vaisseaux de 2 cases au lieu d’une.
under-falling-skies-ability-moscow-blue = Les actions du Vaisseau-mère qui font reculer l’excavatrice ou la recherche sont réduites de 1.
under-falling-skies-ability-moscow-damaged = Les actions du Vaisseau-mère ne font jamais reculer ni l’excavatrice ni la recherche.
under-falling-skies-ability-london-blue = Le premier vaisseau de la partie qui touche la ville n’inflige aucun dégât.
under-falling-skies-ability-london-damaged = Les trois premiers vaisseaux de la partie qui touchent la ville n’infligent aucun dégât.
under-falling-skies-ability-paris-blue = Juste après le premier lancer de chaque manche, vous pouvez donner à un dé gris la valeur d’un autre dé.
under-falling-skies-ability-paris-damaged = Une fois par manche, avant un placement, vous pouvez donner à un dé qui reste à placer la valeur d’un autre.
under-falling-skies-ability-cairo-blue = Au début de chaque manche, s’il vous reste 0 ou 1 énergie, gagnez 1 énergie.
under-falling-skies-ability-cairo-damaged = Au début de chaque manche, gagnez 1 énergie.
under-falling-skies-ability-johannesburg-blue = Un dé Ouvrier résolu dans un tunnel excavé rapporte 1 énergie.
under-falling-skies-ability-johannesburg-damaged = Un dé Ouvrier résolu dans un tunnel excavé rapporte 3 énergies.
under-falling-skies-ability-beijing-blue = Un robot utilisé dans une salle Énergie garde sa valeur.
under-falling-skies-ability-beijing-damaged = Un robot utilisé dans une salle Énergie, Chasseur ou Recherche d’une seule case garde sa valeur.
under-falling-skies-ability-tokyo-blue = Les salles de plusieurs cases coûtent 1 énergie de moins.
under-falling-skies-ability-tokyo-damaged = Les salles de plusieurs cases coûtent 2 énergies de moins et gagnent +1 en valeur.
under-falling-skies-ability-seoul-blue = Les robots construits gagnent +1 en valeur (6 au plus).
under-falling-skies-ability-seoul-damaged = Les robots construits gagnent +1 en valeur (6 au plus) et sont disponibles aussitôt.
under-falling-skies-ability-singapore-blue = Au début de chaque phase des Salles, vous pouvez déplacer un dé Ouvrier vers une autre case excavée et libre de sa colonne.
under-falling-skies-ability-singapore-damaged = Au début de chaque phase des Salles, vous pouvez déplacer un dé Ouvrier vers n’importe quelle autre case excavée et libre.
under-falling-skies-ability-sydney-blue = Une fois par manche, vous pouvez ignorer l’effet d’une flèche ou d’une icône Vaisseau-mère sur laquelle un vaisseau arrive.
under-falling-skies-ability-sydney-damaged = Deux fois par manche, vous pouvez ignorer l’effet d’une flèche ou d’une icône Vaisseau-mère sur laquelle un vaisseau arrive ; et, pour tout vaisseau qui arrive sur une flèche, vous décidez s’il glisse à gauche, à droite ou pas du tout.
under-falling-skies-ability-wing_commander-normal = Une salle Chasseur gagne +2 en valeur.
under-falling-skies-ability-wing_commander-upgraded = Une salle Chasseur gagne +4 en valeur et ne coûte rien.
under-falling-skies-ability-xenolinguist-normal = Une salle Recherche gagne +2 en valeur.
under-falling-skies-ability-xenolinguist-upgraded = Une salle Recherche gagne +4 en valeur.
under-falling-skies-ability-tunneller-normal = Pendant la phase des Salles, l’excavatrice avance gratuitement de 3 cases au plus.
under-falling-skies-ability-tunneller-upgraded = Pendant la phase des Salles, l’excavatrice avance gratuitement de 6 cases au plus.
under-falling-skies-ability-power_engineer-normal = À tout moment, gagnez 3 énergies.
under-falling-skies-ability-power_engineer-upgraded = À tout moment, montez l’énergie à son maximum.
under-falling-skies-ability-logistician-normal = Avant un placement, relancez autant de dés restants que vous voulez.
under-falling-skies-ability-logistician-upgraded = Avant un placement, posez jusqu’à deux dés restants sur les valeurs de votre choix.
under-falling-skies-ability-fire_chief-normal = À tout moment, réparez 1 dégât.
under-falling-skies-ability-fire_chief-upgraded = À tout moment, réparez jusqu’à 3 dégâts.
under-falling-skies-ability-decoy_pilot-normal = Après le placement d’un dé, ses vaisseaux descendent de 2 cases de moins.
under-falling-skies-ability-decoy_pilot-upgraded = Après le placement d’un dé, ses vaisseaux ne descendent pas du tout.
under-falling-skies-ability-roboticist-normal = Pendant la phase des Salles, installez gratuitement un robot de valeur 3 (désactivé).
under-falling-skies-ability-roboticist-upgraded = Pendant la phase des Salles, installez gratuitement un robot de valeur 5, utilisable aussitôt.
under-falling-skies-ability-signal_jammer-normal = Décalez un vaisseau d’une case à gauche ou à droite.
under-falling-skies-ability-signal_jammer-upgraded = Décalez jusqu’à trois vaisseaux d’une case à gauche ou à droite, et remontez jusqu’à deux vaisseaux de 2 cases au plus.
under-falling-skies-ability-sharpshooter-normal = Détruisez un vaisseau posé sur une case Explosion, quel que soit son nombre.
under-falling-skies-ability-sharpshooter-upgraded = Détruisez jusqu’à deux vaisseaux n’importe où dans le ciel.
under-falling-skies-ability-reactor_chief-normal = Une salle ne coûte pas d’énergie pendant cette phase des Salles.
under-falling-skies-ability-reactor_chief-upgraded = Pendant cette phase des Salles, aucune salle ne coûte d’énergie et excaver est gratuit.
under-falling-skies-ability-defector-normal = L’action du Vaisseau-mère de cette manche n’est pas exécutée.
under-falling-skies-ability-defector-upgraded = Pendant cette phase du Vaisseau-mère, il ne descend pas et n’agit pas.

under-falling-skies-ability-battle_for_the_sky = Le marqueur ne peut entrer sur la dernière case de recherche qu’après la destruction d’au moins 8 vaisseaux dans la partie.
under-falling-skies-ability-evacuation = Les jetons 2 à 6, mélangés, sont répartis dans les colonnes. Pendant la phase des Salles, un dé Ouvrier dans le canon AA d’une colonne, au moins égal au nombre du jeton, retire ce jeton pour 1 énergie. Un vaisseau qui touche la ville dans une colonne à jeton inflige 1 dégât de plus et retire le jeton. La dernière case de recherche n’est accessible que s’il reste un jeton au plus.
under-falling-skies-ability-reinforcements = Un vaisseau blanc attend dès le début sur le Vaisseau-mère. Les rangées sans action amènent un vaisseau blanc.
under-falling-skies-ability-satellites = Quatre jetons Satellite occupent des cases du ciel. Un satellite est perdu quand un vaisseau arrive sur sa case ou que le Vaisseau-mère entre dans sa rangée ; chaque satellite perdu réduit de 1 l’énergie maximale.
under-falling-skies-ability-dangerous_research = Quand une salle Recherche fait avancer le marqueur de plus d’une case, perdez 1 énergie par case au-delà de la première ; chaque case impossible à payer coûte 1 dégât.
under-falling-skies-ability-command_ship = Le vaisseau de commandement, orange, attend dès le début sur le Vaisseau-mère et part après les violets. Il inflige 2 dégâts quand il touche la ville. Les autres vaisseaux de sa colonne descendent d’une case de plus. Détruit, il retourne attendre sur le Vaisseau-mère comme un violet.
under-falling-skies-ability-reactor_leak = À la fin de chaque phase des Salles, perdez 1 énergie ; s’il n’y en a plus, l’excavatrice recule plutôt d’une case.
under-falling-skies-ability-repairing_the_base = Les jetons 1 à 4, mélangés, occupent les quatre premières cases de la rangée 2 de la base. Une salle dont une case porte un jeton est inutilisable. Pendant la phase des Salles, un dé Ouvrier sur la case d’un jeton, au moins égal à son nombre, le retire pour 1 énergie au lieu de servir normalement.
under-falling-skies-ability-contamination = Trois jetons sont en réserve. À la fin de chaque largage, l’un d’eux va sur le canon AA de la colonne du vaisseau le plus bas. Un canon AA contaminé ne freine rien. Pendant la phase des Salles, un dé Ouvrier de 4 ou plus placé là renvoie le jeton en réserve.
under-falling-skies-ability-kamikaze_ships = Un vaisseau blanc attend dès le début sur le Vaisseau-mère. Un vaisseau blanc qui touche la ville inflige 2 dégâts et rejoint la réserve au lieu du Vaisseau-mère.
under-falling-skies-ability-saboteur = Juste après le premier lancer de chaque manche, le plus fort dé gris perd 2, sans descendre sous 1 (à vous de choisir en cas d’égalité).
under-falling-skies-ability-storm = Au début de chaque manche, lancez un dé de plus. De 1 à 5 : dans cette colonne, le canon AA ne freine rien et les vaisseaux descendent d’une case de plus pendant la manche. 6 : accalmie.
under-falling-skies-ability-the_final_battle = Elle se livre dans une ville sauvée, face endommagée, avec trois personnages améliorés, sous la tuile Ciel 0, les tuiles avancées 1, 2 et 3 et la tuile 4 de base. Un vaisseau blanc attend dès le début sur le Vaisseau-mère. Une défaite détruit la ville ; le combat reprend dans une autre ville sauvée.

## Les chapitres de la campagne

under-falling-skies-chapter-1 = Premier contact
    .briefing = Les envahisseurs frappent partout en Amérique. Vos ingénieurs relient des salles pour qu’une seule équipe fasse tourner deux systèmes à la fois : ce sont les salles à deux effets. Certains scénarios font intervenir le vaisseau orange et des jetons numérotés.
under-falling-skies-chapter-2 = Chaîne de commandement
    .briefing = Le front gagne l’Europe et l’Afrique, et l’ennemi vole plus bas : la dernière tuile Ciel est raccourcie. Les salles de commandement partagent leur force entre les autres salles. Un vétéran du chapitre 1 se joint à chaque bataille.
under-falling-skies-chapter-3 = Portes dans le ciel
    .briefing = L’Asie et l’Australie affrontent des vaisseaux qui sautent de téléporteur en téléporteur et un Vaisseau-mère qui pousse sa flotte en avant. Les salles verticales demandent des robots. Deux vétérans se joignent à chaque bataille.
under-falling-skies-chapter-4 = La dernière ville
    .briefing = Tout ce qui a été sauvé est en jeu. Choisissez une ville sauvée, face endommagée, et trois vétérans. Une même sortie de chasseurs ne peut viser à la fois les explosions rouges et les jaunes.

## Coups

under-falling-skies-move-place = { $die } → { $at-id ->
    [none] { $space }
   *[other] { $at }, colonne { $space-c }
  }
    .kind = Placer un dé
under-falling-skies-move-use = Utiliser : { $at-id ->
    [none] { $room }
   *[other] { $at }, colonne { $room-c }
  }
    .kind = Utiliser une salle
under-falling-skies-move-dig = Amener l’excavatrice sur son dé
    .kind = Excaver
under-falling-skies-move-discard = Retirer sans l’utiliser le dé : { $at-id ->
    [none] { $space }
   *[other] { $at }, colonne { $space-c }
  }
    .kind = Retirer un dé
under-falling-skies-move-clear = Retirer le jeton avec son dé : { $at-id ->
    [none] { $space }
   *[other] { $at }, colonne { $space-c }
  }
    .kind = Retirer un jeton
under-falling-skies-move-scrap = Retirer le robot : { $at-id ->
    [none] { $space }
   *[other] { $at }, colonne { $space-c }
  }
    .kind = Retirer un robot
under-falling-skies-move-done = Terminer
    .kind = Terminer
under-falling-skies-move-ability = Utiliser la capacité : { $source }
    .kind = Utiliser une capacité
under-falling-skies-move-decline = Ne pas l’utiliser
    .kind = S’en passer
under-falling-skies-move-first = D’abord cet effet : { $kind }
    .kind = Premier effet
under-falling-skies-move-strike = Viser les explosions { $explosion }
    .kind = Viser
under-falling-skies-move-research = { $steps ->
    [one] Avancer la recherche de { $steps } case
   *[other] Avancer la recherche de { $steps } cases
  }
    .kind = Avancer la recherche
under-falling-skies-move-install = Installer le robot : { $at-id ->
    [none] { $space }
   *[other] { $at }, colonne { $space-c }
  }
    .kind = Installer un robot
under-falling-skies-move-raise = Augmenter un dé de 1 : { $at-id ->
    [none] { $space }
   *[other] { $at }, colonne { $space-c }
  }
    .kind = Augmenter un dé
under-falling-skies-move-turn = Tourner le { $die } sur { $value }
    .kind = Tourner un dé
under-falling-skies-move-reroll = Relancer le { $die }
    .kind = Relancer
under-falling-skies-move-take = Prendre le dé : { $at-id ->
    [none] { $space }
   *[other] { $at }, colonne { $space-c }
  }
    .kind = Déplacer un dé
under-falling-skies-move-put = Poser le dé : { $at-id ->
    [none] { $space }
   *[other] { $at }, colonne { $space-c }
  }
    .kind = Le poser
under-falling-skies-move-excavate = Avancer l’excavatrice : { $space }
    .kind = Avancer l’excavatrice
under-falling-skies-move-target = Choisir le vaisseau : { $square }
    .kind = Choisir un vaisseau
under-falling-skies-move-to = Déplacer le vaisseau : { $square }
    .kind = Où aller
under-falling-skies-move-launch = Larguer le vaisseau dans la { $column }
    .kind = Larguer
under-falling-skies-move-stack = Livrer la { $stack } bataille
    .kind = Choisir une bataille
under-falling-skies-move-defend = Livrer le dernier combat ici : { $city }
    .kind = Choisir une ville
under-falling-skies-move-enlist = Prendre dans l’équipe : { $character }
    .kind = Former l’équipe
under-falling-skies-move-threat = Combattre au niveau de menace { $threat }
    .kind = Niveau de menace
    .choice = niveau { $threat }
under-falling-skies-move-continue = Continuer
    .kind = Continuer

## Que faire maintenant

under-falling-skies-now-planning = Placez un dé : il agira dans sa salle et fait descendre les vaisseaux de sa colonne.
under-falling-skies-now-rooms = Résolvez vos dés dans l’ordre de votre choix, puis terminez la phase.
under-falling-skies-now-offer = Une capacité s’offre à vous : utilisez-la ou passez-vous-en.
under-falling-skies-now-turn_die = Choisissez un dé et sa nouvelle valeur.
under-falling-skies-now-reroll_dice = Choisissez les dés à relancer, puis lancez-les.
under-falling-skies-now-take_die = Choisissez le dé à déplacer.
under-falling-skies-now-put_die = Choisissez où va le dé.
under-falling-skies-now-excavate = Choisissez jusqu’où va l’excavatrice.
under-falling-skies-now-target = Choisissez un vaisseau.
under-falling-skies-now-move_ship = Choisissez où va le vaisseau.
under-falling-skies-now-aim = Choisissez la salle ou le dé visé par la capacité.
under-falling-skies-now-order = Choisissez lequel des deux effets de la salle vient en premier.
under-falling-skies-now-strike = Choisissez les explosions que visent les chasseurs : jaunes ou rouges.
under-falling-skies-now-research_steps = Choisissez jusqu’où avance la recherche.
under-falling-skies-now-install = Choisissez une case pour le nouveau robot.
under-falling-skies-now-scrap_robot = Choisissez un robot à retirer : il y en a déjà autant que permis.
under-falling-skies-now-command_dice = Répartissez les points de la salle de commandement entre les autres dés.
under-falling-skies-now-launch = Choisissez le point de largage du prochain vaisseau.
under-falling-skies-now-stack = Choisissez l’une des deux batailles ; l’autre est perdue.
under-falling-skies-now-defend = Choisissez la ville du dernier combat.
under-falling-skies-now-enlist = Choisissez qui rejoint l’équipe.
under-falling-skies-now-threat = Choisissez le niveau de menace de la prochaine bataille.
under-falling-skies-now-aftermath = Voyez comment la bataille s’est terminée, puis continuez.
under-falling-skies-now-over = La partie est terminée.

## Le but, toujours en vue

under-falling-skies-web-goal-research = Recherche { $steps }/{ $most } · crâne dans { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
  } · dégâts { $damage }/{ $worst }
under-falling-skies-web-goal-campaign = Campagne, chapitre { $chapter } · { $saved ->
    [one] { $saved } ville sauvée
   *[other] { $saved } villes sauvées
  }

## Pourquoi ce conseil

under-falling-skies-web-why-place = { $room ->
    [ahead] L’excavatrice se fraie un chemin jusque-là et ouvre les salles du dessous.
    [aa_gun] Avec un canon AA, le vaisseau au-dessus descend moins bas.
    [energy] Les autres salles se paient en énergie.
    [fighter] Les chasseurs abattent les vaisseaux placés sur des explosions.
    [research] La recherche gagne la partie avant que le vaisseau-mère ne soit en bas.
    [robot] Un robot fait tourner une salle sans dé.
   *[other] De toutes les places, c’est là que le dé sert le plus.
  }

## Le journal

under-falling-skies-event-battle = La bataille commence : { $city } ({ $side }). Scénario : { $scenario }.
under-falling-skies-event-threat-tile = Face Menace visible : tuile Ciel { $tile }.
under-falling-skies-event-round = Manche { $round }
under-falling-skies-event-rooms-phase = Phase des Salles
under-falling-skies-event-mothership-phase = Phase du Vaisseau-mère

under-falling-skies-event-rolled = Lancer : { $die }.
    .item = { $die }
    .several = Lancer : { $items }.
under-falling-skies-event-set-unrolled = Posé sans lancer : { $die }.
under-falling-skies-event-rerolled = Relance : { $die }.
    .item = { $die }
    .several = Relance : { $items }.
under-falling-skies-event-placed = { $die } → { $facility }, colonne { $space-c }.
under-falling-skies-event-placed-ahead = { $die } → devant l’excavatrice, colonne { $space-c }.
under-falling-skies-event-turned = Le { $die } est tourné sur { $value }.
under-falling-skies-event-die-moved = Le dé de la colonne { $start-c } passe en colonne { $space-c } ({ $facility }).
under-falling-skies-event-die-raised = Un dé monte à { $value } ({ $facility }).
under-falling-skies-event-raise-ends = Un robot revient à { $value } ({ $facility }).
under-falling-skies-event-die-removed = Un dé est retiré ({ $facility }).
under-falling-skies-event-discarded = Un dé est retiré sans servir ({ $facility }).

under-falling-skies-event-descended = Colonne { $from-c } : le { $ship } descend de { $rows }.
under-falling-skies-event-ships-stay = Aucun vaisseau ne bouge dans la { $column }.
under-falling-skies-event-slid = Une flèche pousse le { $ship } de la colonne { $from-c } à la colonne { $square-c }.
under-falling-skies-event-arrow-blocked = La flèche de la colonne { $square-c } est bloquée.
under-falling-skies-event-teleported = Le { $ship } de la colonne { $from-c } se téléporte en colonne { $square-c }.
under-falling-skies-event-teleporter-blocked = Le téléporteur de la colonne { $square-c } est bloqué.
under-falling-skies-event-city-hit = Le { $ship } de la { $column } touche la ville !
under-falling-skies-event-ship-destroyed = Colonne { $square-c } : le { $ship } est abattu !
under-falling-skies-event-ship-waits = Le { $ship } retourne attendre sur le Vaisseau-mère.
under-falling-skies-event-ship-leaves = Le { $ship } rejoint la réserve.
under-falling-skies-event-ship-shifted = Le { $ship } de la colonne { $from-c } est détourné : { $square }.
under-falling-skies-event-landing-ignored = Le signe de la colonne { $square-c } est ignoré.

under-falling-skies-event-damage-taken = { $points ->
    [one] La base subit { $points } dégât : { $damage } en tout.
   *[other] La base subit { $points } dégâts : { $damage } en tout.
  }
under-falling-skies-event-damage-prevented = Aucun dégât, grâce à cette capacité : { $source }.
under-falling-skies-event-repaired = { $points ->
    [one] { $points } dégât réparé : il en reste { $damage }.
   *[other] { $points } dégâts réparés : il en reste { $damage }.
  }
under-falling-skies-event-energy-paid = { $points ->
    [one] { $points } énergie payée : il en reste { $energy }.
   *[other] { $points } énergies payées : il en reste { $energy }.
  }
under-falling-skies-event-energy-gained = { $points ->
    [one] { $points } énergie gagnée : { $energy } en tout.
   *[other] { $points } énergies gagnées : { $energy } en tout.
  }
under-falling-skies-event-energy-lost = { $points ->
    [one] { $points } énergie perdue : il en reste { $energy }.
   *[other] { $points } énergies perdues : il en reste { $energy }.
  }
under-falling-skies-event-max-energy = La piste Énergie s’arrête désormais à { $energy }.
under-falling-skies-event-researched = { $steps ->
    [one] La recherche avance de { $steps } case, jusqu’à la case { $research }.
   *[other] La recherche avance de { $steps } cases, jusqu’à la case { $research }.
  }
under-falling-skies-event-no-step = La recherche n’avance pas.
under-falling-skies-event-goal-closed = La dernière case de recherche est encore fermée : la recherche s’arrête juste avant.
under-falling-skies-event-research-back = { $steps ->
    [0] La recherche est à son départ : elle ne peut pas reculer.
    [one] La recherche recule de { $steps } case, jusqu’à la case { $research }.
   *[other] La recherche recule de { $steps } cases, jusqu’à la case { $research }.
  }
under-falling-skies-event-excavated = { $steps ->
    [one] L’excavatrice avance de { $steps } case.
   *[other] L’excavatrice avance de { $steps } cases.
  }
under-falling-skies-event-excavator-back = { $steps ->
    [0] L’excavatrice est à son départ : elle ne peut pas reculer.
    [one] L’excavatrice recule de { $steps } case.
   *[other] L’excavatrice recule de { $steps } cases.
  }

under-falling-skies-event-room-used = Colonne { $room-c }, { $facility } : valeur { $value }.
under-falling-skies-event-robot-installed = Un robot de valeur { $value } est installé ({ $facility }, { $state }).
under-falling-skies-event-robot-used = Un robot a servi et passe à { $value } ({ $facility }).
under-falling-skies-event-robot-keeps-value = Un robot a servi et reste à { $value } ({ $facility }).
under-falling-skies-event-robot-worn-out = Un robot usé quitte le plateau ({ $facility }).
under-falling-skies-event-robot-scrapped = Un robot est retiré du plateau ({ $facility }).
under-falling-skies-event-robot-displaced = Un robot cède sa place au dé ({ $facility }).
under-falling-skies-event-robot-buried = Un robot est enseveli ({ $facility }).
under-falling-skies-event-robots-ready = Les robots sont de nouveau disponibles.

under-falling-skies-event-mothership-pulled = Un vaisseau s’est posé sur une icône Vaisseau-mère : celui-ci descend à la rangée { $row }.
under-falling-skies-event-mothership-moved = Le Vaisseau-mère descend à la rangée { $row }.
under-falling-skies-event-mothership-held = Le Vaisseau-mère ne descend pas et n’agit pas.
under-falling-skies-event-taken-up = Le Vaisseau-mère embarque le { $ship } de la colonne { $square-c }.
under-falling-skies-event-action = { $number ->
    [0] Action du Vaisseau-mère : { $action }.
   *[other] Action du Vaisseau-mère : { $action } ({ $number }).
  }
under-falling-skies-event-action-weakened = { $number ->
    [0] L’action du Vaisseau-mère est réduite à rien : { $action }.
   *[other] L’action du Vaisseau-mère est réduite : { $action } ({ $number }).
  }
under-falling-skies-event-action-replaced = { $number ->
    [0] L’action de la rangée devient : { $action }.
   *[other] L’action de la rangée devient : { $action } ({ $number }).
  }
under-falling-skies-event-action-skipped = L’action du Vaisseau-mère est annulée : { $action }.
under-falling-skies-event-ships-added = De nouveaux vaisseaux attendent sur le Vaisseau-mère : { $ship } × { $number }.
under-falling-skies-event-no-ships-left = La réserve est vide : aucun { $ship } ne s’ajoute.
under-falling-skies-event-launched = Le { $ship } est largué dans la { $column }.
under-falling-skies-event-launch-full = { $number ->
    [one] Tous les points de largage sont pris : { $number } vaisseau attend encore.
   *[other] Tous les points de largage sont pris : { $number } vaisseaux attendent encore.
  }

under-falling-skies-event-ability-used = { $source } : capacité utilisée.
under-falling-skies-event-column-marked = La tempête fait rage dans la { $column } pendant cette manche.
under-falling-skies-event-no-column-marked = La tempête se calme pendant cette manche.
under-falling-skies-event-token-on-column = { $token ->
    [0] Un jeton est posé dans la { $column }.
   *[other] Le jeton { $token } est posé dans la { $column }.
  }
under-falling-skies-event-token-on-square = Le jeton { $token } est posé : { $square }.
under-falling-skies-event-token-on-space = Le jeton { $token } est posé ({ $facility }, colonne { $space-c }).
under-falling-skies-event-column-cleared = { $token ->
    [0] Le jeton de la { $column } est retiré.
   *[other] Le jeton { $token } est retiré de la { $column }.
  }
under-falling-skies-event-space-cleared = Le jeton { $token } est retiré ({ $facility }, colonne { $space-c }).
under-falling-skies-event-token-lost = Le jeton { $token } est perdu ({ $square }).
under-falling-skies-event-token-hit = Le jeton { $token } de la { $column } est touché et retiré.
under-falling-skies-event-counted = { $counter } : { $number }.

under-falling-skies-event-won = La recherche est achevée : la ville est sauvée !
under-falling-skies-event-lost-skull = Le Vaisseau-mère atteint le crâne : la ville tombe.
under-falling-skies-event-lost-damage = { $damage } dégâts : la base est détruite.

under-falling-skies-event-chapter = Chapitre { $chapter } : { $chapter ->
    [1] { under-falling-skies-chapter-1 }
    [2] { under-falling-skies-chapter-2 }
    [3] { under-falling-skies-chapter-3 }
   *[other] { under-falling-skies-chapter-4 }
  }
under-falling-skies-event-stack-formed = Ville attaquée : { $city }. Scénario : { $scenario }. Sur place : { $character }.
under-falling-skies-event-stack-chosen = Bataille choisie : { $city }. Scénario : { $scenario }. Sur place : { $character }.
under-falling-skies-event-stack-lost = Perdus sans combat : { $city }, { $scenario }, { $character }.
under-falling-skies-event-enlisted = Rejoint l’équipe : { $character }.
under-falling-skies-event-threat-chosen = La bataille se livre au niveau de menace { $threat }.
under-falling-skies-event-game-won = Victoire au niveau de menace { $threat } : { $city } ({ $side }).
under-falling-skies-event-game-lost = Défaite au niveau de menace { $threat } : { $city } ({ $side }).
under-falling-skies-event-second-game = La bataille continue dans la ville endommagée : { $city }.
under-falling-skies-event-city-saved = Ville sauvée : { $city }.
under-falling-skies-event-city-fallen = Ville perdue à jamais : { $city }.
under-falling-skies-event-city-spared = Jamais attaquée, cette ville compte comme sauvée : { $city }.
under-falling-skies-event-character-kept = Mis de côté pour les chapitres suivants : { $character }.
under-falling-skies-event-scenario-removed = Ce scénario ne reviendra plus : { $scenario }.
under-falling-skies-event-last-stand = Le dernier combat se livre ici : { $city }.
under-falling-skies-event-city-destroyed = Ville détruite : { $city }.
under-falling-skies-event-campaign-won = La campagne est gagnée, avec un score de { $score } !
under-falling-skies-event-campaign-lost = La campagne est perdue, avec un score de { $score }.

## Refus

under-falling-skies-error-no-such-die = { $move } : aucun dé de ce genre ne reste à placer ; choisissez-en un parmi ceux qui restent.
under-falling-skies-error-column-taken = { $move } : cette colonne a déjà son dé ; choisissez une autre colonne.
under-falling-skies-error-space-taken = { $move } : un dé s’y trouve déjà ; choisissez une case vide.
under-falling-skies-error-on-excavator = { $move } : l’excavatrice s’y trouve ; choisissez une case derrière ou devant elle.
under-falling-skies-error-already-digging = { $move } : un dé est déjà placé devant l’excavatrice, et un seul peut l’être ; choisissez une case excavée.
under-falling-skies-error-too-far-ahead = { $move } : ce dé est trop faible pour une case si loin devant l’excavatrice ; choisissez-en une plus proche.
under-falling-skies-error-no-room = { $move } : aucune salle ne commence là ; désignez une salle par sa première case.
under-falling-skies-error-no-use = { $move } : canons AA et tunnels ne font rien pendant la phase des Salles ; retirez le dé.
under-falling-skies-error-not-excavated = { $move } : ce n’est pas encore excavé.
under-falling-skies-error-space-empty = { $move } : il faut un dé sur chaque case de la salle.
under-falling-skies-error-robot-exhausted = { $move } : un robot y est désactivé et compte comme une case vide.
under-falling-skies-error-no-energy = { $move } : il n’y a pas assez d’énergie pour payer.
under-falling-skies-error-no-value = { $move } : la valeur serait nulle ou négative, et rien ne se passerait.
under-falling-skies-error-room-blocked = { $move } : un jeton bloque la salle ; retirez-le d’abord.
under-falling-skies-error-no-space-for-robot = { $move } : il ne reste aucune case excavée vide pour un robot ; retirez-en un d’abord.
under-falling-skies-error-no-dig-die = { $move } : aucun dé n’est placé devant l’excavatrice.
under-falling-skies-error-no-worker = { $move } : aucun dé Ouvrier ne s’y trouve.
under-falling-skies-error-no-robot = { $move } : aucun robot ne s’y trouve.
under-falling-skies-error-no-token = { $move } : il n’y a là aucun jeton à retirer.
under-falling-skies-error-die-too-low = { $move } : le dé est trop faible pour ce jeton.
under-falling-skies-error-no-ability = { $move } : personne n’a cette capacité dans cette partie.
under-falling-skies-error-ability-spent = { $move } : cette capacité a déjà servi.
under-falling-skies-error-ability-idle = { $move } : cette capacité ne peut rien faire maintenant ; attendez son moment.
under-falling-skies-error-not-that-effect = { $move } : la salle n’a pas cet effet ; choisissez l’un des siens.
under-falling-skies-error-too-many-steps = { $move } : la valeur de la salle ne suffit pas ; choisissez moins de pas.
under-falling-skies-error-robot-limit = { $move } : il y a déjà autant de robots que permis ; retirez-en un d’abord.
under-falling-skies-error-command-space = { $move } : on n’installe pas de robot dans une salle de commandement ; choisissez une autre case.
under-falling-skies-error-die-not-raised = { $move } : ce dé ne peut pas être augmenté ; choisissez, dans une autre salle, un dé non résolu qui montre moins de 6.
under-falling-skies-error-not-that-value = { $move } : la capacité ne permet pas cette valeur ; choisissez parmi celles proposées.
under-falling-skies-error-not-that-die = { $move } : la capacité ne concerne pas ce dé ; choisissez parmi ceux proposés.
under-falling-skies-error-not-there = { $move } : impossible d’aller là ; choisissez parmi les places proposées.
under-falling-skies-error-no-ship = { $move } : aucun vaisseau à choisir ne s’y trouve.
under-falling-skies-error-square-taken = { $move } : la case est prise ou hors d’atteinte ; choisissez-en une libre.
under-falling-skies-error-not-that-launch-point = { $move } : une colonne vide a la priorité, puis celle dont le vaisseau le plus haut est le plus loin ; choisissez parmi celles proposées.
under-falling-skies-error-city-not-saved = { $move } : cette ville n’est pas sauvée ; choisissez-en une qui l’est.
under-falling-skies-error-not-a-veteran = { $move } : seuls les personnages mis de côté dans les chapitres précédents peuvent rejoindre l’équipe.
under-falling-skies-error-has-fought = { $move } : ce personnage a déjà combattu dans ce chapitre ; choisissez-en un autre.
under-falling-skies-error-must-choose = { $move } : il faut d’abord choisir.

## La fin

under-falling-skies-reason-research-complete = La recherche est achevée : on peut arrêter les envahisseurs.
under-falling-skies-reason-skull-row-reached = Le Vaisseau-mère a atteint le crâne.
under-falling-skies-reason-base-destroyed = La base a subi plus de dégâts qu’elle n’en pouvait supporter.
under-falling-skies-reason-campaign-won = La bataille finale est gagnée : l’humanité est sauvée.
under-falling-skies-reason-campaign-lost = La bataille finale est perdue, et il ne reste aucune ville sauvée.

under-falling-skies-score-rounds = Manches
under-falling-skies-score-research = Pas de recherche
under-falling-skies-score-damage = Dégâts subis
under-falling-skies-score-threat = Niveau de menace
under-falling-skies-score-score = Score de la campagne
under-falling-skies-score-games-won = Parties gagnées
under-falling-skies-score-games-lost = Parties perdues
under-falling-skies-square-r-c = colonne { $c }, rangée { $r }

## Les thèmes du livret de règles

under-falling-skies-topic-components = Matériel
under-falling-skies-topic-setup = Mise en place
under-falling-skies-topic-goal = But du jeu
under-falling-skies-topic-round = La manche
under-falling-skies-topic-planning = Phase de Planification
under-falling-skies-topic-excavator = Les dés devant l’excavatrice
under-falling-skies-topic-ships = Descente des vaisseaux
under-falling-skies-topic-landing = Cases d’arrivée
under-falling-skies-topic-damage = Dégâts
under-falling-skies-topic-rooms = Phase des Salles
under-falling-skies-topic-excavation = Excavation
under-falling-skies-topic-mothership = Phase du Vaisseau-mère
under-falling-skies-topic-launch = Largage des vaisseaux
under-falling-skies-topic-white_ships = Vaisseaux blancs
under-falling-skies-topic-end = Fin de la partie
under-falling-skies-topic-threat = Niveau de menace
under-falling-skies-topic-cities = Villes
under-falling-skies-topic-robots = Robots
under-falling-skies-topic-standalone = Parties indépendantes
under-falling-skies-topic-campaign = Campagne
under-falling-skies-topic-advanced = Règles avancées de la campagne
under-falling-skies-topic-free_play = Partie libre
under-falling-skies-topic-difficulty = Difficulté

## Le plateau dans un terminal : mots courts et signes

under-falling-skies-board-round = Manche { $round }, { $part }
under-falling-skies-board-part-planning = Planification
under-falling-skies-board-part-rooms = Salles
under-falling-skies-board-part-mothership = Vaisseau-mère
under-falling-skies-board-threat = menace { $threat }
under-falling-skies-board-difficulty = difficulté { $stars }
under-falling-skies-board-research = Recherche
under-falling-skies-board-closed = (fermé)
under-falling-skies-board-damage = Dégâts
under-falling-skies-board-energy = Énergie
under-falling-skies-board-dice = Dés
under-falling-skies-board-reserve = { $robots ->
    [one] ◆ { $robots } robot en réserve
   *[other] ◆ { $robots } robots en réserve
  }
under-falling-skies-board-counter = { $counter } : { $count }
under-falling-skies-board-pool = Jetons en réserve : { $tokens }
under-falling-skies-board-left = { $left ->
    [0] épuisée
   *[other] encore { $left } fois
  }
under-falling-skies-board-supply = réserve ○{ $ships }
under-falling-skies-board-waiting = attente
under-falling-skies-board-mothership = Vaisseau-mère
under-falling-skies-board-dig = excaver ↯{ $cost }
under-falling-skies-board-kind-aa_gun = Canon AA
under-falling-skies-board-kind-tunnel = Tunnel
under-falling-skies-board-kind-energy = Énergie
under-falling-skies-board-kind-fighter = Chasseur
under-falling-skies-board-kind-research = Recherche
under-falling-skies-board-kind-robot = Robot
under-falling-skies-board-kind-command = Command.
under-falling-skies-board-action-white_ships = +{ $number } ○
under-falling-skies-board-action-excavator_back = excavatrice −{ $number }
under-falling-skies-board-action-research_back = recherche −{ $number }
under-falling-skies-board-action-damage = dégâts +{ $number }
under-falling-skies-board-action-move_ships = vaisseaux ↓{ $number }
under-falling-skies-board-action-skull = ✖ crâne
under-falling-skies-board-choice-value = valeur { $number }
under-falling-skies-board-choice-left = encore { $number }
under-falling-skies-board-chapter = Chapitre { $chapter } : { $title } · bataille { $battle }
under-falling-skies-board-score = score { $score }
under-falling-skies-board-stack-first = Première bataille
under-falling-skies-board-stack-second = Seconde bataille
under-falling-skies-board-team = Équipe
under-falling-skies-board-veterans = Prêts à combattre
under-falling-skies-board-saved = Villes sauvées
under-falling-skies-board-sheet = Livret de campagne
under-falling-skies-board-sheet-chapter = Ch.
under-falling-skies-board-sheet-city = Ville
under-falling-skies-board-sheet-scenario = Scénario
under-falling-skies-board-sheet-team = Équipe
under-falling-skies-board-sheet-first = 1re partie
under-falling-skies-board-sheet-damaged = Endommagée
under-falling-skies-board-legend =
    Vaisseaux : ● violet, ○ blanc, ◉ orange ; ▽ point de largage libre.
    Ciel : ✶3 explosion, ✹3 explosion rouge, ← → flèches, ▼ icône Vaisseau-mère,
      ⊙ ⊗ téléporteurs ; après une rangée, le signe ! annonce une face Menace.
      Au bord droit : ce que fait le Vaisseau-mère quand il arrive à la rangée.
    Dés : ■ gris, □ blanc, ◆ robot, ◇ robot désactivé, * en main,
      » devant l’excavatrice.
    Base : ↯2 coûte 2 énergies, −1 modificateur, =4 valeur actuelle,
      ⋯ ⋮ suite de la salle, ◈ excavatrice, ░3 non excavé, 3 pas devant elle.
    Recherche : ▸ prochain pas, ★ but. #2 jeton de scénario, ≋ colonne en tempête.
    Places : r3c2 est la rangée 3, colonne 2 du ciel, b2c4 la rangée 2, colonne 4
      de la base (dans un coup tapé au clavier : r2c4).

## Le plateau dans un navigateur

under-falling-skies-web-board = Plateau
under-falling-skies-web-empty = vide
under-falling-skies-web-none = aucun
under-falling-skies-web-at = { $place } : { $things }
under-falling-skies-web-row = Rangée { $row }
under-falling-skies-web-token = jeton { $token }
under-falling-skies-web-threat-face = face Menace

under-falling-skies-web-square-explosion = explosion { $number }
under-falling-skies-web-square-red_explosion = explosion rouge { $number }
under-falling-skies-web-square-arrow_left = flèche vers la gauche
under-falling-skies-web-square-arrow_right = flèche vers la droite
under-falling-skies-web-square-mothership_icon = icône de Vaisseau-mère
under-falling-skies-web-square-teleporter_pink = téléporteur rose
under-falling-skies-web-square-teleporter_cyan = téléporteur cyan
under-falling-skies-web-launch-point = Point de largage { $column }
under-falling-skies-web-mothership = Vaisseau-mère en rangée { $row }, { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
  } au-dessus du crâne.
under-falling-skies-web-waiting = En attente à son bord : { $ships }.
under-falling-skies-web-supply = Vaisseaux blancs à côté du plateau : { $ships }.
under-falling-skies-web-actions = Actions du Vaisseau-mère, rangée par rangée
under-falling-skies-web-action = { $action } { $number }
under-falling-skies-web-research = Recherche : { $steps } cases sur { $most }.
under-falling-skies-web-research-next = La prochaine coûte { $cost }.
under-falling-skies-web-goal-closed = La dernière est encore fermée.
under-falling-skies-web-step = Case Recherche { $step }, coût { $cost }
under-falling-skies-web-energy = Énergie : { $value } sur { $most }
under-falling-skies-web-damage = Dégâts : { $value } sur { $most }
under-falling-skies-web-city = ville
under-falling-skies-web-storm = tempête

under-falling-skies-web-space = Base, rangée { $row }, colonne { $column }
under-falling-skies-web-robot = robot { $value }
under-falling-skies-web-digging = devant l’excavatrice
under-falling-skies-web-cost = { $cost } énergie
under-falling-skies-web-modifier = modificateur { $modifier }
under-falling-skies-web-spaces = { $spaces } cases
under-falling-skies-web-value = valeur { $value }
under-falling-skies-web-excavator = l’excavatrice
under-falling-skies-web-ahead = { $steps ->
    [one] non excavée, à { $steps } pas
   *[other] non excavée, à { $steps } pas
  }

under-falling-skies-web-tray = Dés à placer
under-falling-skies-web-die = Dé { $number } : { $die }
under-falling-skies-web-in-hand = à relancer
under-falling-skies-web-uses-game = { $left ->
    [0] épuisée
   *[other] { $left } × par partie
  }
under-falling-skies-web-uses-round = { $left ->
    [0] utilisée cette manche
   *[other] { $left } × cette manche
  }
under-falling-skies-web-left = encore { $left }
under-falling-skies-web-threat-level = niveau de menace { $threat } sur 4
under-falling-skies-web-difficulty = difficulté { $difficulty }
under-falling-skies-web-difficulty-about = 0, c’est la première partie du livret. Les faces menace, les tuiles avancées et un scénario la rendent plus dure, une ville endommagée et chaque personnage plus facile, d’un demi-point ou d’un point.
under-falling-skies-web-group-team = Votre équipe
under-falling-skies-web-group-team-usual = personne : choisissez qui vous aide
under-falling-skies-web-group-sky = Le ciel
under-falling-skies-web-group-sky-usual = les quatre tuiles de base

under-falling-skies-web-choose-space = Choisissez une case pour le { $die }.
under-falling-skies-web-choose-value = Choisissez une valeur pour le { $die }.
under-falling-skies-web-choose-discard = Choisissez le dé à retirer sans l’utiliser.
under-falling-skies-web-choose-scrap = Choisissez le robot à retirer du plateau.
under-falling-skies-web-done-rooms = Terminer la Phase des Salles
under-falling-skies-web-done-reroll_dice = Les relancer

under-falling-skies-web-to-enlist = { $count ->
    [one] { $count } vétéran rejoint la bataille.
   *[other] { $count } vétérans rejoignent la bataille.
  }
under-falling-skies-web-not-ready = A déjà combattu dans ce chapitre.
under-falling-skies-web-sheet-empty = Aucune bataille n’a encore été livrée.
under-falling-skies-web-removed = Hors de la campagne
under-falling-skies-web-removed-city = Villes : { $names }
under-falling-skies-web-removed-scenario = Scénarios : { $names }
under-falling-skies-web-removed-character = Personnages : { $names }
under-falling-skies-web-game-none = pas jouée
under-falling-skies-web-game-lost = perdue
under-falling-skies-web-game-won = gagnée au niveau de menace { $threat }

## Dans la page « À propos » : à qui est le jeu, et ce qui, dans ses données, est de nous

under-falling-skies-web-credits = est un jeu de Tomáš Uhlíř, publié par Czech Games Edition.
under-falling-skies-web-facts-base_tiles = Tuiles Base
under-falling-skies-web-facts-campaign = Campagne
under-falling-skies-web-facts-characters = Personnages
under-falling-skies-web-facts-cities = Villes
under-falling-skies-web-facts-scenarios = Scénarios
under-falling-skies-web-fact-title = les titres des chapitres
under-falling-skies-web-fact-name = les noms
under-falling-skies-web-fact-ability = ce qu’ils savent faire
under-falling-skies-web-fact-base = les tuiles Base de chaque ville
under-falling-skies-web-fact-ability_blue = les capacités de la face bleue
under-falling-skies-web-fact-ability_damaged = les capacités de la face endommagée
under-falling-skies-web-fact-rules = leurs règles
under-falling-skies-facility-aa_gun = canon AA
under-falling-skies-facility-tunnel = tunnel
under-falling-skies-facility-energy = salle Énergie
under-falling-skies-facility-fighter = salle Chasseur
under-falling-skies-facility-research = salle Recherche
under-falling-skies-facility-robot = salle Robot
under-falling-skies-facility-command = salle de commandement
