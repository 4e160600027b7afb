import { expect, test, type Browser, type Page } from '@playwright/test'
import { Days } from './testing/days.ts'
import { choose } from './testing/seats.ts'

const NAMES = ['Ada', 'Ben', 'Cem']

async function visitor(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, timezoneId: 'Europe/Warsaw' })).newPage()
  await choose(page, { table: 'text', name, game: 'tekhenu' })
  await page.request.post('/api/guest', { data: { nickname: name } })
  return page
}

interface Told {
  readonly toAct: readonly number[]
  readonly clocks?: { readonly seats: readonly ({ readonly left: number } | null)[] }
}

const tableAt = async (page: Page, link: string): Promise<Told> => {
  const answer = await page.request.get(`/api/tables/${link.split('/').at(-1)}`)
  return ((await answer.json()) as { table: Told }).table
}

/** Chooses a feed for turns and half times; returns where it is read. */
async function chooseFeed(page: Page): Promise<string> {
  const choices = { push: [], feed: ['turn', 'reminder'], webhook: [] }
  await page.request.post('/api/notices', { data: { choices, quiet: false } })
  const answer = await page.request.post('/api/notices/feed', { data: {} })
  return new URL(((await answer.json()) as { url: string }).url).pathname
}

/** What a feed reader shows, oldest first. */
async function feedOf(page: Page, feed: string): Promise<string[]> {
  const atom = await (await page.request.get(feed)).text()
  return [...atom.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)].map(([, title]) => title!).toReversed()
}

/** Answers until nothing is asked of this seat. */
async function answerAll(page: Page, link: string, seat: number): Promise<void> {
  const table = page.locator('main[data-table]')
  await expect(table).toBeVisible()
  while ((await tableAt(page, link)).toAct.includes(seat)) {
    const before = await table.getAttribute('data-version')
    await page.locator('[data-move]').first().click()
    await expect(table).not.toHaveAttribute('data-version', before!)
    await expect(table).not.toHaveAttribute('aria-busy', 'true')
  }
}

test('three people play by turn over days: clocks, notices, a bot for who is late, who comes back', async ({
  browser,
}) => {
  const days = await Days.open()
  const people: Page[] = []
  for (const name of NAMES) people.push(await visitor(browser, days.url, name))
  const [ada] = people as [Page, Page, Page]
  const feeds = await Promise.all(people.map(chooseFeed))

  // The pace is chosen with the table, and stands in the waiting room in sentences.
  await ada.goto('/new')
  await ada.getByRole('button', { name: 'Add a seat' }).click()
  for (const seat of [2, 3])
    await ada.locator(`[data-seat-row="${seat}"]`).getByRole('radio', { name: 'Friend by link' }).check()
  await ada.getByLabel('Pace').selectOption('day')
  await ada.getByRole('switch', { name: /^Count only/ }).uncheck()
  await ada.locator('[data-create]').click()
  await expect(ada.locator('[data-pace-terms]')).toContainText('Everybody has 1 day for each answer.')
  await expect(ada.locator('[data-pace-terms]')).toContainText('Out of time, a bot (Scribe) takes over')
  const link = new URL(ada.url()).pathname
  for (const [i, name] of NAMES.entries()) {
    if (i === 0) continue
    await people[i]!.goto(link)
    await people[i]!.getByRole('textbox').fill(name)
    await people[i]!.locator('main button[type=submit]').click()
  }
  for (const page of people) await expect(page.locator('[data-pill]')).toHaveCount(3)

  // First all choose at the same time: each clock runs until its player has answered.
  await days.pass(5)
  for (const [i, page] of people.entries()) {
    await page.reload()
    await answerAll(page, link, i)
  }
  await expect.poll(async () => (await tableAt(ada, link)).toAct.length).toBe(1)
  const [late] = (await tableAt(ada, link)).toAct as [number]
  const [absent, watching] = [people[late]!, people[(late + 1) % 3]!]
  await watching.reload()
  const pill = watching.locator(`[data-pill="${late}"]`)
  await expect(pill.locator('[data-presence=here]')).toBeVisible()

  // Somebody goes away: a ring in their pill. Their list says what is asked, how long they have, and what happens then.
  await absent.goto('/')
  await expect(pill.locator('[data-presence=away]')).toBeVisible()
  await days.pass(20)
  await absent.reload()
  // So does the card that waits for them before everything else.
  const list = absent.getByRole('region', { name: 'My games' })
  for (const place of [list, absent.locator('[data-urgent]')]) {
    const row = place.locator('[data-table-time]')
    await expect(row.locator('[data-asked]')).toBeVisible()
    await expect(row.locator('[data-due]')).toContainText(/^[34] hr.* left, then Scribe takes over$/)
  }
  await absent.goto('about:blank')
  // Their feed told of the turn once, and reminded them at half time.
  const told = await feedOf(absent, feeds[late]!)
  expect(told).toContainEqual(expect.stringMatching(/^Tekhenu with .*: it is your turn\.$/))
  const reminded = told.filter((each) =>
    /^Tekhenu with .*: half of your time for this turn is up\.$/.test(each),
  )
  expect(reminded).toHaveLength(1)

  // A day is over: the bot plays, and everybody sees it.
  await days.pass(5)
  await expect(watching.locator('[data-happened]')).toContainText('out of time')
  await expect(pill.locator('[data-presence=bot]')).toBeVisible()

  // Back after a night, the owner takes the seat back at the decision that is open, with time on the clock.
  await days.pass(8)
  await absent.goto(link)
  await absent.getByRole('button', { name: 'Take back my seat' }).click()
  await expect(absent.locator('[data-kept]')).toHaveCount(0)
  await expect(watching.locator('[data-happened]')).toContainText('is back')
  expect((await tableAt(ada, link)).clocks!.seats[late]!.left).toBeGreaterThan(23 * 3_600_000)

  // The clock ticks, and nothing moves.
  const ticking = absent.locator('[data-pill][data-asked] [data-left]').first()
  await expect(ticking).toBeVisible()
  const box = await ticking.boundingBox()
  await days.pass(1)
  await absent.reload()
  await expect(ticking).toBeVisible()
  expect(await ticking.boundingBox()).toEqual(box)
  for (const page of people) await page.context().close()
  await days.close()
})
