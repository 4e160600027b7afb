import { NoticeService } from '../src/notices/service.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { toReceiver } from '../src/testing/receiver.ts'

/** A process that sends what is due in a database, and ends: `notice-process.ts FILE MILLISECONDS-AHEAD`. Tests kill it. */
const [, , file = '', ahead = '0'] = process.argv
const store = new SqliteStore(file)
const notices = await NoticeService.open({
  store,
  origin: 'https://play.example',
  ways: ['webhook'],
  dayOf: async () => undefined,
  outages: () => [],
  isLookedAt: async () => false,
  isBanned: () => false,
  clock: () => Date.now() + Number(ahead),
  onError: (problem) => void process.stderr.write(`${problem}\n`),
  onDelivered: () => undefined,
  outside: toReceiver,
})
await notices.runner.settled()
await store.close()
