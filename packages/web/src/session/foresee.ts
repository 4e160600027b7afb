import { random, writtenDecision, type Game, type WrittenDecision } from '@benben/kernel'
import { endTurnIn } from './end-turn.ts'
import { stepCertain } from './preview.ts'
import type { DecisionSeen, LogEntry, Seen } from './session.ts'
import { share } from './share.ts'

/**
 * What this screen will be shown of a move of its viewer once it is played. It is computed from the view alone, and only where the
 * whole of it is certain: no chance, nothing hidden, and the same person decides next and could take the move back. Undefined for
 * any other move.
 */
export function foresee(game: Game, seen: Seen, text: string): Seen | undefined {
  const { viewer, view, decision, log } = seen
  if (viewer === 'spectator' || view === null || decision === null || !isAlone(seen)) return undefined
  const move = decision.moves.includes(text) ? game.read(text) : undefined
  if (move === undefined) return undefined
  const position = game.determinize(view, random('foresee'))
  const before = game.toAct(position)
  const { events, stopped } = stepCertain(
    game,
    position,
    viewer,
    move,
    (seat) => seat !== viewer || seen.endTurnByHand,
  )
  if (stopped || ![before, game.toAct(position)].every((asked) => asked.length === 1 && asked[0] === viewer))
    return undefined
  const asked = writtenDecision(game, position, viewer)
  if (asked === undefined) return undefined
  const fresh: LogEntry[] = events.map((event, i) => ({ n: log.length + i, event }))
  return share(seen, {
    ...seen,
    view: game.view(position, viewer),
    decision: { ...asked, id: idAfter(decision, asked), endTurn: endTurnIn(game, asked.moves) },
    log: [...log, ...fresh],
    fresh,
    canUndo: true,
  })
}

/** Nobody else decides, thinks, or shares the screen. */
const isAlone = ({ stage, busy, curtain, step, seats }: Seen): boolean =>
  stage === 'playing' &&
  !busy &&
  curtain === null &&
  step === null &&
  seats.filter(({ kind }) => kind === 'me').length === 1

/** The id of the decision that follows another: the same while the same is asked. */
export const idAfter = (before: DecisionSeen, asked: WrittenDecision): string =>
  askedText(before) === askedText(asked) ? before.id : String(Number(before.id) + 1)

/** What tells two questions apart. */
export const askedText = ({ seat, question, moves }: WrittenDecision): string =>
  [seat, question.code, ...moves].join()
