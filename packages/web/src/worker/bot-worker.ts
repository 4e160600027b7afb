import { think, type Puzzle } from './think.ts'

/** A worker that thinks: a question in, a move out. Loaded when a bot is asked for the first time. */
const scope = globalThis as unknown as {
  addEventListener: (type: 'message', heard: (message: MessageEvent<Puzzle>) => void) => void
  postMessage: (move: number) => void
}

scope.addEventListener('message', ({ data }) => {
  // What goes wrong reaches whoever asked as an error of this worker.
  think(data).then((move) => scope.postMessage(move), reportError)
})
