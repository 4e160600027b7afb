import type { Seat } from '@benben/kernel'
import { idsOf, sethOf, type TekhenuEvent, type TekhenuJSON, type TekhenuView } from '../index.ts'
import { must, same } from './checks.ts'

/** What is on the table, counted from outside, and what was told, added up again. */
const DICE = { 2: 24, 3: 27, 4: 30 } as const
export type Players = 2 | 3 | 4

const once = (names: readonly string[], many: number): void => {
  same(new Set(names).size, names.length, 'new Set(names).size')
  same(names.length, many, 'names')
}

export function countEverything(json: TekhenuJSON, view: TekhenuView, players: Players): void {
  const { board, secret, waiting } = json
  const seth = sethOf(view)!
  const inHand = board.now.face !== 0 && board.now.side === null ? 1 : 0
  const inBag = Object.values(board.bag).reduce((sum, many) => sum + many, 0)
  const onBoards = board.seats.reduce((sum, seat) => sum + seat.dice.length, 0)
  same(
    board.dice.flat().length + seth.dice.length + inBag + onBoards + inHand,
    DICE[players],
    'board.dice.flat().length + seth.dice.length + inBag + onBoar',
  )
  must(seth.dice.length <= players, 'seth.dice.length')
  for (const die of [...board.dice.flat(), ...board.seats.flatMap((seat) => seat.dice)])
    if (/^(red|blue|green)/.test(die)) must(/^\w+ [2-5]/.test(die ?? ''), 'die')

  const shown = waiting.flatMap(({ wait, first, second, third }) =>
    wait === 'seth-pick' || wait === 'seth-bury'
      ? [first, second, third].map(Number).filter((n) => n > 0)
      : [],
  )
  const less = players === 2 ? 1 : 0
  const market = (letter: string) =>
    board.market.filter((card): card is string => card !== null && card.startsWith(letter))
  const { blessing, technology } = board.decks
  const isBlessing = (index: number): boolean => index < 32
  const blessings = [
    ...blessing,
    ...board.discards.blessing,
    ...market('B'),
    ...board.seats.flatMap((seat) => seat.blessings),
  ]
  once(blessings, idsOf('blessing').length - shown.filter(isBlessing).length)
  const technologies = [
    ...technology,
    ...board.discards.technology,
    ...market('T'),
    ...board.seats.flatMap((seat) => seat.technologies),
    ...(seth.under === null ? [] : [seth.under]),
  ]
  once(technologies, idsOf('technology').length - less - shown.filter((index) => !isBlessing(index)).length)
  once(
    [
      ...secret.deck,
      ...secret.held.flat(),
      ...secret.under.map(({ decree }) => decree),
      ...secret.dealt.flatMap(({ decrees }) => decrees),
      ...board.discards.decree,
      ...market('D'),
    ],
    idsOf('decree').length - less,
  )
  once(
    [...seth.stack, ...seth.temple, seth.conquest].filter((tile) => tile !== null),
    9,
  )
  board.seats.forEach((seat, i) => {
    const mine = (owners: readonly (number | null)[]): number => owners.filter((owner) => owner === i).length
    same(
      seat.buildings +
        mine([...Object.values(board.houses), ...Object.values(board.workshops), ...seth.regions.flat()]),
      sets(json)[i] ?? 10,
      'seat.buildings + mine([...Object.values(board.houses), ...Ob',
    )
    same(
      seat.statues +
        mine([
          ...Object.values(board.godStatues).flat(),
          ...board.peopleStatues,
          ...seth.peopleStatues,
          ...seth.statues,
        ]),
      6,
      'seat.statues + mine([ ...Object.values(board.godStatues).fla',
    )
    for (const region of seth.regions) must(mine(region) <= 1, 'mine(region)')
    must(seat.happiness <= seat.population, 'seat.happiness')
    for (const level of Object.values(seat.production)) must(level <= 6, 'level')
    for (const many of Object.values(seat.tokens)) must(many >= 0, 'many')
  })
}

/** Buildings of Botankhamun, where it plays. */
const sets = (json: TekhenuJSON): (number | undefined)[] => {
  const { solo } = (json.board.modules ?? {}) as { solo?: { buildings: number } }
  return [undefined, solo?.buildings]
}

/** What the events say, added up. */
export class Ledger {
  readonly warriors: number[]
  readonly priests: number[]
  readonly blood: number[]
  readonly happiness: number[]
  readonly points: number[]
  readonly tokens: Record<string, number>[]
  active = -1
  readonly fired = new Set<string>()
  readonly symbols: number[]
  seths = 0
  settled = 0
  laid = 0
  readonly saw = new Set<string>()
  rolls: string[] = []

  readonly players: Players

  constructor(players: Players) {
    this.players = players
    const each = (value: number): number[] => Array.from({ length: players }, () => value)
    this.warriors = each(0)
    this.priests = each(0)
    this.blood = each(0)
    this.happiness = each(2)
    this.points = each(10)
    this.symbols = each(0)
    this.tokens = each(0).map(() => ({ gold: 1, scribe: 1 }))
  }

  #add(seat: Seat, tokens: Readonly<Record<string, number>>, sign: number): void {
    for (const [name, many] of Object.entries(tokens))
      this.tokens[seat]![name] = (this.tokens[seat]![name] ?? 0) + sign * many
  }

  /** What may fire once a turn. */
  #once(what: string): void {
    if (this.active < 0) return
    must(!this.fired.has(what), what)
    this.fired.add(what)
  }

  hear(event: TekhenuEvent): void {
    this.saw.add(event.type)
    switch (event.type) {
      case 'turn':
        this.active = event.seat
        this.fired.clear()
        break
      case 'turn-ended':
        this.active = -1
        break
      case 'warband': {
        const [w, p] = [this.warriors[event.seat]!, this.priests[event.seat]!]
        must(event.warriors >= 0, 'event.warriors')
        must(event.warriors <= 10, 'event.warriors')
        must(event.priests >= 0, 'event.priests')
        must(event.priests <= 10, 'event.priests')
        must(event.warriors !== w || event.priests !== p, 'event.warriors !== w || event.priests !== p')
        const gains: Record<string, [number, number]> = {
          TX01: [0, 2],
          Cult01: [0, 1],
          Cult03: [1, 0],
          Cult05: [0, 3],
          Cult06: [3, 0],
          'region 2': [0, 3],
        }
        const gain = gains[event.by]
        if (gain !== undefined)
          same(
            [event.warriors, event.priests],
            [Math.min(10, w + gain[0]), Math.min(10, p + gain[1])],
            '[event.warriors, event.priests]',
          )
        if (event.by === 'TX01') this.#once('TX01')
        if (event.by === 'red die' || event.by === 'blue die') this.#once('die')
        this.saw.add(`warband ${event.by}`)
        this.warriors[event.seat] = event.warriors
        this.priests[event.seat] = event.priests
        break
      }
      case 'blood':
        this.blood[event.seat]!++
        same(event.tokens, this.blood[event.seat], 'event.tokens')
        break
      case 'settled-region':
        this.settled++
        break
      case 'conquest-laid':
        this.laid++
        break
      case 'points': {
        this.points[event.seat]! += event.points
        if (/^(T0[1-6]|T11|T12|T17|TX01)$/.test(event.by)) this.#once(`${event.by} points`)
        if (event.by.startsWith('statue of')) this.#once(`${event.seat} ${event.by} points`)
        this.saw.add(`points ${event.by}`)
        break
      }
      case 'gained':
        this.#add(event.seat, event.tokens, 1)
        if (/^(T04|T13|T20|T21)$/.test(event.by)) this.#once(`${event.by} token`)
        if (event.by.startsWith('statue of'))
          this.#once(`${event.seat} ${event.by} ${Object.keys(event.tokens).join()}`)
        break
      case 'populace':
        if (event.by === 'T06')
          this.#once(event.happiness > this.happiness[event.seat]! ? 'T06 happiness' : 'T06 population')
        this.happiness[event.seat] = event.happiness
        break
      case 'paid':
        this.#add(event.seat, event.tokens, -1)
        break
      case 'swapped':
        this.#add(event.seat, { [event.from]: 1 }, -1)
        this.#add(event.seat, { [event.to]: 1 }, 1)
        this.saw.add(`swapped ${event.by}`)
        break
      case 'faith':
        this.#add(event.seat, { faith: Math.abs(event.amount) }, -1)
        break
      case 'cleared':
        for (const tokens of this.tokens) tokens['faith'] = 0
        break
      case 'tithed':
        for (const tokens of this.tokens) tokens['tithed'] = 1
        break
      case 'cult':
        if (event.cult === 'Cult03') must(++this.symbols[event.seat]! <= 5, '++this.symbols[event.seat]!')
        else this.#once(`cult ${event.seat}`)
        this.saw.add(event.cult)
        break
      case 'artifact-used':
        this.saw.add(event.artifact)
        break
      case 'played':
        this.saw.add(event.card)
        break
      case 'action':
        if (event.action === 'seth') this.seths++
        if (/^(red|blue|green)$/.test(event.by)) must(event.value > 1, 'event.value')
        this.saw.add(`${event.action} ${event.by}`)
        break
      case 'forfeited':
        this.saw.add(`forfeited ${event.action}`)
        break
      case 'rotated':
        this.rolls = []
        break
      case 'seth-rolled':
        this.rolls.push(...event.dice.map(() => 'seth'))
        break
      case 'rolled':
        this.rolls.push(String(event.dice.length))
        break
      default:
    }
  }

  /** Begins anew from what is there. */
  restart(view: TekhenuView): void {
    const seth = sethOf(view)!
    view.seats.forEach((seat, i) => {
      this.tokens[i] = { ...seat.tokens }
      this.warriors[i] = seth.seats[i]!.warriors
      this.priests[i] = seth.seats[i]!.priests
      this.happiness[i] = seat.happiness
    })
  }

  compare(view: TekhenuView): void {
    const seth = sethOf(view)!
    same(
      seth.seats.map((seat) => seat.warriors),
      this.warriors,
      'seth.seats.map((seat) => seat.warriors)',
    )
    same(
      seth.seats.map((seat) => seat.priests),
      this.priests,
      'seth.seats.map((seat) => seat.priests)',
    )
    same(
      seth.seats.map((seat) => seat.blood),
      this.blood,
      'seth.seats.map((seat) => seat.blood)',
    )
    same(view.totals, this.points, 'view.totals')
    same(this.laid, seth.temple.filter((tile) => tile !== null).length, 'this.laid')
    must(
      this.blood.reduce((sum, each) => sum + each, 0) <= this.settled,
      'this.blood.reduce((sum, each) => sum + each, 0)',
    )
    view.seats.forEach((seat, i) => {
      if (this.tokens[i]!['tithed'] === 1) return
      for (const [name, many] of Object.entries(seat.tokens))
        same([i, name, many], [i, name, this.tokens[i]![name] ?? 0], '[i, name, many]')
    })
  }
}
