import type { Position, Seat } from '@benben/kernel'
import { TX05 } from '../card-ids.ts'
import { cardsIn, MARKET_SECTIONS, sectionOfSpace, spaceOf, SPACES, STARTS } from '../market.ts'
import { cardIndex, cardOf, familyOf, isKind, K, named } from '../moves.ts'
import { technology } from '../names.ts'
import { valueOf } from '../perform.ts'
import { refusal, said } from './codes.ts'
import { chose, type Ask, type GodAction, type Play, type Wait } from '../play.ts'
import { hasTechnology, MARKET, stack } from '../state.ts'
import { canRefresh, cardsFor, choose, chosen, doPaid, finish, left, noSection, whyUnpaid } from '../thoth.ts'
import { REACHED_UP } from './state.ts'

/** TX05: cards from any mix of the sections a seat can reach, and one from the next above them, once a turn (Q34b). */

/** What the frame holds for a section once cards are taken from several. */
const MIXED = 6

/** The technology counts where it was held before the first card. */
const mixes = (p: Position, seat: Seat): boolean =>
  chosen(p) === MIXED + 1 || (chosen(p) === 0 && hasTechnology(p, seat, TX05)) // TS6

function reaches(p: Position, play: Play, seat: Seat, section: number): boolean {
  const open = play.rules.marketAccess(p, seat)
  return section < open || (section === open && p[REACHED_UP] === 0)
}

function cardsInReach(p: Position, play: Play, seat: Seat): number {
  const open = play.rules.marketAccess(p, seat)
  let cards = open < MARKET_SECTIONS && p[REACHED_UP] === 0 && cardsIn(p, open) > 0 ? 1 : 0
  for (let section = 0; section < open; section++) cards += cardsIn(p, section)
  return cards
}

/** Q53: without happiness nothing is in reach. */
export const thothActionWithReach = (action: GodAction): GodAction => ({
  ...action,
  why: (p, play, seat, how) => {
    if (!hasTechnology(p, seat, TX05) || play.rules.marketAccess(p, seat) === 0)
      return action.why(p, play, seat, how)
    const cards = cardsFor(valueOf(how))
    return cardsInReach(p, play, seat) >= cards ? whyUnpaid(p, play, seat, how) : noSection(cards)
  },
})

const ask: Ask = {
  question: (p) => said('tekhenu.seth.thoth', { left: left(p), by: technology(TX05) }),
  legal: (p, play, seat, out) => {
    for (let section = 0; section < MARKET_SECTIONS; section++) {
      if (!reaches(p, play, seat, section)) continue
      for (let space = STARTS[section]!; space < STARTS[section + 1]!; space++) {
        const card = p[MARKET + space]!
        if (card !== 0) out.push(K.card + cardIndex(SPACES[space]!, card))
      }
    }
    for (let section = 0; section < MARKET_SECTIONS; section++)
      if (canRefresh(p, seat, section)) out.push(K.refresh + section + 1)
  },
  step: (p, play, seat, move) => {
    chose(play, seat, move)
    const space = spaceOf(p, familyOf(named(move)), cardOf(named(move)))
    if (sectionOfSpace(space) === play.rules.marketAccess(p, seat)) p[REACHED_UP] = 1
    choose(p, seat, space, MIXED)
  },
}

export function thothWithReach(thoth: Wait): Wait {
  const base = thoth.ask!
  return {
    ...thoth,
    run: (p, play) => {
      const seat = stack.get(p, 0)
      if (!mixes(p, seat)) return thoth.run(p, play)
      doPaid(p, play, seat)
      if (left(p) > 0 && cardsInReach(p, play, seat) > 0) return true
      finish(p, play)
      return false
    },
    ask: {
      ...base,
      question: (p, play, seat) => (mixes(p, seat) ? ask : base).question(p, play, seat),
      legal: (p, play, seat, out) => (mixes(p, seat) ? ask : base).legal(p, play, seat, out),
      step: (p, play, seat, move) =>
        (mixes(p, seat) && isKind(move, K.card) ? ask : base).step(p, play, seat, move),
      why: (p, play, seat, move) => {
        if (!mixes(p, seat) || !isKind(move, K.card)) return base.why?.(p, play, seat, move)
        const space = spaceOf(p, familyOf(named(move)), cardOf(named(move)))
        return sectionOfSpace(space) === play.rules.marketAccess(p, seat)
          ? refusal('tekhenu.seth.reached-up', 'Q34b', { section: sectionOfSpace(space) + 1 })
          : base.why?.(p, play, seat, move)
      },
    },
  }
}
