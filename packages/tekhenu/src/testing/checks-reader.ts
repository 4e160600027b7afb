import type { Seat } from '@benben/kernel'
import { sethOf, type TekhenuEvent, type TekhenuView } from '../index.ts'
import { must, same } from './checks.ts'
import { Scales } from './checks-scales.ts'
import { Serving } from './checks-serving.ts'

/**
 * A second reading of the law, made of events alone: it knows neither positions nor the code that plays, and says what
 * must follow from what was told.
 */
const WHEEL = new Set(['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'])
const RESOURCES = new Set(['papyrus', 'bread', 'limestone', 'granite'])
const SYMBOLS = [9, 13, 16, 19, 21]
const row = (space: string): string => space[1]!
const column = (space: string): string => space[0]!
const isEdge = (space: string): boolean => 'ae'.includes(column(space)) || '15'.includes(row(space))

interface Die {
  colour: string
  anubis: boolean
  declared: string | undefined
  paid: boolean
  idle?: boolean
}

export class Reader {
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
  readonly happiness: number[]
  readonly reached: Set<number>[]
  die: Die | undefined
  /** What must still happen in this turn, and what has. */
  due = new Set<string>()
  fired = new Set<string>()
  price: { seat: Seat; region: number; due: number } | undefined
  lessons = 0
  thoth: { seat: Seat; left: number; open: number; mixes: boolean; section: number } | undefined
  brought: { seat: Seat; before: number; after: number; colour: string } | undefined
  symbols: number
  readonly counts = new Map<string, number>()
  readonly #scales: Scales
  readonly #serving = new Serving()

  constructor(players: number) {
    this.players = players
    const each = (value: number): number[] => Array.from({ length: players }, () => value)
    this.warriors = each(0)
    this.priests = each(0)
    this.happiness = each(2)
    this.reached = each(0).map(() => new Set())
    this.symbols = 0
    this.#scales = new Scales(players)
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
    same([...this.due], [], '[...this.due]')
    must(this.price === undefined, 'this.price')
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
    if (RESOURCES.has(action) || by.startsWith('SX')) return
    must(!this.due.has('conquest'), 'this.due.has(conquest)')
    this.#honour(seat, action)
    this.#count(`${action} by ${/^(P|Art|conquest)/.test(by) ? by.slice(0, 3) : by}`)
    if (by === 'column statue') must(--this.lessons >= 0, '--this.lessons')
    if ((by === 'die' || by === 'extra') && this.die !== undefined && !this.die.paid) {
      this.die.paid = true
      const colour = this.die.anubis ? this.die.declared : this.die.colour
      if (this.die.anubis) must(/^(red|blue)$/.test(colour ?? ''), 'colour')
      if (colour === 'red' || colour === 'blue') {
        const now = (colour === 'red' ? this.warriors : this.priests)[seat]!
        if (this.brought === undefined) same(now, 10, 'now')
        else {
          same(this.brought.colour, colour, 'this.brought.colour')
          same(this.brought.after, Math.min(10, this.brought.before + value), 'this.brought.after')
        }
        this.#count(`brought ${colour}`)
      } else must(this.brought === undefined, 'this.brought')
      this.brought = undefined
    } else must(this.brought === undefined, 'this.brought')
    if (action === 'thoth') {
      const open = Math.min(4, (this.happiness[seat]! + 3) >> 2)
      must(open > 0, 'Thoth without happiness')
      const mixes = this.technologies.get('TX05') === seat
      this.thoth = { seat, left: (value + 1) >> 1, open, mixes, section: 0 }
    }
    if (action === 'seth') {
      const [first, second] = this.regions[value - 1]!
      must(!(first === seat || second === seat), 'first === seat || second === seat')
      must(first === undefined || second === undefined, 'first === undefined || second === undefined')
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
        if (this.die?.idle === true) this.brought = undefined
        must(this.brought === undefined, 'a die has brought its own without an action')
        this.die = undefined
        this.lessons = 0
        break
      case 'cult-drafted':
        this.cults.set(event.seat, event.cult)
        break
      case 'card':
        this.#card(event)
        if (event.card.startsWith('T')) this.technologies.set(event.card, event.seat)
        break
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
        must(this.die?.anubis === true, 'this.die?.anubis')
        must(this.die?.declared === undefined, 'this.die?.declared')
        this.die!.declared = event.colour
        break
      case 'idle':
        // Q18b: it brings its own, at its face, and no action follows.
        if (this.die !== undefined) this.die.idle = true
        break
      case 'action':
        this.#act(event)
        break
      case 'forfeited':
        if (this.die !== undefined && !this.die.paid) this.die.idle = true
        must(event.action !== 'seth', 'event.action')
        break
      case 'warband':
        this.#warband(event)
        break
      case 'paid':
        if (this.price !== undefined && event.by === 'seth') {
          same(this.technologies.get('TX02'), event.seat, 'this.technologies.get(TX02)')
          this.price.due -= event.tokens['faith'] ?? 0
          this.#count('faith for warriors')
        }
        break
      case 'settled-region':
        this.#settled(event)
        break
      case 'points':
        if (event.by === 'column statue') must(this.due.delete('column'), 'this.due.delete(column)')
        if (event.by === 'TX01') must(this.due.delete('TX01'), 'this.due.delete(TX01)')
        if (event.source === 'regions' && event.by === 'scoring') this.#regions(event.seat, event.points)
        break
      case 'blood':
        must(!this.due.has('column'), 'this.due.has(column)')
        must(this.due.delete('blood'), 'this.due.delete(blood)')
        if (this.open !== null && this.covered.size + this.#bare() < 25) this.due.add('conquest')
        break
      case 'conquest-laid':
        must(this.due.delete('conquest'), 'this.due.delete(conquest)')
        same(event.tile, this.open, 'event.tile')
        must(!this.covered.has(event.space), 'this.covered')
        must(!this.conquered.has(event.space), 'this.conquered')
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
          must(this.due.delete(`bonus ${event.seat} seth`), 'this.due.delete(bonus seth) || [...this.due]')
        break
      case 'populace':
        this.#populace(event)
        break
      case 'cult':
        this.#cult(event)
        break
      default:
    }
    this.#scales.hear(event)
    this.#serving.hear(event)
  }

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
    if (by === 'statue of seth') same(this.priests[seat]! - priests, 2, 'this.priests[seat]! - priests')
    this.warriors[seat] = warriors
    this.priests[seat] = priests
  }

  /** As many cards as the value brings, from one section in reach; TX05 mixes them, and one may lie above, once a turn. */
  #card({ seat, section }: Extract<TekhenuEvent, { type: 'card' }>): void {
    const now = this.thoth
    if (now === undefined || now.seat !== seat) throw new Error('a card without Thoth')
    must(--now.left >= 0, 'a card too many')
    if (now.mixes && section === now.open + 1) {
      must(!this.fired.has('TX05'), 'TX05 reaches up twice')
      this.fired.add('TX05')
      this.#count('reached up')
    } else must(section <= now.open, 'a section out of reach')
    must(now.mixes || now.section === 0 || now.section === section, 'two sections')
    if (now.section !== 0 && now.section !== section) this.#count('mixed')
    now.section = section
  }

  #settled(event: Extract<TekhenuEvent, { type: 'settled-region' }>): void {
    same(this.price, { seat: event.seat, region: event.region, due: 0 }, 'this.price')
    this.price = undefined
    const spaces = this.regions[event.region - 1]!
    same(event.space - 1, spaces.indexOf(undefined), 'event.space - 1')
    spaces[event.space - 1] = event.seat
    this.due.add('blood')
    if (this.columns[event.region <= 3 ? 0 : 1] !== undefined) this.due.add('column')
    this.#answers(event.seat, 'Cult04')
  }

  #regions(seat: Seat, points: number): void {
    const worth = this.players === 2 ? [3, 3] : [3, 2]
    const mine = this.regions.flatMap((spaces) => worth.filter((_, i) => spaces[i] === seat))
    same(
      points,
      mine.reduce((sum, each) => sum + each, 0),
      'points',
    )
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
    same(board, 'region', 'board')
    same(
      (from.startsWith('region') ? to : from).split(' ')[1],
      number,
      '(from.startsWith(region) ? to : from).split( )[1]',
    )
    const spaces = this.regions[Number(number) - 1]!
    if (from.startsWith('region')) spaces[spaces.indexOf(seat)] = undefined
    else {
      must(!spaces.includes(seat), 'spaces')
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
    if (place !== 'seth' && !WHEEL.has(place)) return this.#answers(seat, 'Cult01')
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

  #cult({ seat, cult }: Extract<TekhenuEvent, { type: 'cult' }>): void {
    this.#count(cult)
    same(this.cults.get(seat), cult, 'this.cults.get(seat)')
    if (cult === 'Cult03') must(--this.symbols >= 0, '--this.symbols')
    else {
      must(this.due.delete(`cult ${seat}`), 'this.due.delete(cult )')
      this.fired.add(`cult ${seat}`)
    }
    this.#serving.begin(cult, seat, this.order)
  }
}
