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

test('Tekhenu: a click is answered by the next question, and right behind it by the table', async ({
  page,
}) => {
  await stageTekhenu(page, 'first', { until: (question, round) => question === 'take' && round >= 4 })
  await page.goto('/play/first')
  const table = new TekhenuPage(page)
  expect(await table.asked()).toBe(true)
  const question = await table.question()
  const die = page.locator('[data-spot^="die/"][data-lit]').first()
  // A look is answered before the picture that follows the pointer.
  const looked = await die.evaluate((each) => {
    each.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    return {
      die: each.hasAttribute('data-looked'),
      told: document.querySelector('[data-prompt] [data-outlook]')?.textContent ?? '',
    }
  })
  expect(looked).toEqual({ die: true, told: expect.stringContaining('Take the') })
  await die.hover()
  await expect(page.locator('[data-prompt] [data-outlook]')).toBeVisible()
  // What has changed whenever something has: each is a render of its own.
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = []
    const asked = (): string => document.querySelector('[data-prompt] [data-asked] b')!.textContent
    const diceHere = (): number => document.querySelectorAll('[data-turns] [data-spot^="die/"]').length
    const [before, lay] = [asked(), diceHere()]
    new MutationObserver(() => {
      const now = [asked() === before ? '' : 'question', diceHere() === lay ? '' : 'table'].join(' ').trim()
      if (now !== '' && seen.at(-1) !== now) seen.push(now)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  })
  await die.click()
  await table.answered(question)
  await expect.poll(() => changes.jsonValue()).toEqual(['question', 'question table'])
  // What is asked can be answered.
  await expect(page.locator('[data-lit], [data-prompt] [data-choice]').first()).toBeVisible()
})
