import { fastHost } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { sethOf, soloOf, standard, tekhenu, type TekhenuOptions, type TekhenuView } from '../index.ts'
import { WHEEL_GODS } from '../names.ts'
import { overChance } from '../testing/solo.ts'
import { dusk, TestTable, type Layout } from '../testing/table.ts'

const read = (raw: unknown): TekhenuOptions => {
  const options = tekhenu.options(raw, 2)
  if (!options.ok) throw new Error(`${options.fault.path} ${options.fault.code}`)
  return options.value
}
const fault = (raw: unknown, seats = 2): string | undefined => {
  const options = tekhenu.options(raw, seats)
  return options.ok ? undefined : `${options.fault.path} ${options.fault.code}`
}
const begun = (raw: object, seed = 'solo and seth'): TestTable =>
  TestTable.start(2, seed, read({ seth: true, ...raw }))
/** On as far as the question, with the first answer to every other. */
function until(table: TestTable, question: string): TestTable {
  while (table.asked !== question && table.asked !== undefined) {
    const seat = tekhenu.toAct(table.position)[0]!
    table.play(`${seat}: ${table.legal(seat)[0]!}`)
  }
  return table
}
/** A table laid with chance that always says the same. */
const laidBy = (raw: object, chance: (sides: number) => number): TekhenuView =>
  tekhenu.view(
    tekhenu.setup(read({ seth: true, ...raw }), 2, 'x', {
      ...fastHost,
      chance: (_p, sides) => chance(sides),
    }),
    0,
  )

describe('setup', () => {
  it('lays ten tiles: five gods, three orders of resources, Seth, priests and warriors; the same after every Maat', () => {
    const boxed = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const tiles = soloOf(begun({ solo: 'easy' }, `tiles ${i}`).view())!.pyramid
      expect(new Set(tiles).size).toBe(10)
      expect(tiles).toEqual(expect.arrayContaining(['seth', 'warband']))
      expect(tiles.filter((tile) => tile.startsWith('resources'))).toHaveLength(3)
      const god = WHEEL_GODS.filter((each) => !tiles.includes(each))
      expect(god).toHaveLength(1)
      boxed.add(god[0]!)
    }
    expect(boxed.size).toBe(6)
    const table = until(begun({ solo: 'easy' }, 'twice'), 'take')
    while (table.all('pyramid').length === 0) {
      const seat = tekhenu.toAct(table.position)[0]!
      table.play(`${seat}: ${table.legal(seat)[0]!}`)
    }
    const before = soloOf(begun({ solo: 'easy' }, 'twice').view())!.pyramid
    expect(table.all('pyramid')[0]!.tiles.toSorted()).toEqual(before.toSorted())
  })

  it('lays the board of two: 24 dice, two gray ones with Seth', () => {
    const { dice, bag, modules } = begun({ solo: 'easy' }).view()
    const onSeth = (modules!['seth'] as { dice: string[] }).dice
    expect(onSeth).toHaveLength(2)
    const inBag = Object.values(bag).reduce((sum, many) => sum + many, 0)
    expect(dice.flat().length + inBag + onSeth.length).toBe(24)
  })

  it('BS4: the packet: 3+1, 2+2 or 3+2 starting cards and cult powers, of which two and one are kept', () => {
    const legal = (soloPacket: string) => begun({ solo: 'easy', soloPacket }).legal(0)
    const kinds = (moves: string[]) => [
      moves.filter((move) => move.startsWith('draft SX')).length,
      moves.filter((move) => move.startsWith('draft Cult')).length,
    ]
    expect(kinds(legal('3+1'))).toEqual([3, 0])
    expect(kinds(legal('2+2'))).toEqual([0, 2])
    expect(kinds(legal('3+2'))).toEqual([3, 2])
    const first = sethOf(begun({ solo: 'easy' }).view())!
    expect(first.seats.map(({ cult }) => cult)).toEqual([expect.stringMatching(/^Cult/), null])
    const table = begun({ solo: 'easy', soloPacket: '3+2' })
    const [a, b, c] = table.legal(0)
    table.play(`0: ${a!}`, `0: ${b!}`)
    expect(table.why(`0: ${c!}`)).toBe('seth.starting-drafted (draft)')
    expect(kinds(table.legal(0))).toEqual([0, 2])
    table.play(`0: ${table.legal(0)[0]!}`)
    expect(sethOf(table.view())!.cults).toEqual([])
    expect(table.view().starting).toEqual([])
  })

  it('BS4: 3 artifacts, or 2 or 4', () => {
    for (const soloArtifacts of [2, 3, 4]) {
      const table = until(begun({ solo: 'easy', soloArtifacts }), 'seth.destiny')
      expect(sethOf(table.view())!.artifacts).toHaveLength(soloArtifacts)
    }
    expect(fault({ solo: 'easy', seth: true, soloArtifacts: 5 })).toMatch(/^options.soloArtifacts shape/)
    expect(fault({ solo: 'easy', seth: true, soloPacket: '4+1' })).toMatch(/^options.soloPacket shape/)
    expect(fault({ solo: 'easy', seth: true, soloStart: 'random' })).toMatch(/^options.soloStart shape/)
    expect(fault({ solo: 'easy', soloPacket: '3+1' })).toMatch(/^options.soloPacket shape/)
    expect(fault({ solo: 'easy', seth: false, soloStart: 'random' })).toBeUndefined()
    expect(fault({ solo: 'easy', seth: true, vizier: true })).toBe('options.vizier tekhenu.vizier.solo')
    expect(fault({ solo: 'easy', seth: true }, 3)).toBe('options.solo tekhenu.solo.seats')
    expect(fault({ solo: 'easy', seth: true }, 4)).toBe('options.solo tekhenu.solo.seats')
  })

  it('is refused with an edition that has too few buildings for its setup', () => {
    const faultWith = (buildings: number, raw: object): string | undefined => {
      const row = Array.from({ length: buildings }, () => ({ bread: 0, vp: 0 }))
      const game = tekhenu.withPrinted!({
        ...standard,
        supply: { ...standard.supply, buildings },
        playerBoard: { ...standard.playerBoard, buildingRow: row },
      })
      if (!game.ok) throw new Error(game.fault.code)
      const options = game.value.options(raw, 2)
      return options.ok ? undefined : `${options.fault.path} ${options.fault.code}`
    }
    const REFUSED = 'options.solo tekhenu.solo.garrison'
    // The standard edition places two buildings, and each level above easy one more in a region.
    expect(faultWith(4, { seth: true, solo: 'hard' })).toBeUndefined()
    expect(faultWith(3, { seth: true, solo: 'hard' })).toBe(REFUSED)
    expect(faultWith(3, { seth: true, solo: 'medium' })).toBeUndefined()
    expect(faultWith(2, { seth: true, solo: 'medium' })).toBe(REFUSED)
    expect(faultWith(2, { seth: true, solo: 'hard', soloBuildings: 20 })).toBeUndefined()
    expect(faultWith(2, { seth: true, solo: 'easy' })).toBeUndefined()
    expect(faultWith(2, { solo: 'hard' })).toBeUndefined()
  })

  it('Q64: medium gives it a building in a region by chance, hard another one, in the next region where the first stands', () => {
    const owners = (view: TekhenuView) => sethOf(view)!.regions.map(([first]) => first)
    const high = (sides: number): number => sides - 1
    expect(owners(laidBy({ solo: 'easy' }, high))).toEqual([null, null, null, null, null, null])
    expect(owners(laidBy({ solo: 'medium' }, high))).toEqual([null, null, null, null, null, 1])
    expect(owners(laidBy({ solo: 'hard' }, high))).toEqual([1, null, null, null, null, 1])
    const hard = laidBy({ solo: 'hard' }, high)
    expect(hard.seats[1]!.buildings).toBe(6)
    expect(hard.totals[1]).toBe(10)
    expect(sethOf(hard)!.temple.every((tile) => tile === null)).toBe(true)
    const regions = overChance((generator) => {
      let n = 0
      const chance = (sides: number): number => Math.abs(generator[n++ % 4]!) % sides
      return owners(laidBy({ solo: 'medium' }, chance)).indexOf(1)
    })
    expect(regions.size).toBeGreaterThan(1)
  })

  it('C02: in setup the person may choose any of the four destiny cards; Botankhamun, first in order, takes none', () => {
    const table = until(begun({ solo: 'hard' }), 'seth.destiny')
    expect(table.view().order).toEqual([1, 0])
    expect(table.legal(0).slice(0, 4)).toEqual(['destiny A01', 'destiny A02', 'destiny A03', 'destiny A04'])
    expect(table.seat(1).destiny).toBeNull()
    expect(tekhenu.fromJSON(table.json).ok).toBe(true)
    table.play('0: destiny A02')
    expect(table.asked).toBe('seth.keep-decree')
  })

  it('deals the person three decrees and Botankhamun nothing, and it drafts nothing', () => {
    const table = until(begun({ solo: 'easy' }), 'seth.keep-decree')
    expect(table.view(0).dealt.map(({ many }) => many)).toEqual([3, 0])
    expect(table.legal(0)).toHaveLength(3)
    expect(table.legal(1)).toEqual([])
    until(table, 'take')
    expect(table.view().decreeCounts).toEqual([1, 0])
    expect(table.seth.seats[1]).toMatchObject({ cult: null, artifacts: [], warriors: 0, priests: 0 })
  })
})

/** The end of the fourth round: the person stands at +6, so that Botankhamun (+3) is first. */
const behind = (seth: Layout['seth'], seat: object = {}): TestTable =>
  dusk({
    round: 4,
    order: [1, 0],
    solo: {},
    seth: seth!,
    seats: [{ dice: ['white 5 pure'], destiny: 'A03', ...seat }, { destiny: null }],
  })

describe('Maat', () => {
  it('case E2: first in order it takes the lowest Ankh that has an artifact; the person has the rest, and the other artifact', () => {
    const table = behind({ artifacts: ['Art03', 'Art08'] }, { priests: 9 })
    expect(table.view().order).toEqual([1, 0])
    expect(table.seat(1).destiny).toBe('A02')
    expect(table.legal(0)).toEqual(['destiny A01', 'destiny A03', 'destiny A04', 'destiny Art08'])
  })

  it('C01: not the lowest Ankh of all; without an artifact the scribe or the gold card by chance, no reward either way', () => {
    const table = behind({ artifacts: ['Art07'] })
    expect(table.seat(1).destiny).toBe('A04')
    expect(table.tokens(1)).toEqual({})
    expect(table.seth.artifacts).toEqual(['Art07'])
    expect(table.seth.seats[1]!.artifacts).toEqual([])
    expect(table.all('because')[0]).toMatchObject({
      reason: 'destiny-artifact',
      params: { card: 'A04', ankh: 3 },
    })
    const cards = overChance(
      (generator) =>
        dusk({
          generator,
          round: 4,
          order: [1, 0],
          solo: {},
          seth: {},
          seats: [{ dice: ['white 5 pure'] }, { destiny: null }],
        }).seat(1).destiny!,
    )
    expect(cards).toEqual(new Set(['A01', 'A02']))
  })

  it('Q66: two artifacts of that Ankh are both out of reach, and come back', () => {
    const table = behind({ artifacts: ['Art01', 'Art02', 'Art08'] }, { priests: 9 })
    expect(table.seat(1).destiny).toBe('A01')
    expect(table.legal(0)).toEqual(['destiny A02', 'destiny A03', 'destiny A04', 'destiny Art08'])
    expect(table.why('0: destiny Art02')).toBe('seth.artifact-blocked (destiny)')
    table.play('0: destiny Art08')
    expect(table.seth.artifacts).toEqual(['Art01', 'Art02'])
  })

  it('second in order it takes none, and the person may choose everything', () => {
    const table = dusk({
      round: 4,
      order: [1, 0],
      solo: {},
      seth: { artifacts: ['Art01', 'Art08'] },
      seats: [{ priests: 9 }, { destiny: null }],
    })
    expect(table.view().order).toEqual([0, 1])
    expect(table.legal(0)).toHaveLength(6)
    expect(table.play('0: destiny A01').seat(1).destiny).toBeNull()
  })

  it('Q39: of the person’s cult powers only Cult02 reaches it', () => {
    const built = (cult: string, move: string, layout: Layout) => {
      const table = new TestTable(
        { solo: {}, seth: {}, order: [0, 1], ...layout, seats: [{ ...layout.seats![0], cult }] },
        true,
      )
      table.play(...move.split(', ').map((each) => `0: ${each}`))
      return [table.all('cult').length, table.seat(1).population, table.tokens(1), table.warband(1)]
    }
    const statue: Layout = {
      dice: { horus: ['white 2'], ra: ['white 1'] },
      seats: [{ tokens: { granite: 9 }, population: 9 }],
    }
    expect(built('Cult02', 'take horus 2 white, do horus, statue to ra', statue)).toEqual([1, 8, {}, [0, 0]])
    expect(built('Cult01', 'take horus 2 white, do horus, statue at left', statue)).toEqual([
      1,
      7,
      {},
      [0, 0],
    ])
    const osiris: Layout = { dice: { osiris: ['yellow 3'], ra: ['white 1'] }, seats: [{}] }
    expect(built('Cult06', 'take osiris 3 yellow, do osiris, building in bread 3', osiris)).toEqual([
      1,
      7,
      {},
      [0, 0],
    ])
  })
})

describe('scoring', () => {
  it('its buildings in the regions score as anyone’s, in both scorings', () => {
    const table = dusk({
      round: 8,
      order: [1, 0],
      solo: {},
      seth: { regions: { 1: [1], 2: [0, 1], 5: [1] } },
      seats: [{ destiny: 'A03', tokens: { bread: 9 } }, { destiny: null }],
    })
    until(table, 'seth.destiny')
    expect(table.seat(1).points['regions']).toBe(9)
    expect(table.seat(0).points['regions']).toBe(3)
    expect(table.seat(1).points['buildings']).toBe(0)
  })

  it('a whole game ends with dice for 24 and a winner', () => {
    for (const solo of ['easy', 'medium', 'hard']) {
      const table = begun({ solo, soloPacket: '3+2' }, `whole ${solo}`)
      until(table, 'never')
      expect(table.view().over).toBe(true)
      expect(table.seth.seats[1]).toMatchObject({ warriors: 0, priests: 0, blood: 0, cult: null })
    }
  })
})
