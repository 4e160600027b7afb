import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newWebhookSecret, signed } from './webhook.ts'

/** The examples in the docs that check a signature. */
const page = readFileSync(join(import.meta.dirname, '../../../../docs/server.md'), 'utf8')
const exampleIn = (language: string, name: string): string =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))]
    .map(([, code]) => code!)
    .find((code) => code.includes(name))!

const secret = newWebhookSecret()
const body = Buffer.from('{"text":"Tekhenu with Bén: it is your turn."}')
const headers = signed(secret, 'an-id', body, Date.now())
const cases: readonly (readonly [string, Readonly<Record<string, string>>, Buffer, boolean])[] = [
  ['what was sent', headers, body, true],
  ['another body', headers, Buffer.from('{}'), false],
  ['another id', { ...headers, 'webhook-id': 'other' }, body, false],
  ['a signature of another secret', signed(newWebhookSecret(), 'an-id', body, Date.now()), body, false],
  ['an old one', signed(secret, 'an-id', body, Date.now() - 600_000), body, false],
]

it.each(cases)('the example in Python judges %s', (_, given, sent, isGenuine) => {
  const call = `
import json, sys
given = json.load(sys.stdin)
print(is_genuine(given["secret"], given["headers"], given["body"].encode()))`
  const input = JSON.stringify({ secret, headers: given, body: sent.toString() })
  const answer = execFileSync('python3', ['-c', exampleIn('python', 'is_genuine') + call], { input })
  expect(answer.toString().trim()).toBe(isGenuine ? 'True' : 'False')
})

it.each(cases)('the example in TypeScript judges %s', async (_, given, sent, isGenuine) => {
  const code = stripTypeScriptTypes(exampleIn('ts', 'isGenuine'))
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  const example = (await import(/* @vite-ignore */ url)) as {
    isGenuine: (secret: string, headers: Readonly<Record<string, string>>, body: Buffer) => boolean
  }
  expect(example.isGenuine(secret, given, sent)).toBe(isGenuine)
})
