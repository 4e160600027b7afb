import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { random } from '@benben/kernel'
import type { ServerProcess } from '../process.ts'
import { pairAt, playOut, type Live, type Visitor } from '../server.ts'

/** An answer that was acknowledged. */
interface Acknowledged {
  readonly id: string
  readonly decision: number
  readonly move: string
}

/** A running match of two people, which others try to disturb. */
export interface Victim {
  readonly id: string
  readonly people: readonly [Visitor, Visitor]
  readonly lives: readonly [Live, Live]
  /** By seat. */
  readonly acknowledged: readonly [Acknowledged[], Acknowledged[]]
}

/** A match in which both have played a few moves. */
export async function makeVictim(server: ServerProcess, seed: string): Promise<Victim> {
  const { id, ada, ben, lives } = await pairAt(server, { watchable: true })
  const victim: Victim = { id, people: [ada, ben], lives, acknowledged: [[], []] }
  const chance = random(seed)
  for (let n = 0; n < 4 + chance.below(8); n++) {
    const seat = lives.findIndex(({ state }) => state?.decision?.owed === true)
    if (seat < 0) break
    const live = lives[seat]!
    const { id: decision, moves } = live.state!.decision!
    const { version } = live.state!
    const answer = { id: live.newId(), decision, move: moves[chance.below(moves.length)]! }
    await live.move(answer.move, decision, answer.id)
    await live.until((state) => state.version > version)
    victim.acknowledged[seat]!.push(answer)
    // Wait until the other one has heard of it, if they do at all.
    for (const each of lives) {
      each.send({ type: 'ping' })
      await each.next('pong')
    }
  }
  return victim
}

/** A digest of everything that is stored of these matches. */
export function stored({ folder }: ServerProcess, victims: readonly Victim[]): string {
  const db = new DatabaseSync(join(folder, 'benben.sqlite'), { readOnly: true })
  const hash = createHash('sha256')
  for (const { id } of victims) {
    for (const table of ['tables', 'standings', 'lines', 'snapshots', 'seats'])
      hash.update(
        JSON.stringify(
          db.prepare(`SELECT * FROM ${table} WHERE key = (SELECT key FROM tables WHERE id = ?)`).all(id),
        ),
      )
  }
  db.close()
  return hash.digest('hex')
}

/** Plays the matches to their ends, with new connections. */
export async function finish(victims: readonly Victim[], seed: string): Promise<void> {
  for (const { id, people } of victims) {
    const lives = await Promise.all(people.map((person) => person.live(id)))
    await Promise.all(lives.map((live) => live.until(() => true)))
    await playOut(lives, random(seed))
    for (const live of lives) await live.close()
  }
}
