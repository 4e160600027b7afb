import type { Game, Viewer } from '@benben/kernel'
import type { SeatInfo, StateMessage, TableInfo } from '@benben/protocol'
import type { HeardClocks } from '../clock/left.ts'
import { wordsNow } from '../app/words.ts'
import { emptySeen } from './empty-seen.ts'
import { endTurnIn } from './end-turn.ts'
import { botName } from './bot-name.ts'
import { refusalsIn } from './refusals.ts'
import type { DecisionSeen, SeatSeen, Seen, Stage, LogEntry } from './session.ts'

/** Builds a `Seen` from the messages of the server. */
export interface OnlineState {
  readonly table: TableInfo
  readonly state: StateMessage | undefined
  readonly game: Game
  readonly log: readonly LogEntry[]
  readonly incidents: readonly string[]
  readonly clocks: HeardClocks | null
  readonly decided: number | null
  /** Whether the viewer has not seen the next step of an automaton yet. */
  readonly isPaused: boolean
}

/** A table from the server, with the printed data that only the first message about it contains. */
export const mergeTable = (known: TableInfo | undefined, received: TableInfo): TableInfo => ({
  ...(known?.printed === undefined ? {} : { printed: known.printed }),
  ...(known?.goesOn === undefined ? {} : { goesOn: known.goesOn }),
  ...received,
})

export function seenOnline(id: string, online: OnlineState, busy: boolean): Seen {
  const { table, state, game, log, incidents, decided, isPaused } = online
  const viewer: Viewer = table.you ?? 'spectator'
  const view = state?.view ?? null
  const toAct = state?.toAct ?? table.toAct
  const kinds = new Set(toAct.map((seat) => table.seats[seat]?.kind))
  const isKept = toAct.some((seat) => table.seats[seat]?.keeper !== undefined)
  const othersPlay = isKept || kinds.has('bot') || (kinds.has('automaton') && !isPaused)
  return {
    ...emptySeen(id, 'online'),
    game: table.game,
    options: table.options,
    ...(table.printed === undefined ? {} : { printed: table.printed }),
    stage: stageOf(table, state),
    viewer,
    seats: seatsOnline(table),
    view,
    decision: state === undefined ? null : decisionSeen(state, game),
    step: isPaused ? (state?.step ?? null) : null,
    log,
    toAct,
    busy: busy || othersPlay,
    canUndo: state?.canUndo ?? false,
    endTurnByHand: state?.endTurnByHand ?? true,
    // The match may be over on the server while the viewer still isPaused its last steps.
    result: state === undefined ? table.result : state.result,
    watchable: table.watchable,
    goesOn: table.goesOn === true,
    owner: table.owner !== null && table.owner === table.you,
    pace: table.pace ?? null,
    clocks: state?.result === null ? online.clocks : null,
    watchers: table.watchers ?? 0,
    incidents,
    decided,
    next: table.next === null ? null : `/table/${table.next}`,
  }
}

/** A game that has begun is shown as soon as there is something to show. */
function stageOf(table: TableInfo, state: StateMessage | undefined): Stage {
  if (state === undefined) return table.status === 'waiting' ? 'gathering' : 'opening'
  return state.result === null ? 'playing' : 'over'
}

/** Who sits at a table, as the pages show it. */
export const seatsOnline = ({ seats, you }: Pick<TableInfo, 'seats' | 'you'>): readonly SeatSeen[] =>
  seats.map((seat, i) => seatSeen(seat, i === you))

const seatSeen = (
  { kind, name, program, connected, elsewhere, ready, ...rest }: SeatInfo,
  me: boolean,
): SeatSeen => ({
  name:
    kind === 'bot' || kind === 'automaton'
      ? botName(wordsNow(), name ?? '')
      : program === true
        ? wordsNow().say('web.program', { name: name ?? '' })
        : (name ?? ''),
  kind: me ? 'me' : kind === 'person' ? 'guest' : kind,
  bot: kind === 'bot' ? name : null,
  connected,
  ...(elsewhere === undefined ? {} : { elsewhere }),
  ...(ready || kind === 'open' ? {} : { ready: false }),
  ...(program === undefined ? {} : { program }),
  // What is left out has nothing to tell.
  ...rest,
})

function decisionSeen(state: StateMessage, game: Game): DecisionSeen | null {
  const { decision } = state
  if (decision === null) return null
  const endTurn = endTurnIn(game, decision.moves)
  return { ...decision, id: String(decision.id), refusals: refusalsIn(game, state), endTurn }
}
