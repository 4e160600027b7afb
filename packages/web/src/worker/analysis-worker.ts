import { analyse, loadAnalyst, type Analysis, type Expected } from '@benben/bots/analysis'
import { readRecord, replay, type Seat } from '@benben/kernel'
import { engineOf } from './engines.ts'

/** A finished match to look at, by its record. */
export interface ToAnalyse {
  readonly record: string
  readonly seat: Seat
}

/** What is told of it on the way: what was expected, how far it is, and all of it in the end. */
export type FromAnalysis =
  | { readonly kind: 'course'; readonly course: readonly Expected[] }
  /** From 0 to 1. */
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'none' }

/** The worker that analyses one match; whoever has enough of it ends the worker. */
const scope = globalThis as unknown as {
  addEventListener: (type: 'message', heard: (message: MessageEvent<ToAnalyse>) => void) => void
  postMessage: (told: FromAnalysis) => void
}

async function answer({ record, seat }: ToAnalyse): Promise<FromAnalysis> {
  const read = readRecord(record)
  const engine = await engineOf(read.game, read.printed)
  if (engine?.ok !== true) return { kind: 'none' }
  const match = replay(engine.value, read)
  const { game, terms, position } = match
  const analyst = await loadAnalyst(game, terms.options, game.view(position, 'spectator'))
  if (analyst === undefined) return { kind: 'none' }
  const analysis = analyse(analyst, match, seat, undefined, {
    onCourse: (course) => scope.postMessage({ kind: 'course', course }),
    onProgress: (done, all) => scope.postMessage({ kind: 'progress', done: done / all }),
  })
  return { kind: 'done', analysis }
}

scope.addEventListener('message', ({ data }) => {
  // An exception reaches the page as an error event of this worker.
  answer(data).then((told) => scope.postMessage(told), reportError)
})
