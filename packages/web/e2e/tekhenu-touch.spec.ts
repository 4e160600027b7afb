import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { dice, drawn, TekhenuPage } from './testing/tekhenu-picture.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Where a finger taps it, and whether the prompt or the news lie over it there. */
function middleOf(each: Element): { readonly x: number; readonly y: number; readonly covered: boolean } {
  const box = each.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const over = document.elementFromPoint(x, y)
  const foot = over?.closest('[data-prompt], [data-stepper]') ?? null
  return { x, y, covered: over === null || (foot !== null && !foot.contains(each)) }
}

test('Tekhenu by finger at 390 × 844: the first tap shows, the second does it', async ({ page }) => {
  await stageTekhenu(page, 'by-finger', { until: (question, round) => question === 'take' && round >= 3 })
  await page.goto('/play/by-finger')
  const table = new TekhenuPage(page)
  const roll = dice(3)
  const opened = page.locator('[data-opened]')
  const outlook = page.locator('[data-prompt] [data-outlook]')
  const golden = page.locator('[data-armed] [data-confirm]').first()
  let shown = 0
  let swiped = 0
  for (let step = 0; step < 40 && (await table.asked()); step++) {
    await table.expectNoStray()
    await drawn(page)
    const question = await table.question()
    // Every area is one swipe or one tab away; a dot says where something can be done.
    const tabs = page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name: /can be done/ })
    const many = await tabs.count()
    if (many > 1) {
      swiped++
      const tab = tabs.nth(roll(many))
      await tab.tap()
      await expect(tab).toHaveAttribute('aria-current', 'true')
      await drawn(page)
    }
    const wasOpen = await table.isOpen()
    const choices = await table.choices()
    const spot = page
      .locator(choices[roll(choices.length)]!)
      .locator('visible=true')
      .and(page.locator(':not([inert] *)'))
      .last()
    // Golden buttons and the end of the turn are done with one tap.
    const isSure = await spot.evaluate((each) => each.matches('[data-confirm], [data-end-turn]'))
    await spot.tap()
    // What a tap does comes after the tap.
    if (!isSure) await expect(golden.or(opened).first()).toBeVisible()
    if (!isSure && (await golden.count()) > 0) {
      await expect(outlook).toBeVisible()
      expect(await table.question()).toBe(question)
      shown++
      await drawn(page)
      const again = await spot.evaluate(middleOf)
      expect(again.covered, 'what was tapped stays in sight').toBe(false)
      if (step % 2 === 0) await golden.tap()
      else await page.touchscreen.tap(again.x, again.y)
    }
    await table.answered(question, wasOpen)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, 'nothing scrolls sideways').toBeLessThanOrEqual(0)
  }
  expect(shown).toBeGreaterThan(10)
  expect(swiped).toBeGreaterThan(0)
})

test('Tekhenu by finger: what was taken is not taken again by the next single tap, nor after an undo', async ({
  page,
}) => {
  await page.goto('/')
  await stageTekhenu(page, 'again', {
    seed: 'again',
    until: (question, _, moves) => question === 'gain' && moves.includes('gain bread'),
  })
  await page.goto('/play/again')
  const table = new TekhenuPage(page)
  await table.asked()
  const bread = page.locator('[data-spot="token/bread"]:not([inert] *)').last()
  const armed = page.locator('[data-armed]')
  const first = await table.question()
  await bread.tap()
  await expect(armed).toBeVisible()
  await bread.tap()
  await table.answered(first)
  await expect(armed).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.locator(`[data-question="${first}"]`)).toBeVisible()
  await expect(armed).toHaveCount(0)
})

test('Tekhenu by finger: everything that can be tapped has 44 px, from 360 px up', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await stageTekhenu(page, 'narrow', {
    players: 4,
    until: (_, round, moves) => round >= 5 && moves.includes('do ra'),
  })
  await page.goto('/play/narrow')
  await new TekhenuPage(page).asked()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button')]
      .filter((each) => each.checkVisibility() && each.closest('[inert]') === null)
      .flatMap((each) => {
        const box = each.getBoundingClientRect()
        const room = getComputedStyle(each, '::before')
        const [width, height] = [
          Math.max(box.width, parseFloat(room.width) || 0),
          Math.max(box.height, parseFloat(room.height) || 0),
        ]
        return width >= 43.5 && height >= 43.5
          ? []
          : [`${each.dataset['spot'] ?? each.textContent} ${width}×${height}`]
      }),
  )
  expect(small).toEqual([])
  // The round of sixteen stands in the bar, beside the points of three others.
  const rounds = page.locator('header [data-help="rounds"]')
  await expect(rounds).toContainText(/\d+\/16/)
  const room = (element: Element): number => element.parentElement!.clientWidth - element.scrollWidth
  expect(await rounds.evaluate(room)).toBeGreaterThanOrEqual(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('Tekhenu by finger: a long press shows a card large until the next tap, and neither chooses; a short tap does not show it', async ({
  page,
}) => {
  await page.clock.install()
  await stageTekhenu(page, 'pressed', { seed: 'market', until: (question) => question === 'thoth' })
  await page.goto('/play/pressed')
  const table = new TekhenuPage(page)
  await table.asked()
  const question = await table.question()
  const zoom = page.locator('[data-zoom]')
  const outlook = page.locator('[data-prompt] [data-outlook]')
  const card = page.locator('[data-area="market"] [data-spot^="card/"][data-lit]').first()
  await card.scrollIntoViewIfNeeded()
  const id = (await card.locator('[data-card]').getAttribute('data-card'))!

  // A finger that stays, and then goes up.
  const box = (await card.boundingBox())!
  const cable = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await cable.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(zoom).toContainText(id)
  await cable.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(outlook).toHaveCount(0)

  // It stays when the finger has gone; the next tap sends it away and does nothing else.
  await page.clock.fastForward(5000)
  await expect(zoom).toContainText(id)
  await card.tap()
  await expect(zoom).toHaveCount(0)
  await expect(outlook).toHaveCount(0)

  // Whether a click comes after it is for the browser to decide: here one does.
  await card.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await expect(zoom).toHaveCount(0)
  await page.clock.fastForward(1000)
  await expect(zoom).toContainText(id)
  await card.dispatchEvent('pointerup', { pointerType: 'touch' })
  await card.dispatchEvent('click', { detail: 1 })
  await expect(outlook).toHaveCount(0)
  await expect(zoom).toContainText(id)
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)

  // Had one of them chosen the card, this tap would be the second one, and take it.
  // The clock stands still meanwhile: on a slow machine a short tap must not become a long press.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await card.tap()
  await expect(outlook).toBeVisible()
  await page.clock.fastForward(1000)
  await expect(zoom).toHaveCount(0)
  expect(await table.question()).toBe(question)
})
