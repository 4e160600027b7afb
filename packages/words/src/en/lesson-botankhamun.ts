/** What Kepi says in the lesson about Botankhamun: at most 35 words a step. */
export const botankhamunLesson = {
  'lesson.botankhamun.turn': 'Its turn',
  'lesson.botankhamun.welcome':
    'Welcome back! Here you play alone. Botankhamun decides nothing: fixed rules and the toss of a coin say what it does. So you can check each step. It plays first.',
  'lesson.botankhamun.pyramid':
    'Ten tiles lie as a pyramid: six gods, and four with resources. A marker shows which tile counts now. It begins at the bottom left, at Ra.',
  'lesson.botankhamun.die':
    'The tile of a god means: it takes the highest die at that god, but never a forbidden one. Of equal dice it takes a pure one. At Ra that is the yellow 5.',
  'lesson.botankhamun.action':
    'It raised a pillar, without paying, where it scores most: 1 point for each side of the tile that touches the temple’s rim or another tile, here 2. The tile’s place at Ra brings 3.',
  'lesson.botankhamun.statues': 'Statues',
  'lesson.botankhamun.statue': 'Your turn is as always. Take the white 6 at Horus, for a statue.',
  'lesson.botankhamun.statue.1':
    'Now build the statue, to Osiris. It brings you 2 points whenever you or Botankhamun perform Osiris.',
  'lesson.botankhamun.honour':
    'Botankhamun has had a statue from the beginning: here, to Horus. You performed Horus, so this statue paid.',
  'lesson.botankhamun.scribe':
    'It paid this scribe. Its statues bring Botankhamun only scribes and points, never resources.',
  'lesson.botankhamun.deben':
    'Now a coin is tossed, the Deben. The marker goes right, or up to the right: you always know the two tiles that can come. It went right, to resources: limestone first.',
  'lesson.botankhamun.colour':
    'Limestone is white, so it takes the highest white die of the wheel: of 3, 4 and 6 the 6 at Osiris. Without white dice, the next resource on the tile would count.',
  'lesson.botankhamun.bonus':
    'It built in row 6, because of the value, and in the limestone district, because of the colour.',
  'lesson.botankhamun.paid': 'It performed Osiris, so your statue brought you 2 points.',
  'lesson.botankhamun.ahead': 'Looking ahead',
  'lesson.botankhamun.tiles':
    'One of these two tiles comes next: resources to the right, or Osiris above. Osiris you can spoil: leave no die there that it may take.',
  'lesson.botankhamun.next':
    'Take the white 4 at Osiris. Only a yellow 5 stays there, and when the light turns after this round, it is forbidden.',
  'lesson.botankhamun.next.1': 'Now build in the bread district. Your statue pays you 2 points again.',
  'lesson.botankhamun.up': 'A new round. The coin said up: the marker is on Osiris.',
  'lesson.botankhamun.round':
    'The yellow 5 at Osiris is forbidden now. So it looks further, counter-clockwise, at the next god: Thoth. There the black 6 is highest.',
  'lesson.botankhamun.cards':
    'It took the black 6: three cards, without paying. They came from section 1, the highest its happiness opens: decrees first, then technologies, then blessings.',
  'lesson.botankhamun.again':
    'Again one of two tiles comes next: resources to the right, or Thoth above. Leave Thoth only its weakest die.',
  'lesson.botankhamun.deny':
    'Take the best die of Thoth yourself, the brown 5. It brings three cards for three papyrus; you pay with gold.',
  'lesson.botankhamun.deny.1': 'You take all three cards of section 1. Choose Votive Gold first.',
  'lesson.botankhamun.deny.2': 'Now Jackal’s Call. The last card of the section then comes by itself.',
  'lesson.botankhamun.denied':
    'The coin said up: Thoth. Only a gray 1 was left, so it got one card instead of three. That is how to play against it: watch the marker.',
  'lesson.botankhamun.maat': 'Maat',
  'lesson.botankhamun.weigh':
    'After four turns its marker is always at the right edge, and Maat comes. Botankhamun’s balance is fixed: +3 the first time, then +2, then +1 twice. Yours is −3 now.',
  'lesson.botankhamun.balance':
    'Take the brown 5 at Horus: it is pure and brings you from −3 to +2. That is nearer to 0 than +3, so you will be first.',
  'lesson.botankhamun.balance.1':
    'Now build a statue for the people above the workshops. You get the gold that lies there.',
  'lesson.botankhamun.balance.2': 'The statue costs granite. Let your new blessing pay it.',
  'lesson.botankhamun.destiny':
    'You are first and choose among all four cards. Had Botankhamun been first, it would have taken the gold or the scribe card before you. Take the faith: it moves your next balance by 1.',
  'lesson.botankhamun.shuffled':
    'After Maat the tiles are shuffled, and the marker begins anew at the bottom left. Its balance is +2 now, for the next time. You play first.',
  'lesson.botankhamun.scores':
    'It scores districts, temple, statues and happiness as you do, and 2 for each blessing and technology. At the end 4 for each decree, and 1 for two scribes.',
  'lesson.botankhamun.end':
    'You know Botankhamun! One thing more: when it cannot perform its action, it scores 3 points instead. Play on: the button “Next step” lets it go on.',
} as const
