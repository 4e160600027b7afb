import { choose, openMatch } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'
import { noteWork } from './testing/work.ts'

const SEATS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'greedy' },
] as const

test('a whole game in the text table, found by role and name alone', async ({ page }) => {
  await noteWork(page)
  await choose(page, { table: 'text' })
  await openMatch(page, SEATS, 'text')
  const text = new TextPage(page)
  await expect(text.asked).toBeVisible()
  const rows = { 'Temple 1': 4, 'Temple 4': 4, Players: 8, Cartouches: 5, Points: 9 }
  for (const [name, many] of Object.entries(rows)) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name, exact: true }).getByRole('row')).toHaveCount(many)
  }
  const used = { click: 0, type: 0 }
  while (await text.goesOn()) {
    const how = used.click > used.type ? 'type' : 'click'
    used[how]++
    const count = await text.moves.count()
    await text.play(text.moves.nth((used.click * 7) % count), how)
  }
  await expect(text.over).toBeVisible()
  expect(Math.min(used.click, used.type)).toBeGreaterThan(10)
  expect((await text.told()).at(-1)).toMatch(/wins|draw/i)
})

test('the text table explains, refuses with a reason, and takes back', async ({ page }) => {
  await noteWork(page)
  await choose(page, { table: 'text' })
  await openMatch(page, SEATS, 'explains')
  const text = new TextPage(page)
  const answer = page.getByRole('status', { name: 'Answer' })
  await expect(text.asked).toBeVisible()
  const type = async (line: string): Promise<void> => {
    await text.field.fill(line)
    await text.field.press('Enter')
  }
  await type('?')
  await expect(answer).toContainText('why MOVE')
  await type('place 1a1')
  await expect(answer).toContainText('Assign one card')
  await answer.getByRole('link', { name: 'Why?' }).click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await type('dance')
  await expect(answer).toContainText('"dance" is not a move')
  await type('moves')
  await expect(answer).toContainText('exchange: Give up')
  // On to the first priest, then back again.
  const undo = page.getByRole('button', { name: 'Take back the last move' })
  while ((await text.goesOn()) && !(await undo.isVisible())) await text.play(text.moves.first(), 'click')
  const told = await text.told()
  await type('undo')
  await expect(undo).toBeHidden()
  await expect.poll(async () => (await text.told()).length).toBeLessThan(told.length)
})
