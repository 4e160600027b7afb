import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PushBrowser } from '../testing/push-browser.ts'
import { areKeys, encrypt, newVapidKeys, vapid } from './web-push.ts'

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

describe('the encryption of push messages', () => {
  it('is that of RFC 8291', () => {
    const chance = { salt: bytes(EXAMPLE.salt), privateKey: bytes(EXAMPLE.privateKey) }
    const body = encrypt(Buffer.from(EXAMPLE.text), EXAMPLE.keys, chance)
    expect(body.toString('base64url')).toBe(EXAMPLE.body)
  })

  it('is new for each message, and the browser can read it', () => {
    const browser = new PushBrowser()
    const bodies = [1, 2].map(() => encrypt(Buffer.from('It is your turn.'), browser.keys))
    expect(bodies[0]!.equals(bodies[1]!)).toBe(false)
    for (const body of bodies) expect(browser.decrypt(body)).toBe('It is your turn.')
    expect(() => new PushBrowser().decrypt(bodies[0]!)).toThrow('unable to authenticate')
  })

  it('refuses keys that are none', () => {
    expect(areKeys(EXAMPLE.keys)).toBe(true)
    expect(areKeys({ ...EXAMPLE.keys, auth: 'AAAA' })).toBe(false)
    expect(areKeys({ ...EXAMPLE.keys, p256dh: 'AAAA' })).toBe(false)
    // As long as a point, and not on the curve.
    expect(areKeys({ ...EXAMPLE.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false)
  })
})

it('says which server sends, by a signature that holds for one push service and half a day', () => {
  const keys = newVapidKeys()
  const now = 1_800_000_000_000
  const header = vapid('https://push.example/send/abc', keys, 'https://play.example', now)
  const [, head, claims, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header)!
  expect(key).toBe(keys.publicKey)
  expect(JSON.parse(bytes(head!).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(bytes(claims!).toString())).toEqual({
    aud: 'https://push.example',
    exp: 1_800_043_200,
    sub: 'https://play.example',
  })
  const point = bytes(key!)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isGenuine = (text: string): boolean =>
    verify(
      'sha256',
      Buffer.from(text),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      bytes(signature!),
    )
  expect(isGenuine(`${head}.${claims}`)).toBe(true)
  expect(isGenuine(`${head}.${claims}x`)).toBe(false)
})
