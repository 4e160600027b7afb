import { aton, type AtonView } from '@benben/aton'
import { Match, readRecord, replay, type Seat } from '@benben/kernel'
import type { Page } from '@playwright/test'

/** Hears everything that workers tell the page, from now on. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }) => heard.push(data))
      }
    }
  })
}

interface Message {
  readonly kind: string
  readonly seen?: { readonly viewer: unknown; readonly view: AtonView; readonly log: unknown }
}

/** What was overheard since it was asked last. */
export const overheard = (page: Page): Promise<Message[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Message[] }).heard.splice(0))

/** The record this browser keeps of a match: it tells the seed, and with it everything. */
export const recordOf = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('benben', 1)
        opened.addEventListener('error', () => reject(opened.error!))
        opened.addEventListener('success', () => {
          const asked = opened.result.transaction('matches').objectStore('matches').get(key)
          asked.addEventListener('success', () => {
            opened.result.close()
            resolve((asked.result as { record: string }).record)
          })
        })
      }),
    id,
  )

/** Cards that lie hidden from everybody but one seat, as the text table would write them; in any order of assigning. */
export async function secretsOf(page: Page, id: string, seat: Seat): Promise<string[]> {
  const { position } = replay(aton, readRecord(await recordOf(page, id)), () => true)
  const own = aton.view(position, seat).seats[seat]!
  const watched = aton.view(position, 'spectator').seats[seat]!
  return [
    watched.hand === null ? own.hand : null,
    watched.cartouches === null ? own.cartouches : null,
    watched.faceDown.cards === null ? own.faceDown.cards : null,
  ].flatMap((cards) => (cards === null || cards.length === 0 ? [] : [cards.join(' ')]))
}

/** Two seeds that look the same to one seat at the beginning, while the other one holds other cards. */
export function twins(seat: Seat): readonly [string, string] {
  const known = new Map<string, { seed: string; hidden: string }>()
  for (let i = 0; ; i++) {
    const seed = `twin-${i}`
    const { position } = new Match(aton, { options: { red: 'seed' }, names: ['Ada', 'Ben'], seed })
    const seen = JSON.stringify(aton.view(position, seat))
    const hidden = JSON.stringify(aton.view(position, 1 - seat).seats[1 - seat]!.hand)
    const other = known.get(seen)
    // Different in every card, so that any of them would show.
    if (other !== undefined && other.hidden !== hidden) return [other.seed, seed]
    known.set(seen, { seed, hidden })
  }
}
