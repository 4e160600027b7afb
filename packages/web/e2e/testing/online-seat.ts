import { PROTOCOL } from '@benben/protocol'
import type { Page } from '@playwright/test'

/** When a seat stops playing by itself: something is asked of it, or was told of it. */
interface Until {
  readonly asked?: string
  readonly told?: string
}

export interface OnlineSeat {
  readonly table: string
  /** Patterns of the moves that it makes if it can, the dearest first, each so many times at most; else it plays by chance. */
  readonly prefer?: readonly (readonly [pattern: string, most?: number])[]
  /** Left out: to the end. */
  readonly until?: Until
}

interface Played {
  /** Every question that came to it. */
  readonly asked: readonly string[]
  /** What was told of it, of the type it waited for. */
  readonly told: readonly unknown[]
}

/** Plays a seat of a table online over a connection of its own, in the page of whoever sits there: hundreds of clicks in seconds. */
export const playOnline = (page: Page, { table, prefer = [], until = {} }: OnlineSeat): Promise<Played> =>
  page.evaluate(
    ({ path, protocol, wanted, stop }) =>
      new Promise<Played>((resolve, reject) => {
        const socket = new WebSocket(location.origin.replace('http', 'ws') + path)
        const asked: string[] = []
        const told: { readonly type: string; readonly seat?: number }[] = []
        const made = wanted.map(() => 0)
        let [answered, count, you] = [-1, 0, -1]
        /** The dearest of the moves. */
        const dearest = (moves: readonly string[]): string | undefined => {
          for (const [i, [pattern, most = Infinity]] of wanted.entries()) {
            const move = made[i]! < most ? moves.find((each) => new RegExp(pattern).test(each)) : undefined
            if (move === undefined) continue
            made[i]!++
            return move
          }
          return undefined
        }
        const end = (): void => {
          socket.close()
          resolve({ asked, told })
        }
        socket.addEventListener('open', () =>
          socket.send(JSON.stringify({ type: 'hello', protocol, version: 0 })),
        )
        socket.addEventListener('error', () => reject(new Error('no connection')))
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data))
          if (message.type === 'table') you = message.table.you
          // While several decide at the same time, what is asked may change meanwhile: the next state says so.
          const isRefused = message.type === 'refused' && message.refusal.code !== 'protocol.stale'
          if (isRefused) return reject(new Error(message.refusal.code))
          if (message.type !== 'state') return undefined
          const events = message.told.flatMap((update: { events: typeof told }) => update.events)
          told.push(
            ...events.filter(
              (event: (typeof told)[number]) => event.type === stop.told && event.seat === you,
            ),
          )
          if (message.result !== null || told.length > 0) return end()
          const { decision } = message
          if (decision?.owed !== true || decision.id === answered) return undefined
          asked.push(decision.question.code)
          if (decision.question.code === stop.asked) return end()
          const { moves } = decision
          const move = dearest(moves) ?? moves[Math.floor(Math.random() * moves.length)]
          answered = decision.id
          socket.send(
            JSON.stringify({ type: 'move', id: `e2e-${Date.now()}-${count++}`, decision: decision.id, move }),
          )
        })
      }),
    { path: `/api/tables/${table}/live`, protocol: PROTOCOL, wanted: prefer, stop: until },
  )
