import { digest, readRecord, replay } from '@benben/kernel'
import { tekhenu } from '../index.ts'
import { K, MOVE_KINDS } from '../moves.ts'

/**
 * What a recorded game says again: at each move the questions with every answer and refusal, why one more move of some kind is refused,
 * what a scoring would bring, and the events.
 */
function saidIn(record: string): unknown[] {
  return replay(tekhenu, readRecord(record)).entries.map(({ before, events }, at) => {
    const other = K[MOVE_KINDS[at % MOVE_KINDS.length]!] + 1
    const asked = tekhenu
      .toAct(before)
      .map((seat) => [
        tekhenu.decision(before, seat),
        tekhenu.refuse(before, seat, other),
        tekhenu.project(tekhenu.view(before, seat)),
      ])
    return [asked, events]
  })
}

/** A digest of all that is asked, offered, refused, projected and told in a recorded game. */
export const digestOf = (record: string): string => digest(JSON.stringify(saidIn(record))).slice(0, 16)
