import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SqliteStore } from '../store/sqlite.ts'
import { Receiver } from '../testing/receiver.ts'
import type { WebhookTarget } from './preferences.ts'
import { newWebhookSecret } from './webhook.ts'

const SCRIPT = join(import.meta.dirname, '..', '..', 'tools', 'notice-process.ts')

it('a server that is killed while it sends sends again after its lease, under the same id, and then no more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'benben-notices-'))
  const file = join(folder, 'benben.sqlite')
  const receiver = await Receiver.open()
  const store = new SqliteStore(file)
  const [guest, created] = ['ada', Date.now()]
  const url = receiver.url('hooks.example')
  const data: WebhookTarget = {
    url,
    secret: newWebhookSecret(),
    last: null,
    failures: 0,
    failingSince: null,
    off: null,
  }
  await store.addCredential({ kind: 'webhook', hash: 'h', id: 'w', guest, data, created })
  const notice = {
    id: 'the-id',
    at: created,
    occasion: 'over',
    text: '',
    url,
    table: null,
    game: null,
  } as const
  const row = { id: 'letter', kind: 'webhook', guest, data: { target: 'h', notice } } as const
  await store.outbox.add([{ ...row, due: created, tries: 0, created }])
  await store.close()

  const start = (ahead: number) =>
    spawn(process.execPath, [SCRIPT, file, String(ahead)], { stdio: 'inherit' })
  const first = start(0)
  const killed = once(first, 'exit')
  // It has sent, and does not know that it has arrived.
  receiver.answer = () => void first.kill('SIGKILL')
  expect(await killed).toEqual([null, 'SIGKILL'])
  receiver.answer = (response) => void response.writeHead(204).end()

  // The others leave it alone while it may still live.
  for (const ahead of [0, 30_000]) expect(await once(start(ahead), 'exit')).toEqual([0, null])
  expect(receiver.received).toHaveLength(1)
  for (const ahead of [120_000, 240_000]) expect(await once(start(ahead), 'exit')).toEqual([0, null])
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(['the-id', 'the-id'])

  const after = new SqliteStore(file)
  expect(await after.outbox.claim(Number.MAX_SAFE_INTEGER, 1, 10)).toEqual([])
  await after.close()
  await receiver.close()
  rmSync(folder, { recursive: true, force: true })
})
