import { parseArgs } from 'node:util'
import { abuse } from '../../packages/server/src/testing/abuse/abuse.ts'

/**
 * `npm run soak -- abuse [--short] [--messages N] [--seed S]`: N malformed, oversized, forged, stale, replayed, dripped and out-of-turn
 * messages and 280 connections that never read, among matches of others: no crash, no change, bounded memory.
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean' }, messages: { type: 'string' }, seed: { type: 'string' } },
})
const isShort = values.short === true
const messages = Number(values.messages ?? (isShort ? 600 : 10_000))
/** Megabytes that the server may have resident at most. */
const LIMIT = 512

const { sent, wrong, memory } = await abuse({
  seed: values.seed ?? '1',
  messages,
  unread: isShort ? 40 : 280,
  moves: isShort ? 30 : 400,
})
console.log(JSON.stringify(sent))
console.log(
  `Memory: ${memory.before.toFixed(0)} MB before, ${memory.peak.toFixed(0)} MB at most, ${LIMIT} MB allowed.`,
)
for (const each of new Set(wrong)) console.error(each)
const isFine = wrong.length === 0 && memory.peak <= LIMIT
console.log(isFine ? 'Nothing crashed, nothing changed.' : 'It does not hold.')
process.exitCode = isFine ? 0 : 1
