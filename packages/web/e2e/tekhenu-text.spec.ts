import { playQuickly } from './testing/quick.ts'
import { choose, openMatch } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'

const AGAINST_A_BOT = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'greedy' },
] as const
const SOLO = [
  { kind: 'me', name: 'Ada' },
  { kind: 'automaton', name: 'Botankhamun' },
] as const

test('a whole game of Tekhenu in the text table: found by role and name, typed, clicked, to the last point', async ({
  page,
}) => {
  await choose(page, { table: 'text' })
  await openMatch(page, AGAINST_A_BOT, 'text', { game: 'tekhenu' })
  const text = new TextPage(page)
  await expect(text.asked).toBeVisible()
  const rows = {
    Wheel: 7,
    'Temple Complex': 6,
    Osiris: 7,
    Market: 5,
    Boards: 18,
    'Statues for the people': 5,
  }
  for (const [name, many] of Object.entries(rows)) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name, exact: true }).getByRole('row')).toHaveCount(many)
  }
  for (let step = 0; step < 12; step++) {
    const count = await text.moves.count()
    await text.play(text.moves.nth((step * 5) % count), step % 2 === 0 ? 'type' : 'click')
    await expect(text.asked).toBeVisible()
  }
  const { over, moves } = await playQuickly(page, 7)
  expect(over).toBe(true)
  expect(moves).toBeGreaterThan(40)
  expect((await text.told()).at(-1)).toMatch(/^The game is over\. .+ after the final scoring\.$/)
  await expect(page.getByText('Districts of Osiris').first()).toBeVisible()
})

test('the text table of Tekhenu looks closer, refuses with the rule, and takes back', async ({ page }) => {
  await choose(page, { table: 'text' })
  await openMatch(page, AGAINST_A_BOT, 'closer', { game: 'tekhenu' })
  const text = new TextPage(page)
  await expect(text.asked).toBeVisible()
  const answer = page.getByRole('status', { name: 'Answer' })
  const type = async (line: string): Promise<void> => {
    await text.field.fill(line)
    await text.field.press('Enter')
  }
  await type('look T05')
  await expect(answer).toContainText('T05 Sistrum Hall (technology, lasting)')
  await type('look zeus')
  await expect(answer).toContainText('nothing called "zeus"')
  await type('why end turn')
  await expect(answer.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', /^\/rules\/tekhenu\/\w/)
  await answer.getByRole('link', { name: 'Why?' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-all-rules]')).toHaveCount(0)
  // Every sentence of the log leads to its rule, by arrows as by a click.
  const lines = await text.log.getByRole('listitem').count()
  await expect(text.log.getByRole('listitem').getByRole('link')).toHaveCount(lines)
  await text.log.focus()
  await page.keyboard.press('ArrowUp')
  await expect(text.log.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-all-rules]')).toHaveCount(0)
  // On to a turn of one's own, then a die and back again.
  const take = page.locator('button[data-move^="take "]').first()
  while (!(await take.isVisible())) {
    await playQuickly(page, 3, { moves: 1 })
    await expect(text.asked).toBeVisible()
  }
  const told = await text.told()
  await text.play(take, 'click')
  await type('undo')
  await expect.poll(() => text.told()).toEqual(told)
  // A button in the bar leads to the picture, and one there back again.
  await page.getByRole('button', { name: 'Table as a picture' }).click()
  await expect(page.locator('[data-question] [data-area="wheel"]')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Table as text' }).click()
  await expect(text.asked).toBeVisible()
})

test('solo through a Maat phase: every step of Botankhamun waits, says what comes and why it came', async ({
  page,
}) => {
  await choose(page, { table: 'text' })
  await openMatch(page, SOLO, 'solo', { game: 'tekhenu', options: { solo: 'medium' } })
  const text = new TextPage(page)
  const next = page.getByRole('heading', { name: 'What Botankhamun does next' })
  await expect(text.asked).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pyramid of Botankhamun' })).toBeVisible()
  // On to its first turn, which is followed by typing nothing.
  for (let moves = 0; !(await next.isVisible()); moves++) {
    expect(moves).toBeLessThan(20)
    await playQuickly(page, 5 + moves, { moves: 1 })
    await expect(text.asked.or(next)).toBeVisible()
  }
  await expect(page.getByText('The marker of Botankhamun moves next.')).toBeVisible()
  await expect(text.moves).toHaveCount(0)
  await text.field.press('Enter')
  await expect(page.getByText('Botankhamun takes a die next, by its tile')).toBeVisible()
  await page.locator('[data-go-on]').click()
  await expect(page.getByText(/Botankhamun performs \w+ with value \d next\./)).toBeVisible()
  const { steps, over } = await playQuickly(page, 11, { told: 'Maat' })
  expect(over).toBe(false)
  expect(steps).toBeGreaterThan(8)
  const log = (await text.told()).join('\n')
  expect(log).toMatch(/Botankhamun takes .+ from/)
  // Through the phase: both are weighed, and the game goes on.
  await playQuickly(page, 13, { moves: 6 })
  await expect(text.asked.or(next)).toBeVisible()
})
