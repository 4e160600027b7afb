import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultError } from '../fault-error.ts'
import { NONCE, TestServer, Visitor, type Reply } from '../testing/server.ts'
import { LOST, retry } from './retry.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const codeIn = ({ status, body }: Reply): string =>
  status === 200 ? 'ok' : (body as { error: { code: string } }).error.code

describe('requests at the same moment', () => {
  it('two who leave: one removes the table, for the other it is gone', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create()
    const answers = await Promise.all([ada.post(PATHS.leave(id)), ada.post(PATHS.leave(id))])
    expect(answers.map(codeIn).sort()).toEqual(['ok', 'protocol.no-table'])
  })

  it('the owner leaves beside another who joins: both get an answer', async () => {
    for (let i = 0; i < 10; i++) {
      const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
      const { id } = await ada.create()
      const [left, joined] = await Promise.all([
        ada.post(PATHS.leave(id)),
        ben.post(PATHS.join(id), { nonce: NONCE }),
      ])
      expect(codeIn(left)).toBe('ok')
      expect(['ok', 'protocol.no-table']).toContain(codeIn(joined))
    }
  })

  it('many who join: one gets the seat, the others are told', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create()
    const guests = await Promise.all(
      Array.from({ length: 20 }, (_, i) => Visitor.named(server, `Guest ${i}`)),
    )
    const answers = await Promise.all(guests.map((guest) => guest.post(PATHS.join(id), { nonce: NONCE })))
    expect(answers.map(codeIn).sort()).toEqual([
      'ok',
      ...Array.from({ length: 19 }, () => 'protocol.seat-taken'),
    ])
  })

  it('a table removed behind the back of a connection is gone for it too', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
    await ada.join(id)
    const live = await ada.live(id)
    const { moves } = (await live.until(({ decision }) => decision !== null)).decision!
    const { revision } = (await server.service.store.table(id))!
    expect(await server.service.store.commit({ table: id, revision, removes: true })).toBe(true)
    live.send({ type: 'move', id: 'answer-0001', decision: live.state!.decision!.id, move: moves[0] })
    expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.no-table' } })
    expect(server.problems).toEqual([])
  })
})

describe('a change that is lost every time', () => {
  it('is given up', async () => {
    let attempts = 0
    const lost = retry(async () => {
      attempts++
      return LOST
    })
    await expect(lost).rejects.toEqual(faultError('protocol.busy'))
    expect(attempts).toBeGreaterThan(10)
  })
})
