import { Host, inBrowser, mistake } from './host.ts'
import type { FromWorker, Manners, OnWire, ToWorker } from './messages.ts'
import { Thinker } from './thinker.ts'
import { LogSender } from './wire.ts'

/** The worker in which a match of this browser runs. */
const scope = globalThis as unknown as {
  addEventListener: (type: 'message', heard: (message: MessageEvent<ToWorker>) => void) => void
  postMessage: (message: OnWire) => void
}

const log = new LogSender()
const tell = (message: FromWorker): void =>
  scope.postMessage(message.kind === 'seen' ? { ...message, seen: log.pack(message.seen) } : message)
const thinker = new Thinker()
const host = new Host(inBrowser((puzzle) => thinker.ask(puzzle), tell))

/** A page that was just closed may still hold the lock; only after this delay is the match reported as open elsewhere. */
const PATIENCE = 1500

/** Acquires the lock of the match, so that only one page writes it; waits until the other page is closed. */
function open(id: string, manners: Manners): void {
  const waiting = setTimeout(() => tell({ kind: 'obstacle', obstacle: { why: 'elsewhere' } }), PATIENCE)
  void navigator.locks.request(`benben match ${id}`, () => {
    clearTimeout(waiting)
    void host.open(id, manners)
    // Held until this worker ends.
    return new Promise(() => {})
  })
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'open') return open(data.id, data.manners)
  host.ask(data.wish).then(
    (answer) => tell({ kind: 'answer', ask: data.ask, answer }),
    (error: unknown) => tell({ kind: 'obstacle', obstacle: mistake(error) }),
  )
})
