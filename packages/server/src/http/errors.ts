import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Fault } from '@benben/kernel'
import { faultOf, LIMITS, type Failure, type ProtocolCode } from '@benben/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FaultError } from '../fault-error.ts'
import { DamagedRowError } from '../store/damaged-row-error.ts'

/** The HTTP status of a fault; 400 for all others. */
const STATUS: Readonly<Partial<Record<string, number>>> = {
  'protocol.no-guest': 401,
  'protocol.no-token': 401,
  'protocol.no-code': 401,
  'protocol.no-phrase': 401,
  'protocol.no-passkey': 401,
  'protocol.no-passkeys': 404,
  'protocol.join-first': 409,
  'protocol.no-way': 404,
  'protocol.no-feed': 404,
  'protocol.no-webhook': 404,
  'protocol.too-many-pushes': 409,
  'protocol.not-operator': 401,
  'protocol.no-scope': 403,
  'protocol.people-only': 403,
  'protocol.origin': 403,
  'protocol.banned': 403,
  'protocol.not-seated': 403,
  'protocol.not-watchable': 403,
  'protocol.not-welcome': 403,
  'protocol.no-talk': 403,
  'protocol.no-route': 404,
  'protocol.no-table': 404,
  'protocol.no-line': 404,
  'protocol.no-share': 404,
  'protocol.no-moment': 409,
  'protocol.own-seat-only': 403,
  'protocol.too-many-shares': 409,
  'protocol.too-slow': 408,
  'protocol.newer-notes': 409,
  'protocol.seat-taken': 409,
  'protocol.already-seated': 409,
  'protocol.already-running': 409,
  'protocol.not-running': 409,
  'protocol.not-finished': 409,
  'protocol.too-many-tables': 409,
  'protocol.too-many-tokens': 409,
  'protocol.too-large': 413,
  'protocol.too-fast': 429,
  'protocol.talk-too-fast': 429,
  'protocol.too-many-connections': 429,
  'protocol.our-mistake': 500,
  'protocol.damaged': 500,
  'protocol.busy': 503,
} satisfies Partial<Record<ProtocolCode, number>>

const statusOf = ({ code }: Fault): number => STATUS[code] ?? 400
const failureOf = (fault: Fault): Failure => ({ error: { ...fault, params: { ...fault.params } } })

/** Maps errors of Fastify and its plugins to faults. */
function faultFrom(error: FastifyError | FaultError, request: FastifyRequest): Fault {
  if (error instanceof FaultError) return error.fault
  if (error instanceof DamagedRowError) return faultOf('protocol.damaged')
  const { statusCode } = error
  if (statusCode === 404) return faultOf('protocol.no-route')
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
    if (fault.code === 'protocol.damaged') request.log.error(error.message)
    return reply.status(statusOf(fault)).send(failureOf(fault))
  })
  app.setNotFoundHandler((request, reply) => {
    if (onNotFound(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.status(404).send(failureOf(faultOf('protocol.no-route')))
  })
}

/** Paths the router cannot read, such as `/%`. */
export const badPath = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  void reply.status(404).send(failureOf(faultOf('protocol.no-route')))

/** What Node cannot read as HTTP, or what takes too long: there is no request yet, only the socket. */
export function badRequest({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy() && undefined
  const fault = clientFault(code)
  const body = JSON.stringify(failureOf(fault))
  const status = statusOf(fault)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8`
  socket.end(`${head}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`, () =>
    socket.destroy(),
  )
}

/** The most bytes of headers that Node reads. */
const MOST_HEADERS = 16_384

function clientFault(code: string | undefined): Fault {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return faultOf('protocol.too-slow')
  if (code === 'HPE_HEADER_OVERFLOW') return faultOf('protocol.too-large', { most: MOST_HEADERS })
  return faultOf('protocol.http')
}
