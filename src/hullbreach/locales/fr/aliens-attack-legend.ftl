# Ce que veulent dire signes et cartes

aliens-attack-legend-group-effects = Ce que déclenche une touche
aliens-attack-legend-group-ships = Vaisseaux
aliens-attack-legend-group-cannons = Canons
aliens-attack-legend-group-defence = Cartes Défense
aliens-attack-legend-group-battle = Danger et ultime bataille
aliens-attack-legend-group-motherships = Vaisseaux-mères

## Effets

aliens-attack-legend-icon-draw_ships = Piocher des vaisseaux
    .about = Autant de cartes sortent de la pioche, chacune sur la case de décollage libre la plus à gauche.
aliens-attack-legend-icon-move_ships = Déplacer des vaisseaux
    .about = 2×1 : deux vaisseaux descendent d’une case, les plus éloignés des canons d’abord.
aliens-attack-legend-icon-laser = Laser
    .about = Le canon de cette colonne perd un niveau. S’il est déjà neutralisé, la partie est perdue.
aliens-attack-legend-icon-danger_apply = Le Danger frappe
    .about = Tout ce que montre la carte Danger se produit.
aliens-attack-legend-icon-danger_raise = Le Danger monte
    .about = Le Danger augmente d’un niveau. Au niveau 4, il frappe à la place.
aliens-attack-legend-icon-to_deck_bottom = Sous la pioche
    .about = La carte va sous la pioche, telle quelle.
aliens-attack-legend-icon-unknown = Effet inconnu
    .about = Personne ne voit encore ce que déclencherait la prochaine touche.

## Vaisseaux

aliens-attack-legend-ship-scout = Éclaireur
    .about = La première face d’un vaisseau : une touche l’endommage et, en solo, déclenche les signes dessous.
aliens-attack-legend-ship-damaged_scout = Éclaireur endommagé
    .about = La prochaine touche le détruit ; sa carte devient un vaisseau Avancé, ou révèle une partie du vaisseau-mère.
aliens-attack-legend-ship-advanced = Vaisseau Avancé
    .about = La seconde face d’un vaisseau, avec ses propres effets. Une touche l’endommage.
aliens-attack-legend-ship-damaged_advanced = Vaisseau Avancé endommagé
    .about = La prochaine touche le détruit ; sa carte redevient un Éclaireur ou, à deux joueurs, quitte la partie.
aliens-attack-legend-ship-part = Partie du vaisseau-mère dans la pioche
    .about = Une fois piochée, elle prend place au-dessus de sa colonne.
aliens-attack-legend-ship-damaged_part = Partie endommagée
    .about = Une partie qui a reçu sa touche.
aliens-attack-legend-front-carrier = Porteur
    .about = En solo, la silhouette dit ce que déclenche cet Éclaireur endommagé : beaucoup arrivent, peu avancent.
aliens-attack-legend-front-raider = Pillard
    .about = En solo, la silhouette dit ce que déclenche cet Éclaireur endommagé : des vaisseaux arrivent et l’un avance loin.
aliens-attack-legend-front-swarm = Essaim
    .about = En solo, la silhouette dit ce que déclenche cet Éclaireur endommagé : des vaisseaux arrivent et deux avancent.
aliens-attack-legend-front-herald = Héraut
    .about = En solo, la silhouette dit ce que déclenche cet Éclaireur endommagé : un vaisseau arrive et le Danger frappe.
aliens-attack-legend-deck = Pioche
    .about = La flotte d’invasion. On voit sa taille et la face de sa première carte.

## Canons

aliens-attack-legend-cannon-alpha = Alpha
    .about = Deux touches sur le vaisseau le plus proche, à courte portée. Un vaisseau seulement endommagé reste sans effet.
aliens-attack-legend-cannon-beta = Bêta
    .about = Deux tirs d’une touche. Ce que touche le second reste sans effet.
aliens-attack-legend-cannon-gamma = Gamma
    .about = Une touche, sur toute la colonne. Au niveau 2, un vaisseau seulement endommagé reste sans effet.
aliens-attack-legend-cannon-delta = Delta
    .about = Une touche dans une colonne voisine. En solo, un vaisseau qu’il détruit reste sans effet.
aliens-attack-legend-gauge = Portée
    .about = Le tir touche le vaisseau le plus proche dans autant de cases.
aliens-attack-legend-hit = Touche
    .about = Chaque étoile est une touche sur la cible.
aliens-attack-legend-neutralised = Canon neutralisé
    .about = Il ne peut plus tirer. Encore une touche, et la partie est perdue.

## Danger et ultime bataille

aliens-attack-legend-danger = Danger
    .about = Le niveau, de 1 à 4, et ce qui arrive quand le Danger frappe. Il ne redescend jamais. À deux joueurs, l’extraterrestre choisit chaque fois un niveau.
aliens-attack-legend-part-hidden = Partie encore cachée
    .about = Cette partie du vaisseau-mère se cache dans la flotte.
aliens-attack-legend-part-whole = Partie du vaisseau-mère
    .about = Trouvée. Quand les quatre sont en place, l’ultime bataille commence.
aliens-attack-legend-part-damaged = Partie endommagée du vaisseau-mère
    .about = Elle a été touchée. Endommagez-en assez et le vaisseau-mère est détruit.
aliens-attack-legend-part-token = Jeton de touche
    .about = Cette partie a reçu une touche de plus qu’une partie endommagée.
aliens-attack-legend-die = Le dé du vaisseau-mère
    .about = Pendant l’ultime bataille, on le lance après chaque tour de la Terre ; le tableau dit l’effet des faces.
aliens-attack-legend-die-move =
    .about = Le vaisseau-mère descend d’une rangée et pousse les vaisseaux devant lui.
aliens-attack-legend-die-double_move =
    .about = Le vaisseau-mère descend de deux rangées, l’une après l’autre.
aliens-attack-legend-die-torpedo =
    .about = Le premier canon en service, d’Alpha à Delta, est aussitôt neutralisé.
aliens-attack-legend-die-quick_advance =
    .about = Le vaisseau le plus éloigné des canons survole tout et frappe son canon.
aliens-attack-legend-die-devastation =
    .about = Les quatre canons perdent un niveau. Un canon déjà neutralisé, et la partie est perdue.
aliens-attack-legend-die-reinforcements =
    .about = Les cases libres juste sous le vaisseau-mère se remplissent de vaisseaux de la pioche.
aliens-attack-legend-die-retreat =
    .about = Le vaisseau le plus proche des canons remonte sa colonne.
aliens-attack-legend-die-self_repair =
    .about = Une partie endommagée du vaisseau-mère est réparée.
