import { aton } from '@benben/aton'
import { readRecord, replay } from '@benben/kernel'
import type { Page } from '@playwright/test'
import { Cable } from './testing/cable.ts'
import { House } from './testing/house.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'

/** Everything a page sends over its live line, so that what was acknowledged can be compared with what is kept. */
function listen(page: Page) {
  const sent = new Map<string, string>()
  const acknowledged: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; id: string; move: string }
      if (message.type === 'move') sent.set(message.id, message.move)
    })
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; id: string }
      if (message.type === 'ack' && sent.has(message.id)) acknowledged.push(message.id)
    })
  })
  return {
    /** The moves that the server took, each once, in order. */
    moves: (): string[] => [...new Set(acknowledged)].map((id) => sent.get(id)!),
  }
}

test('two browsers to the end, with lost connections and a killed server: nothing acknowledged is lost or doubled', async ({
  browser,
}) => {
  const house = await House.open()
  const cable = await Cable.lay(house.url)
  const seat = async (baseURL: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await choose(page, { table: 'text' })
    return page
  }
  const [ada, ben] = [await seat(house.url), await seat(cable.url)]
  const ears = [listen(ada), listen(ben)]

  // Ada opens a table, Ben comes by the link.
  const created = await ada.request.post('/api/guest', { data: { nickname: 'Ada' } })
  expect(created.ok()).toBe(true)
  const answer = await ada.request.post('/api/tables', {
    data: { game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  const { table } = (await answer.json()) as { table: { id: string } }
  await ada.goto(`/table/${table.id}`)
  await ben.goto(`/table/${table.id}`)
  await ben.getByRole('textbox').fill('Ben')
  await ben.locator('main button[type=submit]').click()

  const pages = [new TextPage(ada), new TextPage(ben)]
  const lost = pages.map(({ page }) => page.getByText(/connection/i).first())
  const tryAll = (step: number) => Promise.all(pages.map((each) => tryToMove(each, step)))
  const kept: string[][] = [[], []]
  let restarted = false
  // A game may be over before all of this has happened to it: then the same people play once more.
  for (let id = table.id, step = 1; ; id = ada.url().split('/').at(-1)!) {
    for (; ; step++) {
      const over = await Promise.all(pages.map((each) => each.over.isVisible()))
      if (over.every(Boolean)) break
      const told = ears[0]!.moves().length + ears[1]!.moves().length
      // Ben's cable is cut twice, and mended when he has tried to go on without it; later the server loses its power.
      if ((told >= 8 && cable.cuts === 0) || (told >= 20 && cable.cuts === 1)) {
        cable.cut()
        await expect(lost[1]!).toBeVisible()
        // Meanwhile Ada goes on.
        for (let tries = 0; tries < 5; tries++) {
          await tryAll(++step)
          await ada.waitForTimeout(100)
        }
        cable.mend()
        await expect(lost[1]!).toHaveCount(0)
      }
      if (told >= 32 && !restarted) {
        restarted = true
        await tryAll(step)
        await house.kill()
        await tryAll(step)
        for (const banner of lost) await expect(banner).toBeVisible()
        await house.start()
        for (const banner of lost) await expect(banner).toHaveCount(0)
      }
      await tryAll(step)
      await ada.waitForTimeout(20)
    }

    const record = await (await ada.request.get(`/api/tables/${id}/record`)).text()
    const match = replay(aton, readRecord(record))
    expect(match.result).toBeDefined()
    for (const [who, name] of ['Ada', 'Ben'].entries()) {
      const seated = match.terms.names.indexOf(name)
      const played = match.entries.filter(({ seat: at }) => at === seated)
      kept[who]!.push(...played.map(({ move }) => aton.write(move)))
      await expect.poll(() => ears[who]!.moves()).toEqual(kept[who])
    }
    // The same people once more: whoever asks second comes to the same table.
    for (const page of [ada, ben]) {
      await page.getByRole('button', { name: /rematch/i }).click()
      await expect(page).not.toHaveURL(new RegExp(id))
    }
    expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname)
    for (const each of pages) await expect(each.asked).toBeVisible()
    if (restarted && kept.every((moves) => moves.length > 20)) break
  }
  expect(cable.cuts).toBe(2)
  await Promise.all([ada.context().close(), ben.context().close()])
  cable.close()
  await house.close()
})

/** Plays something if this side is asked just now, at once: a table that changes meanwhile must not be waited for. */
const tryToMove = ({ page }: TextPage, step: number): Promise<void> =>
  page.evaluate((number) => {
    const moves = [...document.querySelectorAll<HTMLElement>('[data-move]')]
    moves[number % moves.length]?.click()
  }, step * 5)
