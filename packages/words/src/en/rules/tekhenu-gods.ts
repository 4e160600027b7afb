/** The rules of Tekhenu: what each god does, and producing. */
export const tekhenuGodRules = {
  'tekhenu.book.gods.title': 'The gods',
  'tekhenu.book.gods.lead':
    'A die from a section may perform the action of its god. For some gods the value says what you may do, for others how much you get.',
  'tekhenu.book.gods.point-1':
    '[Horus](horus) :horus:: a statue, for granite. The value names the god it honours.',
  'tekhenu.book.gods.point-2':
    '[Ra](ra) :ra:: a pillar in the temple, for limestone and granite. The value picks the tile.',
  'tekhenu.book.gods.point-3':
    '[Hathor](hathor) :hathor:: a building beside the temple, for bread. Your population grows by the value.',
  'tekhenu.book.gods.point-4':
    '[Bastet](bastet) :bastet:: happiness by the value, for two papyrus. Low values bring scribes.',
  'tekhenu.book.gods.point-5': '[Thoth](thoth) :thoth:: one to three cards, by the value.',
  'tekhenu.book.gods.point-6':
    '[Osiris](osiris) :osiris:: a workshop or quarry in the row of the value, for one happiness.',
  'tekhenu.book.gods.note-1':
    'Whenever a god action is performed, statues to that god then pay the other players (with two players also the one who acts), and technologies that name it take effect.',

  'tekhenu.book.horus.title': 'Horus builds a statue',
  'tekhenu.book.horus.lead':
    'Pay the granite :granite: below your next statue and set it: to a god, or for the people.',
  'tekhenu.book.horus.step-1':
    '**To a god**: the value of your die names the god and the bonus. Set the statue beside that god, if a place is free there: one with two players, two with three, three with four.',
  'tekhenu.book.horus.step-2':
    '**Its bonus** comes each time another player performs that god’s action. With two players it also comes when you do so yourself; with three it also comes once as you build it.',
  'tekhenu.book.horus.step-3':
    '**For the people**: any value will do. Two places stand at the temple, beside the middle row and the middle column, and two above the districts of Osiris. You take the gold :gold: that lies there.',
  'tekhenu.book.horus.step-4': 'At the temple each of your pillars in that line **scores 3 at once**.',
  'tekhenu.book.horus.step-5':
    'Above the districts the statue counts as your topmost piece in two of them: papyrus and bread, or limestone and granite.',
  'tekhenu.book.horus.note-1':
    'Statues score together at each [scoring](scoring): 1, 3, 6, 10, 15 or 21 for one to six of them. A second statue to the same god brings no second bonus.',

  'tekhenu.book.ra.title': 'Ra raises a pillar',
  'tekhenu.book.ra.lead':
    'Take a tile from Ra, pay for it, lay it on an empty space of the temple, and stand your pillar on it.',
  'tekhenu.book.ra.step-1':
    '**Which tile**: value 5 or 6 takes the left one, 3 or 4 the middle one, 1 or 2 the right one. Turn it as you like.',
  'tekhenu.book.ra.step-2': '**Pay** what the tile costs in limestone :limestone: and granite :granite:.',
  'tekhenu.book.ra.step-3':
    '**1 point for each building** in the row and the column of the space, whoever owns it. Statues do not count.',
  'tekhenu.book.ra.step-4':
    '**1 point for each edge** that meets its own colour: on another tile, or on the rim of the temple. In a corner each such edge scores 2.',
  'tekhenu.book.ra.step-5': '**Take the reward** printed on the space you cover.',
  'tekhenu.book.ra.step-6': '**1, 2 or 3 points** for the place the tile had at Ra: right, middle, left.',
  'tekhenu.book.ra.step-7':
    '**The ability of the tile** works if its sign matches the light on Ra now: sunny :sunny:, shaded :shaded: or dark :dark:. Tiles without a sign have none.',
  'tekhenu.book.ra.step-8':
    '**Your pillar** stands. The other tiles slide to the right, and a new one comes from the stack.',
  'tekhenu.book.ra.note-1':
    'Later [Hathor](hathor) pays 3 for each of your pillars in her line, and at a [scoring](scoring) a pillar scores 1 for each of your own buildings and statues in line.',

  'tekhenu.book.tiles.title': 'Pillar tiles',
  'tekhenu.book.tiles.lead':
    '27 tiles, each with a price, four edges and mostly an ability that needs its light. Edges are sand, clay or lapis.',
  'tekhenu.book.tiles.point-1':
    'An ability is done before the new pillar stands. The actions of P12 and P15 may be declined, and cost what they cost. P10 and P11 perform Thoth wherever it is possible.',
  'tekhenu.book.tiles.point-2':
    'With T09 your tiles work in any light. P22 to P27 have no ability in any light.',

  'tekhenu.book.hathor.title': 'Hathor builds at the temple',
  'tekhenu.book.hathor.lead':
    'Pay the bread :bread: of a place beside the temple and construct a building there. The value does not say where.',
  'tekhenu.book.hathor.step-1': '**Choose a free place** at the end of a row or column and pay its bread.',
  'tekhenu.book.hathor.step-2': '**3 points for each of your pillars** in that row or column.',
  'tekhenu.book.hathor.step-3':
    '**One token from each empty space** of the line: one of the resource or faith that is printed there, however many it shows. A space of points or scribes gives nothing.',
  'tekhenu.book.hathor.step-4': '**Your population** :population: rises by the value of the die.',
  'tekhenu.book.hathor.note-1':
    'The left and the lower side are open to any number of players, the right side from three, the upper side with four.',
  'tekhenu.book.hathor.note-2':
    'When any population first reaches 9, section 3 of the [market](thoth) is filled; at 13 section 4.',

  'tekhenu.book.bastet.title': 'Bastet: the people',
  'tekhenu.book.bastet.lead':
    'For two papyrus :papyrus: hold a festival: your happiness :happiness: rises by the value of the die.',
  'tekhenu.book.bastet.step-1': '**Pay 2 papyrus**, whatever the value.',
  'tekhenu.book.bastet.step-2':
    '**Happiness rises** by the value, but never past your population. What is over is lost.',
  'tekhenu.book.bastet.step-3':
    '**Scribes** :scribe:: two for a value of 1 or 2, one for 3 or 4, none for 5 or 6.',
  'tekhenu.book.bastet.note-1':
    'Happiness opens sections of the market and scores 3 at each scoring for every symbol :vp: it has reached: at 9, 13, 16, 19 and 21.',
  'tekhenu.book.bastet.note-2':
    'The first time it gets there, happiness 16 brings a gold, 19 a scribe, and 21 any one action at any value, without a die.',
  'tekhenu.book.bastet.note-3':
    'Population stops at 21. Every workshop and quarry of [Osiris](osiris) costs one happiness.',

  'tekhenu.book.thoth.title': 'Thoth and the card market',
  'tekhenu.book.thoth.lead':
    'Take cards from one section of the market. The value says how many, your happiness says where.',
  'tekhenu.book.thoth.step-1':
    '**How many**: one card for nothing with value 1 or 2; two cards for 2 papyrus with 3 or 4; three cards for 3 papyrus with 5 or 6. You must be able to take and pay all of them.',
  'tekhenu.book.thoth.step-2':
    '**Where**: happiness 1 reaches section 1, 5 section 2, 9 section 3, 13 section 4, and every lower one. With happiness 0 there are no cards at all. All cards of one action come from the same section.',
  'tekhenu.book.thoth.step-3':
    '**Before the first card** you may pay 1 papyrus to discard a whole section and fill it anew, once for each section.',
  'tekhenu.book.thoth.step-4':
    '**Blessings and technologies** lie open before you, **decrees** are kept in your hand. You may hold any number.',
  'tekhenu.book.thoth.note-1':
    'Places are filled at the end of the turn with cards of the same family. A used-up deck is made anew from its discards.',

  'tekhenu.book.blessings.title': 'Blessings',
  'tekhenu.book.blessings.lead':
    'A blessing :blessing: is played once, at the moment it names, and then discarded. Several may be played together.',
  'tekhenu.book.blessings.point-1':
    'Those about producing are played while you produce, those about the die when you have taken it (B11 and B12, which change its colour, before that), those that spare a cost when it is paid.',
  'tekhenu.book.blessings.point-2':
    'A blessing may be played in the turn you took it, if its moment has not passed.',
  'tekhenu.book.technologies.title': 'Technologies',
  'tekhenu.book.technologies.lead':
    'A technology :technology: works from the moment you hold it until the end of the game.',
  'tekhenu.book.technologies.point-1':
    'A technology that names a god works each time you perform that god’s action, also through a tile or a card. Resources it brings come in time to pay with them. Several technologies and blessings add up.',

  'tekhenu.book.osiris.title': 'Osiris: workshops and quarries',
  'tekhenu.book.osiris.lead':
    'For one happiness :happiness: construct a building in the row of your value, in any of four districts.',
  'tekhenu.book.osiris.step-1':
    '**The row is the value**, the district is your choice: papyrus and bread are workshops, limestone and granite quarries.',
  'tekhenu.book.osiris.step-2': '**Happiness falls by 1**. At happiness 0 Osiris is closed.',
  'tekhenu.book.osiris.step-3':
    '**Rows 1 and 2**: production of the district +1, and one of its resource. The first building in row 2 takes the gold there.',
  'tekhenu.book.osiris.step-4':
    '**Rows 3 and 4**: both printed productions +1, and one of the district’s own resource; row 4 adds a gold.',
  'tekhenu.book.osiris.step-5':
    '**Rows 5 and 6**: production +2, and two of the resource; row 6 raises any one production by 1 more, the same or another.',
  'tekhenu.book.osiris.note-1':
    'At each [scoring](scoring) whoever has most pieces in a district scores 3. On a tie the topmost piece wins: low rows help there, high rows produce more.',

  'tekhenu.book.produce.title': 'Producing',
  'tekhenu.book.produce.lead':
    'Instead of the god, the die brings as many resources as its value: yellow papyrus, brown bread, white limestone, black granite.',
  'tekhenu.book.produce.step-1': '**Take as many** as the value says. Gray dice produce nothing.',
  'tekhenu.book.produce.step-2':
    '**Keep as many** as your production of that resource stands at. Productions begin at 2 and end at 6.',
  'tekhenu.book.produce.step-3':
    '**The excess taints**: each resource beyond that goes on the tainted side of your scales and counts −1 at the next [Maat](maat).',
  'tekhenu.book.produce.note-1':
    'Any section will do. Each production at 6 scores 2 at every [scoring](scoring).',
} as const satisfies Record<string, string>
