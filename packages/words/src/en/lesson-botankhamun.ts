/** What Kepi says in the lesson about Botankhamun: at most 35 words a step. */
export const botankhamunLesson = {
  'lesson.botankhamun.turn': 'Its turn',
  'lesson.botankhamun.welcome':
    'Welcome back! Here you play alone. Botankhamun decides nothing: fixed rules, and rarely chance, say what it does. So you can check each step. It plays first.',
  'lesson.botankhamun.pyramid':
    'Ten tiles lie as a pyramid: six gods, and four with resources. A marker shows which tile counts now. It begins at the bottom left, at Ra.',
  'lesson.botankhamun.die':
    'The tile of a god means: it takes the highest die at that god, but never a forbidden one. Of equal dice it takes a pure one. At Ra that is the yellow 5.',
  'lesson.botankhamun.action':
    'It took the die and raised a pillar, without paying. The pillar went where it scores most: 1 point for each edge that touches something, here 2, and 3 for the tile’s place at Ra.',
  'lesson.botankhamun.statues': 'Statues',
  'lesson.botankhamun.statue': 'Your turn is as always. Take the white 6 at Horus, for a statue.',
  'lesson.botankhamun.statue.1':
    'Now build the statue, to Osiris. It brings you 2 points whenever you or Botankhamun perform Osiris.',
  'lesson.botankhamun.deben':
    'Now a coin is tossed, the Deben. The marker goes right, or up to the right: you always know the two tiles that can come. It went right, to resources: limestone first.',
  'lesson.botankhamun.colour':
    'Limestone is white. So it takes the highest white die of the whole wheel: the 6 at Osiris. If there were no white die, the next resource on the tile would count.',
  'lesson.botankhamun.bonus':
    'It built in row 6, in the limestone district. Your statue brought you 2 points. It has a statue, too, to Horus: when you performed Horus, it got a scribe.',
  'lesson.botankhamun.ahead': 'Looking ahead',
  'lesson.botankhamun.tiles':
    'Two tiles can come next: resources to the right, or Osiris above. You can see to it that it cannot build at Osiris.',
  'lesson.botankhamun.next':
    'Take the white 4 at Osiris. Only a yellow 5 stays there, and when the light turns after this round, it is forbidden.',
  'lesson.botankhamun.next.1': 'Now build in the bread district. Your statue pays you 2 points again.',
  'lesson.botankhamun.round':
    'The marker went up, to Osiris. The yellow 5 there is forbidden now. So it looks on, counter-clockwise, at the next god: Thoth. There the black 6 is highest.',
  'lesson.botankhamun.cards':
    'It took the black 6 and three cards, and paid nothing. Again two tiles can come: resources to the right, or Thoth above.',
  'lesson.botankhamun.deny':
    'So take the best die of Thoth yourself, the brown 5. It brings three cards for three papyrus; you pay with gold.',
  'lesson.botankhamun.deny.1': 'Take the two lit cards, this one first.',
  'lesson.botankhamun.deny.2':
    'Now this one. The third is the last one left in its line and follows by itself.',
  'lesson.botankhamun.denied':
    'The coin said up: Thoth. Only a gray 1 was left, so it got one card instead of three. That is how to play against it: watch the marker.',
  'lesson.botankhamun.maat': 'Maat',
  'lesson.botankhamun.balance':
    'Maat comes after this turn. The first time its balance is always +3; you stand at −3. Take the brown 5: it is pure and brings you to +2.',
  'lesson.botankhamun.balance.1': 'You stand at +2 now. Build a statue for the people above the workshops.',
  'lesson.botankhamun.balance.2': 'The statue costs granite. Let your blessing pay it.',
  'lesson.botankhamun.destiny':
    '+2 is nearer to 0 than +3: you are first and choose among all four. When it is first, it takes the gold or the scribe away. Take the faith.',
  'lesson.botankhamun.scores':
    'It scores districts, temple, statues and happiness as you do, and 2 for each blessing and technology. At the end 4 for each decree, and 1 for two scribes.',
  'lesson.botankhamun.end':
    'You know Botankhamun! The tiles are shuffled, its marker begins anew, and you play first. What it cannot do brings it 3 points. Play on: the button “Next step” lets it go on.',
} as const
