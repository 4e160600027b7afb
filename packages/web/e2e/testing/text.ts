import { expect, type Locator, type Page } from '@playwright/test'
import { calm } from './work.ts'

/** The text table, found as a screen reader finds it: by roles and names. */
export class TextPage {
  readonly page: Page
  readonly asked: Locator
  readonly over: Locator
  readonly field: Locator
  readonly log: Locator
  readonly moves: Locator

  constructor(page: Page) {
    this.page = page
    this.asked = page.getByRole('heading', { name: 'What you decide now' })
    this.over = page.getByRole('heading', { name: 'The game is over' })
    this.field = page.getByRole('combobox', { name: /Type a move/ })
    this.log = page.getByRole('log')
    this.moves = page.getByRole('region', { name: /possible moves?$/ }).getByRole('button')
  }

  /**
   * Whether there is still something to decide; waits until that is known, and for a bot that decides at the same time:
   * what it does would change the question under the hand. Needs `noteWork`.
   */
  async goesOn(): Promise<boolean> {
    await calm(this.page)
    await expect(this.asked.or(this.over)).toBeVisible()
    return !(await this.over.isVisible())
  }

  /** Everything that was told so far, line by line. */
  told(): Promise<string[]> {
    return this.log.getByRole('listitem').allInnerTexts()
  }

  /** Plays one move, by its button or by typing it, and waits until it is told. */
  async play(which: Locator, how: 'click' | 'type'): Promise<string> {
    const name = await which.innerText()
    const move = name.split(':')[0]!.trim()
    const before = (await this.told()).join('\n')
    if (how === 'click') await which.click()
    else {
      await this.field.fill(move)
      await this.field.press('Enter')
    }
    await expect.poll(async () => (await this.told()).join('\n')).not.toBe(before)
    return move
  }
}
