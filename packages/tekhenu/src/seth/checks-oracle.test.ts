import { describe, expect, it } from 'vitest'
import { tekhenu, type TekhenuEvent } from '../index.ts'
import { playByChance } from '../testing/checks.ts'
import { Reader } from '../testing/checks-reader.ts'

/** More where somebody wants to look longer. */
const GAMES = Number(process.env['CHECK_GAMES'] ?? 1)
const FROM = Number(process.env['CHECK_FROM'] ?? 0)

/** Plays a game under the eyes of the reader; the last events where it objects. */
function objection(players: number, rich: boolean, seed: string, counts: Map<string, number>): string {
  const reader = new Reader(players)
  const all: TekhenuEvent[] = []
  try {
    playByChance({
      players,
      seed,
      visit: (_p, told) => {
        for (const event of told) {
          all.push(event)
          reader.hear(event)
        }
      },
      ...(rich && { enriched: (p) => reader.look(tekhenu.view(p, 'spectator')) }),
    })
  } catch (error) {
    return `${seed}: ${String(error)}\n${all
      .slice(-25)
      .map((event) => JSON.stringify(event))
      .join('\n')}`
  }
  for (const [what, many] of reader.counts) counts.set(what, (counts.get(what) ?? 0) + many)
  return ''
}

describe('a second reading of Time of Seth', () => {
  const counts = new Map<string, number>()
  for (const players of [2, 3, 4]) {
    for (const rich of [false, true]) {
      it(`${players} ${rich ? 'rich ' : ''}players: what is told follows from what was told before`, () => {
        for (let game = FROM; game < FROM + 5 * GAMES; game++)
          expect(objection(players, rich, `oracle ${players} ${game}`, counts)).toBe('')
      })
    }
  }

  it('has seen what it speaks of', () => {
    for (const what of ['seth by die', 'brought red', 'brought blue', 'Cult05', 'regions scored'])
      expect(counts.get(what) ?? 0).toBeGreaterThan(0)
  })
})
