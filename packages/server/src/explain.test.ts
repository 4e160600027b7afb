import { printedGame, random, writtenDecision, type Game } from '@benben/kernel'
import { GAMES } from '@benben/bots'
import type { StateMessage } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pairAt, playOut, TestServer, type Live } from './testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const gameOf = (id: string): Game => {
  const game = printedGame(
    GAMES.find((each) => each.id === id)!,
    undefined,
  )
  if (game?.ok !== true) throw new Error(`no game ${id}`)
  return game.value
}

/** Waits until everything sent to a client so far has arrived. */
async function settled(live: Live): Promise<StateMessage> {
  live.send({ type: 'ping' })
  await live.next('pong')
  return live.state!
}

async function explained(live: Live) {
  const id = live.newId()
  live.send({ type: 'explain', id, decision: live.state!.decision!.id })
  return live.next('refusals', (message) => message.id === id)
}

it.each(['aton', 'tekhenu'])(
  'sends refusals of %s on request only, the same that a client works out from its view',
  async (id) => {
    const game = gameOf(id)
    const { lives } = await pairAt(server, { game: id })
    const chance = random(`explain ${id}`)
    let compared = 0
    for (let moves = 0; moves < 40; moves++) {
      // More often would be too fast for the server.
      for (const live of moves % 4 === 0 ? lives : []) {
        const { decision, view } = await settled(live)
        if (decision === null) continue
        expect(decision).not.toHaveProperty('refusals')
        const { refusals } = await explained(live)
        const position = game.determinize(view, random(`twin ${moves}`))
        expect(refusals).toEqual(writtenDecision(game, position, decision.seat)?.refusals)
        compared += refusals.length
      }
      await playOut(lives, chance, 1)
    }
    expect(compared).toBeGreaterThan(5)
  },
)

it('does not explain a decision that is no longer open, and nothing to spectators', async () => {
  const { id, lives, ada } = await pairAt(server, { watchable: true })
  const [live] = lives
  live.send({ type: 'explain', id: 'explain-stale', decision: 9999 })
  const refused = await live.next('refused')
  expect(refused).toMatchObject({ id: 'explain-stale', refusal: { code: 'protocol.stale' } })
  ada.cookie = undefined
  const spectator = await ada.live(id)
  spectator.send({ type: 'explain', id: 'explain-watch', decision: live.state!.decision!.id })
  expect(await spectator.next('error')).toMatchObject({ error: { code: 'protocol.not-seated' } })
})
