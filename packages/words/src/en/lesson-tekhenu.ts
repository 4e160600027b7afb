/** What Kepi says in the first game of Tekhenu: at most 35 words a step. */
export const tekhenuLesson = {
  'lesson.tekhenu.wheel': 'The wheel',
  'lesson.tekhenu.welcome':
    'Welcome! I am Kepi. You and Ipy build around the great obelisk. After sixteen rounds, most points win; the little pyramid means points. We play eight rounds together.',
  'lesson.tekhenu.gods':
    'Six gods sit around the wheel. Each turn you take one die lying at a god, and usually do what that god does. Touch a god.',
  'lesson.tekhenu.gods.beside': 'That is not a god. The gods sit on the rim of the wheel.',
  'lesson.tekhenu.shadow':
    'The obelisk throws a shadow: two sections lie in the sun, two in half shade, two in the dark. The shadow will move.',
  'lesson.tekhenu.colours':
    'White is pure in the sun, black in the dark, yellow and brown in half shade. Gray is always tainted. Crossed-out dice are forbidden. Touch a pure die.',
  'lesson.tekhenu.colours.beside':
    'That one is not pure there. Pure dice lie on the outer ring of their section.',
  'lesson.tekhenu.scales': 'Dice and scales',
  'lesson.tekhenu.take':
    'Take this white 3. It lies in the sun, so it is pure: it goes on the left pan of your scales and counts +3.',
  'lesson.tekhenu.produce':
    'A die calls its god, or it produces. White makes limestone: three pieces. Your track stands at 2, so you may keep two. Produce.',
  'lesson.tekhenu.greed':
    'The third piece is greed: it taints your scales, −1. Your balance is +2 now. Stay near zero; soon you will see why.',
  'lesson.tekhenu.horus':
    'Ipy calls Horus with a 3: a statue to Hathor, for one granite. From now on every Hathor, yours too, brings Ipy a scribe.',
  'lesson.tekhenu.pillars': 'Pillars',
  'lesson.tekhenu.tainted':
    'Now tainted, on purpose: yellow in the sun goes on the right pan, −2. You have +2 to spare. Take the yellow 2 at Ra.',
  'lesson.tekhenu.ra':
    'Ra raises a pillar. A 1 or 2 takes this tile, for one limestone and one granite. You have no granite? Gold stands in for any resource.',
  'lesson.tekhenu.place':
    'In the corner, clay meets clay above, sand meets sand at the left. Corners count each match twice: 4 points. The tile’s place at Ra adds 1. Put your pillar there.',
  'lesson.tekhenu.gift':
    'The space you covered gives limestone. Your tile shows a sun, and Ra lies in the sun: so its gift works, two pieces instead of one.',
  'lesson.tekhenu.thoth':
    'Ipy calls Thoth with a 2: one card for free. Technologies last, blessings work once, decrees score at the end. Higher dice bring more cards, for papyrus.',
  'lesson.tekhenu.people': 'People',
  'lesson.tekhenu.turn':
    'Two rounds are over: the shadow turned one section, and new dice came into the half shade. Look at Hathor: sun now, so her white 2 is pure.',
  'lesson.tekhenu.hathor':
    'Hathor builds beside the temple. Take the white 2, call Hathor, and put a building at your pillar’s row, for two bread.',
  'lesson.tekhenu.row':
    'Your pillar in this row: 3 points. Empty spaces gave papyrus, bread and granite, one each. Two more people live here. And Ipy’s statue earned a scribe.',
  'lesson.tekhenu.bastet':
    'Ipy holds a festival: two papyrus, and a 3 lifts happiness from 4 to 7. It can never pass population. A 3 also brings a scribe.',
  'lesson.tekhenu.osiris':
    'Osiris builds workshops, for one happiness. The value is the row. Take the brown 3 and build under papyrus: papyrus and bread production rise, one papyrus is yours.',
  'lesson.tekhenu.maat': 'Maat',
  'lesson.tekhenu.weigh':
    'Four dice each: Maat weighs. Pure 5, tainted 6: you stand at −1. Nearest to 0 plays first; −3 or worse costs points. Lay your faith on the pure side.',
  'lesson.tekhenu.destiny':
    'Ipy stands at 0 as well. Your ankh, 3 against 0, breaks the tie: you stay first. The scales are emptied. Take the destiny with a scribe.',
  'lesson.tekhenu.tricks': 'Your own tricks',
  'lesson.tekhenu.scribe':
    'A scribe changes a die by one or two. Take the white 4 at Bastet, make it a 6 and hold a festival. The scales still count 4.',
  'lesson.tekhenu.happiness':
    'Happiness 7: as high as your population. From 5 on you may choose from market 2; from 9 it scores. Two scribes would call Anubis: any die, any action.',
  'lesson.tekhenu.statue':
    'Now you. Take the gray 2 at Horus and build a statue for the people, above papyrus and bread. It counts in both districts, and a gold lies there.',
  'lesson.tekhenu.cards':
    'Take the yellow 5 at Thoth: three cards for three papyrus, gold helps. Choose these three, then play the blessing at once: three more people.',
  'lesson.tekhenu.bread':
    'Scoring comes after this round, and your two buildings will ask for one bread. Take the brown 4 and produce: one loaf too many brings your balance to 0.',
  'lesson.tekhenu.scoring': 'Scoring',
  'lesson.tekhenu.points':
    'Ipy stood at −4 and lost a point. Now points: two districts 6, temple 2, one statue 1. Each bread you cannot pay would cost 3. Pay it.',
  'lesson.tekhenu.decree':
    'The last scoring comes after round 16. Then decrees count: up to three, each with another symbol. Yours gives 2 for every statue and pillar: 4 so far.',
  'lesson.tekhenu.end':
    'You know the game! Eight rounds are left, you lead 27 to 21. Play on against Ipy; or begin a new game.',
} as const
