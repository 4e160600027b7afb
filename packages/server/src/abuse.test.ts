import { expect, it } from 'vitest'
import { abuse } from './testing/abuse/abuse.ts'
import { KINDS } from './testing/abuse/messages.ts'

it('hostile messages of every kind crash nothing, change nothing and fill no memory', async () => {
  const { sent, wrong, memory } = await abuse({ seed: 'short', messages: 400, unread: 30, moves: 20 })
  expect(wrong).toEqual([])
  expect(memory.peak).toBeLessThan(512)
  for (const kind of [...KINDS, 'requests', 'dripped', 'unread']) expect(sent[kind]).toBeGreaterThan(1)
})
