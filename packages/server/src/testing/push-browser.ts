import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import type { Notice } from '@benben/protocol'
import type { PushKeys } from '../notices/web-push.ts'

/** A browser that gets push messages: it alone can read them (RFC 8291). */
export class PushBrowser {
  readonly #pair: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#pair.generateKeys()
  }

  get keys(): PushKeys {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  decrypt(body: Buffer): string {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const derive = (secret: Buffer, salting: Buffer, info: Buffer | string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salting, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), theirs])
    const secret = derive(this.#pair.computeSecret(theirs), this.#auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const open = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
    open.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    if (text.at(-1) !== 2) throw new Error('the last record ends with 2')
    return text.subarray(0, -1).toString()
  }

  read(body: Buffer): Notice {
    return JSON.parse(this.decrypt(body)) as Notice
  }
}
