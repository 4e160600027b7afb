import type { Attempt, Notice, SendFault } from '@benben/protocol'
import type { OutboxRow } from '../store/outbox.ts'
import type { Store } from '../store/store.ts'
import type { Delivery } from './dispatch.ts'
import { post, type Outside, type Posted } from './post.ts'
import type { PushTarget, Target, WebhookTarget } from './preferences.ts'
import { encrypt, vapid, type VapidKeys } from './web-push.ts'
import { signed } from './webhook.ts'

export interface DeliverOptions {
  readonly store: Store
  readonly outside: Outside
  readonly keys: VapidKeys
  /** Where push services find the operator. */
  readonly origin: string
}

/** What becomes of a letter: it arrived, cannot arrive, or is sent again at a time. */
export type Delivered =
  | { readonly outcome: 'sent' | 'gone' | 'failed' }
  | { readonly outcome: 'later'; readonly due: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Until the next try, after each one that failed; then it is given up. */
const WAITS = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR]

/** Nobody wants to hear then that it was their turn. */
const STALE = 24 * HOUR

/** A webhook that has failed so often in a row, over so long a time, is switched off. */
const OFF_AFTER = { failures: 8, time: 6 * HOUR }

/** Push services drop what they could not deliver within a day. */
const TTL = 24 * 60 * 60

/** Sends letters to their receivers. */
export class Deliver {
  readonly #options: DeliverOptions

  constructor(options: DeliverOptions) {
    this.#options = options
  }

  async of(row: OutboxRow, now: number): Promise<Delivered> {
    const { target, notice } = row.data as Delivery
    const { store } = this.#options
    // For example after a backup was restored.
    if (now - row.created > STALE) return FAILED
    if (row.kind === 'push') {
      const found = await store.credential('push', target)
      return found === undefined ? GONE : this.#push(found as Target<PushTarget>, row, notice, now)
    }
    const found = (await store.credential('webhook', target)) as Target<WebhookTarget> | undefined
    if (found === undefined || found.data.off !== null) return GONE
    const { last, retryAfterMs } = await this.sendWebhook(found, notice, now)
    return last.why === null ? SENT : again(row, now, retryAfterMs)
  }

  async #push({ hash, data }: Target<PushTarget>, row: OutboxRow, notice: Notice, now: number) {
    const { store, outside, keys, origin } = this.#options
    const posted = await post(
      {
        url: data.endpoint,
        headers: {
          authorization: vapid(data.endpoint, keys, origin, now),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL),
          urgency: 'normal',
          // A later notice of the same table takes the place of one that still waits there.
          topic: (notice.table ?? notice.id).slice(0, 32),
        },
        body: encrypt(Buffer.from(JSON.stringify(notice)), data.keys),
      },
      outside,
    )
    if (!posted.ok) return again(row, now)
    const { status, retryAfterMs } = posted
    if (isSuccess(status)) return SENT
    if (status === 404 || status === 410) {
      await store.removeCredential(hash)
      return GONE
    }
    // What the service refuses for good is not sent again.
    return status === 408 || status === 429 || status >= 500 ? again(row, now, retryAfterMs) : FAILED
  }

  /** Sends once, and keeps how it went. */
  async sendWebhook(
    { hash, data }: Target<WebhookTarget>,
    notice: Notice,
    now: number,
  ): Promise<{ readonly last: Attempt; readonly retryAfterMs: number | undefined }> {
    const { store, outside } = this.#options
    const body = Buffer.from(JSON.stringify(notice))
    const posted = await post(
      { url: data.url, headers: signed(data.secret, notice.id, body, now), body },
      outside,
    )
    const status = posted.ok ? posted.status : null
    const last: Attempt = { at: now, why: faultOf(posted), status }
    await store.changeCredential(hash, after(data, last))
    return { last, retryAfterMs: posted.ok ? posted.retryAfterMs : undefined }
  }
}

const SENT: Delivered = { outcome: 'sent' }
const GONE: Delivered = { outcome: 'gone' }
const FAILED: Delivered = { outcome: 'failed' }

const isSuccess = (status: number): boolean => status >= 200 && status < 300

const faultOf = (posted: Posted): SendFault | null => {
  if (!posted.ok) return posted.why
  return isSuccess(posted.status) ? null : 'status'
}

function again({ tries }: OutboxRow, now: number, atLeast = 0): Delivered {
  const wait = WAITS[tries - 1]
  return wait === undefined ? FAILED : { outcome: 'later', due: now + Math.max(wait, atLeast) }
}

/** What is known of a webhook after an attempt. Whoever answers 410 wants no more of them. */
function after(data: WebhookTarget, last: Attempt): WebhookTarget {
  if (last.why === null) return { ...data, last, failures: 0, failingSince: null, off: null }
  const failures = data.failures + 1
  const failingSince = data.failingSince ?? last.at
  const isOff =
    last.status === 410 || (failures >= OFF_AFTER.failures && last.at - failingSince >= OFF_AFTER.time)
  return { ...data, last, failures, failingSince, off: data.off ?? (isOff ? last.at : null) }
}
