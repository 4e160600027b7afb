import { guestRequest, PATHS, type Me } from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { TableService } from '../tables/service.ts'
import { newId } from '../tables/opening.ts'
import { checked } from './checked.ts'
import { setCookie } from './cookie.ts'
import { COOKIE, guestOf, needPerson } from './who.ts'

export const meOf = (guest: Guest | undefined): Me => ({
  guest: guest === undefined ? null : { nickname: guest.nickname },
})

/** `isSecure`: whether the public address is https, so that browsers send the cookie nowhere else. */
export function guestRoutes(app: FastifyInstance, service: TableService, isSecure: boolean): void {
  const { store } = service
  app.get(PATHS.me, async (request) => meOf(await guestOf(service, request)))

  app.post(PATHS.guest, async (request, reply) => {
    const { nickname } = checked(guestRequest, request.body)
    if (service.isBotName(nickname)) throw faultError('protocol.bot-name', {}, 'nickname')
    const known = await guestOf(service, request)
    if (known?.scopes !== undefined) throw faultError('protocol.people-only')
    if (known === undefined) {
      const guest = { id: newId(), nickname }
      await store.addGuest(guest, setCookie(reply, isSecure), Date.now())
      return meOf(guest)
    }
    await store.renameGuest(known.id, nickname)
    return meOf({ ...known, nickname })
  })

  app.delete(PATHS.guest, async (request, reply) => {
    await service.forget(await needPerson(service, request))
    reply.clearCookie(COOKIE, { path: '/' })
    return meOf(undefined)
  })
}
