import { useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { botName } from '../session/bot-name.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useSideSlot } from '../ui/side-slot.tsx'
import { useCopy } from '../ui/use-copy.ts'
import { dayOf, numberOn } from './days.ts'
import { difficultyOf, type Posed } from './posed.ts'
import { attemptedOf, puzzleKey, usePuzzleProgress } from './progress.ts'
import styles from './puzzles.module.css'

interface CardProps {
  readonly posed: Posed
  /** For whoever gives up. */
  readonly onAnswer: () => void
}

/** What is asked: beside the table, or behind a button in the bar where there is no room beside it. */
export function PuzzleCard({ posed, onAnswer }: CardProps): ReactElement {
  const { words } = posed
  const slot = useSideSlot()
  const [isOpen, setOpen] = useState(false)
  if (slot !== null) return <>{createPortal(<Task posed={posed} onAnswer={onAnswer} />, slot)}</>
  return (
    <>
      <Button
        look="bare"
        icon="info"
        label={words.say('puzzle.task')}
        onClick={() => setOpen(true)}
        data-task
      />
      <Dialog title={words.say('puzzle.task')} open={isOpen} onClose={() => setOpen(false)}>
        <Task
          posed={posed}
          onAnswer={() => {
            setOpen(false)
            onAnswer()
          }}
        />
      </Dialog>
    </>
  )
}

function Task({ posed, onAnswer }: CardProps): ReactElement {
  const { words, file, puzzle, number } = posed
  const progress = usePuzzleProgress()
  const { tries, solved } = attemptedOf(progress, puzzleKey(file.game, number))
  const many = file.puzzles.length
  const isToday = numberOn(dayOf(new Date()), many) === number
  return (
    <section className={styles.card} aria-labelledby="puzzle-task">
      <small>
        {isToday ? `${words.say('puzzle.today')} · ` : null}
        {words.say('puzzle.number', { number, many })}
      </small>
      <h2 id="puzzle-task">{words.say('puzzle.task')}</h2>
      <p>{words.say('puzzle.task.about', { level: botName(words, file.strongest) })}</p>
      <p className={styles.pills}>
        <span>{words.say('puzzle.round', { round: puzzle.round })}</span>
        <span>{words.say(`puzzle.${difficultyOf(puzzle)}`)}</span>
        {tries === 0 ? null : (
          <span data-tries={tries}>
            {solved ? <Icon name="check" size={14} /> : null}
            {words.say('puzzle.tries', { tries })}
          </span>
        )}
      </p>
      <p className={styles.actions}>
        <Button icon="eye" onClick={onAnswer} data-give-up>
          {words.say('puzzle.answer')}
        </Button>
        <Share posed={posed} />
        <Link href="/puzzles" className={buttonClass()}>
          {words.say('puzzle.all')}
        </Link>
      </p>
    </section>
  )
}

/** The address of the puzzle, without the answer. */
function Share({ posed: { words, file, number } }: Pick<CardProps, 'posed'>): ReactElement {
  const { outcome, copy } = useCopy(() => new URL(`/puzzles/${file.game}/${number}`, location.href).href)
  return (
    <>
      <Button icon={outcome === 'copied' ? 'check' : 'link'} onClick={copy} data-share-puzzle>
        {words.say('puzzle.share')}
      </Button>
      <span role="status">{outcome === null ? null : words.say(`puzzle.share.${outcome}`)}</span>
    </>
  )
}
