/** What a soak of secrecy has done, so that one that compares nothing is noticed. */
export interface Tally {
  tables: number
  messages: number
  bytes: number
  /** Moves of others that differed between the two worlds. */
  differentMoves: number
  /** Moves of others in one world only. */
  secretMoves: number
  /** Requests to undo, by the viewer and by others. */
  undos: number
  /** Notices that were compared. */
  notices: number
  /** Steps of replays of running matches that were compared. */
  replaySteps: number
  /** Requests that were refused while the match ran. */
  refusals: number
}

export const newTally = (): Tally => ({
  tables: 0,
  messages: 0,
  bytes: 0,
  differentMoves: 0,
  secretMoves: 0,
  undos: 0,
  notices: 0,
  replaySteps: 0,
  refusals: 0,
})
