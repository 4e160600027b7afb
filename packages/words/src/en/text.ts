/** The table as text in the browser: headings and what stands around the sentences of the game. */
export const text = {
  'text.concede': 'Open the table menu, the flag above the table, and choose "Concede".',
  'text.asked': 'What you decide now',
  'text.wait': 'What is going on',
  'text.step': 'What {who} does next',
  'text.over': 'The game is over',
  'text.command': 'Type a move or a command. The question mark explains.',
  'text.send': 'Play',
  'text.answer': 'Answer',
  'text.undo': 'Take back the last move',
  'text.question': '{asked} {many, plural, one {# possible move.} other {# possible moves.}}',
  'text.log': 'What happened',
  'text.table': 'The whole table',
  'text.terminal': 'The table as the terminal draws it',
  'text.kept': 'Every move is saved at once. You can close the page and come back.',
  'text.not-asked': 'You have nothing to decide now.',
  'text.try': '{move} breaks no rule the table can show. Play it to find out.',
  'text.look-what': 'Say what to look at, as in "look T05". The whole table stands below.',
  'text.look-none': 'There is nothing called "{topic}" on the table.',
  'text.points':
    '{name}: {total, plural, one {# point} other {# points}} if scoring happened now ({sources}).',
} as const satisfies Record<string, string>
