import type { Draw } from '@benben/kernel'
import { emptySeen } from '../session/empty-seen.ts'
import { SeenStore } from '../session/seen-store.ts'
import type { Outcome, Session } from '../session/session.ts'
import type { CompanionTable, EnteredDie } from './companion-table.ts'

/** A game at a real table, as a session of its picture here. */
export interface CompanionSession extends Session {
  /** What has to be looked up at the table now. */
  readonly draw: () => Draw | undefined
  readonly isSetup: () => boolean
  /** How many draws of the setup have been entered. */
  readonly entries: () => number
  /** Dice whose colours were entered, and whose values come later. */
  readonly waiting: () => readonly EnteredDie[]
  readonly enter: (name: string) => Outcome
  readonly enterDie: (die: EnteredDie) => Outcome
  readonly takeBack: () => void
}

const OK: Outcome = { ok: true }
const NOT_HERE: Outcome = { ok: false, problem: { code: 'session.not-seated', params: {} } }

/** `save` keeps the record before anybody sees what changed. */
export function openCompanion(id: string, table: CompanionTable, save: () => void): CompanionSession {
  const store = new SeenStore(emptySeen(id, 'local'))
  const show = (): void => {
    save()
    store.show(table.snapshot())
  }
  const shown = (outcome: Outcome): Outcome => {
    if (outcome.ok) show()
    return outcome
  }
  const takeBack = (): void => {
    table.takeBack()
    show()
  }
  store.show(table.snapshot())
  return {
    now: store.now,
    subscribe: store.subscribe,
    draw: () => table.draw,
    isSetup: () => table.isSetup,
    entries: () => table.entries,
    waiting: () => table.waiting,
    enter: (name) => shown(table.enter(name)),
    enterDie: (die) => shown(table.enterDie(die)),
    takeBack,
    play: async (move) => shown(table.play(move)),
    undo: async () => {
      takeBack()
      return OK
    },
    restartTurn: async () => {
      table.restartTurn()
      show()
      return OK
    },
    preview: async (move) => table.preview(move),
    nextStep: async () => shown(table.nextStep()),
    setEndTurnByHand: async (byHand) => {
      table.endTurnByHand = byHand
      show()
    },
    // Each of its steps is done with real pieces.
    setStepByStep: async () => undefined,
    openCurtain: async () => undefined,
    closeCurtain: async () => undefined,
    act: async () => NOT_HERE,
    sitDown: async () => NOT_HERE,
    rematch: async () => '/companion',
    record: async () => table.record(),
    close: () => undefined,
  }
}
