import { playMatch } from '@benben/bots'
import { Match, writeRecord, type Game, type Seat } from '@benben/kernel'
import { tekhenu, type TekhenuOptions } from '@benben/tekhenu'
import type { Page } from '@playwright/test'
import { keep, type Staged } from './staged.ts'

/** Matches of Tekhenu at a chosen moment, made by bots and put into a browser. Seat 0 is the person. */
const game = tekhenu as unknown as Game
type TekhenuMatch = Match<unknown, unknown, { type: string }>

interface Stage {
  readonly players?: number
  readonly options?: object
  readonly seed?: string
  /** The moment, told by the question that seat 0 is asked and the round. */
  readonly until: (question: string, round: number, moves: readonly string[]) => boolean
  /** Of the moments before it the last that is like this: so that the person plays up to `until`. */
  readonly before?: (moves: readonly string[]) => boolean
}

const roundOf = ({ position }: TekhenuMatch): number => tekhenu.view(position, 0).round

/** Plays until seat 0 is asked what `until` wants, and keeps the match in the browser of this page. */
export async function stageTekhenu(page: Page, id: string, stage: Stage): Promise<Staged> {
  const { players = 2, options = {}, seed = 'papyrus', until, before } = stage
  const automata = tekhenu.automata?.(checked(options, players)) ?? []
  const bots = Array.from({ length: players }, () => 'greedy')
  const names = ['Ada', ...bots.slice(1).map((_, i) => ['greedy', 'random', 'greedy'][i]!)]
  const whole = playMatch({ game, options: checked(options, players), bots, seed })
  const open = (): TekhenuMatch =>
    new Match(game, { options: checked(options, players), names, seed }, () => false)
  let match = open()
  let start = 0
  for (const { seat, move } of whole.entries) {
    if (seat === 0 && isMoment(match, until)) break
    if (seat === 0 && before?.(movesOf(match)) === true) start = match.entries.length
    play(match, seat, move)
  }
  if (before !== undefined) {
    match = open()
    for (const { seat, move } of whole.entries.slice(0, start)) play(match, seat, move)
  }
  const staged = {
    id,
    record: writeRecord(match, { seed: true }),
    moves: match.entries.length,
    over: match.result !== undefined,
  }
  const seats = names.map((name, seat) =>
    seat === 0
      ? { kind: 'me', name }
      : automata[seat] !== undefined
        ? { kind: 'automaton', name: automata[seat] }
        : { kind: 'bot', name },
  )
  await keep(page, staged, { game: 'tekhenu', seats, options })
  return staged
}

function checked(options: object, players: number): TekhenuOptions {
  const read = tekhenu.options(options, players)
  if (!read.ok) throw new Error(read.fault.code)
  return read.value
}

function isMoment(match: TekhenuMatch, until: Stage['until']): boolean {
  const decision = game.decision(match.position, 0)
  if (decision === undefined) return false
  return until(decision.question.code.slice('tekhenu.'.length), roundOf(match), movesOf(match))
}

const movesOf = (match: TekhenuMatch): readonly string[] =>
  (game.decision(match.position, 0)?.moves ?? []).map((move) => game.write(move))

function play(match: TekhenuMatch, seat: Seat, move: number): void {
  const played = match.play(seat, move)
  if (!played.ok) throw new Error(`${game.write(move)}: ${played.refusal.code}`)
}
