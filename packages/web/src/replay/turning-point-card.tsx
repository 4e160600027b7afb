import { viewsAlong } from '@benben/bots/analysis'
import { signed, turnSaid } from '@benben/words'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { botName } from '../session/bot-name.ts'
import { Button } from '../ui/button.tsx'
import type { Film } from './film.ts'
import styles from './moves.module.css'
import type { ReplaySession } from './replay-session.ts'
import type { NumberedPoint, ReviewedMatch } from './reviewed.ts'

interface CardProps {
  readonly film: Film
  readonly session: ReplaySession
  readonly review: ReviewedMatch
  readonly points: readonly NumberedPoint[]
  readonly now: NumberedPoint
}

/** What the strongest level would have done at a turning point, and what it cost not to. */
export function TurningPointCard({ film, session, review, points, now }: CardProps): ReactElement {
  const words = useWords()
  const { seat, analysis } = review
  const { at, better, judged } = now.point
  const { match, loaded } = film.opened!
  const turn = turnSaid(
    words,
    loaded.speech,
    viewsAlong(match.game, match.at(match.movesEarlier + at)!, seat, better),
  )
  const lost =
    analysis.measure === 'points'
      ? words.say('analysis.lost.points', { points: signed(words, -judged.points.mean) })
      : words.say('analysis.lost.chance', { percent: signed(words, -100 * judged.chance.mean, 0) })
  const goTo = (way: 1 | -1): void => {
    const other = points[now.number - 1 + way]
    if (other !== undefined) session.goTo(other.point.at)
  }
  return (
    <section className={styles.card} aria-labelledby="replay-turning-point" data-point={now.number}>
      <h3 id="replay-turning-point">
        <i className={styles.number}>{now.number}</i>
        {words.say('replay.turning-point')}
        <b className={styles.lost}>{lost}</b>
      </h3>
      <p title={turn}>
        {words.say('replay.turning-point.better', { level: botName(words, analysis.strongest), turn })}
      </p>
      <div className={styles.ways}>
        <Button
          icon="play"
          label={words.say('replay.turning-point.see')}
          onClick={() => session.tryMoves(at, seat, better)}
          data-see-played
        >
          <span>{words.say('replay.turning-point.see')}</span>
        </Button>
        <Button
          icon="chevron-left"
          label={words.say('replay.turning-point.back')}
          disabled={now.number === 1}
          onClick={() => goTo(-1)}
        />
        <Button
          icon="chevron-right"
          label={words.say('replay.turning-point.next')}
          disabled={now.number === points.length}
          onClick={() => goTo(1)}
        />
      </div>
    </section>
  )
}
