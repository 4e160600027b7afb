import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { APP, TestServer } from './testing/server.ts'

/** How the built web is handed out. */
let server: TestServer
let app: FastifyInstance
const INLINE = 'fetchLanguage()'
const web = mkdtempSync(join(tmpdir(), 'benben-web-'))

beforeAll(async () => {
  server = await TestServer.open()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), `<!doctype html><script>${INLINE}</script><title>Benben</title>`)
  writeFileSync(join(web, 'assets', 'app-1.js'), 'let plain')
  writeFileSync(join(web, 'assets', 'app-1.js.br'), 'compressed')
  app = await buildApp({ ...APP, service: server.service, notices: server.notices, web })
})
afterAll(async () => {
  await app.close()
  await server.end()
  rmSync(web, { recursive: true, force: true })
})

it('every address of the app is the page, fresh every time', async () => {
  for (const url of ['/', '/table/abc', '/watch?x=1']) {
    const { statusCode, headers, body } = await app.inject(url)
    expect({ url, statusCode, cache: headers['cache-control'] }).toEqual({
      url,
      statusCode: 200,
      cache: 'no-cache',
    })
    expect(body).toContain('Benben')
  }
})

it('what has a hash in its name is kept for ever, and sent as small as the browser takes it', async () => {
  const headers = { 'accept-encoding': 'br' }
  const small = await app.inject({ url: '/assets/app-1.js', headers })
  expect(small.headers['cache-control']).toContain('immutable')
  expect(small.headers['content-encoding']).toBe('br')
  expect((await app.inject('/assets/app-1.js')).body).toBe('let plain')
})

it('what is not there is not there', async () => {
  for (const url of ['/assets/app-2.js', '/favicon.ico', '/api/nothing', '/../package.json']) {
    expect((await app.inject(url)).statusCode, url).toBe(404)
  }
})

it('nothing runs that does not come from here, and the script of the page does', async () => {
  const { headers } = await app.inject('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('upgrade-insecure-requests')
})
