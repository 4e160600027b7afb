import { aheadRequest, PATHS, type AheadAnswer } from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { tableIdIn } from './tables.ts'
import { needGuest } from './who.ts'

const ID_PARAM = ':id'

/** What somebody answers before they are asked. */
export function aheadRoutes(app: FastifyInstance, service: TableService): void {
  app.get(PATHS.ahead(ID_PARAM), async (request): Promise<AheadAnswer> =>
    service.ahead.of(tableIdIn(request), await needGuest(service, request, 'play')),
  )

  app.put(PATHS.ahead(ID_PARAM), async (request): Promise<AheadAnswer> => {
    const guest = await needGuest(service, request, 'play')
    return service.ahead.set(tableIdIn(request), guest, checked(aheadRequest, request.body))
  })
}
