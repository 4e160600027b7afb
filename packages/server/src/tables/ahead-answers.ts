import type { AheadAnswer, AheadRequest } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { TableAccess } from './access.ts'
import { seatOf } from './info.ts'
import { LOST } from './retry.ts'
import type { Table } from './table.ts'

/** What people answer before they are asked: each sees and changes their own. */
export class AheadAnswers {
  readonly #access: TableAccess
  readonly #playBots: (id: string) => void

  constructor(access: TableAccess, playBots: (id: string) => void) {
    this.#access = access
    this.#playBots = playBots
  }

  of(id: string, guest: Guest): Promise<AheadAnswer> {
    return this.#access.at(id, async (table) => answerOf(table, seatIn(table, guest)))
  }

  /** All answers of a seat at once. What is asked already is answered at once. */
  set(id: string, guest: Guest, { given }: AheadRequest): Promise<AheadAnswer> {
    return this.#access.change(id, async (table) => {
      const seat = seatIn(table, guest)
      const { stored, state } = table
      if (stored.status !== 'running' || state === undefined) throw faultError('protocol.not-running')
      if (stored.seats[seat]!.lost !== undefined) throw faultError('protocol.seat-lost')
      const offered = offeredAt(table)
      const unknown = Object.keys(given).find((answer) => !offered.includes(answer))
      if (unknown !== undefined) throw faultError('protocol.unknown-field', {}, `given.${unknown}`)
      if (!(await table.setAhead(seat, given))) return LOST
      this.#playBots(id)
      return answerOf(table, seat)
    })
  }
}

function seatIn({ stored }: Table, guest: Guest): number {
  const seat = seatOf(stored, guest.id)
  if (seat === undefined) throw faultError('protocol.not-seated')
  return seat
}

const offeredAt = ({ game, stored }: Table): readonly string[] => game.ahead?.offered(stored.options) ?? []

const answerOf = (table: Table, seat: number): AheadAnswer => ({
  offered: [...offeredAt(table)],
  given: { ...table.stored.seats[seat]!.ahead },
})
