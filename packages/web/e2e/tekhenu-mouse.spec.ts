import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { dice, drawn, TekhenuPage } from './testing/tekhenu-picture.ts'

test('Tekhenu: a whole game of two by mouse against a bot, with undo on the way', async ({ page }) => {
  await stageTekhenu(page, 'by-mouse', { until: () => true })
  await page.goto('/play/by-mouse')
  const table = new TekhenuPage(page)
  const roll = dice(7)
  let undone = 0
  let previewed = 0
  while (await table.asked()) {
    await table.expectNoStray()
    const question = await table.question()
    const undo = page.getByRole('button', { name: 'Undo' })
    if (undone < 3 && roll(6) === 0 && (await undo.getAttribute('aria-disabled')) === null) {
      undone++
      await undo.click()
      await table.answered(question)
      continue
    }
    const wasOpen = await table.isOpen()
    const choices = await table.choices()
    const choice = page.locator(choices[roll(choices.length)]!).first()
    await choice.hover()
    await drawn(page)
    if ((await page.locator('[data-prompt] [data-outlook]').count()) > 0) previewed++
    await choice.click()
    await table.answered(question, wasOpen)
  }
  const over = page.getByRole('heading', { level: 1, name: /win|draw/i })
  await expect(over).toBeVisible()
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('[data-area="temple"]')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await expect(over).toBeVisible()
  expect(undone).toBeGreaterThan(0)
  expect(previewed).toBeGreaterThan(20)
})
