import { clear, type Move, type Position, type Seat } from '@benben/kernel'
import { isAnytime, legalAnytime, legalInside, playAnytime } from './blessings.ts'
import { alone, type Play, type Wait } from './play.ts'
import { ACTIVE, FACE_DOWN, stack } from './state.ts'

/** Who is asked, what can be answered, and what an answer does. */
export const topWait = (p: Position, play: Play): Wait | undefined => play.rules.waits[stack.kind(p)]

const NOBODY: readonly Seat[] = []

export function toAct(p: Position, play: Play): readonly Seat[] {
  const wait = topWait(p, play)
  if (wait?.ask === undefined) return NOBODY
  return wait.seats === undefined ? alone(stack.get(p, 0)) : wait.seats(p, play)
}

/** Adds the answers to the question on top: its own, and in the seat's own turn the blessings that can be played then. */
export function addAnswers(p: Position, play: Play, seat: Seat, out: Move[]): void {
  const wait = topWait(p, play)!
  wait.ask!.legal(p, play, seat, out)
  if (p[ACTIVE] !== seat) return
  if (wait.calm === true) legalAnytime(p, play, seat, out)
  else legalInside(p, play, seat, out)
}

export function answer(p: Position, play: Play, seat: Seat, move: Move): void {
  if (isAnytime(play, move)) playAnytime(p, play, seat, move)
  else topWait(p, play)!.ask!.step(p, play, seat, move)
}

/** A list for each level: to find the answers to a question may mean to run what comes after some of them. */
const lists: Move[][] = []
let level = 0
/** The answer where there is one. */
let only: Move = 0

function hasChoice(p: Position, play: Play, wait: Wait, seat: Seat): boolean {
  if (wait.ask!.several?.(p, play, seat) === true) return true
  const answers = (lists[level] ??= [])
  clear(answers)
  level++
  wait.ask!.legal(p, play, seat, answers)
  if (p[ACTIVE] === seat) {
    if (wait.calm === true) legalAnytime(p, play, seat, answers)
    else if (wait.always === true) legalInside(p, play, seat, answers)
  }
  level--
  only = answers[0]!
  return answers.length > 1
}

/** Runs the frame on top, and answers for its seat where there is one answer; true where somebody must choose. */
export function runTop(p: Position, play: Play, wait: Wait): boolean {
  if (!wait.run(p, play)) return false
  if (wait.always === true && p[FACE_DOWN] === 0) return true
  const seat = wait.seats === undefined ? stack.get(p, 0) : wait.seats(p, play)[0]!
  if (hasChoice(p, play, wait, seat)) {
    if (p[FACE_DOWN] !== 0) play.rules.turnUp(p, play) // R58
    return true
  }
  if (wait.always === true) return true
  answer(p, play, seat, only)
  return false
}
