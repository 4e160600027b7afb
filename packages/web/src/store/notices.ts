import {
  PATHS,
  type FeedAnswer,
  type Notices,
  type NoticesRequest,
  type WebhookAnswer,
} from '@benben/protocol'
import { callApi } from './api.ts'

/** What the server tells me outside the tab. Everything here throws an ApiError where the server says no. */

export const fetchNotices = (): Promise<Notices> => callApi(PATHS.notices)
export const chooseNotices = (request: NoticesRequest): Promise<Notices> => callApi(PATHS.notices, request)
/** Notices are written in the language of the pages from now on, if there are any. */
export async function tellLanguage(language: string): Promise<void> {
  const { choices, quiet, language: before } = await fetchNotices()
  if (before !== null && before !== language) await chooseNotices({ choices, quiet, language })
}

export const newFeed = (): Promise<FeedAnswer> => callApi(PATHS.noticesFeed, {})
export const endFeed = (): Promise<Notices> => callApi(PATHS.noticesFeed, {}, 'DELETE')
export const setWebhook = (url: string): Promise<WebhookAnswer> => callApi(PATHS.noticesWebhook, { url })
export const endWebhook = (): Promise<Notices> => callApi(PATHS.noticesWebhook, {}, 'DELETE')
export const testWebhook = (): Promise<Notices> => callApi(PATHS.noticesWebhookTest, {})

export const canPush = (): boolean => 'PushManager' in globalThis && 'serviceWorker' in navigator

const subscription = async (): Promise<PushSubscription | null> =>
  canPush()
    ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null)
    : null

/** Whether this browser has subscribed. */
export const isPushed = async (): Promise<boolean> => (await subscription()) !== null

/** Asks the browser, which asks the person. Throws where either says no. */
export async function startPush(key: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not granted')
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
    byte.charCodeAt(0),
  )
  return tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

/** The server forgets browsers when somebody signs out elsewhere: one that is still theirs says so again. */
export async function renewPush(): Promise<void> {
  const found = await subscription()
  if (found !== null) await tell(found)
}

export async function endPush(): Promise<Notices> {
  const found = await subscription()
  await found?.unsubscribe()
  return found === null ? fetchNotices() : callApi(PATHS.noticesPush, { endpoint: found.endpoint }, 'DELETE')
}

function tell(found: PushSubscription): Promise<Notices> {
  const { endpoint, keys } = found.toJSON()
  return callApi(PATHS.noticesPush, { endpoint, keys })
}
