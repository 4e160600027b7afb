import { readWholeGame } from './testing/tekhenu-prompt.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

/** Nothing in the prompt is cut, covered or scrolled out of sight, whatever is asked, at a desk. */

type Stage = Parameters<typeof stageTekhenu>[2]

const from =
  (first: number): Stage['until'] =>
  (question, round) =>
    question === 'take' && round >= first

const GAMES: readonly (readonly [name: string, seed: number, stage: Stage])[] = [
  ['two, whole', 7, { until: () => true }],
  ['four with Seth, the last rounds', 4, { players: 4, options: { seth: true }, seed: 'b', until: from(11) }],
  ['alone, the second half', 1, { options: { solo: 'medium' }, until: from(9) }],
  ['alone with Seth, the second half', 5, { options: { solo: 'medium', seth: true }, until: from(9) }],
  ['two with the Vizier, the second half', 11, { options: { vizier: true }, until: from(9) }],
]

test.use({ viewport: { width: 1280, height: 720 } })

for (const [name, seed, stage] of GAMES)
  test(`every word of the prompt is read whole in a game: ${name}`, async ({ page }) => {
    await stageTekhenu(page, 'read', stage)
    await page.goto('/play/read')
    await expect(page.locator('[data-prompt]')).toBeVisible()
    const found = await readWholeGame(page, seed, 1)
    await expect(page.locator('[data-end]')).toBeVisible()
    expect(found.faults).toEqual([])
    expect(found.outlooks).toBeGreaterThan(10)
    expect(found.causes, 'questions with a cause').toBeGreaterThan(0)
    expect(found.gray, 'what cannot be done now').toBeGreaterThan(0)
  })
