/** Tekhenu with the Vizier's Challenge, for two. */
export const tekhenuVizier = {
  'tekhenu.log.destiny-discarded':
    '{who} {you, select, yes {lay} other {lays}} destiny {card} aside: nobody else can take it this time.',
  'tekhenu.log.stationed':
    '{moved, select, yes {The Vizier leaves {from}. {who} {you, select, yes {station} other {stations}} it at {god}.} other {{who} {you, select, yes {station} other {stations}} the Vizier at {god}.}}',
  'tekhenu.by.vizier': 'a die from where the Vizier stands',
  'tekhenu.source.tribute': 'Tribute to the Vizier',

  'tekhenu.ask.vizier-discard':
    '{who}, lay one of the other destiny cards aside. The second player cannot take it this time.',
  'tekhenu.ask.vizier-station':
    '{who}, station the Vizier{moved, select, yes { somewhere else than at {from}} other {}}. Each die that the second player takes there brings you 2 points.',
  'tekhenu.task.vizier-discard': 'Lay a destiny card aside.',
  'tekhenu.task.vizier-station': 'Station the Vizier.',
  'tekhenu.wait.vizier-discard': '{who} lays a destiny card aside.',
  'tekhenu.wait.vizier-station': '{who} stations the Vizier.',
  'tekhenu.refusal.destiny-discarded': '{card} is set aside this time. Choose another destiny card.',
  'tekhenu.refusal.vizier-stays': 'The Vizier is already at {god} and must move on. Choose another god.',
  'tekhenu.rule.vizier': "the Vizier's Challenge",

  'tekhenu.move.discard': 'Lay {card} aside for this time ({text})',
  'tekhenu.move.station': 'The Vizier watches the dice at {god}.',
  'tekhenu.help.discard': "lay a destiny card aside (Vizier's Challenge)",
  'tekhenu.help.station': 'station the Vizier at a god',
  'tekhenu.table.vizier':
    '{some, select, yes {The Vizier stands at {god}: each die that {second} takes there brings {first} 2 points.} other {The Vizier is not stationed yet.}}',
  'tekhenu.table.vizier-aside': 'Destiny {card} lies aside this time.',

  'tekhenu.vizier.seats':
    'is a challenge between exactly two players, not {seats}. Leave it out with more of them.',
  'tekhenu.vizier.solo': 'needs two people: Botankhamun does not take part in it. Leave one of the two out.',
  'tekhenu.vizier.position':
    'is not where the Vizier could stand now: it is stationed whenever both players have taken their destiny cards.',
  'tekhenu.vizier.discarded':
    'is not what could lie aside now: a card does so only from the discard until the Vizier is stationed.',
} as const satisfies Record<string, string>
