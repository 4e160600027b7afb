import matchWorker from 'virtual:worker/match-worker'

/** A worker that was started ahead of its match. */
let prepared: Worker | undefined

const start = (): Worker => new Worker(matchWorker, { type: 'module' })

/** Starts the worker of the next match that is opened; it loads while that match is still being made. */
export function prepareWorker(): void {
  if (prepared !== undefined) return
  const worker = start()
  prepared = worker
  worker.addEventListener('error', () => (prepared = prepared === worker ? undefined : prepared))
}

/** The worker of a match that is opened now. */
export function takeWorker(): Worker {
  const worker = prepared ?? start()
  prepared = undefined
  return worker
}
