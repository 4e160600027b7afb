import type { Move, Position, Seat } from '@benben/kernel'
import { isKind, K, named } from '../moves.ts'
import { artifactName, bitOf, cardsOf, count, DECREE, RESOURCES, SCRIBE, SETH, TECHNOLOGY } from '../names.ts'
import type { Card } from '../names.ts'
import { GOLD } from '../names.ts'
import { deckSize } from '../market.ts'
import { improve } from '../osiris.ts'
import { canPay, costOf, demandPayment } from '../payment.ts'
import { whyNot } from '../perform.ts'
import { refusal, type Play, type Wait, type Why } from '../play.ts'
import { ANUBIS_CALLED, DISCARD, HAPPINESS, POPULATION, productionCell, RECOLOURED, stack } from '../state.ts'
import { templePoints } from '../temple.ts'
import { gain } from '../tokens.ts'
import { drawDecrees, SETH_CHOSEN } from './artifact.ts'
import { holdsArtifact } from './artifacts.ts'
import { tellSeth } from './events.ts'
import { XW } from './kinds.ts'
import { showCards } from './pick.ts'
import { HELD_ARTIFACTS } from './state.ts'

/** Artifacts are used once each, in the own turn before or after what is done with the die (Q43). */

const scribe = costOf(SCRIBE, 1)

const NO_SCRIBE = refusal('tekhenu.no-scribes', 'artifacts', { scribes: 1, held: 0 })
const noScribe = (p: Position, seat: Seat): Why => (canPay(p, seat, scribe) ? undefined : NO_SCRIBE)

const NOTHING = refusal('tekhenu.seth.artifact-idle', 'TS3')
const unless = (useful: boolean): Why => (useful ? undefined : NOTHING)

const isLeft = (p: Position, family: number): boolean => deckSize(p, family) + count(p[DISCARD + family]!) > 0

interface Use {
  readonly why: (p: Position, play: Play, seat: Seat) => Why
  readonly use: (p: Position, play: Play, seat: Seat, by: string) => void
}

/** TS3: what would change nothing is not used. */
const USES: Readonly<Record<Card, Use>> = {
  1: { why: (p) => unless(isLeft(p, DECREE)), use: (p, play, seat) => drawDecrees(p, play, seat) },
  2: { why: () => undefined, use: (p, _play, seat) => stack.push(p, XW.artifact, seat, 2, 0) },
  3: {
    why: (p, _play, seat) => noScribe(p, seat) ?? unless(templePoints(p, seat) > 0),
    use: (p, _play, seat) => payScribe(p, seat, 3),
  },
  4: {
    why: (p, play, seat) =>
      unless(
        RESOURCES.some((_, resource) => p[productionCell(seat, resource)]! < play.printed.productionMax),
      ),
    use: (p, play, seat) => RESOURCES.forEach((_, resource) => improve(p, play, seat, resource, 1)),
  },
  5: {
    why: (p) => unless(isLeft(p, TECHNOLOGY)),
    use: (p, play, seat) => showCards(p, play, seat, TECHNOLOGY, 2, XW['bury-technology']),
  },
  6: {
    why: (p, _play, seat) => noScribe(p, seat) ?? unless(p[HAPPINESS + seat]! < p[POPULATION + seat]!),
    use: (p, _play, seat) => payScribe(p, seat, 6),
  },
  7: {
    why: (p, play, seat) => {
      let refused: Why
      for (let value = 1; value <= 6; value++) {
        refused = whyNot(p, play, seat, SETH, value)
        if (refused === undefined) return undefined
      }
      return refused
    },
    use: (p, _play, seat) => stack.push(p, XW.artifact, seat, 7, SETH_CHOSEN),
  },
  8: { why: () => undefined, use: (p, play, seat, by) => gain(p, play, seat, GOLD, 2, by) },
}

/** The scribe goes first, then what it pays for. */
function payScribe(p: Position, seat: Seat, artifact: Card): void {
  stack.push(p, XW.artifact, seat, artifact, 0)
  demandPayment(p, seat, scribe)
}

function why(p: Position, play: Play, seat: Seat, artifact: Card): Why {
  if (!holdsArtifact(p, seat, artifact))
    return refusal('tekhenu.seth.no-artifact', 'artifacts', { card: artifactName(artifact) })
  return USES[artifact]!.why(p, play, seat)
}

function pushUses(p: Position, play: Play, seat: Seat, out: Move[]): void {
  for (const artifact of cardsOf(p[HELD_ARTIFACTS + seat]!))
    if (USES[artifact]!.why(p, play, seat) === undefined) out.push(K.useArtifact + artifact)
}

function canUseSome(p: Position, play: Play, seat: Seat): boolean {
  for (const artifact of cardsOf(p[HELD_ARTIFACTS + seat]!))
    if (USES[artifact]!.why(p, play, seat) === undefined) return true
  return false
}

function use(p: Position, play: Play, seat: Seat, artifact: Card): void {
  p[HELD_ARTIFACTS + seat] = p[HELD_ARTIFACTS + seat]! & ~bitOf(artifact)
  const name = artifactName(artifact)
  tellSeth(play, () => ({ type: 'artifact-used', seat, artifact: name }))
  USES[artifact]!.use(p, play, seat, name)
}

/** Once Anubis is called or a colour declared, taking the die has begun. */
const mayUse = (p: Position): boolean => p[ANUBIS_CALLED] === 0 && p[RECOLOURED] === 0

const LATE = refusal('tekhenu.seth.artifact-late', 'Q43')

/** A frame at which artifacts may be used beside what it asks. */
function withArtifacts(wait: Wait, between: (p: Position) => boolean = () => true): Wait {
  const ask = wait.ask!
  return {
    ...wait,
    ask: {
      ...ask,
      legal: (p, play, seat, out) => {
        ask.legal(p, play, seat, out)
        if (p[HELD_ARTIFACTS + seat] !== 0 && between(p)) pushUses(p, play, seat, out)
      },
      step: (p, play, seat, move) => {
        if (isKind(move, K.useArtifact)) use(p, play, seat, named(move))
        else ask.step(p, play, seat, move)
      },
      tries: (p, play, seat) => [
        ...(ask.tries?.(p, play, seat) ?? []),
        ...cardsOf(p[HELD_ARTIFACTS + seat]!).map((artifact) => K.useArtifact + artifact),
      ],
      why: (p, play, seat, move) => {
        if (!isKind(move, K.useArtifact)) return ask.why?.(p, play, seat, move)
        return why(p, play, seat, named(move)) ?? (between(p) ? undefined : LATE)
      },
    },
  }
}

export const takeWithArtifacts = (take: Wait): Wait => withArtifacts(take, mayUse)

/** Whoever can still use an artifact is asked before the turn ends. */
export const endTurnWithArtifacts = (endTurn: Wait): Wait => {
  const wrapped = withArtifacts(endTurn)
  return {
    ...wrapped,
    run: (p, play) => {
      const seat = stack.get(p, 0)
      return (p[HELD_ARTIFACTS + seat] !== 0 && canUseSome(p, play, seat)) || endTurn.run(p, play)
    },
  }
}
