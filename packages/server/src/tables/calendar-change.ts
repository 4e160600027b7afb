import { LIMITS, type Calendar } from '@benben/protocol'
import { changedCalendar } from '../clocks/calendars.ts'
import { withHolidays } from '../clocks/clocks.ts'
import type { ServerTime } from '../clocks/time.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { TableSummary } from '../store/stored-table.ts'
import type { TableAccess } from './access.ts'
import { seatOf } from './info.ts'
import { LOST } from './retry.ts'

/** Sets when clocks run for somebody: everybody at their tables by turn sees it. */
export class CalendarChange {
  readonly #store: Store
  readonly #access: TableAccess
  readonly #time: ServerTime

  constructor(store: Store, access: TableAccess, time: ServerTime) {
    this.#store = store
    this.#access = access
    this.#time = time
  }

  async set(guest: Guest, wanted: Calendar): Promise<Calendar> {
    const before = await this.#store.calendar(guest.id)
    const day = changedCalendar(before, wanted, this.#time.now())
    await this.#store.setCalendar(guest.id, day)
    for (let after: string | undefined; ;) {
      const page = await this.#store.tablesOf(guest.id, { most: LIMITS.tables, after })
      for (const table of page) if (isConcerned(table, guest)) await this.#setAt(table.id, guest, day)
      if (page.length < LIMITS.tables) return day
      after = page.at(-1)!.id
    }
  }

  #setAt(id: string, guest: Guest, day: Calendar): Promise<void> {
    return this.#access.change(id, async (table) => {
      const { stored } = table
      const seat = seatOf(stored, guest.id)
      if (seat === undefined || stored.status === 'finished') return undefined
      const seats = stored.seats.with(seat, { ...stored.seats[seat]!, day })
      const standing = { ...stored, ...withHolidays(stored, seat, day, this.#time) }
      return (await table.commit({ lobby: { seats, next: stored.next }, standing })) ? undefined : LOST
    })
  }
}

const isConcerned = ({ status, seats }: TableSummary, { id }: Guest): boolean =>
  status !== 'finished' && seats.some((seat) => seat.guest === id && seat.day !== undefined)
