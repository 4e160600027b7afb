import { createHash, randomBytes } from 'node:crypto'
import type { Scope } from '@benben/protocol'
import type { FastifyRequest } from 'fastify'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { TableService } from '../tables/service.ts'
import { BEARER, programOf } from './program.ts'

export const COOKIE = 'benben'

/** 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored: a leaked database gives no access to seats. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Who sends a request: a program by its token, else the guest of the cookie. */
export async function guestOf(service: TableService, request: FastifyRequest): Promise<Guest | undefined> {
  const { authorization } = request.headers
  const guest =
    authorization === undefined ? await personOf(service, request) : await programBy(service, authorization)
  if (guest !== undefined && service.bans.has('guest', guest.id)) throw faultError('protocol.banned')
  return guest
}

async function personOf({ store }: TableService, request: FastifyRequest): Promise<Guest | undefined> {
  const secret = request.cookies[COOKIE]
  return secret === undefined || secret.length > 100 ? undefined : store.guest(hashOf(secret))
}

async function programBy(service: TableService, authorization: string): Promise<Guest> {
  const token = BEARER.exec(authorization)?.[1]
  const found = token === undefined ? undefined : await service.store.credential('token', hashOf(token))
  if (found === undefined) throw faultError('protocol.no-token')
  if (service.bans.has('guest', found.guest)) throw faultError('protocol.banned')
  return programOf(found)
}

/** A person, or a program that may do this. */
export async function needGuest(
  service: TableService,
  request: FastifyRequest,
  scope: Scope,
): Promise<Guest> {
  const guest = await guestOf(service, request)
  if (guest === undefined) throw faultError('protocol.no-guest')
  if (guest.scopes?.includes(scope) === false) throw faultError('protocol.no-scope', { scope })
  return guest
}

/** A person: programs may not manage who they belong to. */
export async function needPerson(service: TableService, request: FastifyRequest): Promise<Guest> {
  const guest = await guestOf(service, request)
  if (guest === undefined) throw faultError('protocol.no-guest')
  if (guest.scopes !== undefined) throw faultError('protocol.people-only')
  return guest
}
