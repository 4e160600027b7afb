import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { speak } from '@benben/words'
import { afterEach, describe, expect, it } from 'vitest'
import { ServerProcess } from './testing/process.ts'
import { Visitor } from './testing/server.ts'

const WATCHDOG = JSON.stringify(join(import.meta.dirname, 'watchdog.ts'))

/** Runs a script with a watchdog of short patience; resolves to how the process ended and what it printed. */
async function watched(script: string) {
  const code = `
    import { Watchdog } from ${WATCHDOG}
    const watchdog = new Watchdog({ stalled: 'stalled', slow: 'slow' }, { stall: 1000, stop: 1000 })
    ${script}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()))
  await once(child, 'close')
  return { code: child.exitCode, signal: child.signalCode, printed: printed.trim() }
}

describe('the watchdog', () => {
  it('ends a process whose loop never comes back', async () => {
    const killed = { code: null, signal: 'SIGKILL', printed: 'stalled' }
    expect(await watched('for (;;);')).toEqual(killed)
    expect(await watched('const spin = () => Promise.resolve().then(spin); spin()')).toEqual(killed)
  })

  it('ends a process that does not stop', async () => {
    const script = 'watchdog.stopping(); setInterval(() => undefined, 100)'
    expect(await watched(script)).toEqual({ code: null, signal: 'SIGKILL', printed: 'slow' })
  })

  it.runIf(process.platform === 'linux')(
    'leaves alone a process that gets no time on a busy machine',
    async () => {
      const script = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)'
      expect(await watched(script)).toEqual({ code: 0, signal: null, printed: '' })
    },
  )

  it('leaves alone a process that works, and does not keep it alive', async () => {
    expect(await watched('setTimeout(() => undefined, 2000)')).toEqual({ code: 0, signal: null, printed: '' })
  })
})

describe('a server that is blocked', () => {
  const block = encodeURIComponent('process.on("SIGUSR2", () => { for (;;); })')
  const blocked = new ServerProcess([], { NODE_OPTIONS: `--import data:text/javascript,${block}` })
  afterEach(() => blocked.end())

  it('ends by SIGTERM nevertheless', async () => {
    await blocked.start()
    // Once it answers, its handlers are in place.
    await Visitor.named(blocked, 'Ada')
    blocked.signal('SIGUSR2')
    expect(await blocked.stop('SIGTERM')).toBeNull()
    expect(blocked.complaints).toContain(speak('en').say('server.stalled'))
  })
})
