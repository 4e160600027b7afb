import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

/** Web Push: messages that only the browser can read (RFC 8291, RFC 8188), from a server that says who it is (RFC 8292). */

const CURVE = 'prime256v1'
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

/** What a browser hands out with its subscription, as base64url. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** A pair of keys of the server, as base64url. Browsers accept messages of the server that they subscribed to. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Leading zeros are left out by Node, and needed by others.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** Fixed in tests: the examples of the RFC say which salt and key they use. */
export interface Chance {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

const newChance = (): Chance => ({ salt: randomBytes(16), privateKey: bytes(newVapidKeys().privateKey) })

/** Longer than any message: a message is one record. */
const RECORD = 4096

/** Whether keys are a point of the curve and a secret of the right length. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  if (bytes(auth).length !== 16 || bytes(p256dh).length !== 65) return false
  try {
    const pair = createECDH(CURVE)
    pair.generateKeys()
    pair.computeSecret(bytes(p256dh))
    return true
  } catch {
    return false
  }
}

/** The body of a push message in the coding `aes128gcm`. */
export function encrypt(
  text: Buffer,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: Chance = newChance(),
): Buffer {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  const [theirs, ours] = [bytes(p256dh), pair.getPublicKey()]
  const derive = (secret: Buffer, with_: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(pair.computeSecret(theirs), bytes(auth), keyInfo, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const header = Buffer.alloc(21)
  salt.copy(header)
  header.writeUInt32BE(RECORD, 16)
  header.writeUInt8(ours.length, 20)
  // 2: the last record, without padding.
  const sealed = [cipher.update(text), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([header, ours, ...sealed])
}

const HALF_A_DAY = 12 * 3600

/** The header that says which server sends: to one push service, for half a day. `contact` is where its operator can be found. */
export function vapid(endpoint: string, keys: VapidKeys, contact: string, now: number): string {
  const point = bytes(keys.publicKey)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: keys.privateKey,
  }
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HALF_A_DAY, sub: contact }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
