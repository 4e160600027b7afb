import { join } from 'node:path'
import { GAMES } from '@benben/bots'
import { TestServer } from '../src/testing/server.ts'

/**
 * A server as a process, for browser tests of days: it prints its address, and lets as many milliseconds pass as its parent sends, then
 * sends them back.
 */
const web = join(import.meta.dirname, '..', '..', 'web', 'dist')
const server = await TestServer.open(GAMES, 100_000, undefined, {
  web,
  noticesLeadTo: 'https://days.example',
})
process.stdout.write(`${server.url}\n`)
process.on('message', (milliseconds) => {
  void server
    .pass(Number(milliseconds))
    .then(() => server.notices.runner.settled())
    .then(() => process.send?.(milliseconds))
})
process.on('disconnect', () => void server.end().then(() => process.exit(0)))
