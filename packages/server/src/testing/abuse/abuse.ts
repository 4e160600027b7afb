import type { Socket } from 'node:net'
import { random } from '@benben/kernel'
import { PATHS, type Health } from '@benben/protocol'
import { ServerProcess } from '../process.ts'
import { pairAt, playOut, Visitor } from '../server.ts'
import { hostile, KINDS, type Kind } from './messages.ts'
import { drip, hostileRequest } from './requests.ts'
import { Attacker, unreadSpectators } from './sockets.ts'
import { finish, makeVictim, stored, type Victim } from './victims.ts'

export interface AbuseOptions {
  readonly seed: string
  readonly messages: number
  /** Spectators who never read, and the moves they are sent. */
  readonly unread: number
  readonly moves: number
}

export interface AbuseReport {
  /** How many of each kind were sent. */
  readonly sent: Readonly<Record<string, number>>
  /** Whatever must not have been; empty if all is well. */
  readonly wrong: readonly string[]
  /** Resident memory in megabytes: before, and at most. */
  readonly memory: { readonly before: number; readonly peak: number }
}

const VICTIMS = 3

/**
 * Sends hostile messages to a server in a process of its own, among matches of other people: nothing may crash, nothing may change,
 * and memory stays bounded. Then the matches are played to their ends.
 */
export async function abuse({ seed, messages, unread, moves }: AbuseOptions): Promise<AbuseReport> {
  const server = new ServerProcess([], { BENBEN_RATE: '999999999' })
  const wrong: string[] = []
  const sent: Record<string, number> = {}
  try {
    await server.start()
    const victims: Victim[] = []
    for (let i = 0; i < VICTIMS; i++) victims.push(await makeVictim(server, `${seed} ${i}`))
    const before = stored(server, victims)
    const memory = server.memory().now
    const drips = await attack({ server, victims, seed, messages, sent, wrong })
    if (stored(server, victims) !== before) wrong.push('a match has changed')
    sent['unread'] = await watchWithoutReading(server, unread, moves, seed)
    await Promise.all(drips.map(closed))
    await finish(victims, seed)
    const health: Health = (await new Visitor(() => server.url).get(PATHS.health)).body
    if (!health.ok) wrong.push(`not healthy: ${JSON.stringify(health)}`)
    if (server.complaints !== '') wrong.push(server.complaints)
    return { sent, wrong, memory: { before: memory, peak: server.memory().peak } }
  } finally {
    await server.end()
  }
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.closed ? resolve() : socket.on('close', () => resolve())))

interface Attack extends Pick<AbuseOptions, 'seed' | 'messages'> {
  readonly server: ServerProcess
  readonly victims: readonly Victim[]
  readonly sent: Record<string, number>
  readonly wrong: string[]
}

/** Of ten messages seven go over live connections, and one in two hundred requests drips. */
async function attack({ server, victims, seed, messages, sent, wrong }: Attack): Promise<Socket[]> {
  const chance = random(seed)
  const stranger = new Visitor(() => server.url)
  const attackers = victims.map((victim) => [
    ...victim.people.map((person) => new Attacker(person, victim.id)),
    new Attacker(stranger, victim.id),
  ])
  const drips: Socket[] = []
  const count = (kind: string): void => void (sent[kind] = (sent[kind] ?? 0) + 1)
  for (let n = 0; n < messages; n++) {
    const at = chance.below(victims.length)
    const victim = victims[at]!
    if (n % 200 === 199) {
      drips.push(await drip(server.url))
      count('dripped')
    } else if (chance.below(10) < 3) {
      const status = await hostileRequest(chance, server.url, victim)
      if (status >= 500) wrong.push(`a request was answered with ${status}`)
      count('requests')
    } else {
      const kind: Kind = KINDS[chance.below(KINDS.length)]!
      const seat = chance.below(2) === 0 ? 0 : 1
      const message = hostile(kind, chance, victim, seat)
      // Spectators forge, too.
      const from = kind === 'forged' && chance.below(2) === 0 ? 2 : seat
      if (message !== undefined) {
        await attackers[at]![from]!.send(message)
        count(kind)
      }
    }
  }
  for (const attacker of attackers.flat()) {
    await attacker.settle()
    wrong.push(...attacker.wrong)
    attacker.close()
  }
  return drips
}

/** A match that many watch who read nothing: what they do not take must not fill the memory. */
async function watchWithoutReading(
  server: ServerProcess,
  unread: number,
  moves: number,
  seed: string,
): Promise<number> {
  const { id, lives } = await pairAt(server, { game: 'tekhenu', watchable: true })
  const sockets = await unreadSpectators(new Visitor(() => server.url), id, unread)
  await playOut(lives, random(seed), moves)
  for (const socket of sockets) socket.terminate()
  for (const live of lives) await live.close()
  return sockets.length
}
