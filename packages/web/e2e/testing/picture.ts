import { expect, type Locator, type Page } from '@playwright/test'

/** The table of Aton as a picture. */
export class PicturePage {
  readonly page: Page
  readonly cards: Locator
  readonly confirm: Locator
  readonly spaces: Locator
  readonly endTurn: Locator
  readonly over: Locator

  constructor(page: Page) {
    this.page = page
    this.cards = page.locator('[data-me] [data-card]')
    this.confirm = page.locator('[data-confirm]')
    this.spaces = page.locator('[data-space][data-move]')
    this.endTurn = page.locator('[data-end-turn][data-move]')
    this.over = page.getByRole('heading', { level: 1, name: /win|draw/i })
  }

  cartouche(number: number): Locator {
    return this.page.locator(`[data-me] [data-cartouche="${number}"]`)
  }

  /** What is asked now; waits until something is, or the game is over. */
  async asked(): Promise<'assign' | 'space' | 'end-turn' | 'over'> {
    const some = this.cards.or(this.spaces).or(this.endTurn).or(this.over)
    await expect(some.first()).toBeVisible()
    if (await this.over.isVisible()) return 'over'
    if ((await this.cards.count()) > 0) return 'assign'
    return (await this.spaces.count()) > 0 ? 'space' : 'end-turn'
  }

  /** Sends the cards off and waits until they are gone; where nothing can be done with them, another round has begun. */
  async send(confirm: () => Promise<void>): Promise<void> {
    const round = this.page.getByText(/^Round \d+$/).first()
    const before = await round.innerText()
    await confirm()
    await expect(async () => {
      const gone = (await this.cards.or(this.confirm).count()) === 0
      expect(gone || (await round.innerText({ timeout: 500 })) !== before).toBe(true)
    }).toPass({ timeout: 30_000 })
  }

  /** One of the spaces that can be chosen, by a number that grows. */
  async someSpace(step: number): Promise<Locator> {
    const moves = await this.spaces.evaluateAll((all) => all.map((each) => each.getAttribute('data-space')!))
    return this.page.locator(`[data-space="${moves[step % moves.length]!}"]`)
  }
}
