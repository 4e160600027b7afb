import type { TekhenuView } from '@benben/tekhenu'
import { playQuickly } from './testing/quick.ts'
import { overhear, overheard } from './testing/secrets.ts'
import { choose, openMatch } from './testing/seats.ts'
import { hiddenDecrees, tellsTooMuch } from './testing/tekhenu-secrets.ts'
import { expect, test } from './testing/test.ts'

const SEATS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'me', name: 'Ben' },
] as const

for (const table of ['text', 'picture'] as const) {
  test(`a decree is in no message of the worker and nowhere in the page of the other seat (${table})`, async ({
    page,
  }) => {
    await overhear(page)
    await choose(page, { table })
    await openMatch(page, SEATS, 'hot', { game: 'tekhenu' })
    const curtain = page.locator('[data-forward]').first()
    const seen = { own: 0, secrets: 0, views: 0 }
    for (let turn = 0; turn < 8; turn++) {
      await expect(curtain).toBeVisible()
      // Behind the curtain nobody's are there; then only those of whoever came forward.
      const front = Number(await curtain.getAttribute('data-forward'))
      const [behind, hidden] = [await page.content(), await hiddenDecrees(page, 'hot', front)]
      for (const decree of hidden) expect(behind).not.toMatch(new RegExp(`\\b${decree}\\b`))
      await curtain.click()
      await expect(page.locator('[data-move]').first()).toBeVisible()
      const [html, theirs] = [await page.content(), await hiddenDecrees(page, 'hot', 1 - front)]
      seen.secrets += theirs.length
      // Whoever sits there sees their own: so these would be found if they were there.
      seen.own += hidden.filter((decree) => html.includes(decree)).length
      for (const decree of theirs) expect(html).not.toMatch(new RegExp(`\\b${decree}\\b`))
      await playQuickly(page, 17 + turn, { curtain: true })
      for (const message of await overheard(page)) {
        if ((message.seen?.view ?? null) === null) continue
        seen.views++
        const { view, viewer } = message.seen!
        expect(tellsTooMuch(view as unknown as TekhenuView, viewer)).toBe(false)
      }
    }
    expect(seen.own).toBeGreaterThan(6)
    expect(seen.secrets).toBeGreaterThan(6)
    expect(seen.views).toBeGreaterThan(20)
  })
}
