import { Match } from '@benben/kernel'
import { tekhenu, type TekhenuOptions, type TekhenuView } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { ankhOf, comesLater, total } from './board-facts.ts'

const begun = (options: TekhenuOptions): TekhenuView =>
  tekhenu.view(new Match(tekhenu, { options, names: ['Ada', 'Ben'], seed: 'facts' }).position, 0)

const holding = (
  view: TekhenuView,
  seat: number,
  held: Partial<TekhenuView['seats'][number]>,
): TekhenuView => ({
  ...view,
  seats: view.seats.map((board, i) => (i === seat ? { ...board, ...held } : board)),
})

test('the first scoring pays neither decrees nor the scribes of Botankhamun, the last one does', () => {
  const gains = { temple: 5, decrees: 12, scribes: 1, bread: -3 }
  expect(total({ round: 8 }, gains)).toBe(2)
  expect(total({ round: 9 }, gains)).toBe(15)
  expect(comesLater({ round: 8 }, 'temple')).toBe(false)
})

test('ties at Maat are broken by the destiny, by T15, and by the 4 of Botankhamun', () => {
  const two = begun({ horus: 'shuffled' })
  expect(ankhOf(holding(two, 1, { destiny: 'A03' }), 1)).toBe(2)
  expect(ankhOf(holding(two, 1, { destiny: 'A03', technologies: ['T15'] }), 1)).toBe(5)
  const alone = begun({ horus: 'shuffled', solo: 'easy' })
  expect(ankhOf(holding(alone, 1, { destiny: 'A02' }), 1)).toBe(4)
  expect(ankhOf(holding(alone, 0, { destiny: 'A02' }), 0)).toBe(1)
})
