import { readFileSync } from 'node:fs'
import { readRecord, replay, type Match } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { aton, type AtonEvent, type AtonJSON, type AtonOptions, type AtonView } from './index.ts'

/** Recorded games that show one rule each. That they replay to their ends is tested in `fixtures.test.ts`. */
const text = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}.record`, import.meta.url), 'utf8')
const recorded = (name: string): Match<AtonOptions, AtonView, AtonEvent> =>
  replay(aton, readRecord(text(name)))

/** The recorded game as it stood after its first moves. */
function after(name: string, moves: number): Match<AtonOptions, AtonView, AtonEvent> {
  const lines = text(name).split('\n')
  return replay(aton, readRecord(`${lines.slice(0, lines.indexOf('') + 1 + moves).join('\n')}\n`))
}

it('scoring-undo-secret: whether seat 1 assigned a second time makes no difference to what undo tells seat 0', () => {
  const name = 'scoring-undo-secret'
  const { entries } = recorded(name)
  const moves = entries.map(({ seat, move }) => `${seat}: ${aton.write(move)}`)
  const exchanged = moves.indexOf('0: exchange') + 1
  expect(moves[exchanged - 2]).toMatch(/^1: assign/)
  expect(moves[exchanged]).toMatch(/^1: assign/)
  const [without, again] = [after(name, exchanged), after(name, exchanged + 1)]
  expect(aton.view(again.position, 0)).toEqual(aton.view(without.position, 0))
  expect(without.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-chance' } })
  expect(again.undo(0)).toEqual(without.undo(0))
})

it('scoring-at22: AT22: after a scoring the leader takes back all priests due, then the other does', () => {
  const { entries } = recorded('scoring-at22')
  const returns = entries.filter(({ move }) => aton.write(move).startsWith('return'))
  // Both had to choose more than once, so that taking turns would look different.
  const first = returns.findIndex(({ seat }) => seat !== returns[0]!.seat)
  expect(first).toBeGreaterThan(1)
  expect(returns.length - first).toBeGreaterThan(1)
  const scores = aton.view(returns[0]!.before, 'spectator').seats.map(({ score }) => score)
  const leader = scores[0]! > scores[1]! ? 0 : 1
  expect(scores[0]).not.toBe(scores[1])
  const home = entries.flatMap(({ events }) => events.filter((event) => event.type === 'returned'))
  expect(home.map(({ seat }) => seat)).toEqual([...Array(4).fill(leader), ...Array(4).fill(1 - leader)])
})

describe('scoring-positions: what play reaches is accepted, and what lies one step beyond it is refused', () => {
  const match = recorded('scoring-positions')
  const reached = Array.from(
    { length: match.entries.length + 1 },
    (_, moves) => aton.toJSON(match.at(moves)!) as AtonJSON,
  )
  const faultOf = (position: AtonJSON, change: (copy: AtonJSON) => void): string | undefined => {
    const copy = structuredClone(position)
    change(copy)
    const read = aton.fromJSON(copy)
    return read.ok ? undefined : read.fault.code
  }
  const wait = ({ waiting }: AtonJSON): string | undefined => waiting.at(-1)?.wait
  /** How many priests the seat to act removes by its card. */
  const removals = ({ waiting, seats }: AtonJSON): number =>
    Math.abs(seats[waiting.at(-1)!.seat!]!.cartouches![1]! - 2)
  const die = (copy: AtonJSON): void => {
    copy.seats[0]!.dead++
    copy.seats[0]!.reserve--
  }
  /** The positions at which something is at its limit; there must be some. */
  const where = (at: (position: AtonJSON) => boolean): AtonJSON[] => {
    const found = reached.filter(at)
    expect(found.length).toBeGreaterThan(0)
    for (const each of found) expect(faultOf(each, () => {})).toBeUndefined()
    return found
  }

  it('seven dead as a round begins, never eight', () => {
    for (const position of where(
      (each) => wait(each) === 'assign' && each.seats[0]!.dead + each.seats[1]!.dead === 7,
    ))
      expect(faultOf(position, die)).toBe('aton.position.realm')
  })

  it('nobody dead in round 1', () => {
    for (const position of where((each) => each.round === 1 && wait(each) === 'place'))
      expect(faultOf(position, die)).toBe('aton.position.first-round')
  })

  it('nothing to remove in round 1, whatever the card allows later', () => {
    for (const position of where(
      (each) => each.round === 1 && wait(each) === 'place' && removals(each) > 0,
    )) {
      const { seat } = position.waiting.at(-1)!
      const remove = (copy: AtonJSON): void =>
        void copy.waiting.push({ wait: 'remove', seat, left: 1, leave: null })
      expect(faultOf(position, remove)).toBe('aton.position.first-round')
    }
  })

  it('no priest on the board in round 1 before the first is placed', () => {
    for (const position of where((each) => each.round === 1 && wait(each) === 'assign')) {
      const stand = (copy: AtonJSON): void => {
        copy.temples[0]![0] = '0...'
        copy.seats[0]!.reserve--
      }
      expect(faultOf(position, stand)).toBe('aton.position.first-round')
    }
  })

  it('as many removals left as the card allows, and no more', () => {
    for (const position of where(
      (each) => wait(each) === 'remove' && each.waiting.at(-1)!.left === removals(each),
    ))
      expect(faultOf(position, (copy) => void Object.assign(copy.waiting.at(-1)!, { left: 3 }))).toBe(
        'aton.position.left',
      )
  })

  it('cards face down only where the token is spent', () => {
    for (const position of where((each) => each.seats.some(({ faceDown }) => faceDown.some((n) => n > 0))))
      expect(
        faultOf(position, (copy) => {
          for (const seat of copy.seats) seat.token = true
        }),
      ).toBe('aton.position.face-down')
  })
})
