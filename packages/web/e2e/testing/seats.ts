import type { Page } from '@playwright/test'
import { keep } from './staged.ts'

/** Who sits where, as this browser saves it. */
export type Seat = { readonly kind: 'me' | 'bot' | 'automaton'; readonly name: string }

interface Settings {
  readonly table?: 'picture' | 'text'
  readonly theme?: 'light' | 'dark'
  readonly game?: 'aton' | 'tekhenu'
  readonly endTurnByHand?: boolean
  readonly stepByStep?: boolean
  readonly name?: string
  readonly noticeBrowser?: readonly ('turn' | 'invitation' | 'over')[]
}

/** What somebody chose before, kept as the app keeps it. */
export async function choose(page: Page, settings: Settings): Promise<void> {
  await page.addInitScript((chosen) => {
    const key = 'benben.settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"state":{},"version":1}') as { state: object }
    localStorage.setItem(key, JSON.stringify({ ...kept, state: { ...kept.state, ...chosen } }))
  }, settings)
}

/** Puts a new match into this browser as if it had been created by hand, and opens it. */
export async function openMatch(
  page: Page,
  seats: readonly Seat[],
  seed: string,
  { game = 'aton', options = {} }: { readonly game?: string; readonly options?: object } = {},
): Promise<void> {
  await keep(page, { id: seed, record: null, moves: 0, over: false }, { game, seats, options })
  await page.goto(`/play/${seed}`)
}
