import type { Page } from '@playwright/test'
import { catalogues } from '@benben/words'
import { speakWhole } from '@benben/words/whole'
import { findingsInBothThemes } from './testing/findings.ts'
import { at, bubble, follow, followByHand, stepsIn } from './testing/lesson-steps.ts'
import { expect, test } from './testing/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** The first lit part is in sight, and not under the bubble. */
const isFree = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-bubble]')?.getBoundingClientRect()
    // What is in a mask has no box; frames have.
    const first = document.querySelector('[data-veil] [data-frame]')?.getBoundingClientRect()
    if (box === undefined || first === undefined || first.height === 0) return false
    const middle = (first.top + first.bottom) / 2
    return middle > 0 && middle < innerHeight && (middle < box.top || middle > box.bottom)
  })

/** Which of these texts the bubble would cut: a button says up to a third more in other languages, too. */
const cut = (page: Page, texts: readonly string[]): Promise<readonly string[]> =>
  bubble(page).evaluate((whole, all) => {
    const [text, button] = ['[data-lesson-text]', '[data-lesson-next]'].map((part) =>
      whole.querySelector(part),
    )
    const [told, label] = [text!.textContent, button?.textContent ?? '']
    const isCut = (): boolean => whole.scrollHeight > whole.clientHeight
    const found = isCut() ? [told] : []
    if (button !== null) button!.textContent = label + label.slice(0, label.length / 3)
    for (const other of all) {
      text!.textContent = other
      if (isCut()) found.push(other)
    }
    text!.textContent = told
    if (button !== null) button!.textContent = label
    return found
  }, texts)

/** What the bubble says now, in other languages. */
async function translated(page: Page, codes: readonly string[]): Promise<readonly string[]> {
  const told = await page.locator('[data-lesson-text]').textContent()
  const key = Object.entries(catalogues['en']!).find(([, sentence]) => sentence === told)![0]
  return Promise.all(codes.map(async (code) => (await speakWhole(code)).say(key as never)))
}

/** Each with the steps at which axe looks, too, and the other languages in which its texts must fit. */
const ON_PHONES = [
  ['tekhenu', [6, 18], ['fr', 'pl']],
  ['aton', [8, 10], ['fr', 'pl']],
  ['botankhamun', [], ['fr', 'pl']],
  ['seth', [14], ['fr', 'pl']],
  ['vizier', [], ['fr', 'pl']],
] as const satisfies readonly (readonly [string, readonly number[], readonly string[]])[]

for (const [lesson, byAxe, codes] of ON_PHONES)
  test(`a lesson on a phone, ${lesson}: by finger to its end; what is lit is in sight, and the bubble neither covers it nor is cut`, async ({
    page,
  }) => {
    await page.goto(`/learn/${lesson}`)
    const steps = await stepsIn(lesson)
    for (const [i, taught] of steps.slice(0, -1).entries()) {
      const step = i + 1
      await followByHand(page, 'tap', step, taught, async () => {
        if (taught.lit.length > 0)
          await expect.poll(() => isFree(page), { message: `step ${step}` }).toBe(true)
        expect.soft(await cut(page, await translated(page, codes)), `step ${step}`).toEqual([])
        if (byAxe.some((each) => each === step)) expect(await findingsInBothThemes(page)).toEqual([])
      })
    }
    await expect(at(page, steps.length)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play on from here' })).toBeInViewport({ ratio: 1 })
    expect(await cut(page, await translated(page, codes))).toEqual([])
  })

/** What the bubble says where it has to cut something. */
const wrongs = (page: Page): Promise<readonly string[]> =>
  bubble(page).evaluate((whole) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = whole
    return scrollHeight > clientHeight || scrollWidth > clientWidth ? [whole.textContent] : []
  })

for (const locale of ['fr', 'pl'])
  test.describe(`in a language with long texts, ${locale}`, () => {
    test.use({ locale })

    test('a lesson on a phone, seth: each step is drawn with nothing cut and nothing lit covered', async ({
      page,
    }) => {
      const steps = await stepsIn('seth')
      // Backwards: every table is drawn, and nothing played. Whoever has seen the last step would begin anew.
      await page.addInitScript((step) => {
        const state = { steps: { seth: step }, clicks: {}, done: [] }
        localStorage.setItem('benben.lessons', JSON.stringify({ state, version: 1 }))
      }, steps.length - 2)
      await page.goto('/learn/seth')
      for (let step = steps.length - 1; step >= 1; step--) {
        await expect(at(page, step)).toBeVisible()
        await expect(bubble(page)).toBeVisible()
        if (steps[step - 1]!.lit.length > 0)
          await expect.poll(() => isFree(page), { message: `step ${step}` }).toBe(true)
        expect.soft(await wrongs(page), `step ${step}`).toEqual([])
        if (step > 1) await bubble(page).locator('footer button').first().click()
      }
    })
  })

test('a lesson on a phone: its heading is read whole beside the buttons, in every language', async ({
  page,
}) => {
  await page.goto('/learn/vizier')
  await expect(bubble(page)).toBeVisible()
  const languages = await Promise.all(['en', 'fr', 'pl'].map((code) => speakWhole(code)))
  const lessons = ['tekhenu', 'aton', 'botankhamun', 'seth', 'vizier'] as const
  const titles = languages.flatMap((words) => lessons.map((lesson) => words.say(`lesson.title.${lesson}`)))
  const cutOff = await page.locator('h1').evaluate((heading, all) => {
    const bar = heading.parentElement!.getBoundingClientRect()
    return all.filter((title) => {
      heading.textContent = title
      const text = document.createRange()
      text.selectNodeContents(heading)
      const { top, bottom } = text.getBoundingClientRect()
      return top < bar.top || bottom > bar.bottom
    })
  }, titles)
  expect(cutOff).toEqual([])
})

test('a lesson on a phone: two taps at the same place take the lit die', async ({ page }) => {
  await page.goto('/learn/tekhenu')
  for (let step = 1; step < 14; step++) await follow(page, step)
  await expect(at(page, 14)).toBeVisible()
  const die = page.locator('[data-spot^="die/"][data-lit]')
  await expect(die).toHaveCount(1)
  // Nothing is being shown any more: a tap would cut that short.
  await expect(page.locator('[data-veil] [data-frame]')).not.toHaveCount(0)
  const { x, y, width, height } = (await die.boundingBox())!
  const tap = (): Promise<void> => page.touchscreen.tap(x + width / 2, y + height / 2)
  await tap()
  await expect(die).toHaveAttribute('data-looked')
  // It grows where it lies.
  await expect
    .poll(async () => {
      const now = (await die.boundingBox())!
      return Math.round(now.y + now.height / 2 - y - height / 2)
    })
    .toBe(0)
  await tap()
  await expect(die).toHaveCount(0)
})
