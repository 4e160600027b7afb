import type { Seat } from '@benben/kernel'
import type { TekhenuEvent } from '../index.ts'
import { same } from './checks.ts'

/** What each seat has on its scales, read from events alone: dice, excess, faith and blood. */
export class Scales {
  readonly #weight: number[]
  readonly #blood: number[]
  /** The die that was laid last, which may still be turned. */
  #last: { seat: Seat; side: string; value: number } | undefined

  constructor(players: number) {
    this.#weight = Array.from({ length: players }, () => 0)
    this.#blood = Array.from({ length: players }, () => 0)
  }

  hear(event: TekhenuEvent): void {
    switch (event.type) {
      case 'settled':
        this.#lay(event.seat, event.side, event.die.value)
        this.#last = { seat: event.seat, side: event.side, value: event.die.value }
        break
      case 'turned': {
        const { seat, side, value } = this.#last!
        this.#lay(seat, side, event.value - value)
        this.#last = { seat, side, value: event.value }
        break
      }
      case 'produced':
        this.#weight[event.seat]! -= event.excess
        break
      case 'faith':
        this.#weight[event.seat]! += event.amount
        break
      case 'blood':
        this.#blood[event.seat]!++
        break
      case 'weighed':
        same(event.balance, this.#weight[event.seat]! - this.#blood[event.seat]!, 'event.balance')
        break
      case 'cleared':
        this.#weight.fill(0)
        break
      default:
    }
  }

  #lay(seat: Seat, side: string, value: number): void {
    if (side === 'pure') this.#weight[seat]! += value
    if (side === 'tainted') this.#weight[seat]! -= value
  }
}
