/** What is said before it is asked. A browser loads it with the menu of a table online. */
export const ahead = {
  'ahead.title': 'Answer ahead',
  'ahead.about':
    'When you are asked, the server answers at once in your name. Nobody is told that you have said so before.',
  'ahead.undo': 'Taking such a move back takes the answer back, too.',
  'ahead.ask': 'Ask me',
  'ahead.once': 'Next time',
  'ahead.always': 'Always',
} as const satisfies Record<string, string>
