import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PATHS, type TableInfo } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { haveProgram } from '../testing/program.ts'
import { playOut, TestServer, Visitor } from '../testing/server.ts'

const EXAMPLE = join(import.meta.dirname, '..', '..', '..', '..', 'examples', 'python', 'play.py')

let server: TestServer
let ada: Visitor
let secret: string
beforeAll(async () => {
  if (!haveProgram('python3', '--version')) throw new Error('python3 is missing')
  server = await TestServer.open()
  ada = await Visitor.named(server, 'Ada')
  const { body } = await ada.post(PATHS.tokens, { name: 'Robo', scopes: ['play', 'create'] })
  secret = (body as { secret: string }).secret
})
afterAll(() => server.end())

async function run(...words: readonly string[]): Promise<{ code: unknown; out: string; problems: string }> {
  const child = spawn('python3', [EXAMPLE, '--server', server.url, '--seed', '1', ...words], {
    env: { ...process.env, BENBEN_TOKEN: secret },
  })
  let out = ''
  let problems = ''
  child.stdout.on('data', (data: Buffer) => void (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => void (problems += data.toString()))
  const [code] = (await once(child, 'close')) as [unknown]
  return { code, out, problems }
}

it.each(['aton', 'tekhenu'])('the Python example plays a whole match of %s against a bot', async (game) => {
  const { code, out, problems } = await run('--game', game, '--against', 'random')
  expect({ code, problems }).toEqual({ code: 0, problems: '' })
  const [, id, totals] = /^table (\S+)\n(?:won|lost): (\[.*\])\n$/.exec(out)!
  const { body } = await ada.get(PATHS.table(id!))
  const { table } = body as { table: TableInfo }
  expect(table).toMatchObject({ game, status: 'finished', you: null })
  expect(table.seats[0]).toMatchObject({ kind: 'person', name: 'Robo', program: true })
  expect(table.result!.totals).toEqual(JSON.parse(totals!))
})

it('the Python example takes a seat at the table of a person', async () => {
  const { id } = await ada.create()
  await ada.join(id)
  const running = run(`--table=${id}`)
  // Whichever ends first: a program that gives up would leave the person waiting.
  const played = ada.live(id).then((live) => playOut([live]))
  await Promise.race([played, running])
  expect(await running).toMatchObject({ code: 0, problems: '' })
  await played
})
