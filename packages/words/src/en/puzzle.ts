/** Puzzles: positions in which one turn is best. */
export const puzzle = {
  'puzzle.list': 'Puzzles',
  'puzzle.list.about':
    'Every puzzle is a position from a game of bots in which one turn is clearly best; where a few others are about as good, the answer says so. Many games played on from there measure what every other turn costs.',
  'puzzle.page': 'Puzzle {number}: {game}',
  'puzzle.title': 'Puzzle {number}',
  'puzzle.number': 'number {number} of {many}',
  'puzzle.today': 'Puzzle of the day',
  'puzzle.all': 'All puzzles',
  'puzzle.days':
    '{days, plural, =0 {The last seven days} one {Solved on one day} other {Solved on # days running}}',
  'puzzle.day.solved': 'solved',
  'puzzle.day.open': 'not solved',
  'puzzle.kept': 'Kept on this device; works without a network.',
  'puzzle.solved-of': '{solved} of {many} solved',
  'puzzle.state.solved': ', solved',
  'puzzle.state.tried': ', tried',
  'puzzle.failed': 'The puzzles could not be loaded.',
  'puzzle.task': 'One turn is best',
  'puzzle.task.about':
    'It is your turn. Play it to its end and find what {level} found. Cards you cannot see do not matter: the answer is best on average.',
  'puzzle.round': 'round {round}',
  'puzzle.easy': 'easy',
  'puzzle.medium': 'medium',
  'puzzle.hard': 'hard',
  'puzzle.tries': '{tries, plural, one {one try} other {# tries}}',
  'puzzle.verdict': 'What your turn was worth',
  'puzzle.thinking': 'Nobody has measured this turn yet: {level} plays on from it …',
  'puzzle.ungraded': 'This turn could not be measured.',
  'puzzle.solved':
    '{tries, plural, one {Solved at the first try.} =2 {Solved at the second try.} other {Solved after # tries.}}',
  'puzzle.missed': 'Not the best turn: {loss}.',
  'puzzle.best': 'best turn',
  'puzzle.loss.points': '{points} points',
  'puzzle.loss.chance': '{games} of 100 games',
  'puzzle.your-turn': 'Your turn: {turn}.',
  'puzzle.nothing': 'Nothing',
  'puzzle.mine': 'you',
  'puzzle.why.points':
    'What other turns bring less, in {many} games that {quick} played on from each, with the same dice and cards.',
  'puzzle.why.chance':
    'How many fewer of 100 games other turns win, in {many} games that {quick} played on from each, with the same cards.',
  'puzzle.as-good':
    '{many, plural, one {One other turn is about as good.} other {# other turns are about as good.}}',
  'puzzle.sources': 'Where the difference comes from, in points',
  'puzzle.again': 'Try again',
  'puzzle.answer': 'Show the answer',
  'puzzle.next': 'Another puzzle',
  'puzzle.answer.begins':
    'The answer has {moves, plural, one {one step} other {# steps}}. Follow it with the arrows.',
  'puzzle.answer.step': '{step} of {moves}: {turn}.',
  'puzzle.answer.back': 'One step back',
  'puzzle.answer.forth': 'One step on',
  'puzzle.answer.close': 'Back',
} as const
