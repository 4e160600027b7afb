import type { Game } from '@benben/kernel'
import { emptySeen } from '../session/empty-seen.ts'
import { SeenStore } from '../session/seen-store.ts'
import type { Outcome, Session } from '../session/session.ts'
import type { Save } from '../store/save.ts'
import { LessonTable } from './lesson-table.ts'
import { stepsOf, type Script } from './script.ts'

/** A lesson as a session of its table, and the steps around it. */
export interface LessonSession extends Session {
  readonly step: () => number
  /** The moves of the click that is taught now; none where the learner looks or touches. */
  readonly taught: () => readonly string[]
  /** How many clicks of this step are made. */
  readonly clicks: () => number
  /** How often the learner tried something else since the last right move. */
  readonly refused: () => number
  /** Goes to the beginning of a step; the same one shows it again. */
  readonly goTo: (step: number) => void
  readonly save: () => ReturnType<LessonTable['save']>
}

/** How long the table stands as it was before something is shown again. */
const BEFORE_AGAIN = 400

const OK: Outcome = { ok: true }

/** What the table of a lesson never asks for. */
const NOT_IN_LESSONS = {
  undo: async () => OK,
  restartTurn: async () => OK,
  openCurtain: async () => undefined,
  closeCurtain: async () => undefined,
  setEndTurnByHand: async () => undefined,
  nextStep: async () => OK,
  setStepByStep: async () => undefined,
  act: async () => OK,
  sitDown: async () => OK,
  rematch: async () => '/',
} satisfies Partial<Session>

/** Where somebody is in a lesson. */
interface Place {
  readonly step: number
  /** How many clicks of this step are made. */
  readonly clicks?: number
}

/** Runs a lesson in the page: the script plays everybody else. `onPlace` hears of every step and click, to keep the place. */
export function openLesson(
  game: Game,
  script: Script,
  from: Place,
  onPlace: (step: number, clicks: number) => void,
): LessonSession {
  const last = stepsOf(script).length - 1
  const table = new LessonTable(game, script, Math.min(Math.max(from.step, 0), last))
  table.click(from.clicks ?? 0)
  const store = new SeenStore(emptySeen('lesson', 'local'))
  // The step, and what Kepi answers, change while the table does not.
  const show = (): void => store.show(table.snapshot())
  let later: ReturnType<typeof setTimeout> | undefined
  let refused = 0
  const goTo = (to: number): void => {
    clearTimeout(later)
    refused = 0
    if (to === table.step) {
      // The table first stands as it was before, so that its pieces move again.
      table.rewind()
      later = setTimeout(() => {
        table.watch()
        show()
      }, BEFORE_AGAIN)
    } else {
      table.goTo(Math.min(Math.max(to, 0), last))
    }
    onPlace(table.step, table.clicks)
    show()
  }
  show()
  return {
    ...NOT_IN_LESSONS,
    now: store.now,
    subscribe: store.subscribe,
    step: () => table.step,
    taught: () => table.taught,
    clicks: () => table.clicks,
    refused: () => refused,
    goTo,
    save: (): ReturnType<LessonTable['save']> => table.save(),
    play: async (move) => {
      const outcome = table.play(move)
      refused = outcome.ok ? 0 : refused + 1
      if (outcome.ok && table.taught.length === 0) goTo(table.step + 1)
      else {
        if (outcome.ok) onPlace(table.step, table.clicks)
        show()
      }
      return outcome
    },
    preview: async (move) => table.preview(move),
    record: async () => table.save().record ?? undefined,
    close: () => clearTimeout(later),
  }
}

/** The match of a finished lesson, to be played on against a bot. */
export const playOn = (session: LessonSession, id: string, seats: Save['seats'], now: number): Save => ({
  ...session.save(),
  id,
  seats,
  changed: now,
  over: false,
  hints: true,
})
