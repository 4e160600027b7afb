import { check, CLOSE, faultOf, PATHS, tableId, type ProtocolCode } from '@benben/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { FaultError, faultError } from '../fault-error.ts'
import { addressOf } from '../http/address.ts'
import { guestOf } from '../http/who.ts'
import type { Metrics } from '../operator/metrics.ts'
import { DamagedRowError } from '../store/damaged-row-error.ts'
import { seatOf } from '../tables/info.ts'
import type { TableService } from '../tables/service.ts'
import type { Admission } from './admission.ts'
import type { Backlog } from './backlog.ts'
import { cut } from './cut.ts'
import { Connection } from './connection.ts'

/** How soon a connection ends whose cookie or token was revoked at another node. */
const RECHECK = 60_000

/** Messages buffered while the table is loaded. */
const MAX_EARLY = 20

interface LiveOptions {
  readonly service: TableService
  readonly admission: Admission
  readonly backlog: Backlog
  readonly metrics: Metrics
}

/** The WebSocket of a table. */
export function liveRoute(app: FastifyInstance, { service, admission, backlog, metrics }: LiveOptions): void {
  // Before the upgrade, where refusing costs least.
  const preValidation = async (request: FastifyRequest): Promise<void> => {
    if (!admission.hasRoomFor(addressOf(request))) throw faultError('protocol.too-many-connections')
  }

  const live = (socket: WebSocket, request: FastifyRequest): void => {
    const onError = (error: unknown): void => {
      metrics.failed()
      request.log.error(error)
    }
    const early: string[] = []
    let connection: Connection | undefined
    let closed = false
    const leave = new Set<() => void>()
    socket.on('error', () => undefined)
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : (data as Buffer).toString('utf8')
      if (connection !== undefined) connection.receive(text)
      else if (early.push(text) > MAX_EARLY) cut(socket, CLOSE.flood)
    })
    socket.on('close', () => {
      closed = true
      for (const each of leave) each()
    })
    const refuse = (code: ProtocolCode, close: number): void => {
      socket.send(JSON.stringify({ type: 'error', error: faultOf(code) }))
      cut(socket, close)
    }
    /** Whether there was room; if not, it is refused. */
    const admit = (left: (() => void) | undefined): boolean => {
      if (left === undefined) refuse('protocol.too-many-connections', CLOSE.full)
      else if (closed) left()
      else leave.add(left)
      return left !== undefined
    }
    if (!admit(admission.enter(addressOf(request), socket))) return

    const connect = async (): Promise<void> => {
      const { id } = request.params as { id: string }
      const guest = await guestOf(service, request)
      if (guest !== undefined) {
        admit(admission.enterGuest(guest.id, socket))
        leave.add(recheck(service, request, () => cut(socket, CLOSE.restart)))
      }
      const table = check(tableId, id).ok ? await service.tables.acquire(id) : undefined
      if (table === undefined) return refuse('protocol.no-table', CLOSE.gone)
      const opened = new Connection({
        service,
        table,
        guest,
        socket,
        wire: request.raw.socket,
        backlog,
        metrics,
        onError,
      })
      const disconnect = (): void => void opened.end().finally(() => service.tables.release(id))
      if (closed) return disconnect()
      socket.on('close', disconnect)
      const isSpectator = seatOf(table.stored, guest?.id) === undefined
      if (isSpectator && !admit(admission.watch(id, socket))) return
      connection = opened
      for (const text of early) opened.receive(text)
    }
    connect().catch((error: unknown) => {
      if (!(error instanceof DamagedRowError)) {
        onError(error)
        return cut(socket, CLOSE.restart)
      }
      onError(error.message)
      refuse('protocol.damaged', CLOSE.gone)
    })
  }

  app.route({
    method: 'GET',
    url: PATHS.live(':id'),
    preValidation,
    wsHandler: live,
    // A request that asks for no WebSocket.
    handler: () => {
      throw faultError('protocol.no-route')
    },
  })
}

/** Calls `onRevoked` when the request would be refused today. Returns the function that ends it. */
function recheck(service: TableService, request: FastifyRequest, onRevoked: () => void): () => void {
  const timer = setInterval(() => {
    guestOf(service, request).then(
      (guest) => (guest === undefined ? onRevoked() : undefined),
      // A store that cannot be read revokes nothing.
      (error: unknown) => (error instanceof FaultError ? onRevoked() : undefined),
    )
  }, RECHECK)
  timer.unref()
  return () => clearInterval(timer)
}
