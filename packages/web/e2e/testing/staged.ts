import { aton } from '@benben/aton'
import { playMatch } from '@benben/bots'
import { Match, writeRecord, type Game, type Seat } from '@benben/kernel'
import type { Page } from '@playwright/test'

/** Matches at a chosen moment, made by bots and put into a browser. */

export interface Staged {
  readonly id: string
  /** Null for a match nobody has opened yet. */
  readonly record: string | null
  readonly moves: number
  readonly over: boolean
}

const game = aton as unknown as Game

/** Plays a game between bots and cuts it off where `until` says, or lets it end. Seat 0 is the person. */
function stage(
  id: string,
  seed: string,
  until: (match: Match<unknown, unknown, { type: string }>, seat: Seat) => boolean,
): Staged {
  const names = ['Ada', 'greedy']
  const whole = playMatch({ game, options: { red: 0 }, bots: ['greedy', 'greedy'], seed })
  const match = new Match(game, { options: { red: 0 }, names, seed }, () => false)
  for (const { seat, move } of whole.entries) {
    if (until(match, seat)) break
    const played = match.play(seat, move)
    if (!played.ok) throw new Error(`${game.write(move)}: ${played.refusal.code}`)
  }
  return {
    id,
    record: writeRecord(match, { seed: true }),
    moves: match.entries.length,
    over: match.result !== undefined,
  }
}

const SEATED = {
  game: 'aton',
  seats: [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', name: 'greedy' },
  ] as readonly object[],
  options: { red: 0 } as object,
}

/** Puts a match into this browser as if it had been played there. */
export const keep = (page: Page, staged: Staged, seated = SEATED): Promise<void> =>
  put(page, { ...staged, ...seated, seed: staged.id, changed: Date.now() })

/** Writes a match into the store of this browser as it is. */
export const put = async (page: Page, save: object): Promise<void> => void (await inStore(page, { save }))

/** What the store of this browser holds of a match. */
export const stored = (page: Page, id: string): Promise<unknown> => inStore(page, { id })

async function inStore(
  page: Page,
  wish: { readonly save: object } | { readonly id: string },
): Promise<unknown> {
  // Only a page of this site may open its store. A picture is loaded quicker than the app.
  if (page.url() === 'about:blank') await page.goto('/icon.svg')
  return page.evaluate(async (wanted) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const request = indexedDB.open('benben', 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('matches', { keyPath: 'id' }),
    )
    const opened = await answer(request)
    const transaction = opened.transaction('matches', 'readwrite')
    const done = new Promise((resolve) => transaction.addEventListener('complete', resolve))
    const matches = transaction.objectStore('matches')
    const found: unknown = await answer('id' in wanted ? matches.get(wanted.id) : matches.put(wanted.save))
    await done
    opened.close()
    return found
  }, wish)
}

const questionOf = (match: Match<unknown, unknown, { type: string }>): string | undefined =>
  match.game.decision(match.position, 0)?.question.code

/** In the fifth round, when the person places priests. */
export const midGame = (id = 'mid-game'): Staged =>
  stage(
    id,
    'papyrus',
    (match, seat) => seat === 0 && roundOf(match) >= 5 && questionOf(match) === 'aton.place',
  )

/** In the fourth round, before the person assigns. */
export const beforeReveal = (id = 'before-reveal'): Staged =>
  stage(id, 'papyrus', (match) => roundOf(match) >= 4 && questionOf(match) === 'aton.assign')

export const ended = (id = 'ended'): Staged => stage(id, 'papyrus', () => false)

const roundOf = ({ position }: Match<unknown, unknown, { type: string }>): number =>
  aton.view(position, 0).round
