import type { ClientMessage, ServerMessage, TalkLine } from '@benben/protocol'
import { expect, it } from 'vitest'
import type { Wire } from '../session/session.ts'
import { TalkClient } from './talk-client.ts'

/** A wire whose other end is the test. */
function wired() {
  const sent: ClientMessage[] = []
  const hearers = new Set<Parameters<Wire['hear']>[0]>()
  const wire: Wire = {
    send: (message) => void sent.push(message),
    hear: (heard) => {
      hearers.add(heard)
      return () => void hearers.delete(heard)
    },
  }
  let ids = 0
  const client = new TalkClient(wire, () => `line-id-${++ids}`)
  const stop = client.start()
  const tell = (message: ServerMessage | undefined): void => {
    for (const heard of hearers) heard(message)
  }
  return { client, sent, tell, stop }
}

const line = (n: number, text: string, more: Partial<TalkLine> = {}): TalkLine => ({
  n,
  room: 'table',
  author: 'a',
  name: 'Ada',
  seat: 0,
  at: n,
  text,
  ...more,
})

const talk = (version: number, lines: TalkLine[], all = false): ServerMessage => ({
  type: 'talk',
  version,
  all,
  lines,
})

it('listens, and after a reconnect asks for what came after the last version', () => {
  const { client, sent, tell } = wired()
  expect(sent).toEqual([{ type: 'listen', version: 0 }])
  tell(talk(2, [line(1, 'one'), line(2, 'two')], true))
  tell(undefined)
  expect(sent.at(-1)).toEqual({ type: 'listen', version: 2 })
  tell(talk(4, [line(2, 'two'), line(3, 'three')]))
  expect(client.now().lines.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
})

it('shows what I said once: on its way, then as a line, whatever comes first', () => {
  const { client, sent, tell } = wired()
  client.say({ text: 'hello' })
  expect(client.now().pending).toEqual([{ id: 'line-id-1', text: 'hello' }])
  // The connection was lost before the answer: it is sent again with the same id.
  tell(undefined)
  expect(sent.filter(({ type }) => type === 'say')).toEqual([
    { type: 'say', id: 'line-id-1', text: 'hello' },
    { type: 'say', id: 'line-id-1', text: 'hello' },
  ])
  tell(talk(1, [line(1, 'hello', { id: 'line-id-1' })], true))
  tell({ type: 'said', id: 'line-id-1' })
  expect(client.now()).toMatchObject({ pending: [], lines: [{ n: 1 }] })
})

it('keeps the text of a line that was refused, and forgets lines that are gone', () => {
  const { client, tell } = wired()
  client.say({ text: 'too much' })
  tell({ type: 'error', id: 'line-id-1', error: { code: 'protocol.talk-too-fast', params: {}, path: '' } })
  expect(client.now()).toMatchObject({
    pending: [],
    refused: { text: 'too much', problem: { code: 'protocol.talk-too-fast' } },
  })
  tell({ type: 'error', id: 'of-a-move', error: { code: 'protocol.stale', params: {}, path: '' } })
  expect(client.now().refused?.text).toBe('too much')
  tell(talk(1, [line(1, 'rude')], true))
  tell(talk(2, [{ ...line(1, ''), gone: true }]))
  expect(client.now().lines).toEqual([])
  client.say({ phrase: 'talk.phrase.thanks' })
  expect(client.now().refused).toBeUndefined()
})

it('hears nothing after it was stopped', () => {
  const { client, tell, stop } = wired()
  stop()
  tell(talk(1, [line(1, 'late')], true))
  expect(client.now().lines).toEqual([])
})
