import {
  isConfirmed,
  perHundred,
  viewsAlong,
  type Analysis,
  type BestTurn,
  type TurningPoint,
} from '@benben/bots/analysis'
import { doubted, signed, turnSaid, type Key, type Words } from '@benben/words'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { momentAddress } from '../replay/source.ts'
import { botName } from '../session/bot-name.ts'
import { buttonClass } from '../ui/button.tsx'
import { Hidden } from '../ui/hidden.tsx'
import styles from './turning-points.module.css'
import { aboutSeat, type Scene } from './scene.ts'

interface ListProps {
  readonly scene: Scene
  readonly analysis: Analysis
}

/** The turns that cost most, each beside that of the strongest level, and the best one. */
export function TurningPoints({ scene, analysis }: ListProps): ReactElement {
  const { words } = scene
  const { turningPoints, bestTurn, strongest, measure } = analysis
  const lostBy = ({ judged }: TurningPoint): number => judged[measure].mean
  const worst = turningPoints.toSorted((a, b) => lostBy(b) - lostBy(a))[0]
  return (
    <ol className={styles.list}>
      {turningPoints.length === 0 ? (
        <li className={styles.none}>{words.say('analysis.none', { level: botName(words, strongest) })}</li>
      ) : null}
      {turningPoints.map((point, i) => (
        <Point key={point.at} {...{ scene, analysis, point }} number={i + 1} isWorst={point === worst} />
      ))}
      {bestTurn === null ? null : <Best scene={scene} best={bestTurn} measure={measure} />}
    </ol>
  )
}

/** A turn in words. */
function said(
  { words, opened: { match, loaded }, seat }: Scene,
  at: number,
  texts: readonly string[],
): string {
  const position = match.at(match.movesEarlier + at)!
  return turnSaid(words, loaded.speech, viewsAlong(match.game, position, seat, texts))
}

interface PointProps extends ListProps {
  readonly point: TurningPoint
  readonly number: number
  readonly isWorst: boolean
}

function Point({ scene, analysis, point, number, isWorst }: PointProps): ReactElement {
  const { words } = scene
  const { at, round, played, better, judged } = point
  const lost = { points: -judged.points.mean, chance: -judged.chance.mean }
  return (
    <li className={`${styles.point} ${isWorst ? styles.worst : ''}`} data-turning-point={at}>
      <span className={styles.number}>{number}</span>
      <span className={styles.label}>{words.say('analysis.round', { round })}</span>
      <p className={styles.turn}>{said(scene, at, played)}</p>
      <span className={`${styles.label} ${styles.better}`}>{botName(words, analysis.strongest)}</span>
      <div className={styles.turn}>
        <p>{said(scene, at, better)}</p>
        {isWorst ? (
          <Why {...{ scene, analysis, point }} />
        ) : (
          <details className={styles.details}>
            <summary>{words.say('analysis.why.show')}</summary>
            <Why {...{ scene, analysis, point }} />
          </details>
        )}
      </div>
      <div className={styles.lost}>
        <Change {...{ words, measure: analysis.measure }} by={lost} />
        <Hidden>
          {words.say('analysis.lost.about', {
            points: signed(words, lost.points),
            games: signed(words, 100 * lost.chance, 0),
          })}
        </Hidden>
        <Look scene={scene} at={at} round={round} />
      </div>
    </li>
  )
}

interface ChangeProps {
  readonly words: Words
  readonly measure: Analysis['measure']
  readonly by: { readonly points: number; readonly chance: number }
}

/** What a turn brought or cost: first in what the strongest level is trained with, then in the other. */
const Change = ({ words, measure, by: { points, chance } }: ChangeProps): ReactElement => {
  const inPoints = words.say('analysis.lost.points', { points: signed(words, points) })
  const inChance = words.say('analysis.lost.chance', { percent: signed(words, 100 * chance, 0) })
  return measure === 'points' ? (
    <>
      <b title={inPoints}>{signed(words, points)}</b>
      <small>{inChance}</small>
    </>
  ) : (
    <>
      <b>{inChance}</b>
      <small>{inPoints}</small>
    </>
  )
}

const Look = ({
  scene: { words, opened, seat },
  at,
  round,
}: {
  readonly scene: Scene
  readonly at: number
  readonly round: number
}): ReactElement => (
  <Link
    href={momentAddress(opened.source, at, seat)}
    className={`${buttonClass()} ${styles.look}`}
    aria-label={words.say('analysis.look.at', { round })}
    data-look
  >
    <Icon name="play" size={14} />
    {words.say('analysis.look')}
  </Link>
)

/** Sources that gain or lose less than this are noise. */
const LEAST = 0.5
const MOST_SOURCES = 4

/** Why it is better: by judgement, by playing on, and where the points come from. */
function Why({ scene, analysis, point }: Omit<PointProps, 'number' | 'isWorst'>): ReactElement {
  const { words, look, opened } = scene
  const { judged, playedOn } = point
  const gains = Object.entries(playedOn.sources)
    .filter(([, points]) => Math.abs(points) >= LEAST)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_SOURCES)
  return (
    <>
      <ul className={styles.gains}>
        {gains.map(([source, points]) => (
          <li key={source}>
            {look.SourceIcon === undefined ? null : <look.SourceIcon source={source} />}
            {words.say('analysis.gain', {
              source: words.say(`${opened.match.game.id}.source.${source}` as Key),
              points: signed(words, points),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.why}>
        {words.say('analysis.why', {
          points: doubted(words, judged.points),
          games: doubted(words, perHundred(judged.chance), 0),
          many: playedOn.many,
          quick: botName(words, analysis.quick),
          more: doubted(words, playedOn.points),
          wins: doubted(words, perHundred(playedOn.chance), 0),
        })}
        {isConfirmed(analysis.measure, point) ? '' : ` ${words.say('analysis.unsure')}`}
      </p>
    </>
  )
}

function Best({
  scene,
  best,
  measure,
}: {
  readonly scene: Scene
  readonly best: BestTurn
  readonly measure: Analysis['measure']
}): ReactElement {
  const { words } = scene
  const { at, round, played, before, after } = best
  const gained = { points: after.points - before.points, chance: after.chance - before.chance }
  return (
    <li className={`${styles.point} ${styles.best}`} data-best-turn={at}>
      <span className={styles.number}>
        <Icon name="check" size={14} />
      </span>
      <span className={styles.label}>{words.say('analysis.round', { round })}</span>
      <div className={styles.turn}>
        <p>
          <b>{words.say('analysis.best', aboutSeat(scene))}</b> {said(scene, at, played)}
        </p>
        <p className={styles.why}>{words.say('analysis.best.about', { measure })}</p>
      </div>
      <div className={styles.lost}>
        <Change {...{ words, measure }} by={gained} />
        <Look scene={scene} at={at} round={round} />
      </div>
    </li>
  )
}
