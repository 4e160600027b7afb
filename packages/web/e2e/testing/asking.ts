import { expect, type Locator, type Page } from '@playwright/test'

/** A point of the screen that shows something, the name of the part it belongs to ('' for none), and what is drawn there. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly drawn: string
}

interface Sought {
  /** What elements carry that are parts, without `data-`: the first one names them. */
  readonly names: readonly string[]
  /** What speaks by itself. */
  readonly itself: string
  /** What of the bar above the table belongs to it. */
  readonly above?: string
}

/** A pointer need not rest, nor a finger stay: hundreds of parts are asked. Before the page is opened. */
export const askAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const inTurn = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void) => inTurn(act)) as typeof window.setTimeout
  })

/**
 * Every part of the table in sight that was not found before, and everything drawn that belongs to none or only to the
 * area around it: one point of each.
 */
export const placesOn = (page: Page, sought: Sought): Promise<readonly Place[]> =>
  page.evaluate(({ names, itself, above = 'main[data-table]' }) => {
    const memory = window as unknown as { found?: WeakSet<Element> }
    const found = (memory.found ??= new WeakSet())
    const selector = names.map((name) => `[data-${name}]`).join(', ')
    const isDrawn = (each: Element): boolean =>
      each instanceof SVGElement ||
      [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
    const nameOf = (part: HTMLElement): string => {
      const name = names.find((each) => part.dataset[each] !== undefined)!
      return `${name} ${part.dataset[name]!}`
    }
    const places: { x: number; y: number; name: string; drawn: string }[] = []
    for (let y = 4; y < innerHeight; y += 7) {
      for (let x = 4; x < innerWidth; x += 7) {
        const element = document.elementFromPoint(x, y)
        if (element === null || element.closest(`main[data-table], ${above}`) === null) continue
        if (element.closest(itself) !== null) continue
        const part = element.closest<HTMLElement>(selector)
        const drawn = element.closest('svg') ?? element
        const isNamed = part !== null && part.dataset['area'] === undefined
        const shown = isNamed ? part : isDrawn(drawn) ? drawn : part
        if (shown === null || found.has(shown)) continue
        found.add(shown)
        const text = `${shown.parentElement?.className ?? ''} > ${shown.tagName} ${shown.textContent?.trim().slice(0, 30) ?? ''}`
        places.push({ x, y, name: part === null ? '' : nameOf(part), drawn: isNamed ? '' : text })
      }
    }
    return places
  }, sought)

/**
 * What each place answers to a pointer that goes there from outside the table, or to a finger that stays there; the next
 * touch sends that away. The name of a part, 'card' for one that is shown large, null for what leads to no rule.
 */
export const askAt = (
  page: Page,
  places: readonly Place[],
  by: 'pointer' | 'finger',
): Promise<readonly (string | null)[]> =>
  page.evaluate(
    async ([all, how]) => {
      const said = (): string | null => {
        const part = document.querySelector('[data-part-help]')
        const card = document.querySelector('[data-zoom]')
        const isAnswer = (part ?? card)?.querySelector('a') instanceof HTMLElement
        return isAnswer ? (part?.getAttribute('data-part-help') ?? 'card') : null
      }
      // Not frame by frame: nobody needs to see it painted.
      const until = async (isDone: () => boolean, most: number): Promise<boolean> => {
        for (let i = 0; i < most && !isDone(); i++) await new Promise((next) => setTimeout(next))
        return isDone()
      }
      const isSaid = (): boolean => said() !== null
      /** What never answers is given up. */
      const MOST = 500
      /** An answer that stands would be taken for the next one. */
      const untilSilent = async (): Promise<void> => {
        if (!(await until(() => !isSaid(), 20 * MOST))) throw new Error(`${said()} does not go away`)
      }
      const fire = (type: string, target: Element | null, at: PointerEventInit): unknown =>
        target?.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, ...at }))
      const goTo = (target: Element | null, screenX: number, screenY: number): unknown =>
        fire('pointerover', target, { pointerType: 'mouse', screenX, screenY })
      const touch = async (target: Element | null, wait: () => Promise<unknown>): Promise<void> => {
        fire('pointerdown', target, { pointerType: 'touch' })
        await wait()
        fire('pointerup', target, { pointerType: 'touch' })
      }
      const answers: (string | null)[] = []
      for (const { x, y } of all) {
        const target = document.elementFromPoint(x, y)
        if (how === 'pointer') {
          goTo(document.body, -1, -1)
          await untilSilent()
          goTo(target, x, y)
          await until(isSaid, MOST)
          answers.push(said())
        } else {
          await touch(target, () => until(isSaid, MOST))
          answers.push(said())
          if (isSaid()) await touch(target, untilSilent)
        }
      }
      return answers
    },
    [places, by] as const,
  )

/** A finger of the browser's own stays in the middle of something until it is told what that is, and goes up again. */
export async function hold(page: Page, held: Locator, told: Locator): Promise<void> {
  const { x, y, width, height } = (await held.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(told).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
  await expect(told).toBeVisible()
}
