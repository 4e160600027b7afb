/** The rules of Aton in order of play. */
export const atonRules = {
  'aton.book.game.title': 'How a game runs',
  'aton.book.game.lead':
    'Two players send priests into four temples. Every round four cards say how many points, priests and temples are yours. The first with 40 points wins, unless somebody takes a temple or a colour before.',
  'aton.book.game.step-1': '**Draw** four cards each.',
  'aton.book.game.step-2': '**[Assign](assign)** one to each of your four cartouches, in secret.',
  'aton.book.game.step-3': '**[Cartouche 1](cartouche1)**: the higher card scores.',
  'aton.book.game.step-4':
    '**[Cartouche 2](cartouche2)**: the lower card acts first, and says how many priests are removed.',
  'aton.book.game.step-5':
    'The first player **removes and [places](cartouche4)** priests, then the other, each in the temples that [cartouche 3](cartouche3) reaches.',
  'aton.book.game.step-6': 'If the [realm of the dead](realm) is full, there is a **[scoring](scoring)**.',
  'aton.book.game.step-7': 'All cards are discarded, and the next round begins.',

  'aton.book.board.title': 'Board and pieces',
  'aton.book.board.lead':
    'Four temples of twelve spaces, a realm of the dead with eight, and for each player 29 priests, 36 cards and an exchange token.',
  'aton.book.board.point-1': 'A deck holds nine cards each of 1, 2, 3 and 4.',
  'aton.book.board.point-2': 'Spaces are yellow, green, black or blue, or show a bonus of 1 or 2.',
  'aton.book.board.point-3': 'Red plays with squares, Blue with discs.',

  'aton.book.round.title': 'The course of a round',
  'aton.book.round.lead': 'Both assign at the same time; then cartouches are settled one after the other.',
  'aton.book.round.step-1': 'Both players draw four cards. A used-up pile is made anew from its discards.',
  'aton.book.round.step-2': 'Both [assign](assign) in secret. When both are ready, all cards are turned up.',
  'aton.book.round.step-3': 'Cartouche 1 pays, and cartouche 2 settles who acts first.',
  'aton.book.round.step-4': 'The first player does cartouches 2, 3 and 4 in full, then the other one.',
  'aton.book.round.step-5': 'A full realm of the dead brings a scoring.',

  'aton.book.assign.title': 'Assigning cards',
  'aton.book.assign.lead': 'Each of your four cards goes to one of four cartouches, face down.',
  'aton.book.assign.point-1':
    'The other side sees that you are ready, nothing else. You may change your mind until both are.',
  'aton.book.assign.point-2':
    '**Once a game** you may give up your exchange token: discard all four cards and draw four new ones. The other side sees the token go, not the cards.',

  'aton.book.cartouche1.title': 'Cartouche 1: points',
  'aton.book.cartouche1.lead': 'Both cards are compared: the higher one scores twice the difference.',
  'aton.book.cartouche1.point-1': 'A 4 against a 1 scores 6. Equal cards score nothing.',
  'aton.book.cartouche1.point-2': 'Whoever reaches 40 points here wins at once.',

  'aton.book.cartouche2.title': 'Cartouche 2: order and removing',
  'aton.book.cartouche2.lead': 'The lower card acts first. The card less 2 is how many priests you remove.',
  'aton.book.cartouche2.point-1':
    'A 4 removes two priests of the other side, a 3 one, a 2 none. A 1 removes one of **your own**.',
  'aton.book.cartouche2.point-2':
    'You choose which, in temples that your cartouche 3 reaches. With fewer there than asked, all of them go.',
  'aton.book.cartouche2.point-3': 'In the first round of the game nobody is removed.',
  'aton.book.cartouche2.point-4':
    'Equal cards: the lower card at cartouche 1 acts first. Equal again: both turn up cards from their piles until one is lower; those cards go under the piles.',

  'aton.book.cartouche3.title': 'Cartouche 3: reach',
  'aton.book.cartouche3.lead':
    'Your card is the highest temple you may act in, for removing and for placing.',
  'aton.book.cartouche3.point-1': 'A 1 reaches temple 1 only, a 4 reaches all four.',

  'aton.book.cartouche4.title': 'Cartouche 4: placing',
  'aton.book.cartouche4.lead':
    'Place as many priests as your card says, one on each empty space within reach.',
  'aton.book.cartouche4.point-1':
    'You must place while there is a space within reach and a priest in your reserve.',
  'aton.book.cartouche4.point-2':
    'Priests that find no space go to the [realm of the dead](realm). An empty reserve ends the placing.',
  'aton.book.cartouche4.point-3': 'After each single priest the game checks whether somebody has [won](end).',

  'aton.book.realm.title': 'The realm of the dead',
  'aton.book.realm.lead': 'Removed priests, and those that find no space, lie here. It holds eight.',
  'aton.book.realm.point-1':
    'When it is full at the end of a round, there is a [scoring](scoring). Priests that find it full go back to their reserve.',

  'aton.book.scoring.title': 'Scoring',
  'aton.book.scoring.lead': 'Each temple pays whoever has more priests in it; level temples pay nobody.',
  'aton.book.scoring.step-1': '**Temple 1**: the difference in priests.',
  'aton.book.scoring.step-2': '**Temple 2**: 5 points.',
  'aton.book.scoring.step-3': '**Temple 3**: 1 for each of your own priests there.',
  'aton.book.scoring.step-4': '**Temple 4**: 3 for each blue space you hold, in all four temples.',
  'aton.book.scoring.step-5': '**Black spaces**: whoever holds more of them in all temples scores 8.',
  'aton.book.scoring.step-6': '**Bonus spaces** pay 1 or 2 to whoever stands there.',
  'aton.book.scoring.note-1':
    'Then the leader (Red, if scores are level), and after that the other player, takes four priests back: one from each temple; for a temple where there is none, one from the highest temple that still has any. The realm of the dead is emptied into the reserves.',

  'aton.book.end.title': 'How it ends',
  'aton.book.end.lead': 'There are four ways to win at once, and one after a scoring.',
  'aton.book.end.point-1': '**40 points** or more, while cartouche 1 or 4 is done.',
  'aton.book.end.point-2': '**All twelve spaces** of one temple.',
  'aton.book.end.point-3': '**All yellow** spaces, or **all green** ones.',
  'aton.book.end.point-4':
    'After a scoring in which somebody stands at 40 or more the higher score wins, points beyond 40 included; equal scores are a draw.',

  'aton.book.options.title': 'Options of a table',
  'aton.book.options.lead': 'What can be chosen where a table is made.',
} as const satisfies Record<string, string>
