import { turnSaid } from '@benben/words'
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { SeatShape } from '../analysis/seat-shape.tsx'
import { Icon } from '../icons/icon.tsx'
import { whoOf } from '../session/say.ts'
import type { Film } from './film.ts'
import { isThisTurn, type NumberedPoint } from './reviewed.ts'
import styles from './moves.module.css'
import { turnAt, type ReplayTurn } from './turns.ts'

export interface MovesProps {
  readonly film: Film
  readonly turns: readonly ReplayTurn[]
  readonly turningPoints: readonly NumberedPoint[]
  /** Per moment, the points of every seat; empty until they are known. */
  readonly points: readonly (readonly number[])[]
  readonly at: number
  /** What is seen now: colours of seats can depend on it. */
  readonly view: unknown
  readonly onGo: (at: number) => void
}

/** Every turn, by rounds: each a way to the moment after it. One stop for the keyboard; arrows go from turn to turn. */
export function MovesList(props: MovesProps): ReactElement {
  const { turns, at, onGo } = props
  const words = useWords()
  const list = useRef<HTMLDivElement>(null)
  const now = turnAt(turns, at)
  useCurrentInSight(list, now)
  const go = (event: KeyboardEvent): void => {
    const here = turns.indexOf(now)
    const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: turns.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onGo(turns[Math.min(Math.max(to, 0), turns.length - 1)]!.to)
  }
  const rounds = Map.groupBy(turns, ({ seat, round }) => (seat === null ? 0 : round))
  return (
    <div className={styles.list} ref={list} onKeyDown={go} data-moves>
      {[...rounds].map(([round, some]) => (
        <section key={round}>
          {round === 0 ? null : <h3>{words.say('replay.round', { round })}</h3>}
          <ol>
            {some.map((turn) => (
              <Turn key={turn.to} {...props} turn={turn} isNow={turn === now} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface TurnProps extends MovesProps {
  readonly turn: ReplayTurn
  readonly isNow: boolean
}

function Turn({ film, turn, isNow, turningPoints, points, view, onGo }: TurnProps): ReactElement {
  const words = useWords()
  const { seat, to, signs } = turn
  const said = useMemo(() => saidOf(words, film, turn), [words, film, turn])
  const number = turningPoints.find((each) => isThisTurn(each, turn))?.number
  return (
    <li>
      <button
        type="button"
        className={styles.turn}
        aria-current={isNow ? 'step' : undefined}
        tabIndex={isNow ? 0 : -1}
        data-turn={to}
        onClick={() => onGo(to)}
      >
        {seat === null ? (
          <Icon name="flag" size={14} />
        ) : (
          <SeatShape look={film.look.seatLook(view, seat)} size={14} />
        )}
        <span className={styles.said}>{said}</span>
        {number === undefined ? null : (
          <i className={styles.number} title={words.say('replay.turning-point')}>
            {number}
          </i>
        )}
        <b>{seat === null ? null : points[to]?.[seat]}</b>
      </button>
      {signs.map((sign) => (
        <button key={sign} type="button" className={styles.sign} tabIndex={-1} onClick={() => onGo(sign)}>
          {words.say(`replay.sign.${film.moments[sign]!.sign!}`, { round: film.moments[sign]!.round })}
        </button>
      ))}
    </li>
  )
}

/** The moves of a turn in one line; ending it says nothing. */
function saidOf(words: ReturnType<typeof useWords>, film: Film, { from, to, seat }: ReplayTurn): string {
  if (seat === null) return words.say('replay.setup')
  const { game, speech } = film.loaded
  const done = game.write(game.endTurn)
  const moves = Array.from({ length: to - from }, (_, i) => film.moveAt(from + 1 + i)).filter(
    (move) => move !== undefined && move.text !== done,
  )
  if (moves.length > 0) return turnSaid(words, speech, moves as NonNullable<(typeof moves)[number]>[])
  return words.say('replay.decided', { who: whoOf(film).names[seat] ?? '' })
}

/** Keeps the current turn in sight, and the focus on it if it was in the list. The page itself never moves. */
function useCurrentInSight(list: { readonly current: HTMLDivElement | null }, now: ReplayTurn): void {
  useEffect(() => {
    const box = list.current
    const row = box?.querySelector<HTMLElement>('[aria-current]')
    if (box === null || row === null || row === undefined) return undefined
    if (box.contains(document.activeElement)) row.focus({ preventScroll: true })
    const scroll = (): void => {
      const [inside, outside] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
      if (inside.top < outside.top || inside.bottom > outside.bottom)
        box.scrollBy(0, inside.top - outside.top - (outside.height - inside.height) / 2)
    }
    scroll()
    // What stands below the list comes and goes.
    const sized = new ResizeObserver(scroll)
    sized.observe(box)
    return () => sized.disconnect()
  }, [list, now])
}
