/** What Kepi says in the lesson about Botankhamun: at most 35 words a step. */
export const botankhamunLesson = {
  'lesson.botankhamun.turn': 'Its turn',
  'lesson.botankhamun.welcome':
    'Welcome back! Here you play alone. Botankhamun decides nothing: its rules, and rarely chance, answer every question, so you can check each step. It plays first.',
  'lesson.botankhamun.pyramid':
    'Ten tiles lie as a pyramid: six gods, and four with resources. The marker says which tile counts. It begins at the bottom left: Ra.',
  'lesson.botankhamun.die':
    'A god’s tile takes the highest die at that god; of equal dice a pure one. Forbidden dice do not exist for it. At Ra it took the yellow 5.',
  'lesson.botankhamun.action':
    'Then it does what the god does, without costs or gifts. Its pillar stands where it scores most: 2 for touching edges, whatever their colours, 3 for the tile’s place.',
  'lesson.botankhamun.statues': 'Statues',
  'lesson.botankhamun.statue':
    'Your turn is as always. Take the white 6 at Horus and build a statue to Osiris: 2 points for you whenever one of you calls Osiris.',
  'lesson.botankhamun.deben':
    'Now a coin is tossed, the Deben. It sends the marker right, or up to the right. So you always know the two tiles that can come. It went right.',
  'lesson.botankhamun.colour':
    'This tile shows resources, limestone first. Limestone is white: it takes the highest white die of the wheel, the 6 at Osiris. Without white dice, the next resource counts.',
  'lesson.botankhamun.bonus':
    'So it calls Osiris: row 6, below limestone. Your statue pays you 2 points. Its own statue stands at Horus: your Horus brought it a scribe.',
  'lesson.botankhamun.ahead': 'Looking ahead',
  'lesson.botankhamun.next':
    'Two tiles can come: resources to the right, Osiris above. Take the white 4 at Osiris and build below bread. Your statue pays again, and only a yellow 5 stays there.',
  'lesson.botankhamun.round':
    'The marker went up, to Osiris. But the light turned, and yellow is forbidden there now. So it looked on, counter-clockwise: the black 6 at Thoth. Three cards, nothing paid.',
  'lesson.botankhamun.deny':
    'Two tiles again: resources to the right, Thoth above. Take the best die of Thoth first, the brown 5: three cards for three papyrus. Gold stands in.',
  'lesson.botankhamun.denied':
    'The coin said up: Thoth. Only a gray 1 was left, so it got one card instead of three. That is how to play against it: watch the marker.',
  'lesson.botankhamun.maat': 'Maat',
  'lesson.botankhamun.balance':
    'Maat comes after this turn. Its balance is printed: +3 this time, Ankh 4. You stand at −3; the brown 5 is pure and makes +2. Build above the workshops; a blessing pays.',
  'lesson.botankhamun.destiny':
    '+2 is nearer to 0 than +3: you are first and choose among all four. When it is first, it takes the gold or the scribe away. Take the faith.',
  'lesson.botankhamun.scores':
    'It scores districts, temple, statues and happiness as you do, and 2 for each blessing and technology. At the end 4 for each decree, and 1 for two scribes.',
  'lesson.botankhamun.end':
    'You know Botankhamun! The tiles are shuffled, its marker begins anew, and you play first. What it cannot do brings it 3 points. Play on: with Next step, or N, it goes on.',
} as const
