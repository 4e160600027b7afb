import { PATHS } from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import { faultError } from '../fault-error.ts'
import type { Metrics } from './metrics.ts'
import type { OperatorToken } from './token.ts'

/** Requests per minute and address, right or wrong. */
const RATE = 60

/** What only the operator may see. */
export async function operatorRoutes(
  app: FastifyInstance,
  token: OperatorToken,
  metrics: Metrics,
): Promise<void> {
  app.get(PATHS.metrics, { config: { rateLimit: { max: RATE } } }, async (request, reply) => {
    if (!token.isIn(request.headers.authorization)) throw faultError('protocol.not-operator')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
