# Under Falling Skies: la première partie guidée. Ce que dit une étape, et ce que l’on répond à qui fait autre chose (`.wrong`).

under-falling-skies-lesson-welcome = Le vaisseau-mère arrive. Votre base, sous la ville, doit trouver son point faible à temps : amenez le marqueur de recherche en haut de la piste, et vous gagnez.
under-falling-skies-lesson-power = Vous avez cinq dés, un par colonne. Un dé fait deux choses : il travaille dans la salle où vous le posez, et les vaisseaux de sa colonne descendent d’autant de cases que sa valeur. Posez le 5 gris sur la case gauche de la salle Énergie.
    .wrong = Commençons par le courant : le 5 gris va sur la case gauche de la salle Énergie.
under-falling-skies-lesson-explosion = Le vaisseau de cette colonne est descendu de cinq cases et s’est arrêté sur une explosion marquée 4. Retenez-la : c’est là que vos chasseurs pourront l’abattre.
under-falling-skies-lesson-white = La salle Énergie occupe deux cases et veut un dé sur chacune. Les dés blancs sont à part : dès que l’un d’eux est posé, tous les dés qui vous restent sont relancés. Posez le 3 blanc sur la case droite.
    .wrong = Il manque un second dé à la salle Énergie : posez le 3 blanc sur la case droite.
under-falling-skies-lesson-dig = Vos autres dés ont été relancés. Les salles hachurées sont encore enfouies : un dé par manche peut aller au-delà de l’excavatrice, d’autant de pas au plus que sa valeur. Posez le 4 gris deux pas plus loin, dans la colonne du milieu.
    .wrong = Pour creuser, le 4 gris va à deux pas de l’excavatrice : sur la case marquée 2, dans la colonne du milieu.
under-falling-skies-lesson-fighters = Une flèche ! Le vaisseau a glissé dans la colonne voisine. Surveillez les symboles là où les vaisseaux s’arrêtent. Posez maintenant le 6 gris dans la salle Chasseur, à gauche.
    .wrong = Il faut bien que quelqu’un tire : le 6 gris va dans la salle Chasseur, dans la première colonne.
under-falling-skies-lesson-science = Le dernier dé, le 5 blanc, va dans la salle Recherche. Il y a deux vaisseaux dans sa colonne, et tous deux vont descendre.
    .wrong = Il reste une colonne libre, et sa salle Recherche attend le 5 blanc.
under-falling-skies-lesson-generate = Tous les dés sont posés ; les salles travaillent maintenant, dans l’ordre que vous voulez. D’abord l’énergie : 5 et 3, moins 3, font 5. Utilisez la salle Énergie.
    .wrong = Les autres coûtent de l’énergie. Utilisez d’abord la salle Énergie, pour pouvoir les payer.
under-falling-skies-lesson-excavate = Pour 1 énergie, l’excavatrice rejoint son dé. Tout ce qui est derrière elle est alors ouvert. Choisissez le dé qui creuse.
    .wrong = Au tour de l’excavatrice : choisissez le dé qui creuse, le 4 gris.
under-falling-skies-lesson-shoot = Les chasseurs décollent pour 1 énergie. Leur valeur est 6 moins 1 : ils détruisent tout vaisseau sur une explosion de 5 ou moins. Vous souvenez-vous du 4 ? Utilisez la salle Chasseur.
    .wrong = Les chasseurs attendent : utilisez la salle Chasseur, dans la première colonne.
under-falling-skies-lesson-learn = La recherche coûte ici 2 énergies. Avec un 5, vous payez les deux prochaines cases de la piste, qui coûtent 3 et 1. Le reste est perdu. Utilisez la salle Recherche.
    .wrong = Il reste une salle : utilisez la salle Recherche.
under-falling-skies-lesson-mothership = Deux pas de plus ! Puis le vaisseau-mère est descendu d’une rangée, a fait ce qui est inscrit au bord, ici un vaisseau de plus, et a lancé ce qui attendait. Vous perdez s’il atteint le crâne, ou si la ville est touchée sept fois.
under-falling-skies-lesson-guns = Nouvelle manche, nouveaux dés. Le vaisseau de la deuxième colonne approche. Dans la salle Canon, tout en haut, les vaisseaux descendent d’une case de moins : avec un 1, ils ne bougent pas du tout. Posez un 1 gris dans la salle Canon de la deuxième colonne.
    .wrong = Retenez d’abord la deuxième colonne : posez un 1 gris dans sa salle Canon, juste sous la ville.
under-falling-skies-lesson-end = Vous savez tout ce qu’il faut. Cette partie est à vous : continuez-la d’ici, ou commencez-en une nouvelle. En cas de doute, demandez un conseil ; et pointez une salle, un dé en main, pour voir ce qui se passerait.
