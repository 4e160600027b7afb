import { afterAll, beforeAll, expect, it } from 'vitest'
import { pairAt, TestServer, type Live } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.end())

/** Waits until somebody is told this of the first seat. */
const elsewhere = (live: Live, expected: boolean | undefined): Promise<unknown> =>
  live.next('table', ({ table }) => table.seats[0]!.elsewhere === expected)

it('everybody sees who is connected but looks at something else', async () => {
  const { id, ben, lives } = await pairAt(server)
  lives[0].send({ type: 'look', looking: false })
  await elsewhere(lives[1], true)
  const seen = await ben.get(`/api/tables/${id}`)
  expect(seen.body).toMatchObject({
    table: { seats: [{ connected: true, elsewhere: true }, { connected: true }] },
  })
  lives[0].send({ type: 'look', looking: true })
  await elsewhere(lives[1], undefined)
})
