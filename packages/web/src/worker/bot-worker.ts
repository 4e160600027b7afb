import { chooseMove, type BotRequest } from './choose-move.ts'

/** The worker that runs bots: a request in, a move out. Loaded with the first request. */
const scope = globalThis as unknown as {
  addEventListener: (type: 'message', heard: (message: MessageEvent<BotRequest>) => void) => void
  postMessage: (move: number) => void
}

scope.addEventListener('message', ({ data }) => {
  // An exception reaches the caller as an error event of this worker.
  chooseMove(data).then((move) => scope.postMessage(move), reportError)
})
