import type { Connection, Problem, Seen } from './session.ts'

/** The `Seen` before anything is loaded. */
export const emptySeen = (id: string, connection: Connection): Seen => ({
  id,
  game: '',
  options: {},
  stage: 'opening',
  problem: null,
  notice: null,
  viewer: 'spectator',
  seats: [],
  view: null,
  decision: null,
  step: null,
  log: [],
  fresh: [],
  decided: null,
  version: 0,
  toAct: [],
  busy: false,
  canUndo: false,
  endTurnByHand: true,
  result: null,
  connection,
  curtain: null,
  watchable: false,
  goesOn: false,
  kept: true,
  owner: false,
  pace: null,
  clocks: null,
  watchers: 0,
  incidents: [],
  hints: null,
  next: null,
})

/** The `Seen` of a match that cannot be shown. */
export const failedSeen = (seen: Seen, problem: Problem): Seen => ({
  ...emptySeen(seen.id, seen.connection),
  game: seen.game,
  stage: 'failed',
  problem,
  version: seen.version + 1,
})
