/** Examples on pages of conquest tiles: two that work, one that does not. tools/examples asks the rules about each. */
export const tekhenuExamplesConquest = {
  'tekhenu.example.conquest-A01.1':
    'A pillar on it: 2 papyrus and 1 bread, in place of what is printed below.',
  'tekhenu.example.conquest-A01.2': 'A building by Hathor in its row: 1 papyrus and 1 bread. The tile stays.',
  'tekhenu.example.conquest-A01.no': 'A pillar stands on it: Hathor brings nothing from the tile.',
  'tekhenu.example.conquest-A02.1': 'A pillar on it: 2 limestone and 1 granite.',
  'tekhenu.example.conquest-A02.2': 'A building by Hathor in its row: 1 limestone and 1 granite.',
  'tekhenu.example.conquest-A02.no': 'A pillar stands on it: Hathor brings nothing from the tile.',
  'tekhenu.example.conquest-A03.1': 'A pillar on it: 2 bread and 1 granite.',
  'tekhenu.example.conquest-A03.2': 'A building by Hathor in its row: 1 bread and 1 granite.',
  'tekhenu.example.conquest-A03.no': 'A pillar stands on it: Hathor brings nothing from the tile.',
  'tekhenu.example.conquest-A04.1': 'A pillar on it: 1 papyrus and 2 limestone.',
  'tekhenu.example.conquest-A04.2': 'A building by Hathor in its row: 1 papyrus and 1 limestone.',
  'tekhenu.example.conquest-A04.no': 'A pillar stands on it: Hathor brings nothing from the tile.',
  'tekhenu.example.conquest-A05.1': 'A pillar on it: you choose bread and gain 3.',
  'tekhenu.example.conquest-A05.2': 'A building by Hathor in its row: you choose granite and gain 1.',
  'tekhenu.example.conquest-A05.no': 'Gold cannot be chosen.',
  'tekhenu.example.conquest-A06.1': 'A pillar on it: you look at two technologies and keep one.',
  'tekhenu.example.conquest-A06.2':
    'A building by Hathor in its row: the technology on top of the deck is yours.',
  'tekhenu.example.conquest-A06.no': 'A pillar stands on it: Hathor brings no card.',
  'tekhenu.example.conquest-A07.1': 'A pillar on it: you look at three blessings and keep one.',
  'tekhenu.example.conquest-A07.2':
    'A building by Hathor in its row: the blessing on top of the deck is yours.',
  'tekhenu.example.conquest-A07.no': 'A pillar stands on it: Hathor brings no card.',
  'tekhenu.example.conquest-A08.1': 'A pillar on it: Thoth with value 1, so one card for free.',
  'tekhenu.example.conquest-A08.2': 'It is a real Thoth action: T03 brings its 2 points.',
  'tekhenu.example.conquest-A08.no':
    'A building by Hathor in its row: nothing, the tile has no reward for Hathor.',
  'tekhenu.example.conquest-A09.1':
    'A pillar on it: Osiris with value 5. A building in the papyrus district costs 1 happiness, brings 2 papyrus and raises the production by 2.',
  'tekhenu.example.conquest-A09.2': 'It is a real Osiris action: T01 brings its 2 points.',
  'tekhenu.example.conquest-A09.no':
    'A building by Hathor in its row: nothing, the tile has no reward for Hathor.',
} as const
