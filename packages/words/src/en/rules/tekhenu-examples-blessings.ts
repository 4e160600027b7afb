/** Examples on pages of cards: two that work, one that does not. tools/examples asks the rules about each. */
export const tekhenuExamplesBlessings = {
  'tekhenu.example.B01.1':
    'You produce with a white 5 at production 2: you keep 2 limestone, 3 are excess. The card adds 4: you have 6, and no more excess than before.',
  'tekhenu.example.B01.2': 'Any production will do: a brown 1 brings 1 bread, and the card adds 4 limestone.',
  'tekhenu.example.B01.no':
    'You take a white 1 at Horus to build a statue. Nothing is produced, so you keep the card.',
  'tekhenu.example.B02.1':
    'You produce with a white 5 at production 2: you keep 2 limestone, 3 are excess. The card adds 4 granite, and nothing to the scales.',
  'tekhenu.example.B02.2': 'Any production will do: a brown 1 brings 1 bread, and the card adds 4 granite.',
  'tekhenu.example.B02.no':
    'You take a white 1 at Horus to build a statue. Nothing is produced, so you keep the card.',
  'tekhenu.example.B03.1':
    'You produce with a white 5 at production 2: you keep 2 limestone, 3 are excess. The card adds 4 bread, and nothing to the scales.',
  'tekhenu.example.B03.2': 'Any production will do: a brown 1 brings 1 bread, and with the card 5.',
  'tekhenu.example.B03.no':
    'You take a white 1 at Horus to build a statue. Nothing is produced, so you keep the card.',
  'tekhenu.example.B04.1':
    'You produce with a white 5 at production 2: you keep 2 limestone, 3 are excess. The card adds 4 papyrus, and nothing to the scales.',
  'tekhenu.example.B04.2': 'Any production will do: a brown 1 brings 1 bread, and the card adds 4 papyrus.',
  'tekhenu.example.B04.no':
    'You take a white 1 at Horus to build a statue. Nothing is produced, so you keep the card.',
  'tekhenu.example.B05.1':
    'You produce with a white 5 at production 2: you keep 2 limestone, 3 are excess. The card adds 3 gold, and nothing to the scales.',
  'tekhenu.example.B05.2': 'Any production will do: a brown 1 brings 1 bread, and the card adds 3 gold.',
  'tekhenu.example.B05.no':
    'You take a white 1 at Horus to build a statue. Nothing is produced, so you keep the card.',
  'tekhenu.example.B06.1':
    'You produce with a white 5 at production 2: you keep 2 limestone, 3 are excess. The card adds 2 scribes, and nothing to the scales.',
  'tekhenu.example.B06.2': 'Any production will do: a brown 1 brings 1 bread, and the card adds 2 scribes.',
  'tekhenu.example.B06.no':
    'You take a white 1 at Horus to build a statue. Nothing is produced, so you keep the card.',
  'tekhenu.example.B07.1': 'Population 5 becomes 8, and makes room for more happiness.',
  'tekhenu.example.B07.2':
    'With happiness 0 Thoth is closed. You play the card for happiness first, then take a black 1 at Thoth and choose a card.',
  'tekhenu.example.B07.no':
    'With population 4 and happiness 2 you gain 2 happiness, not 3: it never passes population.',
  'tekhenu.example.B09.1':
    'You take the white 5 at Ra and turn it to 1: it picks the right tile, and weighs only 1.',
  'tekhenu.example.B09.2':
    'A gray 5 at Ra is of no use with 1 limestone. Turned to 1 it raises a pillar on the cheap tile.',
  'tekhenu.example.B09.no': 'You have produced with the die already: it is too late to turn it.',
  'tekhenu.example.B11.1':
    'A black 3 at Horus is forbidden in the sun. Treated as white it is pure, and produces limestone: you keep 2.',
  'tekhenu.example.B11.2':
    'A white 3 at Hathor treated as black, its value moved to 4: 4 granite at production 6. The scales count 3.',
  'tekhenu.example.B11.no': 'The die must get another colour: black as black is refused.',
  'tekhenu.example.B13.1': 'Horus without a granite: the card pays, and the statue stands.',
  'tekhenu.example.B13.2': 'Ra with a tile of 2 limestone and 1 granite: the card pays all of it.',
  'tekhenu.example.B13.no': 'Hathor asks for bread, not for stone. Without bread the card does not help.',
  'tekhenu.example.B15.1': 'A building of 2 bread beside the temple without a loaf: the card pays.',
  'tekhenu.example.B15.2': 'A festival of Bastet without papyrus: happiness rises by 3.',
  'tekhenu.example.B15.no': 'Thoth asks for papyrus too, but the card names Bastet and Hathor only.',
  'tekhenu.example.B17.1':
    'You take the white 3 at Ra and pay 1 scribe for Hathor beside it. You raise a pillar, build at the temple, and your population rises by 3.',
  'tekhenu.example.B17.2':
    'The same die: first Horus as the extra action, then the normal one: 3 limestone, of which you keep 2.',
  'tekhenu.example.B17.no': 'Without a scribe the card cannot be played.',
  'tekhenu.example.B19.1':
    'You take the white 3 at Ra. Opposite is Thoth: happiness 2 becomes 1, and 2 papyrus bring two cards. Then you raise your pillar.',
  'tekhenu.example.B19.2':
    'A black 3 at Bastet with happiness 1: Horus opposite asks for no happiness, so 1 is enough.',
  'tekhenu.example.B19.no':
    'At Ra with happiness 1 the card would leave you at 0, and Thoth needs happiness: it is not offered.',
  'tekhenu.example.B21.1': 'A white 5 at production 2, twice: you keep 4 limestone, 6 are excess.',
  'tekhenu.example.B21.2': 'A brown 2 at production 2, twice: 4 bread, and no excess.',
  'tekhenu.example.B21.no': 'It doubles the production, not the die: the white 5 lies on the scales once.',
  'tekhenu.example.B23.1':
    'With 1 scribe you cannot call Anubis. The card does: you take the forbidden black 2 at Horus and perform Thoth with it.',
  'tekhenu.example.B23.2': 'T23 rewards it like an Anubis paid in scribes: 3 points.',
  'tekhenu.example.B23.no': 'Once the die is taken it is too late.',
} as const satisfies Record<string, string>
