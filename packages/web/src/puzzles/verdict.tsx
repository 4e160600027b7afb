import { signed } from '@benben/words'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { botName } from '../session/bot-name.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Alternatives } from './alternatives.tsx'
import { solves, type Grade } from './grade.ts'
import { saidTurn, type Posed } from './posed.ts'
import { PlayOn } from './play-on.tsx'
import { attemptedOf, puzzleKey, usePuzzleProgress } from './progress.ts'
import styles from './puzzles.module.css'
import type { Grading } from './use-grade.ts'

interface VerdictProps {
  readonly posed: Posed
  readonly taken: readonly string[]
  readonly grading: Grading
  readonly onAgain: () => void
  readonly onAnswer: () => void
}

/** What the turn was worth. It stands in the place of the prompt; the answer is told once it is found, or asked for. */
export function Verdict({ posed, taken, grading, onAgain, onAnswer }: VerdictProps): ReactElement {
  const { words, file } = posed
  const { tries } = attemptedOf(usePuzzleProgress(), puzzleKey(file.game, posed.number))
  const isGraded = grading.is === 'best' || grading.is === 'other'
  const isSolved = isGraded && solves(grading, file)
  return (
    <section
      className={styles.verdict}
      aria-label={words.say('puzzle.verdict')}
      data-verdict={isSolved ? 'solved' : grading.is}
    >
      <header>
        {isGraded ? <Icon name={isSolved ? 'check' : 'cross'} size={22} /> : null}
        <div role="status" className={styles.headline}>
          <h2>{headline(posed, grading, tries)}</h2>
        </div>
        <Actions {...{ posed, taken, isSolved, onAgain, onAnswer }} />
      </header>
      {grading.is === 'thinking' ? <progress value={grading.done} /> : null}
      {isSolved ? (
        <Alternatives posed={posed} taken={taken} grade={grading} />
      ) : (
        <p className={styles.turn}>{words.say('puzzle.your-turn', { turn: saidTurn(posed, taken) })}</p>
      )}
    </section>
  )
}

/** The loss in the measure of the game, in words. */
function lossSaid({ words, file }: Posed, grade: Grade): string {
  if (grade.is === 'best') return words.say('puzzle.best')
  const { points, chance } = grade.loss
  return file.measure === 'points'
    ? words.say('puzzle.loss.points', { points: signed(words, -points.mean) })
    : words.say('puzzle.loss.chance', { games: signed(words, -100 * chance.mean, 0) })
}

function headline(posed: Posed, grading: Grading, tries: number): string {
  const { words, file } = posed
  if (grading.is === 'thinking') return words.say('puzzle.thinking', { level: botName(words, file.quick) })
  if (grading.is === 'failed') return words.say('puzzle.ungraded')
  return solves(grading, file)
    ? words.say('puzzle.solved', { tries: Math.max(1, tries) })
    : words.say('puzzle.missed', { loss: lossSaid(posed, grading) })
}

interface ActionsProps extends Pick<VerdictProps, 'posed' | 'taken' | 'onAgain' | 'onAnswer'> {
  readonly isSolved: boolean
}

function Actions({ posed, taken, isSolved, onAgain, onAnswer }: ActionsProps): ReactElement {
  const { words, file, number } = posed
  const next = (number % file.puzzles.length) + 1
  return (
    <div className={styles.actions}>
      <Button look={isSolved ? 'plain' : 'primary'} icon="restart" onClick={onAgain} data-again>
        {words.say('puzzle.again')}
      </Button>
      <Button icon="eye" onClick={onAnswer} data-answer>
        {words.say('puzzle.answer')}
      </Button>
      <Link
        href={`/puzzles/${file.game}/${next}`}
        className={buttonClass(isSolved ? 'primary' : 'plain')}
        data-next-puzzle
      >
        <Icon name="chevron-right" />
        {words.say('puzzle.next')}
      </Link>
      <PlayOn posed={posed} taken={taken} />
    </div>
  )
}
