/** Chapters and lists of the rules book of Tekhenu. */
export const tekhenuBookNames = {
  'tekhenu.chapter.start': 'The game',
  'tekhenu.chapter.turn': 'Your turn',
  'tekhenu.chapter.gods': 'Gods and producing',
  'tekhenu.chapter.end': 'Maat, scoring, end',
  'tekhenu.chapter.cards': 'Cards and tiles',
  'tekhenu.chapter.solo': 'Botankhamun',
  'tekhenu.chapter.seth': 'Time of Seth',
  'tekhenu.chapter.vizier': 'Vizier’s Challenge',
  'tekhenu.chapter.table': 'This table',

  'tekhenu.cards.blessing': 'Blessings',
  'tekhenu.cards.technology': 'Technologies',
  'tekhenu.cards.decree': 'Decrees',
  'tekhenu.cards.starting': 'Starting cards',
  'tekhenu.cards.destiny': 'Destiny cards',
  'tekhenu.cards.pillar': 'Pillar tiles',
  'tekhenu.cards.cult': 'Cult powers',
  'tekhenu.cards.artifact': 'Artifacts',
  'tekhenu.cards.conquest': 'Conquest tiles',
} as const satisfies Record<string, string>
