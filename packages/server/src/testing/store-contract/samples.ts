import type { StoredLine } from '../../store/stored-match.ts'
import type { Standing, StoredTable } from '../../store/stored-table.ts'

/** Rows that the tests of a store begin with. */

const WAITING: Standing = {
  status: 'waiting',
  publicList: null,
  botAsked: false,
  since: 10,
  toAct: [],
  result: null,
  versions: [0, 0, 0],
  decisions: [0, 0],
  byHand: 3,
  position: null,
  asked: null,
  clocks: null,
  due: null,
}

export const RUNNING: Standing = {
  ...WAITING,
  status: 'running',
  since: 20,
  toAct: [0],
  versions: [1, 1, 1],
  decisions: [1, 1],
  position: { stones: 7 },
}

export const LINE: StoredLine = {
  kind: 'move',
  seat: 0,
  move: 'take 1',
  decision: 1,
  answer: 'answer-1',
  version: 2,
  told: 7,
  byHand: 3,
  at: 21,
  events: [{ type: 'taken', stones: 1 }],
}

export const CLOSED = { closings: ['chance', null], isCheckpoint: false, rules: 1 } as const

let made = 0

export const newTable = (changes: Partial<StoredTable> = {}): StoredTable => ({
  id: `table-${++made}`,
  game: 'toy',
  rules: 1,
  options: { stones: 7 },
  seed: 'secret',
  owner: 'ada',
  listed: false,
  watchable: false,
  created: 10,
  seats: [
    { kind: 'person', guest: 'ada', name: 'Ada', nonce: 'aa' },
    { kind: 'open', guest: null, name: null, nonce: null },
  ],
  next: null,
  revision: 0,
  lines: 0,
  ...WAITING,
  ...changes,
})
