import type { Page } from '@playwright/test'
import type { TekhenuPage } from './testing/tekhenu-picture.ts'
import type { stageTekhenu } from './testing/tekhenu-staged.ts'
import {
  atRest,
  boxes,
  finish,
  inRound,
  open,
  ORDER,
  PATIENCE,
  same,
  watched,
  type Box,
} from './testing/tekhenu-watched.ts'
import { expect, test } from './testing/test.ts'

/** What moves: from where it lay, to where it comes to lie, the right way round. */

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } })

test('Tekhenu: dice fly from the wheel to their pan, mine and those of others', async ({ page }) => {
  const table = await open(page, 'flying', inRound(6))
  const mine = page.locator('[data-spot^="die/"][data-lit]').first()
  const [, die] = /^die\/\w+ (\d \w+)$/.exec((await mine.getAttribute('data-spot'))!)!
  const [value, colour] = die!.split(' ')
  await mine.hover()
  await expect(page.locator('[data-spot^="die/"][data-looked] [data-piece]').first()).toBeVisible()
  await atRest(page)
  const lay = (await boxes(page, '[data-spot^="die/"][data-looked] [data-piece]'))[0]!
  const question = await table.question()
  await mine.click()
  await table.answered(question)
  await expect.poll(async () => (await watched(page)).flights.length).toBeGreaterThan(0)
  await atRest(page)
  const own = (await watched(page)).flights[0]!
  expect(same(own.from, lay), `${own.from.join(' ')} is not ${lay.join(' ')}`).toBe(true)
  const pan = (await boxes(page, `[data-anchor="seat/0/scales"] [data-piece="${colour!} ${value!}"]`)).at(-1)!
  expect(same(own.to, pan), `${own.to.join(' ')} is not ${pan.join(' ')}`).toBe(true)

  await finish(page, table)
  await atRest(page)
  const wheel = await boxes(page, '[data-turns] [data-spot^="die/"] [data-piece]')
  const before = (await watched(page)).flights.length
  await page.locator('[data-end-turn][data-move]').click()
  await expect.poll(async () => (await watched(page)).flights.length).toBeGreaterThan(before)
  expect(await table.asked()).toBe(true)
  await atRest(page)
  const theirs = (await watched(page)).flights[before]!
  expect(wheel.some((each) => same(each, theirs.from))).toBe(true)
  const pans = await boxes(page, '[data-anchor="seat/1/scales"] [data-piece]')
  expect(
    pans.some((each) => same(each, theirs.to)),
    `${theirs.to.join(' ')} is none of ${pans.join(' | ')}`,
  ).toBe(true)
  expect(new Set((await watched(page)).changed)).toEqual(new Set(['transform', 'opacity']))
})

test('Tekhenu: light turns clockwise to where the view has it, and the dice follow it', async ({ page }) => {
  const table = await open(page, 'turning', inRound(8))
  const plane = page.locator('[data-turns]')
  const turns = async (): Promise<number> => Number(await plane.getAttribute('data-turns'))
  const first = await turns()
  await finish(page, table)
  await page.locator('[data-end-turn][data-move]').click()
  await expect.poll(turns).toBe(first + 1)
  expect(await table.asked()).toBe(true)
  await atRest(page)
  const { angles, sorted, changed } = await watched(page)
  const steps = angles.slice(1).map((angle, i) => ((angle - angles[i]! + 540) % 360) - 180)
  expect(Math.min(...steps)).toBeGreaterThan(-0.01)
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(60, 1)
  expect(((angles.at(-1)! + 360) % 360).toFixed(1)).toBe((((first + 1) * 60) % 360).toFixed(1))
  expect(sorted.length).toBeGreaterThan(0)
  for (const { off, way } of sorted) {
    expect(off).toBeLessThan(1.5)
    expect(way).toBeGreaterThan(5)
  }
  expect(changed.every((name) => name === 'transform' || name === 'opacity')).toBe(true)
  // Dice on their way out of the bag let taps through; at rest all can be tapped again.
  await expect(page.locator('[data-turns] [style*="pointer-events"]')).toHaveCount(0)
})

test('Tekhenu: a click shows the end of what others do', async ({ page }) => {
  const table = await open(page, 'skipped', inRound(6))
  await finish(page, table)
  await atRest(page)
  // All of it in the page: what others do lasts for moments, and a test that asks from outside may come too late.
  const shown = await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame)
    const layer = document.querySelector('[class*="flights"]')!
    const stage = layer.parentElement!
    const sets = new Promise<void>((out) => {
      new MutationObserver((changes, observer) => {
        if (!changes.some(({ addedNodes }) => addedNodes.length > 0)) return
        observer.disconnect()
        out()
      }).observe(layer, { childList: true })
    })
    document.querySelector<HTMLElement>('[data-end-turn][data-move]')!.click()
    await sets
    const before = stage.dataset['settled'] !== undefined
    // More of the turn may come right behind it: what counts is that the end was shown at all.
    let after = false
    new MutationObserver(() => {
      after ||= stage.dataset['settled'] !== undefined
    }).observe(stage, { attributes: true, attributeFilter: ['data-settled'] })
    const flew = [...layer.children]
    document.querySelector<HTMLElement>('[data-area="wheel"]')!.click()
    await frame()
    await frame()
    return { before, after, flew: flew.length > 0, flying: flew.filter((each) => each.isConnected).length }
  })
  expect(shown).toEqual({ before: false, after: true, flew: true, flying: 0 })
})

/** Before Maat in a game of four: the person is the last to be asked for faith, and has the best balance. */
const BEFORE_MAAT: Parameters<typeof stageTekhenu>[2] = {
  players: 4,
  seed: 'maat',
  until: (question, round) => question === 'faith' && round === 4,
}
/** The same before a scoring. */
const BEFORE_SCORING: Parameters<typeof stageTekhenu>[2] = {
  players: 4,
  seed: 'scales',
  until: (question, round) => question === 'faith' && round === 8,
}

const NO_FAITH = '[data-choice="no faith"]'

/** Ends the turn where it was the last of the round, up to the question for faith. */
async function toFaith(page: Page, table: TekhenuPage): Promise<void> {
  const end = page.locator('[data-end-turn][data-move]')
  if ((await end.count()) > 0) await end.click()
  await page.locator(NO_FAITH).waitFor({ timeout: PATIENCE })
  expect(await table.asked()).toBe(true)
  await atRest(page)
}

/** Lays no faith, and lets everything be shown that comes of it. */
async function layNone(page: Page, table: TekhenuPage): Promise<void> {
  const question = await table.question()
  await page.locator(NO_FAITH).click()
  // So that nothing is looked at in the question that follows.
  await page.mouse.move(2, 2)
  await table.answered(question)
  await table.root.waitFor({ timeout: PATIENCE })
  await atRest(page)
}

const middleOf = ([x, y, width, height]: Box): readonly [number, number] => [x + width / 2, y + height / 2]
const isIn = (box: Box, [left, top, width, height]: Box): boolean => {
  const [x, y] = middleOf(box)
  return x >= left && x <= left + width && y >= top && y <= top + height
}

const orderOf = (page: Page): Promise<(string | null)[]> =>
  page.locator(ORDER).evaluateAll((all) => all.map((each) => each.getAttribute('data-anchor')))

test('Tekhenu: at Maat everybody sees who comes first and why, and dice go back into the bag', async ({
  page,
}) => {
  const table = await open(page, 'maat', BEFORE_MAAT)
  await toFaith(page, table)
  expect(await orderOf(page)).toEqual(['order/1', 'order/3', 'order/2', 'order/0'])
  // Every scales are in sight before they decide, in the turn order too.
  const weighed = await page
    .locator(ORDER)
    .evaluateAll((all) =>
      all.map((each) => [
        each.getAttribute('data-anchor')!.slice('order/'.length),
        each.querySelector('[data-balance]')?.textContent ?? '',
      ]),
    )
  expect(weighed).toEqual([
    ['1', '−3'],
    ['3', '+4'],
    ['2', '+1'],
    ['0', '0'],
  ])
  const chips = await boxes(page, ORDER)
  const scales = await boxes(page, [1, 3, 2, 0].map((seat) => `[data-anchor="seat/${seat}/scales"]`).join())
  const dice = await boxes(page, '[data-anchor$="/scales"] [data-piece]')
  expect(dice).toHaveLength(16)
  await layNone(page, table)

  const { flights, slid, changed } = await watched(page)
  for (const [i, [seat, balance]] of weighed.entries()) {
    const told = flights.find(({ text, to }) => text === balance && isIn(to, chips[i]!))
    expect(told, `the balance of ${seat!}`).toBeDefined()
    expect(
      scales.some((each) => isIn(told!.from, each)),
      `${balance!} comes from scales`,
    ).toBe(true)
  }
  expect(await orderOf(page)).toEqual(['order/0', 'order/2', 'order/1', 'order/3'])
  expect(slid.map(({ seat }) => seat).toSorted()).toEqual(['order/0', 'order/1', 'order/2', 'order/3'])
  for (const { seat, off } of slid) expect(off, seat).toBeLessThan(1.5)
  expect(slid.every(({ way }) => way > 5)).toBe(true)

  const bag = (await boxes(page, '[data-anchor="bag"]'))[0]!
  const back = flights.filter(({ to }) => isIn(to, bag))
  expect(back).toHaveLength(16)
  for (const { from } of back) expect(dice.some((each) => same(each, from))).toBe(true)
  await expect(page.locator('[data-anchor$="/scales"] [data-piece]')).toHaveCount(0)
  expect(await page.locator('[class*="beam"]').evaluate((beam) => getComputedStyle(beam).transform)).toMatch(
    /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/,
  )
  expect(new Set(changed)).toEqual(new Set(['transform', 'opacity']))
})

test('Tekhenu: points of a scoring fly from where they were earned, step by step', async ({ page }) => {
  const table = await open(page, 'scoring', BEFORE_SCORING)
  await toFaith(page, table)
  const points = async (): Promise<number[]> =>
    Promise.all(
      [0, 1, 2, 3].map(async (seat) =>
        Number(await page.locator(`[data-anchor="seat/${seat}/points"]`).innerText()),
      ),
    )
  /** What the outlook promises for a step, of all seats together. */
  const promised = async (step: string): Promise<number> => {
    const cells = await page.locator('tr', { hasText: step }).locator('td').allTextContents()
    return cells.reduce((sum, cell) => sum + Number(cell.replace('−', '-')), 0)
  }
  const before = await points()
  const expected = {
    osiris: await promised('Districts of Osiris'),
    temple: await promised('Temple Complex'),
  }
  expect(expected.osiris).toBeGreaterThan(0)
  expect(expected.temple).toBeGreaterThan(0)
  await layNone(page, table)

  const { flights, told, changed } = await watched(page)
  const badges = flights.flatMap(({ text, area, seat }) =>
    seat !== null && /^[+−]\d+$/.test(text) ? [{ many: Number(text.replace('−', '-')), area, seat }] : [],
  )
  const sum = (some: typeof badges): number => some.reduce((all, { many }) => all + many, 0)
  const after = await points()
  expect([0, 1, 2, 3].map((seat) => sum(badges.filter((each) => each.seat === seat)))).toEqual(
    after.map((now, seat) => now - before[seat]!),
  )
  for (const area of ['osiris', 'temple'] as const)
    expect(sum(badges.filter((each) => each.area === area)), area).toBe(expected[area])

  const steps = told.filter((title) => title.startsWith('Scoring: '))
  const all = [
    'Districts of Osiris',
    'Temple Complex',
    'Statues',
    'Happiness',
    'Full production',
    'Building row',
  ]
  // Each step that pays anybody once, in the order of the rules.
  expect(steps).toEqual(all.map((step) => `Scoring: ${step}.`).filter((title) => steps.includes(title)))
  expect(steps.slice(0, 2)).toEqual(['Scoring: Districts of Osiris.', 'Scoring: Temple Complex.'])
  expect(steps.length).toBeGreaterThan(3)
  expect(new Set(changed)).toEqual(new Set(['transform', 'opacity']))
})

test('Tekhenu: a click ends what slides, too', async ({ page }) => {
  await toFaith(page, await open(page, 'cut', BEFORE_MAAT))
  const shown = await page.evaluate(
    async ({ choice, seats }) => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame)
      const stage = document.querySelector('[class*="flights"]')!.parentElement!
      const chips = (): Element[] => [...document.querySelectorAll(seats)]
      const animate = Reflect.get(Element.prototype, 'animate')
      const slides = new Promise<void>((out) => {
        Element.prototype.animate = function begin(this: Element, ...given) {
          if (this.matches(seats)) out()
          return animate.apply(this, given)
        }
      })
      document.querySelector<HTMLElement>(choice)!.click()
      await slides
      const before = chips().some((chip) => chip.getAnimations().length > 0)
      let settled = false
      new MutationObserver(() => {
        settled ||= stage.dataset['settled'] !== undefined
      }).observe(stage, { attributes: true, attributeFilter: ['data-settled'] })
      document.querySelector<HTMLElement>('[data-area="wheel"]')!.click()
      await frame()
      await frame()
      return { before, settled, after: chips().some((chip) => chip.getAnimations().length > 0) }
    },
    { choice: NO_FAITH, seats: ORDER },
  )
  expect(shown).toEqual({ before: true, settled: true, after: false })
})

test('Tekhenu: with reduced motion nothing moves, and Maat comes to the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const table = await open(page, 'still', BEFORE_MAAT)
  await toFaith(page, table)
  await layNone(page, table)
  expect(await orderOf(page)).toEqual(['order/0', 'order/2', 'order/1', 'order/3'])
  await expect(page.locator('[data-anchor$="/scales"] [data-piece]')).toHaveCount(0)
  const { flights, slid, changed } = await watched(page)
  expect({ flights, slid, changed }).toEqual({ flights: [], slid: [], changed: [] })
})
