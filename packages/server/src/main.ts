import { availableParallelism } from 'node:os'
import { GAMES } from '@benben/bots'
import type { Words } from '@benben/words'
import { languageOf, speakWhole } from '@benben/words/whole'
import { buildApp } from './app.ts'
import { BotPool } from './players/pool.ts'
import { ConfigError, configFrom, type Config } from './config.ts'
import { codeOf, StartupError } from './startup-error.ts'
import { logLine } from './log.ts'
import { openNotices } from './notices/open.ts'
import { Metrics } from './operator/metrics.ts'
import { openStore } from './store/open.ts'
import { TableService } from './tables/service.ts'
import { Watchdog } from './watchdog.ts'
import { buildIfStale } from './web-build.ts'

/** `npm start`: the server as a process. */

async function serve(words: Words): Promise<void> {
  const config = configFrom(process.env, words)
  const isJson = config.log === 'json'
  const metrics = new Metrics()
  metrics.watchProcess()
  const print = (line: string): void =>
    void process.stdout.write(`${isJson ? logLine('info', line) : line}\n`)
  const logError = (problem: string): void => {
    metrics.failed()
    process.stderr.write(`${isJson ? logLine('error', problem) : problem}\n`)
  }
  if (config.web !== undefined && !(await buildIfStale()))
    throw new StartupError(words.say('server.build-failed'))
  const { store, kept, close } = await openStore(config, words, (problem) => {
    logError(problem)
    process.kill(process.pid, 'SIGTERM')
  })
  const bots = new BotPool(Math.max(1, Math.min(4, availableParallelism() - 1)), logError)
  const { expire, chat } = config
  const formerPlayer = words.say('operator.former-player')
  const onError = logError
  const service = new TableService({ store, games: GAMES, bots, onError, expire, chat, formerPlayer })
  metrics.watch('benben_bots_waiting', 'Decisions of bots that wait for a worker.', () => bots.waiting)
  const notices = await openNotices({
    service,
    metrics,
    origin: config.origin,
    ways: config.notices,
    onError,
  })
  const app = await buildApp({ ...config, service, notices, metrics })
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await close()
    throw cannotListen(error, config, words)
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  print(words.say('server.open', { url: `http://localhost:${port}` }))
  print(kept)
  service.start()
  notices.runner.start()
  // From here on, a signal stops the server in order; before, it simply ends the process, which loses nothing either.
  await new Promise((next) => void setImmediate(next))
  const watchdog = new Watchdog({
    stalled: words.say('server.stalled'),
    slow: words.say('server.slow-stop'),
  })

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    watchdog.stopping()
    print(words.say('server.stopping'))
    await service.stop()
    await notices.runner.stop()
    await app.close()
    await bots.close()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

function cannotListen(error: unknown, { port }: Config, words: Words): unknown {
  const other = port < 65_535 ? port + 1 : 3000
  if (codeOf(error) === 'EADDRINUSE') return new StartupError(words.say('server.port-used', { port, other }))
  if (codeOf(error) === 'EACCES')
    return new StartupError(words.say('server.port-forbidden', { port, other: 3000 }))
  return error
}

// Node's warnings about experimental modules do not help the person who starts the server.
process.removeAllListeners('warning')
try {
  await serve(await speakWhole(languageOf(process.env)))
} catch (error) {
  if (!(error instanceof StartupError || error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
