import {
  feedAnswer,
  notices,
  noticesRequest,
  PATHS,
  pushRemoval,
  pushRequest,
  webhookAnswer,
  webhookRequest,
} from '@benben/protocol'
import type { Operation } from './operation.ts'

/** What people are told outside the tab. */
export const NOTICE_OPERATIONS: readonly Operation[] = [
  {
    method: 'GET',
    path: PATHS.notices,
    does: 'What I am told outside the tab.',
    access: 'person',
    answer: notices,
  },
  {
    method: 'POST',
    path: PATHS.notices,
    does: 'Chooses what I am told, and how.',
    access: 'person',
    body: noticesRequest,
    answer: notices,
  },
  {
    method: 'POST',
    path: PATHS.noticesPush,
    does: 'This browser gets push messages. Sent twice, it changes nothing.',
    access: 'person',
    body: pushRequest,
    answer: notices,
  },
  {
    method: 'DELETE',
    path: PATHS.noticesPush,
    does: 'This browser gets no more push messages.',
    access: 'person',
    body: pushRemoval,
    answer: notices,
  },
  {
    method: 'POST',
    path: PATHS.noticesFeed,
    does: 'A new secret address of my feed, which is shown this once; the one before leads nowhere.',
    access: 'person',
    answer: feedAnswer,
  },
  { method: 'DELETE', path: PATHS.noticesFeed, does: 'Ends my feed.', access: 'person', answer: notices },
  {
    method: 'POST',
    path: PATHS.noticesWebhook,
    does: 'Where to send notices. The secret of the signatures is shown this once.',
    access: 'person',
    body: webhookRequest,
    answer: webhookAnswer,
  },
  {
    method: 'DELETE',
    path: PATHS.noticesWebhook,
    does: 'Ends my webhook.',
    access: 'person',
    answer: notices,
  },
  {
    method: 'POST',
    path: PATHS.noticesWebhookTest,
    does: 'Sends a test to my webhook and waits for it; `webhook.last` says how it went. Six requests per minute and address.',
    access: 'person',
    answer: notices,
  },
  {
    method: 'GET',
    path: PATHS.feed(':secret'),
    does: 'A feed of notices (Atom). Whoever has the address may read it. Answers 304 to `If-None-Match`.',
    access: 'everybody',
    answer: 'application/atom+xml',
  },
]
