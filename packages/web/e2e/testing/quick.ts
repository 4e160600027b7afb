import type { Page } from '@playwright/test'

/** What stops quick play besides the end of the game. */
interface Until {
  /** So many answers were given. */
  readonly moves?: number
  /** The log says this. */
  readonly told?: string
  /** Somebody else must come to the screen. */
  readonly curtain?: boolean
  /** Stops nothing, but says that a server answers: until it has, the table only knows that it waits. */
  readonly online?: boolean
}

/** How it went. */
interface Played {
  readonly moves: number
  readonly steps: number
  readonly over: boolean
}

/**
 * Plays in the page itself, as fast as it takes clicks: some legal move each time, the next step of whoever plays by
 * itself, the next one at the screen. Chosen by a small generator, so that a seed repeats its game.
 */
export const playQuickly = (page: Page, seed: number, until: Until = {}): Promise<Played> =>
  page.evaluate(
    async ({ start, most, told, stopAtCurtain, online }) => {
      const all = <T extends Element = HTMLElement>(query: string): T[] => [
        ...document.querySelectorAll<T>(query),
      ]
      const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 4))
      const version = (): string =>
        (online ? all('main')[0]?.textContent : all('[data-version]')[0]?.dataset['version']) ?? ''
      const over = (): boolean => all('h2').some(({ textContent }) => textContent === 'The game is over')
      let chance = start
      const below = (many: number): number => {
        chance = (chance * 48_271) % 2_147_483_647
        return chance % many
      }
      const count = { moves: 0, steps: 0 }
      /** Clicks and waits until the page shows what came of it; of a click between a question and its table nothing comes. */
      const press = async (button: HTMLElement): Promise<void> => {
        const before = version()
        button.click()
        for (let waits = 0; version() === before && waits < 500; waits++) {
          await pause()
          // What could not be undone is chosen twice.
          all(':is([data-armed], [data-armed] *)[data-confirm]')[0]?.click()
        }
      }
      while (!over() && count.moves < most) {
        if (told !== '' && all('[role=log] li').some(({ textContent }) => textContent.includes(told))) break
        const [curtain] = all('[data-forward]')
        const [step] = all('[data-go-on]')
        const moves = all(':is(button, [role="button"])[data-move]')
        if (curtain !== undefined) {
          if (stopAtCurtain) break
          await press(curtain)
        } else if (step !== undefined) {
          count.steps++
          await press(step)
        } else if (moves.length > 0) {
          count.moves++
          await press(moves[below(moves.length)]!)
        } else await pause()
      }
      return { ...count, over: over() }
    },
    {
      start: seed,
      most: until.moves ?? Infinity,
      told: until.told ?? '',
      stopAtCurtain: until.curtain ?? false,
      online: until.online ?? false,
    },
  )
