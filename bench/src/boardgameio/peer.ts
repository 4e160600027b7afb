import type { ActionShape, State } from 'boardgame.io'
import { Aton } from './aton.ts'
import type { AtonMove } from './enumerate.ts'
import { internal } from './library.ts'
import type { AtonState, PlayerID } from './state.ts'

/** Plays boardgame.io's Aton the way its own bots do: the initial state and the reducer, without a client around. */
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = internal()

export const game = ProcessGameConfig(Aton)
const reducer = CreateGameReducer({ game })

export type PeerState = State<AtonState>

export const begin = (seed: number): PeerState => InitializeGame({ game: { ...game, seed }, numPlayers: 2 })

export const action = ({ move, args }: AtonMove, playerID: PlayerID): ActionShape.MakeMove => ({
  type: 'MAKE_MOVE',
  payload: { type: move, args, playerID },
})

export const play = (table: PeerState, id: PlayerID, move: AtonMove): PeerState =>
  reducer(table, action(move, id))

/** Whether a move is accepted; what it refuses boardgame.io returns unchanged, with the error beside it. */
export const accepts = (table: PeerState, id: PlayerID, move: AtonMove): boolean =>
  !('transients' in play(table, id, move))
