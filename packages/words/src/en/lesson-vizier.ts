/** What Kepi says in the lesson about the Vizier's Challenge: at most 35 words a step. */
export const vizierLesson = {
  'lesson.vizier.first': 'Being first',
  'lesson.vizier.welcome':
    'Welcome back! The Vizier’s Challenge is for two who know the game. Whoever is first in turn order decides more: about destiny cards, and about the Vizier. You are first, Ipy is second.',
  'lesson.vizier.choose':
    'Destiny cards are chosen now, and you begin as always. Take the one with faith. Its Ankh is 3: of players equally far from 0 at Maat, the higher Ankh goes first.',
  'lesson.vizier.discard':
    'This is new: lay one of the other three aside. Ipy cannot take it this time. Lay aside the one with population or happiness.',
  'lesson.vizier.left':
    'Ipy has only two to choose from, and takes the gold. After the next Maat all four are there again.',
  'lesson.vizier.station':
    'Then you place the Vizier at a god. Whenever Ipy takes a die there, you score 2 points. Bastet has three 5s; Ipy will want one. Place him there.',
  'lesson.vizier.second': 'The Vizier at work',
  'lesson.vizier.free':
    'The game begins. The Vizier does not bother you: you may take dice anywhere. Take the gray 5 at Osiris.',
  'lesson.vizier.free.1': 'Now build in row 5, in the papyrus district at the left.',
  'lesson.vizier.tribute':
    'Ipy took the yellow 5 at Bastet all the same, and Ipy’s happiness rose to 5. You score 2 points.',
  'lesson.vizier.pillar': 'Take the white 5 at Ra, for a pillar.',
  'lesson.vizier.pillar.1':
    'Now raise the pillar in this corner: 4 points for its edges, 3 for the tile’s place at Ra. Gold replaces the stone.',
  'lesson.vizier.produce':
    'Ipy took the brown 5 at Bastet, to bake bread. It only matters where the die lay, not what it is used for: 2 more points for you.',
  'lesson.vizier.moved': 'The Vizier moves',
  'lesson.vizier.rounds': 'I have played two more rounds for you. You raised this pillar, for 5 points.',
  'lesson.vizier.quiet':
    'You have 26 points now. Ipy took no die at Bastet, so the Vizier brought you none in these two rounds.',
  'lesson.vizier.weigh':
    'Maat weighs: you have +4, Ipy −2. Whoever is nearer to 0 will be first. That is Ipy, even if your faith brings you to +3.',
  'lesson.vizier.maat': 'Unused faith is lost after Maat. So lay yours on the tainted side all the same.',
  'lesson.vizier.two':
    'Now Ipy was first to choose, took the scribe, and laid the faith aside. Two cards are left for you. Take the gold.',
  'lesson.vizier.elsewhere':
    'The Vizier must go to another god each time. Ipy put him at Osiris, where you like to build. Dice you take there bring Ipy 2 points now.',
  'lesson.vizier.price':
    'It is a price, not a ban. The yellow 5 is pure and worth it. Take it, and let Ipy have the 2 points.',
  'lesson.vizier.price.1':
    'Ipy scored 2 points. Now build in the granite district: two granite, and your granite production rises to 4.',
  'lesson.vizier.end':
    'You know the Vizier! He is placed four times a game: at the beginning, and after three Maat phases. You lead 26 to 16. Play on, or begin a new game.',
} as const
