import type { Page } from '@playwright/test'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

/** Plays in the page itself, as fast as it draws: by lot among everything that can be clicked. */
const playAll = (page: Page, seed: number): Promise<{ moves: number; stray: string[]; spots: string[] }> =>
  page.evaluate(async (start) => {
    let state = start
    const roll = (sides: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return (state >> 8) % sides
    }
    const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 0))
    const [stray, spots] = [new Set<string>(), new Set<string>()]
    let moves = 0
    for (let idle = 0; document.querySelector('[data-end]') === null && idle < 20_000; idle++) {
      await rest()
      const goOn = document.querySelector<HTMLElement>('[data-go-on]')
      const asked = document.querySelector<HTMLElement>('[data-question]')
      if (goOn !== null) goOn.click()
      if (goOn !== null || asked === null) continue
      for (const lost of document.querySelectorAll<HTMLElement>('[data-stray] [data-choice]'))
        stray.add(lost.dataset['choice']!)
      const opened = document.querySelector('[data-opened]') !== null
      const choices = [
        ...document.querySelectorAll<HTMLElement>(
          opened
            ? '[data-opened] [data-choice]'
            : '[data-spot][data-lit], [data-choice], [data-end-turn][data-move]',
        ),
      ]
      if (choices.length === 0) continue
      const chosen = choices[roll(choices.length)]!
      if (chosen.dataset['spot'] !== undefined) spots.add(chosen.dataset['spot'].split('/')[0]!)
      const question = asked.dataset['question']
      chosen.click()
      moves++
      idle = 0
      // However slow the machine: one roll for one decision, so that it is the same game every time.
      for (let i = 0; i < 5000 && document.querySelector(`[data-question="${question}"]`) !== null; i++) {
        if (!opened && document.querySelector('[data-opened]') !== null) break
        await rest()
        // What could not be undone is chosen twice.
        document.querySelector<HTMLElement>(':is([data-armed], [data-armed] *)[data-confirm]')?.click()
      }
    }
    return { moves, stray: [...stray], spots: [...spots] }
  }, seed)

const MODES = [
  { name: 'Botankhamun', players: 2, options: { solo: 'easy' }, spots: ['die', 'card'] },
  {
    name: 'Seth and the Vizier',
    players: 2,
    options: { seth: true, vizier: true },
    spots: ['die', 'god', 'card', 'space'],
  },
  { name: 'Seth with four', players: 4, options: { seth: true }, spots: ['die', 'card', 'workshop'] },
] as const

for (const { name, players, options, spots } of MODES) {
  test(`everything legal lies on the table in a whole game: ${name}`, async ({ page }) => {
    await stageTekhenu(page, 'law', { players, options, until: () => true })
    await page.goto('/play/law')
    await expect(page.locator('[data-prompt]')).toBeVisible()
    const played = await playAll(page, 7)
    await expect(page.getByRole('heading', { level: 1, name: /win|draw/i })).toBeVisible()
    expect(played.stray).toEqual([])
    expect(played.moves).toBeGreaterThan(60)
    for (const spot of spots) expect(played.spots).toContain(spot)
  })
}
