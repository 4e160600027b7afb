import type { Browser, Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { playOnline } from './testing/online-seat.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'

async function person(browser: Browser, baseURL: string | undefined, name: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await choose(page, { table: 'text', name })
  await page.goto('/me')
  await page.request.post('/api/guest', { data: { nickname: name } })
  return page
}

/** Two people at a private table of Aton; each plays the last of the legal moves until `until` updates were told, or to the end. */
async function played([ada, ben]: readonly [Page, Page], until = Infinity): Promise<string> {
  const answer = await ada.request.post('/api/tables', {
    data: { game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  const { table } = (await answer.json()) as { table: { id: string } }
  for (const page of [ada, ben])
    await page.request.post(`/api/tables/${table.id}/join`, { data: { nonce: '0'.repeat(32) } })
  const plays = [ada, ben].map((page) =>
    page.evaluate(
      ([id, most]) =>
        new Promise<void>((resolve) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`)
          socket.addEventListener('open', () =>
            socket.send(JSON.stringify({ type: 'hello', protocol: 4, version: 0 })),
          )
          socket.addEventListener('message', ({ data }) => {
            const { type, version, decision, result } = JSON.parse(String(data)) as {
              type: string
              version: number
              decision: { id: number; owed: boolean; moves: string[] } | null
              result: unknown
            }
            if (type !== 'state') return
            if (result !== null || version >= most) resolve()
            else if (decision?.owed === true)
              socket.send(
                JSON.stringify({
                  type: 'move',
                  id: crypto.randomUUID(),
                  decision: decision.id,
                  move: decision.moves.at(-1),
                }),
              )
          })
        }),
      [table.id, until === Infinity ? 1e6 : until] as const,
    ),
  )
  // One of them may wait for the other, who has stopped.
  await (until === Infinity ? Promise.all(plays) : Promise.race(plays))
  return table.id
}

test('people look at their finished match together, try something, share it, and play on', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await person(browser, baseURL, 'Ada'), await person(browser, baseURL, 'Ben')]
  const id = await played([ada, ben])
  // Whoever comes first leads.
  const isThere = new Promise<void>((resolve) => {
    ada.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"type":"reviewed"')) resolve()
      }),
    )
  })
  await ada.goto(`/table/${id}`)
  await ada.locator('[data-to-replay]').click()
  await isThere
  await ben.goto(`/replay/table/${id}`)
  const [hers, his] = [ada, ben].map((page) => page.locator('[data-replay]')) as [
    ReturnType<Page['locator']>,
    ReturnType<Page['locator']>,
  ]

  // One leads, the other follows.
  await expect(ada.locator('[data-leads=true]')).toContainText('Ben looks on with you')
  await expect(ben.locator('[data-leads=false]')).toContainText('You follow Ada')
  await ada.getByRole('slider').fill('20')
  await expect(his).toHaveAttribute('data-replay', '20')
  await ada.locator('[data-what-if=on]').click()
  await new TextPage(ada).moves.first().click()
  await expect(his).toContainText(/1 move tried · .* would decide next/)
  await expect(new TextPage(ben).asked).toHaveCount(0)
  // Whoever is handed the lead goes on with what is tried, and is told for whom.
  await expect(ben.locator('[data-whose]')).toHaveCount(0)
  await ada.locator('[data-hand-over="1"]').click()
  await expect(ben.locator('[data-leads=true]')).toBeVisible()
  await expect(ben.locator('[data-whose]')).toHaveText(/^What if: you decide( for Ada)?$/)
  await expect(new TextPage(ben).moves.first()).toBeVisible()
  await expect(ada.locator('[data-whose]')).toHaveCount(0)
  await ben.locator('[data-what-if=off]').click()
  await expect(hers).not.toContainText('tried')
  await ben.getByRole('slider').fill('5')
  await expect(hers).toHaveAttribute('data-replay', '5')
  // Whoever goes elsewhere by themselves is not fetched back.
  await ada.getByRole('slider').fill('7')
  await expect(ada.locator('[data-follows=false]')).toBeVisible()
  await ben.getByRole('slider').fill('8')
  await expect(hers).toHaveAttribute('data-replay', '7')
  await ada.locator('[data-follows=false]').click()
  await expect(hers).toHaveAttribute('data-replay', '8')

  // A link for a stranger, without names, until it is revoked.
  const eve = await person(browser, baseURL, 'Eve')
  await eve.goto(`/replay/table/${id}`)
  await expect(eve.getByRole('main')).toContainText('until one of them shares it')
  await ada.locator('[data-share]').click()
  await ada.getByRole('dialog').getByRole('checkbox').check()
  await ada.locator('[data-make-share]').click()
  const link = await ada.getByRole('dialog').getByRole('textbox').inputValue()
  expect(await findingsInBothThemes(ada)).toEqual([])
  await eve.goto(link)
  await expect(eve.locator('[data-replay="8"]')).toBeVisible()
  await expect(eve.getByRole('radio', { name: 'Player 1' })).toBeAttached()
  expect(await eve.locator('body').innerText()).not.toMatch(/\b(?:Ada|Ben)\b/)
  await ada.locator('[data-revoke]').click()
  await expect(ada.locator('[data-revoke]')).toHaveCount(0)
  await eve.reload()
  await expect(eve.getByRole('main')).toContainText('nothing to look at')
  await ada.keyboard.press('Escape')

  // With friends from there on.
  await ada.locator('[data-play-on]').click()
  await ada.locator('[data-with-friends]').click()
  await expect(ada.locator('[data-goes-on]')).toBeVisible()
  const next = new URL(ada.url()).pathname
  await ben.request.post(`/api${next.replace('table', 'tables')}/join`, { data: { nonce: '0'.repeat(32) } })
  await ben.goto(next)
  for (const page of [ada, ben]) await expect(page.locator('[data-table=aton]')).toBeVisible()
})

test('a running match is looked back at from one’s own seat, and nothing helps there', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await person(browser, baseURL, 'Ada'), await person(browser, baseURL, 'Ben')]
  const id = await played([ada, ben], 12)
  await ada.goto(`/table/${id}`)
  await ada.locator('[data-menu]').click()
  await ada.locator('[data-look-back]').click()
  const transport = ada.locator('[data-replay]')
  await expect(transport).toContainText('The table is set up.')
  await ada.keyboard.press('End')
  await expect(transport).not.toHaveAttribute('data-replay', '0')
  for (const help of ['play-on', 'what-if', 'to-analysis', 'share', 'hint'])
    await expect(ada.locator(`[data-${help}]`)).toHaveCount(0)
  await expect(ada.getByRole('group', { name: 'Seen as' })).toHaveCount(0)
  await ada.locator('[data-to-table]').click()
  await expect(ada).toHaveURL(new RegExp(`/table/${id}`))
  await ada.goto(`/analysis/table/${id}`)
  await expect(ada.getByRole('main')).toContainText('nothing to look at')
})

test('three people look together at a desk, and nothing in the bar covers anything', async ({
  browser,
  baseURL,
}) => {
  const names = ['Ada', 'Ben', 'Cleo']
  const pages = await Promise.all(names.map((name) => person(browser, baseURL, name)))
  const [ada, ben] = pages as [Page, Page, Page]
  const answer = await ada.request.post('/api/tables', {
    data: { game: 'tekhenu', seats: names.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })) },
  })
  const { table } = (await answer.json()) as { table: { id: string } }
  for (const page of pages)
    await page.request.post(`/api/tables/${table.id}/join`, { data: { nonce: '0'.repeat(32) } })
  await Promise.all(pages.map((page) => playOnline(page, { table: table.id })))

  await choose(ada, { table: 'picture' })
  await choose(ben, { table: 'picture' })
  for (const page of pages) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/replay/table/${table.id}`)
    await expect(page.locator('[data-replay]')).toBeVisible()
  }
  await expect(ada.locator('[data-leads=true]')).toContainText('Ben and Cleo look on with you')
  await expect(ben.locator('[data-leads=false]')).toContainText('You follow Ada · 1 other looks on')
  for (const width of [1200, 1440, 1760]) {
    await ada.setViewportSize({ width, height: 900 })
    expect(await coveredInBar(ada)).toEqual([])
  }
  await ada.locator('[data-what-if=on]').click()
  await expect(ada.locator('[data-whose]')).toBeVisible()
  for (const width of [1200, 1440, 1760]) {
    await ada.setViewportSize({ width, height: 900 })
    expect(await coveredInBar(ada)).toEqual([])
  }
})

/** What lies one over the other in the bar. */
const coveredInBar = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((bar) => {
    const parts = [...bar.querySelectorAll('[data-whose], [data-together] > *, a, button, fieldset, ol, ul')]
      .filter((part) => part.closest('dialog') === null && part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
    return parts.flatMap(({ part, box }, i) =>
      parts.slice(i + 1).flatMap(({ part: other, box: its }) => {
        const isInside = part.contains(other) || other.contains(part)
        const isBeside = box.right <= its.left + 1 || its.right <= box.left + 1
        return isInside || isBeside ? [] : [`${part.textContent} / ${other.textContent}`]
      }),
    )
  })
