import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'
import { expect, test } from './testing/test.ts'

test('the Vizier is stationed on the wheel, and not where it stands already', async ({ page }) => {
  await stageTekhenu(page, 'vizier', {
    options: { vizier: true },
    until: (question, round) => question === 'vizier-station' && round > 0,
  })
  await page.goto('/play/vizier')
  const table = new TekhenuPage(page)
  await table.asked()
  await table.expectNoStray()
  const question = await table.question()
  const gods = page.locator('[data-area="wheel"] [data-spot^="god/"]')
  await expect(page.locator('[data-area="wheel"] [data-spot^="god/"][data-lit]')).toHaveCount(5)
  // Where it stands it says why it cannot stay.
  const stays = gods.and(page.locator('[data-refused]'))
  await expect(stays).toHaveCount(1)
  await stays.hover()
  await expect(page.locator('[data-prompt]')).toContainText('must move on')
  const lit = page.locator('[data-area="wheel"] [data-spot^="god/"][data-lit]').nth(2)
  const god = (await lit.getAttribute('data-spot'))!.slice('god/'.length)
  await lit.click()
  await table.answered(question)
  await expect(page.locator(`[data-vizier="${god}"]`)).toBeVisible()
})

test('a die from Seth settles a region, and a conquest tile is laid in the temple', async ({ page }) => {
  await stageTekhenu(page, 'seth', {
    options: { seth: true },
    until: (question) => question === 'seth.conquest',
    before: (moves) => moves.some((move) => move.startsWith('take seth')),
  })
  await page.goto('/play/seth')
  const table = new TekhenuPage(page)
  await table.asked()
  const settled = page.locator('[data-area="seth"] [data-spot^="region/"] use[href="#tk-building"]')
  const before = await settled.count()
  const click = async (selector: string): Promise<void> => {
    const [question, wasOpen] = [await table.question(), await table.isOpen()]
    await page.locator(selector).first().click()
    await table.answered(question, wasOpen)
    await table.asked()
    await table.expectNoStray()
  }
  const space = page.locator('[data-spot^="space/"][data-lit]')
  await click('[data-area="seth"] [data-spot^="die/seth"][data-lit]')
  for (let step = 0; step < 8 && (await space.count()) === 0; step++) {
    const settle = page.locator('[data-choice="do seth"]')
    if ((await settle.count()) > 0) await click('[data-choice="do seth"]')
    else await click('[data-spot][data-lit], [data-choice]')
  }
  await expect(settled).toHaveCount(before + 1)
  const name = (await space.first().getAttribute('data-spot'))!
  await click('[data-spot^="space/"][data-lit]')
  await expect(page.locator(`[data-spot="${name}"] [data-card^="conquest"]`)).toBeVisible()
})
