import { createHmac, randomBytes } from 'node:crypto'

/** Signed as Standard Webhooks says (standardwebhooks.com), so that receivers find libraries: id, time and body under one HMAC. */

const PREFIX = 'whsec_'

/** 256 bits. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64')

/** The headers of one attempt. The id is the same for every attempt, the time is not. */
export function signed(
  secret: string,
  id: string,
  body: Buffer,
  now: number,
): Readonly<Record<string, string>> {
  const at = Math.floor(now / 1000)
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Benben',
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  }
}
