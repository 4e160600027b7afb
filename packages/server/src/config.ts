import type { Words } from '@benben/words'
import { join } from 'node:path'

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
  /** Whether to trust the `X-Forwarded-*` headers of a proxy. */
  readonly proxy: boolean
}

const WEB_DIST = join(import.meta.dirname, '..', '..', 'web', 'dist')

const DEFAULTS = { port: 3000, rate: 600 }

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
  return {
    port: whole('PORT', DEFAULTS.port, 0, 65_535),
    host: env['HOST'] || '0.0.0.0',
    data: env['BENBEN_DATA'] || 'data',
    database: databaseFrom(env['BENBEN_DB'], words),
    web: env['BENBEN_WEB'] === 'none' ? undefined : WEB_DIST,
    rate: whole('BENBEN_RATE', DEFAULTS.rate, 1, 1_000_000_000),
    proxy: env['BENBEN_PROXY'] === '1',
  }
}

function databaseFrom(text: string | undefined, words: Words): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new ConfigError(words.say('server.not-a-database'))
}
