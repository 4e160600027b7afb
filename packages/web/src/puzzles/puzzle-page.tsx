import type { Puzzle, PuzzleFile } from '@benben/bots/puzzles'
import type { GameId } from '@benben/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { loadLook, type GameLook } from '../analysis/looks.ts'
import { useTitle } from '../app/use-title.ts'
import { useWords } from '../app/words.ts'
import { LostPage } from '../pages/lost.tsx'
import { loadTable, Stage, type LoadedTable } from '../pages/match.tsx'
import { Message } from '../pages/message.tsx'
import { gameName } from '../pages/names.ts'
import { useSession } from '../session/use-session.ts'
import { useSettings } from '../store/settings.ts'
import { Help } from '../ui/help.tsx'
import { PromptSlot } from '../ui/prompt-slot.ts'
import { TopBar } from '../ui/top-bar.tsx'
import { Answer } from './answer.tsx'
import { PuzzleCard } from './card.tsx'
import { dayOf, numberOn } from './days.ts'
import { solves } from './grade.ts'
import { hasPuzzles, loadPuzzles } from './load.ts'
import { puzzleKey, usePuzzleProgress } from './progress.ts'
import { openAnswer, openPuzzle } from './puzzle-session.ts'
import type { Posed } from './posed.ts'
import { useGrade, type Grading } from './use-grade.ts'
import { Verdict } from './verdict.tsx'

interface Opened {
  readonly file: PuzzleFile
  readonly loaded: LoadedTable
  readonly look: GameLook
}

async function open(game: GameId): Promise<Opened | undefined> {
  const [file, loaded, look] = await Promise.all([
    loadPuzzles(game),
    loadTable(game, undefined),
    loadLook(game),
  ])
  return loaded === undefined ? undefined : { file, loaded, look }
}

/** One puzzle, at the real table. */
export function PuzzlePage({
  game,
  number,
}: {
  readonly game: string
  readonly number: string
}): ReactElement {
  const words = useWords()
  const [opened, setOpened] = useState<Opened | 'failed'>()
  useEffect(() => {
    let gone = false
    if (hasPuzzles(game))
      open(game).then(
        (found) => (gone ? undefined : setOpened(found ?? 'failed')),
        () => (gone ? undefined : setOpened('failed')),
      )
    return () => {
      gone = true
    }
  }, [game])
  if (!hasPuzzles(game)) return <LostPage />
  if (opened === undefined) return <main aria-busy="true" />
  if (opened === 'failed')
    return <Message title={words.say('web.failed')}>{words.say('puzzle.failed')}</Message>
  const puzzle = opened.file.puzzles[Number(number) - 1]
  return puzzle === undefined ? (
    <LostPage />
  ) : (
    <Solving key={number} {...opened} puzzle={puzzle} number={Number(number)} />
  )
}

interface SolvingProps extends Opened {
  readonly puzzle: Puzzle
  readonly number: number
}

function Solving({ file, loaded, look, puzzle, number }: SolvingProps): ReactElement {
  const words = useWords()
  const name = useSettings((settings) => settings.name)
  const [session] = useState(() =>
    openPuzzle(loaded.game, file, puzzle, name === '' ? words.say('web.you') : name),
  )
  const seen = useSession(session)
  const taken = session.taken()
  const grading = useGrade(loaded.game, file, puzzle, taken)
  const [isShown, setShown] = useState(false)
  const posed: Posed = { words, file, loaded, look, puzzle, number }
  useKept(posed, taken, grading)
  useTitle(words.say('puzzle.page', { game: gameName(words, file.game), number }))
  const again = (): void => {
    setShown(false)
    session.again()
  }
  return (
    <>
      <TopBar title={words.say('puzzle.title', { number })} session={session}>
        <PuzzleCard posed={posed} onAnswer={() => setShown(true)} />
        <Help game={file.game} />
      </TopBar>
      {isShown ? (
        <Shown posed={posed} seats={seen.seats} onBack={() => setShown(false)} onAgain={again} />
      ) : (
        <PromptSlot
          value={
            taken === null || grading === null ? null : (
              <Verdict {...{ posed, taken, grading }} onAgain={again} onAnswer={() => setShown(true)} />
            )
          }
        >
          <Stage session={session} seen={seen} loaded={loaded} />
        </PromptSlot>
      )}
    </>
  )
}

interface ShownProps {
  readonly posed: Posed
  readonly seats: ReturnType<typeof useSession>['seats']
  readonly onBack: () => void
  readonly onAgain: () => void
}

/** The answer at the same table, move by move. */
function Shown({ posed, seats, onBack, onAgain }: ShownProps): ReactElement {
  const { loaded, file, puzzle } = posed
  const [session] = useState(() => openAnswer(loaded.game, file, puzzle, seats))
  const seen = useSession(session)
  return (
    <PromptSlot value={<Answer {...{ posed, session, onBack, onAgain }} at={session.at()} />}>
      <Stage session={session} seen={seen} loaded={loaded} />
    </PromptSlot>
  )
}

/** Keeps what became of every try, once it is graded. */
function useKept({ file, number }: Posed, taken: readonly string[] | null, grading: Grading | null): void {
  const isGraded = taken !== null && (grading?.is === 'best' || grading?.is === 'other')
  const isSolved = isGraded && solves(grading, file)
  useEffect(() => {
    if (!isGraded) return
    const { attempt, solveDay } = usePuzzleProgress.getState()
    const today = dayOf(new Date())
    attempt(puzzleKey(file.game, number), isSolved)
    if (isSolved && numberOn(today, file.puzzles.length) === number) solveDay(today)
  }, [isGraded, isSolved, taken, file, number])
}
