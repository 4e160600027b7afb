import type { State } from 'boardgame.io'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type * as Io from 'socket.io-client' with { 'resolution-mode': 'require' }
import { enumerate, owing } from '../boardgameio/enumerate.ts'
import type { AtonState, PlayerID } from '../boardgameio/state.ts'
import type { Heard, Lobby } from './load.ts'

/** boardgame.io's own transport, without the client around it: as light as it can be. */
const { io } = createRequire(import.meta.url)('socket.io-client') as typeof Io

type Shown = State<AtonState>

/** A match comes to be when somebody asks for it; without the lobby nobody's credentials have to be checked. */
export const boardgameio = (url: string): Lobby => ({
  open: async (_slot, heard) => {
    const matchID = randomUUID()
    await Promise.all(['0', '1'].map((playerID) => play(url, matchID, playerID, heard)))
  },
})

/** One player at one table: answers when it is first in turn. */
function play(url: string, matchID: string, playerID: PlayerID, heard: Heard): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = io(`${url}/aton`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: 120_000,
    })
    let sent = 0
    let asked = -1
    const show = (state: Shown): void => {
      const { G, ctx, _stateID } = state
      if (sent > 0 && _stateID > asked) {
        heard(performance.now() - sent)
        sent = 0
      }
      if (ctx.gameover !== undefined) {
        socket.close()
        return resolve()
      }
      if (sent > 0 || _stateID <= asked || owing(G, ctx) !== playerID) return
      asked = _stateID
      const moves = enumerate(G, ctx, playerID)
      const { move, args } = moves[Math.floor(Math.random() * moves.length)]!
      const payload = { type: move, args, playerID }
      sent = performance.now()
      socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID)
    }
    socket.on('connect_error', reject)
    socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2))
    socket.on('sync', (_id: string, { state }: { state: Shown }) => show(state))
    socket.on('update', (_id: string, state: Shown) => show(state))
  })
}
