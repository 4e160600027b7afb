import { PATHS, type ReplayAnswer } from '@benben/protocol'
import type { Reply, Visitor } from '../server.ts'
import type { Layout } from './world.ts'

/** What somebody got who looked back at a match. */
export interface LookedBack {
  readonly texts: string[]
  /** Steps of replays. */
  readonly steps: number
  readonly refusals: number
}

/** Every address looks back a limited number of times per minute: each question comes from another one. */
let asked = 0
const addressOfNext = (): Record<string, string> => {
  asked++
  return { 'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` }
}

const ask = (visitor: Visitor, method: string, path: string, body?: object): Promise<Reply> =>
  visitor.ask(method, path, body && JSON.stringify(body), addressOfNext())

function gathered(replies: readonly Reply[]): LookedBack {
  const answered = replies.filter(({ status }) => status === 200)
  return {
    texts: replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
    steps: answered.reduce((sum, { body }) => sum + ((body as ReplayAnswer).steps?.length ?? 0), 0),
    refusals: replies.length - answered.length,
  }
}

export const together = (all: readonly LookedBack[]): LookedBack => ({
  texts: all.flatMap(({ texts }) => texts),
  steps: all.reduce((sum, { steps }) => sum + steps, 0),
  refusals: all.reduce((sum, { refusals }) => sum + refusals, 0),
})

/** The replay of a match that runs, as a player finds it. */
export const ownReplay = async (visitor: Visitor, { id }: Layout): Promise<LookedBack> =>
  gathered([await ask(visitor, 'GET', PATHS.replay(id))])

/** What a public table shows to everybody after the end. */
export async function publicReplays(visitor: Visitor, { id }: Layout): Promise<LookedBack> {
  const paths = [PATHS.replay(id), `${PATHS.replay(id)}?seat=all`, PATHS.record(id)]
  return gathered(await Promise.all(paths.map((path) => ask(visitor, 'GET', path))))
}

/** Everything that would show more of a match than one's own seat saw. It is refused while the match runs. */
export async function moreThanOwn(visitor: Visitor, layout: Layout): Promise<LookedBack> {
  const { id, mode } = layout
  const seats = Array.from({ length: mode.seats }, (_, seat) => seat)
  const order = { game: mode.game, seats: seats.map(() => ({ kind: 'open' })), from: { table: id, at: 0 } }
  const replies = await Promise.all([
    ...seats.map((seat) => ask(visitor, 'GET', `${PATHS.replay(id)}?seat=${seat}`)),
    ask(visitor, 'GET', PATHS.shares(id)),
    ask(visitor, 'POST', PATHS.shares(id), { hideNames: false }),
    ask(visitor, 'POST', PATHS.tables, order),
  ])
  return together([gathered(replies), await publicReplays(visitor, layout)])
}
