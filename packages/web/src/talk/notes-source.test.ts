import type { Notes } from '@benben/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import { notesOf } from './notes-source.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A server that keeps one note, as ours does. */
function server() {
  let kept: Notes = { text: '', version: 0 }
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    if (body === undefined) return Response.json(kept)
    const { text, version } = JSON.parse(body) as Notes
    if (version !== kept.version)
      return Response.json({ error: { code: 'protocol.newer-notes', params: {}, path: '' } }, { status: 409 })
    kept = { text, version: version + 1 }
    return Response.json(kept)
  })
  return () => kept.text
}

const online = { id: 'table', viewer: 0, connection: 'online' } as const

it('writes notes that follow those it has read', async () => {
  const kept = server()
  const source = notesOf(online)
  expect(await source.read()).toBe('')
  expect(await source.write('one')).toBe('one')
  expect(await source.write('one two')).toBe('one two')
  expect(kept()).toBe('one two')
})

it('keeps both texts where another window has written meanwhile', async () => {
  const kept = server()
  const [here, there] = [notesOf(online), notesOf(online)]
  for (const each of [here, there]) await each.read()
  await here.write('of this window')
  expect(await there.write('of that window')).toBe('of this window\nof that window')
  expect(kept()).toBe('of this window\nof that window')
})

it('says why notes cannot be kept', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'protocol.no-guest', params: {}, path: '' } }, { status: 401 }),
  )
  await expect(notesOf(online).write('x')).rejects.toThrow('protocol.no-guest')
})
