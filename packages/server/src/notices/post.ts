import { lookup } from 'node:dns/promises'
import { request, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { SendFault } from '@benben/protocol'
import { isPublicAddress, type AddressPolicy } from './address-policy.ts'

/** What lies between the server and those it sends notices to. Tests put a receiver of their own there. */
export interface Outside {
  readonly isAllowed: AddressPolicy
  /** All addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>
  /** Certificate authorities; undefined for those of Node. */
  readonly ca?: string | undefined
  /** For the whole of it: name, connection, request and answer. */
  readonly timeoutMs: number
}

export const PUBLIC_INTERNET: Outside = {
  isAllowed: isPublicAddress,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  timeoutMs: 10_000,
}

export interface Letter {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export type Posted =
  | { readonly ok: true; readonly status: number; readonly retryAfterMs: number | undefined }
  | { readonly ok: false; readonly why: SendFault }

/** Nothing in an answer is of use but its status; so much of it is read out of politeness, then the line is cut. */
const MOST_READ = 16_384
const MOST_HEADERS = 8192

class PostError extends Error {
  readonly why: SendFault
  constructor(why: SendFault) {
    super(why)
    this.why = why
  }
}

/** The URL of a receiver; undefined if nothing is sent to such addresses. */
export function receiverOf(text: string): URL | undefined {
  const url = URL.parse(text)
  const isFine =
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== ''
  return isFine ? url : undefined
}

/**
 * Sends a POST by https to an address that the policy allows. The name is resolved once, and the connection is made to what was
 * resolved: a name that changes meanwhile changes nothing. Redirects are not followed, and answers are not read.
 */
export async function post(letter: Letter, outside: Outside): Promise<Posted> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), outside.timeoutMs)
  try {
    const url = receiverOf(letter.url)
    if (url === undefined) throw new PostError('not-https')
    const addresses = await within(deadline.signal, addressesOf(url, outside))
    return await send(url, addresses, letter, outside, deadline.signal)
  } catch (error) {
    return { ok: false, why: deadline.signal.aborted ? 'timeout' : whyOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1')

async function addressesOf(url: URL, { resolve, isAllowed }: Outside): Promise<readonly string[]> {
  const host = hostOf(url)
  const addresses =
    isIP(host) === 0
      ? await resolve(host).catch(() => {
          throw new PostError('no-name')
        })
      : [host]
  if (addresses.length === 0) throw new PostError('no-name')
  // All of them: otherwise chance would decide whether a name leads inside.
  if (!addresses.every(isAllowed)) throw new PostError('not-public')
  return addresses
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new PostError('timeout')), { once: true })
    work.then(resolve, reject)
  })
}

/** Answers every question for an address with those that were checked. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }))
    if (options.all === true) done(null, all)
    else done(null, all[0]!.address, all[0]!.family)
  }

function send(
  url: URL,
  addresses: readonly string[],
  { headers, body }: Letter,
  { ca }: Outside,
  signal: AbortSignal,
): Promise<Posted> {
  const host = hostOf(url)
  const options: RequestOptions = {
    method: 'POST',
    host,
    port: url.port === '' ? 443 : Number(url.port),
    path: url.pathname + url.search,
    headers: { ...headers, 'content-length': body.length },
    agent: false,
    lookup: pinned(addresses),
    // Names only: an address is no server name.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(ca === undefined ? {} : { ca }),
    maxHeaderSize: MOST_HEADERS,
    signal,
  }
  return new Promise((resolve, reject) => {
    const sending = request(options, (answer) => {
      const done = (): void => {
        answer.destroy()
        const status = answer.statusCode ?? 0
        if (status >= 300 && status < 400) reject(new PostError('redirect'))
        else resolve({ ok: true, status, retryAfterMs: retryAfter(answer.headers['retry-after']) })
      }
      let read = 0
      answer.on('data', (part: Buffer) => void ((read += part.length) > MOST_READ && done()))
      // However the body ends: the status has arrived.
      answer.on('end', done).on('error', done).on('aborted', done)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

const A_DAY = 86_400

/** Seconds, at most a day. Dates are not used by those who ask for patience, and count as nothing. */
const retryAfter = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Math.min(Number(text), A_DAY) * 1000 : undefined

/** What Node calls problems with certificates and with the handshake. */
const TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/

function whyOf(error: unknown): SendFault {
  if (error instanceof PostError) return error.why
  const { code = '' } = error as { code?: string }
  if (code === 'HPE_HEADER_OVERFLOW') return 'too-large'
  return TLS.test(code) ? 'tls' : 'no-connection'
}
