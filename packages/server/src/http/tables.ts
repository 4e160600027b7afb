import {
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
import type { Checked } from '@benben/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FaultError, faultError } from '../fault-error.ts'
import type { TableService } from '../tables/service.ts'
import { guestOf, needGuest } from './guests.ts'

function unwrap<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new FaultError(checked.fault)
  return checked.value
}

/** The table id in the URL. */
function idIn(request: FastifyRequest): string {
  const { id } = request.params as { id: string }
  if (!check(tableId, id).ok) throw faultError('protocol.no-table')
  return id
}

const ID_PARAM = ':id'

export function tableRoutes(app: FastifyInstance, service: TableService): void {
  for (const kind of ['mine', 'open', 'watch'] as const) {
    app.get(PATHS[kind], async (request): Promise<TablesAnswer> => ({
      tables: await service.list(
        kind,
        await guestOf(service, request),
        unwrap(check(listQuery, request.query)).after,
      ),
    }))
  }

  app.post(PATHS.tables, { bodyLimit: LIMITS.order }, async (request): Promise<TableAnswer> => ({
    table: await service.create(
      await needGuest(service, request),
      unwrap(check(createRequest, request.body)),
    ),
  }))

  app.get(PATHS.table(ID_PARAM), async (request): Promise<TableAnswer> => ({
    table: await service.info(idIn(request), await guestOf(service, request)),
  }))

  app.post(PATHS.join(ID_PARAM), async (request): Promise<TableAnswer> => {
    const guest = await needGuest(service, request)
    return { table: await service.join(idIn(request), guest, unwrap(check(joinRequest, request.body))) }
  })

  app.post(PATHS.leave(ID_PARAM), async (request): Promise<LeaveAnswer> => ({
    table: await service.leave(idIn(request), await needGuest(service, request)),
  }))

  app.post(PATHS.rematch(ID_PARAM), async (request): Promise<TableAnswer> => ({
    table: await service.rematch(idIn(request), await needGuest(service, request)),
  }))

  app.get(PATHS.record(ID_PARAM), async (request, reply) => {
    const id = idIn(request)
    const record = await service.record(id, await guestOf(service, request))
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="benben-${id}.txt"`)
      .send(record)
  })
}
