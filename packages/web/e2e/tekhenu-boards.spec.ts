import type { Page } from '@playwright/test'
import { expect, test } from './testing/test.ts'
import { drawn } from './testing/tekhenu-picture.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'

/** What stands around the play: cards from close by, everybody's boards, the log, the end. */

type Stage = Parameters<typeof stageTekhenu>[2]

async function open(page: Page, id: string, stage: Stage): Promise<void> {
  await stageTekhenu(page, id, stage)
  await page.goto(`/play/${id}`)
  await expect(page.locator('[data-question], [data-end]').first()).toBeVisible()
}

const inRound =
  (from: number): Stage['until'] =>
  (question, round) =>
    question === 'take' && round >= from

test('Tekhenu: a card is enlarged with its whole text under the pointer and in focus, until Escape', async ({
  page,
}) => {
  await open(page, 'zoom', { players: 3, until: inRound(4) })
  const card = page.locator('[data-area="market"] [data-card^="T"]').last()
  const id = (await card.getAttribute('data-card'))!
  const spot = page.locator(`[data-area="market"] [data-spot="card/${id}"]`)
  const zoom = page.locator('[data-zoom]')
  await card.hover()
  await expect(zoom).toContainText(id)
  expect((await zoom.locator('[data-text]').textContent())!.length).toBeGreaterThan(10)
  // What is asked stays in sight.
  const [shown, asked] = await Promise.all([zoom.boundingBox(), page.locator('[data-prompt]').boundingBox()])
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(asked!.y)
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await page.mouse.move(2, 2)
  // Keys that lead the focus ask; a shortcut does not, whatever gets the focus after it.
  await page.keyboard.press('ArrowUp')
  await spot.focus()
  await expect(zoom).toContainText(id)
  await page.keyboard.press('e')
  await expect(zoom).toHaveCount(0)
  await spot.blur()
  await spot.focus()
  await drawn(page)
  await expect(zoom).toHaveCount(0)
  // One key shows it again, then every other card of the table, those of others and one's own that nothing can be done with.
  await page.keyboard.press('z')
  await expect(zoom).toContainText(id)
  const named = new Set<string | null>()
  const cards = await page.locator('main[data-table] [data-card]').count()
  for (let i = 0; i < cards; i++) {
    const before = await zoom.textContent()
    await page.keyboard.press('z')
    await expect(zoom).not.toHaveText(before!)
    named.add(await zoom.textContent())
  }
  expect(named.size).toBeGreaterThan(15)
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
})

test('Tekhenu: a large card goes when the focus goes on, though the pointer lies under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'passing', { players: 3, until: inRound(4) })
  const spot = page.locator('[data-area="market"] [data-spot^="card/"]').first()
  const zoom = page.locator('[data-zoom]')
  await page.keyboard.press('ArrowUp')
  await spot.focus()
  await expect(zoom).toBeVisible()
  await zoom.hover({ position: { x: 40, y: 40 } })
  await page.keyboard.press('Tab')
  await expect(zoom).toHaveCount(0)
})

test('Tekhenu: all cards I have lie in sight, however many they are, and no name is cut', async ({
  page,
}) => {
  await open(page, 'hand', { players: 4, seed: 'four', options: { seth: true }, until: inRound(14) })
  const cards = page.locator('[data-area="mine"] [data-anchor$="/cards"] > *')
  expect(await cards.count()).toBeGreaterThan(8)
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const cut = (): Promise<readonly string[]> =>
      cards.evaluateAll((all) => {
        const hand = all[0]!.parentElement!.getBoundingClientRect()
        return all
          .filter((card) => {
            const [box, name] = [
              card.getBoundingClientRect(),
              card.querySelector('b')?.getBoundingClientRect(),
            ]
            const isWhole =
              name === undefined || (name.bottom <= box.bottom + 1 && name.right <= box.right + 1)
            return box.bottom > hand.bottom + 1 || box.right > hand.right + 1 || !isWhole
          })
          .map(({ textContent }) => textContent)
      })
    await expect.poll(cut, { message: `${width} × ${height}` }).toEqual([])
  }
})

test('Tekhenu: a large card leaves its neighbours to the pointer', async ({ page }) => {
  await open(page, 'neighbours', { until: (question) => question === 'destiny' })
  const cards = page.locator('[data-area="offer"] [data-card]')
  await cards.first().hover()
  await expect(page.locator('[data-zoom]')).toBeVisible()
  for (const card of await cards.all()) {
    const { x, y, width, height } = (await card.boundingBox())!
    const met = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)!.closest('[data-zoom]') === null,
      [x + width / 2, y + height / 2],
    )
    expect(met).toBe(true)
  }
})

test('Tekhenu: everybody else is always seen, whatever the width, and nothing goes beyond it', async ({
  page,
}) => {
  await open(page, 'widths', { players: 4, until: inRound(5) })
  for (const width of [1920, 1440, 1280, 1100, 900, 780]) {
    await page.setViewportSize({ width, height: 900 })
    for (const seat of [1, 2, 3])
      await expect(page.locator(`[data-anchor="seat/${seat}/points"]`).first()).toBeVisible()
    await drawn(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width}`)
      .toBeLessThanOrEqual(0)
  }
})

/** What of these is not wholly on the screen. */
const outOfSight = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const { top, bottom, left, right } = document.querySelector(selector)!.getBoundingClientRect()
        return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1
      }),
    names,
  )

/** How large text is seen: in the prompt, on a board and in the log. */
const textSizes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    ['[data-prompt] b', '[data-area="horus"] h2', '[data-area="mine"] h3', '[data-log] li'].map((name) => {
      const text = document.querySelector<Element & { readonly currentCSSZoom?: number }>(name)!
      return parseFloat(getComputedStyle(text).fontSize) * (text.currentCSSZoom ?? 1)
    }),
  )

/** What cannot be read where it lies: dice and letters on them too small, cards without their name or with text cut off. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)]
    const dice = all('[data-area="wheel"] [data-spot^="die/"]')
      .filter((die) => die.getBoundingClientRect().width < 28)
      .map(({ dataset }) => dataset['spot']!)
    // Letters on dice, in pixels of the screen.
    const letters = all('svg:has(> text)[data-piece]').filter((die) => {
      const size = parseFloat(getComputedStyle(die.querySelector('text')!).fontSize)
      return die.checkVisibility() && (size * die.getBoundingClientRect().width) / 66 < 9
    })
    const cards = all(
      '[data-area="market"] [data-card], [data-area="mine"] [data-anchor$="/cards"] [data-card]',
    ).filter((card) => {
      const { top, right, bottom } = card.getBoundingClientRect()
      const [name, text] = [card.querySelector('b'), card.querySelector('b + span')]
      const isWhole = (part: Element | null): boolean => {
        const box = part?.getBoundingClientRect()
        return (
          box !== undefined &&
          box.height > 0 &&
          box.top >= top - 1 &&
          box.left < right &&
          box.bottom <= bottom + 1
        )
      }
      // Where very many lie in front of their owner, their names have to do.
      const isByName = text !== null && getComputedStyle(text).display === 'none'
      return !isWhole(name) || (!isWhole(text) && !isByName)
    })
    return [
      ...dice,
      ...letters.map(({ dataset }) => `letter of ${dataset['piece']!}`),
      ...cards.map(({ dataset }) => dataset['card']!),
    ]
  })

const areas = (...names: readonly string[]): readonly string[] => names.map((name) => `[data-area="${name}"]`)

for (const [name, stage] of Object.entries<Stage>({
  'two with the Vizier': { players: 2, options: { vizier: true }, until: inRound(9) },
  'four with Seth': { players: 4, options: { seth: true }, until: inRound(10) },
  alone: { options: { solo: 'easy' }, until: inRound(6) },
})) {
  test(`Tekhenu: every screen from 1280 × 720 up has the whole table in sight: ${name}`, async ({ page }) => {
    await open(page, 'screens', stage)
    const all = [
      '[data-prompt]',
      ...areas('wheel', 'horus', 'ra', 'temple', 'people', 'market', 'osiris', 'mine'),
      ...(stage.options !== undefined && 'seth' in stage.options ? areas('seth') : []),
    ]
    let smaller: readonly number[] = []
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => outOfSight(page, all), { message: `${width} × ${height}` }).toEqual([])
      const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(beyond, `${width} × ${height}: the page does not scroll`).toBeLessThanOrEqual(0)
      // The temple is as large as its room allows, but never beyond it.
      const held = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          ['wheel', 'temple', 'mine', 'market'].filter((area) => {
            const { scrollHeight, clientHeight } = document.querySelector(`[data-area="${area}"]`)!
            return scrollHeight > clientHeight + 3
          }),
        )
      await expect.poll(held, { message: `${width} × ${height}: areas hold what is in them` }).toEqual([])
      await expect
        .poll(() => unreadable(page), { message: `${width} × ${height}: everything can be read` })
        .toEqual([])
      const sizes = await textSizes(page)
      if (width >= 1920)
        for (const [i, size] of sizes.entries())
          expect(size, `${width} × ${height}: larger text`).toBeGreaterThan(smaller[i]! * 1.1)
      if (width === 1440) smaller = sizes
    }
    // Lower still the board alone scrolls: what is asked and what I have stay.
    await page.setViewportSize({ width: 1280, height: 600 })
    await expect.poll(() => outOfSight(page, ['[data-prompt]', ...areas('mine')])).toEqual([])
    await page.locator('[data-area="people"]').scrollIntoViewIfNeeded()
    expect(await outOfSight(page, ['[data-prompt]', ...areas('mine')])).toEqual([])
  })
}

test('Tekhenu: with all four sections of the market open, names and signs of cards lie apart', async ({
  page,
}) => {
  await open(page, 'sections', { players: 4, seed: 'four', until: inRound(14) })
  await expect(page.locator('[data-open-sections="4"]')).toBeVisible()
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => unreadable(page), { message: `${width} × ${height}` }).toEqual([])
    const covered = await page.locator('[data-area="market"] [data-card]').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const name = card.querySelector('b')!.getBoundingClientRect()
        const signs = [...card.querySelectorAll('b + span svg')].map((sign) => sign.getBoundingClientRect())
        // Under the letters of a name there is room for their tails.
        const over = Math.max(0, ...signs.map(({ top }) => name.bottom - top))
        return over > 2 ? [`${(card as HTMLElement).dataset['card']!} ${over.toFixed(1)}`] : []
      }),
    )
    expect(covered, `${width} × ${height}`).toEqual([])
  }
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const [name, stage] of Object.entries<Stage>({
    'two, without Seth': { players: 2, until: inRound(9) },
    'four with Seth': { players: 4, options: { seth: true }, until: inRound(10) },
  })) {
    test(`Tekhenu: dice and cards can be read on tablets that lie on their side: ${name}`, async ({
      page,
    }) => {
      await open(page, 'fingers', stage)
      for (const [width, height] of [
        [1024, 768],
        [1180, 820],
        [1280, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => unreadable(page), { message: `${width} × ${height}` }).toEqual([])
        const flat = await page.evaluate(() =>
          [...document.querySelectorAll('[data-area="market"] [data-card]')]
            .map((card) => Math.round(card.getBoundingClientRect().height))
            .filter((high) => high < 54),
        )
        expect(flat, `${width} × ${height}: cards of the market are high enough`).toEqual([])
      }
    })
  }
})

test('Tekhenu: what I have stays in sight on a tablet, wherever the table is scrolled to', async ({
  page,
}) => {
  await open(page, 'tablet', { players: 3, until: inRound(5) })
  for (const [width, height] of [
    [1024, 768],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('[data-area="stock"]')).toBeVisible()
    for (const area of ['horus', 'people', 'market']) {
      await page
        .locator(`[data-area="${area}"]`)
        .evaluate((there) => there.scrollIntoView({ block: 'center' }))
      expect(await outOfSight(page, ['[data-prompt]', ...areas('stock')]), `${width}: ${area}`).toEqual([])
    }
  }
})

test('Tekhenu: a line of the log shows the pieces it speaks of', async ({ page }) => {
  await open(page, 'log', { players: 2, until: inRound(6) })
  const line = page.getByRole('list', { name: 'Log' }).getByRole('button', { name: /constructs? a building/ })
  await line.first().hover()
  await expect(page.locator('[data-pointed]').first()).toBeVisible()
})

test('Tekhenu: Botankhamun tells the steps of its last turn and why', async ({ page }) => {
  await open(page, 'reasons', {
    options: { solo: 'medium' },
    until: (question, round) => question === 'use' && round >= 3,
  })
  const steps = page.getByRole('list', { name: /last turn/ }).getByRole('listitem')
  await expect(steps.first()).toContainText('marker')
  await expect.poll(() => steps.count()).toBeGreaterThanOrEqual(2)

  // Each of its tiles is looked at as cards are, by pointer and by key.
  const zoom = page.locator('[data-zoom]')
  await page.locator('[data-card="action ra"]').hover()
  await expect(zoom).toContainText('Sun Barge')
  await expect(zoom.locator('[data-text]')).toContainText('the highest pure or tainted die of Ra')
  await page.mouse.move(2, 2)
  await page.keyboard.press('ArrowUp')
  await page.locator('[data-spot="action resources-1"]').focus()
  await expect(zoom).toContainText('Dawn Wares')
  await expect(zoom.locator('[data-signs] svg')).toHaveCount(4)
  await expect(page.locator('[data-part-help]')).toHaveCount(0)

  // On a phone they lie behind a tab, on a tablet above the board.
  const pyramid = page.getByRole('group', { name: /pyramid/ })
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1024, 768],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    const tab = page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name: 'Rivals' })
    await expect(tab).toHaveCount(Math.min(width, height) < 480 ? 1 : 0)
    if (await tab.isVisible()) await tab.click()
    await pyramid.scrollIntoViewIfNeeded()
    await expect(pyramid, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    await expect(pyramid.locator('[data-card]')).toHaveCount(10)
    for (const step of await steps.all()) {
      await step.scrollIntoViewIfNeeded()
      await expect(step, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('Tekhenu: the rest of a turn of Botankhamun is shown at once', async ({ page }) => {
  await open(page, 'rest', {
    options: { solo: 'medium' },
    until: (question, round) => question === 'draft' || round >= 1,
  })
  const all = page.locator('[data-go-on-all]')
  while (!(await all.isVisible())) {
    const lit = page.locator('[data-spot][data-lit], [data-confirm], [data-end-turn][data-move]').first()
    await expect(all.or(lit).first()).toBeVisible()
    // What is lit may be gone by now: Botankhamun's turn has come.
    if (!(await all.isVisible())) await lit.click({ timeout: 3000 }).catch(() => undefined)
  }
  await all.click()
  await expect(all).toHaveCount(0)
  await expect
    .poll(() =>
      page
        .getByRole('list', { name: /last turn/ })
        .getByRole('listitem')
        .count(),
    )
    .toBeGreaterThan(2)
})

test("Tekhenu: Seth's board shows its regions, and a seat's warriors and priests stand on its board", async ({
  page,
}) => {
  await open(page, 'seth-board', { players: 3, options: { seth: true }, until: inRound(6) })
  const seth = page.locator('[data-area="seth"]')
  await expect(seth.locator('[data-spot^="region/"]')).toHaveCount(6)
  for (const piece of ['warrior', 'priest'])
    await expect(page.locator(`[data-area="mine"] [data-spot="token/${piece}"]`)).toBeVisible()
})

test('Tekhenu: the end tells every point by its source and over the rounds', async ({ page }) => {
  await open(page, 'the-end', { players: 3, until: () => false })
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  const numbers = (cells: readonly string[]): number[] => cells.map((cell) => Number(cell.replace('−', '-')))
  const totals = numbers(await table.locator('tfoot td').allTextContents())
  const rows = await table.locator('tbody tr').all()
  const sums = [0, 0, 0]
  for (const row of rows)
    numbers(await row.locator('td').allTextContents()).forEach((many, seat) => (sums[seat]! += many))
  expect(sums).toEqual(totals)
  await expect(page.getByRole('img', { name: /Points after each round/ })).toBeVisible()
})

test('cards that are laid out can be put aside for a look at what they cover', async ({ page }) => {
  await stageTekhenu(page, 'aside', {
    until: (_, __, moves) => moves.some((move) => move.startsWith('draft ')),
  })
  await page.goto('/play/aside')
  const offer = page.locator('[data-area="offer"]')
  const cards = offer.locator('[data-spot^="card/"]')
  await expect(cards.first()).toBeVisible()
  const covered = await offer.boundingBox()
  await offer.getByRole('button', { name: 'See what lies under them' }).click()
  await expect(cards.first()).toBeHidden()
  expect((await offer.boundingBox())!.height).toBeLessThan(covered!.height / 2)
  await offer.getByRole('button', { name: 'Show the cards again' }).click()
  // Each is chosen twice, though the first could be undone.
  await cards.first().click()
  await expect(page.locator('[data-prompt]')).toContainText('Choose it again')
  await cards.first().click()
  // The second could not be undone: another click asks for another card instead, the golden button does it.
  await expect(cards).toHaveCount(3)
  await cards.first().click()
  await expect(cards.first()).toHaveAttribute('data-pointed')
  await cards.last().click()
  await expect(cards.last()).toHaveAttribute('data-pointed')
  await expect(page.locator('[data-prompt]')).toContainText('You cannot take this back')
  await page.locator('[data-armed] [data-confirm]').click()
  await expect(page.getByRole('list', { name: 'Turn order' })).toBeVisible()
})

test('a click counts though what lies under the pointer is drawn anew while it is pressed', async ({
  page,
}) => {
  await open(page, 'pressed', { until: inRound(3) })
  const die = page.locator('[data-spot^="die/"][data-lit]').first()
  const question = await page.locator('[data-question]').getAttribute('data-question')
  await page.evaluate(() =>
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const pressed = (target as Element).closest('svg')!
        pressed.replaceWith(pressed.cloneNode(true))
      },
      { once: true },
    ),
  )
  await die.click()
  await expect(page.locator('[data-question]')).not.toHaveAttribute('data-question', question!)
})
