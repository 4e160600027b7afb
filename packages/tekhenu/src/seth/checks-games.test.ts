import { random, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { sethOf, tekhenu, type TekhenuEvent, type TekhenuJSON, type TekhenuView } from '../index.ts'
import { playByChance } from './checks.ts'

/**
 * Games by chance, counted from outside: what the events tell is added up again and compared with what the position says
 * of itself, and what may happen once a turn is looked for twice.
 */
const GAMES = Number(process.env['CHECK_GAMES'] ?? 1)
const FROM = Number(process.env['CHECK_FROM'] ?? 0)
const DICE = { 2: 24, 3: 27, 4: 30 } as const
type Players = 2 | 3 | 4

const once = (names: readonly string[], many: number): void => {
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(many)
}

function countEverything(json: TekhenuJSON, view: TekhenuView, players: Players): void {
  const { board, secret, waiting } = json
  const seth = sethOf(view)!
  const inHand = board.now.face !== 0 && board.now.side === null ? 1 : 0
  const inBag = Object.values(board.bag).reduce((sum, many) => sum + many, 0)
  const onBoards = board.seats.reduce((sum, seat) => sum + seat.dice.length, 0)
  expect(board.dice.flat().length + seth.dice.length + inBag + onBoards + inHand).toBe(DICE[players])
  expect(seth.dice.length).toBeLessThanOrEqual(players)
  for (const die of [...board.dice.flat(), ...board.seats.flatMap((seat) => seat.dice)])
    if (/^(red|blue|green)/.test(die)) expect(die).toMatch(/^\w+ [2-5]/)

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
  once(blessings, 28 - shown.filter(isBlessing).length)
  const technologies = [
    ...technology,
    ...board.discards.technology,
    ...market('T'),
    ...board.seats.flatMap((seat) => seat.technologies),
    ...(seth.under === null ? [] : [seth.under]),
  ]
  once(technologies, 29 - less - shown.filter((index) => !isBlessing(index)).length)
  once(
    [
      ...secret.deck,
      ...secret.held.flat(),
      ...secret.under.map(({ decree }) => decree),
      ...secret.dealt.flatMap(({ decrees }) => decrees),
      ...board.discards.decree,
      ...market('D'),
    ],
    28 - less,
  )
  once([...seth.stack, ...seth.temple, seth.conquest].filter((tile) => tile !== null) as string[], 9)
  board.seats.forEach((seat, i) => {
    const mine = (owners: readonly (number | null)[]): number => owners.filter((owner) => owner === i).length
    expect(
      seat.buildings +
        mine([...Object.values(board.houses), ...Object.values(board.workshops), ...seth.regions.flat()]),
    ).toBe(sets(json)[i] ?? 10)
    expect(
      seat.statues +
        mine([
          ...Object.values(board.godStatues).flat(),
          ...board.peopleStatues,
          ...seth.peopleStatues,
          ...seth.statues,
        ]),
    ).toBe(6)
    for (const region of seth.regions) expect(mine(region)).toBeLessThanOrEqual(1)
    expect(seat.happiness).toBeLessThanOrEqual(seat.population)
    for (const level of Object.values(seat.production)) expect(level).toBeLessThanOrEqual(6)
    for (const many of Object.values(seat.tokens)) expect(many).toBeGreaterThanOrEqual(0)
  })
}

/** Buildings of Botankhamun, where it plays. */
const sets = (json: TekhenuJSON): (number | undefined)[] => {
  const { solo } = (json.board.modules ?? {}) as { solo?: { buildings: number } }
  return [undefined, solo?.buildings]
}

/** What the events say, added up. */
class Ledger {
  readonly warriors: number[]
  readonly priests: number[]
  readonly blood: number[]
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
    expect(this.fired, what).not.toContain(what)
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
        expect(event.warriors).toBeGreaterThanOrEqual(0)
        expect(event.warriors).toBeLessThanOrEqual(10)
        expect(event.priests).toBeGreaterThanOrEqual(0)
        expect(event.priests).toBeLessThanOrEqual(10)
        expect(event.warriors !== w || event.priests !== p).toBe(true)
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
          expect([event.warriors, event.priests]).toEqual([
            Math.min(10, w + gain[0]),
            Math.min(10, p + gain[1]),
          ])
        if (event.by === 'TX01') this.#once('TX01')
        if (event.by === 'red die' || event.by === 'blue die') this.#once('die')
        this.saw.add(`warband ${event.by}`)
        this.warriors[event.seat] = event.warriors
        this.priests[event.seat] = event.priests
        break
      }
      case 'blood':
        this.blood[event.seat]!++
        expect(event.tokens).toBe(this.blood[event.seat])
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
        if (/^statue of/.test(event.by)) this.#once(`${event.seat} ${event.by} points`)
        this.saw.add(`points ${event.by}`)
        break
      }
      case 'gained':
        this.#add(event.seat, event.tokens, 1)
        if (/^(T04|T13|T20|T21)$/.test(event.by)) this.#once(`${event.by} token`)
        if (/^statue of/.test(event.by))
          this.#once(`${event.seat} ${event.by} ${Object.keys(event.tokens).join()}`)
        break
      case 'populace':
        if (event.by === 'T06') {
          const what = `T06 ${event.population}/${event.happiness}`
          this.saw.add('T06')
          this.#once(what)
        }
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
        if (event.cult === 'Cult03') expect(++this.symbols[event.seat]!).toBeLessThanOrEqual(5)
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
        if (/^(red|blue|green)$/.test(event.by)) expect(event.value).toBeGreaterThan(1)
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
    })
  }

  compare(view: TekhenuView): void {
    const seth = sethOf(view)!
    expect(seth.seats.map((seat) => seat.warriors)).toEqual(this.warriors)
    expect(seth.seats.map((seat) => seat.priests)).toEqual(this.priests)
    expect(seth.seats.map((seat) => seat.blood)).toEqual(this.blood)
    expect(view.totals).toEqual(this.points)
    expect(this.laid).toBe(seth.temple.filter((tile) => tile !== null).length)
    expect(this.blood.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(this.settled)
    view.seats.forEach((seat, i) => {
      if (this.tokens[i]!['tithed'] === 1) return
      for (const [name, many] of Object.entries(seat.tokens))
        expect([i, name, many]).toEqual([i, name, this.tokens[i]![name] ?? 0])
    })
  }
}

const SEEN = new Map<string, number>()
const WAITS = new Set<string>()

describe('Time of Seth, game by game', () => {
  for (const players of [2, 3, 4] as const) {
    it(`${players} players: nothing is lost or doubled, and events add up to what is there`, () => {
      for (let game = FROM; game < FROM + GAMES; game++) {
        const ledger = new Ledger(players)
        const last = playByChance({
          players,
          seed: `checks ${players} ${game}`,
          visit: (p, told) => {
            for (const event of told) ledger.hear(event)
            const view = tekhenu.view(p, 'spectator')
            try {
              ledger.compare(view)
              countEverything(tekhenu.toJSON(p) as TekhenuJSON, view, players)
            } catch (error) {
              throw new Error(`game ${game}: ${JSON.stringify(told.slice(-12))}`, { cause: error })
            }
          },
        })
        for (const seen of ledger.saw) SEEN.set(seen, (SEEN.get(seen) ?? 0) + 1)
        expect(tekhenu.result(last)).toBeDefined()
      }
    })
  }

  for (const players of [2, 3, 4] as const) {
    it(`${players} rich players: the same where much more can be done`, () => {
      for (let game = FROM; game < FROM + GAMES; game++) {
        const ledger = new Ledger(players)
        playByChance({
          players,
          seed: `rich ${players} ${game}`,
          visit: (p, told) => {
            for (const event of told) ledger.hear(event)
            const view = tekhenu.view(p, 'spectator')
            const json = tekhenu.toJSON(p) as TekhenuJSON
            for (const { wait } of json.waiting) WAITS.add(String(wait))
            try {
              ledger.compare(view)
              countEverything(json, view, players)
              const read = tekhenu.fromJSON(json)
              expect(read.ok || [read.fault, json.waiting]).toBe(true)
            } catch (error) {
              throw new Error(`game ${game}: ${JSON.stringify(told.slice(-12))}`, { cause: error })
            }
          },
          enriched: (p) => ledger.restart(tekhenu.view(p, 'spectator')),
        })
        for (const seen of ledger.saw) SEEN.set(seen, (SEEN.get(seen) ?? 0) + 1)
      }
    })
  }

  const SMALL = [
    { vizier: true },
    { solo: 'easy' },
    { solo: 'medium', soloPacket: '2+2', soloArtifacts: 2 },
    { solo: 'hard', soloPacket: '3+2', soloArtifacts: 4, soloBuildings: 20, soloDecrees: 8 },
  ]
  for (const options of SMALL) {
    it(`${JSON.stringify(options)}: the same, written and read at every step`, () => {
      for (let game = FROM; game < FROM + GAMES; game++) {
        const ledger = new Ledger(2)
        let begun = false
        const last = playByChance({
          players: 2,
          options,
          seed: `small ${game}`,
          visit: (p, told) => {
            const view = tekhenu.view(p, 'spectator')
            for (const event of told) ledger.hear(event)
            if (!begun && 'solo' in options) ledger.restart(view)
            begun = true
            const json = tekhenu.toJSON(p) as TekhenuJSON
            for (const { wait } of json.waiting) WAITS.add(String(wait))
            try {
              ledger.compare(view)
              countEverything(json, view, 2)
              const read = tekhenu.fromJSON(json)
              expect(read.ok || [read.fault, json.waiting]).toBe(true)
              for (const seat of [0, 1]) {
                const mine = tekhenu.view(p, seat)
                expect(tekhenu.view(tekhenu.determinize(mine, random('dream')), seat)).toEqual(mine)
              }
            } catch (error) {
              throw new Error(`game ${game}: ${JSON.stringify(told.slice(-12))}`, { cause: error })
            }
          },
        })
        expect(tekhenu.result(last)).toBeDefined()
      }
    })
  }

  it('R54: no view, event, question or refusal names a decree that is hidden from its reader', () => {
    const namesIn = (what: unknown): string[] => JSON.stringify(what)?.match(/\bDX?\d\d\b/g) ?? []
    const hiddenFrom = (json: TekhenuJSON, viewer: Seat): Set<string> => {
      const { secret, board } = json
      const hidden = new Set<string>(secret.deck)
      for (const { seat, decree } of secret.under) if (seat !== viewer) hidden.add(decree)
      secret.dealt.forEach(
        ({ decrees }, seat) => seat !== viewer && decrees.forEach((each) => hidden.add(each)),
      )
      secret.held.forEach((held, seat) => {
        const open = board.seats[seat]!.openDecrees
        if (seat !== viewer) for (const each of held) if (!open.includes(each)) hidden.add(each)
      })
      return hidden
    }
    let looked = 0
    for (let game = FROM; game < FROM + GAMES; game++) {
      const players = ([2, 3, 4] as const)[game % 3]!
      playByChance({
        players,
        seed: `hidden ${game}`,
        visit: (p, told) => {
          const json = tekhenu.toJSON(p) as TekhenuJSON
          for (const viewer of [...Array.from({ length: players }, (_, seat) => seat), 99]) {
            const hidden = hiddenFrom(json, viewer)
            const who = viewer === 99 ? 'spectator' : viewer
            const seen = [
              tekhenu.view(p, who),
              told.map((event) => tekhenu.viewEvent(event, who)),
              typeof who === 'number' && tekhenu.toAct(p).includes(who)
                ? tekhenu.decision(p, who)?.question
                : undefined,
            ]
            for (const name of namesIn(seen)) {
              looked++
              expect(hidden.has(name) && [game, viewer, name, told.slice(-6)]).toBe(false)
            }
          }
        },
      })
    }
    expect(looked).toBeGreaterThan(0)
  })

  it('a position survives being written and read in every wait', () => {
    for (let game = FROM; game < FROM + GAMES; game++) {
      const players = ([2, 3, 4] as const)[game % 3]!
      playByChance({
        players,
        seed: `written ${game}`,
        visit: (p) => {
          const json = tekhenu.toJSON(p) as TekhenuJSON
          for (const { wait } of json.waiting) WAITS.add(String(wait))
          const read = tekhenu.fromJSON(JSON.parse(JSON.stringify(json)))
          expect(read.ok || [read.fault, json.waiting]).toBe(true)
          if (read.ok) expect(tekhenu.toJSON(read.value)).toEqual(json)
          for (let seat = 0; seat < players; seat++) {
            const view = tekhenu.view(p, seat)
            const dreamt = tekhenu.determinize(view, random(`dream ${game}`))
            expect(tekhenu.view(dreamt, seat)).toEqual(view)
            const asked = tekhenu.toAct(p)
            expect(tekhenu.toAct(dreamt)).toEqual(asked)
            if (asked.includes(seat))
              expect(tekhenu.legal(dreamt, seat, [])).toEqual(tekhenu.legal(p, seat, []))
          }
        },
      })
    }
    if (process.env['CHECK_TALK'] !== undefined) {
      console.log([...WAITS].toSorted().join(', '))
      console.log(
        [...SEEN]
          .toSorted()
          .map(([name, many]) => `${name}: ${many}`)
          .join('; '),
      )
    }
  })
})
