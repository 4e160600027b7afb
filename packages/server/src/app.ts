import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import { CLOSE, LIMITS, PATHS } from '@benben/protocol'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { checkDocumented, openApiRoute } from './api/routes.ts'
import { aheadRoutes } from './http/ahead.ts'
import { addressOf, trustHops } from './http/address.ts'
import { faultError } from './fault-error.ts'
import { badPath, badRequest, errorRoutes } from './http/errors.ts'
import { calendarRoutes } from './http/calendar.ts'
import { contentSecurity } from './http/content-security.ts'
import { guestRoutes } from './http/guests.ts'
import { healthRoutes } from './http/health.ts'
import { identityRoutes } from './http/identity.ts'
import { noticeRoutes } from './http/notices.ts'
import { checkOrigin } from './http/origin.ts'
import { passkeyRoutes } from './http/passkeys.ts'
import { replayRoutes } from './http/replays.ts'
import { resultRoutes } from './http/results.ts'
import { tableRoutes } from './http/tables.ts'
import { talkRoutes } from './http/talk.ts'
import { tokenRoutes } from './http/tokens.ts'
import { Admission, type SocketLimits } from './live/admission.ts'
import { Backlog, type BacklogLimits } from './live/backlog.ts'
import { heartbeat } from './live/heartbeat.ts'
import { liveRoute } from './live/route.ts'
import { logOptions, onRequests, type LogFormat } from './log.ts'
import type { NoticeService } from './notices/service.ts'
import { Metrics } from './operator/metrics.ts'
import { operatorRoutes } from './operator/routes.ts'
import { OperatorToken } from './operator/token.ts'
import type { TableService } from './tables/service.ts'

export interface AppOptions {
  readonly service: TableService
  readonly notices: NoticeService
  readonly web: string | undefined
  readonly rate: number
  /** The number of proxies in front of the server. */
  readonly proxy: number
  /** The public address; undefined if it is not configured. */
  readonly origin: string | undefined
  /** Milliseconds for a whole request to arrive. */
  readonly requestTimeout?: number
  readonly sockets?: Partial<SocketLimits>
  readonly backlog?: BacklogLimits
  readonly log?: LogFormat
  readonly metrics?: Metrics
  /** The operator's token; without one nothing is served to operators. */
  readonly operator?: string | undefined
}

/** Far more than a request of 64 kB needs. */
const REQUEST_TIMEOUT = 10_000

/** The WebSocket library rejects longer messages unread. */
const MAX_PAYLOAD = 16 * LIMITS.message

/** Whether the client-side router handles this URL; a missing file is not a page. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/api\/|\.\w+(?:\?|$)/.test(url)

/** The HTTP server around a table service, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    service,
    notices,
    web,
    rate,
    proxy,
    origin,
    requestTimeout = REQUEST_TIMEOUT,
    sockets,
    backlog,
  } = options
  const { log = 'text', metrics = new Metrics(), operator } = options
  const isSecure = origin?.startsWith('https:') === true
  const app = fastify({
    bodyLimit: LIMITS.message,
    trustProxy: trustHops(proxy),
    ...logOptions(log),
    forceCloseConnections: true,
    frameworkErrors: badPath,
    clientErrorHandler: badRequest,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 5 },
  })
  await app.register(helmet, { contentSecurityPolicy: contentSecurity(web), strictTransportSecurity: false })
  await app.register(cookie)
  await app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD, perMessageDeflate: false },
    // Protocol errors of clients are not errors of the server.
    errorHandler: (error, _socket, request) => {
      if (!String((error as { code?: unknown }).code).startsWith('WS_ERR')) request.log.error(error)
    },
    // Acknowledge pending moves first, then ask all clients to reconnect.
    preClose: (done) =>
      void service.store.settled().then(() =>
        setImmediate(() => {
          for (const socket of app.websocketServer.clients) socket.close(CLOSE.restart)
          app.websocketServer.close(() => done())
        }),
      ),
  })
  onRequests(app, (method, route, status, milliseconds) => {
    metrics.requested(method, route, status, milliseconds)
    app.log.info({ method, route, status, milliseconds: Math.round(milliseconds) })
  })
  metrics.watch('benben_tables', 'Tables in memory.', () => service.tables.size)
  metrics.watch('benben_connections', 'Open live connections.', () => app.websocketServer.clients.size)
  const underWay = 'Notices that this node is sending or looking at.'
  metrics.watch('benben_notices_under_way', underWay, () => notices.runner.underWay)
  const stopHeartbeat = heartbeat(app.websocketServer)
  app.addHook('onClose', async () => stopHeartbeat())

  app.addHook('onReady', () => service.prepare())

  const admission = new Admission(sockets)
  errorRoutes(app, (request) => web !== undefined && isPage(request))
  await app.register(async (api) => {
    await api.register(rateLimit, { max: rate, timeWindow: '1 minute', keyGenerator: addressOf })
    api.addHook('onRequest', checkOrigin(origin))
    api.addHook('onRequest', async (request) => {
      // Operators who ban themselves can still lift it.
      if (request.url.startsWith(PATHS.operator)) return
      if (service.bans.has('address', addressOf(request))) throw faultError('protocol.banned')
    })
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    api.addHook('onRoute', checkDocumented)
    openApiRoute(api)
    healthRoutes(api, service, () => app.websocketServer.clients.size)
    guestRoutes(api, service, isSecure)
    calendarRoutes(api, service)
    identityRoutes(api, {
      service,
      notices,
      isSecure,
      canHavePasskeys: origin !== undefined,
      onSignOut: (guest) => admission.dismissGuest(guest),
    })
    passkeyRoutes(api, service, origin)
    tokenRoutes(api, service)
    noticeRoutes(api, service, notices)
    tableRoutes(api, service)
    aheadRoutes(api, service)
    resultRoutes(api, service)
    replayRoutes(api, service)
    talkRoutes(api, service)
    if (operator !== undefined)
      operatorRoutes(api, { service, metrics, token: new OperatorToken(operator), isSecure })
    liveRoute(api, { service, metrics, admission, backlog: new Backlog(backlog) })
  })
  if (web !== undefined) {
    await app.register(fastifyStatic, {
      root: web,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  }
  return app
}
