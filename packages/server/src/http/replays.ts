import {
  check,
  PATHS,
  replayQuery,
  shareRequest,
  shareSecret,
  type NewShareAnswer,
  type ReplayAnswer,
  type SharedAnswer,
  type SharesAnswer,
} from '@benben/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FaultError, faultError } from '../fault-error.ts'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { tableIdIn } from './tables.ts'
import { guestOf, needPerson } from './who.ts'

const ID_PARAM = ':id'
const SECRET_PARAM = ':secret'

/** Replays per minute and address: each reads and sends a whole match. */
const REPLAYS = 120
const limited = { config: { rateLimit: { max: REPLAYS } } }

function secretIn(request: FastifyRequest): string {
  const { secret } = request.params as { secret: string }
  if (!check(shareSecret, secret).ok) throw faultError('protocol.no-share')
  return secret
}

/** Matches that are looked at again, and links that share them. */
export function replayRoutes(app: FastifyInstance, service: TableService): void {
  const { replays, shares } = service

  app.get(PATHS.record(ID_PARAM), async (request, reply) => {
    const id = tableIdIn(request)
    const record = await replays.record(id, await guestOf(service, request))
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="benben-${id}.txt"`)
      .send(record)
  })

  app.get(PATHS.replay(ID_PARAM), limited, async (request): Promise<ReplayAnswer> => {
    const { seat } = checked(replayQuery, request.query)
    return replays.steps(tableIdIn(request), await guestOf(service, request), seat)
  })

  app.get(PATHS.shares(ID_PARAM), async (request): Promise<SharesAnswer> => ({
    shares: await shares.list(tableIdIn(request), await needPerson(service, request)),
  }))

  app.post(PATHS.shares(ID_PARAM), async (request): Promise<NewShareAnswer> => {
    const person = await needPerson(service, request)
    return shares.make(tableIdIn(request), person, checked(shareRequest, request.body))
  })

  app.delete(PATHS.oneShare(ID_PARAM, ':share'), async (request): Promise<SharesAnswer> => {
    const person = await needPerson(service, request)
    const { share } = request.params as { share: string }
    return { shares: await shares.revoke(tableIdIn(request), person, share) }
  })

  // The log names the route, not the address: whoever has the address may look.
  app.get(PATHS.shared(SECRET_PARAM), limited, async (request): Promise<SharedAnswer> => {
    const { table, hideNames } = await shares.find(secretIn(request))
    return replays.shared(table, await guestOf(service, request), hideNames).catch(gone)
  })

  app.get(PATHS.sharedReplay(SECRET_PARAM), limited, async (request): Promise<ReplayAnswer> => {
    const { seat } = checked(replayQuery, request.query)
    const { table, hideNames } = await shares.find(secretIn(request))
    return replays.sharedSteps(table, await guestOf(service, request), seat, hideNames).catch(gone)
  })
}

/** The table was removed: the link leads nowhere. */
function gone(error: unknown): never {
  throw error instanceof FaultError && error.fault.code === 'protocol.no-table'
    ? faultError('protocol.no-share')
    : error
}
