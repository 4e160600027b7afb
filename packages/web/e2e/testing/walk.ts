import type { Page } from '@playwright/test'

/** A game that is played inside the page by lot, as fast as it draws. What is looked at on the way is for whoever walks. */
interface Walk {
  /** A number below `sides`: the same ones in every run. */
  readonly roll: (sides: number) => number
  /** Until what was done is drawn. */
  readonly frame: () => Promise<void>
  readonly all: (query: string) => HTMLElement[]
  /** Waits until something is asked and can be answered, and lets Botankhamun go on meanwhile; false once the game is over. */
  readonly asked: () => Promise<boolean>
  /** Whether a spot waits for a second choice. */
  readonly isOpen: () => boolean
  readonly choices: () => HTMLElement[]
  /** Makes a choice by lot, and waits until it is answered or opened further. */
  readonly choose: () => Promise<void>
}

export type Walking = typeof globalThis & { readonly walk: Walk }

/** Makes `walk` known to the page. */
export const startWalk = (page: Page, seed: number): Promise<void> =>
  page.evaluate((start) => {
    let state = start
    const roll = (sides: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return (state >> 8) % sides
    }
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)]
    const isOpen = (): boolean => document.querySelector('[data-opened]') !== null
    const choices = (): HTMLElement[] =>
      isOpen()
        ? all('[data-opened] [data-choice]')
        : [...all('[data-spot][data-lit]'), ...all('[data-choice]'), ...all('[data-end-turn][data-move]')]
    const isOver = (): boolean => document.querySelector('[data-end]') !== null
    const asked = async (): Promise<boolean> => {
      for (let idle = 0; !isOver() && idle < 4000; idle++) {
        await frame()
        const goOn = document.querySelector<HTMLElement>('[data-go-on]')
        goOn?.click()
        if (goOn === null && document.querySelector('[data-question]') !== null && choices().length > 0)
          return true
      }
      return false
    }
    const choose = async (): Promise<void> => {
      const question = document.querySelector<HTMLElement>('[data-question]')!.dataset['question']
      const wasOpen = isOpen()
      const offered = choices()
      // A click without a finger looks at nothing first.
      offered[roll(offered.length)]!.click()
      for (let i = 0; i < 4000 && document.querySelector(`[data-question="${question}"]`) !== null; i++) {
        if (!wasOpen && isOpen()) break
        await frame()
        // What could not be undone is chosen twice.
        document.querySelector<HTMLElement>(':is([data-armed], [data-armed] *)[data-confirm]')?.click()
      }
    }
    Object.assign(globalThis, { walk: { roll, frame, all, asked, isOpen, choices, choose } satisfies Walk })
  }, seed)
