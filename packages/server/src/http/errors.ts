import type { Fault } from '@benben/kernel'
import { faultOf, LIMITS, type Failure, type ProtocolCode } from '@benben/protocol'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { FaultError } from '../fault-error.ts'

/** The HTTP status of a fault; 400 for all others. */
const STATUS: Readonly<Partial<Record<string, number>>> = {
  'protocol.no-guest': 401,
  'protocol.origin': 403,
  'protocol.not-seated': 403,
  'protocol.not-watchable': 403,
  'protocol.no-route': 404,
  'protocol.no-table': 404,
  'protocol.seat-taken': 409,
  'protocol.already-seated': 409,
  'protocol.already-running': 409,
  'protocol.not-running': 409,
  'protocol.not-finished': 409,
  'protocol.too-many-tables': 409,
  'protocol.too-large': 413,
  'protocol.too-fast': 429,
  'protocol.our-mistake': 500,
  'protocol.busy': 503,
} satisfies Partial<Record<ProtocolCode, number>>

/** Maps errors of Fastify and its plugins to faults. */
function faultFrom(error: FastifyError | FaultError, request: FastifyRequest): Fault {
  if (error instanceof FaultError) return error.fault
  const { statusCode } = error
  if (statusCode === 413)
    return faultOf('protocol.too-large', { most: request.routeOptions.bodyLimit ?? LIMITS.message })
  if (statusCode === 429) return faultOf('protocol.too-fast')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return faultOf('protocol.json')
  return faultOf('protocol.our-mistake')
}

/** All errors have the same shape: a code, its parameters, and the path. */
export function errorRoutes(app: FastifyInstance, onNotFound: (request: FastifyRequest) => boolean): void {
  app.setErrorHandler<FastifyError | FaultError>((error, request, reply) => {
    const fault = faultFrom(error, request)
    if (fault.code === 'protocol.our-mistake') request.log.error(error)
    const failure: Failure = { error: { ...fault, params: { ...fault.params } } }
    return reply.status(STATUS[fault.code] ?? 400).send(failure)
  })
  app.setNotFoundHandler((request, reply) => {
    if (onNotFound(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.status(404).send({ error: faultOf('protocol.no-route') } satisfies Failure)
  })
}
