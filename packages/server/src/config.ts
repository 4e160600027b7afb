import type { Words } from '@benben/words'
import { join } from 'node:path'

/** What can be set, all of it by the environment and all of it left out as a rule. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The folder everything is kept in. */
  readonly data: string
  /** The folder of the built web; undefined where none is served. */
  readonly web: string | undefined
  /** Requests a minute from one address. */
  readonly rate: number
  /** Whether a proxy in front says who asks, and by https or not. */
  readonly proxy: boolean
}

const WEB_DIST = join(import.meta.dirname, '..', '..', 'web', 'dist')

const DEFAULTS = { port: 3000, rate: 600 }

export class ConfigError extends Error {}

/** Throws a ConfigError with a sentence. */
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
    web: env['BENBEN_WEB'] === 'none' ? undefined : WEB_DIST,
    rate: whole('BENBEN_RATE', DEFAULTS.rate, 1, 1_000_000_000),
    proxy: env['BENBEN_PROXY'] === '1',
  }
}
