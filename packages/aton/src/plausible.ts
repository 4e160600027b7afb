import { at, invalid, type Position, type Seat } from '@benben/kernel'
import { countCards } from './cards.ts'
import { printedRemovals } from './cartouches.ts'
import { reasonsToEnd } from './end.ts'
import type { AtonJSON } from './form.ts'
import { priestsInTemples } from './priests.ts'
import { cartouches } from './reveal.ts'
import { legal, toAct } from './round.ts'
import {
  BOTTOM,
  card,
  CARDS,
  COPIES,
  DEAD,
  DISCARDS,
  FACE_DOWN,
  HAND,
  HAND_SIZE,
  PILE,
  PRIESTS_EACH,
  REALM_SPACES,
  VALUES,
  WINNER,
} from './state.ts'
import { writeWaiting, type Waiting } from './waiting.ts'

/** Checks untrusted positions against the components: nine cards per value, 29 priests, a possible state of a round. */
export const POSITION_FAULTS = [
  'aton.position.row',
  'aton.position.cards',
  'aton.position.priests',
  'aton.position.realm',
  'aton.position.first-round',
  'aton.position.left',
  'aton.position.face-down',
  'aton.position.waiting',
  'aton.position.secret',
  'aton.position.end',
] as const

/** Faults of a position that no sequence of moves can reach. */
export function faultOf(p: Position, json: AtonJSON): ReturnType<typeof invalid> | undefined {
  const secret = json.waiting.at(-1)?.wait === 'assign'
  for (let seat = 0; seat < 2; seat++) {
    const path = `position.seats[${seat}]`
    const here = json.seats[seat]!
    for (let each = 1; each <= VALUES; each++) {
      const found = countValue(p, seat, each, secret)
      if (found !== COPIES)
        return invalid(path, 'aton.position.cards', { value: each, found, expected: COPIES })
    }
    const found = here.reserve + here.dead + priestsInTemples(p, seat)
    if (found !== PRIESTS_EACH)
      return invalid(path, 'aton.position.priests', { found, expected: PRIESTS_EACH })
    const inHand = countCards(p, HAND, seat)
    const expected = secret ? HAND_SIZE : 0
    const assigned = here.cartouches?.toSorted((a, b) => a - b).join()
    const matches = secret ? assigned === undefined || assigned === here.hand.join() : assigned !== undefined
    if (inHand !== expected || !matches)
      return invalid(`${path}.hand`, 'aton.position.secret', { found: inHand, expected })
    // Cards go face down by an exchange only, which costs the token.
    if (here.token && countCards(p, FACE_DOWN, seat) > 0)
      return invalid(`${path}.faceDown`, 'aton.position.face-down')
  }
  const dead = at(p, DEAD) + at(p, DEAD + 1)
  // A full realm is scored and emptied as its round ends.
  const most = secret ? REALM_SPACES - 1 : REALM_SPACES
  if (dead > most) return invalid('position.seats', 'aton.position.realm', { found: dead, most })
  for (const [i, each] of json.waiting.entries()) {
    const cardSays = allowed(p, each)
    if (each.left > cardSays)
      return invalid(`position.waiting[${i}]`, 'aton.position.left', { found: each.left, most: cardSays })
  }
  if (json.round === 1 && json.over === null && !beginsWell(p, json, secret))
    return invalid('position', 'aton.position.first-round')
  if (!endsWell(p, json)) return invalid('position.over', 'aton.position.end')
  if (!waitsWell(p, json)) return invalid('position.waiting', 'aton.position.waiting')
  return undefined
}

/** Over exactly when the table gives a reason to be, with the winner it gives. */
function endsWell(p: Position, { over, waiting }: AtonJSON): boolean {
  const reasons = reasonsToEnd(p)
  if (over === null) return waiting.length > 0 && reasons.length === 0 && at(p, WINNER) === -1
  return (
    waiting.length === 0 && reasons.some(({ reason, winner }) => reason === over && winner === at(p, WINNER))
  )
}

/** How many priests a frame may still move, by the card at its cartouche; without a bound where no card says it. */
function allowed(p: Position, { wait, seat }: Waiting): number {
  if (wait === 'remove') return Math.abs(printedRemovals(card(p, seat ?? 0, 2)))
  return wait === 'place' ? card(p, seat ?? 0, 4) : Infinity
}

/** In the first round nobody removes, so that exactly the priests are away that were placed. */
function beginsWell(p: Position, { waiting }: AtonJSON, secret: boolean): boolean {
  if (waiting.some(({ wait }) => wait === 'remove')) return false
  return [0, 1].every((seat) => {
    const left = waiting.find((each) => each.wait === 'place' && each.seat === seat)?.left ?? 0
    const placed = secret ? 0 : card(p, seat, 4) - left
    return at(p, DEAD + seat) === 0 && priestsInTemples(p, seat) === placed
  })
}

function countValue(p: Position, seat: Seat, each: number, secret: boolean): number {
  const heaps = [HAND, PILE, DISCARDS, FACE_DOWN].reduce(
    (sum, cell) => sum + at(p, cell + seat * VALUES + each - 1),
    0,
  )
  const under = [...p.subarray(BOTTOM + seat * CARDS, BOTTOM + (seat + 1) * CARDS)].filter(
    (found) => found === each,
  )
  // Before the reveal the cards at the cartouches are still counted in the hand.
  const laid = secret ? [] : cartouches(p, seat).filter((found) => found === each)
  return heaps + under.length + laid.length
}

/** The possible stacks within a round, by the first letter of each frame: e, p and r belong to a seat. */
const STACKS = /^(|ra|r(?:(e.)(p.)(m.)?)?(?:e.(?:p.(?:m.)?)?)|ny(?:(e.)(t.))?e.(?:t.)?)$/

function waitsWell(p: Position, json: AtonJSON): boolean {
  const letter = {
    round: 'r',
    assign: 'a',
    remove: 'm',
    place: 'p',
    'end-turn': 'e',
    return: 't',
    'empty-realm': 'y',
    'next-round': 'n',
  }
  if (!STACKS.test(json.waiting.map(({ wait, seat }) => letter[wait] + (seat === null ? '' : 's')).join('')))
    return false
  // From the bottom: the frames of one seat's turn, then those of the other's, who acts before it.
  const owners = json.waiting.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const changes = owners.filter((seat, i) => i > 0 && seat !== owners[i - 1]).length
  const twoTurns = json.waiting.filter(({ wait }) => wait === 'end-turn').length
  if (changes !== Math.max(0, twoTurns - 1)) return false
  const acting = json.waiting.some(({ wait }) => wait === 'round') && owners.length > 0
  if (acting && owners.at(-1) !== (twoTurns === 2 ? json.first : 1 - (json.first ?? 2))) return false
  if ((json.first === null) !== (json.waiting.at(-1)?.wait === 'assign') && json.over !== 'points')
    return false
  if (JSON.stringify(writeWaiting(p)) !== JSON.stringify(json.waiting)) return false // numbers where none belong
  return json.over !== null || toAct(p).every((seat) => legal(p, seat, []).length > 0)
}
