import { OCCASIONS, type Notice, type Occasion, type Way } from '@benben/protocol'
import { halfTime } from '../clocks/clocks.ts'
import type { Span } from '../clocks/spans.ts'
import type { OutboxRow } from '../store/outbox.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable, TableSummary } from '../store/stored-table.ts'
import { seatOf } from '../tables/info.ts'
import { compose, composeSummary, type Counts } from './compose.ts'
import { wordsFor } from './language.ts'
import { GRACE_MS, isAsked, isInvited, reminderOf, type Told } from './occasions.ts'
import { preferencesOf, pushesOf, waysFor, webhookOf, type Preferences } from './preferences.ts'
import { nightAt, type Day } from './quiet.ts'

export interface DispatchOptions {
  readonly store: Store
  /** The public address, to which notices lead. */
  readonly origin: string
  /** The ways that the operator allows. */
  readonly ways: readonly Way[]
  /** When somebody is awake; undefined if they have not said. */
  readonly dayOf: (guest: string) => Promise<Day | undefined>
  /** When no server ran: no clock runs then. */
  readonly outages: () => readonly Span[]
  /** Whether somebody looks at their table, at any node. */
  readonly isLookedAt: (table: string, seat: number) => Promise<boolean>
  readonly isBanned: (guest: string) => boolean
}

/** A notice on its way to one receiver. */
export interface Delivery {
  /** The hash of the credential that says where. */
  readonly target: string
  readonly notice: Notice
}

/** A row that waits for another time. */
export interface Later {
  readonly later: number
}

/** Tables that a summary counts. */
const MOST_TABLES = 200

/**
 * Turns what happened at tables into letters and entries of feeds, when it is still so: who has answered meanwhile, or looks at the
 * table, is told nothing. At night it waits for the day.
 */
export class Dispatch {
  readonly #options: DispatchOptions

  constructor(options: DispatchOptions) {
    this.#options = options
  }

  /** What takes the place of a row that is due, or when it is to be looked at again. */
  async of(row: OutboxRow, now: number): Promise<OutboxRow[] | Later> {
    const { store, isBanned } = this.#options
    if (isBanned(row.guest)) return []
    const preferences = await preferencesOf(store, row.guest)
    return row.kind === 'summary'
      ? this.#summary(row, preferences, now)
      : this.#tell(row, row.kind as Occasion, preferences, now)
  }

  async #tell(
    row: OutboxRow,
    occasion: Occasion,
    preferences: Preferences,
    now: number,
  ): Promise<OutboxRow[] | Later> {
    const { store, ways, outages, isLookedAt } = this.#options
    const chosen = waysFor(preferences, occasion, ways)
    const { table: id, seat } = row.data as Told
    const isTold = chosen.length > 0 && !(await isLookedAt(id, seat))
    // Whoever looks at the table now may look elsewhere when half of the time is up.
    const reminds = occasion === 'turn' && waysFor(preferences, 'reminder', ways).length > 0
    if (!isTold && !reminds) return []
    const table = await store.table(id)
    if (table === undefined || table.seats[seat]?.guest !== row.guest || !holds(occasion, table, seat))
      return []
    // The server is about to answer what they have answered ahead; then something else may be asked.
    if (table.botAsked && table.seats[seat].ahead !== undefined) return { later: now + GRACE_MS }
    const half = halfTime(table, seat, outages())
    const reminder = reminds && half !== null ? [reminderOf(row, half)] : []
    if (!isTold) return reminder
    if (occasion === 'reminder') {
      if (half === null) return []
      // Somebody has answered or had a holiday since it was written.
      if (half > now) return { later: half }
    }
    const then = await this.#byDay(row, occasion, preferences, table, now)
    return 'later' in then ? then : [...then, ...reminder]
  }

  /** At once, or in the morning. */
  async #byDay(
    row: OutboxRow,
    occasion: Occasion,
    preferences: Preferences,
    table: StoredTable,
    now: number,
  ): Promise<OutboxRow[] | Later> {
    const { ways, origin, dayOf } = this.#options
    const day = preferences.quiet ? await dayOf(row.guest) : undefined
    const night = day && nightAt(day, now)
    if (night === undefined) {
      const words = await wordsFor(preferences)
      const at = occasion === 'reminder' ? now : row.created
      const notice = { ...compose(words, origin, row, occasion, table), at }
      return this.#by(waysFor(preferences, occasion, ways), row, notice, now)
    }
    const { since, until } = night
    if (occasion === 'reminder') return { later: until }
    // One per night, whoever writes it.
    const waiting = { id: `summary ${row.guest}`, kind: 'summary', guest: row.guest, data: since } as const
    return [{ ...waiting, due: until, tries: 0, created: since }]
  }

  /** What is still so in the morning. */
  async #summary(row: OutboxRow, preferences: Preferences, now: number): Promise<OutboxRow[]> {
    const { store, ways, origin } = this.#options
    const words = await wordsFor(preferences)
    const tables = await store.tablesOf(row.guest, { most: MOST_TABLES })
    const since = Number(row.data)
    const counts = Object.fromEntries(
      OCCASIONS.map((occasion) => [
        occasion,
        // What is one's turn is counted once.
        occasion === 'reminder' ? 0 : count(tables, row.guest, occasion, since),
      ]),
    ) as Counts
    const rows: OutboxRow[] = []
    for (const way of ways) {
      const chosen = new Set<Occasion>(preferences.choices[way])
      const own = Object.fromEntries(
        OCCASIONS.map((each) => [each, chosen.has(each) ? counts[each] : 0]),
      ) as Counts
      if (Object.values(own).some((many) => many > 0))
        rows.push(...(await this.#by([way], row, composeSummary(words, origin, row, own), now)))
    }
    return rows
  }

  /** A row for every receiver. */
  async #by(ways: readonly Way[], row: OutboxRow, notice: Notice, now: number): Promise<OutboxRow[]> {
    const { store } = this.#options
    const { guest } = row
    const base = { guest, tries: 0, created: now }
    const letter = (kind: 'push' | 'webhook', target: string): OutboxRow => {
      const data: Delivery = { target, notice }
      return { ...base, id: `${kind} ${notice.id} ${target}`, kind, data, due: now }
    }
    const rows: OutboxRow[] = []
    if (ways.includes('push'))
      for (const { hash } of await pushesOf(store, guest)) rows.push(letter('push', hash))
    if (ways.includes('webhook')) {
      const webhook = await webhookOf(store, guest)
      if (webhook !== undefined && webhook.data.off === null) rows.push(letter('webhook', webhook.hash))
    }
    if (ways.includes('feed') && (await store.credentialsOf(guest, 'feed')).length > 0)
      rows.push({ ...base, id: `feed ${guest} ${notice.id}`, kind: 'feed', data: notice, due: null })
    return rows
  }
}

function holds(occasion: Occasion, table: StoredTable | TableSummary, seat: number): boolean {
  if (occasion === 'turn' || occasion === 'reminder') return isAsked(table, seat)
  return occasion === 'invitation' ? isInvited(table, seat) : table.status === 'finished'
}

const count = (tables: readonly TableSummary[], guest: string, occasion: Occasion, since: number): number =>
  tables.filter((table) => {
    const seat = seatOf(table, guest)
    const isNew = occasion !== 'over' || table.since >= since
    return seat !== undefined && isNew && holds(occasion, table, seat)
  }).length
