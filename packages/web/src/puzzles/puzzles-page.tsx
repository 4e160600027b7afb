import type { PuzzleFile } from '@benben/bots/puzzles'
import type { GameId } from '@benben/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useTitle } from '../app/use-title.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { gameIcon, gameName } from '../pages/names.ts'
import { Hidden } from '../ui/hidden.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { buttonClass } from '../ui/button.tsx'
import { dayOf, daysUpTo, inARow, numberOn } from './days.ts'
import { loadPuzzles, PUZZLE_GAMES } from './load.ts'
import { difficultyOf } from './posed.ts'
import { attemptedOf, puzzleKey, usePuzzleProgress } from './progress.ts'
import styles from './puzzles.module.css'
import { wheelOf } from './wheel-of.ts'
import { WheelPicture } from './wheel-picture.tsx'

const WEEK = 7

/** The puzzle of the day of each game, and all others with what became of them. */
export function PuzzlesPage(): ReactElement {
  const words = useWords()
  const title = words.say('puzzle.list')
  useTitle(title)
  return (
    <>
      <TopBar title={title} />
      <main className={styles.page}>
        <header>
          <h1>{title}</h1>
          <p>{words.say('puzzle.list.about')}</p>
        </header>
        <Week />
        {PUZZLE_GAMES.map((game) => (
          <OfGame key={game} game={game} />
        ))}
      </main>
    </>
  )
}

/** The last days, and how many in a row were solved. */
function Week(): ReactElement {
  const words = useWords()
  const { days } = usePuzzleProgress()
  const today = dayOf(new Date())
  const named = new Intl.DateTimeFormat(words.locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <section className={styles.panel} aria-labelledby="puzzle-days">
      <h2 id="puzzle-days">{words.say('puzzle.days', { days: inARow(days, today) })}</h2>
      <ol className={styles.week}>
        {daysUpTo(today, WEEK).map((day) => (
          <li key={day} data-solved={days.includes(day) || undefined} data-today={day === today || undefined}>
            {named.format(new Date(`${day}T00:00:00Z`))}
            {days.includes(day) ? <Icon name="check" size={14} /> : <span aria-hidden="true">·</span>}
            <Hidden>{words.say(days.includes(day) ? 'puzzle.day.solved' : 'puzzle.day.open')}</Hidden>
          </li>
        ))}
      </ol>
      <small>{words.say('puzzle.kept')}</small>
    </section>
  )
}

function OfGame({ game }: { readonly game: GameId }): ReactElement {
  const words = useWords()
  const [file, setFile] = useState<PuzzleFile | 'failed'>()
  useEffect(() => {
    loadPuzzles(game).then(setFile, () => setFile('failed'))
  }, [game])
  return (
    <section className={styles.panel} aria-labelledby={`puzzles-${game}`} aria-busy={file === undefined}>
      <h2 id={`puzzles-${game}`}>
        <Icon name={gameIcon(game)} /> {gameName(words, game)}
      </h2>
      {file === undefined ? null : file === 'failed' ? (
        <p role="alert">{words.say('puzzle.failed')}</p>
      ) : (
        <Stock file={file} />
      )}
    </section>
  )
}

type Became = 'solved' | 'tried' | 'open'

/** For those who do not see the colour. */
const State = ({ state }: { readonly state: Became }): ReactElement | null => {
  const words = useWords()
  return state === 'open' ? null : <Hidden>{words.say(`puzzle.state.${state}`)}</Hidden>
}

function Stock({ file }: { readonly file: PuzzleFile }): ReactElement {
  const words = useWords()
  const progress = usePuzzleProgress()
  const { game, puzzles } = file
  const today = numberOn(dayOf(new Date()), puzzles.length)
  const stateOf = (number: number): Became => {
    const { tries, solved } = attemptedOf(progress, puzzleKey(game, number))
    return solved ? 'solved' : tries > 0 ? 'tried' : 'open'
  }
  const solved = puzzles.filter((_, i) => stateOf(i + 1) === 'solved').length
  const wheel = wheelOf(puzzles[today - 1]!)
  return (
    <>
      <p className={styles.first}>
        {wheel === undefined ? null : <WheelPicture wheel={wheel} />}
        <Link href={`/puzzles/${game}/${today}`} className={buttonClass('primary')} data-today-puzzle={game}>
          <Icon name="sun" />
          {words.say('puzzle.today')}
        </Link>
        <span>{words.say('puzzle.solved-of', { solved, many: puzzles.length })}</span>
      </p>
      <ol className={styles.stock}>
        {puzzles.map((puzzle, i) => (
          <li key={puzzle.seed}>
            <Link
              href={`/puzzles/${game}/${i + 1}`}
              title={words.say(`puzzle.${difficultyOf(puzzle)}`)}
              data-state={stateOf(i + 1)}
            >
              {i + 1}
              <State state={stateOf(i + 1)} />
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
