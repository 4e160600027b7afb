import type { Position } from '@benben/kernel'
import { W } from '../kinds.ts'
import { K } from '../moves.ts'
import { GODS } from '../names.ts'
import { said, SOLO_QUESTIONS } from './codes.ts'
import type { Play, Wait } from '../play.ts'
import { ACTIVE, DIE_SECTION, honouring, stack, VALUE } from '../state.ts'
import { score } from '../tokens.ts'
import { close } from '../turn.ts'
import { takeDie } from './die.ts'
import { because } from './events.ts'
import { SW } from './kinds.ts'
import type { Manner } from './manner.ts'
import { progress, TILE_NAMES, tileInForce } from './pyramid.ts'
import { BOT } from './state.ts'

/**
 * A turn of Botankhamun: the marker moves, a die is taken, its action is done. Each is a decision with one answer, so
 * nobody is asked. A host that wants to show its turn step by step pauses the seat: then every step waits for the move by
 * which paused seats go on, and records replay as they do for people who end their turns by hand.
 */
const [PROGRESS, TAKE, ACT] = [0, 1, 2] as const

const goOn = (p: Position, play: Play, manner: Manner): void => {
  const stage = stack.get(p, 1)
  if (stage === PROGRESS) progress(p, play)
  else if (stage === TAKE) {
    if (!takeDie(p, play, manner.choose)) {
      play.emit?.({ type: 'idle', seat: BOT })
      return stack.pop(p)
    }
  } else {
    stack.pop(p)
    return act(p, play, manner)
  }
  stack.set(p, 1, stage + 1)
}

const INSTEAD = 3 // C11

function act(p: Position, play: Play, manner: Manner): void {
  const god = play.printed.godAt[p[DIE_SECTION]!]!
  const value = p[VALUE]!
  play.emit?.({ type: 'action', seat: BOT, action: GODS[god]!, value, by: 'die' })
  // R9: the statues that stand as it begins; BK14: also where points come in place of the action.
  stack.push(p, W.bonuses, BOT, god, honouring(p, god))
  if (manner.actions[god]!(p, play, value)) return
  if (manner.unanswered.includes(god)) stack.pop(p)
  because(play, BOT, 'instead', () => ({ action: GODS[god]! }))
  score(p, play, BOT, INSTEAD, 'instead', 'instead') // BK5
}

export const turnIn = (manner: Manner): Wait => ({
  name: 'solo-turn',
  fields: { seat: [BOT, BOT], stage: [PROGRESS, ACT] },
  own: true,
  always: true,
  run: (p, play) => {
    if (play.pause(BOT)) return true
    goOn(p, play, manner)
    return false
  },
  ask: {
    question: (p, play) =>
      said(
        SOLO_QUESTIONS[stack.get(p, 1)]!,
        stack.get(p, 1) === PROGRESS
          ? {}
          : stack.get(p, 1) === TAKE
            ? { tile: TILE_NAMES[tileInForce(p)]! }
            : { action: GODS[play.printed.godAt[p[DIE_SECTION]!]!]!, value: p[VALUE]! },
      ),
    legal: (_p, _play, _seat, out) => {
      out.push(K.endTurn)
    },
    step: (p, play) => goOn(p, play, manner),
  },
})

/** Its turn begins as anyone's, with other steps in place of taking a die. */
export const begin = (turn: Wait): Wait => ({
  ...turn,
  run: (p, play) => {
    turn.run(p, play)
    if (p[ACTIVE] === BOT) {
      stack.pop(p)
      stack.push(p, SW.turn, BOT, PROGRESS)
    }
    return false
  },
})

/** It holds cards and never plays one. */
export const end = (endTurn: Wait): Wait => ({
  ...endTurn,
  run: (p, play) => {
    if (stack.get(p, 0) !== BOT) return endTurn.run(p, play)
    if (play.pause(BOT)) return true
    close(p, play, BOT)
    return false
  },
})
