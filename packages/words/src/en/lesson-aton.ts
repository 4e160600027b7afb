/** What Kepi says in the first game of Aton: at most 35 words a step. */
export const atonLesson = {
  'lesson.aton.cartouches': 'Four cards',
  'lesson.aton.welcome':
    'Welcome! I am Kepi. Two high priests send their priests into four temples. You are red, your rival Ipy is blue. First to 40 points wins.',
  'lesson.aton.hand':
    'Each round you draw four cards and give one to each of these four frames, the cartouches. Ipy does the same, secretly. Then the cards are turned up.',
  'lesson.aton.first': 'Cartouche 1 scores. Whose card is higher gets twice the difference in points.',
  'lesson.aton.second':
    'Cartouche 2 says who acts first: whose card is lower. From round two on it also removes priests; more about that then.',
  'lesson.aton.tie':
    'If both cards at cartouche 2 are equal, the lower card at cartouche 1 decides. If those are equal, too, both turn up cards from their piles until one is lower.',
  'lesson.aton.third':
    'Cartouche 3 is your reach: in which temples you may place priests. With a 2 in temples 1 and 2, with a 4 in all four.',
  'lesson.aton.fourth': 'Cartouche 4 says how many priests you place: as many as the card shows.',
  'lesson.aton.assign':
    'Put the 4 first, for points. The 1 second, to act first. The 2 third, for temples 1 and 2. The 3 last, for three priests.',
  'lesson.aton.how':
    'Choose a card, then its cartouche. The last card follows by itself; then confirm. Or press here:',
  'lesson.aton.points':
    'The cards are turned up. At cartouche 1 your 4 stands against Ipy’s 2: twice the difference is 4 points for you.',
  'lesson.aton.priests': 'Priests',
  'lesson.aton.place':
    'At cartouche 2 your 1 is lower than Ipy’s 3: you act first. You place three priests. Put the first on this black space.',
  'lesson.aton.place.1':
    'The second on the black space beside it. At a scoring, whoever holds more black spaces gets 8 points.',
  'lesson.aton.place.2':
    'The third on the blue space of temple 2. The score track begins to show what a scoring would bring; more about both soon.',
  'lesson.aton.heads':
    'Ipy places two. At a scoring each temple pays whoever has more priests in it, each temple in its own way.',
  'lesson.aton.pays': 'Temple 1 pays one point for each priest you are ahead. Temple 2 always pays five.',
  'lesson.aton.pays.3':
    'Temple 3 pays one point for each priest you have there. Temple 4 pays whoever has more priests in it three for each blue space they hold, in any temple.',
  'lesson.aton.track':
    'The score track looks ahead. Your 4 ▸ 19 means: 4 points now, and 19 if a scoring came now.',
  'lesson.aton.dead': 'Removing',
  'lesson.aton.removing':
    'Round two. From now on cartouche 2 also removes priests: a 4 removes two of Ipy’s, a 3 one, a 2 none. A 1 removes one of your own.',
  'lesson.aton.again':
    'Put 1, 4, 3, 4, in this order: you will remove two of Ipy’s priests, reach temples 1 to 3 and place four.',
  'lesson.aton.lower':
    'Ipy’s 3 is lower than your 4: Ipy acts first. Ipy removed one of your priests here, and placed four.',
  'lesson.aton.realm':
    'Your removed priest lies in the realm of the dead. So do priests that find no space. When all eight places are full, a scoring follows.',
  'lesson.aton.back': 'Now you. Remove Ipy’s blue priest from this black space.',
  'lesson.aton.back.1': 'And the one on this black space of temple 3.',
  'lesson.aton.back.2': 'Now place four, in temples 1 to 3. The first where you made room, in temple 1.',
  'lesson.aton.back.3': 'The second where you made room in temple 3.',
  'lesson.aton.back.4': 'The third on the black space beside it.',
  'lesson.aton.back.5': 'The last on the +1: it brings one point at a scoring.',
  'lesson.aton.exchange': 'The exchange token',
  'lesson.aton.scoring': 'Scoring',
  'lesson.aton.token':
    'Round three, and a weak hand: 1, 2, 2, 3. This token swaps your four cards for four new ones, once a game. Keep it for a worse one. I play this round for you.',
  'lesson.aton.fours':
    'Three 4s! Six of eight lie in the realm of the dead. With two more, this round ends with a scoring. Put 2, 4, 4, 4.',
  'lesson.aton.last': 'Ipy acted first. Now remove Ipy’s blue priest from the blue space of temple 3.',
  'lesson.aton.last.1': 'And from the blue space of temple 4. That fills the realm of the dead.',
  'lesson.aton.last.2':
    'The realm is full: this round ends with a scoring. First place your four priests, beginning with this blue space.',
  'lesson.aton.last.3': 'The second on the blue space of temple 4.',
  'lesson.aton.last.4': 'The last two on both +2 of temple 4: the upper one first.',
  'lesson.aton.last.5': 'And the other +2.',
  'lesson.aton.scored':
    'The scoring! Temple 1 paid you 1, temple 2 paid Ipy 5, temple 3 paid you 3, temple 4 paid you 6 for two blue spaces. Next, both take four priests back, one per temple.',
  'lesson.aton.bonus':
    'Most black spaces brought you 8 more, the +1 and both +2 spaces 5. You lead 27 to 15.',
  'lesson.aton.instant':
    'There is a faster way to win: fill a whole temple, or every yellow space, or every green one. That ends the game at once.',
  'lesson.aton.end':
    'After a scoring the dead return to their owners, too. You know the game! Play on: Ipy becomes a novice bot, and I give hints. Or begin a new game.',
} as const
