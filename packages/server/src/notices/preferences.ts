import type { Attempt, Choices, Occasion, Way } from '@benben/protocol'
import { NOTICES } from '../store/statements.ts'
import type { Credential } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { PushKeys } from './web-push.ts'

/** What somebody wants to be told, as it is stored. */
export interface Preferences {
  readonly choices: Choices
  readonly quiet: boolean
  /** Left out for English, and by older versions. */
  readonly language?: string | undefined
}

/** Nothing until it is chosen. */
const NONE: Preferences = { choices: { push: [], feed: [], webhook: [] }, quiet: false }

export const preferencesOf = async (store: Store, guest: string): Promise<Preferences> =>
  ((await store.settings.get(guest, NOTICES)) as Preferences | undefined) ?? NONE

/** Whoever wants nothing costs nothing: a move looks for this setting. */
export async function setPreferences(store: Store, guest: string, preferences: Preferences): Promise<void> {
  const isNothing = Object.values(preferences.choices).every((chosen) => chosen.length === 0)
  if (isNothing && !preferences.quiet) await store.settings.remove(guest, NOTICES)
  else await store.settings.set(guest, NOTICES, preferences)
}

/** A browser that gets push messages. */
export interface PushTarget {
  readonly endpoint: string
  readonly keys: PushKeys
}

/** A webhook and how it goes. */
export interface WebhookTarget {
  readonly url: string
  readonly secret: string
  readonly last: Attempt | null
  /** Failures since it last worked, and the first of them. */
  readonly failures: number
  readonly failingSince: number | null
  readonly off: number | null
}

export interface Target<T> extends Credential {
  readonly data: T
}

/** Only this server writes what belongs to a credential of a kind. */
export const pushesOf = async (store: Store, guest: string): Promise<Target<PushTarget>[]> =>
  (await store.credentialsOf(guest, 'push')) as Target<PushTarget>[]

export const webhookOf = async (store: Store, guest: string): Promise<Target<WebhookTarget> | undefined> =>
  (await store.credentialsOf(guest, 'webhook'))[0] as Target<WebhookTarget> | undefined

/** By which ways somebody is told of something. */
export const waysFor = ({ choices }: Preferences, occasion: Occasion, ways: readonly Way[]): Way[] =>
  ways.filter((way) => choices[way].includes(occasion))
