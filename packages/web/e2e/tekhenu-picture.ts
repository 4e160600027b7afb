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
    for (;;) {
      await expect(this.root.or(this.over).or(goOn).first()).toBeVisible()
      if (await this.over.isVisible()) return false
      if (!(await goOn.isVisible())) return true
      await goOn.click()
    }
  }

  question = (): Promise<string | null> => this.root.getAttribute('data-question', { timeout: 5000 })

  /** Everything that can be chosen now, as selectors: spots that are lit, choices in the prompt, the end of the turn. */
  async choices(): Promise<readonly string[]> {
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
    expect(await this.page.locator('[data-stray]').count(), 'moves without a place on the table').toBe(0)
  }

  /** Waits until what was asked is answered, or the choice has been opened further. */
  async answered(question: string | null): Promise<void> {
    await expect(async () => {
      const now = this.page.locator(`[data-question="${question}"]`)
      const opened = await this.page.locator('[data-opened]').count()
      expect(opened > 0 || (await now.count()) === 0).toBe(true)
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100] })
  }
}

/** A number in order, from a text: the same game every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % sides
  }
}
