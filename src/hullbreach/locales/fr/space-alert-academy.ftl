# L’académie de Space Alert : ce que disent ses leçons. Une étape a son texte ; `.remark` est ce que l’instructrice ajoute, et
# que l’on peut couper ; `.wrong` répond à une erreur, `.right` à une bonne réponse, `.hint` vient sur demande, `.o-…` sont les choix.

## Les écrans

space-alert-academy-ui-title = Académie
space-alert-academy-ui-about = Sept leçons courtes, du premier coup d’œil sur le vaisseau à votre première vraie mission. On apprend en jouant : une idée à la fois, et pas de chronomètre sans votre accord.
space-alert-academy-ui-number = Leçon { $number }
space-alert-academy-ui-extra = Vol en plus
space-alert-academy-ui-minutes = environ { $minutes } min
space-alert-academy-ui-done = Terminée
space-alert-academy-ui-yours = La suite pour vous
space-alert-academy-ui-start = Commencer
space-alert-academy-ui-resume = Reprendre
space-alert-academy-ui-again = Recommencer
space-alert-academy-ui-start-lesson = Commencer : { $lesson }
space-alert-academy-ui-resume-lesson = Reprendre : { $lesson }
space-alert-academy-ui-again-lesson = Recommencer : { $lesson }
space-alert-academy-ui-progress = { $done } leçons sur { $all } terminées
space-alert-academy-ui-free = L’ordre est un conseil. Toutes les leçons sont ouvertes, et le vrai jeu aussi, à l’accueil.
space-alert-academy-ui-lessons = Toutes les leçons
space-alert-academy-ui-step = Étape { $step } sur { $steps }
space-alert-academy-ui-panel = Instructrice
space-alert-academy-ui-go-on = Continuer
space-alert-academy-ui-fly-it = Voir ce qui se passe
space-alert-academy-ui-try-again = Réessayer
space-alert-academy-ui-right = C’est ça !
space-alert-academy-ui-wrong = Pas tout à fait.
space-alert-academy-ui-skip = Passer cette étape
space-alert-academy-ui-instructor-off = Couper l’instructrice
space-alert-academy-ui-instructor-on = Rappeler l’instructrice
space-alert-academy-ui-hint = Un indice
space-alert-academy-ui-rule = La règle
space-alert-academy-ui-told = Ce qui se passe
space-alert-academy-ui-cards = Cartes pour la case
space-alert-academy-ui-slot-first = Touchez d’abord une case éclairée, puis une carte.
space-alert-academy-ui-slot-chosen = { $member }, tour { $turn } : quelle carte ?
space-alert-academy-ui-clock = Chronomètre
space-alert-academy-ui-clock-none = Aucun : les annonces viennent quand vous les demandez
space-alert-academy-ui-clock-slower = Deux fois moins vite, avec la voix de l’ordinateur
space-alert-academy-ui-clock-full = À pleine vitesse, comme il se doit
space-alert-academy-ui-to-table = À la table
space-alert-academy-ui-back-to-table = Retour à la table
space-alert-academy-ui-new-table = Reprendre sur une table neuve
space-alert-academy-ui-table-about = La suite se joue sur le vrai plateau. Je vous accompagne.
space-alert-academy-ui-lesson-done = Leçon { $number } terminée !
space-alert-academy-ui-extra-done = Vol en plus terminé !
space-alert-academy-ui-next = Leçon suivante : { $lesson }
space-alert-academy-ui-flight-on = Le vol a commencé. Je me tais, sauf si vous m’appelez.
space-alert-academy-ui-flight-over = Regardez ce qui arrive ; ensuite, nous en parlerons.
space-alert-academy-ui-debrief = Bilan du vol
space-alert-academy-ui-well = Ce qui a bien marché
space-alert-academy-ui-try = À essayer
space-alert-academy-ui-nothing = Rien à redire. J’en suis presque déçue.
space-alert-academy-ui-home = Le vaisseau est rentré.
space-alert-academy-ui-lost = Le vaisseau est perdu. Les simulateurs sont faits pour ça : recommencez le vol, ou lisez la suite.
space-alert-academy-ui-remark = Un vol d’école ! Enfin, un vol. On en parlera à l’école.
space-alert-academy-ui-fly-again = Refaire ce vol
space-alert-academy-ui-finish-lesson = Continuer la leçon
space-alert-academy-ui-advice-second_test_run = À votre place, je ferais le second vol d’essai avant la simulation.
space-alert-academy-ui-advice-either = Vous pouvez faire le second vol d’essai pour vous entraîner, ou tenter la simulation : elle est bien plus dure.
space-alert-academy-ui-advice-simulation = Vous êtes prêt pour la simulation. Le second vol d’essai reste là, si le cœur vous en dit.
space-alert-academy-ui-after-either = Refaites l’un des vols d’essai, ou passez à la simulation si vous savez ce qui n’a pas marché.
space-alert-academy-ui-after-simulation = Vous êtes prêt pour la simulation.
space-alert-academy-ui-flown = { $home ->
    [yes] Dernier vol : rentré
   *[no] Dernier vol : perdu
  }

## Ce qui a bien marché dans un vol

space-alert-academy-praise-all-destroyed = Les { $count } Menaces sont détruites, toutes.
space-alert-academy-praise-destroyed = { $count ->
    [one] Une Menace détruite.
   *[other] { $count } Menaces détruites.
  }
space-alert-academy-praise-unhurt = Pas un seul point de dégât.
space-alert-academy-praise-computer = L’ordinateur a été entretenu dans chaque phase.
space-alert-academy-praise-volley = { $weapons } armes sur une seule cible au tour { $turn } : c’est ainsi qu’on perce un blindage.
space-alert-academy-praise-shields = { $cubes ->
    [one] Un bouclier a pris un point que la coque n’a pas eu à prendre.
   *[other] Les boucliers ont pris { $cubes } points que la coque n’a pas eu à prendre.
  }
space-alert-academy-praise-planned = Vous avez planifié { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } et vu ce qu’il en advient : c’est tout le jeu.

## À essayer la prochaine fois

space-alert-academy-advice-nothing-planned = Presque rien n’était planifié. Commencez par la première Menace : qui va dans sa zone, et à quel tour appuie-t-il sur A ?
space-alert-academy-advice-ignored = Personne n’a jamais tiré sur celle-ci : { $threat }. Dès qu’une Menace est annoncée, dites qui s’en charge.
space-alert-academy-advice-not-enough = { $threat } : touché, mais pas détruit. Comptez ses points de vie, plus son blindage pour chaque tour où vous tirez.
space-alert-academy-advice-early = Un canon a tiré dans le vide au tour { $turn }. T+n est le tour où la Menace arrive ; avant, un tir ne touche rien et coûte quand même de l’énergie.
space-alert-academy-advice-no-energy = { $member } a tiré au tour { $turn } et n’a entendu qu’un clic : le réacteur était vide. Qui le remplit, un tour plus tôt ou plus tôt dans l’ordre ?
space-alert-academy-advice-twice = Deux personnes ont tiré avec le même canon au tour { $turn }. Un canon tire une fois par tour : prenez l’autre canon de la zone.
space-alert-academy-advice-armour = Au tour { $turn }, le blindage a tout arrêté ({ $threat }). On ne le retire qu’une fois par tour, de la somme des tirs : tirez ensemble.
space-alert-academy-advice-full = { $member } a appuyé sur B au tour { $turn } là où il n’y avait rien à remplir. B déplace ce qui tient, et pas plus.
space-alert-academy-advice-later = { $member } s’est servi au tour { $turn } d’un système qui ne marche pas dans ce vol. Prenez ces cartes pour leur autre moitié.
space-alert-academy-advice-computer = Personne n’a fait C sur la passerelle à temps pendant la phase { $phase }, et tout le monde a pris du retard. Nommez quelqu’un pour cela avant toute chose.
space-alert-academy-advice-lift = { $member } a croisé quelqu’un dans l’ascenseur au tour { $turn } et a perdu du temps. Seul le premier dans l’ordre monte sans retard : décalez d’un tour.
space-alert-academy-advice-edge = { $member } a marché droit dans la coque au tour { $turn }. Suivez chaque figurine du doigt, carte après carte.
space-alert-academy-advice-rocket = Une Roquette n’a trouvé aucune cible. Elle frappe un tour après son départ, jusqu’à dix espaces : la Menace la plus proche, où qu’elle soit.
space-alert-academy-advice-squad = { $member } a attaqué au tour { $turn } sans Robots de combat. C en rouge inférieure ou en bleue supérieure va d’abord en chercher.
space-alert-academy-advice-intruder = { $member } a attaqué une salle vide au tour { $turn }. Les Intrus se déplacent à X et à Y : voyez où ils sont à ce tour-là.
space-alert-academy-advice-knocked-out = { $member } a été mis hors de combat au tour { $turn }. La carte de la Menace dit quand cela arrive, et qui ne devrait pas être là.
space-alert-academy-advice-disabled = Une escouade a été désactivée au combat et jamais réveillée. Avec son chef, C dans une station de robots la réveille, et sauve un point.
space-alert-academy-advice-heroic = { $count ->
    [one] Une carte héroïque n’a jamais été jouée.
   *[other] { $count } cartes héroïques n’ont jamais été jouées.
  } Elles marchent dans toutes les phases ; n’en gardez pas pour plus tard, il n’y a pas de plus tard.
space-alert-academy-advice-lost = La zone { $zone } a cédé au tour { $turn }. Un bouclier rempli ou un tir de plus, un peu plus tôt, aurait suffi.
space-alert-academy-advice-damage = { $points ->
    [one] Un point de dégât
   *[other] { $points } points de dégât
  } dans la zone { $zone }. Remplissez ce bouclier avant que la Menace ne passe son repère.

## Leçon 1

space-alert-academy-ship = Le vaisseau et son équipage
    .about = Six salles, leurs canons et leurs boucliers, et d’où vient l’énergie.
space-alert-academy-ship-goal = Voici votre vaisseau, vu de côté. Il saute dans un coin d’espace inconnu, regarde autour de lui pendant dix minutes et rentre tout seul. Votre tâche : qu’il soit encore en un seul morceau à ce moment-là.
    .remark = Bienvenue ! Je suis l’instructrice Quill. Il ne m’est jamais rien arrivé là-haut. Je l’ai par écrit.
space-alert-academy-ship-stations = Trois zones de gauche à droite : rouge, blanche, bleue. Deux ponts. Cela fait six stations, et chacune a trois boutons : A, B et C.
    .remark = Les zones ont des couleurs pour qu’on sache laquelle brûle.
space-alert-academy-ship-find = Touchez la station inférieure blanche sur le vaisseau.
    .wrong = La zone blanche est au milieu, et inférieure veut dire le pont du bas.
    .right = La salle des machines : le cœur du vaisseau.
space-alert-academy-ship-crew = Les figurines numérotées sont votre équipage. Où commencent-elles toutes ? Touchez cette station.
    .wrong = Cherchez les figurines de couleur qui portent un numéro.
    .right = La passerelle, blanche supérieure. Tous les vols commencent là.
space-alert-academy-ship-ways = Trois façons de bouger : une flèche rouge mène d’une station vers le rouge, une flèche bleue d’une station vers le bleu, l’ascenseur gravitationnel à l’autre pont de la même zone.
    .remark = Les portes s’ouvrent dans les deux sens. Il a fallu vérifier.
space-alert-academy-ship-reach = Vous êtes en rouge supérieure. Touchez toutes les stations que vous atteignez en un seul déplacement.
    .wrong = Une flèche ou un trajet d’ascenseur. Une flèche rouge ne fait rien en rouge supérieure : il n’y a que la coque.
    .right = La flèche bleue mène en blanche supérieure, l’ascenseur en rouge inférieure.
space-alert-academy-ship-cannons = A tire avec le canon de la station. En haut : les lasers lourds, puissants, un cube d’énergie par tir. En bas à gauche et à droite : les lasers légers. En bas au milieu : le canon à impulsion, qui touche tout ce qui est proche.
    .remark = Merci de ne pas viser le vaisseau. C’est dans le manuel, maintenant.
space-alert-academy-ship-battery = Un type de canon n’a besoin de l’énergie d’aucun réacteur. Touchez une station qui en a un.
    .wrong = Les lasers lourds boivent au réacteur de leur zone, le canon à impulsion au réacteur central. Que reste-t-il ?
    .right = Les lasers légers ont leurs propres piles. Ils tirent toujours.
space-alert-academy-ship-energy = B déplace l’énergie. En haut, il remplit le bouclier depuis le réacteur de la zone. En bas sur les côtés, il remplit le réacteur depuis le réacteur central. En bas au milieu, il brûle une capsule et remplit le réacteur central.
    .remark = Pourquoi rien n’est plein au départ ? Le budget. C’est toujours le budget.
space-alert-academy-ship-chain = Remettez le chemin de l’énergie dans l’ordre : touchez ce qui vient en premier, puis la suite.
    .o-capsule = Capsule
    .o-central = Réacteur central
    .o-side = Réacteur latéral
    .o-shield = Bouclier latéral
    .wrong = L’énergie vient d’une capsule et finit dans un bouclier ou un canon ; les réacteurs latéraux boivent au réacteur central.
    .right = Capsule, réacteur central, réacteur latéral, bouclier. Chaque pas est un B, dans une autre salle.
space-alert-academy-ship-start = Les carrés verts sont de l’énergie. Combien de cubes contient le réacteur central (blanche inférieure) au départ ?
    .wrong = Comptez les carrés verts pleins dans la station blanche inférieure.
    .right = Trois, et deux dans chaque réacteur latéral. Chaque bouclier commence avec un cube.
space-alert-academy-ship-third = C est différent dans chaque salle : Roquettes, ordinateur, robots, Intercepteurs, hublot. Dans vos premiers vols il ne fait rien ; chacun a sa leçon.
    .remark = Si quelqu’un appuie sur C : souriez et attendez la leçon cinq.
space-alert-academy-ship-tracks = Les Menaces arrivent par ces trois trajectoires, une par zone, de la gauche vers le vaisseau. Quand elles atteignent ou passent X, Y et Z, elles font ce que dit leur carte : rien d’aimable.
space-alert-academy-ship-marks = Sur la trajectoire rouge, quel repère une Menace passe-t-elle en premier ?
    .wrong = Elle part de loin, à gauche, et se rapproche espace par espace.
    .right = X d’abord, puis Y, et Z tout contre la coque. Plus le chemin est long, plus vous avez de temps.
space-alert-academy-ship-end = Voilà pour le vaisseau. Ensuite vous apprendrez à planifier : que fera chacun, tour après tour ?
    .remark = Vous avez trouvé toutes les salles. C’est plus rare qu’on ne croit.

## Leçon 2

space-alert-academy-action = La manche Action
    .about = Planifiez avec des cartes sur le vrai plateau, écoutez l’ordinateur, passez une carte. Je prends la deuxième place.
space-alert-academy-action-rounds = Un vol a deux moitiés. Dans la manche Action, chacun planifie avec des cartes, tous en même temps. Ensuite seulement, il se passe quelque chose. Voici les plateaux : une ligne par personne, une colonne par tour.
    .remark = On planifie, puis on regarde. Comme en cuisine, avec plus d’alarmes.
space-alert-academy-action-cards = Vos cartes. Chacune a deux moitiés : un déplacement et une action. Seule la moitié du haut compte. Touchez une carte pour la prendre, touchez-la encore pour la retourner.
space-alert-academy-action-arrow = Prenez une carte avec une flèche rouge. Touchez-la encore pour la retourner : la flèche (←) est maintenant en haut. Puis touchez le tour 1 dans votre ligne, la première.
    .wrong = Pas celle-là : une flèche rouge, flèche en haut, au tour 1 de la ligne du capitaine. Pour retourner une carte posée, touchez-la deux fois.
    .right = Au tour 1, vous irez en rouge supérieure.
space-alert-academy-action-shoot = Laissez le tour 2 vide. Posez une carte avec un A en haut au tour 3.
    .wrong = Un A, au tour 3 de votre propre ligne.
    .right = Une carte au plus par case ; une case vide est permise.
space-alert-academy-action-reads = Flèche, rien, A. Que ferez-vous au tour 2 ?
    .o-nothing = Rien du tout
    .o-again = Marcher encore
    .o-back = Revenir
    .wrong = Une case vide est un tour vide. Les cartes ne glissent jamais d’elles-mêmes dans les trous.
    .right = Tour 1 : en rouge supérieure. Tour 2 : rien. Tour 3 : le laser lourd rouge tire.
space-alert-academy-action-hear = L’ordinateur de bord annonce ce qui arrive. Dans un vrai vol, il parle à l’heure dite ; ici, quand vous le lui demandez. Appuyez sur « Annonce suivante ».
    .right = Une Menace est annoncée. Sa carte et son jeton numéroté sont maintenant sur le plateau.
space-alert-academy-action-where = Par quelle trajectoire arrive-t-elle ?
    .o-red = Rouge
    .o-white = Blanche
    .o-blue = Bleue
    .wrong = L’annonce dit la zone, et le nom se trouve à côté de sa trajectoire.
    .right = La bleue. Touchez son nom quand vous voulez lire sa carte.
space-alert-academy-action-token = Elle est venue avec « T+1 ». Que veut dire ce 1 ?
    .o-one = Elle apparaît au tour 1
    .o-minute = Elle apparaît dans une minute
    .o-number = Il y en a une seule
    .wrong = Le numéro est le jeton de la Menace : le tour où elle apparaît sur sa trajectoire.
    .right = Au tour 1. Avant ce tour, personne ne peut la toucher, et elle ne fait rien.
space-alert-academy-action-mind = Vous pouvez changer d’avis tant que la phase est ouverte. Déplacez votre A du tour 3 au tour 2 : touchez-le, puis touchez le tour 2.
    .wrong = Touchez le A du tour 3, puis la case vide du tour 2.
    .right = Retourner, déplacer, reprendre : tout est libre, jusqu’à ce que la phase soit close.
space-alert-academy-action-android = Les équipiers 3 et 4 sont des androïdes : tout le monde peut planifier pour eux. Donnez à l’équipier 3 une flèche bleue au tour 1 (prenez-la, retournez-la, posez-la). La case demande confirmation, car une carte d’androïde reste là pour de bon.
    .wrong = Une flèche bleue, flèche en haut, au tour 1 de l’équipier 3 ; puis touchez la case une seconde fois.
    .right = Elle est posée, et personne ne la reprendra. Les androïdes sont susceptibles.
space-alert-academy-action-second = J’ai planifié quelque chose, moi aussi : dans les vols d’essai, toutes les cartes sont visibles. Demandez l’annonce suivante.
    .right = Une autre Menace, en zone blanche, au tour 2.
space-alert-academy-action-transfer = Et encore une. Celle-ci parle de vos cartes.
    .right = Un transfert de données : jusqu’au bip, chacun peut donner une carte.
space-alert-academy-action-give = Je vous ai donné une carte : elle est dans votre main. Donnez-m’en une aussi : prenez une carte, puis appuyez sur « La donner à : Équipier 2 ».
    .wrong = Prenez d’abord une carte de votre main, puis appuyez sur le bouton au-dessus de la main.
    .right = Merci ! J’en prendrai soin jusqu’au tour 4.
space-alert-academy-action-beep = Demandez l’annonce suivante : le bip.
    .right = Trop tard pour les cadeaux : le bouton a disparu. Avec un chronomètre, cela va vite.
space-alert-academy-action-third = Encore une annonce, s’il vous plaît.
    .right = La troisième Menace, en zone rouge. Trois trajectoires, trois soucis.
space-alert-academy-action-close = La phase 1, ce sont les tours 1 à 3. Elle finit pour tous quand l’ordinateur le dit ; qui est prêt la clôt plus tôt et prend les cartes suivantes. Appuyez deux fois sur « Clore la phase 1 ».
    .wrong = Le bouton est parmi ceux qui sont sous les plateaux ; il demande confirmation.
    .right = De nouvelles cartes pour les tours 4 à 7. Ce qui est posé aux tours 1 à 3 y reste.
space-alert-academy-action-late = Vous n’y croyez pas ? Essayez : prenez une carte et touchez le tour 2 de votre ligne.
    .wrong = Prenez n’importe quelle carte, puis touchez le tour 2 de votre propre ligne.
    .right = Refusé, avec la règle qui le dit. Le plateau explique toujours pourquoi.
space-alert-academy-action-warnings = L’ordinateur vous prévient deux fois : une minute avant la fin d’une phase, puis vingt secondes avant. Dans la dernière minute d’un vol, tous ensemble peuvent y mettre fin plus tôt.
    .remark = Le compte à rebours est réel. Le calme de sa voix, non.
space-alert-academy-action-scratch = « Penser tout haut » permet à chacun de pousser figurines et cubes, pour voir si un plan tient debout. Cela ne compte jamais : seules les cartes comptent.
space-alert-academy-action-end = Voilà comment on planifie. On ne sait si le plan était bon qu’en le voyant se dérouler : c’est la leçon suivante.
    .remark = Nous ne volerons pas avec ce plan. Je l’ai regardé.

## Leçon 3

space-alert-academy-resolution = La manche Résolution
    .about = Prévoir, puis voir : un Chasseur arrive par la trajectoire rouge, et vous dites ce qui se passe.
space-alert-academy-resolution-reset = Tout revient à sa place de départ ; seules les cartes et les Menaces restent. Le capitaine a planifié : flèche rouge au tour 1, B au tour 2. Un Chasseur arrive en rouge, avec le jeton 2.
    .remark = Ce Chasseur est gentil. Il vient seul.
space-alert-academy-resolution-steps = À chaque tour : les Menaces apparaissent, puis l’équipage agit dans l’ordre, le capitaine d’abord, puis on compte les tirs, puis les Menaces avancent et font de leur pire.
space-alert-academy-resolution-appears = Le Chasseur a le jeton 2. À quel tour apparaît-il ?
    .wrong = Le jeton, c’est le tour.
    .right = Au tour 2. Au tour 1, seul le capitaine bouge.
space-alert-academy-resolution-moves = Au tour 2, il apparaît sur l’espace 15, le plus éloigné. Sa vitesse est 3. Où est-il à la fin du tour ?
    .wrong = Il avance d’autant d’espaces que sa vitesse, dès le tour où il apparaît.
    .right = 15 moins 3 : espace 12. Et le B du capitaine a rempli le bouclier rouge à 2.
space-alert-academy-resolution-x = Tour 3 : il avance sur l’espace 9 et passe X, sur l’espace 10 : il attaque la zone rouge avec 1. Le bouclier rouge a 2 cubes. Combien lui en reste-t-il ?
    .wrong = Un bouclier donne un cube par point de l’attaque.
    .right = Un cube dépensé, la coque est intacte. Les boucliers sont faits pour ça.
space-alert-academy-resolution-leak = Tour 4 : il passe Y et attaque la zone rouge avec 2. Il reste un cube au bouclier. Combien de dégâts passent ?
    .wrong = Le bouclier prend ce qu’il peut ; le reste, ce sont des dégâts.
    .right = Un point absorbé, un point de dégât pour la zone rouge.
space-alert-academy-resolution-again = Tour 5 : le second Y, encore 2. Le bouclier est vide. Combien de dégâts la zone rouge a-t-elle maintenant, en tout ?
    .wrong = Tout passe, et s’ajoute à ce qu’il y avait.
    .right = Un et deux font trois. Personne n’a encore tiré, remarquez.
space-alert-academy-resolution-z = Tour 6 : il atteint Z et attaque avec 3. Que fait-il ensuite ?
    .o-leaves = Il s’en va pour de bon
    .o-returns = Il repart de l’autre bout
    .o-stays = Il reste et attaque à chaque tour
    .wrong = Z est le bout de la trajectoire.
    .right = Il vous a survécu, et vous à lui : six points en rouge. Le septième aurait été le dernier.
space-alert-academy-resolution-armour = Maintenant, avec un canon. Le laser lourd rouge fait 4 ; le Chasseur a 4 points de vie et un blindage de 2. Le capitaine tire seul au tour 2. Combien de points de vie reste-t-il ?
    .wrong = On retire le blindage de la somme des tirs du tour : 4 moins 2.
    .right = 4 moins 2 font 2 dégâts ; il en reste 2. Il faudrait un autre tour, et un autre cube.
space-alert-academy-resolution-volley = Le blindage ne compte qu’une fois par tour, alors tirez ensemble ! Le capitaine tire avec le laser lourd au tour 3. Planifiez les tours 1 à 3 de l’équipier 2 pour que le laser léger de la station rouge inférieure tire aussi au tour 3.
    .wrong = De la passerelle à la station rouge inférieure : un pas vers le rouge et un trajet d’ascenseur, dans l’ordre que vous voulez. Puis A au tour 3.
    .right = 4 plus 2 moins 2 font 4 : détruit en un tour, pour un seul cube.
space-alert-academy-resolution-gunner = L’ordre compte. Le réacteur bleu est vide. Au tour 4, le capitaine tire avec le laser lourd bleu, et l’équipier 3 remplit le réacteur bleu. Le capitaine agit le premier. Que fait le canon ?
    .o-fires = Il tire
    .o-clicks = Il fait clic
    .wrong = Quand vient le capitaine, le réacteur est encore vide.
    .right = Clic. L’énergie arrive un instant trop tard.
space-alert-academy-resolution-engineer = La même chose, mais c’est le capitaine qui remplit, et l’équipier 3 qui tire. Et maintenant ?
    .o-fires = Il tire
    .o-clicks = Il fait clic
    .wrong = Cette fois l’énergie est là avant qu’on n’appuie.
    .right = Il tire. Parlez de qui passe en premier.
space-alert-academy-resolution-thumb = Une règle à retenir : une Menace a le jeton 5. À partir de quel tour pouvez-vous la toucher ?
    .wrong = Elle n’est pas là avant son tour.
    .right = Au tour 5. Ne tirez jamais sur un numéro plus grand que le tour.
space-alert-academy-resolution-end = Après le dernier tour, les Menaces avancent encore deux fois, puis le vaisseau saute. Sept points de dégât dans une zone, et il est perdu. Vous en savez assez pour voler.
    .remark = Plus qu’assez. J’en savais moins. Regardez-moi.

## Leçon 4

space-alert-academy-first-flight = Premier vol d’essai
    .about = Sept tours, trois Menaces, quatre androïdes sous vos ordres. Ensuite, nous le revoyons ensemble.
space-alert-academy-first-flight-brief = Vous planifiez pour les quatre androïdes, toutes les cartes visibles : prenez une carte, touchez une case de n’importe quelle ligne. Ici, vous pouvez déplacer et reprendre ce qui est posé tant que la phase est ouverte.
    .remark = Le vaisseau est assuré. L’équipage est solide. Vous ne risquez rien, sinon la honte.
space-alert-academy-first-flight-hands = Dans ce vol, les déplacements, A et B marchent ; C et les robots, non. Trois Menaces viendront, une par zone.
space-alert-academy-first-flight-ball = Demandez la première annonce, ou attendez-la si vous volez avec le chronomètre.
    .right = Un Pulsar en bleu, T+1. Touchez son nom : 5 points de vie, blindage 1.
space-alert-academy-first-flight-blue = Faisons la première Menace ensemble. Équipier 2 : flèche bleue au tour 1, A aux tours 2 et 3. C’est le laser lourd bleu, deux fois : 4 moins 1, et encore 4 moins 1.
    .hint = Prenez une carte avec une flèche bleue, retournez-la pour mettre la flèche (→) en haut, et touchez le tour 1 de la deuxième ligne. Puis deux cartes avec A en haut, aux tours 2 et 3.
    .wrong = L’équipier 2 est la deuxième ligne : → au tour 1, A au tour 2, A au tour 3.
    .right = 3 plus 3, c’est plus que 5 : le Pulsar est réglé.
space-alert-academy-first-flight-fly = Deux autres Menaces viendront. Demandez les annonces et planifiez contre chacune : qui va où, et tire quand ? À la fin des opérations, tout se passe.
    .hint = Lisez chaque carte. Le Destroyer, en blanc : deux tirs du laser lourd central, au tour où il apparaît et au suivant. Le Chasseur Furtif, en rouge, ne peut pas être touché avant d’avoir passé X : au tour 5, avec les deux lasers rouges à la fois.
space-alert-academy-first-flight-walk = Voici une façon de le faire sans une égratignure. Regardez.
    .remark = C’est ainsi que j’aurais fait. Après coup. Après coup, tout le monde est brillant.
space-alert-academy-first-flight-ball-x = Tour 2 : le Pulsar atteint X et attaque les trois zones avec 1, quoi que vous fassiez. Que reste-t-il au bouclier blanc ?
    .wrong = Chaque bouclier commence avec un cube.
    .right = Rien, dans les trois zones. Certains coups ne s’évitent pas ; le premier cube est là pour ça.
space-alert-academy-first-flight-destroyer = Tour 3 : les seconds tirs. Le Destroyer a un blindage de 2 : 5 moins 2, deux fois ; il tombe avant son X. Ce qu’un Destroyer fait passer compte double.
space-alert-academy-first-flight-stealth = Le Chasseur Furtif vient de passer X. À quel tour les deux lasers rouges peuvent-ils le toucher avant qu’il n’attaque à Y ?
    .wrong = On peut le toucher à partir du tour qui suit X, et il passe Y au tour 5, après vos tirs.
    .right = Au tour 5, et à aucun autre : 4 plus 2 moins 2, ses 4 points de vie.
space-alert-academy-first-flight-end = Tout le monde est rentré, sans dégât. Tout plan qui finit ainsi est un bon plan ; il y en a beaucoup.
    .remark = Quoi qu’il soit arrivé au vôtre : vous avez volé. On ne pourra pas vous l’enlever ; le vaisseau, si.

## Le second vol d’essai

space-alert-academy-second-flight = Second vol d’essai
    .about = Trois autres Menaces, un peu plus méchantes. Pour s’entraîner avant la simulation.
space-alert-academy-second-flight-brief = Les mêmes règles que dans le premier vol, d’autres trajectoires, d’autres cartes. Lisez chaque carte dès qu’elle est annoncée.
    .remark = Je sais ce qui arrive. On m’a dit de ne pas avoir l’air inquiète.
space-alert-academy-second-flight-fly = Planifiez contre chaque Menace dès qu’elle est annoncée. Quand les opérations finissent, tout se passe.
    .hint = Le Nuage d’Énergie vide tous les boucliers au tour 2 : remplissez-les après. Il perd son blindage quand le canon à impulsion le touche. La Corvette veut les deux lasers rouges à la fois. Le premier coup ne blesse jamais le Chasseur à Cryoprotection : un tir bon marché au tour 4, un fort au tour 5.
space-alert-academy-second-flight-cloud = Tour 2 : le Nuage d’Énergie atteint X. Que reste-t-il au bouclier blanc ?
    .wrong = Il vide chaque bouclier, quoi qu’il contienne.
    .right = Rien. L’énergie qu’on y avait mise avant est gâchée : remplissez les boucliers après.
space-alert-academy-second-flight-volley = Tour 3 : laser lourd central, canon à impulsion et les deux lasers rouges à la fois. Le nuage n’a pas de blindage quand le canon à impulsion le touche, et la Corvette tombe aussi.
space-alert-academy-second-flight-cryo = Tour 4 : le canon à impulsion touche le Chasseur à Cryoprotection, qui a 4 points de vie. Combien lui en reste-t-il ?
    .wrong = Le premier coup ne fait que briser sa glace, si fort soit-il.
    .right = Toujours quatre. Mais au tour 5, c’est un chasseur comme un autre, et il tombe.
space-alert-academy-second-flight-end = Regardez le capitaine : au tour 5, il remplit le réacteur avant que le canon à impulsion ne tire. L’ordre, encore.

## Leçon 5

space-alert-academy-simulation = Simulation
    .about = Douze tours, trois phases, Roquettes, ordinateur, retards, et des dégâts qui font mal.
space-alert-academy-simulation-longer = Désormais un vol a douze tours en trois phases : 1 à 3, 4 à 7, 8 à 12. Les Menaces viennent de deux pioches, communes et sérieuses, et les trajectoires sont tirées au sort.
    .remark = La simulation est parfaitement sûre. La fumée est vraie, mais ce n’est que de la fumée.
space-alert-academy-simulation-backs = En équipage, les cartes sont maintenant face cachée. Leur dos montre déplacement ou action, rien de plus. On les révèle ensuite tour après tour.
space-alert-academy-simulation-computer = L’ordinateur veut qu’on s’occupe de lui : C sur la passerelle (blanche supérieure) une fois aux tours 1–2, une fois aux tours 4–5, une fois aux tours 8–9. Sinon, tout le monde est en retard. Posez un C au tour 1 ou 2 du capitaine.
    .wrong = Le capitaine est déjà sur la passerelle : un C au tour 1 ou 2 suffit.
    .right = On a bougé la souris, l’écran de veille a disparu, chacun agit à temps.
space-alert-academy-simulation-delay = Cette fois, personne ne l’a fait. Après le tour 2, la prochaine carte de chacun est poussée d’une case, et ce qui se trouve sur son chemin aussi. Le capitaine a A à la case 3 et B à la case 4. Où est le B maintenant ?
    .wrong = A est poussé à la case 4, où se trouve B ; B est donc poussé aussi.
    .right = À la case 5. Une case vide arrête la cascade : laissez des trous.
space-alert-academy-simulation-lift = Le capitaine et l’équipier 2 prennent tous deux l’ascenseur blanc au tour 1. Qui est en retard ?
    .o-captain = Le capitaine
    .o-second = L’équipier 2
    .o-both = Les deux
    .wrong = Une personne par tour monte sans retard, la première dans l’ordre. Les autres prennent l’échelle.
    .right = L’équipier 2 grimpe et prend du retard. Dans les vols d’essai, nous n’avions rien dit.
space-alert-academy-simulation-rocket = Le capitaine a lancé une Roquette au tour 3, avec C en bleue inférieure. À quel tour frappe-t-elle ?
    .wrong = Au tour de son départ, elle ne fait que partir.
    .right = Un tour plus tard, sur la Menace la plus proche à dix espaces au plus, sur n’importe quelle trajectoire. Trois Roquettes, un départ par tour.
space-alert-academy-simulation-tile = Les dégâts sont maintenant des tuiles, et chacune casse quelque chose. Le réacteur central est plein, 5 cubes, et reçoit la tuile « réacteur » : il n’a plus que 4 places. Combien de cubes sont perdus ?
    .wrong = Ce qui ne tient plus retourne à la réserve.
    .right = Un. Personne ne connaît les tuiles en planifiant : si vous attendez un coup, prévoyez un tir de trop.
space-alert-academy-simulation-slip = Si une carte est à l’envers quand on la révèle, son propriétaire peut dire « oups » : elle est jouée comme il le voulait, et cela coûte un retard.
space-alert-academy-simulation-brief = Votre simulation. Les quatre androïdes sont à vous, pour trois phases cette fois. Nommez-en un pour l’ordinateur à chaque phase, avant toute chose.
    .remark = Si vous perdez ce vaisseau, l’académie en a d’autres. Nous avons une remise.
space-alert-academy-simulation-fly = Planifiez phase après phase. Une Menace sérieuse demande deux personnes dès le tour où elle apparaît.
    .hint = C sur la passerelle aux tours 1, 4 et 8 d’abord. Puis regardez le numéro de chaque Menace : à ce tour-là, les deux canons de sa zone devraient tirer, et encore au suivant.

## Leçon 6

space-alert-academy-advanced = Simulation avancée
    .about = Intrus, pannes, Robots de combat et une sortie dans l’espace.
space-alert-academy-advanced-inside = Certaines Menaces montent à bord. Elles ont leur trajectoire sous le vaisseau et se tiennent dans une salle : les Intrus se combattent avec les robots, les pannes se réparent avec le bouton qu’elles ont cassé.
    .remark = Il n’y a rien de vivant à bord que nous n’ayons invité. C’est écrit sur l’affiche.
space-alert-academy-advanced-squad = Des Éclaireurs apparaissent en bleue supérieure au tour 2, et passent en blanche supérieure à la fin de ce tour. Prenez les robots en bleue supérieure (C) et combattez (action Robots) là où sont les Éclaireurs, au tour 4 au plus tard.
    .wrong = Flèche bleue, C en bleue supérieure, puis suivez-les : flèche rouge, et l’action Robots en blanche supérieure.
    .right = Combat gagné. Ils ont riposté : l’escouade est désactivée jusqu’à ce que quelqu’un la réveille avec C dans une station de robots.
space-alert-academy-advanced-repair = Boucliers piratés en rouge supérieure, trois points de vie. Le capitaine y appuie sur B aux tours 3 et 4 : une réparation chaque fois. Faites faire la troisième à l’équipier 2, au tour 4 au plus tard.
    .wrong = Un pas vers le rouge, et B au tour 3 ou 4.
    .right = Trois réparations en deux tours. Pendant la panne, B n’a rempli aucun bouclier : c’était une clé à molette.
space-alert-academy-advanced-outside = Les Intercepteurs sont en rouge supérieure. Avec une escouade active, C y mène dehors. On tire tout de suite sur ce qui est proche, et on reste dehors avec une autre action Robots.
space-alert-academy-advanced-home = Le pilote est resté dehors au tour 6. La case 7 est vide. Où est-il à la fin du tour 7 ?
    .o-space = Toujours dehors
    .o-hangar = De retour en rouge supérieure
    .wrong = Sans ordre, les Intercepteurs rentrent.
    .right = Rentré. Pour revenir, il suffit de ne rien faire.
space-alert-academy-advanced-wrong-card = Le même vol, mais la case 7 contient un A. Que devient ce A ?
    .o-fires = Le laser lourd rouge tire au tour 7
    .o-later = Il attend le tour 8
    .o-lost = Il est perdu
    .wrong = Rentrer prend le tour ; la carte est poussée.
    .right = Retour au tour 7, A au tour 8 : un retard. Prévoyez une case vide pour revenir.
space-alert-academy-advanced-points = La feuille de score gagne deux lignes : deux points de moins par personne hors de combat, un par escouade désactivée.
space-alert-academy-advanced-brief = La simulation avancée. Elle n’est pas plus dure que la précédente : chaque Menace à bord en remplace une dehors.
    .remark = Si quelque chose frappe à la porte, n’ouvrez pas.
space-alert-academy-advanced-fly = Surveillez la trajectoire sous le vaisseau. Que celui qui est près d’un Intrus aille tôt chercher les robots.
    .hint = L’ordinateur passe toujours en premier. Les robots attendent en rouge inférieure et en bleue supérieure. Pour une panne, comptez ses points de vie : autant d’appuis sur le bon bouton, par autant de mains que vous voulez.

## Leçon 7

space-alert-academy-mission = Première mission
    .about = Cartes héroïques, hublot, et une vraie mission avec toutes les règles.
space-alert-academy-mission-hero = Chacun a une carte héroïque. Son déplacement mène droit à une salle, d’où que l’on soit ; son action fait un peu plus que d’habitude. Elle se joue une fois, dans n’importe quelle phase, et ne se donne jamais.
    .remark = Un héros chacun. Davantage serait statistiquement improbable.
space-alert-academy-mission-stronger = Le capitaine tire au laser lourd rouge avec un A héroïque : un point de plus. Le Chasseur a 4 points de vie et un blindage de 2. Combien lui en reste-t-il ?
    .wrong = 4 plus 1, moins le blindage, 2.
    .right = 5 moins 2 font 3 dégâts : il en reste un.
space-alert-academy-mission-window = C en blanche inférieure, c’est le hublot : la confirmation visuelle. Deux personnes regardent dehors au tour 3. Combien de points cela vaut-il pour cette phase ?
    .wrong = Une personne compte un point, deux en comptent deux, trois en comptent trois.
    .right = Deux, si le vaisseau rentre. Le meilleur tour de chaque phase compte.
space-alert-academy-mission-log = Les missions entrent au journal de bord, les perdues aussi, avec le nom de la coupable. Après celle-ci, vous serez un équipage.
space-alert-academy-mission-brief = Votre première mission, avec des cartes blanches : les plus aimables. Les cartes héroïques sont à côté des plateaux.
    .remark = Moi, je descends ici. Raisons médicales.
space-alert-academy-mission-fly = Tout ce que vous avez appris, à la fois. L’ordinateur d’abord, puis la Menace la plus bruyante. Servez-vous des héros.
    .hint = Prévoyez l’ordinateur aux tours 1, 4 et 8. Répondez à chaque Menace au tour de son jeton, avec deux canons si elle est blindée. Qui n’a rien à faire regarde par le hublot.
space-alert-academy-mission-career = C’était l’académie. La suite : d’autres missions, les cartes jaunes, une campagne de trois missions, un équipage d’amis ou de robots. Tout se trouve à l’accueil, sous Options.
    .remark = Je m’étais trompée sur vous. Ne le répétez pas.
