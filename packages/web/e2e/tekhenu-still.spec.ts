import type { Locator, Page } from '@playwright/test'
import { dice, drawn, TekhenuPage } from './testing/tekhenu-picture.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

/**
 * Nothing on the table moves under a pointer: while questions, outlooks, what is shown and waiting follow one another every
 * area stays where it is and as large as it is. What grows by what somebody wins is left out: my board where cards
 * lie below it, everybody else's boards, outlook and log.
 */
const STILL = ['wheel', 'horus', 'ra', 'temple', 'people', 'market', 'osiris', 'seth', 'mine'] as const

declare global {
  interface Window {
    /** Every place an area has been at, with what the prompt said then. */
    places: Record<string, Record<string, string>>
  }
}

/** Looks at every picture the browser draws. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(
    (names) => {
      window.places = {}
      const note = (name: string, element: Element | null, said: string): void => {
        if (element === null) return
        const { x, y, width, height } = element.getBoundingClientRect()
        // My board is as high as its cards are many, where they lie below everything else on it.
        const high = name === 'mine' && innerWidth < 1200 ? '…' : Math.round(height)
        const at = `${Math.round(x + scrollX)},${Math.round(y + scrollY)} ${Math.round(width)}×${high}`
        ;(window.places[name] ??= {})[at] ??= said
      }
      const look = (): void => {
        const prompt = document.querySelector('[data-prompt]')
        if (prompt !== null) {
          const said = prompt.textContent
          for (const name of names) note(name, document.querySelector(`[data-area="${name}"]`), said)
          const { height } = prompt.getBoundingClientRect()
          ;(window.places['prompt'] ??= {})[String(Math.round(height))] ??= said
          const choices = prompt.querySelector('[data-choices]')!
          if (choices.scrollWidth > choices.clientWidth)
            (window.places['choices'] ??= { all: 'in sight' })[`beyond ${choices.clientWidth}`] ??= said
        }
        requestAnimationFrame(look)
      }
      look()
    },
    [...STILL],
  )

/** As `asked` of the table; what is shown for long is cut short, as a player would. */
async function asked(table: TekhenuPage): Promise<boolean> {
  for (;;) {
    const come = table.root.or(table.over).first()
    const soon = await come.waitFor({ timeout: 250 }).then(
      () => true,
      () => false,
    )
    if (soon) return table.asked()
    await table.page.locator('[data-prompt]').dispatchEvent('click')
  }
}

type Stage = Parameters<typeof stageTekhenu>[2]

const GAMES: Readonly<Record<string, Stage>> = {
  'two from the beginning': { players: 2, until: () => true },
  'three in the middle': { players: 3, until: (question, round) => question === 'take' && round >= 7 },
  'four with Seth': {
    players: 4,
    options: { seth: true },
    until: (question, round) => question === 'take' && round >= 5,
  },
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const) {
  for (const [name, stage] of Object.entries(GAMES)) {
    test(`Tekhenu: nothing moves while questions change, ${width} × ${height}: ${name}`, async ({
      browser,
      baseURL,
    }) => {
      // Moves of others are shown, as they are for most.
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'no-preference',
        ...(baseURL === undefined ? {} : { baseURL }),
      })
      const page = await context.newPage()
      await stageTekhenu(page, 'still', stage)
      await page.goto('/play/still')
      const table = new TekhenuPage(page)
      const roll = dice(width + name.length)
      await asked(table)
      await watch(page)
      let looked = 0
      for (let step = 0; step < 32 && (await asked(table)); step++) {
        const question = await table.question()
        const opens = page.locator('[data-opens]')
        if (step % 3 === 0 && (await opens.count()) > 0) await opens.click()
        const choices = await table.choices()
        const wasOpen = await table.isOpen()
        const one = (): Locator => page.locator(choices[roll(choices.length)]!).first()
        // Without a pointer that moves nothing is scrolled into sight.
        await one().dispatchEvent('pointerover')
        await drawn(page)
        if ((await page.locator('[data-prompt] [data-outlook]').count()) > 0) looked++
        await one().dispatchEvent('click', { detail: 1 })
        await table.answered(question, wasOpen)
      }
      expect(looked).toBeGreaterThan(10)
      const places = await page.evaluate(() => window.places)
      expect(Object.keys(places)).toEqual(expect.arrayContaining(['prompt', 'wheel', 'temple', 'market']))
      const moved = Object.entries(places).filter(([, at]) => Object.keys(at).length > 1)
      expect(Object.fromEntries(moved)).toEqual({})
      await context.close()
    })
  }
}
