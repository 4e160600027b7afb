import type { FastifyReply } from 'fastify'
import type { Store } from '../store/store.ts'
import { newId } from '../tables/opening.ts'
import { COOKIE, hashOf, newSecret } from './who.ts'

const TWO_YEARS = 2 * 365 * 24 * 60 * 60

/** A secret of 256 bits, which scripts cannot read. `isSecure`: browsers send it by https only. Returns its hash. */
export function setCookie(reply: FastifyReply, isSecure: boolean): string {
  const secret = newSecret()
  reply.setCookie(COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: TWO_YEARS,
  })
  return hashOf(secret)
}

/** Signs this browser in, beside those that are. */
export async function signIn(
  store: Store,
  guest: string,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<void> {
  const hash = setCookie(reply, isSecure)
  await store.addCredential({ kind: 'cookie', hash, id: newId(), guest, data: null, created: Date.now() })
}
