# Le cadre de tous les jeux, et tout ce qui peut mal tourner.

list-and = { $first } et { $second }
# Une phrase du journal, et ses cases telles que les écrivent les fichiers de partie.
with-places = { $sentence } ({ $places })

outcome-won = Victoire !
outcome-lost = Défaite.
outcome-winner = Vainqueur : { $seat }.
outcome-drawn = Match nul.

logbook-flight = Vol
logbook-crew = Équipage
logbook-date = Date

## Erreurs : la chose, et ce qui était attendu.

error-unknown = Quelque chose a été refusé (code { $code }).
error-unknown-game = Le jeu « { $game } » n’existe pas ; jeux disponibles : { $expected }.
error-unknown-companion = Il n’y a pas de compagnon pour « { $game } » ; valeurs possibles : { $expected }.
error-unknown-option = L’option « { $option } » n’existe pas ; options disponibles : { $expected }.
error-bad-option-value = « { $value } » n’est pas une valeur de l’option « { $option } » ; valeurs possibles : { $expected }.
error-option-moot = La valeur « { $value } » de l’option « { $option } » demande une autre option : { $other } doit valoir { $expected }.
error-option-too-long = L’option « { $option } » compte { $found } octets ; { $most } au plus sont attendus.
error-option-unwritten = L’option « { $option } » est vide ; il faut y écrire quelque chose.
error-unknown-bot = Le robot « { $bot } » n’existe pas ; robots disponibles : { $expected }.
error-unknown-event = Aucun événement « { $event } » ne concerne une place ; choix possibles : { $expected }.
error-unknown-language = La langue « { $language } » n’existe pas ; langues disponibles : { $expected }.
error-unknown-seat = La place « { $seat } » n’existe pas dans cette partie ; places disponibles : { $expected }.
error-unknown-rule = Aucune règle ne porte l’identifiant « { $rule } ».
error-rule-not-found = Aucune règle de { $game } ne porte l’identifiant ni ne contient le mot « { $query } ».
error-unknown-move = « { $move } » n’est pas un coup de ce jeu ; choisissez l’un des numéros proposés.
error-not-now = { $move } : pas maintenant ; choisissez l’un des coups proposés.
error-game-over = { $move } : la partie est terminée.
error-not-your-turn = { $move } : c’est à une autre place de jouer.

error-no-such-choice = Le choix { $number } n’existe pas ; choisissez un numéro de 1 à { $most }.

error-log-bad-header = La première ligne n’est pas l’en-tête d’un journal .hull ({ $problem }) ; il faut celle qu’écrit la sauvegarde.
error-log-newer-format = Ce journal est au format { $found }, plus récent que le format { $known } lu par cette version ; mettez hullbreach à jour.
error-log-newer-rules = Ce journal a été joué avec les règles { $found } de { $game } par { $by }, plus récentes que les règles { $known } d’ici ; mettez hullbreach à jour.
error-log-older-rules = Ce journal a été joué avec les règles { $found } de { $game } par { $by }, plus anciennes que les règles { $known } d’ici ; rejouez-le avec la version qui l’a écrit.
error-log-cut-off = Le journal est coupé après { $moves ->
    [one] { $moves } ligne
   *[other] { $moves } lignes
  } de coups : sa dernière ligne, « end … », manque.
error-log-edited = Le journal a été modifié après son écriture : sa somme de contrôle ne correspond pas à ses coups.
error-log-bad-line = La ligne { $line } du journal, « { $text } », n’est pas un coup de ce jeu ; il faut une place et un coup.
error-log-move-refused = Les règles refusent la ligne { $line } du journal, « { $text } ». { $why }

error-bad-facts = Le fichier de données { $file } ne contient pas ce qui est attendu (entrée : { $entry }) : { $problem }.
error-file-missing = Le fichier « { $file } » n’existe pas ; vérifiez son nom et son dossier.
error-file-not-text = Le fichier « { $file } » n’est pas du texte UTF-8 ; il faut un journal enregistré par hullbreach.
error-file-unreadable = Impossible de lire le fichier « { $file } » : { $problem }.
error-file-unwritable = Impossible d’écrire le fichier « { $file } » : { $problem }.
error-file-exists = Le fichier « { $file } » existe déjà ; choisissez un autre nom.
error-cannot-listen = { $host }, port { $port } : impossible d’écouter à cet endroit : { $problem }.
error-wrong-game = Le fichier « { $file } » contient une partie de { $found }, pas de { $game }.
error-nothing-to-play = Rien à jouer : indiquez un jeu, ou un journal enregistré avec --resume.
error-wrong-beginning = Le fichier « { $file } » apporte ses propres options et sa graine ; retirez { $option } pour le reprendre.
error-bad-assignment = « { $text } » ne convient pas à { $option } ; il faut un nom, « = » et une valeur.
error-given-twice = { $option } donne deux fois « { $name } » ; une seule suffit.
error-official-mission = « { $option } » ne concerne que les nouvelles missions ; « { $mission } » est déjà tout entière écrite.
error-number-too-small = { $value } est trop petit pour { $option } ; il faut au moins { $least }.
error-number-too-big = { $value } est trop grand pour { $option } ; il faut au plus { $most }.
error-too-far = Le journal ne compte que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } ; { $value } est trop loin pour { $option }.
error-no-proofs = Aucun dossier de tests n’a été trouvé et le paquet ne contient pas de liste de preuves ; indiquez le dossier avec --tests.
error-no-folder = Le dossier « { $file } » n’existe pas ; il faut celui qui contient les tests.
error-bad-tests = Impossible de lire les tests de « { $file } » : { $problem }.
error-no-language = --lang attend une langue : en ou fr.
error-not-positive = { $value } ne convient pas à { $option } ; il faut au moins 1.
error-wrong-number-of-bots = { $found ->
    [one] { $found } robot a été indiqué
   *[other] { $found } robots ont été indiqués
  }, mais la partie compte { $expected ->
    [one] { $expected } place
   *[other] { $expected } places
  }.

# --- flights on paper ---
error-no-sheets = { $file } ne contient aucune feuille.
error-no-package = { $folder } ne contient pas de paquet hullbreach.
error-no-sheet = Ce n’est pas une feuille : { $problem }
error-which-game = Quel jeu ? Donnez --game et l’un de : { $expected }.
error-flight-range = { $field } vaut { $value } ; valeurs possibles : de { $low } à { $high }.
error-flight-unknown = { $field } vaut « { $value } » ; valeurs possibles : { $expected }.
error-flight-no-internal = { $field } : un vol de type « { $flight } » n’a pas de menaces internes.
error-flight-no-yellow = { $field } : « { $threat } » est une carte jaune, et un vol de type « { $flight } » n’a que des cartes blanches.
error-flight-misplaced = { $field } : { $threat } ne peut pas venir de « { $zone } ».
error-flight-order = { $field } vaut { $value } après { $last } ; il faut des nombres croissants, sans doublon.
error-flight-missing = { $field } manque.
error-flight-mismatch = { $field } vaut { $value }, qui n’est pas la carte { $threat }.
error-flight-twice = { $field } : { $value } sert deux fois.
error-flight-pile = { $field } : il faut chacune des { $expected } tuiles de la zone, une seule fois.
error-flight-plans = { $field } : { $found } plans pour un équipage de { $expected }.
error-flight-hands = { $field } : { $found } mains pour un équipage de { $expected }.
error-flight-slots = { $field } compte { $found } emplacements ; { $expected } au plus.
error-flight-second-heroic = { $field } est une deuxième carte héroïque ; une seule par membre d’équipage.
error-flight-no-heroic = { $field } est une carte héroïque, et un vol de type « { $flight } » n’en a pas.
error-flight-no-slip = { $field } vaut « { $value } », qu’aucune carte jusqu’à ce tour n’a pu vouloir dire : seules se corrigent une carte retournée ou une flèche prise pour l’autre.
error-flight-android-slip = { $field } vaut { $value }, un androïde : ses cartes sont visibles, aucune erreur ne peut y être signalée.
error-flight-malformed = { $field } : { $problem }

# --- ships on paper ---
error-no-ship = Ce n’est pas un vaisseau : { $problem }
error-ship-malformed = { $field } : { $problem }
error-ship-missing = { $field } manque.
error-ship-unknown = { $field } : « { $value } » est inconnu ; valeurs possibles : { $expected }.
error-ship-range = { $field } vaut { $value } ; valeurs possibles : de { $low } à { $high }.
error-ship-empty = ship : il n’y a aucun composant ; il en faut au moins un, sous la forme { $expected }.
error-ship-form = « { $field } » n’est pas un composant ; forme attendue : { $expected }.
error-ship-square = { $field } : « { $value } » n’est pas une case ; il faut une colonne et une rangée, comme 7,7.
error-ship-outside = { $field } : { $value } est hors du contour de la classe { $ship } ; il faut une de ses cases.
error-ship-taken = { $field } : il y a déjà un composant en { $value } ; il en faut un seul par case.
error-ship-no-component = { $field } : il n’y a pas de composant en { $value }.
error-ship-facing = { $field } : « { $value } » ne dit pas comment le composant est tourné ; valeurs possibles : { $expected }.
error-ship-connectors = { $field } : « { $value } » ne donne pas de connecteurs ; il faut quatre chiffres de 0 à 3 : avant, droite, arrière et gauche.
error-ship-start = { $field } : aucune cabine de départ n’est ainsi ; il faut { $expected }.
error-ship-smooth = { $field } : le côté vers lequel il pointe, { $side }, ne peut pas avoir de connecteur ; il y faut 0.
error-ship-load = { $field } : il ne peut pas porter « { $value } » ; il faut h1 ou h2 dans une cabine, aB ou aP dans une autre que celle de départ, c1 à c3 dans un accumulateur, g:RYGB dans une soute.
error-ship-too-much = { $field } : « { $value } », c’est trop ; il en faut au plus { $most } ici.
error-ship-red = { $field } : « { $value } » contient des marchandises rouges ; elles ne vont que dans les soutes spéciales.
error-ship-barred = { $field } : rien ne peut y être chargé, à cause d’une zone morte ou de radiations ; il faut laisser ce composant vide.
error-ship-alien = { $field } : la cabine de l’extraterrestre n’est reliée à aucun module de support de vie de sa couleur qui fonctionne ; il en faut un.
error-ship-second-alien = { $field } : il y a déjà un autre « { $value } » à bord ; il en faut au plus un.

# --- ce que l’on écrit soi-même : des missions ---
error-paper-too-long = C’est trop long : { $found } octets ; { $most } au plus sont attendus.
error-paper-no-json = Ce n’est pas un fichier de mission : { $problem }.
error-paper-missing = { $field } manque.
error-paper-unexpected = { $field } : ce champ n’existe pas ; il ne faut pas l’écrire.
error-paper-not-number = { $field } vaut « { $value } » ; un nombre entier est attendu.
error-paper-not-text = { $field } vaut « { $value } » ; un texte est attendu.
error-paper-not-switch = { $field } vaut « { $value } » ; true ou false est attendu.
error-paper-not-list = { $field } vaut « { $value } » ; une liste est attendue.
error-paper-not-table = { $field } vaut « { $value } » ; des champs avec leurs noms sont attendus.
error-paper-range = { $field } vaut { $value } ; de { $low } à { $high } est attendu.
error-paper-entries = { $field } compte { $found } entrées ; de { $low } à { $high } sont attendues.
error-paper-letters = { $field } compte { $found } lettres ; de { $low } à { $high } sont attendues.
error-paper-signs = { $field } contient des signes qui n’y ont pas leur place ; un texte simple sur une ligne est attendu.
error-paper-unknown = { $field } vaut « { $value } » ; l’une de ces valeurs est attendue : { $expected }.
error-mission-players = La mission choisie se joue à { $most } au plus ; soyez moins nombreux, ou choisissez-en une autre.
error-mission-class = La mission choisie ne se vole pas en classe { $ship } ; choisissez une autre classe, ou une autre mission.
error-mission-twice = { $field } : « { $value } » y est deux fois ; une seule est attendue.
error-mission-repeated = { $field } : « { $value } » est nommé deux fois ; une seule est attendue.
error-mission-no-title = { $field } : la mission n’a pas de nom ; il en faut un, en français ou en anglais.
error-mission-too-many = { $field } : il n’y en a pas autant ; { $most } au plus sont attendus.
error-mission-all-each = { $field } : « all » ne peut pas valoir pour chaque joueur ; il faut un nombre, ou le tout pour la table.
error-mission-one-of = { $field } : il faut soit { $one }, soit { $other }, pas les deux ni aucun.
error-mission-any-alone = { $field } : « any » les désigne toutes ; il doit être seul.
error-mission-too-few-cards = { $field } : sans ces cartes, les piles d’un vol de niveau { $level } ne peuvent être faites ; moins de types sont attendus.
error-mission-few-supercards = { $field } : il n’y a pas autant de supercartes de ces types ; il en faut moins, ou plus de types.
error-mission-zero = { $field } ne change rien ; un autre nombre que 0 est attendu.
error-mission-needs = { $field } n’a pas de sens sans « { $needed } », qui doit aussi figurer dans la mission.
error-mission-no-kind = { $field } : rien n’amène de tels composants dans cette mission ; la mise en place doit contenir { $needed }.
error-mission-no-marker = { $field } : il n’y a pas de marqueur « { $value } » ; la mise en place doit en contenir un.
error-mission-no-option = { $field } : « { $value } » ne peut être choisi ; l’une de ces valeurs est attendue : { $expected }.
error-mission-as-many = { $field } compte { $found } entrées ; il en faut { $expected }, une pour chaque choix.
error-mission-circle = { $field } : une directive ne peut compter des directives ; un autre compteur est attendu.

# --- bandes-son ---
error-which-mission = Quelle mission ? Donnez soit --mission, soit --seed, soit --all.
error-not-with-all = --all produit toutes les missions ; retirez { $option }.
error-unknown-sound-format = « { $file } » n’a pas la terminaison d’un fichier son ; terminaisons possibles : { $expected }.
error-no-sound-library = Produire du son demande la bibliothèque « { $library } », qui n’est pas installée ; pip install hullbreach[voice] l’apporte.
