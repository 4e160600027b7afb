import type { Page } from '@playwright/test'

/** What is written in the prompt and cannot be read, question by question. */
interface Read {
  readonly questions: number
  readonly outlooks: number
  /** Questions that name a cause: a card, a tile, a cult power. */
  readonly causes: number
  /** Gray buttons for what cannot be done now. */
  readonly gray: number
  readonly faults: readonly string[]
}

/**
 * Plays a game in the page by lot to its end. At every question, and at what some of its choices would do, every word of the prompt is
 * looked for on the screen: inside its button and inside everything that clips, and under nothing else.
 */
export const readWholeGame = (page: Page, seed: number, looks: number): Promise<Read> =>
  page.evaluate(
    async ({ start, most }) => {
      let state = start
      const roll = (sides: number): number => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
        return (state >> 8) % sides
      }
      const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)]
      const found = { questions: 0, outlooks: 0, causes: 0, gray: 0, faults: new Set<string>() }

      /** Everything around an element that clips it, up to the prompt, and its button. */
      const framesOf = (element: Element, prompt: Element): Element[] => {
        const frames: Element[] = []
        for (let at: Element = element; at !== prompt; at = at.parentElement!) {
          const { overflowX, position } = getComputedStyle(at)
          if (overflowX !== 'visible' || at.matches('button')) frames.push(at)
          // A price at the corner of a die lies partly outside of its button.
          if (position === 'absolute' && at.matches('[data-price]')) break
        }
        return frames
      }
      const linesOf = (text: Text): Iterable<DOMRect> => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getClientRects()
      }
      const faultOf = (parent: Element, boxes: Iterable<DOMRect>, prompt: Element): string => {
        for (const line of boxes) {
          for (const clip of framesOf(parent, prompt)) {
            const box = clip.getBoundingClientRect()
            if (line.left < box.left - 1 || line.right > box.right + 1) return 'cut at the side'
            // Letters are lower than their line.
            if (line.top < box.top - 3 || line.bottom > box.bottom + 3) return 'cut above or below'
          }
          for (const x of [line.left + 1, line.right - 1]) {
            const top = document.elementFromPoint(x, (line.top + line.bottom) / 2)
            // A part that is looked at is explained over everything as long as that lasts.
            if (top?.closest('[role="tooltip"], [popover]')) continue
            if (top === null || !(top.contains(parent) || parent.contains(top))) return 'covered'
          }
        }
        return ''
      }
      const read = (when: string): void => {
        // While the next prompt is uncovered two lie over each other.
        if (document.querySelector('[data-covered], [data-uncovered]') !== null) return
        const prompt = document.querySelector('[data-prompt]')!
        const title = prompt.querySelector('[data-asked] b')?.textContent ?? ''
        const nodes = document.createTreeWalker(prompt, NodeFilter.SHOW_TEXT)
        for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
          const text = node as Text
          // Read aloud, not seen.
          if (text.data.trim() === '' || text.parentElement!.closest('[class*="hidden"]') !== null) continue
          const fault = faultOf(text.parentElement!, linesOf(text), prompt)
          if (fault !== '') found.faults.add(`${fault}: “${text.data}” at “${title}” ${when}`)
        }
        // Signs and dice have no text.
        for (const button of prompt.querySelectorAll('button')) {
          const fault = faultOf(button, [button.getBoundingClientRect()], prompt)
          if (fault !== '') found.faults.add(`${fault}: button “${button.textContent}” at “${title}” ${when}`)
        }
      }
      const causeNow = (): string => document.querySelector('[data-prompt] [data-cause]')?.textContent ?? ''
      const lookAt = async (choice: Element, when: string): Promise<void> => {
        const cause = causeNow()
        choice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        await frame()
        await frame()
        if (document.querySelector('[data-prompt] [data-outlook]') !== null) found.outlooks++
        if (causeNow() !== cause) found.faults.add(`no cause: ${cause} ${when}`)
        read(when)
      }

      for (let idle = 0; document.querySelector('[data-end]') === null && idle < 4000; idle++) {
        await frame()
        const goOn = document.querySelector<HTMLElement>('[data-go-on]')
        const asked = document.querySelector<HTMLElement>('[data-question]')
        goOn?.click()
        if (goOn !== null || asked === null) continue
        const question = asked.dataset['question']
        const opened = document.querySelector('[data-opened]') !== null
        const offered = (): HTMLElement[] =>
          opened
            ? all('[data-opened] [data-choice]')
            : [...all('[data-spot][data-lit]'), ...all('[data-choice]'), ...all('[data-end-turn][data-move]')]
        if (offered().length === 0) continue
        found.questions++
        if (causeNow() !== '') found.causes++
        read('')
        const opens = document.querySelector<HTMLElement>('[data-opens]')
        if (opens !== null) {
          opens.click()
          await frame()
          read('faces')
        }
        const choices = offered()
        for (let i = 0; i < most; i++) {
          const choice = choices[(roll(choices.length) + i) % choices.length]!
          await lookAt(choice, `looking at ${choice.dataset['choice'] ?? choice.dataset['spot'] ?? 'end'}`)
        }
        const refused = all('[data-refused]')
        if (most > 1 && refused.length > 0) await lookAt(refused[roll(refused.length)]!, 'refused')
        for (const gray of all('[data-prompt] [data-refused-act]')) {
          found.gray++
          gray.click()
          await frame()
          const told = document.querySelector('[data-prompt] [role="status"] > span')?.textContent
          if (told === undefined || !gray.title.endsWith(told))
            found.faults.add(`no reason: ${gray.textContent}`)
          read('refused')
        }
        const last = offered()
        if (last.length === 0) continue
        last[roll(last.length)]!.click()
        idle = 0
        for (let i = 0; i < 2000 && document.querySelector(`[data-question="${question}"]`) !== null; i++) {
          if (!opened && document.querySelector('[data-opened]') !== null) break
          await frame()
          // What could not be undone is chosen twice.
          const confirm = document.querySelector<HTMLElement>(
            ':is([data-armed], [data-armed] *)[data-confirm]',
          )
          if (confirm !== null) read('confirm')
          confirm?.click()
        }
      }
      return { ...found, faults: [...found.faults] }
    },
    { start: seed, most: looks },
  )
