import type { Points, Result } from './contract.ts'
import type { Seat } from './position.ts'

/**
 * What happens to a match apart from its moves: a seat concedes, runs out of time, is taken over by a bot or taken back by its
 * owner, all agree to end, or somebody who practises asks a bot for a hint. The match keeps them; the game never hears of them.
 */
export type Incident =
  /** Without a bot the match ends; with one, the bot plays the seat for good. */
  | { readonly kind: 'concede'; readonly seat: Seat; readonly bot?: string }
  /** Like `concede`, unless `kept`: then the bot plays until the owner comes back. */
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly bot?: string; readonly kept?: boolean }
  /** The others let a bot play the seat of somebody who is away. */
  | { readonly kind: 'takeover'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'return'; readonly seat: Seat }
  /** The seat was told what this bot would do. */
  | { readonly kind: 'hint'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'agreed' }

/** Why a match ended before its game did. */
export const EARLY_ENDS = ['conceded', 'out-of-time', 'agreed'] as const
export type EarlyEnd = (typeof EARLY_ENDS)[number]

const BOT = '[a-z]{1,20}(?::[1-9]\\d{0,5})?'
const SEATED = new RegExp(
  `^(\\d): (?:(concedes)(?: to (${BOT}))?|(out of time)(?:, (kept by|lost to) (${BOT}))?|taken over by (${BOT})|(taken back)|hint by (${BOT}))$`,
)
const AGREED = 'all: end unfinished'

/** An incident as a line of a record. */
export function writeIncident(incident: Incident): string {
  if (incident.kind === 'agreed') return AGREED
  return `${incident.seat}: ${seatText(incident)}`
}

function seatText(incident: Exclude<Incident, { kind: 'agreed' }>): string {
  if (incident.kind === 'return') return 'taken back'
  if (incident.kind === 'hint') return `hint by ${incident.bot}`
  if (incident.kind === 'takeover') return `taken over by ${incident.bot}`
  const { bot } = incident
  if (incident.kind === 'concede') return bot === undefined ? 'concedes' : `concedes to ${bot}`
  if (bot === undefined) return 'out of time'
  return `out of time, ${incident.kept === true ? 'kept by' : 'lost to'} ${bot}`
}

/** Undefined for every other line. */
export function readIncident(row: string): Incident | undefined {
  if (row === AGREED) return { kind: 'agreed' }
  const found = SEATED.exec(row)
  if (found === null) return undefined
  const [, digit, concedes, winner, late, how, keeper, taker, , adviser] = found
  const seat = Number(digit)
  if (concedes !== undefined)
    return { kind: 'concede', seat, ...(winner === undefined ? {} : { bot: winner }) }
  if (taker !== undefined) return { kind: 'takeover', seat, bot: taker }
  if (adviser !== undefined) return { kind: 'hint', seat, bot: adviser }
  if (late === undefined) return { kind: 'return', seat }
  return { kind: 'timeout', seat, ...(keeper === undefined ? {} : { bot: keeper, kept: how === 'kept by' }) }
}

/** Where a match stands after its incidents. */
export interface Absences {
  /** Per seat, the bot that plays it now in place of its owner. */
  readonly bots: readonly (string | undefined)[]
  /** The seats that were given up for good. */
  readonly lost: readonly Seat[]
  readonly ended: EarlyEnd | undefined
  /** Per seat, how many hints it was given; undefined as long as there were none. */
  readonly hints?: readonly number[]
}

const oneMore = ({ bots, hints }: Absences, seat: Seat): readonly number[] =>
  bots.map((_, i) => (hints?.[i] ?? 0) + (i === seat ? 1 : 0))

export const presentAll = (seats: number): Absences => ({
  bots: Array.from({ length: seats }, () => undefined),
  lost: [],
  ended: undefined,
})

/** Undefined if it cannot happen now. */
export function afterIncident(now: Absences, incident: Incident): Absences | undefined {
  if (now.ended !== undefined) return undefined
  if (incident.kind === 'agreed') return { ...now, ended: 'agreed' }
  const { kind, seat } = incident
  if (seat >= now.bots.length || now.lost.includes(seat)) return undefined
  const isAway = now.bots[seat] !== undefined
  if (kind === 'hint') return isAway ? undefined : { ...now, hints: oneMore(now, seat) }
  if (kind === 'return') return isAway ? { ...now, bots: now.bots.with(seat, undefined) } : undefined
  if (isAway && kind !== 'concede') return undefined
  const bots = now.bots.with(seat, incident.bot)
  const isKept = kind === 'takeover' || (kind === 'timeout' && incident.kept === true)
  if (isKept) return { ...now, bots }
  const lost = [...now.lost, seat]
  const reason = kind === 'concede' ? 'conceded' : 'out-of-time'
  const isLastButOne = lost.length >= now.bots.length - 1
  return { ...now, bots, lost, ended: incident.bot === undefined || isLastButOne ? reason : undefined }
}

/**
 * The result of a match that ended before its game: with the points of a scoring now. Nobody wins if all agreed to end; otherwise
 * the best of those who did not give up.
 */
export function earlyResult(absences: Absences, points: readonly Points[]): Result | undefined {
  const { ended, lost } = absences
  if (ended === undefined) return undefined
  const totals = points.map((sources) => Object.values(sources).reduce((sum, each) => sum + each, 0))
  const winners = ended === 'agreed' ? [] : bestOf(totals, lost)
  return { reason: ended, winners, points, totals, ...marks(absences) }
}

/** The result of a finished game, marked with who was absent or given hints: who gave up does not win. */
export function markedResult(result: Result, absences: Absences): Result {
  const { bots, lost, hints } = absences
  if (hints === undefined && lost.length === 0 && bots.every((bot) => bot === undefined)) return result
  const winners = result.winners.filter((seat) => !lost.includes(seat))
  return {
    ...result,
    winners: winners.length > 0 ? winners : bestOf(result.totals, lost),
    ...marks(absences),
  }
}

function marks({ bots, lost, hints }: Absences): Pick<Result, 'lost' | 'kept' | 'hints'> {
  const kept = bots.flatMap((bot, seat) => (bot === undefined || lost.includes(seat) ? [] : [seat]))
  return {
    ...(lost.length === 0 ? {} : { lost }),
    ...(kept.length === 0 ? {} : { kept }),
    ...(hints === undefined ? {} : { hints }),
  }
}

function bestOf(totals: readonly number[], lost: readonly Seat[]): Seat[] {
  const others = totals.map((_, seat) => seat).filter((seat) => !lost.includes(seat))
  const best = Math.max(...others.map((seat) => totals[seat]!))
  return others.filter((seat) => totals[seat] === best)
}
