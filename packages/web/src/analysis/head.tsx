import type { Analysis } from '@benben/bots/analysis'
import { signed, type Words } from '@benben/words'
import type { ReactElement } from 'react'
import { Mark } from '../icons/mark.tsx'
import { botName } from '../session/bot-name.ts'
import { headlineOf } from '../ui/headline.ts'
import styles from './analysis.module.css'
import { aboutSeat, costOf, counted, nameOf, seatLook, type Scene } from './scene.ts'
import { SeatShape } from './seat-shape.tsx'

/** What it comes down to, who won, and everybody's points. */
export function Head({
  scene,
  analysis,
}: {
  readonly scene: Scene
  readonly analysis: Analysis | null
}): ReactElement {
  const { words, opened } = scene
  const result = opened.match.result!
  const won = headlineOf(words, result, (seat) => nameOf(scene, seat), true)
  const ranked = result.totals.map((_, seat) => seat).sort((a, b) => result.totals[b]! - result.totals[a]!)
  return (
    <header className={styles.head}>
      <Mark size={60} />
      <div className={styles.said}>
        <h1>{analysis === null ? words.say('analysis.title') : headline(scene, analysis)}</h1>
        <p>
          {won}. {analysis === null ? '' : worst(words, analysis)}
        </p>
      </div>
      <ul className={styles.totals}>
        {ranked.map((seat) => (
          <li key={seat} title={nameOf(scene, seat)}>
            <SeatShape look={seatLook(scene, seat)} size={22} />
            <b>{result.totals[seat]}</b>
          </li>
        ))}
      </ul>
    </header>
  )
}

const COUNTS = ['2', '3', '4', '5'] as const

function headline(scene: Scene, analysis: Analysis): string {
  const { words } = scene
  const many = counted(analysis).length
  const spelt = COUNTS.find((each) => each === String(many))
  return words.say(`analysis.cost.${analysis.measure}`, {
    ...aboutSeat(scene),
    many,
    count: spelt === undefined ? String(many) : words.say(`analysis.count.${spelt}`),
    points: words.number(costOf(analysis)),
  })
}

function worst(words: Words, analysis: Analysis): string {
  const { measure, strongest } = analysis
  const [most] = counted(analysis).toSorted((a, b) => b.judged[measure].mean - a.judged[measure].mean)
  if (most === undefined) return ''
  const { mean } = most.judged[measure]
  return words.say(`analysis.worst.${measure}`, {
    round: most.round,
    lost: measure === 'points' ? signed(words, mean).slice(1) : Math.round(100 * mean),
    level: botName(words, strongest),
  })
}
