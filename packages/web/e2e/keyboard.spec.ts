import { heardNow, lostFocus, watchFocus } from './testing/focus-watch.ts'
import { PicturePage } from './testing/picture.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

test('a whole game by keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await watchFocus(page)
  await choose(page, { game: 'aton', name: 'Ada' })
  await page.goto('/')
  await expect(page.locator('[data-play-now]')).toBeVisible()
  for (let tabs = 0; tabs < 30; tabs++) {
    if (await page.locator('[data-play-now]:focus').count()) break
    await keyboard.press('Tab')
  }
  await keyboard.press('Enter')
  const table = new PicturePage(page)
  // What cannot be taken back is asked for twice.
  const exchange = page.locator('[data-exchange]')
  expect(await table.asked()).toBe('assign')
  await keyboard.press('x')
  await expect(exchange).toContainText('Press again')
  await keyboard.press('Escape')
  await expect(exchange).toContainText('Exchange four')
  await expect(exchange).not.toHaveAttribute('aria-disabled')
  await keyboard.press('x')
  await keyboard.press('x')
  await expect(exchange).toHaveAttribute('aria-disabled', 'true')
  let heard = ''
  for (let step = 1; ; step++) {
    const asked = await table.asked()
    if (asked === 'over') break
    // What is asked next is said, and how many answers there are. (The first question comes with its words.)
    if (step > 1)
      await expect
        .poll(async () => (heard += (await heardNow(page)).join('\n')), `step ${step}: ${asked}`)
        .toMatch(/\d+ possible moves?/)
    heard = ''
    if (asked === 'assign') {
      const hand = await table.cards.evaluateAll((cards) =>
        cards.map((card) => card.getAttribute('data-card')!),
      )
      for (const [i, card] of hand.slice(1).entries()) {
        await keyboard.press(card)
        await keyboard.press(String(((i + step) % 4) + 1))
      }
      await table.send(() => keyboard.press('Enter'))
    } else if (asked === 'space') {
      // The focus has followed the question to the board; arrows and Home choose.
      const focused = page.locator('[data-space]:focus')
      await expect(focused).toHaveCount(1)
      await keyboard.press(['Home', 'End', 'ArrowRight', 'ArrowDown'][step % 4]!)
      if ((await focused.getAttribute('data-move')) === null) await keyboard.press('Home')
      const move = (await focused.getAttribute('data-move'))!
      await keyboard.press('Enter')
      await expect(page.locator(`[data-move="${move}"]`)).toHaveCount(0)
    } else {
      await keyboard.press('e')
      await expect(table.endTurn).toHaveCount(0)
    }
  }
  await expect(table.over).toBeVisible()
  await expect(table.over).toBeFocused()
  expect(await lostFocus(page), 'the focus never rests on the page itself').toEqual([])
})

test('the focus does not rest on the page itself between Play now and the table, nor alone against Botankhamun', async ({
  page,
}) => {
  await watchFocus(page)
  await choose(page, { game: 'tekhenu', name: 'Ada' })
  for (const way of ['[data-play-now]', '[data-solo="tekhenu"]']) {
    await page.goto('/')
    await page.locator(way).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-question]')).toBeVisible()
    expect(await lostFocus(page), way).toEqual([])
  }
})
