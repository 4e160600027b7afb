import { speak } from '@benben/words'
import { describe, expect, it } from 'vitest'
import { ConfigError, configFrom } from './config.ts'

const words = speak('en')
const PUBLIC = { BENBEN_ORIGIN: 'https://play.example/' }

describe('without any configuration', () => {
  it('everything has a value', () => {
    expect(configFrom({}, words)).toMatchObject({ port: 3000, data: 'data', proxy: 0, origin: undefined })
    expect(configFrom({}, words).web).toMatch(/web.dist$/)
  })
})

describe('the environment', () => {
  it('says where', () => {
    const env = { PORT: '4000', BENBEN_DATA: '/srv/benben', BENBEN_WEB: 'none', BENBEN_PROXY: '2', ...PUBLIC }
    expect(configFrom(env, words)).toMatchObject({
      port: 4000,
      data: '/srv/benben',
      web: undefined,
      proxy: 2,
      origin: 'https://play.example',
    })
  })

  it.each(['http', '-1', '70000', '1.5', ' '])('PORT=%s is refused with advice', (port) => {
    expect(() => configFrom({ PORT: port }, words)).toThrow(ConfigError)
    expect(() => configFrom({ PORT: port }, words)).toThrow('PORT is')
  })

  it('chooses the log, and the token of the operator', () => {
    const token = 'a-token-of-many-characters'
    expect(configFrom({}, words)).toMatchObject({ log: 'text', operator: undefined })
    expect(configFrom({ BENBEN_LOG: 'json', BENBEN_OPERATOR: token }, words)).toMatchObject({
      log: 'json',
      operator: token,
    })
    expect(() => configFrom({ BENBEN_LOG: 'xml' }, words)).toThrow('text, json')
    expect(() => configFrom({ BENBEN_OPERATOR: 'guess me' }, words)).toThrow('at least 24')
    expect(() => configFrom({ BENBEN_OPERATOR: 'guess me' }, words)).not.toThrow('guess me')
  })

  it('switches talk off, and says how long it is kept', () => {
    expect(configFrom({}, words).chat).toEqual({ isOn: true, days: 30 })
    const env = { BENBEN_CHAT: 'off', BENBEN_CHAT_DAYS: '7' }
    expect(configFrom(env, words).chat).toEqual({ isOn: false, days: 7 })
    expect(() => configFrom({ BENBEN_CHAT: 'no' }, words)).toThrow('BENBEN_CHAT must be on or off')
    expect(() => configFrom({ BENBEN_CHAT_DAYS: 'off' }, words)).toThrow('BENBEN_CHAT_DAYS is')
  })

  it('names a PostgreSQL database, or none', () => {
    const BENBEN_DB = 'postgres://benben:secret@db.example/benben'
    expect(configFrom({ BENBEN_DB }, words).database).toBe(BENBEN_DB)
    expect(configFrom({ BENBEN_DB: '' }, words).database).toBeUndefined()
  })

  it.each(['benben', 'mysql://db/benben', '/var/benben'])(
    'BENBEN_DB=%s is refused, and not repeated',
    (db) => {
      expect(() => configFrom({ BENBEN_DB: db }, words)).toThrow(ConfigError)
      expect(() => configFrom({ BENBEN_DB: db }, words)).not.toThrow(db)
    },
  )

  it.each(['play.example', 'https://play.example/benben', 'ftp://play.example', 'https://a:b@play.example'])(
    'BENBEN_ORIGIN=%s is refused with an example',
    (BENBEN_ORIGIN) => {
      expect(() => configFrom({ BENBEN_ORIGIN }, words)).toThrow(ConfigError)
      expect(() => configFrom({ BENBEN_ORIGIN }, words)).toThrow('https://')
    },
  )

  it('needs the public address behind a proxy', () => {
    expect(() => configFrom({ BENBEN_PROXY: '1' }, words)).toThrow('BENBEN_ORIGIN')
    expect(() => configFrom({ BENBEN_PROXY: 'yes', ...PUBLIC }, words)).toThrow('BENBEN_PROXY is')
  })
})
