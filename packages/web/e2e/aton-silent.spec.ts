import { keep, midGame } from './testing/staged.ts'
import { drawn } from './testing/tekhenu-picture.ts'
import { expect, test } from './testing/test.ts'

test('pointing at a space of Aton moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await keep(page, midGame())
  await page.goto('/play/mid-game')
  await expect(page.locator('[data-space][data-move]').first()).toBeVisible()
  const places = (): Promise<readonly string[]> =>
    page.locator('[data-temple], [data-temple] header, [data-realm], [data-me]').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      }),
    )
  const before = await places()
  let changes = 0
  const spaces = await page.locator('[data-space]').all()
  for (const space of spaces.filter((_, i) => i % 4 === 2)) {
    await space.hover()
    await drawn(page)
    if ((await page.locator('[data-temple] header').getByText('▸').count()) > 0) changes++
    expect(await places()).toEqual(before)
  }
  expect(changes).toBeGreaterThan(1)
})

for (const [width, height] of [
  [1280, 720],
  [1000, 700],
] as const)
  test(`help of a space of Aton covers nothing that can be chosen: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await keep(page, midGame())
    await page.clock.install()
    await page.goto('/play/mid-game')
    const lit = page.locator('[data-space][data-move]')
    await expect(lit.first()).toBeVisible()
    const help = page.locator('[data-part-help="space"]')
    for (let i = 0; i < (await lit.count()); i += 3) {
      await page.mouse.move(0, 0)
      await page.clock.runFor(1000)
      await expect(help).toHaveCount(0)
      await lit.nth(i).hover()
      await page.clock.runFor(1000)
      await expect(help).toBeVisible()
      const covered = await help.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect()
        return [...document.querySelectorAll<HTMLElement>('[data-space][data-move], [data-help="plaque"]')]
          .filter((each) => {
            const at = each.getBoundingClientRect()
            return at.left < right && at.right > left && at.top < bottom && at.bottom > top
          })
          .map(({ dataset }) => dataset['move'] ?? dataset['help'])
      })
      expect(covered).toEqual([])
    }
  })

test('nothing on the table of Aton is silent to a pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await keep(page, midGame())
  await page.clock.install()
  await page.goto('/play/mid-game')
  await expect(page.locator('[data-space]').first()).toBeVisible()
  const parts = {
    '[data-space="0"]': 'space',
    '[data-temple="2"] header': 'temple-2',
    '[data-realm]': 'realm',
    '[data-track]': 'track',
    '[data-seat]': 'rival',
    '[data-me] [data-cartouche="3"]': 'cartouche-3',
    '[data-help="discards"]': 'discards',
    '[data-help="stats"]': 'stats',
    '[data-section="projection"]': 'about',
  }
  for (const [selector, name] of Object.entries(parts)) {
    await page.mouse.move(2, 2)
    await page.clock.runFor(300)
    await page
      .locator(selector)
      .first()
      .hover({ position: { x: 28, y: 14 } })
    await page.clock.runFor(1000)
    const help = page.locator(`[data-part-help="${name}"]`)
    await expect(help, selector).toBeVisible()
    await expect(help.getByRole('link')).toHaveAttribute('href', /^\/rules\/aton\//)
  }
})

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`the board says how its spaces are called, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await keep(page, midGame())
    await page.goto('/play/mid-game')
    await expect(page.locator('[data-space]').first()).toBeVisible()
    const written = await page.locator('[data-temple="3"] [data-space]').evaluateAll((spaces) =>
      spaces.map((space) => {
        const tile = space.firstElementChild!
        const at = (side: string): string => getComputedStyle(tile, side).content.replaceAll(/"|none/g, '')
        return at('::before') + at('::after')
      }),
    )
    expect(written).toEqual(['a1', '2', '3', '4', 'b', '', '', '', 'c', '', '', ''])
    // The log calls them so.
    await expect(page.locator('[data-space="0"]')).toHaveAccessibleName(/1a1/)
  })
