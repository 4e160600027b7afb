import {
  LIMITS,
  PATHS,
  type Notice,
  type Notices,
  type NoticesExport,
  type NoticesRequest,
  type PushRequest,
  type Way,
} from '@benben/protocol'
import type { Words } from '@benben/words'
import { faultError } from '../fault-error.ts'
import { hashOf, newSecret } from '../http/who.ts'
import type { Credential, Guest } from '../store/stored-people.ts'
import { newId } from '../tables/opening.ts'
import { Deliver, type DeliverOptions } from './deliver.ts'
import { Dispatch, type DispatchOptions } from './dispatch.ts'
import type { Feed } from './atom.ts'
import { wordsFor } from './language.ts'
import { receiverOf, PUBLIC_INTERNET } from './post.ts'
import {
  preferencesOf,
  pushesOf,
  setPreferences,
  webhookOf,
  type PushTarget,
  type Target,
  type WebhookTarget,
} from './preferences.ts'
import { NoticeRunner, type RunnerOptions } from './runner.ts'
import { areKeys, newVapidKeys, type VapidKeys } from './web-push.ts'
import { newWebhookSecret } from './webhook.ts'

export type NoticeOptions = DispatchOptions &
  Pick<RunnerOptions, 'clock' | 'onError' | 'onDelivered'> &
  Partial<Pick<DeliverOptions, 'outside'>>

/** Entries that a feed shows. */
const MOST_ENTRIES = 50

/** Under this name the server keeps its own keys. */
const KEYS = 'vapid'

/** Notices outside the tab: what people choose, and the way to them. */
export class NoticeService {
  readonly runner: NoticeRunner
  readonly origin: string
  readonly #options: NoticeOptions
  readonly #keys: VapidKeys
  readonly #deliver: Deliver

  private constructor(options: NoticeOptions, keys: VapidKeys) {
    this.#options = options
    this.#keys = keys
    this.origin = options.origin
    this.#deliver = new Deliver({ ...options, outside: options.outside ?? PUBLIC_INTERNET, keys })
    this.runner = new NoticeRunner({ ...options, dispatch: new Dispatch(options), deliver: this.#deliver })
  }

  /** The keys are made at the first start, and are the same at all nodes from then on. */
  static async open(options: NoticeOptions): Promise<NoticeService> {
    const keys = await options.store.settings.first('', KEYS, newVapidKeys())
    return new NoticeService(options, keys as VapidKeys)
  }

  async of({ id }: Guest): Promise<Notices> {
    const { store, ways } = this.#options
    const [{ choices, quiet, language = null }, pushes, [feed], webhook] = await Promise.all([
      preferencesOf(store, id),
      pushesOf(store, id),
      store.credentialsOf(id, 'feed'),
      webhookOf(store, id),
    ])
    return {
      ways: [...ways],
      choices,
      quiet,
      language,
      pushKey: ways.includes('push') ? this.#keys.publicKey : null,
      devices: pushes.length,
      feed: feed?.created ?? null,
      webhook: webhook === undefined ? null : webhookInfo(webhook),
    }
  }

  async choose(guest: Guest, { choices, quiet, language }: NoticesRequest): Promise<Notices> {
    await setPreferences(this.#options.store, guest.id, { choices, quiet, language })
    return this.of(guest)
  }

  /** A browser belongs to whoever has used it last. */
  async addPush(guest: Guest, { endpoint, keys }: PushRequest): Promise<Notices> {
    this.#need('push')
    const { store } = this.#options
    if (receiverOf(endpoint) === undefined) throw faultError('protocol.no-receiver', {}, 'endpoint')
    if (!areKeys(keys)) throw faultError('protocol.no-push-keys', {}, 'keys')
    const hash = hashOf(endpoint)
    const others = (await pushesOf(store, guest.id)).filter((each) => each.hash !== hash)
    if (others.length >= LIMITS.pushes) throw faultError('protocol.too-many-pushes', { most: LIMITS.pushes })
    const data: PushTarget = { endpoint, keys }
    await this.#replace({ kind: 'push', hash, guest: guest.id, data }, [{ hash }])
    return this.of(guest)
  }

  async removePush(guest: Guest, endpoint: string): Promise<Notices> {
    const { store } = this.#options
    const hash = hashOf(endpoint)
    if ((await store.credential('push', hash))?.guest === guest.id) await store.removeCredential(hash)
    return this.of(guest)
  }

  /** A new address; only its hash is stored. */
  async newFeed(guest: Guest): Promise<{ url: string; notices: Notices }> {
    this.#need('feed')
    const { store } = this.#options
    const secret = newSecret()
    const before = await store.credentialsOf(guest.id, 'feed')
    await this.#replace({ kind: 'feed', hash: hashOf(secret), guest: guest.id, data: null }, before)
    return { url: this.origin + PATHS.feed(secret), notices: await this.of(guest) }
  }

  async removeFeed(guest: Guest): Promise<Notices> {
    const { store } = this.#options
    for (const { hash } of await store.credentialsOf(guest.id, 'feed')) await store.removeCredential(hash)
    await store.outbox.clear(guest.id, 'feed')
    return this.of(guest)
  }

  /** Undefined if the secret opens nothing. */
  async feed(secret: string): Promise<Feed | undefined> {
    const { store, ways, isBanned } = this.#options
    const found = ways.includes('feed') ? await store.credential('feed', hashOf(secret)) : undefined
    const guest = found && (await store.guestById(found.guest))
    if (found === undefined || guest === undefined || isBanned(guest.id)) return undefined
    const { id, created } = found
    const words = await this.#wordsOf(guest)
    return { id, created, words, nickname: guest.nickname, entries: await this.#entries(guest) }
  }

  async #entries({ id }: Guest): Promise<Notice[]> {
    const rows = await this.#options.store.outbox.of(id, 'feed', MOST_ENTRIES)
    return rows.map(({ data }) => data as Notice)
  }

  async setWebhook(guest: Guest, url: string): Promise<{ secret: string; notices: Notices }> {
    this.#need('webhook')
    const receiver = receiverOf(url)
    if (receiver === undefined) throw faultError('protocol.no-receiver', {}, 'url')
    const secret = newWebhookSecret()
    const data: WebhookTarget = {
      url: receiver.href,
      secret,
      last: null,
      failures: 0,
      failingSince: null,
      off: null,
    }
    const before = await this.#options.store.credentialsOf(guest.id, 'webhook')
    await this.#replace({ kind: 'webhook', hash: hashOf(newSecret()), guest: guest.id, data }, before)
    return { secret, notices: await this.of(guest) }
  }

  async removeWebhook(guest: Guest): Promise<Notices> {
    const { store } = this.#options
    for (const { hash } of await store.credentialsOf(guest.id, 'webhook')) await store.removeCredential(hash)
    return this.of(guest)
  }

  /** Sends a notice that says nothing, and waits for it. One that arrives switches the webhook on again. */
  async testWebhook(guest: Guest): Promise<Notices> {
    this.#need('webhook')
    const { store, clock } = this.#options
    const found = await webhookOf(store, guest.id)
    if (found === undefined) throw faultError('protocol.no-webhook')
    const text = (await this.#wordsOf(guest)).say('notice.test')
    const about = { occasion: 'test', text, url: `${this.origin}/`, table: null, game: null } as const
    await this.#deliver.sendWebhook(found, { id: newId(), at: clock(), ...about }, clock())
    return this.of(guest)
  }

  async exportOf(guest: Guest): Promise<NoticesExport> {
    const { store } = this.#options
    const { choices, quiet, language, feed, webhook } = await this.of(guest)
    const pushes = await pushesOf(store, guest.id)
    const push = pushes.map(({ data, created }) => ({ endpoint: data.endpoint, created }))
    return { choices, quiet, language, push, feed, webhook, entries: await this.#entries(guest) }
  }

  async #wordsOf({ id }: Guest): Promise<Words> {
    return wordsFor(await preferencesOf(this.#options.store, id))
  }

  #need(way: Way): void {
    if (!this.#options.ways.includes(way)) throw faultError('protocol.no-way')
  }

  async #replace(
    made: Pick<Credential, 'kind' | 'hash' | 'guest' | 'data'>,
    before: readonly Pick<Credential, 'hash'>[],
  ): Promise<void> {
    const { store, clock } = this.#options
    for (const { hash } of before) await store.removeCredential(hash)
    await store.addCredential({ ...made, id: newId(), created: clock() })
  }
}

const webhookInfo = ({ data: { url, last, off } }: Target<WebhookTarget>): Notices['webhook'] => ({
  url,
  last,
  off,
})
