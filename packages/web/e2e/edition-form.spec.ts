import { readFile } from 'node:fs/promises'
import { editionOf, type Edition } from '@benben/tekhenu'
import { differences, withBasis } from '@benben/tekhenu/fields'
import { speakWhole } from '@benben/words/whole'
import type { Page } from '@playwright/test'
import { randomEdition } from '../src/tekhenu/edition/testing/random-edition.ts'
import { sheetOf, sheetText, type SheetLine } from './testing/edition-sheet.ts'
import { findingsInBothThemes, smallTargets } from './testing/findings.ts'
import { expect, test } from './testing/test.ts'

async function openForm(page: Page): Promise<void> {
  await page.goto('/editions/tekhenu')
  await page.locator('[data-new-edition]').click()
  await expect(page.locator('[data-field]').first()).toBeVisible()
}

const at = (page: Page, id: string) => page.locator(`[data-field="${id}"]`)
const advice = (page: Page) => page.locator('[data-advice]')
const differs = (page: Page, many: number) => expect(page.locator(`[data-differs="${many}"]`)).toBeVisible()

/** From 0, the top of page and fields, to 1, their end. */
const scrollDown = (page: Page, part: number): Promise<void> =>
  page.evaluate((down) => {
    for (const each of [document.documentElement, document.querySelector('[data-fields]')!])
      each.scrollTop = Math.round((each.scrollHeight - each.clientHeight) * down)
  }, part)

/** The file that 'Save as file' hands over. */
async function exported(page: Page): Promise<Edition> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').click()])
  return editionOf(JSON.parse(await readFile(await download.path(), 'utf8')) as unknown)
}

/** What is typed for a value as people write it; letters are read from the buttons of the field. */
async function keysFor(page: Page, { value }: SheetLine): Promise<string> {
  const kinds = await page.locator('[data-entry] [role=group] button[title]').evaluateAll((buttons) =>
    buttons.map((button) => ({
      name: button.getAttribute('title')!,
      letter: button.querySelector('kbd')!.textContent.toLowerCase(),
    })),
  )
  const letterOf = (name: string): string =>
    kinds.find(
      (kind) =>
        kind.name === name || kind.name.replace(/s$/, '') === name || `${kind.name} but gold` === name,
    )!.letter
  if (value === 'nothing') return '0'
  if (value.endsWith(' players')) return value.replaceAll(/\D/g, '')
  return value
    .split(/ and |, /)
    .map((part) => {
      const [, many = '', name = ''] = /^(\d?) ?(.*)$/.exec(part)!
      return name === '' ? many : many + letterOf(name)
    })
    .join('+')
}

test('the framed field takes keys wherever the focus is, and the first click on an edge only looks', async ({
  page,
}) => {
  await openForm(page)
  const framed = page.locator('[data-field][data-selected]')
  // Nothing has the focus yet.
  await page.keyboard.press('0')
  await expect(framed).toBeFocused()
  await differs(page, 1)
  await page.locator('nav [data-area]').nth(1).click()
  await expect(framed).toBeFocused()
  await page.locator('nav [data-area]').first().click()
  const edge = page.locator('[data-field^="temple.outerEdges"]').first()
  await edge.click()
  await expect(edge).toHaveAttribute('data-selected')
  await differs(page, 1)
  await edge.click()
  await expect(edge).toHaveAttribute('data-state', 'changed')
  await differs(page, 2)
})

test('sixty values of a sheet are entered by keyboard alone, and the file is the edition of the sheet', async ({
  page,
}) => {
  const edition = randomEdition(7, 60)
  await test.info().attach('sheet', { body: sheetText(edition), contentType: 'text/plain' })
  await openForm(page)
  await page.locator('[data-field]').first().focus()
  for (const line of sheetOf(edition)) {
    await page.keyboard.press('/')
    await page.keyboard.type(line.name)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-entry]')).toHaveAccessibleName(line.name)
    await page.keyboard.type(await keysFor(page, line))
    await page.keyboard.press('Enter')
  }
  await differs(page, 60)
  await expect(page.locator('[data-faults="0"]')).toBeVisible()
  const entered = await exported(page)
  const compared = new Set(differences(edition).map(({ field }) => field.id))
  expect({ ...entered, name: edition.name }).toEqual(withBasis(edition, compared))
  // What was entered is still there after a reload, with the last step and the field somebody was at.
  const framed = page.locator('[data-field][data-selected]')
  const id = await framed.getAttribute('data-field')
  await page.reload()
  await differs(page, 60)
  await expect(framed).toHaveAttribute('data-field', id!)
  await page.locator('[data-undo]').click()
  await differs(page, 59)
})

test('values are checked while somebody types: what cannot be, what is odd, what belongs together', async ({
  page,
}) => {
  await openForm(page)
  const play = page.locator('[data-play-edition]')
  await page.locator('[data-area=board]').click()
  await at(page, 'playerBoard.productionMax').click()
  await page.keyboard.press('9')
  await expect(advice(page)).toContainText('“9” cannot stand here: only numbers from 1 to 6')
  await page.keyboard.press('Enter')
  await expect(at(page, 'playerBoard.productionMax')).toBeFocused()
  await expect(at(page, 'playerBoard.productionMax')).toHaveAttribute('data-state', 'guess')

  await page.locator('[data-area=seth]').click()
  await at(page, 'timeOfSeth.regions.columns.3').click()
  await page.keyboard.press('2')
  await expect(page.locator('[data-field][data-state=wrong]')).toHaveCount(6)
  await expect(advice(page)).toContainText('Three regions stand in each column')
  await expect(play).toHaveAttribute('aria-disabled', 'true')
  await at(page, 'timeOfSeth.regions.columns.4').click()
  await page.keyboard.press('1')
  await expect(page.locator('[data-field][data-state=wrong]')).toHaveCount(0)
  await differs(page, 2)

  await page.locator('[data-area=around]').click()
  const bread = at(page, 'temple.buildingSpaces.bottom.bread[0]')
  await bread.click()
  await page.keyboard.press('5')
  await expect(advice(page)).toContainText('Bread costs of buildings go from 2 to 4 in our edition')
  await expect(play).not.toHaveAttribute('aria-disabled', 'true')
  await expect(bread).toHaveAttribute('data-doubt')
  await page.locator('[data-keep-odd]').click()
  await expect(bread).not.toHaveAttribute('data-doubt')
  await expect(bread).toBeFocused()
  await page.keyboard.press('x')
  await expect(advice(page)).toContainText('means nothing here')
})

test('steps are taken back, fields and areas reset, the rest confirmed', async ({ page }) => {
  await openForm(page)
  await at(page, 'temple.rewards[0][0]').click()
  await page.keyboard.type('f2')
  await page.keyboard.press('Enter')
  await expect(at(page, 'temple.rewards[0][1]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(at(page, 'temple.rewards[1][1]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(at(page, 'temple.rewards[1][2]')).toBeFocused()
  await page.keyboard.type('3')
  await expect(at(page, 'temple.rewards[1][2]')).toHaveAccessibleName(
    /^Space c2: 3 granite, ours: 2 granite\./,
  )
  await differs(page, 2)
  await page.keyboard.press('Control+z')
  await differs(page, 1)
  await page.keyboard.press('Control+Shift+z')
  await differs(page, 2)
  await page.keyboard.press('Delete')
  await differs(page, 1)
  await page.locator('[data-rest]').click()
  await expect(page.locator('[data-area=temple]')).toContainText('45 of 45')
  await page.locator('[data-reset-area]').click()
  await expect(page.locator('[data-area=temple]')).toContainText('0 of 45')
  await page.locator('[data-bring-back]').click()
  await expect(page.locator('[data-area=temple]')).toContainText('45 of 45')
  // Steps are taken back wherever the focus is.
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-area=temple]')).not.toContainText('45 of 45')
  // Enter goes on after a click on a number.
  await at(page, 'temple.rewards[0][0]').click()
  await page.locator('[data-entry]').getByRole('button', { name: '3', exact: true }).click()
  await page.keyboard.press('Enter')
  await expect(at(page, 'temple.rewards[0][1]')).toBeFocused()
  // Nothing moves when a click changes the area: a second click would land on something else.
  const place = at(page, 'temple.buildingSpaces.top.bread[0]')
  await page.evaluate(() => scrollTo(0, 0))
  const before = await place.boundingBox()
  await place.click()
  await expect(page.locator('[data-area=around]')).toHaveAttribute('aria-current')
  expect(await place.boundingBox()).toEqual(before)
  await at(page, 'temple.rewards[0][0]').focus()
  await page.keyboard.press('PageDown')
  await expect(at(page, 'temple.buildingSpaces.top.bread[0]')).toBeFocused()
})

test('editions are kept by name, renamed, deleted and brought back, and opened from a file', async ({
  page,
}) => {
  await openForm(page)
  await page.getByRole('textbox', { name: 'Name of this edition' }).fill('First printing')
  await at(page, 'temple.rewards[0][0]').click()
  await page.keyboard.type('f2')
  const file = JSON.stringify(await exported(page))
  await page.getByRole('link', { name: 'My editions' }).click()
  await page.locator('[data-new-edition]').click()
  await page.getByRole('link', { name: 'My editions' }).click()
  const kept = page.locator('[data-kept-edition]')
  await expect(kept).toHaveCount(2)
  await expect(kept.filter({ hasText: 'First printing' })).toContainText('One value differs')
  await page.getByRole('button', { name: 'Delete First printing' }).dblclick()
  await expect(kept).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(kept).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete First printing' }).click()
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText(/is missing/)).toBeVisible()
  await picker.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await expect(page.getByRole('textbox', { name: 'Name of this edition' })).toHaveValue('First printing')
  await differs(page, 1)
})

test('a link carries an edition to another browser, which shows what differs and keeps it', async ({
  page,
  browser,
  house,
}) => {
  await openForm(page)
  await page.getByRole('textbox', { name: 'Name of this edition' }).fill('Ada’s box')
  await at(page, 'temple.rewards[3][2]').click()
  await page.keyboard.type('3b')
  await page.locator('[data-share]').click()
  const link = await page.locator('[data-link]').inputValue()
  expect(link.length).toBeLessThan(600)
  const context = await browser.newContext({ baseURL: house.url })
  const ben = await context.newPage()
  await ben.goto(link)
  await expect(ben.getByRole('heading', { name: 'An edition was shared with you: Ada’s box' })).toBeVisible()
  await expect(ben.getByText('Space c4: 3 bread instead of 2 limestone')).toBeVisible()
  expect(await findingsInBothThemes(ben)).toEqual([])
  await ben.locator('[data-keep-edition]').click()
  await differs(ben, 1)
  await ben.goto(link.slice(0, -9))
  await ben.reload()
  await expect(ben.getByText('There is no edition in this link')).toBeVisible()
  await context.close()
})

test('an edition of the form is played with here and online', async ({ page }) => {
  await openForm(page)
  await at(page, 'temple.rewards[3][2]').click()
  await page.keyboard.type('3b')
  await page.locator('[data-play-edition]').click()
  await expect(page.getByText('Your own: My box')).toBeVisible()
  await expect(page.locator('[data-edition]')).toContainText('My box')
  await expect(page.getByText('Space c4: 3 bread instead of 2 limestone')).toBeVisible()
  await page.locator('[data-seat-row="1"]').getByRole('textbox').fill('Ada')
  await page.locator('[data-create]').click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.locator('[data-spot="space/c4"]')).toContainText('3')

  await page.goto('/new')
  await page.getByRole('combobox', { name: 'Printed values' }).selectOption('My box')
  await page
    .locator('[data-seat-row="2"]')
    .getByRole('radio', { name: 'Friend by link', exact: true })
    .check()
  await page.locator('[data-seat-row="1"]').getByRole('textbox').fill('Ada')
  await page.locator('[data-create]').click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.locator('[data-differences="1"]')).toContainText('Space c4: 3 bread')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('values are chosen in the line below the board', async ({ page }) => {
    await openForm(page)
    await at(page, 'temple.rewards[0][3]').tap()
    await page.locator('[data-entry]').getByRole('button', { name: 'faith' }).tap()
    await page.locator('[data-entry]').getByRole('button', { name: '3', exact: true }).tap()
    await page.locator('[data-right]').tap()
    await expect(page.locator('[data-entry]')).toHaveAccessibleName('Space e1')
    await differs(page, 1)
    await at(page, 'temple.outerEdges.right[2]').tap()
    await at(page, 'temple.outerEdges.right[2]').tap()
    await differs(page, 2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await findingsInBothThemes(page)).toEqual([])
  })
})

test('what an area is about is read whole beside its name, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openForm(page)
  const areas = await page
    .locator('nav [data-area]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-area')!))
  const languages = await Promise.all(['en', 'fr', 'pl'].map((code) => speakWhole(code)))
  const texts = languages.flatMap((words) =>
    areas.map((area) => words.say(`edition.about.${area}` as 'edition.about.tiles')),
  )
  const cut = await page.locator('header:has([data-undo]) > p').evaluate((about, all) => {
    const head = about.parentElement!.offsetHeight
    return all.filter((text) => {
      about.textContent = text
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = about
      return (
        scrollHeight > clientHeight || scrollWidth > clientWidth || about.parentElement!.offsetHeight > head
      )
    })
  }, texts)
  expect(cut).toEqual([])
})

test('the row of areas stays in sight on a phone, and shows the area that is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openForm(page)
  const current = page.locator('nav [data-area][aria-current]')
  // Unlike a tap this pushes nothing into sight.
  await page.locator('nav [data-area="decrees"]').dispatchEvent('click')
  await expect(current).toHaveAttribute('data-area', 'decrees')
  await expect(current).toBeInViewport({ ratio: 0.99 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(current).toBeInViewport({ ratio: 0.99 })
})

test('the two readings of Seth are in sight where the area opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openForm(page)
  await page.locator('nav [data-area="seth"]').click()
  const line = (await page.locator('[data-entry]').boundingBox())!
  for (const id of ['cultOncePerTurn', 'sethBonusAllowsGold']) {
    const { y, height } = (await at(page, `timeOfSeth.switches.${id}`).boundingBox())!
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(line.y)
  }
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
])
  test(`wherever it is scrolled to, the line for values covers half of no field: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: width!, height: height! })
    await openForm(page)
    for (const area of ['temple', 'tiles', 'decrees', 'seth']) {
      await page.locator(`nav [data-area=${area}]`).dispatchEvent('click')
      await expect(page.locator(`nav [data-area=${area}]`)).toHaveAttribute('aria-current')
      for (const part of [0, 0.2, 0.4, 0.7, 1]) {
        await scrollDown(page, part)
        expect.soft(await smallTargets(page), `${area}, ${part}`).toEqual([])
      }
    }
  })

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
])
  test(`the line in which a value is entered covers half of no field of the temple: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: width!, height: height! })
    await openForm(page)
    expect(await findingsInBothThemes(page)).toEqual([])
  })

test.describe('in Polish, whose words are long', () => {
  test.use({ locale: 'pl-PL' })
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ])
    test(`axe finds nothing in the form, wherever it is scrolled to: ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: width!, height: height! })
      await openForm(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
      for (const part of [0, 0.5, 1]) {
        await scrollDown(page, part)
        expect.soft(await findingsInBothThemes(page), String(part)).toEqual([])
      }
    })
})

test('on a phone every word that can be chosen has its own room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openForm(page)
  await page.locator('[data-area=decrees]').click()
  const cut = await page
    .locator('[data-entry] [data-words] button')
    .evaluateAll((keys) => keys.filter((key) => key.scrollWidth > key.clientWidth).length)
  expect(cut).toBe(0)
})

test('axe finds nothing in any area of the form, nor in the list', async ({ page }) => {
  await openForm(page)
  for (const area of ['temple', 'tiles', 'board', 'horus', 'osiris', 'decrees', 'seth']) {
    await page.locator(`[data-area=${area}]`).click()
    expect.soft(await findingsInBothThemes(page), area).toEqual([])
  }
  await page.goto('/editions/tekhenu')
  await expect(page.locator('[data-kept-edition]')).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
})
