import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('T14: the same value twice, once for scribes and once for nothing, says which is which', async ({
  page,
}) => {
  await stageTekhenu(page, 'two-sixes', {
    seed: 't0',
    until: (question, _, moves) =>
      question === 'use' &&
      moves.some((move) => move.startsWith('adjust ') && moves.includes(`value ${move.split(' ').at(-1)!}`)),
  })
  await page.goto('/play/two-sixes')
  await new TekhenuPage(page).asked()
  const faces = page.getByRole('group', { name: /^Values by / })
  await expect(faces).toContainText('God action only')
  for (const price of await faces.locator('[data-price]').allInnerTexts()) expect(price).toBe('free')
  await page.getByRole('button', { name: 'Change value' }).click()
  const paid = page.getByRole('group', { name: 'Values', exact: true })
  await expect(paid).toContainText('Whole die')
  // All of them are in sight, on the smallest desk too.
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const face of await page.locator('[data-choices] [data-choice]').all())
    await expect(face).toBeInViewport({ ratio: 1 })
  const valueOf = (all: Element[]): string[] =>
    all.map((each) => (each as HTMLElement).dataset['choice']!.split(' ').at(-1)!)
  const [free, forScribes] = await Promise.all(
    [faces, paid].map((strip) => strip.locator('[data-choice]').evaluateAll(valueOf)),
  )
  const twice = free!.filter((value) => forScribes!.includes(value))
  expect(twice).not.toEqual([])
  for (const value of twice) {
    const one = paid.locator(`[data-choice="value ${value}"]`)
    await expect(one.locator('[data-price]')).toHaveText(/^[1-9]$/)
    await expect(one).toHaveAccessibleName(/: [1-9] scribes?/)
  }
})

test('D23 is the golden button with its worth, and to score without it says what it gives up', async ({
  page,
}) => {
  await stageTekhenu(page, 'proclaim', {
    seed: 't27',
    until: (question, _, moves) => question === 'proclaim' && moves.includes('play D23'),
  })
  await page.goto('/play/proclaim')
  const table = new TekhenuPage(page)
  await table.asked()
  const question = await table.question()
  await expect(
    page.getByRole('button', { name: /^Score without Last Word, gives up \d+ points?$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Play Last Word: \+\d+ or more$/ }).click()
  await table.answered(question)
  await expect(page.locator('[data-prompt]')).toContainText('Choose an action')
})

test('what is given up stands whole on its button, at 1280 too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const [id, seed, asked] of [
    ['whole-decrees', 't1', 'decrees'],
    ['whole-proclaim', 't27', 'proclaim'],
  ] as const) {
    await stageTekhenu(page, id, {
      seed,
      until: (question, _, moves) => question === asked && moves.length > 1,
    })
    await page.goto(`/play/${id}`)
    await new TekhenuPage(page).asked()
    await expect(page.getByRole('button', { name: /gives up \d+ points?$/ })).toBeVisible()
    const cut = await page.locator('[data-prompt] [data-choice]').evaluateAll((all) =>
      all
        .filter((each) => {
          const [box, room] = [each.getBoundingClientRect(), each.parentElement!.getBoundingClientRect()]
          return box.right > room.right + 1 || each.scrollHeight > each.clientHeight + 1
        })
        .map(({ textContent }) => textContent),
    )
    expect(cut, asked).toEqual([])
  }
})

test('the decrees that bring most are scored with one click', async ({ page }) => {
  await stageTekhenu(page, 'decrees', { seed: 't1', until: (question) => question === 'decrees' })
  await page.goto('/play/decrees')
  const table = new TekhenuPage(page)
  await table.asked()
  await expect(page.getByRole('button', { name: 'Score no decree, gives up 16 points' })).toBeVisible()
  const best = page.getByRole('button', { name: /^Score .+ and .+: \+16$/ })
  await best.hover()
  await expect(page.locator('[data-prompt] [data-outlook]')).toContainText('+16')
  const question = await table.question()
  await best.click()
  await table.answered(question)
  await expect(page.locator('[data-end]')).toContainText('16')
})

test('bread that is not paid shows the points it costs before the click', async ({ page }) => {
  await stageTekhenu(page, 'bread', { seed: 't0', until: (question) => question === 'bread' })
  await page.goto('/play/bread')
  await new TekhenuPage(page).asked()
  const none = page.locator('[data-choice="bread 0"]')
  await expect(none.locator('[data-price]')).toHaveText('−3')
  await expect(none).toHaveAccessibleName(/−3 points/)
})

test('what is gained is chosen in the prompt, too, where one looks first', async ({ page }) => {
  const only = (moves: readonly string[]): boolean =>
    moves.length > 1 && moves.every((move) => move.startsWith('gain '))
  await stageTekhenu(page, 'gain', { until: (_, __, moves) => only(moves) })
  await page.goto('/play/gain')
  const table = new TekhenuPage(page)
  await table.asked()
  const offered = page.getByRole('group', { name: 'What you gain' })
  const lit = page.locator('[data-spot^="token/"][data-lit]')
  await expect(lit.first()).toBeVisible()
  await expect(offered.getByRole('button')).toHaveCount(await lit.count())
  const question = await table.question()
  await offered.getByRole('button').first().click()
  await table.answered(question)
})

test('whoever plays is “You” in the log, and no refusal speaks of numbered rulings', async ({ page }) => {
  await stageTekhenu(page, 'you', { until: (question, round) => question === 'take' && round >= 4 })
  await page.goto('/play/you')
  await new TekhenuPage(page).asked()
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log).toContainText('You take the')
  await expect(log).not.toContainText('Ada')
  const refusals = await page
    .locator('[data-refused]')
    .evaluateAll((all) => all.map((each) => each.textContent + (each.getAttribute('aria-description') ?? '')))
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.filter((each) => /Rule: [A-Z]+\d/.test(each))).toEqual([])
})

test('a statue for the people says before the click what it costs, brings and will score', async ({
  page,
}) => {
  await stageTekhenu(page, 'statue', {
    seed: 't6',
    until: (question, round) => question === 'horus' && round >= 5,
  })
  await page.goto('/play/statue')
  await new TekhenuPage(page).asked()
  const place = page.locator('[data-spot="people/workshops"][data-lit]')
  await place.hover()
  const outlook = page.locator('[data-prompt] [data-outlook]')
  await expect(outlook).toContainText('next scoring')
  await expect(outlook).toContainText('+12→+17')
  // Its tooltip says it too, where nothing can be built now as well.
  await expect(page.getByText('1 gold; at a scoring 5 points as the table stands')).toBeVisible()
})

test('a space of the temple says the same points twice, turned as it is shown', async ({ page }) => {
  await stageTekhenu(page, 'raise', {
    seed: 't5',
    until: (_, round, moves) => round >= 6 && moves.includes('do ra'),
  })
  await page.goto('/play/raise')
  await new TekhenuPage(page).asked()
  const spaces = page.locator('[data-spot^="space/"][data-lit]')
  await expect(spaces.first()).toHaveAccessibleName(/ in line/)
  const names = await spaces.allInnerTexts()
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) {
    const said = [...name.matchAll(/(\d+) points?/g)].slice(0, 2).map(([, points]) => points)
    expect(said, name).toEqual([said[0], said[0]])
  }
})

test('a warning that something cannot be undone is said whole', async ({ page }) => {
  await stageTekhenu(page, 'warned', {
    seed: 't5',
    until: (question, _, moves) => question === 'thoth' && moves.some((move) => move.startsWith('refresh ')),
  })
  await page.goto('/play/warned')
  await new TekhenuPage(page).asked()
  await page.locator('[data-spot^="refresh/"][data-lit]').first().hover()
  const warning = page.locator('[data-prompt] [data-outlook] > small')
  await expect(warning).toContainText('cannot undo')
  const cut = (each: Element): number =>
    Math.max(each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth)
  expect(await warning.evaluate(cut)).toBeLessThanOrEqual(1)
})

test('while something is paid for, its place stays marked on the board', async ({ page }) => {
  await stageTekhenu(page, 'paying', { seed: 't5', until: (question) => question === 'pay' })
  await page.goto('/play/paying')
  await new TekhenuPage(page).asked()
  const place = page.locator('[data-spot="space/a2"]')
  await expect(place).toHaveAttribute('data-pointed')
  expect(await place.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid')
  await page.locator('[data-choice="pay 1 gold"]').click()
  await expect(place).not.toHaveAttribute('data-pointed')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the first tap on a die says what it brings, and why not what it cannot do', async ({ page }) => {
    await stageTekhenu(page, 'die', {
      seed: 't6',
      until: (question, round) => question === 'take' && round >= 4,
    })
    await page.goto('/play/die')
    await new TekhenuPage(page).asked()
    const dice = page.locator('[data-spot^="die/"][data-lit]')
    const outlook = page.locator('[data-prompt] [data-outlook]')
    for (let i = 0; i < (await dice.count()); i++) {
      const die = dice.nth(i)
      const [god = ''] = (await die.getAttribute('data-spot'))!.slice('die/'.length).split(' ')
      await die.tap()
      await expect(die).toHaveAttribute('data-looked')
      await expect(outlook).toContainText(new RegExp(`${god}|produce|nothing can be done|you need`, 'i'))
    }
  })

  test('what a golden button brings is told before it is pressed: one tap does it', async ({ page }) => {
    await stageTekhenu(page, 'produce', { until: (question) => question === 'produce' })
    await page.goto('/play/produce')
    const table = new TekhenuPage(page)
    await table.asked()
    await expect(page.locator('[data-prompt] [data-sure]')).toContainText('+6')
    const question = await table.question()
    await page.getByRole('button', { name: 'Produce now' }).tap()
    await table.answered(question)
    await expect(page.locator('[data-prompt] [data-sure]')).toHaveCount(0)
  })

  test('a die is taken and produces with one more tap, and one undo takes both back', async ({ page }) => {
    await stageTekhenu(page, 'die', {
      seed: 't6',
      until: (question, round) => question === 'take' && round >= 4,
    })
    await page.goto('/play/die')
    const table = new TekhenuPage(page)
    await table.asked()
    const question = await table.question()
    const dice = page.locator('[data-spot^="die/"][data-lit]')
    const further = page.getByRole('button', { name: '… and produce' })
    for (let i = 0; i < (await dice.count()) && (await further.count()) === 0; i++) {
      await dice.nth(i).tap()
      await expect(dice.nth(i)).toHaveAttribute('data-looked')
    }
    await further.tap()
    await table.answered(question)
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.tap()
    await expect(page.locator('[data-prompt]')).toContainText('Take a die.')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
  })

  test('Last Word is offered once, with its worth', async ({ page }) => {
    await stageTekhenu(page, 'proclaim', {
      seed: 't27',
      until: (question, _, moves) => question === 'proclaim' && moves.includes('play D23'),
    })
    await page.goto('/play/proclaim')
    await new TekhenuPage(page).asked()
    const offered = page.locator('[data-prompt]').getByRole('button', { name: /Last Word/ })
    await expect(offered).toHaveCount(2)
    await expect(offered.filter({ hasText: /^Play Last Word: \+\d+/ })).toHaveCount(1)
    await expect(offered.filter({ hasText: /^Score without Last Word/ })).toHaveCount(1)
  })

  test('the place that is paid for is in sight and marked', async ({ page }) => {
    await stageTekhenu(page, 'paying', { seed: 't5', until: (question) => question === 'pay' })
    await page.goto('/play/paying')
    await new TekhenuPage(page).asked()
    await expect(page.locator('[data-spot="space/a2"][data-pointed]:not([inert] *)')).toBeInViewport()
  })
})
