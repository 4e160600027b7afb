import type { Browser, Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

/** Somebody with a browser of their own. */
async function visitor(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage()
  await page.request.post('/api/guest', { data: { nickname: name } })
  await page.goto('/')
  return page
}

/**
 * Plays by messages, as a client of its own: answers what is asked of this person until they have decided so often and are asked nothing
 * more. The page stays where it is.
 */
const playOn = (page: Page, table: string, least: number): Promise<void> =>
  page.evaluate(
    ([id, most]) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`)
        let answers = 0
        let asked = -1
        socket.addEventListener('open', () =>
          socket.send(JSON.stringify({ type: 'hello', protocol: 4, version: 0 })),
        )
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as {
            type: string
            decision?: { id: number; moves: string[] } | null
          }
          if (message.type !== 'state') return
          const { decision = null } = message
          if (decision === null) {
            if (answers < most) return
            socket.close()
            resolve()
          } else if (decision.id !== asked) {
            asked = decision.id
            const move = decision.moves[(7 * answers++) % decision.moves.length]
            const answer = { type: 'move', id: `answer-${answers}-${id}`, decision: asked, move }
            socket.send(JSON.stringify(answer))
          }
        })
      }),
    [table, least] as const,
  )

test('whoever comes back in another browser sees what everybody did, step by step, and nothing is in the way', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await visitor(browser, baseURL!, 'Ada'), await visitor(browser, baseURL!, 'Ben')]
  const made = await ada.request.post('/api/tables', {
    data: { game: 'tekhenu', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  const { id } = ((await made.json()) as { table: { id: string } }).table
  for (const [page, nonce] of [
    [ada, 'a'],
    [ben, 'b'],
  ] as const)
    await page.request.post(`/api/tables/${id}/join`, { data: { nonce: nonce.repeat(32) } })
  // Both play through the beginning; then Ada goes away, and Ben plays until it is her turn.
  const played = playOn(ben, id, 1e6).catch(() => undefined)
  await playOn(ada, id, 14)
  const toAct = async (): Promise<number[]> =>
    ((await (await ada.request.get(`/api/tables/${id}`)).json()) as { table: { toAct: number[] } }).table
      .toAct
  await expect.poll(toAct).toEqual([0])
  await ben.close()
  await played
  const state = await ada.context().storageState()
  const there = await (
    await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce', storageState: state })
  ).newPage()
  await choose(there, { name: 'Ada', table: 'picture' })
  await there.setViewportSize({ width: 1440, height: 900 })
  await there.goto(`/table/${id}`)
  const recap = there.locator('[data-recap]')
  await expect(recap).toBeVisible()
  await expect(recap).toContainText('Since your last turn')
  await expect(recap).toContainText('Ben')
  await expect(recap.locator('[data-recap-step="1"] time')).toHaveAttribute('datetime', /^2\d{3}-/)
  await expect(there.locator('[data-step]').first()).toBeVisible()
  await recap.getByRole('button', { name: 'Step after' }).click()
  await expect(recap.locator('[data-recap-step="1"]')).toHaveAttribute('aria-current', 'step')
  expect(await findingsInBothThemes(there)).toEqual([])

  // It comes again after a reload, on a phone with its whole button, and closes for the question.
  await there.setViewportSize({ width: 390, height: 780 })
  await there.reload()
  const close = recap.locator('[data-recap-close]')
  await expect(close).toBeInViewport({ ratio: 1 })
  expect(await close.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await close.click()
  await expect(recap).toHaveCount(0)
  await expect(there.locator('[data-prompt]')).toBeVisible()
  await expect(there.locator('[data-step]')).toHaveCount(0)
  for (const page of [ada, there]) await page.context().close()
})
