import { untyped } from '@benben/kernel'
import { toy } from '@benben/kernel/testing'
import { PATHS, type AheadAnswer, type Lasting } from '@benben/protocol'
import { Visitor, type Live, type Reply, type TestServer } from './server.ts'

/** The toy, where people may say before their turn that they take one stone, and that they end it. */
const foreseeing: typeof toy = {
  ...toy,
  codes: { ...toy.codes, ahead: ['one', 'end'] },
  ahead: {
    offered: () => ['one', 'end'],
    move: (_view, { question }, answer) =>
      answer === 'one' && question.code === 'toy.take'
        ? 1
        : answer === 'end' && question.code === 'toy.end-turn'
          ? toy.endTurn
          : undefined,
  },
}
export const FORESEEING = untyped(foreseeing)

export type Given = Readonly<Record<string, Lasting>>

/** Answers of a person from now on. */
export const sayAhead = (visitor: Visitor, id: string, given: Given): Promise<Reply> =>
  visitor.ask('PUT', PATHS.ahead(id), JSON.stringify({ given }))

export const saidAhead = async (visitor: Visitor, id: string): Promise<AheadAnswer> =>
  (await visitor.get(PATHS.ahead(id))).body

/** Two people at a table of that game, each at a server; it is the turn of the first one. */
export async function foreseeingAt(here: TestServer, there: TestServer = here) {
  const [ada, ben] = [await Visitor.named(here, 'Ada'), await Visitor.named(there, 'Ben')]
  const { id } = await ada.create({ game: 'toy', options: { stones: 21 }, watchable: true })
  await ada.join(id)
  await ben.join(id)
  const lives = [await ada.live(id), await ben.live(id)] as const
  await Promise.all(lives.map((live) => live.until(() => true)))
  return { id, ada, ben, lives }
}

/** Takes two stones and ends the turn. */
export async function takeTwo(live: Live): Promise<void> {
  await live.until(({ decision }) => decision?.question.code === 'toy.take')
  await live.move('take 2')
  await live.until(({ decision }) => decision?.question.code === 'toy.end-turn')
  await live.move('end turn')
}

/** Waits until this is asked of somebody. */
export const asked = (live: Live, question: string): Promise<unknown> =>
  live.until(({ decision }) => decision?.question.code === question)
