import { WAYS, type Way } from '@benben/protocol'
import type { Words } from '@benben/words'
import { join } from 'node:path'
import { LOG_FORMATS, type LogFormat } from './log.ts'
import { SHORTEST_TOKEN } from './operator/token.ts'
import { TALK_SETTINGS, type TalkSettings } from './talk/talk.ts'
import { SOCKETS, type SocketLimits } from './live/admission.ts'

/** The configuration, from environment variables; all of them are optional. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The data folder. */
  readonly data: string
  /** The PostgreSQL database; undefined for the SQLite file in the data folder. */
  readonly database: string | undefined
  /** The folder of the built web app; undefined if none is served. */
  readonly web: string | undefined
  /** Requests per minute and IP address. */
  readonly rate: number
  /** Days after which abandoned tables are removed; 0 for never. */
  readonly expire: number
  readonly chat: TalkSettings
  /** Limits of live connections. */
  readonly sockets: Pick<SocketLimits, 'address'>
  /** The number of proxies in front of the server, each of which adds an address to `X-Forwarded-For`. */
  readonly proxy: number
  /** The public address, as browsers name it in `Origin`; undefined if it is not configured. */
  readonly origin: string | undefined
  readonly log: LogFormat
  /** The ways of notices outside the tab; none without a public address, to which they lead. */
  readonly notices: readonly Way[]
  /** The operator's token; undefined if there is none. */
  readonly operator: string | undefined
}

const WEB_DIST = join(import.meta.dirname, '..', '..', 'web', 'dist')

const DEFAULTS = { port: 3000, rate: 600, expire: 60 }

export class ConfigError extends Error {}

/** Throws a ConfigError with a message for the person who starts the server. */
export function configFrom(env: Readonly<Record<string, string | undefined>>, words: Words): Config {
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const text = env[name]
    if (text === undefined || text === '') return fallback
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw new ConfigError(words.say('server.not-a-number', { name, found: text.slice(0, 40), min, max }))
  }
  const isOn = (name: string, fallback: boolean): boolean => {
    const text = env[name] || (fallback ? 'on' : 'off')
    if (text === 'on' || text === 'off') return text === 'on'
    throw new ConfigError(words.say('server.not-on-or-off', { name, found: text.slice(0, 40) }))
  }
  const proxy = whole('BENBEN_PROXY', 0, 0, 20)
  const origin = originFrom(env['BENBEN_ORIGIN'], words)
  if (proxy > 0 && origin === undefined) throw new ConfigError(words.say('server.proxy-without-origin'))
  return {
    port: whole('PORT', DEFAULTS.port, 0, 65_535),
    host: env['HOST'] || '0.0.0.0',
    data: env['BENBEN_DATA'] || 'data',
    database: databaseFrom(env['BENBEN_DB'], words),
    web: env['BENBEN_WEB'] === 'none' ? undefined : WEB_DIST,
    rate: whole('BENBEN_RATE', DEFAULTS.rate, 1, 1_000_000_000),
    expire: whole('BENBEN_EXPIRE', DEFAULTS.expire, 0, 36_500),
    chat: {
      isOn: isOn('BENBEN_CHAT', TALK_SETTINGS.isOn),
      days: whole('BENBEN_CHAT_DAYS', TALK_SETTINGS.days, 0, 36_500),
    },
    sockets: { address: whole('BENBEN_SOCKETS', SOCKETS.address, 1, 1_000_000) },
    proxy,
    origin,
    log: logFrom(env['BENBEN_LOG'], words),
    notices: origin === undefined ? [] : waysFrom(env['BENBEN_NOTICES'], words),
    operator: tokenFrom(env['BENBEN_OPERATOR'], words),
  }
}

function databaseFrom(text: string | undefined, words: Words): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new ConfigError(words.say('server.not-a-database'))
}

function logFrom(text: string | undefined, words: Words): LogFormat {
  const format = LOG_FORMATS.find((each) => each === (text || LOG_FORMATS[0]))
  if (format === undefined)
    throw new ConfigError(words.say('server.not-a-log', { known: LOG_FORMATS.join(', ') }))
  return format
}

function waysFrom(text: string | undefined, words: Words): readonly Way[] {
  if (text === undefined || text === '') return WAYS
  const names = text === 'none' ? [] : text.split(',').map((name) => name.trim())
  if (names.every((name) => WAYS.some((way) => way === name)))
    return WAYS.filter((way) => names.includes(way))
  throw new ConfigError(words.say('server.not-a-way', { known: WAYS.join(', ') }))
}

function tokenFrom(text: string | undefined, words: Words): string | undefined {
  if (text === undefined || text === '') return undefined
  if (new RegExp(`^\\S{${SHORTEST_TOKEN},500}$`).test(text)) return text
  throw new ConfigError(words.say('server.short-token', { least: SHORTEST_TOKEN }))
}

function originFrom(text: string | undefined, words: Words): string | undefined {
  if (text === undefined || text === '') return undefined
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  throw new ConfigError(words.say('server.not-an-origin', { found: text.slice(0, 80) }))
}
