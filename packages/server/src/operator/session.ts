import { createHmac, timingSafeEqual } from 'node:crypto'

const HOURS_12 = 12 * 60 * 60 * 1000

const sign = (token: string, expires: string): Buffer =>
  createHmac('sha256', token).update(`benben operator until ${expires}`).digest()

/** What the cookie of the operator's page holds: not the token, but a signature made with it that any node can check. */
export function newSession(token: string, now: number): string {
  const expires = String(now + HOURS_12)
  return `${expires}.${sign(token, expires).toString('base64url')}`
}

export function isSession(token: string, session: string | undefined, now: number): boolean {
  const [expires = '', signature = ''] = (session ?? '').split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(token, expires)
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > now
}
