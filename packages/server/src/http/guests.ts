import { createHash, randomBytes } from 'node:crypto'
import { check, guestRequest, PATHS, type Me } from '@benben/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FaultError, faultError } from '../fault-error.ts'
import type { Guest, Store } from '../store/store.ts'
import type { TableService } from '../tables/service.ts'
import { newId } from '../tables/opening.ts'

const COOKIE = 'benben'
const TWO_YEARS = 2 * 365 * 24 * 60 * 60

/** Only the hash is stored: a leaked database gives no access to seats. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The guest of a request, by the secret in the cookie. */
export async function guestOf(service: TableService, request: FastifyRequest): Promise<Guest | undefined> {
  const secret = request.cookies[COOKIE]
  if (secret === undefined || secret.length > 100) return undefined
  const guest = await service.store.guest(hashOf(secret))
  if (guest !== undefined && service.bans.has('guest', guest.id)) throw faultError('protocol.banned')
  return guest
}

export async function needGuest(service: TableService, request: FastifyRequest): Promise<Guest> {
  const guest = await guestOf(service, request)
  if (guest === undefined) throw faultError('protocol.no-guest')
  return guest
}

/** A secret of 256 bits in an HTTP-only cookie. */
async function newGuest(
  store: Store,
  nickname: string,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<Guest> {
  const secret = randomBytes(32).toString('base64url')
  const guest = { id: newId(), nickname }
  await store.addGuest(guest, hashOf(secret), Date.now())
  reply.setCookie(COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: TWO_YEARS,
  })
  return guest
}

const meOf = (guest: Guest | undefined): Me => ({
  guest: guest === undefined ? null : { nickname: guest.nickname },
})

/** `isSecure`: whether the public address is https, so that browsers send the cookie nowhere else. */
export function guestRoutes(app: FastifyInstance, service: TableService, isSecure: boolean): void {
  const { store } = service
  app.get(PATHS.me, async (request) => meOf(await guestOf(service, request)))

  app.post(PATHS.guest, async (request, reply) => {
    const body = check(guestRequest, request.body)
    if (!body.ok) throw new FaultError(body.fault)
    const { nickname } = body.value
    if (service.isBotName(nickname)) throw faultError('protocol.bot-name', {}, 'nickname')
    const known = await guestOf(service, request)
    if (known === undefined) return meOf(await newGuest(store, nickname, reply, isSecure))
    await store.renameGuest(known.id, nickname)
    return meOf({ ...known, nickname })
  })

  app.delete(PATHS.guest, async (request, reply) => {
    await service.forget(await needGuest(service, request))
    reply.clearCookie(COOKIE, { path: '/' })
    return meOf(undefined)
  })
}
