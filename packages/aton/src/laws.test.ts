import { Match, type Game, type Host, type Played, type Position, type Seat } from '@benben/kernel'
import { LAWS, type Subject } from '@benben/kernel/conformance'
import { describe, expect, it } from 'vitest'
import type { AtonEvent } from './events.ts'
import { aton, type AtonOptions, type AtonView } from './index.ts'
import { subject } from './testing/subject.ts'
import { CARTOUCHES, HAND_SIZE, PILE, ROUND, SCORE, TOKEN } from './state.ts'

type Aton = Game<AtonOptions, AtonView, AtonEvent>

/** Which laws a spoilt Aton breaks, of those named. */
function broken(
  spoilt: Partial<Aton>,
  part: string,
  others: Partial<Subject<AtonOptions, AtonView, AtonEvent>> = {},
): string[] {
  const bad: Subject<AtonOptions, AtonView, AtonEvent> = {
    ...subject,
    ...others,
    game: { ...aton, ...spoilt },
  }
  return LAWS.filter((law) => law.name.includes(part))
    .filter((law) => {
      try {
        for (let i = 0; i < law.games; i++) law.check(bad, `${law.name} ${i}`)
        return false
      } catch {
        return true
      }
    })
    .map((law) => law.name)
}

const step =
  (spoil: (p: Position, host: Host<AtonEvent>) => void): Aton['step'] =>
  (p, seat, move, host) => {
    aton.step(p, seat, move, host)
    spoil(p, host)
  }

/** Says yes and no in turn. */
function fickle(): () => boolean {
  let said = false
  return () => (said = !said)
}

/** The suite itself is tested: each law finds a game that breaks it. */
const SPOILT: readonly [string, Partial<Aton>][] = [
  [
    'comes to an end',
    { legal: (p, seat, out) => aton.legal(p, seat, out).splice(0, out.length > 20 ? 0 : out.length) },
  ],
  ['unique in text', { legal: (p, seat, out) => (aton.legal(p, seat, out).push(out[0]!), out) }],
  ['same future', { toJSON: (p) => aton.toJSON(Object.assign(p.slice(), { [TOKEN]: 0 })) }],
  ['listening changes nothing', { step: step((p, host) => void (host.emit && (p[SCORE] = p[SCORE]! + 1))) }],
  ['same seed', { setup: (options, seats, _, host) => aton.setup(options, seats, 'always', host) }],
  [
    'points add up',
    { project: (view) => aton.project(view).map((points) => ({ ...points, bonus: points['bonus']! + 1 })) },
  ],
  ['determinized', { view: (p, viewer) => ({ ...aton.view(p, viewer), top: p[PILE] }) as AtonView }],
  [
    'differ only',
    {
      decision: (p, seat) => {
        const asked = aton.decision(p, seat)
        return (
          asked && { ...asked, question: { ...asked.question, params: { top: p[PILE + 4 * (1 - seat)]! } } }
        )
      },
    },
  ],
  ['secret answers', { viewEvent: (event) => event }],
  [
    'named by an event',
    { viewEvent: (event, viewer) => (event.type === 'placed' ? undefined : aton.viewEvent(event, viewer)) },
  ],
  [
    'exactly what is not legal',
    { refuse: (p, seat, move) => (move > 600 ? undefined : aton.refuse(p, seat, move)) },
  ],
  [
    'every legal move can be played',
    {
      refuse: (p, seat, move) =>
        aton.refuse(p, seat, move) ?? (move % 7 === 3 ? { code: 'x', params: {}, rule: 'x' } : undefined),
    },
  ],
  ['refused move', { refuse: () => undefined, step: () => undefined }],
  ['undo gives back', { reveals: fickle() }],
  [
    'taught nobody',
    {
      reveals: () => false,
      step: (p, seat, move, host) =>
        aton.step(p, seat, move, { ...host, chance: (q, sides) => (q[0]! >>> 1) % sides }),
    },
  ],
  // The game seems to be over once seat 1 has a 4 at its first cartouche, which nobody else may know yet.
  [
    'answer its undo',
    { toAct: (p) => (p[ROUND]! > 1 && p[CARTOUCHES + HAND_SIZE] === 4 ? [] : aton.toAct(p)) },
  ],
  ['record replays', { write: (move) => (move === 256 ? 'end turn' : aton.write(move)) }],
  [
    'damaged record',
    {
      read: (text) => {
        if (text.length === 8) throw new TypeError('eight')
        return aton.read(text)
      },
    },
  ],
  [
    'changed at random',
    {
      fromJSON: (raw) => {
        const read = aton.fromJSON(raw)
        return read.ok ? read : { ok: false, fault: { ...read.fault, path: '' } }
      },
    },
  ],
  ['every draw', { step: (p, seat, move, host) => aton.step(p, seat, move, { ...host, draw: undefined }) }],
  ['given ahead', { ahead: { offered: () => ['surrender'], move: () => undefined } }],
  ['read knows', { read: (text) => aton.read(text.trim()) }],
  ['options are refused', { options: () => ({ ok: false, fault: { path: '', code: '', params: {} } }) }],
]

describe('the laws of the contract can be broken', () => {
  it('has a spoilt game for every law', () => {
    const found = LAWS.map((law) => SPOILT.filter(([part]) => law.name.includes(part)).length)
    expect(found).toEqual(LAWS.map(() => 1))
  })

  for (const [part, spoilt] of SPOILT) {
    it(part, () => expect(broken(spoilt, part)).toHaveLength(1))
  }

  it('finds a match whose undo tells a secret', () => {
    const newMatch: NonNullable<Parameters<typeof broken>[2]>['newMatch'] = (terms, pause, from) =>
      new Telltale(aton, terms, pause, undefined, from)
    expect(broken({}, 'answer its undo', { newMatch })).toHaveLength(1)
  })
})

/** Answers an undo by the last move of the match, although it may be hidden from the seat that asks. */
class Telltale extends Match<AtonOptions, AtonView, AtonEvent> {
  override previewUndo(seat: Seat): Played<AtonEvent> {
    const last = this.entries.at(-1)
    if (last === undefined || last.seat === seat) return super.previewUndo(seat)
    return {
      ok: false,
      refusal: { code: `match.undo-${last.closed ?? 'turn'}`, params: {}, rule: 'undo' },
    }
  }
}
