import type { Refusal } from '@benben/kernel'
import { useCallback, useReducer, useRef, useState } from 'react'
import type { TableProps } from '../../app/registry.ts'
import { sayOutcome } from '../../session/say.ts'
import type { Outcome, Seen } from '../../session/session.ts'
import { useStable } from '../../ui/stable.ts'
import type { Chain } from './spots.ts'

/** Sends the moves of a click when it is time for them, or drops them where what they answer is asked no more. */
export type Begin = (send: () => void, drop: () => void) => void

const AT_ONCE: Begin = (send) => send()

/** Whether moves are pending: the current state does not include them yet. */
type Sent = 'none' | 'now' | 'long ago'

export interface Moving {
  /** The error of the last action; null if it succeeded. */
  readonly problem: string | null
  /** The refusal behind it, where the rules said no. */
  readonly refusal: Refusal | undefined
  readonly sent: () => Sent
  /** Whether the current state is an intermediate one: the click has more moves to send. */
  readonly halfway: boolean
  readonly forget: () => void
  readonly report: (outcome: Outcome) => void
  /** `begin` may send them later; until then nothing else can be chosen. */
  readonly play: (chain: Chain, begin?: Begin) => void
  readonly undo: () => void
  readonly restart: () => void
}

/** Milliseconds without a response before the table shows that it is waiting. */
const LATE = 600

/** What was seen when a move was sent off; its answer brings another moment, even where the same is asked once more. */
export const momentOf = ({ decision, log }: Seen): string => `${decision?.id ?? ''} ${log.length}`

/** What was sent and not answered. */
interface Sending {
  /** How many moves the click plays. */
  readonly moves: number
  /** The moment of its last move; null while there are more to send. */
  last: string | null
}

/**
 * Plays moves one after the other: the next one once what came before it is shown, which may be before it is saved. The first
 * refusal counts.
 */
async function playAll(session: TableProps['session'], chain: Chain, mine: Sending): Promise<Outcome> {
  const answers: Promise<Outcome>[] = []
  for (const [i, move] of chain.entries()) {
    const before = momentOf(session.now())
    if (i === chain.length - 1) mine.last = before
    const answer = session.play(move)
    answers.push(answer)
    if (momentOf(session.now()) === before && !(await answer).ok) break
  }
  const outcomes = await Promise.all(answers)
  return outcomes.find(({ ok }) => !ok) ?? { ok: true }
}

/** Plays them when `begin` says so; where it drops them nothing went wrong. */
const playWhen = (begin: Begin, play: () => Promise<Outcome>): Promise<Outcome> =>
  new Promise((resolve) =>
    begin(
      () => resolve(play()),
      () => resolve({ ok: true }),
    ),
  )

/**
 * Sends the moves of a click one after the other, and undoes them together: one click, one undo. Nothing re-renders
 * when a move is sent, only when its result is shown, or is late.
 */
export function useMoving(table: TableProps): Moving {
  const { session, seen } = table
  const [failed, setFailed] = useState<Outcome | null>(null)
  const sending = useRef<Sending | null>(null)
  const [late, setLate] = useState(false)
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  const last = useRef<Chain | null>(null)
  const latest = useRef(seen)
  latest.current = seen
  const report = useCallback((outcome: Outcome): void => setFailed(outcome.ok ? null : outcome), [])
  const isAnswered = ({ last: at }: Sending): boolean => at !== null && at !== momentOf(latest.current)
  const sent = (): Sent =>
    sending.current === null || isAnswered(sending.current) ? 'none' : late ? 'long ago' : 'now'
  const drawnAs = useRef<Sent>('none')
  drawnAs.current = sent()

  const play = async (chain: Chain, begin: Begin): Promise<void> => {
    if (sent() !== 'none') return
    const mine: Sending = { moves: chain.length, last: null }
    sending.current = mine
    setFailed(null)
    last.current = chain
    const timer = setTimeout(() => setLate(true), LATE)
    report(await playWhen(begin, () => playAll(session, chain, mine)))
    clearTimeout(timer)
    setLate(false)
    if (sending.current !== mine) return
    sending.current = null
    if (drawnAs.current !== 'none') drawAnew()
  }
  const undo = async (): Promise<void> => {
    setFailed(null)
    const moves = last.current?.length ?? 1
    last.current = null
    for (let i = 0; i < moves; i++) {
      const outcome = await session.undo()
      report(outcome)
      if (!outcome.ok) return
    }
  }
  const now: Moving = {
    problem: failed === null ? null : (sayOutcome(table, failed) ?? null),
    refusal: failed === null || failed.ok ? undefined : failed.refusal,
    sent,
    halfway: sending.current !== null && sending.current.moves > 1 && !isAnswered(sending.current),
    // React would render the table to find that nothing has changed.
    forget: () => (failed === null ? undefined : setFailed(null)),
    report,
    play: (chain, begin = AT_ONCE) => void play(chain, begin),
    undo: () => void undo(),
    restart: () => void session.restartTurn().then(report),
  }
  // Its functions read what is latest: it is the same until something that is shown has changed.
  return useStable(
    { now, session, late },
    (a, b) => a.session === b.session && a.late === b.late && saysTheSame(a.now, b.now),
  ).now
}

const saysTheSame = (a: Moving, b: Moving): boolean =>
  a.problem === b.problem && a.refusal === b.refusal && a.halfway === b.halfway
