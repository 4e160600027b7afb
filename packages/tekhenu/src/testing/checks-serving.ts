import type { Seat } from '@benben/kernel'
import type { TekhenuEvent } from '../index.ts'
import { must } from './checks.ts'

/** Whose turn it is to have something of a cult power: its owner's, then in turn order. */
export class Serving {
  #now: { cult: string; left: Seat[] } | undefined

  begin(cult: string, owner: Seat, order: readonly Seat[]): void {
    const from = order.indexOf(owner)
    this.#now = { cult, left: order.map((_, i) => order[(from + i) % order.length]!) }
  }

  hear(event: TekhenuEvent): void {
    if (event.type === 'cult' || this.#now === undefined) return
    const by = 'by' in event ? event.by : event.type === 'declined' ? event.action : undefined
    if (by !== this.#now.cult || !('seat' in event)) return
    const place = this.#now.left.indexOf(event.seat)
    must(place >= 0, `${by} ${event.seat}`)
    this.#now.left.splice(0, place + 1)
  }
}
