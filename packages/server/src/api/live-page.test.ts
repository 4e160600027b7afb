import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, CLIENT_TYPES, clientMessage, CLOSE, PROTOCOL, serverMessage } from '@benben/protocol'
import { describe, expect, it } from 'vitest'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'live.md'), 'utf8')

const examples = (side: 'client' | 'server'): { readonly type: string }[] =>
  [...PAGE.matchAll(/^```json (\w+)\n([^]*?)^```$/gm)]
    .filter(([, of]) => of === side)
    .map(([, , text]) => JSON.parse(text!) as { type: string })

const typesOf = (messages: readonly { readonly type: string }[]): string[] =>
  [...new Set(messages.map(({ type }) => type))].toSorted()

describe('the page of the live connection', () => {
  it.each(examples('client').map((message) => [message.type, message] as const))(
    'shows a valid %s of a client',
    (_, message) => {
      expect(check(clientMessage, message)).toEqual({ ok: true, value: message })
    },
  )

  // What a schema does not know is left out of its value, so an example with an unknown field differs from it.
  it.each(examples('server').map((message) => [message.type, message] as const))(
    'shows a valid %s of the server',
    (_, message) => {
      expect(check(serverMessage, message)).toEqual({ ok: true, value: message })
    },
  )

  it('shows every message', () => {
    expect(typesOf(examples('client'))).toEqual([...CLIENT_TYPES].toSorted())
    const known = serverMessage.def.options.map(({ def }) => ({ type: def.shape.type.def.values[0]! }))
    expect(typesOf(examples('server'))).toEqual(typesOf(known))
  })

  it('names the version and every close code', () => {
    expect(examples('client')[0]).toMatchObject({ protocol: PROTOCOL })
    for (const code of Object.values(CLOSE)) expect(PAGE).toContain(`\`${code}\``)
  })
})
