import type { Analysis } from '@benben/bots/analysis'
import type { Key } from '@benben/words'
import type { CSSProperties, ReactElement } from 'react'
import { botName } from '../session/bot-name.ts'
import styles from './analysis.module.css'
import { aboutSeat, nameOf, seatLook, type Scene } from './scene.ts'

const whole = (points: number): string => {
  const rounded = Math.round(points)
  return rounded < 0 ? `−${-rounded}` : String(rounded)
}

interface SourcesProps {
  readonly scene: Scene
  readonly analysis: Analysis | null
}

/** The points of a seat by source, beside those that the strongest level reached there. */
export function SourcesPanel({ scene, analysis }: SourcesProps): ReactElement {
  const { words } = scene
  const level = analysis === null ? '' : botName(words, analysis.strongest)
  return (
    <section className={styles.panel} aria-labelledby="analysis-sources">
      <header>
        <h2 id="analysis-sources">{words.say('analysis.sources', aboutSeat(scene))}</h2>
        {analysis === null ? null : (
          <small>
            {words.say('analysis.sources.about', {
              ...aboutSeat(scene),
              level,
              games: analysis.possible.games,
            })}
          </small>
        )}
      </header>
      <SourcesTable scene={scene} analysis={analysis} />
      {analysis === null ? null : (
        <p className={styles.note}>
          {words.say('analysis.sources.meaning', {
            level,
            quick: botName(words, analysis.quick),
            error: words.number(analysis.possible.total.error, 1),
          })}
        </p>
      )}
    </section>
  )
}

function SourcesTable({ scene, analysis }: SourcesProps): ReactElement {
  const { words, opened, look, seat } = scene
  const { result, game } = opened.match
  const own = result!.points[seat]!
  const possible = analysis?.possible.points ?? {}
  const sources = game.codes.sources.filter(
    (source) => (own[source] ?? 0) !== 0 || Math.round(possible[source] ?? 0) !== 0,
  )
  const most = Math.max(1, ...sources.flatMap((source) => [own[source] ?? 0, possible[source] ?? 0]))
  const share = (points: number): string => `${(100 * Math.max(0, points)) / most}%`
  // The total is the sum of what is shown, so that the column adds up.
  const sum = sources.reduce((all, source) => all + Math.round(possible[source] ?? 0), 0)
  const counted = (points: number, could: number): ReactElement => (
    <>
      <td className={styles.count}>
        <b>{whole(points)}</b>
      </td>
      {analysis === null ? null : <td className={styles.count}>{whole(could)}</td>}
    </>
  )
  return (
    <table className={styles.sources} style={{ '--side': seatLook(scene, seat).colour } as CSSProperties}>
      {analysis === null ? null : <Columns scene={scene} analysis={analysis} />}
      <tbody>
        {sources.map((source) => (
          <tr key={source} data-source={source}>
            <th scope="row">
              {look.SourceIcon === undefined ? null : <look.SourceIcon source={source} />}
              {words.say(`${game.id}.source.${source}` as Key)}
            </th>
            <td className={styles.bars} aria-hidden="true">
              <i className={styles.possible} style={{ width: share(possible[source] ?? 0) }} />
              <i className={styles.own} style={{ width: share(own[source] ?? 0) }} />
            </td>
            {counted(own[source] ?? 0, possible[source] ?? 0)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say('analysis.sources.total')}</th>
          <td />
          {counted(result!.totals[seat]!, sum)}
        </tr>
      </tfoot>
    </table>
  )
}

/** Whose points stand in which column. */
const Columns = ({
  scene,
  analysis: { strongest, possible },
}: {
  readonly scene: Scene
  readonly analysis: Analysis
}): ReactElement => (
  <thead>
    <tr>
      <td colSpan={2} />
      <th scope="col">{nameOf(scene, scene.seat)}</th>
      <th scope="col">
        {scene.words.say('analysis.sources.mean', {
          level: botName(scene.words, strongest),
          games: possible.games,
        })}
      </th>
    </tr>
  </thead>
)
