import { Suspense, type ReactElement } from 'react'
import { Link } from 'wouter'
import { lazyWith, useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import type { LessonId } from '../lessons/lessons.ts'
import { useProgress } from '../lessons/progress.ts'
import { GameMedal } from './game-medal.tsx'
import { gameName, sinceWhen } from './names.ts'
import { mostUrgent, type GameRow } from './use-games.ts'
import styles from './waiting.module.css'

/** Clocks and lessons that were left say more; whoever has none does not load it. */
const TableTime = lazyWith(['pace'], async () => (await import('../clock/table-time.tsx')).TableTime)
const LessonPlace = lazyWith(
  ['lesson-page'],
  async () => (await import('../lessons/lesson-place.tsx')).LessonPlace,
)

interface WaitingProps {
  readonly rows: readonly GameRow[]
  readonly lessons: readonly LessonId[]
}

/** For whoever comes back: what waits, the most urgent game first, then lessons that were left. */
export function Waiting({ rows, lessons }: WaitingProps): ReactElement {
  const words = useWords()
  const { steps } = useProgress()
  const games = rows.filter(({ turn }) => turn === 'mine').length
  const urgent = mostUrgent(rows)
  const goOnWith = (step: number): string => words.say('web.lesson.go-on', { step: step + 1 })
  return (
    <section className={styles.waiting} aria-labelledby="waiting" data-waiting={games}>
      <h1 id="waiting">
        {games === 0 ? words.say('web.waiting.lesson') : words.say('web.waiting', { games })}
      </h1>
      {urgent === undefined ? null : <Urgent row={urgent} />}
      {lessons.map((id, i) => (
        <Link
          key={id}
          href={`/learn/${id}`}
          className={urgent === undefined && i === 0 ? styles.urgent : styles.lesson}
          data-unfinished={id}
        >
          <Icon name="play" size={22} />
          <span className={styles.what}>
            <b>{words.say(`web.lesson.${id}`)}</b>
            <small>
              <Suspense fallback={goOnWith(steps[id]!)}>
                <LessonPlace id={id} step={steps[id]!}>
                  {goOnWith(steps[id]!)}
                </LessonPlace>
              </Suspense>
            </small>
          </span>
        </Link>
      ))}
    </section>
  )
}

/** The most urgent game: how far it is, and the time that is left. */
function Urgent({ row }: { readonly row: GameRow }): ReactElement {
  const words = useWords()
  const { href, game, others, changed, standing, table, whose } = row
  return (
    <Link href={href} className={styles.urgent} data-urgent>
      <GameMedal game={game} size={46} />
      <span className={styles.what}>
        <b>{gameName(words, game)}</b>
        <small>
          {others} · {sinceWhen(words, changed, Date.now())}
        </small>
        {standing === undefined ? null : (
          <small className={styles.standing} data-standing>
            <span>{words.say('web.waiting.round', { round: standing.round, game })}</span>
            {standing.points.map(({ who, many }, seat) => (
              <span key={seat}>
                {who} <b>{many}</b>
              </span>
            ))}
          </small>
        )}
        {table?.clocks === undefined ? null : (
          <Suspense fallback={null}>
            <TableTime table={table} />
          </Suspense>
        )}
      </span>
      <span className={styles.turn}>
        {whose}
        <Icon name="play" size={18} />
      </span>
    </Link>
  )
}
