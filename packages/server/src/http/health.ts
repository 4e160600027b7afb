import { setTimeout as sleep } from 'node:timers/promises'
import { PATHS, PROTOCOL, type Health, type Ready } from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import type { TableService } from '../tables/service.ts'

/** A store that takes longer is not ready. */
const TIMEOUT = 3000

/**
 * `/api/health` answers 200 as long as the process works (liveness), and says what does not work. `/api/ready` answers 503 while
 * requests are better sent elsewhere (readiness): a restart would not help against a full disk.
 */
export function healthRoutes(app: FastifyInstance, service: TableService, connections: () => number): void {
  const config = { rateLimit: false as const }
  app.get(PATHS.health, { config }, async (): Promise<Health> => ({
    ...service.health,
    protocol: PROTOCOL,
    connections: connections(),
  }))
  app.get(PATHS.ready, { config }, async (_request, reply): Promise<Ready> => {
    const timeout = sleep(TIMEOUT, false, { ref: false })
    const ready = await Promise.race([service.isReady(), timeout])
    reply.status(ready ? 200 : 503)
    return { ready }
  })
}
