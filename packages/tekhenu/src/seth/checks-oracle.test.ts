import type { Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { sethOf, tekhenu, type TekhenuEvent, type TekhenuView } from '../index.ts'
import { playByChance } from './checks.ts'

/**
 * A second reading of the law, made of events alone: it knows neither positions nor the code that plays, and says what
 * must follow from what was told.
 */
const GAMES = Number(process.env['CHECK_GAMES'] ?? 10)
const FROM = Number(process.env['CHECK_FROM'] ?? 0)

const WHEEL = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris']
const RESOURCES = ['papyrus', 'bread', 'limestone', 'granite']
const SYMBOLS = [9, 13, 16, 19, 21]
const row = (space: string): string => space[1]!
const column = (space: string): string => space[0]!
const isEdge = (space: string): boolean => 'ae'.includes(column(space)) || '15'.includes(row(space))

interface Die {
  colour: string
  anubis: boolean
  declared: string | undefined
  paid: boolean
}

class Reader {
  readonly players: number
  order: readonly Seat[] = []
  round = 0
  active = -1
  readonly cults = new Map<Seat, string>()
  readonly technologies = new Map<string, Seat>()
  readonly statues: { god: string; seat: Seat }[] = []
  readonly columns: (Seat | undefined)[] = [undefined, undefined]
  readonly regions: (Seat | undefined)[][] = Array.from({ length: 6 }, () => [undefined, undefined])
  readonly covered = new Set<string>()
  readonly conquered = new Set<string>()
  readonly pillars: { seat: Seat; space: string }[] = []
  open: string | null = null
  readonly warriors: number[]
  readonly priests: number[]
  readonly blood: number[]
  readonly happiness: number[]
  readonly weight: number[]
  readonly reached: Set<number>[]
  die: Die | undefined
  /** What must still happen in this turn, and what has. */
  due = new Set<string>()
  fired = new Set<string>()
  price: { seat: Seat; region: number; due: number } | undefined
  lessons = 0
  brought: { seat: Seat; before: number; after: number; colour: string } | undefined
  symbols: number
  readonly counts = new Map<string, number>()

  constructor(players: number) {
    this.players = players
    const each = (value: number): number[] => Array.from({ length: players }, () => value)
    this.warriors = each(0)
    this.priests = each(0)
    this.blood = each(0)
    this.happiness = each(2)
    this.weight = each(0)
    this.reached = each(0).map(() => new Set())
    this.symbols = 0
  }

  /** Takes over what somebody laid on the table. */
  look(view: TekhenuView): void {
    view.seats.forEach((each, seat) => {
      for (const card of each.technologies) this.technologies.set(card, seat)
      this.happiness[seat] = each.happiness
      for (const at of SYMBOLS) if (each.happiness >= at) this.reached[seat]!.add(at)
      this.warriors[seat] = sethOf(view)!.seats[seat]!.warriors
      this.priests[seat] = sethOf(view)!.seats[seat]!.priests
    })
  }

  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  /** A cult power of this kind answers, unless it has this turn. */
  #answers(seat: Seat, cult: string): void {
    if (this.round === 0 || this.cults.get(seat) !== cult || this.fired.has(`cult ${seat}`)) return
    this.due.add(`cult ${seat}`)
  }

  #settle(): void {
    expect([...this.due]).toEqual([])
    expect(this.price).toBeUndefined()
    this.due.clear()
    this.fired.clear()
  }

  /** Owners of statues who are to be paid for an action. */
  #honour(seat: Seat, god: string): void {
    for (const owner of new Set(this.statues.filter((each) => each.god === god).map((each) => each.seat))) {
      if (owner === seat && this.players !== 2) continue
      const key = `bonus ${owner} ${god}`
      if (this.fired.has(key)) continue
      this.fired.add(key)
      if (god === 'seth') this.due.add(key)
    }
  }

  #act(event: Extract<TekhenuEvent, { type: 'action' }>): void {
    const { seat, action, value, by } = event
    if (RESOURCES.includes(action) || /^SX/.test(by)) return
    expect(this.due.has('conquest')).toBe(false)
    this.#honour(seat, action)
    this.#count(`${action} by ${/^(P|Art|conquest)/.test(by) ? by.slice(0, 3) : by}`)
    if (by === 'column statue') expect(--this.lessons).toBeGreaterThanOrEqual(0)
    if ((by === 'die' || by === 'extra') && this.die !== undefined && !this.die.paid) {
      this.die.paid = true
      const colour = this.die.anubis ? this.die.declared : this.die.colour
      if (this.die.anubis) expect(colour).toMatch(/^(red|blue)$/)
      if (colour === 'red' || colour === 'blue') {
        const now = (colour === 'red' ? this.warriors : this.priests)[seat]!
        if (this.brought === undefined) expect(now).toBe(10)
        else {
          expect(this.brought.colour).toBe(colour)
          expect(this.brought.after).toBe(Math.min(10, this.brought.before + value))
        }
        this.#count(`brought ${colour}`)
      } else expect(this.brought).toBeUndefined()
      this.brought = undefined
    } else expect(this.brought).toBeUndefined()
    if (action === 'seth') {
      const [first, second] = this.regions[value - 1]!
      expect(first === seat || second === seat).toBe(false)
      expect(first === undefined || second === undefined).toBe(true)
      const due = first === undefined ? 4 : this.players === 2 ? 5 : 3
      this.price = { seat, region: value, due }
    }
    if (action === 'seth' && this.technologies.get('TX01') === seat && !this.fired.has('TX01')) {
      this.fired.add('TX01')
      this.due.add('TX01')
    }
  }

  hear(event: TekhenuEvent): void {
    switch (event.type) {
      case 'order':
        this.order = event.order
        break
      case 'round':
        this.#settle()
        this.round = event.round
        break
      case 'turn':
        this.#settle()
        this.active = event.seat
        break
      case 'turn-ended':
        this.#settle()
        this.active = -1
        this.die = undefined
        this.lessons = 0
        break
      case 'cult-drafted':
        this.cults.set(event.seat, event.cult)
        break
      case 'card':
      case 'kept':
        if (event.card.startsWith('T')) this.technologies.set(event.card, event.seat)
        break
      case 'taken':
        this.die = {
          colour: event.die.colour,
          anubis: this.die?.anubis === true,
          declared: undefined,
          paid: false,
        }
        break
      case 'called-anubis':
        this.die = { colour: '', anubis: true, declared: undefined, paid: false }
        break
      case 'coloured':
        this.die!.colour = event.colour
        break
      case 'declared-colour':
        expect(this.die?.anubis).toBe(true)
        expect(this.die?.declared).toBeUndefined()
        this.die!.declared = event.colour
        break
      case 'idle':
        this.brought = undefined
        break
      case 'settled':
        if (event.side === 'pure') this.weight[event.seat]! += event.die.value
        if (event.side === 'tainted') this.weight[event.seat]! -= event.die.value
        this.#last = { seat: event.seat, side: event.side, value: event.die.value }
        break
      case 'turned': {
        const { seat, side, value } = this.#last!
        const more = event.value - value
        if (side === 'pure') this.weight[seat]! += more
        if (side === 'tainted') this.weight[seat]! -= more
        this.#last = { seat, side, value: event.value }
        break
      }
      case 'produced':
        this.weight[event.seat]! -= event.excess
        break
      case 'faith':
        this.weight[event.seat]! += event.amount
        break
      case 'weighed':
        expect(event.balance).toBe(this.weight[event.seat]! - this.blood[event.seat]!)
        break
      case 'cleared':
        this.weight.fill(0)
        break
      case 'action':
        this.#act(event)
        break
      case 'forfeited':
        expect(event.action).not.toBe('seth')
        break
      case 'warband':
        this.#warband(event)
        break
      case 'paid':
        if (this.price !== undefined && event.by === 'seth') {
          expect(this.technologies.get('TX02')).toBe(event.seat)
          this.price.due -= event.tokens['faith'] ?? 0
          this.#count('faith for warriors')
        }
        break
      case 'settled-region':
        this.#settled(event)
        break
      case 'points':
        if (event.by === 'column statue') expect(this.due.delete('column')).toBe(true)
        if (event.by === 'TX01') expect(this.due.delete('TX01')).toBe(true)
        if (event.source === 'regions' && event.by === 'scoring') this.#regions(event.seat, event.points)
        break
      case 'blood':
        expect(this.due.has('column')).toBe(false)
        expect(this.due.delete('blood')).toBe(true)
        this.blood[event.seat]!++
        if (this.open !== null && this.covered.size + this.#bare() < 25) this.due.add('conquest')
        break
      case 'conquest-laid':
        expect(this.due.delete('conquest')).toBe(true)
        expect(event.tile).toBe(this.open)
        expect(this.covered).not.toContain(event.space)
        expect(this.conquered).not.toContain(event.space)
        this.conquered.add(event.space)
        break
      case 'conquest-turned':
        this.open = event.tile
        break
      case 'tile':
        this.covered.add(event.space)
        break
      case 'pillar':
        this.#pillar(event)
        break
      case 'building':
        if (/^(papyrus|bread|limestone|granite)/.test(event.place)) this.#answers(event.seat, 'Cult06')
        break
      case 'resettled':
        this.#resettle(event)
        break
      case 'statue':
        this.#statue(event)
        break
      case 'gained':
        if (event.by === 'statue of seth')
          expect(this.due.delete(`bonus ${event.seat} seth`) || [...this.due]).toBe(true)
        break
      case 'populace':
        this.#populace(event)
        break
      case 'cult':
        this.#cult(event)
        break
      default:
    }
    this.#followCult(event)
  }

  #last: { seat: Seat; side: string; value: number } | undefined

  #bare(): number {
    return [...this.conquered].filter((space) => !this.covered.has(space)).length
  }

  #warband(event: Extract<TekhenuEvent, { type: 'warband' }>): void {
    const { seat, warriors, priests, by } = event
    if (by === 'red die')
      this.brought = { seat, before: this.warriors[seat]!, after: warriors, colour: 'red' }
    if (by === 'blue die')
      this.brought = { seat, before: this.priests[seat]!, after: priests, colour: 'blue' }
    if (by === 'seth') this.price!.due -= this.warriors[seat]! - warriors
    if (by === 'statue of seth') expect(this.priests[seat]! - priests).toBe(2)
    this.warriors[seat] = warriors
    this.priests[seat] = priests
  }

  #settled(event: Extract<TekhenuEvent, { type: 'settled-region' }>): void {
    expect(this.price).toEqual({ seat: event.seat, region: event.region, due: 0 })
    this.price = undefined
    const spaces = this.regions[event.region - 1]!
    expect(event.space - 1).toBe(spaces.indexOf(undefined))
    spaces[event.space - 1] = event.seat
    this.due.add('blood')
    if (this.columns[event.region <= 3 ? 0 : 1] !== undefined) this.due.add('column')
    this.#answers(event.seat, 'Cult04')
  }

  #regions(seat: Seat, points: number): void {
    const worth = this.players === 2 ? [3, 3] : [3, 2]
    const mine = this.regions.flatMap((spaces) => worth.filter((_, i) => spaces[i] === seat))
    expect(points).toBe(mine.reduce((sum, each) => sum + each, 0))
    this.#count('regions scored')
  }

  #pillar({ seat, space }: Extract<TekhenuEvent, { type: 'pillar' }>): void {
    const own = this.pillars.filter((each) => each.seat === seat)
    const inRow = own.some((each) => row(each.space) === row(space))
    const inColumn = own.some((each) => column(each.space) === column(space))
    if (!inRow || !inColumn) this.#answers(seat, 'Cult05')
    if (isEdge(space)) this.#answers(seat, 'Cult07')
    this.pillars.push({ seat, space })
  }

  #resettle({ seat, from, to }: Extract<TekhenuEvent, { type: 'resettled' }>): void {
    const [board, number] = (from.startsWith('region') ? from : to).split(' ')
    expect(board).toBe('region')
    expect((from.startsWith('region') ? to : from).split(' ')[1]).toBe(number)
    const spaces = this.regions[Number(number) - 1]!
    if (from.startsWith('region')) spaces[spaces.indexOf(seat)] = undefined
    else {
      expect(spaces).not.toContain(seat)
      spaces[spaces.indexOf(undefined)] = seat
    }
    this.#count('resettled')
  }

  #statue({ seat, place }: Extract<TekhenuEvent, { type: 'statue' }>): void {
    if (place === 'left' || place === 'right') {
      const at = place === 'left' ? 0 : 1
      this.columns[at] = seat
      this.lessons = this.regions
        .slice(3 * at, 3 * at + 3)
        .filter((spaces) => spaces.some((each) => each !== undefined)).length
    }
    if (place !== 'seth' && !WHEEL.includes(place)) return this.#answers(seat, 'Cult01')
    const first = !this.statues.some((each) => each.god === place && each.seat === seat)
    this.statues.push({ god: place, seat })
    if (place === 'seth' && first && this.players === 3) this.due.add(`bonus ${seat} seth`)
    this.#answers(seat, 'Cult02')
  }

  #populace({ seat, happiness }: Extract<TekhenuEvent, { type: 'populace' }>): void {
    for (const at of SYMBOLS) {
      if (happiness < at || this.reached[seat]!.has(at)) continue
      this.reached[seat]!.add(at)
      if (this.cults.get(seat) === 'Cult03') this.symbols++
    }
    this.happiness[seat] = happiness
  }

  /** Whose turn it is to have something of a cult power, in turn order after its owner. */
  #serving: { cult: string; left: Seat[] } | undefined

  #cult({ seat, cult }: Extract<TekhenuEvent, { type: 'cult' }>): void {
    this.#count(cult)
    expect(this.cults.get(seat)).toBe(cult)
    if (cult === 'Cult03') expect(--this.symbols).toBeGreaterThanOrEqual(0)
    else {
      expect(this.due.delete(`cult ${seat}`)).toBe(true)
      this.fired.add(`cult ${seat}`)
    }
    const from = this.order.indexOf(seat)
    this.#serving = { cult, left: this.order.map((_, i) => this.order[(from + i) % this.players]!) }
  }

  #followCult(event: TekhenuEvent): void {
    if (event.type === 'cult' || this.#serving === undefined) return
    const by = 'by' in event ? event.by : event.type === 'declined' ? event.action : undefined
    if (by !== this.#serving.cult || !('seat' in event)) return
    const place = this.#serving.left.indexOf(event.seat)
    expect(place, `${by} ${event.seat}`).toBeGreaterThanOrEqual(0)
    this.#serving.left.splice(0, place + 1)
  }
}

describe('a second reading of Time of Seth', () => {
  const counts = new Map<string, number>()
  const tables = [2, 3, 4].flatMap((players) => [false, true].map((rich) => ({ players, rich })))
  for (const { players, rich } of tables) {
    it(`${players} ${rich ? 'rich ' : ''}players: what is told follows from what was told before`, () => {
      for (let game = FROM; game < FROM + GAMES; game++) {
        const seed = `oracle ${players} ${game}`
        const reader = new Reader(players)
        const all: TekhenuEvent[] = []
        playByChance({
          players,
          seed,
          visit: (_p, told) => {
            for (const event of told) {
              all.push(event)
              try {
                reader.hear(event)
              } catch (error) {
                const last = all.slice(-25).map((each) => JSON.stringify(each))
                throw new Error(`${seed}:\n${last.join('\n')}`, { cause: error })
              }
            }
          },
          ...(rich && { enriched: (p) => reader.look(tekhenu.view(p, 'spectator')) }),
        })
        for (const [what, many] of reader.counts) counts.set(what, (counts.get(what) ?? 0) + many)
      }
    })
  }

  it('has seen what it speaks of', () => {
    if (process.env['CHECK_TALK'] !== undefined) console.log([...counts].toSorted().join('; '))
    for (const what of ['seth by die', 'brought red', 'brought blue', 'Cult05', 'regions scored'])
      expect(counts.get(what) ?? 0).toBeGreaterThan(0)
  })
})
