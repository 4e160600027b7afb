import type { Why } from '../session/session.ts'
import { advise, chooseMove, type Advice, type BotRequest } from './choose-move.ts'

/** A request for a move, for what to do in somebody's place, or for the reason of a move that was made. */
export interface Asked {
  readonly request: BotRequest
  readonly want: 'move' | 'advice' | 'reason'
}

type Answer = number | Advice | Why | undefined

/** The worker that runs bots: a request in, its answer out. Loaded with the first request. */
const scope = globalThis as unknown as {
  addEventListener: (type: 'message', heard: (message: MessageEvent<Asked>) => void) => void
  postMessage: (answer: Answer) => void
}

async function answer({ request, want }: Asked): Promise<Answer> {
  if (want === 'reason') return (await import('./explain-move.ts')).explainMove(request)
  return want === 'advice' ? advise(request) : chooseMove(request)
}

scope.addEventListener('message', ({ data }) => {
  // An exception reaches the caller as an error event of this worker.
  answer(data).then((said) => scope.postMessage(said), reportError)
})
