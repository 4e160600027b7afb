import { readFileSync } from 'node:fs'
import { clone, random, readRecord, replay, loggingHost, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu, type TekhenuEvent, type TekhenuOptions } from './index.ts'
import { tokensOf } from './outlook.ts'
import { DID_MAIN } from './state.ts'

/** R12 in whole games: every way to pay is offered where it can matter, and what is paid unasked could not matter. */

const NAMES = ['papyrus', 'bread', 'limestone', 'granite', 'gold', 'scribe'] as const
type Paid = Readonly<Record<string, number>>

const paidBy = (move: string): Paid => {
  const words = move.split(' ').slice(1)
  return Object.fromEntries(
    words.flatMap((word, i) => (i % 2 === 1 ? [[word, Number(words[i - 1])] as const] : [])),
  )
}

/** Every heap of tokens a seat could hand over for a cost, by the letter of R11 and R12. */
function heaps(cost: Paid, held: readonly number[], t10: boolean, t22: boolean): string[] {
  const sum = NAMES.reduce((all, name) => all + (cost[name] ?? 0), 0)
  const due = (name: string): number => cost[name] ?? 0
  const found: string[] = []
  const lay = (token: number, left: number, heap: readonly number[]): void => {
    if (token === NAMES.length) {
      if (left === 0 && isPayment(heap)) found.push(heap.join())
      return
    }
    for (let many = 0; many <= Math.min(left, held[token]!); many++)
      lay(token + 1, left - many, [...heap, many])
  }
  const isPayment = ([papyrus, bread, limestone, granite, , scribes]: readonly number[]): boolean => {
    if (papyrus! > due('papyrus') || bread! > due('bread')) return false
    const stones = due('limestone') + due('granite')
    if (t22 ? limestone! + granite! > stones : limestone! > due('limestone') || granite! > due('granite'))
      return false
    return t10 || scribes === due('scribe')
  }
  lay(0, sum, [])
  return found
}

interface Seen {
  readonly p: Position
  readonly seat: Seat
  readonly move: string
  readonly events: readonly TekhenuEvent[]
}

function playOut(options: TekhenuOptions, players: number, seed: string, visit: (seen: Seen) => void): void {
  const { host, log } = loggingHost<TekhenuEvent>(() => false)
  const p = tekhenu.setup(options, players, seed, host)
  const dice = random(`pay ${seed}`)
  for (let asked = tekhenu.toAct(p); asked.length > 0; asked = tekhenu.toAct(p)) {
    const seat = asked[dice.below(asked.length)]!
    const moves = tekhenu.legal(p, seat, [])
    const move = moves[dice.below(moves.length)]!
    const before = clone(p)
    const told = log.events.length
    tekhenu.step(p, seat, move, host)
    visit({ p: before, seat, move: tekhenu.write(move), events: log.events.slice(told) })
  }
}

const GAMES: readonly (readonly [TekhenuOptions, number])[] = [
  [{ horus: 'shuffled' }, 2],
  [{ horus: 'shuffled' }, 4],
  [{ horus: 'shuffled', seth: true }, 3],
]

describe('R12: payments in whole games', () => {
  it('R12: what is asked offers every legal heap but those that spoil the die, and nothing else', () => {
    let questions = 0
    for (const [options, players] of GAMES) {
      for (let game = 0; game < 12; game++) {
        playOut(options, players, `heaps ${game}`, ({ p, seat, move }) => {
          const question = tekhenu.decision(p, seat)!.question
          if (question.code !== 'tekhenu.pay') return
          questions++
          const { technologies } = tekhenu.view(p, 'spectator').seats[seat]!
          const held = NAMES.map((_, token) => tokensOf(p, seat, token))
          const legal = heaps(
            question.params as Paid,
            held,
            technologies.includes('T10'),
            technologies.includes('T22'),
          )
          const offered = tekhenu
            .legal(p, seat, [])
            .map((each) => tekhenu.write(each))
            .filter((text) => text.split(' ').length > 2)
            .map((text) => NAMES.map((name) => paidBy(text)[name] ?? 0).join())
          expect(new Set(offered).size).toBe(offered.length)
          for (const heap of offered) expect(legal, move).toContain(heap)
          if (offered.length === legal.length) return
          // R7: left out is only what could spoil what the die is still to do, or what a blessing may waive instead.
          const waives = offered.length < tekhenu.legal(p, seat, []).length
          const { did, extra } = tekhenu.view(p, 'spectator').now
          const isDone = (did & DID_MAIN) !== 0 && Object.values(extra).every((many) => many === 0)
          expect(waives || !isDone, move).toBe(true)
        })
      }
    }
    expect(questions).toBeGreaterThan(50)
  })

  it('R12: what is paid unasked is paid as printed, and no later cost of the turn takes what gold could have kept', () => {
    let unasked = 0
    for (const [options, players] of GAMES) {
      for (let game = 0; game < 12; game++) {
        /** Whose turn it is, and the resources it has paid unasked, while gold was held. */
        let active = -1
        let spent = new Set<string>()
        playOut(options, players, `unasked ${game}`, ({ p, seat, move, events }) => {
          let gold = tokensOf(p, seat, 4)
          for (const event of events) {
            if (event.type === 'turn-ended') active = -1
            if (event.type === 'turn') {
              active = event.seat
              spent = new Set()
            }
            if (event.type === 'gained' && event.seat === seat) gold += event.tokens['gold'] ?? 0
            if (event.type !== 'paid' || event.by !== 'cost' || event.seat !== active) continue
            const paid = event.tokens
            for (const name of spent) expect(Object.keys(paid), `${move} after ${name}`).not.toContain(name)
            if (!move.startsWith('pay ') && gold > (paid['gold'] ?? 0)) {
              unasked++
              for (const name of NAMES.slice(0, 4)) if (paid[name] !== undefined) spent.add(name)
            }
            gold -= paid['gold'] ?? 0
          }
        })
      }
    }
    expect(unasked).toBeGreaterThan(100)
  })

  it('R12: a recorded game in which gold paid for a resource that was held, without T10 and T22', () => {
    const text = readFileSync(new URL('../fixtures/two-r12-random.record', import.meta.url), 'utf8')
    const kept = replay(tekhenu, readRecord(text)).entries.flatMap(({ before, seat, move }) => {
      const paid = paidBy(tekhenu.write(move))
      if (!tekhenu.write(move).startsWith('pay ') || paid['gold'] === undefined) return []
      const { technologies, tokens } = tekhenu.view(before, 'spectator').seats[seat]!
      if (technologies.includes('T10') || technologies.includes('T22')) return []
      const { params } = tekhenu.decision(before, seat)!.question
      return NAMES.slice(0, 4).filter(
        (name) => Number(params[name]) > (paid[name] ?? 0) && (tokens[name] ?? 0) > (paid[name] ?? 0),
      )
    })
    expect(kept.length).toBeGreaterThan(0)
  })
})
