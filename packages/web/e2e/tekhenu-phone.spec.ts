import { feelWholeGame } from './testing/tekhenu-finger.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

type Stage = Parameters<typeof stageTekhenu>[2]

const from = (start: number, more: Partial<Stage> = {}): Stage => ({
  ...more,
  until: (question, round) => question === 'take' && round >= start,
})
/** Games that are played to their end by finger: of two players whole, of others the last rounds. */
const PLAYED = [
  [360, 740, 'two players', 11, from(1)],
  [740, 360, 'two players', 7, from(1)],
  [360, 740, 'four with Seth', 7, from(13, { players: 4, options: { seth: true } })],
  [740, 360, 'alone with Seth', 7, from(12, { options: { solo: 'easy', seth: true } })],
] as const

for (const [width, height, name, seed, stage] of PLAYED)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test(`a finger takes what it is on, and nothing is cut or out of sight in a whole game: ${name}`, async ({
      page,
    }) => {
      await stageTekhenu(page, 'finger', stage)
      await page.goto('/play/finger')
      await expect(page.locator('[data-prompt]')).toBeVisible()
      const found = await feelWholeGame(page, seed)
      await expect(page.locator('[data-end]')).toBeVisible()
      expect(found.missed).toEqual([])
      expect(found.cut).toEqual([])
      expect(found.hidden).toEqual([])
      expect(found.smallest, 'no die is smaller than 28 px').toBeGreaterThanOrEqual(28)
      expect(found.onDice).toBeGreaterThan(150)
      expect(found.touches - found.onDice, 'places that are no dice').toBeGreaterThan(30)
      expect(found.taps).toBeGreaterThan(30)
      // A hand that can be played comes up in this game.
      if (seed === 7 && name === 'two players') expect(found.playable).toBeGreaterThan(0)
    })
  })

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('the prompt stands below the board, or beside it on a phone that lies on its side', async ({
      page,
    }) => {
      await stageTekhenu(page, 'beside', from(7))
      await page.goto('/play/beside')
      const prompt = page.locator('[data-prompt]')
      await expect(prompt).toBeVisible()
      const [board, asked] = [
        await page.locator('[data-area="wheel"]').boundingBox(),
        await prompt.boundingBox(),
      ]
      if (board === null || asked === null) throw new Error('the table is not drawn')
      expect(width > height ? asked.x : asked.y).toBeGreaterThanOrEqual(
        Math.floor(width > height ? board.x + board.width : 0),
      )
      expect(Math.min(board.width, board.height)).toBeGreaterThan(250)
      // The wheel is there with its whole rim.
      const rim = await page.locator('[data-turns]').boundingBox()
      const below = await page.locator('[data-stepper]').boundingBox()
      expect(rim!.y + rim!.height).toBeLessThanOrEqual(width > height ? height : below!.y)
      // The last move of others is what somebody did, though tiles and light came after it.
      await expect(page.locator('[data-stepper]')).toContainText('Skilled lays the tile')
      // All I have is in sight; my line names the Ankh of my destiny, too.
      await expect(page.locator('[data-area="stock"]').last()).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[data-area="stock"] [data-ankh]')).toBeInViewport({ ratio: 1 })
      // The round of all, my points and those of the others stand in the bar.
      await expect(page.locator('header')).toContainText(/\d+\/16/)
      const points = page.locator('header [data-points]').filter({ visible: true })
      await expect(points).toHaveText([/^\d+$/, /^\d+$/])
      if (width > height) {
        const next = page.getByText('Maat and scoring after round 8').filter({ visible: true })
        await expect(next).toBeInViewport({ ratio: 1 })
      }
    })
  })

test.describe('740 × 360 with a mouse', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('what can be pressed stays under the pointer, whatever it would do', async ({ page }) => {
    await stageTekhenu(page, 'hover', { until: (question) => question === 'faith' })
    await page.goto('/play/hover')
    const choices = page.locator('[data-prompt]:not([data-ahead]) [data-choice]')
    const first = choices.first()
    await expect(first).toBeVisible()
    const box = (await first.boundingBox())!
    for (let i = 0; i < (await choices.count()); i++) {
      const choice = choices.nth(i)
      const { x, y, width } = (await choice.boundingBox())!
      await page.mouse.move(x + width / 2, y + 3)
      const [said] = (await choice.getAttribute('title'))!.split('.')
      await expect(page.locator('[data-prompt]:not([data-ahead]) [data-outlook]')).toContainText(said!)
      expect((await first.boundingBox())!.y).toBe(box.y)
    }
    // Nor does the prompt become higher than the screen.
    await expect(page.locator('[data-area="stock"]').last()).toBeInViewport({ ratio: 1 })
  })
})
