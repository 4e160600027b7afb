import { drawingsIn } from './testing/drawings.ts'
import { findingsInBothThemes } from './testing/findings.ts'
import { SCREENS } from './testing/screens.ts'
import { choose } from './testing/seats.ts'
import { beforeReveal, keep, midGame } from './testing/staged.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'

const SIZES = { wide: [1440, 900], middle: [820, 1180], phone: [390, 844] } as const
const PAGES = [
  '/rules/tekhenu/ra',
  '/rules/tekhenu/purity',
  '/rules/tekhenu/cards',
  '/rules/tekhenu/cards/B19',
  '/rules/tekhenu/cards/P19',
  '/rules/tekhenu/rulings/R15',
  '/rules/tekhenu/seth',
  '/rules/tekhenu/editions',
  '/rules/aton/scoring',
]

test('the rules are found by a word, by the key /, and turn to what was found', async ({ page }) => {
  await page.goto('/rules/tekhenu')
  await expect(page.getByRole('heading', { level: 1, name: 'How a game runs' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('corner')
  const hits = page.locator('[data-hits] a')
  await expect(hits.first()).toContainText('Ra raises a pillar')
  await expect(hits.first().locator('mark')).toHaveText('corner')
  await hits.filter({ hasText: 'Ruling R15' }).click()
  await expect(page).toHaveURL(/\/rules\/tekhenu\/rulings\/R15$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ruling R15' })).toBeFocused()
  await page.getByRole('searchbox').fill('qqq')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('a code leads to its page; what nobody knows says so', async ({ page }) => {
  await page.goto('/rules/tekhenu/refusal/no-bread')
  await expect(page).toHaveURL(/\/rules\/tekhenu\/hathor$/)
  await page.goto('/rules/tekhenu/cards/B20')
  await expect(page).toHaveURL(/\/rules\/tekhenu\/cards\/B19$/)
  await page.goto('/rules/tekhenu/nowhere')
  await expect(page.getByRole('alert')).toContainText('no such page')
  await page.goto('/rules/chess')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('every fortieth link of the whole book, cards included, opens its page', async ({ page }) => {
  await page.goto('/rules/tekhenu/all')
  await expect(page.getByRole('heading', { level: 1, name: 'The whole book' })).toBeVisible()
  const links = await page
    .locator('main a')
    .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))])
  expect(links.length).toBeGreaterThan(200)
  await page.goto('/rules/tekhenu/cards')
  for (const path of links.filter((_, i) => i % 40 === 0)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  }
})

test('from the table: the prompt, a refusal and the log lead to their rules, ? to the signs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await stageTekhenu(page, 'rules', { until: (question, round) => question === 'take' && round >= 3 })
  await page.goto('/play/rules')
  const table = new TekhenuPage(page)
  await expect(table.root).toBeVisible()

  await page.locator('[data-prompt] [data-rule]').click()
  const help = page.getByRole('dialog')
  await expect(help.getByRole('heading', { level: 1, name: 'A turn: one die' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  const refused = page.locator('[data-spot^="die/"][data-refused]').first()
  // After a key the pointer counts again from its first movement on.
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await refused.hover()
  const why = page.locator('[data-prompt] [data-rule]')
  await expect(why).toHaveText('Why?')
  await expect(why).toHaveAttribute('href', /^\/rules\/tekhenu\/rule\//)
  // What the table refuses, and not the game, has no rule of its own.
  await page.getByRole('button', { name: 'Undo' }).dispatchEvent('click')
  await expect(page.locator('[data-prompt]')).toContainText('so it stands')
  await expect(page.locator('[data-prompt] [data-rule]')).toHaveText('The rule')

  const log = page.getByRole('list', { name: 'Log', exact: true })
  await log.getByRole('button').first().hover()
  await log.getByRole('link', { name: 'The rule' }).click()
  await expect(help.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  // Out of sight a moment before the page knows of it; until then a key would be lost.
  await expect(page.locator('[data-all-rules]')).toHaveCount(0)
  // A round is a heading of the log, and arrows lead from line to line.
  await log.focus()
  await page.keyboard.press('ArrowDown')
  await expect(log.locator('button, [data-head] a').first()).toBeFocused()
  await log.locator('[data-rule="log/round"]').first().click()
  await expect(help.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-all-rules]')).toHaveCount(0)

  await page.keyboard.press('?')
  await expect(help.locator('[data-legend]')).toBeVisible()
  await expect(help.locator('[data-sign="vp"]')).toContainText('Points')
  await expect(help.locator('[data-sign="warrior"]')).toHaveCount(0)
  // Nor dice of Seth; and nothing of the picture is cut.
  const dice = help.locator('[data-legend-picture="base-purity"]')
  await expect(dice.locator('thead th')).toHaveCount(5)
  expect(await dice.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0)
  // Signs that the table draws without a word beside them.
  for (const [sign, name] of [
    ['hammer', 'Excess'],
    ['seats', 'Players'],
    ['again', 'Turn, renew'],
    ['symbols', 'Symbols of decrees'],
  ] as const)
    await expect(help.locator(`[data-sign="${sign}"]`)).toContainText(name)
  await help.locator('[data-sign="gold"] a').click()
  await expect(help.getByRole('heading', { level: 1, name: 'Paying' })).toBeVisible()
  await help.locator('[data-all-rules]').click()
  await expect(page).toHaveURL(/\/rules\/tekhenu\/gold$/)
  await page.locator('[data-back-to-table]').click()
  await expect(table.root).toBeVisible()
})

test('? opens rules or signs on every page, not only at a table', async ({ page }) => {
  const help = page.getByRole('dialog')
  /** Signs and keys over the page, which stays as it is. */
  const signs = async (sign: string): Promise<void> => {
    await page.keyboard.press('?')
    await expect(help.locator(`[data-legend] [data-sign="${sign}"]`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-all-rules]')).toHaveCount(0)
  }
  for (const path of ['/new', '/editions/tekhenu', '/companion', '/score-sheet']) {
    await page.goto(path)
    await expect(page.locator('[data-help-button]')).toBeVisible()
    await signs('warrior')
  }
  await SCREENS['gathering']!(page)
  await expect(page.locator('[data-help-button]')).toBeVisible()
  await signs('black')
  // Whoever comes from a table of Aton reads of Tekhenu all the same.
  await SCREENS['table']!(page)
  await expect(page.locator('[data-help-button]')).toBeVisible()
  await signs('black')
  await page.getByRole('link', { name: 'Benben, back to start' }).click()
  await expect(page.locator('[data-play-now]')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page).toHaveURL(/\/rules\/tekhenu$/)
  await expect(page.getByRole('heading', { level: 1, name: 'How a game runs' })).toBeVisible()
  await signs('warrior')
})

test('the page of a card shows which gods it means, what comes first, what it weighs, and dice', async ({
  page,
}) => {
  await page.goto('/rules/tekhenu/cards/B19')
  await expect(page.locator('[data-pairs=opposite] li')).toHaveText([
    /Horus.*Bastet/,
    /Ra.*Thoth/,
    /Hathor.*Osiris/,
  ])
  await expect(page.locator('[data-fact=order]')).toContainText('Before or after your own action')
  await expect(page.locator('[data-fact=scales]')).toContainText('One die, one weight')
  await expect(page.locator('[data-example="B19.1"] [data-piece="white 3"]')).toBeVisible()
  await page.goto('/rules/tekhenu/cards/B17')
  await expect(page.locator('[data-pairs=beside] li')).toHaveCount(6)
  await page.goto('/rules/tekhenu/cards/T24')
  await expect(page.locator('[data-fact=order]')).toContainText('before the effect of the blessing')
  await expect(page.locator('[data-fact=scales]')).toHaveCount(0)
  await expect(page.locator('[data-pairs]')).toHaveCount(0)
})

test('the page of a card knows where it lies at the table one comes from', async ({ page }) => {
  await stageTekhenu(page, 'where', { until: (question, round) => question === 'take' && round >= 3 })
  await page.goto('/play/where')
  await expect(new TekhenuPage(page).root).toBeVisible()
  const card = await page.locator('[data-area="market"] [data-card]').first().getAttribute('data-card')
  await page.keyboard.press('?')
  await page.locator('[data-all-rules]').click()
  await page.getByRole('searchbox').fill(card!)
  await page.locator('[data-hits] a').first().click()
  await expect(page.locator('[data-here]')).toContainText('section')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
  await expect(page.locator('[data-here]')).toContainText('section')
  // What this tab kept meanwhile lies nowhere any more.
  expect(await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).toEqual([
    'benben.settings',
  ])
  await page.locator('[data-back-to-table]').click()
  await expect(new TekhenuPage(page).root).toBeVisible()
})

test('Aton: refusals, prompt and log lead to the rules', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await keep(page, midGame())
  await page.goto('/play/mid-game')
  await page.locator('[data-me] [data-rule^="ask/"]').click()
  const help = page.getByRole('dialog')
  await expect(help.getByRole('heading', { level: 1, name: /Cartouche/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const refused = page.locator('[data-space]:not([data-move])')
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await expect(async () => {
    for (const space of await refused.all()) {
      await space.hover()
      if ((await page.locator('[data-rule^="rule/"]').count()) > 0) return
    }
    throw new Error('no space is refused')
  }).toPass()
  await page.getByRole('list', { name: 'Log', exact: true }).getByRole('button').first().hover()
  await expect(
    page.getByRole('list', { name: 'Log', exact: true }).getByRole('link', { name: 'The rule' }),
  ).toBeVisible()
  // Whatever the table draws is in the legend, but for the picture of the realm of the dead.
  const drawn = await drawingsIn(page.locator('main[data-table]'))
  await page.keyboard.press('?')
  await expect(help.locator('[data-sign="black"]')).toBeVisible()
  const named = await drawingsIn(help.locator('[data-legend]'))
  expect(drawn.length).toBeGreaterThan(6)
  expect(drawn.filter((each) => !named.includes(each) && !/boat|udjat|anubis/.test(each))).toEqual([])
})

test('Aton: what was pressed and refused leads to its rule', async ({ page }) => {
  await keep(page, beforeReveal())
  await page.goto('/play/before-reveal')
  const plaque = page.locator('[data-help=plaque]')
  const exchange = page.locator('[data-exchange]')
  await expect(exchange).toBeVisible()
  // It costs the token, which nobody has twice.
  await expect(async () => {
    await exchange.click({ force: true })
    await expect(plaque.getByRole('link', { name: 'Why?' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await plaque.getByRole('link', { name: 'Why?' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(plaque).toContainText('Why?')
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('on a phone what others did leads to its rule, and every sentence of the text table', async ({
    page,
  }) => {
    const title = page.getByRole('dialog').getByRole('heading', { level: 1 })
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-all-rules]')).toHaveCount(0)
    }
    await stageTekhenu(page, 'steps', { until: (question, round) => question === 'take' && round >= 5 })
    await page.goto('/play/steps')
    await new TekhenuPage(page).asked()
    const maat = page.locator('[data-maat-result]')
    await maat.getByRole('link').tap()
    await expect(title).toHaveText(/Maat/)
    await close()
    await maat.getByRole('button').tap()
    const stepper = page.locator('[data-stepper]')
    await stepper.getByRole('button', { name: 'Step after' }).tap()
    await stepper.getByRole('link').tap()
    await expect(title).toBeVisible()
    await close()
    await choose(page, { table: 'text' })
    await page.reload()
    await new TextPage(page).log.getByRole('link').last().tap()
    await expect(title).toBeVisible()
  })
})

test('a page says which of its printed values are reconstructed, and leads to the form', async ({ page }) => {
  await page.goto('/rules/tekhenu/ra')
  const unchecked = page.locator('[data-unchecked]')
  await expect(unchecked).toContainText('Costs and edges of the pillar tiles.')
  await expect(unchecked).toContainText('In the Temple Complex: rewards, colours of the edges')
  await unchecked.locator('[data-correct]').click()
  await expect(page).toHaveURL(/\/editions\/tekhenu$/)
  await page.goto('/rules/tekhenu/anubis')
  await expect(page.getByRole('heading', { level: 1, name: /Anubis/ })).toBeVisible()
  await expect(page.locator('[data-unchecked]')).toHaveCount(0)
})

test('the whole book is printed on white with every card, from a dark screen too', async ({ page }) => {
  await choose(page, { theme: 'dark' })
  await page.goto('/rules/tekhenu/all')
  await expect(page.locator('[data-cards]').last()).toContainText(/\w/)
  const cards = page.locator('[data-cards] li')
  expect(await cards.count()).toBeGreaterThan(80)
  const hymn = cards.filter({ hasText: 'Dawn Hymn' })
  await expect(hymn).toContainText(/T02Ra: score \d/)
  // Each with when and for what, and what works and what does not.
  await expect(hymn).toContainText('Costs Taken at Thoth')
  expect(await cards.locator('[data-example]').count()).toBe(3 * (await cards.count()))
  const colours = () =>
    page.locator('main').evaluate((main) => ({
      ink: getComputedStyle(main).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }))
  const dark = await colours()
  await page.emulateMedia({ media: 'print' })
  await expect(hymn).toBeVisible()
  const onPaper = await colours()
  expect(onPaper).toEqual({ ink: 'rgb(42, 30, 16)', paper: 'rgb(255, 255, 255)' })
  expect(onPaper.ink).not.toBe(dark.ink)
})

test('a page can be printed: only the rule is on paper', async ({ page }) => {
  await page.goto('/rules/tekhenu/thoth')
  await expect(page.getByRole('heading', { level: 1, name: /Thoth/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
})

for (const [size, [width, height]] of Object.entries(SIZES)) {
  test(`axe finds nothing in the rules, light and dark: ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
      expect.soft(await findingsInBothThemes(page), path).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(wide, `${path}: nothing scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
}
