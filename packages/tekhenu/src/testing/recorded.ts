import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readRecord, replay } from '@benben/kernel'
import { tekhenu } from '../index.ts'
import { K, MOVE_KINDS } from '../moves.ts'

/** The recorded games of `fixtures/`, and per game a digest of all that was asked, offered, refused, projected and told in it. */
const folder = new URL('../../fixtures/', import.meta.url)

export const RECORDED = readdirSync(folder).filter((name) => name.endsWith('.record'))

export const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

/** Digests that differ on purpose are renewed by `npm run digests`. */
export const DIGESTS = new URL('digests.json', folder)

/**
 * What a record says again: at each move the questions with every answer and refusal, why one more move of some kind is refused, what a
 * scoring would bring, and the events.
 */
function saidIn(name: string): unknown[] {
  return replay(tekhenu, readRecord(textOf(name))).entries.map(({ before, events }, at) => {
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

export const digestOf = (name: string): string =>
  createHash('sha256')
    .update(JSON.stringify(saidIn(name)))
    .digest('base64url')
    .slice(0, 16)
