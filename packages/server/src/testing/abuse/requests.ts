import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PATHS } from '@benben/protocol'
import type { Random } from '@benben/kernel'
import { NONCE, Visitor } from '../server.ts'
import type { Victim } from './victims.ts'

const pick = <T>(chance: Random, all: readonly T[]): T => all[chance.below(all.length)]!

/** A hostile request. Returns the status of the answer: anything but 5xx, and nothing may change. */
export async function hostileRequest(chance: Random, url: string, victim: Victim): Promise<number> {
  const { id, people } = victim
  const stranger = new Visitor(() => url, pick(chance, [undefined, `benben=${'x'.repeat(chance.below(90))}`]))
  const [ada] = people
  const junk = String.fromCodePoint(...Array.from({ length: 20 }, () => 32 + chance.below(900)))
  const { status } = await pick<() => ReturnType<Visitor['ask']>>(chance, [
    () => stranger.ask('POST', PATHS.guest, junk),
    () => stranger.ask('POST', PATHS.guest, JSON.stringify({ nickname: '\u3164', [junk]: 1 })),
    () => stranger.post(PATHS.join(id), { nonce: NONCE, seat: chance.below(9) }),
    () => ada.post(PATHS.join(id), { nonce: NONCE, seat: 1 }),
    () => ada.post(PATHS.leave(id)),
    () => ada.post(PATHS.rematch(id)),
    () => ada.get(PATHS.record(id)),
    () => ada.ask('POST', PATHS.leave(id), '{}', { origin: 'https://evil.example' }),
    () => stranger.get(`/${pick(chance, ['%', '%00', '..%2f..', 'api/tables/%ff', 'api//', junk])}`),
    () => stranger.ask('POST', PATHS.tables, `{"game":"tekhenu","printed":${'['.repeat(2000)}`),
    () => ada.post(PATHS.tables, { game: 'tekhenu', printed: { x: 'y'.repeat(70_000) }, seats: [] }),
    () => ada.post(PATHS.tables, { game: 'aton', seats: [{ kind: 'bot', bot: 'search:100000' }] }),
    () => stranger.ask(pick(chance, ['PUT', 'DELETE', 'PATCH']), PATHS.table(id), '{}'),
    () =>
      stranger.ask('GET', PATHS.open, undefined, {
        'x-forwarded-for': junk.replaceAll(/[^\x20-\x7e]/g, ''),
        'x-forwarded-host': 'evil.example',
      }),
  ])()
  return status
}

/** A request whose body never ends. The server has to close it. */
export async function drip(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = `POST ${PATHS.guest} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999`
  socket.write(`${head}\r\n\r\n{`)
  const timer = setInterval(() => socket.writable && socket.write(' '), 500).unref()
  socket.on('close', () => clearInterval(timer))
  socket.resume()
  return socket
}
