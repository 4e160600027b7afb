import type { Game, Points, Seat } from '@benben/kernel'
import type { Reasoned } from '@benben/words'
import type { Seen, Session } from '../session/session.ts'
import type { BotRunner } from '../worker/bot-runner.ts'

/** What could be done now: the text of a move, what it changes in the points of a scoring, and what is expected of it. */
export interface Hint {
  readonly move: string
  /** By source. */
  readonly gains: Points
  /** Null where the adviser cannot tell, and for moves without a choice. */
  readonly expects: Reasoned | null
}

/** A hint for whoever decides; undefined where nobody at this screen does. */
export async function hintFor(
  game: Game,
  session: Session,
  seen: Seen,
  bots: Pick<BotRunner, 'advise'>,
): Promise<Hint | undefined> {
  const { decision, viewer, view, printed, id, log, hints } = seen
  if (decision === null || viewer === 'spectator' || hints === null) return undefined
  const [only, ...others] = decision.moves
  if (only === undefined) return undefined
  if (others.length === 0)
    return { move: only, gains: await gainsOf(game, session, seen, viewer, only), expects: null }
  const { move, gains, expects } = await bots.advise({
    game: game.id,
    ...(printed === undefined ? {} : { printed }),
    bot: hints,
    seat: viewer,
    view,
    moves: decision.moves.flatMap((text) => game.read(text) ?? []),
    seed: `${id}/hint/${log.length}`,
  })
  const text = game.write(move)
  return { move: text, gains: gains ?? (await gainsOf(game, session, seen, viewer, text)), expects }
}

/** What a move alone changes in the points of a scoring now; nothing where chance comes between. */
async function gainsOf(
  game: Game,
  session: Session,
  { view }: Seen,
  seat: Seat,
  move: string,
): Promise<Points> {
  const after = (await session.preview(move))?.view ?? null
  if (after === null) return {}
  const [before, then] = [game.project(view)[seat]!, game.project(after)[seat]!]
  const changed = Object.keys(then).map(
    (source) => [source, (then[source] ?? 0) - (before[source] ?? 0)] as const,
  )
  return Object.fromEntries(changed.filter(([, points]) => points !== 0))
}
