import { standard } from '@benben/tekhenu'
import { fieldsOf, type FieldValue } from '@benben/tekhenu/fields'
import type { Page } from '@playwright/test'
import { LESSON_IDS, type LessonId } from '../../src/lessons/lessons.ts'
import { SCRIPTS } from '../../src/lessons/load.ts'
import { stepsOf } from '../../src/lessons/script.ts'
import { hold } from './asking.ts'
import { follow } from './lesson-steps.ts'
import { ended, keep, midGame } from './staged.ts'
import { stageTekhenu } from './tekhenu-staged.ts'

/** Every page that somebody new comes to, found without a word of any language. */
type Lay = (page: Page) => Promise<void>

/** The values of an edition of somebody's own. */
const OWN: Readonly<Record<string, FieldValue>> = {
  'temple.rewards[3][2]': { bread: 3 },
  'temple.rewards[1][1]': { gold: 1 },
  'temple.buildingSpaces.left.bread[1]': 4,
  'pillarTiles.tiles[6].edges[0]': 'clay',
}
const OWN_EDITION = fieldsOf(standard).reduce(
  (edition, field) => (field.id in OWN ? field.write(edition, OWN[field.id]!) : edition),
  { ...standard, name: 'My box' },
)

const written = (page: Page, key: string, state: object): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({ state, version: 1 }),
  ] as const)

const open =
  (path: string): Lay =>
  async (page) => {
    await page.goto(path)
    await page.locator('h1').last().waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  }

/** A lesson at its first, middle or last step. */
const lessonAt =
  (lesson: LessonId, part: number): Lay =>
  async (page) => {
    await page.goto('/icon.svg')
    const steps = stepsOf(await SCRIPTS[lesson]()).length
    const step = Math.round((steps - 1) * part)
    // Whoever has seen the last step begins anew.
    const before = Math.min(step, steps - 2)
    await written(page, 'benben.lessons', { steps: { [lesson]: before }, clicks: {}, done: [] })
    await page.goto(`/learn/${lesson}`)
    if (before < step) await follow(page, before + 1)
    await page.locator(`[data-lesson-step="${step + 1}"]`).waitFor()
    await page.locator('[data-bubble]').waitFor()
    await page.waitForTimeout(500)
  }

const table: Lay = async (page) => {
  await stageTekhenu(page, 'way-in', { until: (question, round) => question === 'take' && round >= 7 })
  await page.goto('/play/way-in')
  await page.locator('[data-prompt]').waitFor()
}

const form: Lay = async (page) => {
  await page.goto('/editions/tekhenu')
  await page.locator('[data-new-edition]').click()
  await page.locator('[data-field]').first().waitFor()
}

const field = (id: string): string => `[data-field="${id}"]`

/** What is asked by a pointer that rests, or by a finger that stays. */
const asked =
  (part: string): Lay =>
  async (page) => {
    await table(page)
    const told = page.locator('[data-part-help]')
    const touch = await page.evaluate(() => navigator.maxTouchPoints > 0)
    if (touch) await hold(page, page.locator(part).locator('visible=true').first(), told)
    else
      await page.locator(part).first().dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })
    await told.waitFor()
    await page.waitForTimeout(300)
  }

export const WAY_IN: Readonly<Record<string, Lay>> = {
  newcomer: async (page) => {
    await page.goto('/')
    await page.locator('[data-play-now]').waitFor()
  },
  back: async (page) => {
    await keep(page, ended())
    await keep(page, midGame())
    await written(page, 'benben.lessons', { steps: { botankhamun: 4 }, done: ['tekhenu', 'aton'] })
    await page.goto('/')
    await page.locator('[data-urgent]').waitFor()
  },
  ...Object.fromEntries(
    LESSON_IDS.flatMap((lesson) => [
      [`lesson-${lesson}-1`, lessonAt(lesson, 0)],
      [`lesson-${lesson}-2`, lessonAt(lesson, 0.5)],
      [`lesson-${lesson}-3`, lessonAt(lesson, 1)],
    ]),
  ),
  rules: open('/rules/tekhenu'),
  'rules-search': async (page) => {
    await open('/rules/tekhenu/ra')(page)
    await page.getByRole('searchbox').fill('ra')
    await page.locator('[data-hits]').waitFor()
  },
  'rules-purity': open('/rules/tekhenu/purity'),
  'rules-ra': open('/rules/tekhenu/ra'),
  'rules-cards': open('/rules/tekhenu/cards'),
  'rules-card': open('/rules/tekhenu/cards/B19'),
  'rules-tile': open('/rules/tekhenu/cards/P19'),
  'rules-rulings': open('/rules/tekhenu/rulings'),
  'rules-ruling': open('/rules/tekhenu/rulings/R15'),
  'rules-editions': open('/rules/tekhenu/editions'),
  'rules-aton': open('/rules/aton/scoring'),
  legend: async (page) => {
    await table(page)
    await page.keyboard.press('?')
    await page.locator('[data-legend]').waitFor()
  },
  'legend-rules': async (page) => {
    await open('/rules/tekhenu')(page)
    await page.keyboard.press('?')
    await page.locator('[data-legend]').waitFor()
  },
  'legend-aton': async (page) => {
    await keep(page, midGame())
    await page.goto('/play/mid-game')
    await page.locator('[data-space][data-move]').first().waitFor()
    await page.keyboard.press('?')
    await page.locator('[data-legend]').waitFor()
  },
  'help-god': asked('[data-spot="god/hathor"]'),
  'help-die': asked('[data-spot^="die/"]'),
  editions: async (page) => {
    await page.goto('/icon.svg')
    const edition = { game: 'tekhenu', name: 'My box', printed: OWN_EDITION, compared: Object.keys(OWN) }
    await written(page, 'benben.editions', { editions: [{ ...edition, id: 'mine', changed: Date.now() }] })
    await page.goto('/editions/tekhenu')
    await page.locator('[data-kept-edition]').waitFor()
  },
  'edition-empty': form,
  'edition-changed': async (page) => {
    await form(page)
    await page.locator(field('temple.rewards[0][0]')).click()
    await page.keyboard.type('f2')
    await page.locator(field('temple.rewards[1][1]')).click()
    await page.keyboard.type('3')
    await page.locator(field('temple.rewards[1][2]')).click()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.locator('[data-differs="2"]').waitFor()
  },
  'edition-faults': async (page) => {
    await form(page)
    await page.locator('nav [data-area=seth]').dispatchEvent('click')
    await page.locator(field('timeOfSeth.regions.columns.3')).click()
    await page.keyboard.press('2')
    await page.locator('[data-field][data-state=wrong]').nth(5).waitFor()
  },
  'edition-odd': async (page) => {
    await form(page)
    await page.locator('nav [data-area=around]').dispatchEvent('click')
    await page.locator(field('temple.buildingSpaces.bottom.bread[0]')).click()
    await page.keyboard.press('5')
    await page.locator('[data-field][data-doubt]').first().waitFor()
  },
  'edition-terms': async (page) => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const cookie = await page.context().cookies()
    await page.context().clearCookies()
    await page.request.post('/api/guest', { data: { nickname: 'Ada' } })
    const made = await page.request.post('/api/tables', {
      data: { game: 'tekhenu', seats, printed: OWN_EDITION },
    })
    const { table: gathers } = (await made.json()) as { table: { id: string } }
    await page.context().clearCookies()
    await page.context().addCookies(cookie)
    await page.goto(`/table/${gathers.id}`)
    await page.locator('[data-differences]').waitFor()
  },
  printed: async (page) => {
    await open('/rules/tekhenu/all')(page)
    await page.locator('[data-cards]').last().waitFor()
    await page.emulateMedia({ media: 'print' })
  },
  puzzles: async (page) => {
    await page.goto('/puzzles')
    await page.locator('[data-today-puzzle]').first().waitFor()
  },
  'puzzle-tekhenu': async (page) => {
    await page.goto('/puzzles/tekhenu/1')
    await page.locator('[data-prompt]').first().waitFor()
    await page.waitForTimeout(300)
  },
  'puzzle-aton': async (page) => {
    await page.goto('/puzzles/aton/1')
    await page.locator('[data-space]').first().waitFor()
    await page.waitForTimeout(300)
  },
  create: async (page) => {
    await page.goto('/new')
    await page.locator('[data-option]').first().waitFor()
  },
  name: async (page) => {
    await page.goto('/new')
    await page.locator('[data-create]').click()
    await page.locator('[data-ask-name]').waitFor()
  },
  join: async (page) => {
    await page.goto('/')
    await page.locator('[data-join]').click()
    await page.locator('dialog form').waitFor()
  },
  waiting: async (page) => {
    await page.request.post('/api/guest', { data: { nickname: 'Ada' } })
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'scribe' }, { kind: 'open' }]
    const answer = await page.request.post('/api/tables', { data: { game: 'tekhenu', seats } })
    const { table: made } = (await answer.json()) as { table: { id: string } }
    await page.goto(`/table/${made.id}`)
    await page.getByText('Ada').first().waitFor()
    await page.waitForTimeout(300)
  },
  'result-tekhenu': async (page) => {
    await stageTekhenu(page, 'over', { players: 3, until: () => false })
    await page.goto('/play/over')
    await page.locator('[data-end] img').waitFor()
  },
  'result-aton': async (page) => {
    await keep(page, ended())
    await page.goto('/play/ended')
    await page.locator('[data-end] img').waitFor()
  },
}
