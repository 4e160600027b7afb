import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { PATHS, PROTOCOL, type ServerMessage } from '@benben/protocol'
import { expect, it } from 'vitest'
import { ServerProcess } from './testing/process.ts'
import { haveProgram, works } from './testing/program.ts'
import { Visitor } from './testing/server.ts'

/** Looks over the server's shoulder: a move is synced to disk between its arrival and its acknowledgement. */

/** Whether system calls can be watched here. */
const traceable = haveProgram('strace', '-V') && works('strace', '-f', '-o', '/dev/null', 'true')
if (!traceable)
  console.warn('NOT TESTED: strace cannot run here, so nobody looked whether moves reach the disk')

const MOVES = 8
const SYNC = /\b(?:fdatasync|fsync)(?:\(\d+\)|\s+resumed>.*\))\s+= 0$/

it.skipIf(!traceable)('syncs every move before it is acknowledged', async () => {
  const calls = 'trace=fsync,fdatasync,read,readv,recvfrom,recvmsg,write,writev,sendto,sendmsg'
  const folder = mkdtempSync(join(tmpdir(), 'benben-trace-'))
  const trace = join(folder, 'trace')
  const traced = new ServerProcess(['strace', '-D', '-f', '-e', calls, '-s', '65536', '-o', trace])
  try {
    await traced.start()
    const ids = await playPlainly(traced)
    await traced.stop('SIGTERM')
    const lines = await finished(trace)
    for (const id of ids) {
      const arrival = lines.findIndex(
        (line) => line.includes(`\\"id\\":\\"${id}\\"`) && !line.includes('ack'),
      )
      const told = lines.findIndex((line) => line.includes(`\\"ack\\",\\"id\\":\\"${id}\\"`))
      expect(arrival, `${id} arrives`).toBeGreaterThan(0)
      expect(told, `${id} is acknowledged`).toBeGreaterThan(arrival)
      expect(
        lines.slice(arrival, told).some((line) => SYNC.test(line)),
        `${id} is synced in between`,
      ).toBe(true)
    }
  } finally {
    await traced.end()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** What was traced, once the tracer, which lives a little longer, has written it all. */
async function finished(trace: string): Promise<string[]> {
  for (;;) {
    const lines = readFileSync(trace, 'utf8').trimEnd().split('\n')
    if (lines.at(-1)?.endsWith('+++ exited with 0 +++') === true) return lines
    await sleep(50)
  }
}

/** Plays a few moves against a bot over a line whose frames are masked with zeros, so that they can be read. */
async function playPlainly(server: ServerProcess): Promise<string[]> {
  const ada = await Visitor.named(server, 'Ada')
  const { id: table } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  await ada.join(table)
  const socket = new WebSocket(server.url.replace('http', 'ws') + PATHS.live(table), {
    headers: { cookie: ada.cookie! },
    generateMask: () => undefined,
  })
  const acknowledged: string[] = []
  await new Promise<void>((resolve, reject) => {
    let asked = 0
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, version: 0 })))
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage
      if (message.type === 'ack' && acknowledged.push(message.id) === MOVES) resolve()
      if (message.type !== 'state' || message.decision?.owed !== true || message.decision.id === asked) return
      asked = message.decision.id
      const id = `durable-${asked}-x`
      const move = message.decision.moves.find((each) => each !== 'exchange')!
      socket.send(JSON.stringify({ type: 'move', id, decision: asked, move }))
    })
  })
  socket.close()
  return acknowledged.slice(0, MOVES)
}
