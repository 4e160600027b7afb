/** What Kepi says in the first game of Tekhenu: at most 35 words a step. */
export const tekhenuLesson = {
  'lesson.tekhenu.wheel': 'The wheel',
  'lesson.tekhenu.welcome':
    'Welcome! I am Kepi. You and Ipy build around the great obelisk. After sixteen rounds most points win: the lit numbers beside the pyramids. We play eight rounds together.',
  'lesson.tekhenu.gods':
    'Six gods sit around the wheel. Each turn you take one die lying at a god, and usually do what that god does. Choose a god.',
  'lesson.tekhenu.gods.beside': 'That is not a god. The gods sit on the rim of the wheel.',
  'lesson.tekhenu.god.horus': 'Horus builds a statue, for granite: to a god, or for the people.',
  'lesson.tekhenu.god.ra': 'Ra raises a pillar on a tile in the temple.',
  'lesson.tekhenu.god.hathor': 'Hathor builds beside the temple, for bread.',
  'lesson.tekhenu.god.bastet': 'Bastet holds a festival, for papyrus: your people become happier.',
  'lesson.tekhenu.god.thoth': 'Thoth brings cards from the market.',
  'lesson.tekhenu.god.osiris': 'Osiris builds workshops and quarries: you produce more.',
  'lesson.tekhenu.shadow':
    'The obelisk throws a shadow: two sections lie in the sun, two in half shade, two in the dark. The shadow will move.',
  'lesson.tekhenu.colours':
    'White is pure in the sun, black in the dark, yellow and brown in half shade: they lie outermost. Crossed-out dice are forbidden, all others tainted. Gray is always tainted. Choose a pure die.',
  'lesson.tekhenu.colours.beside':
    'That one is not pure there. Pure dice lie on the outer ring of their section.',
  'lesson.tekhenu.scales': 'Dice and scales',
  'lesson.tekhenu.take':
    'Take this white 3. It lies in the sun, so it is pure: it goes on the left pan of your scales and counts +3.',
  'lesson.tekhenu.produce':
    'A die performs the action of its god, or it produces. White makes limestone: three pieces. Your limestone track stands at 2, so you may keep two of them. Produce.',
  'lesson.tekhenu.greed':
    'The third piece is greed: it taints your scales, −1. Your balance is +2 now. Stay near zero; soon you will see why.',
  'lesson.tekhenu.horus':
    'Ipy performs Horus with a 3: a statue to Hathor, for one granite. From now on every Hathor, yours too, brings Ipy a scribe. Scribes change dice, as you will see.',
  'lesson.tekhenu.pillars': 'Pillars',
  'lesson.tekhenu.tainted':
    'Now tainted, on purpose: yellow in the sun goes on the right pan, −2. You have +2 to spare. Take the yellow 2 at Ra.',
  'lesson.tekhenu.ra':
    'Ra raises a pillar. The value picks the tile: a 1 or 2 the right one, for one limestone and one granite. You have no granite? Gold stands in for any resource.',
  'lesson.tekhenu.place':
    'In the corner, striped clay meets clay above, dotted sand meets sand at the left. Corners count each match twice: 4 points. The tile’s place at Ra adds 1. Put your pillar there.',
  'lesson.tekhenu.gift':
    'The space you covered gives limestone. Your tile shows a sun, and Ra lies in the sun: so its gift works, two pieces instead of one.',
  'lesson.tekhenu.thoth':
    'Ipy performs Thoth with a 2: one card for free. Technologies last, blessings work once, decrees score at the end. Higher dice bring more cards, for papyrus.',
  'lesson.tekhenu.people': 'People',
  'lesson.tekhenu.turn':
    'Two rounds are over: the shadow turned one section, and new dice came into the half shade. Look at Hathor: sun now, so her white 2 is pure.',
  'lesson.tekhenu.hathor':
    'Hathor builds beside the temple. Take the white 2, then put a building at the left end of your pillar’s row, for two bread.',
  'lesson.tekhenu.hathor.1': 'Now build: at the left end of your pillar’s row, for two bread.',
  'lesson.tekhenu.row':
    'Each of your pillars in this row brings 3 points. Its empty spaces gave papyrus, bread and granite. The 2 of your die brought two people. And Ipy’s statue earned a scribe.',
  'lesson.tekhenu.bastet':
    'Ipy performs Bastet: a festival, for two papyrus. The 3 lifts happiness from 4 to 7; it can never pass population. A 3 also brings a scribe.',
  'lesson.tekhenu.osiris':
    'Osiris builds workshops, for one happiness. The value is the row. Take the brown 3 and build under papyrus: production of papyrus and bread rises, one papyrus is yours.',
  'lesson.tekhenu.osiris.1':
    'Now build in row 3 under papyrus: production of papyrus and bread rises, one papyrus is yours.',
  'lesson.tekhenu.maat': 'Maat',
  'lesson.tekhenu.weigh':
    'Four dice each: Maat weighs. Pure 5, tainted 6: you stand at −1. Nearest to 0, above or below, plays first; only −3 or worse costs points. Lay your faith on the pure side.',
  'lesson.tekhenu.destiny':
    'Ipy stands at 0 as well. Your ankh, 3 against 0, breaks the tie: you stay first. Everybody takes a new destiny, a gift with an ankh. Take the one with a scribe.',
  'lesson.tekhenu.tricks': 'Your own tricks',
  'lesson.tekhenu.scribe':
    'A scribe changes a die by one or two. Take the white 4 at Bastet, choose the 6 for one scribe, and hold the festival. The scales still count 4.',
  'lesson.tekhenu.scribe.1': 'Now choose the 6: it costs one scribe. The scales still count 4.',
  'lesson.tekhenu.scribe.2':
    'The die counts as 6. Hold the festival, for two papyrus: happiness rises from 1 to 7.',
  'lesson.tekhenu.happiness':
    'Happiness 7: as high as your population. From 5 on market 2 is open; from 9 on happiness scores. With two scribes you could call Anubis before you take a die: any die, any action.',
  'lesson.tekhenu.statue':
    'Now you. Take the gray 2 at Horus and build a statue for the people above papyrus and bread. It counts in both districts, and most pieces there score. A gold lies there, too.',
  'lesson.tekhenu.statue.1':
    'Now the statue for the people, above papyrus and bread. It counts in both districts, and most pieces there score. A gold lies there, too.',
  'lesson.tekhenu.cards':
    'Take the yellow 5 at Thoth: it brings three cards for three papyrus, and gold helps. I chose three that fit what you have built. I will say why.',
  'lesson.tekhenu.cards.1':
    'First Dawn Hymn, a technology: 2 points whenever you perform Ra. Your decree counts pillars, so you will raise more of them.',
  'lesson.tekhenu.cards.2':
    'Then Shrine Oven, a technology: one bread whenever you perform Hathor, in time to pay with it. Her buildings cost bread, and you have one.',
  'lesson.tekhenu.cards.3':
    'Last Flood Feast, a blessing: it works once. Your happiness is as high as your population and cannot pass it, so you need more people.',
  'lesson.tekhenu.cards.4':
    'Play the blessing at once: three more people, and the next festival can bring more. Technologies work by themselves from now on.',
  'lesson.tekhenu.bread':
    'Scoring comes after this round, and your two buildings will ask for one bread. Take the brown 4 and produce: one loaf too many brings your balance to 0.',
  'lesson.tekhenu.bread.1':
    'Now produce: three loaves are yours. The fourth is one too many and brings your balance to 0.',
  'lesson.tekhenu.scoring': 'Scoring',
  'lesson.tekhenu.points':
    'Ipy stood at −4 and lost a point. Now points: most pieces in two districts 6, temple 2, one statue 1. Each bread you cannot pay would cost 3. Pay it.',
  'lesson.tekhenu.decree':
    'The last scoring comes after round 16. Then decrees count: up to three, each with another symbol. Yours gives 2 for every statue and pillar: 4 so far.',
  'lesson.tekhenu.setup':
    'In a new game you choose first: keep one of two decrees, draft two starting cards, take a destiny. They bring the goods you begin with, and the highest sum of their numbers plays first.',
  'lesson.tekhenu.end':
    'You know how it runs. Eight rounds are left, you lead 27 to 21. Play on, with a novice bot in Ipy’s seat and my hints, or begin a new game.',
} as const
