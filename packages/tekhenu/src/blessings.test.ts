import { describe, expect, it } from 'vitest'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** A table at which seat 0 holds blessings. */
const holding = (blessings: readonly string[], seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable({ ...layout, seats: [{ ...seat, blessings }] }, true)

const played = (table: TestTable, card: string): void => {
  expect(table.seat(0).blessings).not.toContain(card)
  expect(table.view().discards.blessing).toContain(card)
}

describe('blessings of production', () => {
  const GIFTS: readonly [string, number, string][] = [
    ['B01', 4, 'limestone'],
    ['B02', 4, 'granite'],
    ['B03', 4, 'bread'],
    ['B04', 4, 'papyrus'],
    ['B05', 3, 'gold'],
    ['B06', 2, 'scribe'],
  ]
  const dice: Layout['dice'] = { horus: ['white 1'], osiris: ['white 5'] }

  it.each(GIFTS)('%s: brings %i %s while producing, none of it excess', (card, many, token) => {
    const table = holding([card], {}, { dice }).play('0: take osiris 5 white', '0: produce limestone')
    expect(table.asked).toBe('produce')
    expect(table.legal(0)).toEqual(['go on', `play ${card}`])
    table.play(`0: play ${card}`)
    // The marker stands at 2: of the five, three are excess.
    expect(table.tokens(0)).toEqual(
      token === 'limestone' ? { limestone: 6 } : { limestone: 2, [token]: many },
    )
    expect(table.seat(0).excess).toBe(3)
    played(table, card)
  })

  it.each(GIFTS)('%s: may be kept, and is of no use for a god action', (card) => {
    const kept = holding([card], {}, { dice }).play(
      '0: take osiris 5 white',
      '0: produce limestone',
      '0: go on',
    )
    expect(kept.seat(0).blessings).toEqual([card])
    expect(kept.tokens(0)).toEqual({ limestone: 2 })
    const table = holding([card], { tokens: { granite: 1 } }, { dice })
    expect(table.why(`0: play ${card}`)).toBe('not-asked (turn)')
    table.play('0: take horus 1 white')
    expect(table.legal(0)).toEqual(['do horus', 'produce limestone'])
    table.play('0: do horus', '0: statue at row')
    expect(table.asked).toBe('end-turn')
    expect(table.why(`0: play ${card}`)).toBe('not-asked (turn)')
  })

  it.each(['B21', 'B22'])('%s: produces twice, with the excess of each', (card) => {
    const table = holding([card], {}, { dice }).play('0: take osiris 5 white', '0: produce limestone')
    table.play(`0: play ${card}`)
    expect(table.tokens(0)).toEqual({ limestone: 4 })
    expect(table.seat(0).excess).toBe(6)
    played(table, card)
    // The die itself lies on the scales once.
    expect(table.seat(0).dice).toEqual(['white 5 tainted'])
  })

  it('B21, B22: together produce three times; what other blessings bring comes once', () => {
    const table = holding(['B03', 'B21', 'B22'], {}, { dice }).play(
      '0: take osiris 5 white',
      '0: produce limestone',
    )
    expect(table.legal(0)).toEqual(['go on', 'play B03', 'play B21'])
    table.play('0: play B21', '0: play B22', '0: play B03')
    expect(table.tokens(0)).toEqual({ limestone: 6, bread: 4 })
    expect(table.seat(0).excess).toBe(9)
  })
})

describe('blessings of the people', () => {
  it.each(['B07', 'B08'])('%s: brings 3 population or 3 happiness', (card) => {
    const population = holding([card]).play(`0: play ${card} for population`)
    expect(population.seat(0)).toMatchObject({ population: 8, happiness: 2 })
    played(population, card)
    const happiness = holding([card]).play(`0: play ${card} for happiness`)
    expect(happiness.seat(0)).toMatchObject({ population: 5, happiness: 5 })
    played(happiness, card)
  })

  it.each(['B07', 'B08'])(
    '%s: goes no further than the track and the population allow, and opens the market',
    (card) => {
      expect(holding([card], { population: 4 }).play(`0: play ${card} for happiness`).seat(0).happiness).toBe(
        4,
      )
      const top = holding([card], { population: 20 }).play(`0: play ${card} for population`)
      expect(top.seat(0).population).toBe(21)
      const opened = holding([card], { population: 6 }).play(`0: play ${card} for population`)
      expect(opened.all('market-opened').map(({ section }) => section)).toEqual([3])
    },
  )

  it.each(['B07', 'B08'])('%s: may be played before the die, before and after the action', (card) => {
    const layout: Layout = { dice: { thoth: ['black 1'] }, market: [['B01', 'B02', 'T01']] }
    const move = `0: play ${card} for happiness`
    const take = '0: take thoth 1 black'
    // An unhappy people makes Thoth impossible; the blessing cheers it up in time.
    for (const lines of [
      [move, take],
      [take, move],
    ]) {
      const table = holding([card], { happiness: 0 }, layout).play(...lines, '0: do thoth', '0: card T01')
      expect(table.seat(0)).toMatchObject({ technologies: ['T01'], happiness: 3 })
    }
    const after = holding([card], {}, layout).play(take, '0: do thoth', '0: card T01', move)
    expect(after.seat(0).happiness).toBe(5)
    expect(holding([card], {}, layout).play(take).why('1: play B07 for happiness')).toBe(
      'not-your-turn (turn)',
    )
  })
})

describe('blessings of the die', () => {
  it.each(['B09', 'B10'])('%s: turns the die to any value, on the scales too', (card) => {
    const layout: Layout = { dice: { ra: ['white 5'] }, tiles: ['P22', 'P24', 'P26'] }
    const table = holding([card], { tokens: { limestone: 1 } }, layout).play('0: take ra 5 white')
    expect(table.legal(0, 'play')).toEqual([1, 2, 3, 4, 6].map((value) => `play ${card} for ${value}`))
    table.play(`0: play ${card} for 1`)
    expect(table.seat(0).dice).toEqual(['white 1 pure'])
    expect(table.view().balances[0]).toBe(1)
    table.play('0: do ra', '0: pillar at b2 turn 0')
    expect(table.view().temple[6]).toMatchObject({ tile: 'P22' })
    played(table, card)
  })

  it('B09, B10: turns the die that was taken last, no other die of any seat', () => {
    const seats = [
      { dice: ['black 3 pure'], blessings: ['B09'] },
      { dice: ['black 4 pure', 'gray 2 tainted'] },
    ]
    const table = new TestTable({ round: 2, order: [1, 0], turn: 1, dice: { ra: ['white 5'] }, seats }, true)
    table.play('0: take ra 5 white', '0: play B09 for 1')
    expect(table.seat(0).dice).toEqual(['black 3 pure', 'white 1 pure'])
    expect(table.seat(1).dice).toEqual(['black 4 pure', 'gray 2 tainted'])
  })

  it('R2: B09 turns the last die of a full board too', () => {
    const dice = ['black 3 pure', 'black 4 pure', 'gray 2 tainted']
    const seats = [{ dice, blessings: ['B09'] }, { dice }]
    const table = new TestTable({ round: 4, dice: { ra: ['white 5'] }, seats }, true)
    table.play('0: take ra 5 white', '0: play B09 for 1')
    expect(table.seat(0).dice).toEqual([...dice, 'white 1 pure'])
  })

  it.each(['B09', 'B10'])('%s: scribes change the value from the face it was turned to', (card) => {
    const layout: Layout = { dice: { ra: ['white 1'] }, tiles: ['P22', 'P24', 'P26'] }
    const seat: SeatLayout = { tokens: { limestone: 4, scribe: 1 } }
    const table = holding([card], seat, layout).play('0: take ra 1 white', `0: play ${card} for 5`)
    expect(table.legal(0, 'value')).toEqual(['value 3', 'value 4', 'value 6'])
  })

  it.each(['B09', 'B10'])('%s: makes a gray die worth taking', (card) => {
    const layout: Layout = { dice: { ra: ['gray 5'] }, tiles: ['P22', 'P24', 'P26'] }
    expect(holding(['B01'], { tokens: { limestone: 1 } }, layout).why('0: take ra 5 gray')).toBe(
      'die-useless (R7)',
    )
    const table = holding([card], { tokens: { limestone: 1 } }, layout).play('0: take ra 5 gray')
    expect(table.legal(0)).toEqual([`play ${card} for 1`, `play ${card} for 2`])
  })

  it.each(['B11', 'B12'])(
    '%s: treats the die as of another colour: what was forbidden is pure, and produces that',
    (card) => {
      const layout: Layout = { dice: { horus: ['black 3'] } }
      expect(holding(['B01'], {}, layout).why('0: take horus 3 black')).toBe('die-forbidden (purity)')
      const table = holding([card], {}, layout).play(`0: play ${card}`)
      expect(table.asked).toBe('take-recoloured')
      table.play('0: take horus 3 black')
      // In the sun black is forbidden and brown too; gray is tainted, but nothing can be built.
      expect(table.legal(0)).toEqual(['colour yellow', 'colour white'])
      expect(table.why('0: colour black')).toBe('same-colour (R4)')
      expect(table.why('0: colour brown')).toBe('die-forbidden (purity)')
      expect(table.why('0: colour gray')).toBe('gray-useless (R7)')
      table.play('0: colour white')
      expect(table.seat(0).dice).toEqual(['black 3 pure'])
      table.play('0: produce limestone')
      expect(table.tokens(0)).toEqual({ limestone: 2 })
      played(table, card)
    },
  )

  it.each(['B11', 'B12'])('%s, R4: to ask which colours are possible leaves the die as it is', (card) => {
    const table = holding([card], {}, { dice: { horus: ['black 3'] } })
    table.play(`0: play ${card}`, '0: take horus 3 black')
    expect(table.legal(0)).not.toContain('colour gray')
    expect(table.json.board.now).toMatchObject({ colour: 'black', as: 'black' })
  })

  it.each(['B11', 'B12'])('%s: may make a die gray where a god action can be done with it', (card) => {
    const layout: Layout = { dice: { horus: ['black 3'] } }
    const table = holding([card], { tokens: { granite: 1 } }, layout)
    table.play(`0: play ${card}`, '0: take horus 3 black', '0: colour gray')
    expect(table.seat(0).dice).toEqual(['black 3 tainted'])
    expect(table.legal(0)).not.toContain('produce granite')
  })

  it.each(['B11', 'B12'])('%s: moves the value by 1 for nothing; the scales count the face', (card) => {
    const layout: Layout = { dice: { hathor: ['white 3'] } }
    const table = holding([card], { production: { granite: 6 } }, layout)
    table.play(`0: play ${card}`, '0: take hathor 3 white', '0: colour black')
    expect(table.legal(0, 'value')).toEqual(['value 2', 'value 4'])
    table.play('0: value 4')
    expect(table.tokens(0)).toEqual({ granite: 4 })
    expect(table.seat(0).dice).toEqual(['white 3 tainted'])
    expect(table.all('paid')).toEqual([])
  })

  it.each(['B11', 'B12'])('%s: adds its step to those of scribes', (card) => {
    const table = holding([card], { tokens: { scribe: 1 } }, { dice: { hathor: ['white 1'] } })
    table.play(`0: play ${card}`, '0: take hathor 1 white', '0: colour black')
    expect(table.legal(0, 'value')).toEqual(['value 2', 'value 3', 'value 4'])
    expect(table.why('0: value 5')).toBe('no-scribes (scribes)')
  })
})

describe('blessings of an extra action', () => {
  // Ra lies between Horus and Hathor, across from Thoth.
  const layout: Layout = {
    dice: { ra: ['white 3'] },
    market: [['B01', 'B02', 'T01']],
    tiles: ['P22', 'P23', 'P26'],
  }
  const tokens = { scribe: 2, limestone: 1, bread: 2, granite: 1, papyrus: 2 }

  it.each(['B17', 'B18'])('%s: for 1 scribe also performs a god beside the die’s section', (card) => {
    const table = holding([card], { tokens }, layout).play('0: take ra 3 white')
    expect(table.legal(0, 'play')).toEqual([`play ${card} for hathor`, `play ${card} for horus`])
    table.play(`0: play ${card} for hathor`)
    expect(table.tokens(0)).toEqual({ ...tokens, scribe: 1 })
    played(table, card)
    table.play('0: do ra', '0: pillar at b2 turn 0', '0: building at left 1')
    expect(table.view().temple[6]).toMatchObject({ tile: 'P23' })
    // The same value: 3 population.
    expect(table.seat(0)).toMatchObject({ population: 8, pillars: 7, buildings: 9, dice: ['white 3 pure'] })
    expect(table.asked).toBe('end-turn')
  })

  it.each(['B17', 'B18'])(
    '%s: comes before the normal action if the player likes, which may be production',
    (card) => {
      const table = holding([card], { tokens }, layout)
      table.play('0: take ra 3 white', `0: play ${card} for horus`, '0: extra horus', '0: statue to hathor')
      expect(table.view().godStatues['hathor']).toEqual([0])
      expect(table.legal(0)).toEqual(['do ra', 'produce limestone'])
      table.play('0: produce limestone')
      expect(table.tokens(0)).toEqual({ scribe: 1, limestone: 3, bread: 2, papyrus: 2 })
      expect(table.asked).toBe('end-turn')
    },
  )

  it.each(['B17', 'B18'])(
    '%s: is not to be had without a scribe, for a god that cannot be performed, or too late',
    (card) => {
      const plays = (seat: NonNullable<SeatLayout['tokens']>, ...lines: string[]) =>
        holding([card], { tokens: seat }, layout)
          .play('0: take ra 3 white', ...lines)
          .legal(0, 'play')
      expect(plays({ ...tokens, scribe: 0 })).toEqual([])
      // Neither can be paid for: the die brings limestone only, and without stone Ra brings nothing.
      expect(plays({ scribe: 1 })).toEqual([])
      expect(plays(tokens, '0: do ra', '0: pillar at b2 turn 0')).toEqual([])
    },
  )

  it.each(['B19', 'B20'])('%s: for 1 happiness and 1 population also performs the god opposite', (card) => {
    const table = holding([card], { tokens }, layout).play('0: take ra 3 white')
    expect(table.legal(0)).toContain(`play ${card}`)
    table.play(`0: play ${card}`)
    expect(table.seat(0)).toMatchObject({ population: 4, happiness: 1, tokens: { scribe: 2 } })
    played(table, card)
    expect(table.legal(0)).toEqual(expect.arrayContaining(['do ra', 'produce limestone', 'extra thoth']))
    // A 3: two cards for 2 papyrus.
    table.play('0: extra thoth', '0: card T01', '0: card B01')
    expect(table.seat(0)).toMatchObject({ technologies: ['T01'], blessings: ['B01'] })
    expect(table.tokens(0)).not.toHaveProperty('papyrus')
    table.play('0: do ra', '0: pillar at b2 turn 0')
    expect(table.seat(0)).toMatchObject({ pillars: 7, dice: ['white 3 pure'] })
    expect(table.asked).toBe('end-turn')
  })

  it.each(['B19', 'B20'])('%s: needs happiness to give, and for Thoth or Osiris some to spare', (card) => {
    const plays = (happiness: number, dice: Layout['dice'], line: string) =>
      holding([card], { tokens, happiness }, { ...layout, dice: dice! })
        .play(line)
        .legal(0)
        .includes(`play ${card}`)
    const atRa = [{ ra: ['white 3'] }, '0: take ra 3 white'] as const
    expect(plays(0, ...atRa)).toBe(false)
    expect(plays(1, ...atRa)).toBe(false)
    expect(plays(2, ...atRa)).toBe(true)
    // Across from Hathor stands Osiris, who asks for happiness of his own.
    const atHathor = [{ hathor: ['yellow 3'] }, '0: take hathor 3 yellow'] as const
    expect(plays(1, ...atHathor)).toBe(false)
    expect(plays(2, ...atHathor)).toBe(true)
    // Across from Bastet stands Horus, who asks for no happiness.
    const atBastet = [{ bastet: ['black 3'] }, '0: take bastet 3 black'] as const
    expect(plays(1, ...atBastet)).toBe(true)
    expect(plays(0, ...atBastet)).toBe(false)
  })

  it('B17, B18, B19, B20: combine, each at its own price', () => {
    const table = holding(
      ['B17', 'B18', 'B19', 'B20'],
      { tokens: { ...tokens, papyrus: 4 }, happiness: 4 },
      layout,
    )
    table.play('0: take ra 3 white', '0: play B17 for horus', '0: play B18 for hathor', '0: play B19')
    expect(table.seat(0)).toMatchObject({
      blessings: ['B20'],
      population: 4,
      happiness: 3,
      tokens: { scribe: 0 },
    })
    expect(table.legal(0, 'extra')).toEqual(['extra horus', 'extra hathor', 'extra thoth'])
  })
})

describe('blessings of Anubis', () => {
  it.each(['B23', 'B24'])(
    '%s: calls Anubis without scribes: any die, any action, below the scales',
    (card) => {
      const layout: Layout = { dice: { horus: ['black 2'] }, market: [['B01', 'B02', 'T01']] }
      const table = holding([card], { tokens: { scribe: 1 } }, layout)
      expect(table.why('0: anubis')).toBe('no-scribes (anubis)')
      expect(table.why('0: take horus 2 black')).toBe('die-forbidden (purity)')
      table.play(`0: play ${card}`)
      expect(table.asked).toBe('take-any')
      expect(table.why('0: anubis')).toBe('anubis-called (anubis)')
      played(table, card)
      table.play('0: take horus 2 black', '0: do thoth', '0: card T01')
      expect(table.tokens(0)).toEqual({ scribe: 1 })
      expect(table.seat(0)).toMatchObject({ technologies: ['T01'], dice: ['black 2 anubis'] })
      expect(table.view().balances[0]).toBe(0)
    },
  )

  it.each(['B23', 'B24'])('%s: comes before the die is taken, not after', (card) => {
    const table = holding([card], { tokens: { scribe: 1 } }, { dice: { horus: ['white 2'] } }).play(
      '0: take horus 2 white',
    )
    expect(table.why(`0: play ${card}`)).toBe('not-asked (turn)')
  })
})
