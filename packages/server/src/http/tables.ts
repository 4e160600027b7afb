import {
  actRequest,
  check,
  createRequest,
  joinRequest,
  LIMITS,
  listQuery,
  PATHS,
  tableId,
  type LeaveAnswer,
  type TableAnswer,
  type TablesAnswer,
} from '@benben/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { faultError } from '../fault-error.ts'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { guestOf, needGuest } from './who.ts'

/** The table id in the URL. */
export function tableIdIn(request: FastifyRequest): string {
  const { id } = request.params as { id: string }
  if (!check(tableId, id).ok) throw faultError('protocol.no-table')
  return id
}

const ID_PARAM = ':id'

export function tableRoutes(app: FastifyInstance, service: TableService): void {
  for (const kind of ['mine', 'open', 'watch'] as const) {
    app.get(PATHS[kind], async (request): Promise<TablesAnswer> => ({
      tables: await service.infos.list(
        kind,
        await guestOf(service, request),
        checked(listQuery, request.query).after,
      ),
    }))
  }

  app.post(PATHS.tables, { bodyLimit: LIMITS.order }, async (request): Promise<TableAnswer> => ({
    table: await service.creation.create(
      await needGuest(service, request, 'create'),
      checked(createRequest, request.body),
    ),
  }))

  app.get(PATHS.table(ID_PARAM), async (request): Promise<TableAnswer> => ({
    table: await service.infos.one(tableIdIn(request), await guestOf(service, request)),
  }))

  app.post(PATHS.join(ID_PARAM), async (request): Promise<TableAnswer> => {
    const guest = await needGuest(service, request, 'play')
    return {
      table: await service.seating.join(tableIdIn(request), guest, checked(joinRequest, request.body)),
    }
  })

  app.post(PATHS.act(ID_PARAM), async (request): Promise<LeaveAnswer> => {
    const guest = await needGuest(service, request, 'play')
    return { table: await service.seating.act(tableIdIn(request), guest, checked(actRequest, request.body)) }
  })

  app.post(PATHS.leave(ID_PARAM), async (request): Promise<LeaveAnswer> => ({
    table: await service.seating.leave(tableIdIn(request), await needGuest(service, request, 'play')),
  }))

  app.post(PATHS.rematch(ID_PARAM), async (request): Promise<TableAnswer> => ({
    table: await service.creation.rematch(tableIdIn(request), await needGuest(service, request, 'create')),
  }))
}
