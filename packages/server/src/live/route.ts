import { check, CLOSE, faultOf, PATHS, tableId } from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { guestOf } from '../http/guests.ts'
import type { TableService } from '../tables/service.ts'
import { Connection } from './connection.ts'

/** Messages buffered while the table is loaded. */
const MAX_EARLY = 20

/** The WebSocket of a table. */
export function liveRoute(app: FastifyInstance, service: TableService): void {
  app.get(PATHS.live(':id'), { websocket: true }, (socket: WebSocket, request) => {
    const onError = (error: unknown): void => request.log.error(error)
    const early: string[] = []
    let connection: Connection | undefined
    let closed = false
    socket.on('error', () => undefined)
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : (data as Buffer).toString('utf8')
      if (connection !== undefined) connection.receive(text)
      else if (early.push(text) > MAX_EARLY) socket.close(CLOSE.flood)
    })
    socket.on('close', () => (closed = true))

    const connect = async (): Promise<void> => {
      const { id } = request.params as { id: string }
      const guest = await guestOf(service.store, request)
      const table = check(tableId, id).ok ? await service.tables.acquire(id) : undefined
      if (table === undefined) {
        socket.send(JSON.stringify({ type: 'error', error: faultOf('protocol.no-table') }))
        return socket.close(CLOSE.gone)
      }
      const opened = new Connection(service, table, guest, socket, request.raw.socket, onError)
      const disconnect = (): void => void opened.end().finally(() => service.tables.release(id))
      if (closed) return disconnect()
      socket.on('close', disconnect)
      connection = opened
      for (const text of early) opened.receive(text)
    }
    connect().catch((error: unknown) => {
      onError(error)
      socket.close(CLOSE.restart)
    })
  })
}
