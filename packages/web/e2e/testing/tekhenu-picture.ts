import { expect, type Locator, type Page } from '@playwright/test'

/** The table of Tekhenu as a picture. */
export class TekhenuPage {
  readonly page: Page
  readonly root: Locator
  readonly over: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.locator('[data-question]')
    this.over = page.locator('[data-end]')
  }

  /** Waits until something is asked of the person, lets Botankhamun go on, and says so; false once the game is over. */
  async asked(): Promise<boolean> {
    const goOn = this.page.locator('[data-go-on]')
    const main = this.page.locator('main[data-version]')
    for (;;) {
      await expect(this.root.or(this.over).or(goOn).first()).toBeVisible()
      if (await this.over.isVisible()) return false
      if (!(await goOn.isVisible())) return true
      const version = (await main.getAttribute('data-version'))!
      await goOn.click()
      // A second click would come too late, or be one step too many.
      await expect(main).not.toHaveAttribute('data-version', version)
    }
  }

  question = (): Promise<string | null> => this.root.getAttribute('data-question')

  /** Everything that can be chosen now, as selectors: spots that are lit, choices in the prompt, the end of the turn. */
  async choices(): Promise<readonly string[]> {
    let found: readonly string[] = []
    // What was asked is lit a moment later.
    await expect(async () => {
      found = await this.choicesNow()
      expect(found.length).toBeGreaterThan(0)
    }).toPass()
    return found
  }

  /** The same in this moment; none where nothing is lit yet. */
  choicesNow(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const seen = (each: HTMLElement): boolean => each.checkVisibility() && each.closest('[inert]') === null
      const spots = [...document.querySelectorAll<HTMLElement>('[data-spot][data-lit]')]
        .filter(seen)
        .map(({ dataset }) => `[data-spot="${dataset['spot']!}"][data-lit]`)
      const choices = [...document.querySelectorAll<HTMLElement>('[data-choice]')]
        .filter(seen)
        .map(({ dataset }) => `[data-choice="${dataset['choice']!}"]`)
      const ends =
        document.querySelector('[data-end-turn][data-move]') === null ? [] : ['[data-end-turn][data-move]']
      // A spot that waits for a second choice is answered in the prompt.
      const open = document.querySelector('[data-opened]') !== null
      return open ? choices : [...new Set([...spots, ...choices, ...ends])]
    })
  }

  /** Nothing legal has no place on the table. */
  async expectNoStray(): Promise<void> {
    await expect(this.page.locator('[data-stray]'), 'moves without a place on the table').toHaveCount(0)
  }

  /** Whether a spot waits for a second choice. */
  isOpen = async (): Promise<boolean> => (await this.page.locator('[data-opened]').count()) > 0

  /**
   * Waits until what was asked is answered, or the choice has been opened further, where it was not open before. What could not
   * be undone is confirmed.
   */
  async answered(question: string | null, wasOpen = false): Promise<void> {
    await this.page.waitForFunction(
      ([asked, open]) => {
        const answered = document.querySelector(`[data-question="${asked}"]`) === null
        if (!answered)
          document.querySelector<HTMLElement>(':is([data-armed], [data-armed] *)[data-confirm]')?.click()
        return answered || (!open && document.querySelector('[data-opened]') !== null)
      },
      [question, wasOpen] as const,
    )
  }
}

/** Waits until everything the page knows is on the screen: what a pointer looks at is drawn a moment later. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
  )

/** A number in order, from a text: the same game every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % sides
  }
}
