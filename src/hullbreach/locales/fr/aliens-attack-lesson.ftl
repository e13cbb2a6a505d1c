# Aliens Attack!: la première partie guidée. Ce que dit une étape, et ce que l’on répond à qui fait autre chose (`.wrong`).

aliens-attack-lesson-welcome = Vous commandez quatre canons, et des vaisseaux extraterrestres descendent les colonnes dans leur direction. Parmi eux se cachent les quatre parties d’un vaisseau-mère. Trouvez-les toutes, puis mettez-le en pièces : la Terre sera sauvée.
aliens-attack-lesson-gamma = À chaque tour, vous faites une seule chose : tirer avec un canon ou utiliser une carte Défense. Commencez par Gamma, le canon à longue portée : une touche, jusqu’à quatre cases tout droit. Le vaisseau de sa colonne est juste à portée. Feu !
    .wrong = Bonne idée, mais regardez d’abord Gamma : c’est lui qui tire le plus loin.
aliens-attack-lesson-effect = Touché ! Le vaisseau a pivoté : il est endommagé. Mais chaque touche déclenche quelque chose. Ici, un nouveau vaisseau a été pioché et un autre a avancé. Les symboles sous un vaisseau annoncent ce que la prochaine touche déclenchera.
aliens-attack-lesson-alpha = Alpha touche deux fois, mais à deux cases au plus, et ce que la première touche déclencherait est annulé. Un vaisseau est juste là. Tirez avec Alpha !
    .wrong = C’était possible aussi. Essayez plutôt Alpha : deux touches d’un coup, cela vaut le spectacle.
aliens-attack-lesson-finish = Deux touches : endommagé, puis retourné. Il est passé sous la pioche et reviendra en vaisseau avancé. Achevez maintenant de la même façon le vaisseau endommagé au-dessus de Gamma.
    .wrong = Pas encore : un vaisseau endommagé se trouve au-dessus de Gamma, et une touche de plus suffit.
aliens-attack-lesson-out = Sa dernière salve était un laser : Gamma est hors service. Un canon perd un niveau quand un laser le frappe ou qu’un vaisseau l’atteint. Si un canon déjà hors service est encore touché, la Terre est perdue.
aliens-attack-lesson-repair = La carte Réparations remet en service jusqu’à deux de ces canons. Choisissez la carte, puis Gamma.
    .wrong = Parons au plus pressé : hors service, Gamma ne doit plus être touché. Choisissez Réparations, puis Gamma.
aliens-attack-lesson-danger = Gamma est de nouveau prêt. Mais les cartes ont un prix : le Danger a frappé, et le prochain vaisseau s’est approché de deux cases. La carte a aussi été retournée ; elle propose maintenant le Tir de barrage.
aliens-attack-lesson-beta = Deux vaisseaux sont devant Bêta. Il tire sur les deux, l’un après l’autre, et le second ne déclenche rien. Tirez avec Bêta !
    .wrong = Bêta a deux vaisseaux juste devant lui, et lui seul en touche deux en un tour. Tirez avec Bêta.
aliens-attack-lesson-laser = Les deux sont endommagés. Le Laser satellite touche le vaisseau de votre choix, où qu’il soit. Choisissez la carte, puis le plus éloigné des deux vaisseaux devant Bêta : il a quelque chose à cacher…
    .wrong = Les autres attendront : choisissez le Laser satellite, puis le vaisseau endommagé à deux cases devant Bêta.
aliens-attack-lesson-part = La voilà : une partie du vaisseau-mère ! Elle est maintenant sous la pioche. Une fois piochée, elle prendra place au-dessus du plateau. Et le Danger est passé à 2 : il frappera plus fort, et il ne redescend jamais.
aliens-attack-lesson-vortex = Deux vaisseaux s’alignent dans la première colonne. Le vortex envoie toute une colonne sous la pioche, sans rien déclencher. Choisissez la carte, puis la première colonne.
    .wrong = Gardez vos tirs : choisissez Vortex, puis la première colonne, et deux vaisseaux disparaissent d’un coup.
aliens-attack-lesson-upgrade = La carte du laser a été retournée : elle propose maintenant l’amélioration. Choisissez-la, puis deux canons à votre goût : au niveau 2, ils portent plus loin ou vous épargnent davantage. Le prix : le Danger augmente.
    .wrong = Chaque chose en son temps. Choisissez l’amélioration des canons, puis vos deux canons préférés.
aliens-attack-lesson-battle = Quand la quatrième partie est en place, l’ultime bataille commence. Après chacun de vos tours, le vaisseau-mère lance un dé : il s’approche ou il frappe. Endommagez ses quatre parties et vous gagnez. S’il atterrit, vous perdez.
aliens-attack-lesson-end = Vous savez tout ce qu’il faut. Cette partie est à vous : continuez-la d’ici, ou commencez-en une nouvelle. En cas de doute, demandez un conseil ; et pointez n’importe quoi sur le plateau pour voir ce qui se passerait.
