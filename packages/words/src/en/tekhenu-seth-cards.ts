/** What the cards and tiles of Time of Seth do. Of two alike the text stands under the lower number. */
export const tekhenuSethCards = {
  'tekhenu.card.title-conquest': '{tile} (conquest tile): {text}',
  'tekhenu.card.kind.cult': 'cult power',
  'tekhenu.card.title-artifact': '{card} (artifact, used once, for {priests} priests with {destiny}): {text}',
  'tekhenu.card.artifact': 'For {priests} priests, together with {destiny} and without its reward. {text}',

  'tekhenu.card.BX01': 'Any time in your turn: gain 5 warriors and priests in all, split as you like.',
  'tekhenu.card.BX03':
    'Any time in your turn: move one of your buildings from a row of Osiris to the region of the same number, for the region’s price in warriors and with its reward; or from a region to the row of its number, for 1 happiness and with the reward of the row.',

  'tekhenu.card.TX01': 'Seth: score 2 and gain 2 priests.',
  'tekhenu.card.TX02':
    'Faith pays as warriors. At each Maat but the last: faith that is left over becomes as many priests.',
  'tekhenu.card.TX03': 'At each Maat: tainted scales cost you no points. The turn order still follows them.',
  'tekhenu.card.TX04': 'At each Maat: score 1 for each of your blood tokens.',
  'tekhenu.card.TX05':
    'Thoth: mix cards from all sections open to you, and take at most one from the section above them.',

  'tekhenu.card.DX01': '2 for each pair of a warrior and a priest you have left.',
  'tekhenu.card.DX02': '3 for each of your buildings in the regions of Seth.',
  'tekhenu.card.DX03': '2 for each of your statues and 2 for each of your buildings in the regions of Seth.',
  'tekhenu.card.DX04': '4 for each of your productions of 5 or 6.',

  'tekhenu.card.SX01': 'Initiative 1. A building in row 5 of any district, no happiness lost; 2 warriors.',
  'tekhenu.card.SX02':
    'Initiative 2. A building in row 3 of limestone or granite, for 1 happiness; 4 warriors and priests in all.',
  'tekhenu.card.SX03':
    'Initiative 3. A building in row 3 of papyrus or bread, for 1 happiness; 4 warriors and priests in all.',
  'tekhenu.card.SX04': 'Initiative 4. Any 5 resources but gold; 1 warrior or 1 priest.',
  'tekhenu.card.SX05': 'Initiative 5. 2 scribes, 4 warriors and 4 priests.',
  'tekhenu.card.SX06':
    'Initiative 6. Look at 2 technologies, keep one and shuffle the other into the deck; 3 priests.',
  'tekhenu.card.SX07':
    'Initiative 7. Look at 2 blessings, keep one and shuffle the other into the deck; 3 warriors.',
  'tekhenu.card.SX08':
    'Initiative 8. 1 each of papyrus, bread, limestone and granite; 2 warriors and 2 priests.',
  'tekhenu.card.SX09': 'Initiative 9. 3 limestone and granite, in any mix; 3 warriors and priests in all.',
  'tekhenu.card.SX10': 'Initiative 10. 3 papyrus and bread, in any mix; 3 warriors and priests in all.',
  'tekhenu.card.SX11': 'Initiative 11. Population +3, then happiness +2; 4 warriors.',
  'tekhenu.card.SX12': 'Initiative 12. 2 gold and 4 priests.',

  'tekhenu.card.Cult01':
    'When you build a statue for the people: you gain 1 scribe, everybody else gains 1 priest.',
  'tekhenu.card.Cult02':
    'When you build a statue to a god: your happiness rises by 2, the population of everybody else by 1.',
  'tekhenu.card.Cult03':
    'When your happiness first reaches a scoring symbol of its track: you gain 1 gold, everybody else gains 1 warrior.',
  'tekhenu.card.Cult04':
    'When you construct a building in a region of Seth: your population rises by 2, everybody else gains 1 bread.',
  'tekhenu.card.Cult05':
    'When you raise your first pillar in a row or in a column: you gain 3 priests, everybody else may swap 1 resource for 1 gold.',
  'tekhenu.card.Cult06':
    'When you construct a workshop or a quarry: you gain 3 warriors, everybody else gains 2 faith.',
  'tekhenu.card.Cult07':
    'When you raise a pillar at the edge of the temple: you gain 1 resource of your choice but gold, everybody else may swap 1 resource for 1 scribe.',

  'tekhenu.card.Art01': 'Draw 2 decrees, keep one and shuffle the other into the deck.',
  'tekhenu.card.Art02': 'Perform one action with value 3 or 4, without a die, at its cost.',
  'tekhenu.card.Art03': 'Pay 1 scribe: the temple scores for you at once.',
  'tekhenu.card.Art04': 'Each of your four productions rises by 1.',
  'tekhenu.card.Art05': 'Draw 2 technologies, keep one and put the other under the deck.',
  'tekhenu.card.Art06': 'Pay 1 scribe: happiness +5.',
  'tekhenu.card.Art07': 'Perform Seth with any value, without a die, at its cost.',
  'tekhenu.card.Art08': 'Gain 2 gold.',

  'tekhenu.conquest.resources':
    'a pillar on it brings {tokens}; Hathor beside it brings 1 {kinds, plural, one {of its kind} other {of each kind}}.',
  'tekhenu.conquest.A05':
    'a pillar on it brings 3 equal resources of your choice but gold; Hathor beside it brings 1 of your choice but gold.',
  'tekhenu.conquest.A06':
    'with a pillar on it you draw 2 technologies, keep one and shuffle the other into the deck; Hathor beside it brings the top technology of the deck.',
  'tekhenu.conquest.A07':
    'with a pillar on it you draw 3 blessings, keep one and shuffle the others into the deck; Hathor beside it brings the top blessing of the deck.',
  'tekhenu.conquest.A08': 'a pillar on it brings Thoth with value 1; Hathor beside it brings nothing.',
  'tekhenu.conquest.A09':
    'a pillar on it brings Osiris with value 5, for 1 happiness; Hathor beside it brings nothing.',
} as const satisfies Record<string, string>
