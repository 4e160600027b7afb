import { banRequest, PATHS, reportForm } from '@benben/protocol'
import { speak } from '@benben/words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultError } from '../fault-error.ts'
import { checked } from '../http/checked.ts'
import type { TableService } from '../tables/service.ts'
import type { Metrics } from './metrics.ts'
import { reportsOf, settleReport } from './reports.ts'
import { loginPage, operatorPage } from './page.ts'
import type { OperatorToken } from './token.ts'

/** Requests per minute and address, right or wrong. */
const RATE = 60
const TABLES = 100
const COOKIE = 'benben-operator'

interface OperatorOptions {
  readonly service: TableService
  readonly metrics: Metrics
  readonly token: OperatorToken
  /** Whether the public address is https. */
  readonly isSecure: boolean
}

/** What only the operator may see and do. */
export function operatorRoutes(app: FastifyInstance, options: OperatorOptions): void {
  const { service, metrics, token, isSecure } = options
  const limited = { config: { rateLimit: { max: RATE } } }
  const words = speak('en')
  // Without a referrer browsers say nothing of the origin of a form either, and it would be refused.
  const html = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('referrer-policy', 'same-origin').send(text)
  const isOperator = (request: FastifyRequest): boolean =>
    token.isSession(request.cookies[COOKIE], Date.now())
  const needOperator = (request: FastifyRequest): void => {
    if (!isOperator(request)) throw faultError('protocol.not-operator')
  }
  const banIn = (request: FastifyRequest) => {
    needOperator(request)
    return checked(banRequest, request.body)
  }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )

  app.get(PATHS.metrics, limited, async (request, reply) => {
    if (!token.isIn(request.headers.authorization)) throw faultError('protocol.not-operator')
    return reply.type(metrics.contentType).send(await metrics.text())
  })

  app.get(PATHS.operator, limited, async (request, reply) => {
    if (!isOperator(request)) return html(reply, loginPage(words, false))
    const [tables, bans, reports, text] = await Promise.all([
      service.store.newestTables(TABLES),
      service.store.bans(),
      reportsOf(service.store),
      metrics.text(),
    ])
    return html(reply, operatorPage(words, { tables, bans, reports, metrics: text }))
  })

  app.post(PATHS.operator, limited, async (request, reply) => {
    const { token: given } = request.body as { token?: unknown }
    if (typeof given !== 'string' || !token.matches(given))
      return html(reply.status(401), loginPage(words, true))
    reply.setCookie(COOKIE, token.newSession(Date.now()), {
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      path: PATHS.operator,
    })
    return reply.redirect(PATHS.operator, 303)
  })

  app.post(PATHS.ban, limited, async (request, reply) => {
    const { kind, who, reason = '' } = banIn(request)
    await service.bans.add({ kind, who, reason, at: Date.now() })
    return reply.redirect(PATHS.operator, 303)
  })

  app.post(PATHS.reports, limited, async (request, reply) => {
    needOperator(request)
    await settleReport(service, checked(reportForm, request.body))
    return reply.redirect(PATHS.operator, 303)
  })

  app.post(PATHS.unban, limited, async (request, reply) => {
    await service.bans.remove(banIn(request))
    return reply.redirect(PATHS.operator, 303)
  })
}
