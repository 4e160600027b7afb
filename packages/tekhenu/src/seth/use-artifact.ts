import type { Move, Position, Seat } from '@benben/kernel'
import { ART01, ART02, ART03, ART04, ART05, ART06, ART07, ART08 } from '../card-ids.ts'
import { ANY_RESOURCE, NO_RESOURCES } from '../later-costs.ts'
import { isKind, K, named } from '../moves.ts'
import {
  artifactName,
  bitOf,
  cardsOf,
  count,
  DECREE,
  RESOURCES,
  SCRIBE,
  SETH,
  TECHNOLOGY,
  firstOf,
} from '../names.ts'
import type { Card } from '../names.ts'
import { GOLD } from '../names.ts'
import { deckSize } from '../market.ts'
import { improve } from '../osiris.ts'
import { canPay, canPayAndUse, costOf, demandPayment } from '../payment.ts'
import { whyNot } from '../perform.ts'
import { mainIsPossible } from '../possible.ts'
import { refusal } from './codes.ts'
import type { Play, Wait, Why } from '../play.ts'
import {
  ANUBIS_CALLED,
  DIE_FACE,
  DISCARD,
  HAPPINESS,
  POPULATION,
  productionCell,
  RECOLOURED,
  stack,
} from '../state.ts'
import { wouldReachTop } from '../populace.ts'
import { templePoints } from '../temple.ts'
import { gain } from '../tokens.ts'
import { isDone } from '../use.ts'
import { ART06_HAPPINESS, drawDecrees, SETH_CHOSEN } from './artifact.ts'
import { holdsArtifact } from './artifacts.ts'
import { emitSeth } from './events.ts'
import { XW } from './kinds.ts'
import { showCards } from './pick.ts'
import { HELD_ARTIFACTS } from './state.ts'

/** Artifacts are used once each, at any time of the own turn; an action of one not while the die is in use (Q43). */

const scribe = costOf(SCRIBE, 1)

const NO_SCRIBE = refusal('tekhenu.no-scribes', 'artifacts', { scribes: 1, held: 0 })
const NEEDED = refusal('tekhenu.seth.die-needs-it', 'R7')

/** R7: a scribe that the die in hand needs is not to be had. */
function noScribe(p: Position, play: Play, seat: Seat): Why {
  if (!canPay(p, seat, scribe)) return NO_SCRIBE // Q43c
  return p[DIE_FACE] === 0 || canPayAndUse(p, play, seat, scribe, mainIsPossible) ? undefined : NEEDED // TS5
}

const NOTHING = refusal('tekhenu.seth.artifact-idle', 'TS3')
const unless = (useful: boolean): Why => (useful ? undefined : NOTHING)

const isLeft = (p: Position, family: number): boolean => deckSize(p, family) + count(p[DISCARD + family]!) > 0

interface Use {
  readonly why: (p: Position, play: Play, seat: Seat) => Why
  readonly use: (p: Position, play: Play, seat: Seat, by: string) => void
}

/** TS3: what would change nothing is not used. */
const USES: Readonly<Record<Card, Use>> = {
  [ART01]: { why: (p) => unless(isLeft(p, DECREE)), use: (p, play, seat) => drawDecrees(p, play, seat) },
  [ART02]: { why: () => undefined, use: (p, _play, seat) => stack.push(p, XW.artifact, seat, ART02, 0) },
  [ART03]: {
    why: (p, play, seat) => noScribe(p, play, seat) ?? unless(templePoints(p, seat) > 0),
    use: (p, _play, seat) => payScribe(p, seat, ART03),
  },
  [ART04]: {
    why: (p, play, seat) =>
      unless(
        RESOURCES.some((_, resource) => p[productionCell(seat, resource)]! < play.printed.productionMax),
      ),
    use: (p, play, seat) => RESOURCES.forEach((_, resource) => improve(p, play, seat, resource, 1)),
  },
  [ART05]: {
    why: (p) => unless(isLeft(p, TECHNOLOGY)),
    use: (p, play, seat) => showCards(p, play, seat, TECHNOLOGY, 2, XW['bury-technology']),
  },
  [ART06]: {
    why: (p, play, seat) => noScribe(p, play, seat) ?? unless(p[HAPPINESS + seat]! < p[POPULATION + seat]!),
    use: (p, _play, seat) => payScribe(p, seat, ART06),
  },
  [ART07]: {
    why: (p, play, seat) => {
      let refused: Why
      for (let value = 1; value <= 6; value++) {
        refused = whyNot(p, play, seat, SETH, value)
        if (refused === undefined) return undefined
      }
      return refused
    },
    use: (p, _play, seat) => stack.push(p, XW.artifact, seat, ART07, SETH_CHOSEN),
  },
  [ART08]: { why: () => undefined, use: (p, play, seat, by) => gain(p, play, seat, GOLD, 2, by) },
}

/** The scribe goes first, then what it pays for. */
function payScribe(p: Position, seat: Seat, artifact: Card): void {
  stack.push(p, XW.artifact, seat, artifact, 0)
  demandPayment(p, seat, scribe, 0, 1)
}

/** From Anubis or a declared colour on the die is in use, until the turn ends. */
type InUse = (p: Position) => boolean
const isTaking: InUse = (p) => p[ANUBIS_CALLED] !== 0 || p[RECOLOURED] !== 0
const always: InUse = () => true
const never: InUse = () => false

/** Art02 and Art07 perform an action. */
const acts = (artifact: Card): boolean => artifact === ART02 || artifact === ART07

const canUse = (p: Position, play: Play, seat: Seat, artifact: Card, inUse: InUse): boolean =>
  !(acts(artifact) && inUse(p)) && USES[artifact]!.why(p, play, seat) === undefined // Q43

const LATE = refusal('tekhenu.seth.artifact-late', 'Q43')

function why(p: Position, play: Play, seat: Seat, artifact: Card, inUse: InUse): Why {
  if (!holdsArtifact(p, seat, artifact))
    return refusal('tekhenu.seth.no-artifact', 'artifacts', { card: artifactName(artifact) })
  return acts(artifact) && inUse(p) ? LATE : USES[artifact]!.why(p, play, seat)
}

function canUseSome(p: Position, play: Play, seat: Seat, inUse: InUse): boolean {
  for (let rest = p[HELD_ARTIFACTS + seat]!; rest !== 0; rest &= rest - 1)
    if (canUse(p, play, seat, firstOf(rest), inUse)) return true
  return false
}

function use(p: Position, play: Play, seat: Seat, artifact: Card): void {
  p[HELD_ARTIFACTS + seat] = p[HELD_ARTIFACTS + seat]! & ~bitOf(artifact)
  const name = artifactName(artifact)
  emitSeth(play, () => ({ type: 'artifact-used', seat, artifact: name }))
  USES[artifact]!.use(p, play, seat, name)
}

/** A frame at which artifacts may be used beside what it asks. */
function withArtifacts(wait: Wait, inUse: InUse): Wait {
  const ask = wait.ask!
  return {
    ...wait,
    ask: {
      ...ask,
      legal: (p, play, seat, out) => {
        ask.legal(p, play, seat, out)
        for (let rest = p[HELD_ARTIFACTS + seat]!; rest !== 0; rest &= rest - 1)
          if (canUse(p, play, seat, firstOf(rest), inUse)) out.push(K.useArtifact + firstOf(rest))
      },
      step: (p, play, seat, move) => {
        if (isKind(move, K.useArtifact)) use(p, play, seat, named(move))
        else ask.step(p, play, seat, move)
      },
      tries: (p, play, seat) => [
        ...(ask.tries?.(p, play, seat) ?? []),
        ...cardsOf(p[HELD_ARTIFACTS + seat]!).map((artifact): Move => K.useArtifact + artifact),
      ],
      why: (p, play, seat, move) =>
        isKind(move, K.useArtifact) ? why(p, play, seat, named(move), inUse) : ask.why?.(p, play, seat, move),
    },
  }
}

/** Whoever can use an artifact is asked, where nothing else would be. */
const askingFor = (wait: Wait, inUse: InUse, isOver: (p: Position) => boolean): Wait => ({
  ...withArtifacts(wait, inUse),
  run: (p, play) => {
    const seat = stack.get(p, 0)
    return (
      (p[HELD_ARTIFACTS + seat] !== 0 && !isOver(p) && canUseSome(p, play, seat, inUse)) || wait.run(p, play)
    )
  },
})

export const takeWithArtifacts = (take: Wait): Wait => withArtifacts(take, isTaking)
export const useWithArtifacts = (using: Wait): Wait => askingFor(using, always, isDone)
/** Art02 performs an action of any god before the turn ends; the happiness of Art06 may bring one. */
export const endTurnWithArtifacts = (endTurn: Wait): Wait => ({
  ...askingFor(endTurn, never, () => false),
  costs: (p, _play, level) => {
    const seat = stack.getAt(p, level, 0)
    const mayAct =
      holdsArtifact(p, seat, ART02) ||
      (holdsArtifact(p, seat, ART06) && wouldReachTop(p, seat, ART06_HAPPINESS))
    return mayAct ? ANY_RESOURCE : NO_RESOURCES
  },
})
