import type { Move, Position } from '@benben/kernel'
import { CULT_AT, isKind, K, named } from '../moves.ts'
import { bitOf, cardsOf, count, cultName, nthOf, STARTING_CARDS, startingName } from '../names.ts'
import { refusal, said } from '../seth/codes.ts'
import type { Play, Wait } from '../play.ts'
import { layArtifacts } from '../seth/artifacts.ts'
import { takeCult, takeStarting } from '../seth/draft.ts'
import { emitSeth } from '../seth/events.ts'
import { XW } from '../seth/kinds.ts'
import { ALL_CULTS, CULT, CULTS_LAID } from '../seth/state.ts'
import { BOT } from '../solo/state.ts'
import { DRAFTED, ORDER, stack, STARTING } from '../state.ts'
import { BW } from './kinds.ts'
import { ARTIFACTS_DEALT, PACKET, PACKETS } from './state.ts'

/** The person's packet: of the starting cards and cult powers in it two and one are kept. */
const PERSON = 0
const KEPT = 2

const [STARTING_IN, CULTS_IN] = [0, 1].map((at) => PACKETS.map((packet) => Number(packet.split('+')[at])))

const startingLeft = (p: Position): number => KEPT - count(p[DRAFTED + PERSON]!)
const cultLeft = (p: Position): number => (p[CULT + PERSON] === 0 ? 1 : 0)

/** So many of these, by chance. */
function deal(p: Position, play: Play, kind: 'starting' | 'cult', from: number, many: number): number {
  const nameOf = kind === 'cult' ? cultName : startingName
  let pile = from
  for (let i = 0; i < many; i++) {
    play.draw?.({ code: `tekhenu.draw.${kind}`, params: {}, outcomes: cardsOf(pile).map(nameOf) })
    pile &= ~bitOf(nthOf(pile, play.chance(p, count(pile))))
  }
  return from & ~pile
}

const ALL_STARTING = ((1 << STARTING_CARDS) - 1) << STARTING_CARDS

function layPacket(p: Position, play: Play): void {
  p[STARTING] = deal(p, play, 'starting', ALL_STARTING, STARTING_IN![p[PACKET]!]!)
  p[CULTS_LAID] = deal(p, play, 'cult', ALL_CULTS, CULTS_IN![p[PACKET]!]!)
  play.emit?.({ type: 'drafting', first: PERSON, cards: cardsOf(p[STARTING]!).map(startingName) })
  emitSeth(play, () => ({ type: 'cults-laid', cults: cardsOf(p[CULTS_LAID]!).map(cultName) }))
}

/** What is kept whatever the person says. */
function takeForced(p: Position, play: Play): void {
  if (count(p[STARTING]!) === startingLeft(p))
    for (const card of cardsOf(p[STARTING]!)) takeStarting(p, play, PERSON, card)
  if (count(p[CULTS_LAID]!) === cultLeft(p))
    for (const cult of cardsOf(p[CULTS_LAID]!)) takeCult(p, play, PERSON, cult)
}

export const start: Wait = {
  name: 'solo-seth-start',
  fields: { seat: [PERSON, PERSON] },
  bottom: true,
  early: true,
  run: (p, play) => {
    if (p[STARTING] === 0 && p[DRAFTED + PERSON] === 0) {
      layPacket(p, play)
      takeForced(p, play) // BS4
    }
    if (startingLeft(p) + cultLeft(p) > 0) return true
    stack.pop(p)
    p[STARTING] = 0
    p[CULTS_LAID] = 0
    layArtifacts(p, play, p[ARTIFACTS_DEALT]!) // BS4
    p[ORDER] = BOT
    p[ORDER + 1] = PERSON
    play.emit?.({ type: 'order', order: [BOT, PERSON] })
    stack.push(p, XW.rewards, 0, 0)
    return false
  },
  ask: {
    question: () => said('tekhenu.seth.draft'),
    legal: (p, _play, _seat, out) => {
      if (startingLeft(p) > 0) for (const card of cardsOf(p[STARTING]!)) out.push(K.draft + card)
      if (cultLeft(p) > 0) for (const cult of cardsOf(p[CULTS_LAID]!)) out.push(K.draft + CULT_AT + cult)
    },
    step: (p, play, _seat, move) => {
      const drafted = named(move)
      if (drafted > CULT_AT) takeCult(p, play, PERSON, drafted - CULT_AT)
      else takeStarting(p, play, PERSON, drafted)
    },
    tries: (p) => [
      ...cardsOf(p[STARTING]!).map((card): Move => K.draft + card),
      ...cardsOf(p[CULTS_LAID]!).map((cult): Move => K.draft + CULT_AT + cult),
    ],
    why: (p, _play, _seat, move) => {
      if (!isKind(move, K.draft)) return undefined
      const drafted = named(move)
      const isCult = drafted > CULT_AT
      const card = isCult ? cultName(drafted - CULT_AT) : startingName(drafted)
      const lies =
        ((isCult ? p[CULTS_LAID]! : p[STARTING]!) & bitOf(isCult ? drafted - CULT_AT : drafted)) !== 0
      if (!lies) return refusal('tekhenu.not-laid-out', 'setup', { card })
      return isCult
        ? refusal('tekhenu.seth.cult-drafted', 'draft')
        : refusal('tekhenu.seth.starting-drafted', 'draft')
    },
  },
}

/** While the person drafts, the packet lies there but for what is kept, and nothing of it is forced. */
export function startStands(p: Position): boolean {
  if (stack.list(p).every(([kind]) => kind !== BW.start)) return p[STARTING] === 0 && p[CULTS_LAID] === 0
  const drafted = p[DRAFTED + PERSON]!
  const cults = p[CULT + PERSON] === 0 ? 0 : 1
  const first = (1 << STARTING_CARDS) - 1
  return (
    ((p[STARTING]! | drafted) & first) === 0 &&
    count(p[STARTING]!) + count(drafted) === STARTING_IN![p[PACKET]!] &&
    count(p[CULTS_LAID]!) + cults === CULTS_IN![p[PACKET]!] &&
    startingLeft(p) >= 0
  )
}
