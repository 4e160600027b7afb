import type { Points } from '@benben/kernel'
import { signed, type Key } from '@benben/words'
import type { ReactElement } from 'react'
import { botName } from '../session/bot-name.ts'
import type { Grade } from './grade.ts'
import { saidTurn, type Posed } from './posed.ts'
import styles from './puzzles.module.css'

interface AlternativesProps {
  readonly posed: Posed
  /** What was played, where somebody has: shown where it is none of the others. */
  readonly taken?: readonly string[]
  readonly grade?: Grade
}

interface Shown {
  readonly moves: readonly string[]
  /** In points or in games of a hundred; none for the best. */
  readonly loss: number
  readonly error: number
  readonly sources: Points
  readonly isMine: boolean
}

/** Why it is best: the turn beside its rivals, with what each costs and where that comes from. */
export function Alternatives({ posed, taken, grade }: AlternativesProps): ReactElement {
  const { words, file, puzzle } = posed
  const { measure, quick } = file
  const factor = measure === 'points' ? 1 : 100
  const rivals = puzzle.rivals.map(({ moves, sources, ...rest }): Shown => ({
    moves,
    loss: factor * rest[measure].mean,
    error: factor * rest[measure].error,
    sources,
    isMine: false,
  }))
  const most = Math.max(...rivals.map(({ loss }) => loss))
  const isBest = grade?.is === 'best'
  const shown: readonly Shown[] = [
    { moves: isBest ? taken! : puzzle.best, loss: 0, error: 0, sources: {}, isMine: isBest },
    ...rivals,
  ]
  return (
    <>
      <p className={styles.why}>
        {words.say(`puzzle.why.${measure}`, { many: puzzle.many, quick: botName(words, quick) })}{' '}
        {puzzle.asGood.length === 0 ? null : words.say('puzzle.as-good', { many: puzzle.asGood.length })}
      </p>
      <ol className={styles.alternatives}>
        {shown.map((each) => (
          <Alternative key={each.moves.join()} posed={posed} most={most} each={each} />
        ))}
      </ol>
    </>
  )
}

function Alternative({
  posed,
  each: { moves, loss, error, sources, isMine },
  most,
}: {
  readonly posed: Posed
  readonly each: Shown
  readonly most: number
}): ReactElement {
  const { words, file } = posed
  const isBest = loss === 0
  return (
    <li className={isBest ? styles.best : ''} data-alternative={isBest ? 'best' : 'rival'}>
      <p>
        <b>
          {isBest
            ? words.say('puzzle.best')
            : words.say(`puzzle.loss.${file.measure === 'points' ? 'points' : 'chance'}`, {
                points: signed(words, -loss),
                games: signed(words, -loss, 0),
              })}
        </b>{' '}
        {isBest ? null : <small>± {words.number(error, file.measure === 'points' ? 1 : 0)}</small>}
        {isMine ? <small className={styles.mine}>{words.say('puzzle.mine')}</small> : null}
      </p>
      <i className={styles.meter} aria-hidden="true">
        <i style={{ width: `${100 - (70 * loss) / most}%` }} />
      </i>
      <p className={styles.turn}>{saidTurn(posed, moves)}</p>
      {isBest ? null : <Sources posed={posed} sources={sources} />}
    </li>
  )
}

/** Sources that gain or lose less than this are noise. */
const LEAST = 0.3
const MOST_SOURCES = 4

/** Where the best turn brings more or less than a rival. */
function Sources({
  posed,
  sources,
}: {
  readonly posed: Posed
  readonly sources: Points
}): ReactElement | null {
  const { words, file, look } = posed
  const told = Object.entries(sources)
    .filter(([, points]) => Math.abs(points) >= LEAST)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_SOURCES)
  if (told.length === 0) return null
  return (
    <ul className={styles.sources} aria-label={words.say('puzzle.sources')}>
      {told.map(([source, points]) => (
        <li key={source}>
          {look.SourceIcon === undefined ? null : <look.SourceIcon source={source} />}
          {words.say('analysis.gain', {
            source: words.say(`${file.game}.source.${source}` as Key),
            points: signed(words, -points),
          })}
        </li>
      ))}
    </ul>
  )
}
