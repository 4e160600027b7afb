import { Host, browserDependencies, internalError } from './host.ts'
import type { FromWorker, Preferences, OnWire, ToWorker } from './messages.ts'
import { BotRunner } from './bot-runner.ts'
import { LogSender } from './wire.ts'

/** The worker in which a match of this browser runs. */
const scope = globalThis as unknown as {
  addEventListener: (type: 'message', heard: (message: MessageEvent<ToWorker>) => void) => void
  postMessage: (message: OnWire) => void
}

const log = new LogSender()
const send = (message: FromWorker): void =>
  scope.postMessage(message.kind === 'seen' ? { ...message, seen: log.pack(message.seen) } : message)
const bots = new BotRunner()
const host = new Host(browserDependencies(bots, send))

/** A page that was just closed may still hold the lock; only after this delay is the match reported as open elsewhere. */
const LOCK_TIMEOUT = 1500

/** Acquires the lock of the match, so that only one page writes it; waits until the other page is closed. */
function open(id: string, preferences: Preferences): void {
  const waiting = setTimeout(() => send({ kind: 'failure', failure: { why: 'elsewhere' } }), LOCK_TIMEOUT)
  void navigator.locks.request(`benben match ${id}`, () => {
    clearTimeout(waiting)
    void host.open(id, preferences)
    // Held until this worker ends.
    return new Promise(() => {})
  })
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'open') return open(data.id, data.preferences)
  host.ask(data.request).then(
    (answer) => send({ kind: 'response', id: data.id, response: answer }),
    (error: unknown) => send({ kind: 'failure', failure: internalError(error) }),
  )
})
