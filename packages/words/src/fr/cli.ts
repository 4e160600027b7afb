import type { cli as en } from '../en/cli.ts'

/** The terminal: prompts, errors, headings and help of its commands. One line per sentence, sorted by what it is for. */
export const cli: Readonly<Record<keyof typeof en, string>> = {
  'cli.unknown-game': 'Le jeu « {found} » n’existe pas. Choisissez parmi {known}.',
  'cli.no-editions': 'Il n’y a qu’une édition : {game}. On ne peut pas en charger d’autre.',
  'cli.unknown-bot': 'Le bot « {found} » n’existe pas. Choisissez parmi {known}.',
  'cli.bots-for-seats':
    'Le jeu a {seats, plural, one {# place} other {# places}}, mais {found, plural, one {# bot est nommé} other {# bots sont nommés}}. Nommez un bot pour toutes les places, ou un pour chacune.',
  'cli.not-a-number': '{option} vaut « {found} », mais doit être un nombre entier de {min} à {max}.',
  'cli.seed': 'La graine doit être une ligne de 1 à {longest} caractères.',
  'cli.language': 'Benben ne parle pas « {found} ». Il parle : {languages}.',
  'cli.option-pair':
    '« {found} » n’est pas une option. Écrivez name=value, séparés par des virgules, ou du JSON.',
  'cli.seat': 'Place {seat}',
  'cli.at': '{path} n’a pas de coup {found}. Choisissez un numéro de {first} à {last}.',

  'cli.file.missing': 'Le fichier {path} n’existe pas. Vérifiez le chemin.',
  'cli.file.folder': '{path} est un dossier. Nommez un fichier qu’il contient.',
  'cli.file.forbidden': 'Vous n’avez pas le droit de lire le fichier {path}. Vérifiez ses permissions.',
  'cli.file.unreadable': 'Impossible de lire le fichier {path} ({code}).',
  'cli.file.empty': '{path} est vide.',
  'cli.file.noise': '{path} n’est pas un texte UTF-8.',
  'cli.file.large':
    '{path} est trop grand. La limite est de {megabytes, plural, one {# mégaoctet} other {# mégaoctets}}.',
  'cli.file.problem': '{path} : {problem}',
  'cli.json.broken': '{what} : ce n’est pas du JSON. Vérifiez guillemets, virgules et accolades.',
  'cli.json.wrong': '{what} : ce n’est pas du JSON, erreur à la ligne {line}, colonne {column}.',

  'cli.with-code': '{problem} (Code : {code}.)',
  'cli.stdin': 'L’entrée standard',
  'cli.stdin-twice':
    'Position et coups ne peuvent pas venir tous deux de l’entrée standard. Nommez un fichier pour l’un des deux.',
  'cli.our-mistake':
    'Benben a rencontré une erreur. Signalez ce que vous avez fait ; BENBEN_DEBUG=1 montre où.',
  'cli.output': 'Impossible d’écrire la sortie ({code}).',
  'cli.progress': '{done} sur {all}',

  'cli.benben': 'Jouer à des jeux de société dans le terminal, en solo, contre des bots ou avec d’autres.',
  'cli.example': 'Exemple :',
  'cli.command.start': 'Poser quelques questions, puis jouer.',
  'cli.command.play': 'Jouer à une table dans le terminal.',
  'cli.command.simulate': 'Faire jouer beaucoup de parties à des bots et compter.',
  'cli.command.arena': 'Comparer des bots deux à deux.',
  'cli.command.report': 'Faire jouer beaucoup de parties à des bots et dire qui gagne avec quoi.',
  'cli.command.record': 'Faire jouer une partie à des bots et l’enregistrer.',
  'cli.command.replay': 'Rejouer une partie enregistrée en vérifiant chaque ligne.',
  'cli.command.verify': 'Vérifier qu’une partie finie était honnête.',
  'cli.command.show': 'Montrer la table d’une partie enregistrée ou d’un fichier de position.',
  'cli.command.legal':
    'Lister ce qui peut se décider maintenant et pourquoi le reste ne le peut pas, en JSON.',
  'cli.command.apply': 'Jouer des coups depuis une position et afficher où ils mènent, en JSON.',
  'cli.command.advise': 'Dire ce que ferait un bot à un moment d’une partie, et pourquoi.',
  'cli.command.env':
    'Faire tourner des parties pour l’apprentissage : lignes JSON sur l’entrée et la sortie standard.',
  'cli.command.help': 'Afficher l’aide d’une commande.',

  'cli.example.start': 'npx benben start',
  'cli.example.play': 'npx benben play --seats me,apprentice --seed sunrise',
  'cli.example.simulate': 'npx benben simulate --bots apprentice,novice --games 1000 --seed sunrise',
  'cli.example.arena': 'npx benben arena --bots novice,apprentice,scribe --games 100 --seed sunrise',
  'cli.example.report':
    'npx benben report --game tekhenu --bots scribe --games 200 --seed sunrise --to balance',
  'cli.example.record': 'npx benben record --bots scribe,apprentice --seed sunrise > game.txt',
  'cli.example.replay': 'npx benben replay game.txt --json',
  'cli.example.verify': 'npx benben verify game.txt',
  'cli.example.show': 'npx benben show game.txt --at 12 --seat 0',
  'cli.example.legal': 'npx benben legal game.txt --at 12',
  'cli.example.advise': 'npx benben advise game.txt --at 40 --bot pharaoh',
  'cli.example.env': 'echo \'{"do":"reset","game":"aton"}\' | npx benben env',
  'cli.example.apply':
    'npx benben show game.txt --at 0 --json > start.json; echo "0: exchange" | npx benben apply start.json',

  'cli.argument.file': 'une partie enregistrée ou un fichier de position ; - est l’entrée standard',
  'cli.argument.record': 'une partie enregistrée ; - est l’entrée standard',
  'cli.option.help': 'afficher l’aide',
  'cli.option.lang': 'la langue : {languages} ; par défaut celle de LC_ALL ou LANG',
  'cli.option.json': 'afficher du JSON',
  'cli.option.at': 'après autant de coups ; 0 est après la mise en place, par défaut le dernier coup',
  'cli.option.seat': 'seulement ce que cette place peut voir, comptée à partir de 0',
  'cli.option.moves': 'd’où viennent les lignes « seat: move » ; - est l’entrée standard',
  'cli.option.game': 'le jeu',
  'cli.option.players': 'nombre de joueurs ; par défaut : le minimum du jeu',
  'cli.option.options': 'options du jeu : name=value séparés par des virgules, ou du JSON',
  'cli.option.edition': 'un fichier de données imprimées au lieu de celles fournies, en JSON',
  'cli.option.advisor': 'le bot interrogé',
  'cli.option.jobs': 'combien de parties se jouent en même temps',
  'cli.option.early': 'arrêter un duel dès que son résultat est clair (SPRT)',
  'cli.option.neighbours': 'ne faire jouer que des voisins de la liste : chaque niveau et le suivant',
  'cli.option.save-games': 'garder chaque partie dans ce fichier ; une arène arrêtée reprend à partir de lui',
  'cli.option.beside': 'une autre édition, jouée avec les mêmes graines et comparée à la première',
  'cli.option.report-to': 'le dossier pour report.md, report.json et leurs graphiques',
  'cli.option.report': 'écrire ladder.md, ladder.json et ladder.svg dans ce dossier',
  'cli.option.bots': 'qui est assis où, séparés par des virgules ; un seul nom vaut pour toutes les places',
  'cli.option.compared-bots': 'les bots à comparer, séparés par des virgules',
  'cli.option.games': 'combien de parties',
  'cli.option.pair-games':
    'combien de parties par duel : chaque graine se joue dans deux dispositions, dans six à trois ou quatre joueurs',
  'cli.option.seed': 'le même texte donne les mêmes parties ; par défaut : un nouveau',
  'cli.option.running': 'comme d’autres voient une partie en cours : avec les tirages, sans la graine',
  'cli.option.seats':
    'qui est assis où, séparés par des virgules : bots par leur nom, personnes par tout autre nom ; par défaut : vous contre des bots du niveau habituel',
  'cli.option.save': 'où la partie est enregistrée ; par défaut : un nouveau fichier dans le dossier .benben',
  'cli.option.resume': 'reprendre une partie enregistrée',
  'cli.option.no-end-turn':
    'finir les tours sans demander ; le dernier coup d’un tour ne peut alors pas être repris',

  'cli.start.terminal': 'Voici Benben dans le terminal. La table du navigateur s’ouvre avec « npm start ».',
  'cli.start.no-terminal': 'Ce n’est pas un terminal interactif. Commencez une partie ainsi :',
  'cli.start.game': 'Quel jeu ({games}) ? [{proposed}] ',
  'cli.start.ways.tekhenu':
    'Tekhenu se joue aussi avec Le Temps de Seth (seth=true), seul contre Botankhamon (solo=easy, solo=medium ou solo=hard), et à deux avec le vizir (vizier=true).',
  'cli.start.options': 'Lesquelles, séparées par des virgules ? [none] ',
  'cli.start.players': 'Combien de joueurs ({min} à {max}) ? [{proposed}] ',
  'cli.start.seats':
    'Qui est assis où ? Nommez un bot, du plus faible au plus fort ({bots}), ou une personne à cet écran par tout autre nom.',
  'cli.start.seat': 'Place {seat} ? [{proposed}] ',

  'cli.play.seats':
    '{found, plural, one {# joueur est nommé} other {# joueurs sont nommés}}, mais le jeu se joue de {min} à {max}.',
  'cli.play.players': '--players vaut {players}, mais --seats en nomme {found}. Enlevez l’un des deux.',
  'cli.play.name':
    '« {found} » n’est ni un bot ni un nom de personne. Utilisez 1 à 20 lettres, chiffres, espaces, points, traits d’union ou apostrophes.',
  'cli.play.same-name': 'Deux personnes s’appellent {found}. Donnez-leur des noms différents.',
  'cli.play.person': 'Place {seat} : {name}, à cet écran.',
  'cli.play.bot': 'Place {seat} : {name}, un bot.',
  'cli.play.automaton': 'Place {seat} : {name}, qui joue selon les règles du jeu.',
  'cli.play.seed': 'Graine : {seed}',
  'cli.play.concede':
    'Vous abandonnez cette partie{ends, select, yes {, et elle finit} other { ; le bot {bot} continue à votre place}}. Saisissez « concede now » si c’est ce que vous voulez.',
  'cli.play.saved': 'Chaque coup est aussitôt enregistré dans {path}.',
  'cli.play.help': 'Saisissez un coup, ou « ? » pour l’aide.',
  'cli.play.prompt': '{name}> ',
  'cli.play.enter-ends': 'Appuyez sur Entrée pour finir votre tour, ou saisissez undo.',
  'cli.play.enter-keeps': 'Appuyez sur Entrée pour laisser votre réponse telle quelle.',
  'cli.play.may-back': 'Saisissez back pour laisser d’abord l’autre joueur changer sa réponse.',
  'cli.play.no-back': 'Il n’y a personne à qui rendre l’écran : aucune réponse ne peut changer maintenant.',
  'cli.play.choices': 'Possible : {moves}.',
  'cli.play.many':
    '{many} coups sont possibles. « moves » les liste, « moves c3 » seulement ceux avec c3 ; la touche Tab complète.',
  'cli.play.no-moves': 'Aucun coup possible ne contient « {words} ». « moves » les liste tous.',
  'cli.play.no-look': 'Rien ne s’appelle « {topic} ». Saisissez « ? » pour l’aide.',
  'cli.play.undone': 'Repris : {move}.',
  'cli.play.points': 'En cas de décompte',
  'cli.play.total': 'Total',
  'cli.play.over': 'Toute la partie est dans {path}.',
  'cli.play.left': 'La partie est enregistrée dans {path}.',
  'cli.play.resume': 'Reprenez avec : npx benben play --resume {path}',

  'cli.curtain.hand-over': 'L’écran est maintenant pour {name}. Les autres regardent ailleurs.',
  'cli.curtain.prompt': '{name}, appuyez sur Entrée. ',

  'cli.save.exists': 'Le fichier {path} existe déjà. Reprenez-le avec --resume, ou choisissez un autre nom.',
  'cli.save.failed': 'Impossible d’enregistrer la partie dans {path} ({code}).',
  'cli.resume.cut': 'La dernière ligne du fichier était incomplète et a été omise.',
  'cli.resume.no-seed':
    'L’enregistrement ne contient pas la graine : la partie ne peut pas reprendre à partir de lui.',

  'cli.resume.rules':
    'La partie demande la version {found} des règles, mais ce Benben a la version {known} et ne peut pas la continuer. Le fichier reste tel quel : un Benben de version {found} peut encore la jouer.',

  'cli.replay.earlier':
    '{moves, plural, one {Le # coup avant la ligne {line} a été joué} other {Les # coups avant la ligne {line} ont été joués}} avec la version {rules} des règles, sans vérification possible ici.',
  'cli.replay.holds': '{path} tient : {moves, plural, one {# coup, légal} other {# coups, tous légaux}}.',
  'cli.replay.runs': 'La partie n’est pas finie.',

  'cli.verify.holds': 'ok      {text}',
  'cli.verify.open': 'ouvert  {text}',
  'cli.verify.fails': 'ÉCHEC   {text}',
  'cli.verify.commitment': 'L’engagement correspond à la graine.',
  'cli.verify.commitment-differs':
    'L’engagement ne correspond pas à la graine : une autre graine était promise.',
  'cli.verify.no-seed': 'L’enregistrement ne contient pas la graine : l’engagement ne peut pas être vérifié.',
  'cli.verify.nonces': 'Chaque place a ajouté un nonce ({seats}).',
  'cli.verify.nonces-missing':
    'Il y a {found, plural, one {# nonce} other {# nonces}} pour {seats, plural, one {# place} other {# places}}.',
  'cli.verify.replay':
    'Graine et nonces mènent par {moves, plural, one {# coup} other {# coups}} à la fin inscrite.',
  'cli.verify.replay-runs':
    'Graine et nonces mènent par {moves, plural, one {# coup} other {# coups}}. La partie n’est pas finie.',
  'cli.verify.checkpoint':
    '{isOver, select, yes {La position de la ligne {line} mène par {moves, plural, one {# coup} other {# coups}} à la fin inscrite.} other {La position de la ligne {line} mène par {moves, plural, one {# coup} other {# coups}}. La partie n’est pas finie.}}',
  'cli.verify.unchecked':
    '{path} n’est vérifié qu’en partie : ce Benben ne peut pas faire {open, plural, one {# vérification sur {checks}} other {# vérifications sur {checks}}}.',
  'cli.verify.failed':
    '{path} n’est pas fiable : {failed, plural, one {# vérification sur {checks} échoue} other {# vérifications sur {checks} échouent}}.',

  'cli.report.written': 'Le rapport est dans {path}.',
  'cli.report.note':
    'Une part est celle des parties gagnées par ceux qui l’avaient, avec son intervalle à 95 % ; les victoires partagées comptent en partie. La ligne en tirets est ce que donne le seul hasard. Qui mène prend ce que prend qui mène : une part montre une compagnie, pas une cause.',
  'cli.report.seats': 'Places',
  'cli.report.seat': 'Place {seat}',
  'cli.report.kind': 'Cartes : {kind}',
  'cli.report.kind.tekhenu.T': 'technologies',
  'cli.report.kind.tekhenu.TX': 'technologies de Seth',
  'cli.report.kind.tekhenu.B': 'bénédictions',
  'cli.report.kind.tekhenu.BX': 'bénédictions de Seth',
  'cli.report.kind.tekhenu.D': 'décrets',
  'cli.report.kind.tekhenu.DX': 'décrets de Seth',
  'cli.report.kind.tekhenu.S': 'cartes Départ',
  'cli.report.kind.tekhenu.Art': 'artefacts',
  'cli.report.kind.tekhenu.Cult': 'cultes',
  'cli.report.what': 'Quoi',
  'cli.report.had': 'Eu',
  'cli.report.share': 'Gagné',
  'cli.report.interval': '95 %',
  'cli.report.points': 'Points',
  'cli.report.sources': 'Points d’une place par origine',
  'cli.simulate.title': '{game} : {games, plural, one {# partie} other {# parties}}, graine {seed}',
  'cli.simulate.seat': 'Place',
  'cli.simulate.bot': 'Bot',
  'cli.simulate.won': 'Gagné',
  'cli.simulate.share': 'Part',
  'cli.simulate.mean': 'Points',
  'cli.simulate.min': 'min',
  'cli.simulate.p10': 'p10',
  'cli.simulate.p90': 'p90',
  'cli.simulate.max': 'max',
  'cli.simulate.draws': 'Égalités : {draws}',
  'cli.simulate.ends': 'Finies par :',
  'cli.simulate.speed': '{seconds} s, {games} parties et {decisions} décisions par seconde',
  'cli.simulate.broken':
    '{errors, plural, one {# partie a échoué} other {# parties ont échoué}}, la première avec la graine {seed} : {message}',
  'cli.end.aton.points': '40 points',
  'cli.end.aton.temple': 'un temple entier',
  'cli.end.aton.yellow': 'toutes les cases jaunes',
  'cli.end.aton.green': 'toutes les cases vertes',
  'cli.end.aton.scoring': 'un décompte',
  'cli.end.aton.draw': 'une égalité',
  'cli.end.tekhenu.final-scoring': 'le décompte final',

  'cli.advise.move': '{name} : {move}',
  'cli.advise.expects': 'Je vise {points} points à la fin ainsi, {other} avec « {move} ».',
  'cli.advise.only': 'Je vise {points} points à la fin ; rien d’autre n’a de sens.',
  'cli.advise.chance': 'Je pense gagner {percent} parties sur 100 à partir d’ici.',
  'cli.advise.silent': '« {bot} » ne peut pas dire pourquoi il joue. Bots qui le peuvent : {known}.',
  'cli.advise.secret': 'Les cartes se répartissent en secret ; aucun bot ne dit pourquoi.',
  'cli.advise.over': 'La partie est finie.',

  'cli.arena.automata':
    'L’arène compare deux bots qui s’affrontent. Avec ces options, une place joue toute seule : utilisez simulate.',
  'cli.arena.two': 'Nommez au moins deux bots à comparer.',
  'cli.arena.even':
    '{games} parties ne se répartissent pas également : chaque graine se joue dans {step} dispositions. Choisissez un multiple de {step}.',
  'cli.arena.other': 'Les parties de {path} sont celles d’une autre arène. Choisissez un autre fichier.',
  'cli.arena.title': '{games, plural, one {# partie} other {# parties}} par duel, graine {seed}',
  'cli.arena.a': 'Bot',
  'cli.arena.b': 'contre',
  'cli.arena.a-won': 'gagné',
  'cli.arena.b-won': 'perdu',
  'cli.arena.drawn': 'nul',
  'cli.arena.share': 'part',
  'cli.arena.interval': 'intervalle 95 %',
  'cli.arena.percent': '{share} %',
  'cli.arena.from-to': '{low} à {high} %',
  'cli.arena.stronger': 'plus fort',
  'cli.arena.open': 'pas clair',
  'cli.arena.neither': 'aucun',
  'cli.arena.elo': '{bot} : Elo {elo} ± {plusMinus}',
  'cli.arena.note':
    'La part compte une égalité comme une demi-victoire et, à plus de deux places, chaque paire de places ; l’intervalle est celui de Wilson. Plus fort : gagne 70 plutôt que 60 % (SPRT, 5 % d’erreur).',
}
