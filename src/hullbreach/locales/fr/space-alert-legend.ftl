# Ce que veulent dire signes et cartes

space-alert-legend-group-cards = Cartes Action
space-alert-legend-group-ship = Sur le vaisseau
space-alert-legend-group-crew = Équipage
space-alert-legend-group-trajectories = Menaces sur leurs trajectoires
space-alert-legend-group-course = Vol et film
space-alert-legend-group-external = Menaces externes
space-alert-legend-group-internal = Menaces internes

## Cartes Action

space-alert-legend-card = Carte Action
    .about = Une moitié déplace, l’autre agit. À son tour, seule compte la moitié du haut ; T la retourne.
space-alert-legend-card-heroic = Carte héroïque
    .about = Soit une action plus forte, soit un déplacement direct vers une station, où qu’elle soit.
space-alert-legend-action-a =
    .about = Tire avec l’arme de la station où vous êtes.
space-alert-legend-action-b =
    .about = Pont supérieur : le Réacteur alimente le Bouclier. Pont inférieur : le Réacteur est rechargé.
space-alert-legend-action-c =
    .about = Utilise ce que la station a de particulier : ordinateur, hublot, Roquettes, Intercepteurs ou Robots de combat.
space-alert-legend-action-battlebots =
    .about = Vos Robots de combat affrontent l’intrus de votre station.
space-alert-legend-action-move_red =
    .about = Avancez d’une station vers la zone rouge.
space-alert-legend-action-move_blue =
    .about = Avancez d’une station vers la zone bleue.
space-alert-legend-action-change_deck =
    .about = Prenez l’ascenseur vers l’autre pont. Une seule personne par tour passe sans retard.
space-alert-legend-action-heroic_a =
    .about = Tire avec l’arme de la station, avec 1 de plus.
space-alert-legend-action-heroic_b =
    .about = L’action B avec 1 énergie de plus.
space-alert-legend-action-heroic_battlebots =
    .about = Vos Robots de combat affrontent l’intrus sans être désactivés par lui.
space-alert-legend-heroic_move =
    .about = Allez droit à la station marquée ; aucun ascenseur ne vous retarde.
space-alert-legend-back-movement = Déplacement, face cachée
    .about = La carte d’un autre : elle déplace.
space-alert-legend-back-action = Action, face cachée
    .about = La carte d’un autre : elle agit.
space-alert-legend-back-heroic-movement = Déplacement héroïque, face cachée
    .about = La carte héroïque d’un autre : elle déplace.
space-alert-legend-back-heroic-action = Action héroïque, face cachée
    .about = La carte héroïque d’un autre : elle agit.

## Sur le vaisseau

space-alert-legend-system-a = A
    .about = L’arme de cette station. Le nombre à côté est sa puissance.
space-alert-legend-system-b = B
    .about = L’énergie de cette station : Bouclier en haut, Réacteur en bas.
space-alert-legend-system-c = C
    .about = Ce que cette station a de particulier.
space-alert-legend-broken = Hors service
    .about = Une panne : quelqu’un doit la réparer avec cette même lettre.
space-alert-legend-gun-heavy = Canon laser lourd
    .about = Touche la menace la plus proche de sa zone et consomme 1 énergie du Réacteur.
space-alert-legend-gun-light = Canon laser léger
    .about = Plus faible, mais sans énergie ; sa batterie permet un tir par tour.
space-alert-legend-gun-pulse = Canon à impulsion
    .about = Touche toutes les menaces proches, dans toutes les zones ; consomme 1 énergie du Réacteur blanc.
space-alert-legend-shield = Bouclier
    .about = Chaque énergie arrête ici un point d’une attaque contre cette zone.
space-alert-legend-reactor = Réacteur
    .about = L’énergie de l’arme et du Bouclier de cette zone.
space-alert-legend-fuel = Capsule de carburant
    .about = Recharge le Réacteur blanc, une fois chacune.
space-alert-legend-interceptors = Intercepteurs
    .about = Avec des Robots de combat à bord, C les envoie frapper les menaces proches du vaisseau.
space-alert-legend-computer = Ordinateur
    .about = Quelqu’un doit faire C ici au début de chaque phase, sinon tout l’équipage prend du retard.
space-alert-legend-battlebots = Robots de combat
    .about = C permet ici d’emmener l’escouade ; elle combat alors les intrus.
space-alert-legend-window = Hublot
    .about = Confirmation visuelle : plus vous êtes nombreux à regarder en même temps, plus elle rapporte.
space-alert-legend-rockets = Roquettes
    .about = C en lance une ; elle touche au tour suivant la menace assez proche.
space-alert-legend-rocket = Roquette en vol
    .about = Lancée ; elle touche au tour suivant.
space-alert-legend-damage = Dégâts
    .about = Une tuile par point de dégâts dans cette zone. À la septième, le vaisseau est perdu.
space-alert-legend-slime =
    .about = Qui entre prend du retard.
space-alert-legend-poisoned = Contaminée
    .about = Qui s’y trouve encore à son Z est mis hors de combat.
space-alert-legend-intruder = Intrus
    .about = Une menace interne est dans cette station ; le nombre dit laquelle.

## Équipage

space-alert-legend-pawn = Membre d’équipage
    .about = Par numéro et couleur : le 1 est le Capitaine.
space-alert-legend-pawn-out = Hors de combat
    .about = Ne fait plus rien jusqu’à la fin du vol.
space-alert-legend-squad = Robots de combat avec quelqu’un
    .about = Qui les mène peut combattre les intrus et piloter les Intercepteurs.
space-alert-legend-squad-disabled = Robots de combat désactivés
    .about = Ils ne combattent plus tant que C ne les a pas réactivés là où on les range.
space-alert-legend-thinking = Pion pour réfléchir
    .about = Mettez-le où vous voulez : il ne compte pas.

## Menaces

space-alert-legend-token = Menace
    .about = Le nombre est le tour où elle apparaît.
space-alert-legend-life = Points de Vie
    .about = Autant de dégâts la détruisent.
space-alert-legend-armour = Blindage
    .about = Retranche autant de ce qui la touche dans un tour.
space-alert-legend-speed = Vitesse
    .about = Autant de cases par tour vers le vaisseau.
space-alert-legend-mark-x = X
    .about = Une menace arrivée ici fait ce que sa carte dit à X.
space-alert-legend-mark-y = Y
    .about = Une menace arrivée ici fait ce que sa carte dit à Y.
space-alert-legend-mark-z = Z
    .about = La dernière case : elle fait le pire et disparaît.
space-alert-legend-hidden = Cachée
    .about = Aucune arme ne peut encore la viser.
space-alert-legend-frozen = Bouclier cryogénique
    .about = Les premières touches d’un tour ne font que briser ce bouclier.
space-alert-legend-hull = Le vaisseau
    .about = Les menaces viennent de la gauche ; ici, elles sont arrivées.
space-alert-legend-threat =
    .about = Pas de règle particulière. Choisissez son jeton pour voir ce qu’elle fait à X, Y et Z.

## Vol et film

space-alert-legend-silent = Communications coupées
    .about = Plus personne ne peut parler ni lancer d’appel jusqu’au rétablissement.
space-alert-legend-transfer = Transfert de données
    .about = Chacun peut donner une carte à quelqu’un d’autre.
space-alert-legend-course-damage = Dégâts de ce tour
    .about = Le vaisseau a reçu autant de points.
space-alert-legend-course-destroyed = Destruction à ce tour
    .about = Une menace a été détruite.
space-alert-legend-course-survived = Survie à ce tour
    .about = Une menace est passée jusqu’à son Z.
space-alert-legend-course-out = Hors de combat à ce tour
    .about = Quelqu’un de l’équipage a été mis hors de combat.
