import type { Fault } from '@benben/kernel'
import { fault as sentence, speak } from '@benben/words'
import { describe, expect, it } from 'vitest'
import { check, clientMessage, createRequest, guestRequest, joinRequest, PROTOCOL_CODES } from './index.ts'

const english = speak('en')
const ID = 'answer-0001'

function faultIn(schema: Parameters<typeof check>[0], raw: unknown): Fault {
  const checked = check(schema, raw)
  if (checked.ok) throw new Error('it fits')
  return checked.fault
}

describe('what fits', () => {
  it('comes through as it is', () => {
    const move = { type: 'move', id: ID, decision: 3, move: 'place 2b3' }
    expect(check(clientMessage, move)).toEqual({ ok: true, value: move })
    const create = { game: 'aton', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'search:200' }], listed: true }
    expect(check(createRequest, create)).toEqual({ ok: true, value: create })
  })

  it('trims a nickname', () => {
    expect(check(guestRequest, { nickname: '  Ada ' })).toEqual({ ok: true, value: { nickname: 'Ada' } })
  })

  it.each(['Zoë', 'Ādā', '神楽', 'محمد', 'क्षि', '👩‍🚀', 'I ❤️ Ra', '¡!', '7'])(
    'takes the nickname %s',
    (nickname) => {
      expect(check(guestRequest, { nickname })).toEqual({ ok: true, value: { nickname } })
    },
  )

  it.each([
    '3164',
    '115f',
    '1160',
    'ffa0',
    '2800',
    '200b',
    '200d',
    'fe0f',
    '00ad',
    '034f',
    '180e',
    '2060',
    '0301',
    'e0100',
  ])('takes no nickname that is U+%s alone, or hides it', (code) => {
    const hidden = String.fromCodePoint(Number.parseInt(code, 16))
    expect(check(guestRequest, { nickname: hidden }).ok).toBe(false)
    const isMark = ['200d', 'fe0f', '0301'].includes(code)
    expect(check(guestRequest, { nickname: `A${hidden}` }).ok).toBe(isMark)
  })
})

describe('what does not fit is named by place and reason', () => {
  const cases: [string, Parameters<typeof check>[0], unknown, Fault][] = [
    ['no object', clientMessage, null, { path: '', code: 'protocol.type', params: { expected: 'object' } }],
    ['a list', clientMessage, [], { path: '', code: 'protocol.type', params: { expected: 'object' } }],
    ['no type', clientMessage, {}, { path: 'type', code: 'protocol.missing', params: {} }],
    [
      'a type nobody knows',
      clientMessage,
      { type: 'shout' },
      {
        path: 'type',
        code: 'protocol.choice',
        params: {
          values: 'hello, move, undo, preference, explain, look, listen, say, review, show, hand-over, ping',
        },
      },
    ],
    [
      'a field too few',
      clientMessage,
      { type: 'undo', id: ID },
      { path: 'decision', code: 'protocol.missing', params: {} },
    ],
    [
      'a field too many',
      clientMessage,
      { type: 'undo', id: ID, decision: 1, seat: 1 },
      { path: 'seat', code: 'protocol.unknown-field', params: {} },
    ],
    [
      'a broken number',
      clientMessage,
      { type: 'undo', id: ID, decision: 1.5 },
      { path: 'decision', code: 'protocol.type', params: { expected: 'int' } },
    ],
    [
      'a number too small',
      clientMessage,
      { type: 'undo', id: ID, decision: -1 },
      { path: 'decision', code: 'protocol.range', params: { bound: 'least', limit: 0 } },
    ],
    [
      'an id too short',
      clientMessage,
      { type: 'undo', id: 'x', decision: 1 },
      { path: 'id', code: 'protocol.format', params: {} },
    ],
    [
      'a bot without a name',
      createRequest,
      { game: 'aton', seats: [{ kind: 'me' }, { kind: 'bot' }] },
      { path: 'seats[1].bot', code: 'protocol.missing', params: {} },
    ],
    [
      'no seats',
      createRequest,
      { game: 'aton', seats: [] },
      { path: 'seats', code: 'protocol.too-short', params: { least: 1 } },
    ],
    [
      'an empty nickname',
      guestRequest,
      { nickname: '  ' },
      { path: 'nickname', code: 'protocol.too-short', params: { least: 1 } },
    ],
    [
      'a long nickname',
      guestRequest,
      { nickname: 'a'.repeat(25) },
      { path: 'nickname', code: 'protocol.too-long', params: { most: 24 } },
    ],
    [
      'a nickname that turns the line around',
      guestRequest,
      { nickname: 'a\u202Eb' },
      { path: 'nickname', code: 'protocol.format', params: {} },
    ],
    [
      'a nonce that is none',
      joinRequest,
      { nonce: 'xyz' },
      { path: 'nonce', code: 'protocol.format', params: {} },
    ],
  ]
  for (const [name, schema, raw, fault] of cases) {
    it(name, () => {
      expect(faultIn(schema, raw)).toEqual(fault)
      expect(sentence(english, fault)).toMatch(/^[\w[\].]*:? ?\S.*\.$/)
      expect(sentence(english, fault)).not.toContain('Unknown problem')
    })
  }
})

it('names every code once', () => {
  expect(new Set(PROTOCOL_CODES).size).toBe(PROTOCOL_CODES.length)
})
