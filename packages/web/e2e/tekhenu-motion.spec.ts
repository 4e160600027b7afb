import type { Page } from '@playwright/test'
import { TekhenuPage } from './tekhenu-picture.ts'
import { stageTekhenu } from './tekhenu-staged.ts'
import { expect, test } from './test.ts'

/** What moves: from where it lay, to where it comes to lie, the right way round. */

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } })

type Box = readonly [x: number, y: number, width: number, height: number]

interface Watched {
  /** Every piece that set out: where it is drawn first and last. */
  readonly flights: { readonly text: string; readonly from: Box; readonly to: Box }[]
  /** Where the light stood, frame by frame, in degrees. */
  readonly angles: number[]
  /** For every die that moves when the light turns: how far from its old place it sets out, and how far it goes. */
  readonly sorted: { readonly off: number; readonly way: number }[]
  /** What animations of pieces and dice change. */
  readonly changed: string[]
}

async function open(page: Page, id: string, round: number): Promise<TekhenuPage> {
  await page.goto('/')
  await stageTekhenu(page, id, { until: (question, now) => question === 'take' && now >= round })
  await page.goto(`/play/${id}`)
  const table = new TekhenuPage(page)
  expect(await table.asked()).toBe(true)
  await page.evaluate(() => {
    const watched: Watched = { flights: [], angles: [], sorted: [], changed: [] }
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
    const plane = document.querySelector('[data-turns]')!
    const dice = (): Element[] => [...plane.querySelectorAll('[data-spot^="die/"]')]
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const body = node as HTMLElement
          const [way] = body.getAnimations()
          if (way === undefined) continue
          note(way)
          const { delay, endTime } = way.effect!.getComputedTiming()
          watched.flights.push({
            text: body.textContent,
            from: at(way, body, delay!),
            to: at(way, body, Number(endTime) - 0.01),
          })
        }
    }).observe(document.querySelector('[class*="flights"]')!, { childList: true })
    const lay = new Map<Element, Box>()
    new MutationObserver(() => {
      for (const die of dice()) {
        const before = lay.get(die)
        const [way] = die.getAnimations()
        if (way === undefined || before === undefined) continue
        note(way)
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
      requestAnimationFrame(look)
    }
    look()
  })
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

const atRest = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
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
  const table = await open(page, 'flying', 6)
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
  const table = await open(page, 'turning', 8)
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
  const table = await open(page, 'skipped', 6)
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
