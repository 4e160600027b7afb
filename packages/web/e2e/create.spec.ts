import { standard } from '@benben/tekhenu'
import { playQuickly } from './testing/quick.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'

test('solo against Botankhamun starts from the start page, and is found again there', async ({ page }) => {
  await choose(page, { table: 'text', name: 'Ada' })
  await page.goto('/')
  await page.locator('[data-solo]').click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByRole('heading', { name: 'Pyramid of Botankhamun' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.goto('/')
  await expect(page.locator(`a[href="${pathname}"]`).first()).toContainText('Botankhamun')
})

test('everything that can be chosen of Tekhenu reaches the table', async ({ page }) => {
  await choose(page, { table: 'text', game: 'tekhenu', name: 'Ada' })
  await page.goto('/new')
  const option = (name: string, value: string) =>
    page.locator(`[data-option="${name}"]`).getByRole('radio', { name: value, exact: true }).check()
  await option('solo', 'Hard')
  await option('soloDecrees', '8 points')
  await option('soloBuildings', '20')
  await option('soloStart', 'By lot')
  await option('horus', 'As printed')
  // Before anything is made: how many of the printed values nobody has compared with a box.
  const honest = page.getByText(/\d+ .*reconstructed/)
  await expect(honest.getByRole('link').first()).toHaveAttribute('href', '/rules/tekhenu/editions')
  await expect(honest.getByRole('link').last()).toHaveAttribute('href', '/editions/tekhenu')
  // Three seats are one too many for it: the game says so, and how to go on.
  await page.getByRole('button', { name: 'Add a seat' }).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('Botankhamun')
  await expect(refusal).toContainText('two seats, not 3')
  await expect(page.locator('[data-create]')).toHaveAttribute('aria-disabled', 'true')
  await refusal.getByRole('link', { name: 'Why?' }).click()
  await expect(page.getByRole('dialog').locator('[data-help-page="option/solo"] h1')).toBeFocused()
  await page.keyboard.press('Escape')
  await refusal.getByRole('button', { name: '2 seats' }).click()
  await expect(refusal).toHaveCount(0)
  await expect(page.locator('[data-seat-row="2"]')).toContainText('plays by its own rules')
  await page.locator('[data-create]').click()
  await expect(page.getByText('Level: hard.')).toBeVisible()
  const log = page.getByRole('log')
  await expect(log).toContainText('8 points')
  await expect(page.getByText('What you decide now')).toBeVisible()
})

test('Time of Seth and the Vizier are switched on, refused beside Botankhamun, and played as text', async ({
  page,
}) => {
  await choose(page, { table: 'text', game: 'tekhenu', name: 'Ada' })
  // As at the end of its lesson.
  await page.goto('/new?game=tekhenu&seth=true')
  await expect(page.getByRole('switch', { name: /^Time of Seth/ })).toBeChecked()
  await page.getByRole('switch', { name: /^The Vizier's Challenge/ }).check()
  const level = (name: string) => page.locator('[data-option=solo]').getByRole('radio', { name }).check()
  await level('Easy')
  await expect(page.getByRole('alert')).toContainText('Botankhamun does not take part in it')
  await level('No')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.locator('[data-create]').click()
  const text = new TextPage(page)
  await expect(text.asked).toBeVisible()
  await expect(page.getByRole('table', { name: 'Seth', exact: true }).getByRole('row')).toHaveCount(7)
  await expect(page.getByText('The Vizier is not stationed yet.').first()).toBeVisible()
  const { moves } = await playQuickly(page, 23, { moves: 30 })
  expect(moves).toBe(30)
  // Whoever is first stations it, and how many answers lie before that nobody knows.
  await playQuickly(page, 24, { told: 'stations the Vizier at' })
  await expect(page.getByText('The Vizier stands at').first()).toBeVisible()
})

test('what does not go together for four is said as sentences, each with its ways out', async ({ page }) => {
  await choose(page, { game: 'tekhenu' })
  await page.goto('/new')
  const sits = (seat: number, way: string) =>
    page.locator(`[data-seat-row="${seat}"]`).getByRole('radio', { name: way, exact: true }).check()
  await page.getByRole('switch', { name: /^Time of Seth/ }).check()
  await page.getByRole('switch', { name: /^The Vizier's Challenge/ }).check()
  for (const _ of [3, 4]) await page.getByRole('button', { name: 'Add a seat' }).click()
  await sits(2, 'Friend here')
  await sits(3, 'Friend by link')
  await sits(4, 'Friend here')
  const refusals = page.getByRole('alert')
  await expect(refusals).toHaveCount(2)
  await expect(page.getByText('2 things to settle first')).toBeVisible()
  const vizier = refusals.filter({
    hasText: "The Vizier's Challenge is a challenge between exactly two players, not 4.",
  })
  await expect(vizier.getByRole('button', { name: '2 seats' })).toBeVisible()
  await vizier.getByRole('link', { name: 'Why?' }).click()
  await expect(page.getByRole('dialog').locator('[data-help-page="option/vizier"] h1')).toBeFocused()
  await page.keyboard.press('Escape')
  await vizier.getByRole('button', { name: 'Switch off “The Vizier' }).click()
  await expect(page.getByText('One thing to settle first')).toBeVisible()
  await refusals.getByRole('button', { name: 'A friend by link' }).click()
  // Now everybody comes by link: it must be online, and others see a name.
  await expect(page.locator('[data-place=online]')).toContainText('Somebody joins from another device.')
  await expect(refusals).toContainText('Others will see your name')
  await page.locator('[data-seat-row="1"]').getByRole('textbox').fill('Ada')
  await expect(refusals).toHaveCount(0)
  await page.locator('[data-create]').click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.getByText('Free seat')).toHaveCount(3)
  await expect(page.getByText('Time of Seth')).toBeVisible()
})

test('a corrected edition is checked, played with, and carried by the report of a bug', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await choose(page, { table: 'text', game: 'tekhenu', name: 'Ada' })
  await page.goto('/new')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{ no') })
  await expect(page.getByText('This file is not an edition.')).toBeVisible()
  const broken = { ...standard, supply: { ...standard.supply, statues: 5 } }
  await file.setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(broken)),
  })
  await expect(page.getByText('Its part “playerBoard.statueGranite”')).toBeVisible()
  const rewards = { ...standard.temple, basis: 'my box' }
  const mine = { ...standard, name: 'My box', temple: rewards }
  await file.setInputFiles({
    name: 'c.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(mine)),
  })
  await expect(page.getByText('Your own: My box')).toBeVisible()
  await page.locator('[data-create]').click()
  const text = new TextPage(page)
  await expect(text.asked).toBeVisible()
  await playQuickly(page, 3, { moves: 5 })
  await page.locator('[data-menu]').click()
  await page.getByRole('button', { name: 'Report a rules bug' }).click()
  await page.locator('[data-copy-report]').click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('edition: My box')
  expect(report).toContain('record:\n')
  expect(report).toMatch(/^moves: .+/m)
})
