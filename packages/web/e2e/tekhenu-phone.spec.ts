import type { Page } from '@playwright/test'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

interface Found {
  readonly moves: number
  readonly touches: number
  /** How wide the smallest die was, in pixels. */
  readonly smallest: number
  /** Spots a finger was on, and what was taken instead. */
  readonly missed: readonly string[]
  /** Texts of the prompt that do not fit. */
  readonly cut: readonly string[]
  /** Questions whose lit spots all lie off screen. */
  readonly hidden: readonly string[]
}

/** Plays a whole game in the page by lot. Before each answer a finger goes to every die, and the prompt is measured. */
const playByFinger = (page: Page, seed: number): Promise<Found> =>
  page.evaluate(async (start) => {
    let state = start
    const roll = (sides: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return (state >> 8) % sides
    }
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)]
    const inSight = (each: HTMLElement): boolean => {
      const box = each.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const top = document.elementFromPoint(x, y)
      return each.closest('[inert]') === null && top !== null && (each.contains(top) || top.contains(each))
    }
    const found = {
      moves: 0,
      touches: 0,
      smallest: Infinity,
      missed: new Set<string>(),
      cut: new Set<string>(),
      hidden: new Set<string>(),
    }

    const measure = (): void => {
      for (const each of all('[data-prompt], [data-prompt] *')) {
        const { overflowX, textOverflow } = getComputedStyle(each)
        const wide =
          each.scrollWidth > each.clientWidth + 1 && overflowX !== 'visible' && each.clientWidth > 1
        const high =
          each.scrollHeight > each.clientHeight + 1 && overflowX !== 'visible' && each.clientHeight > 1
        if (wide || high) found.cut.add(`${textOverflow} ${each.className}: ${each.textContent}`)
        const box = each.getBoundingClientRect()
        if (each.textContent !== '' && box.right > innerWidth + 1 && box.width > 1)
          found.cut.add(`beyond the edge: ${each.textContent}`)
      }
    }
    const touch = async (spot: HTMLElement): Promise<void> => {
      const box = spot.getBoundingClientRect()
      found.smallest = Math.min(found.smallest, box.width)
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true }
      const under = document.elementFromPoint(at.clientX, at.clientY)
      if (under === null) return
      found.touches++
      under.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }))
      under.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'touch' }))
      under.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }))
      await frame()
      const looked = document.querySelector<HTMLElement>('[data-looked]')?.dataset['spot']
      if (looked !== spot.dataset['spot']) found.missed.add(`${spot.dataset['spot']} gave ${looked}`)
      measure()
    }

    for (let idle = 0; document.querySelector('[data-end]') === null && idle < 4000; idle++) {
      await frame()
      const goOn = document.querySelector<HTMLElement>('[data-go-on]')
      const asked = document.querySelector<HTMLElement>('[data-question]')
      goOn?.click()
      if (goOn !== null || asked === null) continue
      const question = asked.dataset['question']
      measure()
      let lit = all('[data-spot][data-lit]')
      // The view follows a question once it is drawn.
      for (let i = 0; i < 60 && lit.length > 0 && !lit.some(inSight); i++) {
        await frame()
        lit = all('[data-spot][data-lit]')
      }
      if (lit.length > 0 && !lit.some(inSight))
        found.hidden.add(
          `${all('[data-prompt]')[0]?.innerText.slice(0, 60)}: ${lit.map(({ dataset }) => dataset['spot']).join()}`,
        )
      const opened = document.querySelector('[data-opened]') !== null
      // Dice alike are one spot: a second tap would take it.
      const lying = new Map(lit.filter(inSight).map((each) => [each.dataset['spot']!, each]))
      if (!opened) for (const [name, die] of lying) if (name.startsWith('die/')) await touch(die)
      const choices = opened
        ? all('[data-opened] [data-choice]')
        : [...all('[data-spot][data-lit]'), ...all('[data-choice]'), ...all('[data-end-turn][data-move]')]
      if (choices.length === 0) continue
      // A click without a finger looks at nothing first.
      choices[roll(choices.length)]!.click()
      found.moves++
      idle = 0
      for (let i = 0; i < 2000 && document.querySelector(`[data-question="${question}"]`) !== null; i++) {
        if (!opened && document.querySelector('[data-opened]') !== null) break
        await frame()
        // What could not be undone is chosen twice.
        document.querySelector<HTMLElement>(':is([data-armed], [data-armed] *)[data-confirm]')?.click()
      }
    }
    return { ...found, missed: [...found.missed], cut: [...found.cut], hidden: [...found.hidden] }
  }, seed)

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('a finger takes the die it is on, and nothing is cut or out of sight in a whole game', async ({
      page,
    }) => {
      await stageTekhenu(page, 'finger', {
        until: (question, round) => question === 'take' && round >= 5,
      })
      await page.goto('/play/finger')
      await expect(page.locator('[data-prompt]')).toBeVisible()
      const found = await playByFinger(page, 7)
      await expect(page.locator('[data-end]')).toBeVisible()
      expect(found.touches).toBeGreaterThan(60)
      expect(found.smallest, 'no die is smaller than 28 px').toBeGreaterThanOrEqual(28)
      expect(found.missed).toEqual([])
      expect(found.cut).toEqual([])
      expect(found.hidden).toEqual([])
    })

    test('the prompt stands below the board, or beside it on a phone that lies on its side', async ({
      page,
    }) => {
      await stageTekhenu(page, 'beside', { until: (question, round) => question === 'take' && round >= 5 })
      await page.goto('/play/beside')
      const prompt = page.locator('[data-prompt]')
      await expect(prompt).toBeVisible()
      const [board, asked] = [
        await page.locator('[data-area="wheel"]').boundingBox(),
        await prompt.boundingBox(),
      ]
      if (board === null || asked === null) throw new Error('the table is not drawn')
      expect(width > height ? asked.x : asked.y).toBeGreaterThanOrEqual(
        Math.floor(width > height ? board.x + board.width : 0),
      )
      expect(Math.min(board.width, board.height)).toBeGreaterThan(250)
      // My line names the Ankh of my destiny, too.
      await expect(page.locator('[data-area="stock"] [data-ankh]')).toBeInViewport({ ratio: 1 })
      // The round of all and the points of the others stand in the bar.
      await expect(page.locator('header')).toContainText(/\d+\/16/)
      await expect(page.locator('header [data-points]').first()).toBeVisible()
      if (width > height)
        await expect(page.getByText('Maat and scoring after round 8')).toBeInViewport({ ratio: 1 })
    })
  })

test.describe('740 × 360 with a mouse', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('what can be pressed stays under the pointer, whatever it would do', async ({ page }) => {
    await stageTekhenu(page, 'hover', { until: (question) => question === 'faith' })
    await page.goto('/play/hover')
    const choices = page.locator('[data-prompt]:not([data-ahead]) [data-choice]')
    const first = choices.first()
    await expect(first).toBeVisible()
    const box = (await first.boundingBox())!
    for (let i = 0; i < (await choices.count()); i++) {
      const choice = choices.nth(i)
      const { x, y, width } = (await choice.boundingBox())!
      await page.mouse.move(x + width / 2, y + 3)
      await expect(choice).toHaveAttribute('data-looked')
      await expect(page.locator('[data-prompt] [data-outlook]').first()).toBeVisible()
      expect((await first.boundingBox())!.y).toBe(box.y)
    }
    // Nor does the prompt become higher than the screen.
    await expect(page.locator('[data-area="stock"]').last()).toBeInViewport({ ratio: 1 })
  })
})
