import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PATHS } from '@benben/protocol'
import { afterAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const read = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'benben-unit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The values of a setting of the systemd unit. */
const settings = (name: string): string[] =>
  [...read('benben.service').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!)

it('the command line of the systemd unit starts the server and stops it in time', async () => {
  const installed = settings('WorkingDirectory')[0]!
  const [command, ...args] = settings('ExecStart')[0]!.replaceAll(installed, ROOT).split(' ')
  const env = Object.fromEntries(settings('Environment').map((line) => line.split('=') as [string, string]))
  expect(env).toMatchObject({ HOST: '127.0.0.1', BENBEN_DATA: '/var/lib/benben', BENBEN_LOG: 'json' })
  const child = spawn(command!, args, {
    cwd: ROOT,
    // As systemd does: nothing is inherited.
    env: { ...env, PORT: '0', BENBEN_DATA: folder, BENBEN_WEB: 'none', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:[^\s"]+/.exec((JSON.parse(line) as { msg: string }).msg)?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
  expect((await fetch(url + PATHS.ready)).status).toBe(200)
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  // Longer than the server takes at most.
  expect(Number(settings('TimeoutStopSec')[0])).toBeGreaterThan(10)
})

it('the proxies pass on what the server needs, and keep metrics to themselves', () => {
  expect(read('nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(read('nginx.conf')).toContain('proxy_set_header Upgrade $http_upgrade;')
  for (const file of ['nginx.conf', 'Caddyfile']) expect(read(file)).toContain(PATHS.metrics)
  for (const file of ['Caddyfile', 'Dockerfile']) expect(read(file)).toContain(PATHS.ready)
})
