import type { Page } from '@playwright/test'
import { TekhenuPage } from './tekhenu-picture.ts'
import { stageTekhenu } from './tekhenu-staged.ts'
import { expect, test } from './test.ts'

/** What moves: from where it lay, to where it comes to lie, the right way round. */

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } })

type Box = readonly [x: number, y: number, width: number, height: number]

interface Watched {
  /** Every piece that set out: where it is drawn first and last, in which area it begins and whose points it reaches. */
  readonly flights: {
    readonly text: string
    readonly from: Box
    readonly to: Box
    readonly area: string | null
    readonly seat: number | null
  }[]
  /** Where the light stood, frame by frame, in degrees. */
  readonly angles: number[]
  /** For every die that moves when the light turns: how far from its old place it sets out, and how far it goes. */
  readonly sorted: { readonly off: number; readonly way: number }[]
  /** The same for every seat of the turn order. */
  readonly slid: { readonly seat: string; readonly off: number; readonly way: number }[]
  /** What the prompt said, one after the other. */
  readonly told: string[]
  /** What animations of pieces and dice change. */
  readonly changed: string[]
}

/** What is shown takes seconds, and on a machine with much else to do many of them. */
const PATIENCE = 90_000

const ORDER = '[data-anchor^="order/"]'

/** A game at the first moment of a round at which the person has to take a die. */
const inRound = (round: number): Parameters<typeof stageTekhenu>[2] => ({
  until: (question, now) => question === 'take' && now >= round,
})

async function open(page: Page, id: string, stage: Parameters<typeof stageTekhenu>[2]): Promise<TekhenuPage> {
  await page.goto('/')
  await stageTekhenu(page, id, stage)
  await page.goto(`/play/${id}`)
  const table = new TekhenuPage(page)
  expect(await table.asked()).toBe(true)
  await page.evaluate((seats) => {
    const watched: Watched = { flights: [], angles: [], sorted: [], slid: [], told: [], changed: [] }
    Object.assign(window, { watched })
    const boxOf = (element: Element): Box => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    }
    /** Looks at a moment of an animation and lets it go on. */
    const at = (animation: Animation, element: Element, time: number): Box => {
      const now = animation.currentTime
      animation.currentTime = time
      const box = boxOf(element)
      animation.currentTime = now
      return box
    }
    const note = (animation: Animation): void => {
      for (const frame of (animation.effect as KeyframeEffect).getKeyframes())
        watched.changed.push(
          ...Object.keys(frame).filter(
            (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
          ),
        )
    }
    /** Of what is drawn there now. */
    const middleOf = ([x, y, width, height]: Box): readonly [number, number] => [
      x + width / 2,
      y + height / 2,
    ]
    const areaAt = (box: Box): string | null =>
      document
        .elementsFromPoint(...middleOf(box))
        .map((each) => each.closest<HTMLElement>('[data-area]')?.dataset['area'])
        .find((name) => name !== undefined) ?? null
    const pointsAt = (box: Box): number | null => {
      const [x, y] = middleOf(box)
      const reached = [...document.querySelectorAll<HTMLElement>('[data-anchor$="/points"]')].find((each) => {
        const [left, top, width, height] = boxOf(each)
        return x >= left && x <= left + width && y >= top && y <= top + height
      })
      return reached === undefined ? null : Number(reached.dataset['anchor']!.split('/')[1])
    }
    const chips = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(seats)]
    const nameOf = (chip: HTMLElement): string => chip.dataset['anchor']!
    /** Where the seats lay at rest, by their order. */
    const rest = new Map<string, ReadonlyMap<string, Box>>()
    const orderNow = (): string => chips().map(nameOf).join()
    const animate = Reflect.get(Element.prototype, 'animate')
    Element.prototype.animate = function begin(this: Element, ...given) {
      const way = animate.apply(this, given)
      note(way)
      if (this instanceof HTMLElement && this.matches(seats)) {
        const before = [...rest].findLast(([order]) => order !== orderNow())?.[1].get(nameOf(this))
        const [from, to] = [0, 100_000].map((time) => at(way, this, time))
        if (before !== undefined)
          watched.slid.push({
            seat: nameOf(this),
            off: Math.hypot(from![0] - before[0], from![1] - before[1]),
            way: Math.hypot(to![0] - before[0], to![1] - before[1]),
          })
      }
      return way
    }
    new MutationObserver(() => {
      const title = document.querySelector('[data-prompt] b')?.textContent ?? ''
      if (title !== watched.told.at(-1)) watched.told.push(title)
    }).observe(document.querySelector('[data-prompt]')!, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    const plane = document.querySelector('[data-turns]')!
    const dice = (): Element[] => [...plane.querySelectorAll('[data-spot^="die/"]')]
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const body = node as HTMLElement
          const [way] = body.getAnimations()
          if (way === undefined) continue
          const { delay, endTime } = way.effect!.getComputedTiming()
          const [from, to] = [delay!, Number(endTime) - 0.01].map((time) => at(way, body, time)) as [Box, Box]
          watched.flights.push({ text: body.textContent, from, to, area: areaAt(from), seat: pointsAt(to) })
        }
    }).observe(document.querySelector('[class*="flights"]')!, { childList: true })
    const lay = new Map<Element, Box>()
    new MutationObserver(() => {
      for (const die of dice()) {
        const before = lay.get(die)
        const [way] = die.getAnimations()
        if (way === undefined || before === undefined) continue
        const [from, to] = [0, 100_000].map((time) => at(way, die, time))
        watched.sorted.push({
          off: Math.hypot(from![0] - before[0], from![1] - before[1]),
          way: Math.hypot(to![0] - before[0], to![1] - before[1]),
        })
      }
    }).observe(plane, { attributes: true, attributeFilter: ['data-turns'] })
    const look = (): void => {
      const { a, b } = new DOMMatrix(getComputedStyle(plane.querySelector('[class*="field"]')!).transform)
      watched.angles.push((Math.atan2(b, a) * 180) / Math.PI)
      for (const die of dice()) if (die.getAnimations().length === 0) lay.set(die, boxOf(die))
      if (chips().every((chip) => chip.getAnimations().length === 0)) {
        const order = orderNow()
        rest.delete(order)
        rest.set(order, new Map(chips().map((chip) => [nameOf(chip), boxOf(chip)])))
      }
      requestAnimationFrame(look)
    }
    look()
  }, ORDER)
  return table
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched)

const boxes = (page: Page, places: string): Promise<Box[]> =>
  page.locator(places).evaluateAll((all) =>
    all.map((each): Box => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )

/** Whether two boxes are one, to a pixel and a half. */
const same = (a: Box, b: Box): boolean => a.every((length, i) => Math.abs(length - b[i]!) < 1.5)

/** Nothing moves any more. What has just been drawn sets its pieces out with the next frame. */
const atRest = (page: Page): Promise<void> =>
  expect(async () => {
    const moving = await page.evaluate(async () => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      return document.getAnimations().length
    })
    expect(moving).toBe(0)
  }).toPass()

/** The turn of the person, as short as it can be, up to its end. */
async function finish(page: Page, table: TekhenuPage): Promise<void> {
  const end = page.locator('[data-end-turn][data-move]')
  while ((await table.asked()) && (await end.count()) === 0) {
    const question = await table.question()
    const wasOpen = await table.isOpen()
    const choices = await table.choices()
    await page.locator(choices[0]!).first().click()
    await table.answered(question, wasOpen)
  }
}

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
    const cells = await page.locator('tr', { hasText: step }).locator('td').allInnerTexts()
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
