import type { tekhenuCardPages as en } from '../../en/rules/tekhenu-card-pages.ts'

/** What pages of cards say beside their texts: when, for what, and where they lie. */
export const tekhenuCardPages: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.when.producing':
    'Quand vous [produisez](produce), avant que les ressources arrivent. Puis elle est défaussée.',
  'tekhenu.when.paying': 'Quand un coût de ce dieu se paie. Puis elle est défaussée.',
  'tekhenu.when.taking': 'Au début de votre tour, avant de prendre un dé. Puis elle est défaussée.',
  'tekhenu.when.changing': 'Une fois le dé pris, avant d’en faire quoi que ce soit. Puis elle est défaussée.',
  'tekhenu.when.adding': 'Une fois le dé pris, avant d’en faire quoi que ce soit. Puis elle est défaussée.',
  'tekhenu.when.anytime': 'À tout moment de votre tour, même pendant une action. Puis elle est défaussée.',
  'tekhenu.when.between': 'À tout moment de votre tour, hors d’une action. Puis elle est défaussée.',
  'tekhenu.when.technology': 'Dès que vous l’avez et jusqu’à la fin de la partie.',
  'tekhenu.when.decree':
    'Après le dernier décompte, comme l’un des [décrets](decrees), trois au plus, de symboles différents.',
  'tekhenu.when.starting':
    'Pendant la [mise en place](setup) ; puis elle quitte la partie. Son numéro dit qui commence.',
  'tekhenu.when.destiny':
    'Une fois, après votre choix, à la mise en place ou au [Jugement de Maât](maat) ; vous la gardez jusqu’au suivant.',
  'tekhenu.when.pillar':
    'Quand une colonne y est [érigée](ra) et que son symbole est la lumière qui tombe sur Râ.',
  'tekhenu.when.plain': 'Elle ne fait que porter la colonne qui y est [érigée](ra).',
  'tekhenu.when.cult': 'Chaque fois que vous faites ce qu’il nomme, une fois par tour.',
  'tekhenu.when.Cult03':
    'Chaque fois que votre bonheur atteint un symbole pour la première fois de la partie.',
  'tekhenu.when.artifact': 'Une fois, à votre tour ; puis il quitte la partie.',
  'tekhenu.when.conquest': 'Quand une colonne y est érigée, ou qu’Hathor construit sur sa ligne.',
  'tekhenu.when.D23': 'Avant le début du dernier décompte. C’est l’un de vos trois décrets.',

  'tekhenu.costs.market':
    'Se prend chez [Thot](thoth) : une carte gratuite, deux pour 2 papyrus, trois pour 3 papyrus.',
  'tekhenu.costs.tile': '{cost}',
  'tekhenu.costs.nothing': 'Rien.',
  'tekhenu.costs.artifact': '{priests} prêtres, avec {destiny}',
  'tekhenu.costs.B17': '1 scribe, aussitôt, et ce que coûte la seconde action.',
  'tekhenu.costs.B19': '1 bonheur et 1 population, aussitôt, et ce que coûte la seconde action.',
  'tekhenu.costs.T19': '1 scribe à chaque fois.',
  'tekhenu.costs.D03': '2 or.',
  'tekhenu.costs.D04': '1 ressource par symbole décompté.',
  'tekhenu.costs.BX03': 'Le prix de la région en guerriers, ou 1 bonheur pour Osiris.',
  'tekhenu.costs.SX02': '1 bonheur.',
  'tekhenu.costs.SX03': '1 bonheur.',
  'tekhenu.costs.Art03': '1 scribe à l’usage.',
  'tekhenu.costs.Art06': '1 scribe à l’usage.',

  'tekhenu.order.adding':
    'Avant ou après votre propre action, qui peut aussi être une [production](produce).',
  'tekhenu.order.T24': 'Son or vient avant l’effet de la bénédiction, et peut aider à la payer.',
  'tekhenu.scales.never-excess': 'Ce que la carte ajoute n’est jamais un excédent : cela ne pèse rien.',
  'tekhenu.scales.new-face': 'La nouvelle face du dé compte.',
  'tekhenu.scales.without-step': 'Elle compte le dé sans ce changement de valeur.',
  'tekhenu.scales.one-weight': 'Un dé, un poids : la seconde action n’en ajoute aucun.',
  'tekhenu.scales.both-excess':
    'L’excédent des deux productions est corrompu ; le dé lui-même ne pèse qu’une fois.',
  'tekhenu.gods.opposite': 'Face à face',
  'tekhenu.gods.beside': 'Côte à côte',

  'tekhenu.where.market': 'Visible en section {section} du marché.',
  'tekhenu.where.reach':
    '{enough, select, yes {Votre bonheur de {happiness} l’atteint.} other {Il faut un bonheur de {needed} ; vous avez {happiness}.}}',
  'tekhenu.where.mine': 'Vous l’avez.',
  'tekhenu.where.theirs': '{who} l’a.',
  'tekhenu.where.ra': 'Chez Râ, pour les valeurs {values}.',
  'tekhenu.where.temple': 'Dans le temple, en {space}.',
  'tekhenu.where.conquest': 'Elle est visible : la prochaine action de Seth la pose.',
  'tekhenu.where.artifact': 'À côté des cartes Destinée.',
  'tekhenu.where.offered': 'Exposée, à choisir.',
  'tekhenu.where.free': 'Personne ne l’a.',
  'tekhenu.where.unseen': 'Pas en vue : dans un paquet, dans la boîte, ou cachée dans une main.',
}
