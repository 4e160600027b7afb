import { describe } from 'vitest'
import { clocksContract } from './store-contract/clocks.ts'
import { credentialsContract } from './store-contract/credentials.ts'
import { guestsContract } from './store-contract/guests.ts'
import { keepsIn, type StoreFactory } from './store-contract/keeps.ts'
import { leasesContract } from './store-contract/leases.ts'
import { linesContract } from './store-contract/lines.ts'
import { listsContract } from './store-contract/lists.ts'
import { outboxContract } from './store-contract/outbox.ts'
import { resultsContract } from './store-contract/results.ts'
import { tablesContract } from './store-contract/tables.ts'
import { talkContract } from './store-contract/talk.ts'
import { writesContract } from './store-contract/writes.ts'

/** What every store promises, area by area. */
export function storeContract(name: string, factory: () => StoreFactory): void {
  const keeps = keepsIn(factory)
  describe(`${name} as a store`, () => {
    guestsContract(keeps)
    credentialsContract(keeps)
    resultsContract(keeps)
    tablesContract(keeps)
    linesContract(keeps)
    listsContract(keeps)
    clocksContract(keeps)
    leasesContract(keeps, factory)
    writesContract(keeps)
    talkContract(keeps)
  })
  outboxContract(name, factory)
}
