import { expect, it } from 'vitest'
import { byWaiting, mostUrgent, type GameRow } from './use-games.ts'

const row = (
  href: string,
  turn: GameRow['turn'],
  changed: number,
  save: string | null = null,
  due = Infinity,
): GameRow => ({
  href,
  turn,
  save,
  game: 'aton',
  others: '',
  whose: '',
  changed,
  due,
})

it('lists what waits for me first, where others have waited longest before the rest', () => {
  const rows = [
    row('end', 'over', 9),
    row('here', 'mine', 8, 'a'),
    row('new', 'mine', 7),
    row('theirs', 'theirs', 6),
    row('invited', 'invited', 5),
    row('old', 'mine', 4),
    row('gathering', 'gathering', 3),
    row('before', 'mine', 2, 'b'),
  ]
  const sorted = ['old', 'new', 'here', 'before', 'invited', 'theirs', 'gathering', 'end']
  expect(rows.toSorted(byWaiting).map(({ href }) => href)).toEqual(sorted)
  expect(mostUrgent(rows)?.href).toBe('old')
})

it('lists the table whose clock runs out first before all others that wait', () => {
  const rows = [row('old', 'mine', 1), row('later', 'mine', 3, null, 90), row('soon', 'mine', 5, null, 50)]
  expect(rows.toSorted(byWaiting).map(({ href }) => href)).toEqual(['soon', 'later', 'old'])
})

it('finds the game played last here where nobody waits', () => {
  const rows = [row('theirs', 'theirs', 3), row('before', 'mine', 1, 'b'), row('last', 'mine', 2, 'a')]
  expect(mostUrgent(rows)?.href).toBe('last')
  expect(mostUrgent([row('theirs', 'theirs', 2), row('end', 'over', 1, 'a')])).toBeUndefined()
})
