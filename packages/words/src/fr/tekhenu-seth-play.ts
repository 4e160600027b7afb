import type { tekhenuSethPlay as en } from '../en/tekhenu-seth-play.ts'

/** Time of Seth at the table: what is asked, what is refused and why, what moves mean. */
export const tekhenuSethPlay: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ask.seth.declare':
    '{who}, le dé d’Anubis compte-t-il comme rouge, pour {value} guerriers, ou comme bleu, pour {value} prêtres ?',
  'tekhenu.ask.seth.conquest':
    '{who}, posez la tuile conquête {tile} sur une case vide du temple. Elle cache ce qui y est imprimé.',
  'tekhenu.ask.seth.order':
    '{who}, quoi d’abord : le gain de la tuile conquête {conquest}, ou la capacité de votre tuile colonne ?',
  'tekhenu.ask.seth.gain-alike': '{who}, choisissez une ressource : vous en recevez {left}.',
  'tekhenu.ask.seth.muster':
    '{who}, recevez {left, plural, one {un guerrier ou un prêtre} other {# guerriers et prêtres en tout, l’un après l’autre}}.',
  'tekhenu.ask.seth.levy':
    '{who}, payez {due, plural, one {# guerrier} other {# guerriers}}. Combien en guerriers ? La foi paie le reste.',
  'tekhenu.ask.seth.draft':
    '{who}, choisissez une carte Départ ou un pouvoir de culte ({cards}). À la fin, il vous faut deux cartes Départ et un pouvoir de culte.',
  'tekhenu.ask.seth.keep-decree':
    '{who}, gardez un de vos décrets ({decrees}). Les autres vont sous le paquet.',
  'tekhenu.ask.seth.bury-decree':
    '{who}, vos autres décrets ({decrees}) vont sous le paquet. Lequel d’abord ?',
  'tekhenu.ask.seth.destiny':
    '{who}, prenez une carte Destinée, ou payez des prêtres pour un artefact avec la carte voisine.',
  'tekhenu.ask.seth.artifact-decree':
    '{who}, gardez un des décrets piochés ({decrees}). L’autre est mélangé dans le paquet.',
  'tekhenu.ask.seth.artifact-action':
    '{who}, choisissez une action pour votre artefact. Elle se passe de dé, mais son coût se paie.',
  'tekhenu.ask.seth.artifact-value': '{who}, choisissez la valeur pour {action}.',
  'tekhenu.ask.seth.swap': '{who}, échangez une ressource contre 1 jeton ({token}), ou renoncez.',
  'tekhenu.ask.seth.resettle':
    '{who}, déplacez un de vos bâtiments : d’une rangée d’Osiris vers la région de son numéro, ou l’inverse.',
  'tekhenu.ask.seth.thoth':
    '{who}, prenez {left, plural, one {une carte} other {# cartes}} dans les sections qui vous sont ouvertes, au plus une dans la section juste au-dessus (« Étals ouverts »), ou payez 1 papyrus pour renouveler une section.',
  'tekhenu.task.seth.thoth': 'Prenez une carte, ou renouvelez une section.',
  'tekhenu.task.seth.draft': 'Choisissez une carte Départ ou un pouvoir de culte.',
  'tekhenu.task.seth.keep-decree': 'Gardez un de vos décrets.',
  'tekhenu.task.seth.bury-decree': 'Dites quel décret va d’abord sous le paquet.',
  'tekhenu.task.seth.destiny': 'Prenez une carte Destinée ou un artefact.',
  'tekhenu.task.seth.artifact-decree': 'Gardez un des décrets.',
  'tekhenu.task.seth.artifact-action': 'Choisissez une action pour votre artefact.',
  'tekhenu.task.seth.artifact-value': 'Choisissez une valeur.',
  'tekhenu.task.seth.swap': 'Échangez une ressource, ou renoncez.',
  'tekhenu.task.seth.resettle': 'Choisissez quel bâtiment se déplace.',
  'tekhenu.task.seth.declare': 'Dites si le dé compte comme rouge ou bleu.',
  'tekhenu.task.seth.conquest': 'Choisissez une case pour la tuile conquête.',
  'tekhenu.task.seth.order': 'Dites ce qui vient d’abord.',
  'tekhenu.task.seth.gain-alike': 'Choisissez une ressource.',
  'tekhenu.task.seth.muster': 'Choisissez un guerrier ou un prêtre.',
  'tekhenu.task.seth.levy': 'Dites combien de guerriers vous payez.',

  'tekhenu.wait.seth-draft': '{who} choisit une carte Départ ou un pouvoir de culte.',
  'tekhenu.wait.seth-rewards': '{who} choisit la carte dont viennent les gains.',
  'tekhenu.wait.keep-decree':
    '{many, plural, one {{who} choisit un décret à garder.} other {{who} choisissent un décret à garder.}}',
  'tekhenu.wait.artifact': '{who} utilise un artefact.',
  'tekhenu.wait.swap': '{who} peut échanger une ressource.',
  'tekhenu.wait.resettle': '{who} déplace un bâtiment.',
  'tekhenu.wait.declare': '{who} dit si le dé compte comme rouge ou bleu.',
  'tekhenu.wait.conquest': '{who} pose une tuile conquête sur le temple.',
  'tekhenu.wait.order': '{who} choisit entre un gain et une capacité.',
  'tekhenu.wait.conquest-offer': '{who} peut effectuer l’action d’une tuile conquête.',
  'tekhenu.wait.seth-gain': '{who} choisit une ressource.',
  'tekhenu.wait.muster': '{who} choisit entre guerriers et prêtres.',
  'tekhenu.wait.levy': '{who} paie des guerriers.',
  'tekhenu.wait.seth-pick': '{who} garde une des cartes piochées.',
  'tekhenu.wait.seth-bury': '{who} garde une des cartes piochées.',

  'tekhenu.refusal.seth.region-own':
    'Vous avez déjà un bâtiment dans la région {region}. Utilisez une autre valeur.',
  'tekhenu.refusal.seth.region-full':
    'Les deux emplacements de la région {region} sont pris. Utilisez une autre valeur.',
  'tekhenu.refusal.seth.no-warriors':
    'Il faut {warriors, plural, one {# guerrier} other {# guerriers}}. Un dé rouge ou Anubis peut en apporter.',
  'tekhenu.refusal.seth.no-statue-space': 'Tous les emplacements de statues dédiées à Seth sont pris.',
  'tekhenu.refusal.seth.no-priests':
    'Il faut {priests, plural, one {# prêtre} other {# prêtres}}, et vous en avez moins. Un dé bleu ou Anubis peut en apporter.',
  'tekhenu.refusal.seth.space-taken': 'Il y a déjà une tuile conquête en {space}. Choisissez une autre case.',
  'tekhenu.refusal.seth.no-levy':
    'Cela ne paie pas {due, plural, one {# guerrier} other {# guerriers}} : vous en avez {warriors}, et {faith} foi.',
  'tekhenu.refusal.not-for-anubis':
    'Anubis ne vous laisse pas prendre le dé {colour} {value} chez {god}. Choisissez un autre dé.',
  'tekhenu.refusal.no-such-face': 'Votre dé n’a pas de face {value}. Choisissez une autre valeur.',
  'tekhenu.refusal.seth.cult-drafted': 'Vous avez déjà un pouvoir de culte. Choisissez une carte Départ.',
  'tekhenu.refusal.seth.starting-drafted':
    'Vous avez déjà deux cartes Départ. Choisissez un pouvoir de culte.',
  'tekhenu.refusal.seth.not-buried': 'Ce décret n’est pas parmi ceux qui vont sous le paquet.',
  'tekhenu.refusal.seth.artifact-gone': '« {card} » n’est pas à côté des cartes Destinée.',
  'tekhenu.refusal.seth.artifact-blocked':
    '« {card} » vient avec la destinée « {destiny} », indisponible cette fois. Choisissez autre chose.',
  'tekhenu.refusal.seth.artifact-values': 'Votre artefact n’atteint pas cette valeur.',
  'tekhenu.refusal.seth.artifact-idle':
    'Cet artefact ne changerait rien maintenant. Gardez-le pour plus tard.',
  'tekhenu.refusal.seth.artifact-late':
    'Cet artefact effectue une action : utilisez-le avant ou après l’action de votre dé, pas au milieu.',
  'tekhenu.refusal.seth.no-artifact': 'Vous n’avez pas « {card} ».',
  'tekhenu.refusal.seth.nothing-there': 'Vous n’avez pas de bâtiment dans la région {region}.',
  'tekhenu.refusal.seth.not-yours': 'Vous n’avez pas de bâtiment {place}.',
  'tekhenu.refusal.seth.die-needs-it': 'Après cela, vous ne pourriez plus utiliser votre dé.',
  'tekhenu.refusal.seth.reached-up': '« Étals ouverts » a déjà atteint la section {section} ce tour-ci.',
  'tekhenu.rule.Q34b': '« Étals ouverts » atteint la section suivante une fois par tour',
  'tekhenu.rule.draft': 'deux cartes Départ et un pouvoir de culte pour chacun',
  'tekhenu.rule.artifacts': 'chaque artefact s’utilise une fois, à votre tour',
  'tekhenu.rule.BX03': 'bénédiction « Foyer neuf »',
  'tekhenu.rule.Q43': '« Deux bâtons » et « Sceptre Ouas » avant ou après l’action du dé',
  'tekhenu.rule.TS3': 'ce qui ne changerait rien ne s’utilise pas',
  'tekhenu.rule.seth': 'Seth envoie des guerriers dans une région',
  'tekhenu.rule.conquest': 'les tuiles conquête recouvrent des cases vides du temple',
  'tekhenu.rule.Q20': 'une tuile conquête par case',
  'tekhenu.rule.TX02': 'technologie « Guerre sainte »',

  'tekhenu.move.declare':
    '{colour, select, red {Compter le dé comme rouge : recevoir des guerriers.} other {Compter le dé comme bleu : recevoir des prêtres.}}',
  'tekhenu.move.seth': 'Effectuer l’action de Seth : un bâtiment dans la région {n} ({name}).',
  'tekhenu.move.seth-any': 'Effectuer l’action de Seth : un bâtiment dans la région de la valeur.',
  'tekhenu.move.statue-seth':
    'Une statue dédiée à Seth, pour 2 prêtres de plus. Son bonus : 1 ressource au choix.',
  'tekhenu.move.statue-column':
    'Une statue pour le peuple {place} : {cards, plural, =0 {aucune de ses régions n’a de bâtiment, donc pas de carte} one {Thot avec la valeur 1 pour une région avec bâtiment} other {Thot avec la valeur 1 pour chacune des # régions avec bâtiment}}.',
  'tekhenu.move.conquest': 'Poser la tuile conquête en {space} ; elle cache {reward}.',
  'tekhenu.move.move-from': 'Votre bâtiment {place} ira {region}, contre des guerriers.',
  'tekhenu.move.move-to': 'Votre bâtiment {region} ira {place}, contre 1 bonheur.',
  'tekhenu.move.warriors': 'Payer {what}.',
  'tekhenu.move.swap': 'Donner 1 jeton : {token}.',
  'tekhenu.move.first':
    '{what, select, reward {D’abord ce qu’apporte la tuile conquête.} other {D’abord la capacité de la tuile colonne.}}',

  'tekhenu.seth.position':
    'n’est pas ce à quoi une table avec Seth a pu arriver : ses tuiles, cartes, pièces et pistes doivent suivre ses règles.',

  'tekhenu.help.more': 'Avec Le Temps de Seth et le vizir :',
  'tekhenu.help.take-seth': 'prendre un dé sur le plateau de Seth',
  'tekhenu.help.statue-seth': 'ériger une statue dédiée à Seth (Horus), pour 2 prêtres de plus',
  'tekhenu.help.statue-column': 'ériger une statue pour le peuple sous une file de Seth : left ou right',
  'tekhenu.help.conquest': 'poser la tuile conquête en c3 (Seth)',
  'tekhenu.help.declare': 'compter le dé d’Anubis comme rouge ou bleu',
  'tekhenu.help.warriors': 'payer 2 guerriers, le reste en foi (TX02)',
  'tekhenu.help.gain-priest': 'recevoir un prêtre ; un guerrier : gain warrior',
  'tekhenu.help.play-split': 'jouer BX01 pour 3 guerriers et 2 prêtres',
  'tekhenu.help.move':
    'déplacer un bâtiment vers la région 3 (BX03, BX04) ; retour au quartier pain : move to bread 3',
  'tekhenu.help.destiny': 'prendre un artefact avec la carte Destinée voisine',
  'tekhenu.help.use': 'utiliser un artefact à votre tour',
  'tekhenu.help.swap': 'échanger une ressource, quand un pouvoir de culte le propose',
  'tekhenu.help.first': 'd’abord le gain de la tuile conquête ; ou la capacité : first ability',
}
