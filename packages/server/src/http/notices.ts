import { createHash } from 'node:crypto'
import {
  noticesRequest,
  PATHS,
  pushRemoval,
  pushRequest,
  webhookRequest,
  type FeedAnswer,
  type Notices,
  type WebhookAnswer,
} from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import { faultError } from '../fault-error.ts'
import { atomOf } from '../notices/atom.ts'
import type { NoticeService } from '../notices/service.ts'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { needPerson } from './who.ts'

/** Tests of webhooks per minute and address: each makes this server send something. */
const TESTS = 6

/** What somebody is told outside the tab, and how. */
export function noticeRoutes(app: FastifyInstance, service: TableService, notices: NoticeService): void {
  app.get(PATHS.notices, async (request): Promise<Notices> => notices.of(await needPerson(service, request)))

  app.post(PATHS.notices, async (request): Promise<Notices> => {
    const person = await needPerson(service, request)
    return notices.choose(person, checked(noticesRequest, request.body))
  })

  app.post(PATHS.noticesPush, async (request): Promise<Notices> => {
    const person = await needPerson(service, request)
    return notices.addPush(person, checked(pushRequest, request.body))
  })

  app.delete(PATHS.noticesPush, async (request): Promise<Notices> => {
    const person = await needPerson(service, request)
    return notices.removePush(person, checked(pushRemoval, request.body).endpoint)
  })

  app.post(PATHS.noticesFeed, async (request): Promise<FeedAnswer> =>
    notices.newFeed(await needPerson(service, request)),
  )

  app.delete(PATHS.noticesFeed, async (request): Promise<Notices> =>
    notices.removeFeed(await needPerson(service, request)),
  )

  app.post(PATHS.noticesWebhook, async (request): Promise<WebhookAnswer> => {
    const person = await needPerson(service, request)
    return notices.setWebhook(person, checked(webhookRequest, request.body).url)
  })

  app.delete(PATHS.noticesWebhook, async (request): Promise<Notices> =>
    notices.removeWebhook(await needPerson(service, request)),
  )

  const limited = { config: { rateLimit: { max: TESTS } } }
  app.post(PATHS.noticesWebhookTest, limited, async (request): Promise<Notices> =>
    notices.testWebhook(await needPerson(service, request)),
  )

  // The log names the route, not the address: whoever has the address may read.
  app.get(PATHS.feed(':secret'), async (request, reply) => {
    const { secret } = request.params as { secret: string }
    const feed = await notices.feed(secret)
    if (feed === undefined) throw faultError('protocol.no-feed')
    const text = atomOf(notices.origin, feed)
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
    reply.header('etag', tag).header('referrer-policy', 'no-referrer')
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
    return reply.type('application/atom+xml; charset=utf-8').send(text)
  })
}
