import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A phone's line, as Lighthouse assumes it: 1.6 Mbit/s for everything together, 150 ms there and back. */
const BYTES_PER_MS = 1_600_000 / 8 / 1000
const ONE_WAY = 75

export interface SlowLine {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Passes on to a server what is sent to it, as slowly as such a line would, workers' files included. */
export async function slowLine(to: string): Promise<SlowLine> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let freeAt = 0
  const pass = (from: Socket, on: Socket, throttled: boolean): void => {
    from.on('data', (data) => {
      const start = Math.max(performance.now(), freeAt)
      const takes = throttled ? data.length / BYTES_PER_MS : 0
      if (throttled) freeAt = start + takes
      setTimeout(
        () => (on.destroyed ? undefined : on.write(data)),
        start + takes + ONE_WAY - performance.now(),
      )
    })
    from.on('close', () => setTimeout(() => on.destroy(), ONE_WAY))
    from.on('error', () => on.destroy())
    open.add(from)
  }
  const server = createServer((page) => {
    const house = connect(Number(port), hostname)
    pass(page, house, false)
    pass(house, page, true)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const each of open) each.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
