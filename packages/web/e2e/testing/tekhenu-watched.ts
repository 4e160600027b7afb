import type { Page } from '@playwright/test'
import { TekhenuPage } from './tekhenu-picture.ts'
import { stageTekhenu } from './tekhenu-staged.ts'
import { expect } from './test.ts'

/** Watches from inside the page what moves on the table: what lasts for moments is missed by whoever asks from outside. */

export type Box = readonly [x: number, y: number, width: number, height: number]

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
export const PATIENCE = 90_000

export const ORDER = '[data-anchor^="order/"]'

/** A game at the first moment of a round at which the person has to take a die. */
export const inRound = (round: number): Parameters<typeof stageTekhenu>[2] => ({
  until: (question, now) => question === 'take' && now >= round,
})

export async function open(
  page: Page,
  id: string,
  stage: Parameters<typeof stageTekhenu>[2],
): Promise<TekhenuPage> {
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

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched)

export const boxes = (page: Page, places: string): Promise<Box[]> =>
  page.locator(places).evaluateAll((all) =>
    all.map((each): Box => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )

/** Whether two boxes are one, to a pixel and a half. */
export const same = (a: Box, b: Box): boolean => a.every((length, i) => Math.abs(length - b[i]!) < 1.5)

/** Nothing moves any more. What has just been drawn sets its pieces out with the next frame. */
export const atRest = (page: Page): Promise<void> =>
  expect(async () => {
    const moving = await page.evaluate(async () => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      return document.getAnimations().length
    })
    expect(moving).toBe(0)
  }).toPass()

/** The turn of the person, as short as it can be, up to its end. */
export async function finish(page: Page, table: TekhenuPage): Promise<void> {
  const end = page.locator('[data-end-turn][data-move]')
  while ((await table.asked()) && (await end.count()) === 0) {
    const question = await table.question()
    const wasOpen = await table.isOpen()
    const choices = await table.choices()
    await page.locator(choices[0]!).first().click()
    await table.answered(question, wasOpen)
  }
}
