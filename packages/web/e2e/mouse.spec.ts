import type { Locator, Page } from '@playwright/test'
import { PicturePage } from './testing/picture.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

/** Drags with the mouse, as a hand does: down, along, up. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.locator('[data-me]').evaluate((me) => me.scrollIntoView({ block: 'end' }))
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('a whole game by mouse against a bot: clicked and dragged', async ({ page }) => {
  await choose(page, { game: 'aton', name: 'Ada' })
  await page.goto('/')
  await page.locator('[data-play-now]').click()
  const table = new PicturePage(page)
  let undone = false
  let rounds = 0
  let dragged = 0
  for (let step = 1; ; step++) {
    const asked = await table.asked()
    if (asked === 'over') break
    if (asked === 'assign') {
      rounds++
      // The last card falls to the last free cartouche by itself.
      for (const cartouche of [3, 1, 4]) {
        if (rounds % 2 === 1) {
          dragged++
          await drag(page, table.cards.first(), table.cartouche(cartouche))
        } else {
          await table.cards.first().click()
          await table.cartouche(cartouche).click()
        }
      }
      await table.send(() => table.confirm.click())
    } else if (asked === 'space') {
      const space = await table.someSpace(step * 5)
      const move = (await space.getAttribute('data-move'))!
      await space.click()
      // Gone, with the space itself where that was the last move.
      await expect(page.locator(`[data-space][data-move="${move}"]`)).toHaveCount(0)
      const undo = page.getByRole('button', { name: 'Undo' })
      if (!undone && (await undo.isEnabled())) {
        undone = true
        await undo.click()
        await expect(space).toHaveAttribute('data-move', move)
      }
    } else {
      await table.endTurn.click()
      await expect(table.endTurn).toHaveCount(0)
    }
  }
  await expect(table.over).toBeVisible()
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(table.over).toBeHidden()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await expect(table.over).toBeVisible()
  expect(undone).toBe(true)
  expect(dragged).toBeGreaterThanOrEqual(3)
})
