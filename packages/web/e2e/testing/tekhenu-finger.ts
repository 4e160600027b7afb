import type { Page } from '@playwright/test'
import { startWalk, type Walking } from './walk.ts'

interface Felt {
  readonly questions: number
  /** Places a finger was laid on, and how many of them on dice. */
  readonly touches: number
  readonly onDice: number
  /** Taps, of which each shows what it would do. */
  readonly taps: number
  /** Questions in which a card of the hand could be played. */
  readonly playable: number
  /** How wide the smallest die was, in pixels. */
  readonly smallest: number
  /** Spots a finger was on, and what was taken instead. */
  readonly missed: readonly string[]
  /** Texts of the prompt that do not fit. */
  readonly cut: readonly string[]
  /** What is lit and not in sight, though there is room for it, and cards that can be played and do not stand in the prompt. */
  readonly hidden: readonly string[]
}

/**
 * Plays a game in the page by lot to its end. Before each answer a finger is laid on everything that is lit, on dice at five places,
 * in every area; the nearest of them is taken, whatever else has room there. The prompt is measured with every die.
 */
export async function feelWholeGame(page: Page, seed: number): Promise<Felt> {
  await startWalk(page, seed)
  return page.evaluate(async () => {
    const { walk } = globalThis as Walking
    const { all, frame } = walk
    const found = { questions: 0, touches: 0, onDice: 0, taps: 0, playable: 0, smallest: Infinity }
    const [missed, cut, hidden] = [new Set<string>(), new Set<string>(), new Set<string>()]

    type Point = readonly [x: number, y: number]
    const TARGETS = '[data-spot], [data-choice]'
    const nameOf = (each: HTMLElement | null | undefined): string | undefined =>
      each?.dataset['choice'] ?? each?.dataset['spot']
    const middleOf = (each: Element): Point => {
      const box = each.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const titleNow = (): string => document.querySelector('[data-asked] b')?.textContent ?? ''

    /** Nothing lies over its middle but itself and the room of its neighbours. */
    const inSight = (each: HTMLElement): boolean => {
      if (each.closest('[inert]') !== null) return false
      const stack = document.elementsFromPoint(...middleOf(each))
      const own = stack.findIndex((at) => at === each || each.contains(at))
      const area = each.closest('[data-area]')
      return (
        own >= 0 &&
        stack.slice(0, own).every((at) => {
          const over = at.closest<HTMLElement>(TARGETS)
          return over !== null && over.closest('[data-area]') === area
        })
      )
    }
    const send = (type: string, [x, y]: Point): void => {
      const at = { clientX: x, clientY: y, bubbles: true }
      document
        .elementFromPoint(x, y)
        ?.dispatchEvent(
          type === 'click'
            ? new MouseEvent(type, { ...at, detail: 1 })
            : new PointerEvent(type, { ...at, pointerType: 'touch' }),
        )
    }
    /** What is marked as soon as a finger is laid there. */
    const lay = (spot: HTMLElement, at: Point): void => {
      found.touches++
      send('pointerdown', at)
      const taken = nameOf(document.querySelector<HTMLElement>('[data-pressed]'))
      send('pointercancel', at)
      if (taken === nameOf(spot)) return
      const [x, y] = middleOf(spot)
      const where = `${Math.round(at[0] - x)}, ${Math.round(at[1] - y)} from its middle`
      missed.add(`${nameOf(spot)} gave ${taken}, ${where}, at “${titleNow()}”`)
    }
    /** Well inside of a die, where no other has its middle nearer. */
    const pointsOf = (die: HTMLElement, others: readonly Point[]): readonly Point[] => {
      const [x, y] = middleOf(die)
      const off = die.getBoundingClientRect().width * 0.32
      const points: readonly Point[] = [
        [x, y],
        [x - off, y - off],
        [x + off, y - off],
        [x - off, y + off],
        [x + off, y + off],
      ]
      return points.filter(([atX, atY]) => {
        const own = Math.hypot(atX - x, atY - y)
        return others.every(([otherX, otherY]) => Math.hypot(atX - otherX, atY - otherY) >= own)
      })
    }
    const layOnAll = (spots: readonly HTMLElement[]): void => {
      const isDie = (spot: HTMLElement): boolean => nameOf(spot)!.startsWith('die/')
      const middles = all('[data-spot^="die/"]').map(middleOf)
      for (const spot of spots) {
        const points = isDie(spot) ? pointsOf(spot, middles) : [middleOf(spot)]
        if (isDie(spot)) {
          found.smallest = Math.min(found.smallest, spot.getBoundingClientRect().width)
          found.onDice += points.length
        }
        for (const point of points) lay(spot, point)
      }
    }

    /** In every question, and with what a choice would do. */
    const measure = (): void => {
      for (const each of all('[data-prompt], [data-prompt] *')) {
        const { overflowX, textOverflow } = getComputedStyle(each)
        const wide =
          each.scrollWidth > each.clientWidth + 1 && overflowX !== 'visible' && each.clientWidth > 1
        const high =
          each.scrollHeight > each.clientHeight + 1 && overflowX !== 'visible' && each.clientHeight > 1
        if (wide || high) cut.add(`${textOverflow} ${each.className}: ${each.textContent}`)
        const box = each.getBoundingClientRect()
        if (each.textContent !== '' && box.right > innerWidth + 1 && box.width > 1)
          cut.add(`beyond the edge: ${each.textContent}`)
        const button = each.closest('button')?.getBoundingClientRect()
        if (button === undefined || box.width <= 1 || each.closest('[data-price]') !== null) continue
        if (box.left < button.left - 1 || box.right > button.right + 1)
          cut.add(`sticks out of its button: ${each.textContent}`)
      }
    }
    /** What was tapped; where it has several ways, they are laid out instead. */
    const takenNow = (name: string): string | undefined => {
      const id = name.split('/')[1]!
      const opened = all('[data-opened] [data-choice]').some((way) => way.dataset['choice']!.includes(id))
      return opened ? name : nameOf(document.querySelector<HTMLElement>('[data-looked]'))
    }
    const tap = async (name: string): Promise<void> => {
      // What I have is drawn on my board and at the foot of the screen; a long prompt may leave only the latter in sight.
      const drawn = all(`[data-spot="${name}"][data-lit]`).filter((each) => each.closest('[inert]') === null)
      const spot = drawn.find(inSight) ?? drawn[0]
      if (spot === undefined) {
        // Nothing else is lit while the ways of a choice are laid out.
        if (!walk.isOpen()) missed.add(`${name} is gone, at “${titleNow()}”`)
        return
      }
      // The prompt grows with what a tap shows.
      if (!inSight(spot)) spot.scrollIntoView({ block: 'nearest' })
      found.taps++
      const at = middleOf(spot)
      for (const type of ['pointerdown', 'pointerup', 'click']) send(type, at)
      await frame()
      for (let i = 0; i < 60 && takenNow(name) !== name; i++) await frame()
      const looked = takenNow(name)
      if (looked !== name) missed.add(`a tap on ${name} gave ${looked}, at “${titleNow()}”`)
      measure()
    }
    /** Each die once, and some of what else is lit: a second tap on the same would choose it. */
    const tapSome = async (): Promise<void> => {
      const lit = [
        ...new Set(
          all('[data-spot][data-lit]')
            .filter(inSight)
            .map((each) => nameOf(each)!),
        ),
      ]
      const dice = lit.filter((name) => name.startsWith('die/'))
      const others = lit.filter((name) => !dice.includes(name))
      // Not by lot: the game would depend on what is in sight.
      const some =
        others.length > 3 ? [0, 0.5, 0.99].map((at) => others[Math.floor(at * others.length)]!) : others
      for (const name of [...dice, ...new Set(some)]) await tap(name)
    }

    const panelOf = (spot: HTMLElement): Element | null => spot.closest('[role="group"][tabindex="0"]')
    /** What is lit in the area that is open, all of it where there is room. */
    const look = async (): Promise<void> => {
      const lit = (): HTMLElement[] =>
        all('[data-spot][data-lit]').filter((each) => each.closest('[inert], [data-prompt]') === null)
      const outOfSight = (): HTMLElement[] => {
        const boxes = lit().map((each) => each.getBoundingClientRect())
        const panel = lit()[0] === undefined ? null : panelOf(lit()[0]!)
        const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
        const lost = lit().filter((each) => !inSight(each))
        // What needs more room than there is begins in sight.
        const fits = panel !== null && high < panel.clientHeight - 12
        return fits || lost.length === lit().length ? lost : []
      }
      for (let i = 0; i < 60 && outOfSight().length > 0; i++) await frame()
      for (const each of outOfSight()) hidden.add(`${nameOf(each)} at “${titleNow()}”`)
      layOnAll(lit().filter(inSight))
      // The rest is scrolled to.
      for (const each of lit().filter((spot) => !inSight(spot))) {
        each.scrollIntoView({ block: 'nearest' })
        if (inSight(each)) layOnAll([each])
        else hidden.add(`${nameOf(each)} cannot be scrolled to at “${titleNow()}”`)
      }
    }
    const lookEverywhere = async (): Promise<void> => {
      await look()
      const tabs = all('nav button:not([aria-current])').filter((tab) => tab.querySelector('i') !== null)
      for (const tab of tabs) {
        tab.click()
        await frame()
        await frame()
        await look()
      }
      layOnAll(all('[data-prompt] :is([data-spot][data-lit], [data-choice])').filter(inSight))
      for (const card of all(
        '[data-area="mine"] [data-spot^="card/"]:is([data-move^="play "], [data-move^="use "])',
      )) {
        found.playable++
        const { spot, move } = card.dataset
        if (
          document.querySelector(`[data-prompt] :is([data-spot="${spot}"], [data-choice="${move}"])`) === null
        )
          hidden.add(`${spot} is not in the prompt at “${titleNow()}”`)
      }
    }

    while (await walk.asked()) {
      found.questions++
      measure()
      if (!walk.isOpen()) {
        await lookEverywhere()
        await tapSome()
      }
      await walk.choose()
    }
    return { ...found, missed: [...missed], cut: [...cut], hidden: [...hidden] }
  })
}
