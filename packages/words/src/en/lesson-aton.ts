/** What Kepi says in the first game of Aton: at most 35 words a step. */
export const atonLesson = {
  'lesson.aton.cartouches': 'Four cards',
  'lesson.aton.welcome':
    'Welcome! I am Kepi. Two high priests, four temples. First to 40 points wins; filling a whole temple, or every yellow or every green space, wins at once.',
  'lesson.aton.hand':
    'Each round you draw four cards and give one to each cartouche: points, removing, reach, placing. Ipy does the same, secretly. A card serves only once.',
  'lesson.aton.assign':
    'Put the 4 first: points. The 1 second: lowest acts first, and nobody removes in round one. The 2 third: temples 1 and 2. The 3 last: three priests.',
  'lesson.aton.how':
    'Choose a card, then its cartouche. The last card follows by itself; then confirm. Or press here:',
  'lesson.aton.points':
    'Cards are turned up. At cartouche 1 the higher card scores twice the difference: 4 against 2 makes 4 points for you.',
  'lesson.aton.priests': 'Priests',
  'lesson.aton.place':
    'Your 1 beats Ipy’s 3 at cartouche 2: you act first. Place three priests: two on black spaces, one on blue. At a scoring, whoever holds more black spaces gets 8 points.',
  'lesson.aton.heads':
    'Ipy places two. Each temple pays whoever has more priests there: temple 1 the difference, temple 2 five points, temple 3 one for each own priest, temple 4 three for each own blue space.',
  'lesson.aton.removing':
    'Round two. At cartouche 2 a card removes its value minus two: a 4 removes two of Ipy’s, a 1 one of your own. Assign 1, 4, 3, 4: you remove two and place four.',
  'lesson.aton.realm':
    'Ipy’s 3 is lower: Ipy acts first, takes your priest from temple 1 and crowds that temple. The removed priest goes to the realm of the dead.',
  'lesson.aton.back':
    'Win these two black spaces: remove Ipy’s priests from them, one by one. Then place four: black, black, black and the +1. Your reach is 3, so temples 1 to 3.',
  'lesson.aton.back.2':
    'Both black spaces are empty now. Place four: black, black, black and the +1. Your reach is 3, so temples 1 to 3.',
  'lesson.aton.scoring': 'Scoring',
  'lesson.aton.token':
    'A weak hand: 1, 2, 2, 3. Once a game you may give your token for four new cards. Not now; watch this round pass quickly.',
  'lesson.aton.fours':
    'Three 4s! The realm holds six of eight: two more dead will fill it, and scoring comes after that turn. Assign 2, 4, 4, 4.',
  'lesson.aton.last':
    'Ipy acted first. Remove two of Ipy’s priests, which fills the realm. Then take two blue spaces and both +2 of temple 4.',
  'lesson.aton.last.2':
    'The realm is full: scoring comes after this turn. Now take two blue spaces and both +2 of temple 4.',
  'lesson.aton.scored':
    'Temple 1: one more priest, 1. Temple 2: Ipy 5. Temple 3: three priests, 3. Temple 4: three per blue space, 6. Black majority 8. Bonus 5. You lead 27 to 15.',
  'lesson.aton.end':
    'After a scoring each side takes one own priest back from every temple, and the dead return. You know the game! First to 40. Play on, with a novice bot in Ipy’s seat.',
} as const
