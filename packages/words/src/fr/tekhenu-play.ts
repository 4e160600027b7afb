import type { tekhenuPlay as en } from '../en/tekhenu-play.ts'

/** Tekhenu at the table: what is asked, what is refused and by which rule, and what is wrong with data. */
export const tekhenuPlay: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ask.because': '{asked} ({cause})',
  'tekhenu.ask.because-of': '{asked} ({cause}, {who})',
  'tekhenu.ask.choose-decree':
    '{who}, gardez un de vos décrets ({decrees}). Ce que vous ne gardez pas va sous le paquet.',
  'tekhenu.ask.draft':
    '{who}, choisissez une {drafted, select, 0 {} other {seconde }}carte Départ ({cards}). Son numéro est son initiative.',
  'tekhenu.ask.destiny': '{who}, prenez une carte Destinée.',
  'tekhenu.ask.rewards': '{who}, choisissez la carte dont vous recevez maintenant les gains.',
  'tekhenu.ask.gain':
    '{who}, choisissez {left, plural, one {une ressource} other {# ressources, l’une après l’autre}}.',
  'tekhenu.ask.welfare': '{who}, gagnez 1 population ou 1 bonheur.',
  'tekhenu.ask.pick-technology': '{who}, gardez une des technologies.',
  'tekhenu.ask.pick-blessing': '{who}, gardez une des bénédictions.',
  'tekhenu.ask.take': '{who}, prenez un dé du cadran.',
  'tekhenu.ask.take-any': '{who}, Anubis est avec vous : prenez n’importe quel dé du cadran, même interdit.',
  'tekhenu.ask.take-recoloured': '{who}, prenez un dé. Vous lui donnerez une autre couleur.',
  'tekhenu.ask.colour': '{who}, quelle couleur donnez-vous au dé {colour} ?',
  'tekhenu.ask.settle': '{who}, de quel côté de la balance va le dé interdit ?',
  'tekhenu.ask.use': '{who}, que faites-vous de votre dé ({colour} {value}) ?',
  'tekhenu.ask.interrupt': '{who}, jouez « {card} » avant la suite, ou continuez.',
  'tekhenu.ask.end-turn': '{who}, votre tour est joué. Finissez-le, ou reprenez un coup.',
  'tekhenu.ask.pay': '{who}, payez {cost}.',
  'tekhenu.ask.horus':
    '{who}, érigez une statue : en l’honneur du dieu de valeur {value}, ou pour le peuple.',
  'tekhenu.ask.ra': '{who}, posez la tuile à {tile} sur une case vide du temple et érigez-y une colonne.',
  'tekhenu.ask.offer': '{who}, votre tuile vous offre une action : {action}. Effectuez-la, ou renoncez-y.',
  'tekhenu.ask.hathor':
    '{who}, construisez un bâtiment autour du temple. Votre population augmentera de {value}.',
  'tekhenu.ask.harvest': '{who}, une case vide de la ligne montre deux sortes de jetons. Choisissez-en une.',
  'tekhenu.ask.thoth':
    '{who}, prenez {left, plural, one {une carte} other {# cartes, toutes dans une section,}} ou payez 1 papyrus pour renouveler une section.',
  'tekhenu.ask.thoth-more':
    '{who}, prenez encore {left, plural, one {une carte} other {# cartes}} dans la même section.',
  'tekhenu.ask.osiris': '{who}, construisez un bâtiment en rangée {row} d’un quartier.',
  'tekhenu.ask.improve': '{who}, montez de 1 la production d’une ressource au choix.',
  'tekhenu.ask.produce':
    '{who}, vous produisez du {resource} avec la valeur {value}. Jouez ce qui s’y rapporte, puis continuez.',
  'tekhenu.ask.free-action': '{who}, choisissez une action : elle se passe de dé.',
  'tekhenu.ask.free-d23': '{who}, choisissez une action : « Dernier mot » paie ses ressources.',
  'tekhenu.ask.free-value': '{who}, choisissez la valeur pour {action}.',
  'tekhenu.ask.faith':
    '{who}, votre balance indique {balance} et vous avez {faith} foi. Posez-en d’un côté, ou pas.',
  'tekhenu.ask.bread':
    '{who}, vos bâtiments demandent {bread, plural, one {# pain} other {# pains}}. Combien en payez-vous ? Chaque pain non payé coûte 3 points.',
  'tekhenu.ask.proclaim':
    '{who}, le dernier décompte arrive. Continuez, ou jouez « Dernier mot » maintenant si vous l’avez.',
  'tekhenu.ask.decrees':
    '{who}, décomptez {left, plural, one {encore un décret} other {jusqu’à # décrets}}, tous de symboles différents. {some, select, yes {Meilleur choix : {best}, pour {points, plural, one {# point} other {# points}}.} other {Aucun ne rapporterait de points.}}',
  'tekhenu.ask.double':
    '{who}, quel décret décomptez-vous une seconde fois pour 2 or (« Deux lectures ») ? {some, select, yes {Meilleur choix : {best}.} other {Aucun n’en vaut la peine.}}',
  'tekhenu.ask.tithe':
    '{who}, votre population a atteint {symbols, plural, one {# symbole} other {# symboles}}. Pour combien payez-vous une ressource chacun (« Recensement ») ?',

  'tekhenu.task.choose-decree': 'Gardez un de vos décrets.',
  'tekhenu.task.draft': 'Choisissez une {drafted, select, 0 {} other {seconde }}carte Départ.',
  'tekhenu.task.destiny': 'Prenez une carte Destinée.',
  'tekhenu.task.rewards': 'Choisissez la carte dont vous recevez les gains.',
  'tekhenu.task.gain': 'Choisissez une ressource.',
  'tekhenu.task.welfare': 'Gagnez 1 population ou 1 bonheur.',
  'tekhenu.task.pick-technology': 'Gardez une des technologies.',
  'tekhenu.task.pick-blessing': 'Gardez une des bénédictions.',
  'tekhenu.task.take': 'Prenez un dé.',
  'tekhenu.task.take-any': 'Prenez n’importe quel dé.',
  'tekhenu.task.take-recoloured': 'Prenez un dé.',
  'tekhenu.task.colour': 'Donnez une couleur à votre dé.',
  'tekhenu.task.settle': 'Dites de quel côté de la balance va votre dé.',
  'tekhenu.task.use': 'Utilisez votre dé.',
  'tekhenu.task.interrupt': 'Jouez une bénédiction avant la suite, ou continuez.',
  'tekhenu.task.end-turn': 'Finissez votre tour, ou reprenez un coup.',
  'tekhenu.task.pay': 'Payez le coût.',
  'tekhenu.task.horus': 'Choisissez un emplacement pour votre statue.',
  'tekhenu.task.ra': 'Choisissez une case pour votre colonne.',
  'tekhenu.task.offer': 'Effectuez l’action de votre tuile, ou renoncez-y.',
  'tekhenu.task.hathor': 'Choisissez un emplacement pour votre bâtiment.',
  'tekhenu.task.harvest': 'Choisissez un jeton.',
  'tekhenu.task.thoth': 'Prenez une carte, ou renouvelez une section.',
  'tekhenu.task.thoth-more': 'Prenez une autre carte.',
  'tekhenu.task.osiris': 'Choisissez un quartier pour votre bâtiment.',
  'tekhenu.task.improve': 'Montez la production d’une ressource.',
  'tekhenu.task.produce': 'Poursuivez votre production.',
  'tekhenu.task.free-action': 'Choisissez une action.',
  'tekhenu.task.free-d23': 'Choisissez une action.',
  'tekhenu.task.free-value': 'Choisissez une valeur.',
  'tekhenu.task.faith': 'Dites combien de foi vous posez sur la balance.',
  'tekhenu.task.bread': 'Dites combien de pain vous payez.',
  'tekhenu.task.proclaim': 'Passez au décompte.',
  'tekhenu.task.decrees': 'Choisissez un décret à décompter, ou continuez.',
  'tekhenu.task.double': 'Choisissez un décret à recompter, ou continuez.',
  'tekhenu.task.tithe': 'Dites pour combien de symboles vous payez.',

  'tekhenu.refusal.no-such-move':
    'Ce coup n’existe pas dans Tekhenu. Saisissez « ? » pour voir comment s’écrivent les coups.',
  'tekhenu.refusal.over': 'La partie est finie. Commencez-en une autre pour jouer.',
  'tekhenu.refusal.not-your-turn':
    '{seen, select, yes {Ce n’est pas à vous de décider. On attend {other}.} other {Ce n’est pas à vous de décider. Attendez qu’on vous le demande.}}',
  'tekhenu.refusal.not-asked': 'Impossible maintenant. {task}',
  'tekhenu.refusal.not-dealt': 'Vous n’avez pas reçu ce décret. Gardez-en un que vous avez en main.',
  'tekhenu.refusal.not-laid-out': '« {card} » n’est plus là. Choisissez une autre carte Départ.',
  'tekhenu.refusal.destiny-taken': '« {card} » n’est plus libre. Choisissez une autre carte Destinée.',
  'tekhenu.refusal.no-such-die':
    'Il n’y a pas de dé {colour} {value} chez {god}. Choisissez un dé qui s’y trouve.',
  'tekhenu.refusal.die-forbidden':
    'Un dé {colour} est interdit chez {god} sous cette lumière. Prenez un dé pur ou corrompu{anubis, select, no {} other {, ou invoquez Anubis}}.',
  'tekhenu.refusal.die-useless': 'Vous ne pouvez pas utiliser le dé {colour} {value} chez {god}. {why}',
  'tekhenu.refusal.other-die': 'Choisissez un dé que vous pouvez utiliser.',
  'tekhenu.refusal.same-colour': 'Le dé a déjà cette couleur. Donnez-lui-en une autre.',
  'tekhenu.refusal.gray-useless': 'Un dé gris est inutilisable ici. Choisissez une autre couleur.',
  'tekhenu.refusal.no-scribes':
    'Il faut {scribes, plural, one {# scribe} other {# scribes}}, et vous en avez {held}.',
  'tekhenu.refusal.anubis-called': 'Vous avez déjà invoqué Anubis. Prenez un dé.',
  'tekhenu.refusal.same-value': 'Le dé a déjà cette valeur.',
  'tekhenu.refusal.changed-once': 'La valeur se change une fois, avant d’utiliser le dé.',
  'tekhenu.refusal.nothing-at-value': 'La valeur {value} est inutilisable. Choisissez-en une autre.',
  'tekhenu.refusal.main-done': 'Vous avez déjà utilisé l’action de votre dé.',
  'tekhenu.refusal.other-section':
    'Votre dé vient de chez {god} : seule cette action divine est possible ({god}).',
  'tekhenu.refusal.not-declared': 'Aucune bénédiction n’a ajouté cette action.',
  'tekhenu.refusal.produced-already': 'Ce dé a déjà produit. Effectuez maintenant l’action de son dieu.',
  'tekhenu.refusal.gray': 'Les dés gris ne produisent rien. Effectuez l’action du dieu.',
  'tekhenu.refusal.other-resource': 'Un dé de cette couleur produit du {resource} et rien d’autre.',
  'tekhenu.refusal.no-statue-left': 'Toutes vos statues sont érigées.',
  'tekhenu.refusal.no-statue-space': 'Il n’y a plus d’emplacement de statue.',
  'tekhenu.refusal.no-granite':
    'Votre prochaine statue coûte {granite} granite, plus que vous ne pouvez payer, même avec de l’or.',
  'tekhenu.refusal.statue-space-taken': 'Il y a déjà une statue ici. Choisissez un autre emplacement.',
  'tekhenu.refusal.statue-spaces-full':
    'Chez {god}, tous les emplacements de statue sont pris. Construisez plutôt pour le peuple.',
  'tekhenu.refusal.other-god': 'La valeur {value} honore {god}. Construisez là, ou pour le peuple.',
  'tekhenu.refusal.no-pillar-left': 'Toutes vos colonnes sont érigées.',
  'tekhenu.refusal.no-tile': 'Il n’y a pas de tuile à cet emplacement de Râ. Utilisez une autre valeur.',
  'tekhenu.refusal.temple-full': 'Le temple n’a plus de case vide.',
  'tekhenu.refusal.no-stone': 'La tuile coûte {cost}, plus que vous ne pouvez payer, même avec de l’or.',
  'tekhenu.refusal.same-turn': 'Tournée moins de fois, la tuile est la même. Écrivez le plus petit nombre.',
  'tekhenu.refusal.space-covered': 'Il y a déjà une tuile en {space}. Choisissez une case vide.',
  'tekhenu.refusal.no-building-left': 'Tous vos bâtiments sont construits.',
  'tekhenu.refusal.no-building-space': 'Il n’y a plus de place autour du temple.',
  'tekhenu.refusal.no-bread':
    'Cela coûte {bread, plural, one {# pain} other {# pains}}, plus que vous ne pouvez payer, même avec de l’or.',
  'tekhenu.refusal.space-closed':
    'L’emplacement {place} est fermé à {players, plural, one {# joueur} other {# joueurs}}.',
  'tekhenu.refusal.building-space-taken': 'Il y a déjà un bâtiment {place}. Choisissez un autre emplacement.',
  'tekhenu.refusal.no-papyrus':
    'Cela coûte {papyrus} papyrus, plus que vous ne pouvez payer, même avec de l’or.',
  'tekhenu.refusal.unhappy':
    'Avec un bonheur de 0, vous ne pouvez pas effectuer {action}. Donnez d’abord un festival de Bastet.',
  'tekhenu.refusal.no-section':
    'Aucune section qui vous est ouverte n’a {cards, plural, one {une carte} other {# cartes}}. Utilisez une valeur plus basse ou augmentez votre bonheur.',
  'tekhenu.refusal.card-not-there': '« {card} » n’est pas au marché.',
  'tekhenu.refusal.one-section':
    'Toutes les cartes d’une action viennent d’une section, et vous avez commencé par la section {section}.',
  'tekhenu.refusal.section-closed':
    'La section {section} vous est ouverte à partir d’un bonheur de {happiness}.',
  'tekhenu.refusal.section-short':
    'La section {section} ne peut pas fournir {cards, plural, one {une carte} other {# cartes}}. Choisissez-en une autre.',
  'tekhenu.refusal.section-empty': 'La section {section} n’a pas de carte à défausser.',
  'tekhenu.refusal.refresh-late': 'Renouvelez les sections avant de prendre la première carte.',
  'tekhenu.refusal.refreshed-once': 'Vous avez déjà renouvelé la section {section} pendant cette action.',
  'tekhenu.refusal.row-full':
    'La rangée {row} d’Osiris n’a plus d’emplacement libre. Utilisez une autre valeur.',
  'tekhenu.refusal.other-row': 'Votre valeur est {row} : le bâtiment va en rangée {row}.',
  'tekhenu.refusal.workshop-taken': 'Il y a déjà un bâtiment {place}. Choisissez un autre quartier.',
  'tekhenu.refusal.other-district': 'Votre carte Départ n’atteint pas ce quartier.',
  'tekhenu.refusal.production-full': 'Cette production est déjà à {most}, le bout de sa piste.',
  'tekhenu.refusal.no-faith': 'Vous avez {faith} foi. Posez-en autant que vous voulez, ou pas du tout.',
  'tekhenu.refusal.too-much-bread':
    'Vos bâtiments demandent {bread, plural, one {# pain} other {# pains}}, pas plus.',
  'tekhenu.refusal.no-d23': 'Vous n’avez pas « Dernier mot ». Continuez.',
  'tekhenu.refusal.not-your-decree': '« {decree} » n’est pas parmi vos décrets.',
  'tekhenu.refusal.decree-chosen': 'Vous avez déjà choisi « {decree} ».',
  'tekhenu.refusal.d23-late': '« Dernier mot » se joue avant le dernier décompte, il ne se compte pas après.',
  'tekhenu.refusal.same-symbol': '« {decree} » a le même symbole que « {other} », que vous décomptez déjà.',
  'tekhenu.refusal.no-tithe': 'Vous n’avez pas atteint autant de symboles, ou ne pouvez pas payer pour eux.',
  'tekhenu.refusal.other-payment':
    'Cela ne paie pas le coût, ou laisse trop peu pour ce que votre dé doit encore faire.',

  'tekhenu.rule.setup': 'la mise en place',
  'tekhenu.rule.turn': 'le déroulement d’un tour',
  'tekhenu.rule.purity': 'couleur et lumière rendent un dé pur, corrompu ou interdit',
  'tekhenu.rule.scribes': 'un scribe change la valeur d’un dé de 1 ou 2',
  'tekhenu.rule.anubis': 'deux scribes invoquent Anubis',
  'tekhenu.rule.limits': 'les pièces sont limitées',
  'tekhenu.rule.horus': 'Horus érige des statues',
  'tekhenu.rule.ra': 'Râ érige des colonnes',
  'tekhenu.rule.hathor': 'Hathor construit des bâtiments autour du temple',
  'tekhenu.rule.bastet': 'Bastet donne un festival pour 2 papyrus',
  'tekhenu.rule.thoth': 'Thot apporte des cartes du marché',
  'tekhenu.rule.osiris': 'Osiris construit ateliers et carrières',
  'tekhenu.rule.produce': 'produire des ressources',
  'tekhenu.rule.maat': 'Maât juge les balances',
  'tekhenu.rule.scoring': 'les sept étapes d’un décompte',
  'tekhenu.rule.decrees': 'jusqu’à trois décrets de symboles différents',
  'tekhenu.rule.destiny': 'chaque destinée n’a qu’un propriétaire',
  'tekhenu.rule.end': 'la fin de la partie',
  'tekhenu.rule.D04': 'décret « Recensement »',
  'tekhenu.rule.R4': 'un dé recoloré peut prendre toute autre couleur',
  'tekhenu.rule.R7': 'on ne choisit pas ce qu’on ne pourrait pas finir',
  'tekhenu.rule.R12': 'l’or remplace toute ressource',
  'tekhenu.rule.R14': 'chaque dieu a un emplacement de statue de moins qu’il n’y a de joueurs',
  'tekhenu.rule.R15': 'un emplacement de Râ sans tuile est inutilisable',
  'tekhenu.rule.R17': 'une section pour toutes les cartes, chacune renouvelée une fois',
  'tekhenu.rule.R18': 'la production s’arrête au bout de sa piste',
  'tekhenu.rule.R26': '« Dernier mot » vient avant le décompte final',
  'tekhenu.rule.R29': 'les cartes Départ prennent de vrais emplacements de leurs quartiers',
  'tekhenu.rule.R33': 'une bénédiction annonce l’action supplémentaire, payée aussitôt',
  'tekhenu.rule.R35': 'un dé a une seule valeur par tour',
  'tekhenu.rule.R37': 'Thot demande du bonheur',
  'tekhenu.rule.R41': '« Petit négoce » produit une fois, avant l’action divine',
  'tekhenu.rule.R48': 'sans pièce ou sans emplacement, pas d’action',

  'tekhenu.position.dealt':
    'ne convient pas : tant que tous n’ont pas choisi, une place a deux décrets reçus avant son choix et un après ; ensuite aucun.',
  'tekhenu.position.order': 'doit nommer chaque place une fois.',
  'tekhenu.position.horus': 'doit nommer chaque dieu une fois.',
  'tekhenu.position.dice':
    'ne contient pas tous les dés : sur le cadran, dans le sac et sur les balances, chaque couleur doit tomber juste.',
  'tekhenu.position.tiles':
    'ne contient pas toutes les tuiles colonne une fois : dans la pile, chez Râ et dans le temple, le compte doit tomber juste.',
  'tekhenu.position.cards':
    'ne contient pas toutes les cartes une fois : paquets, défausses, marché et mains doivent tomber juste.',
  'tekhenu.position.pieces':
    'a trop ou trop peu de pièces : sur le plateau et à côté, le compte doit tomber juste.',
  'tekhenu.position.populace':
    'ne convient pas à la piste : le bonheur ne dépasse jamais la population, et le 21e bonheur ne rapporte qu’une fois.',
  'tekhenu.position.points': 'donnent moins de 0, ce qui est impossible.',
  'tekhenu.position.written-twice': 'nomme une chose deux fois, ou pas dans l’ordre habituel.',
  'tekhenu.position.waiting': 'n’est pas une suite d’événements à laquelle le jeu peut mener.',
  'tekhenu.position.turn': 'ne s’accorde pas avec ce qui reste à faire dans ce tour.',
  'tekhenu.position.other-seat': 'n’est pas la place dont c’est le tour.',

  'tekhenu.edition.each-once': 'doit nommer chacun des six dieux une fois.',
  'tekhenu.edition.regions': 'doit nommer chacune des six régions une fois.',
  'tekhenu.edition.lights': 'doit nommer soleil, pénombre et obscurité deux fois chacun.',
  'tekhenu.edition.row-length':
    'compte {found, plural, one {# élément} other {# éléments}}, mais il y a {expected} pièces de cette sorte.',
  'tekhenu.edition.tile-order': 'doit être {expected} : les tuiles sont dans l’ordre de leurs numéros.',
  'tekhenu.edition.symbols': 'doit donner à chacun des 24 décrets exactement un symbole.',
  'tekhenu.edition.seats':
    'ne laisse aucun emplacement autour du temple pour une partie à {seats, plural, one {# joueur} other {# joueurs}}.',
}
