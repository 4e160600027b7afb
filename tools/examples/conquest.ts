import type { SeatLayout } from '../../packages/tekhenu/src/testing/layout.ts'
import type { Check } from './check.ts'

/** A pillar on the tile, at c3. The tile of Ra costs 1 limestone. */
const raised = (tile: string, play: readonly string[], claims: Check, seat: SeatLayout = {}): Check => ({
  seat: { ...seat, tokens: { limestone: 1 } },
  layout: {
    sunny: 'ra',
    dice: { ra: ['white 1'] },
    tiles: ['P22', 'P23', 'P24'],
    seth: { temple: { c3: tile } },
  },
  play: ['take ra 1 white', 'do ra', 'pillar at c3 turn 0', ...play],
  ...claims,
})

/** A building at the left end of the tile's row; the four other spaces of the row have pillars. */
const beside = (tile: string, play: readonly string[], claims: Check): Check => ({
  seat: { tokens: { bread: 4 } },
  layout: {
    dice: { hathor: ['yellow 4'] },
    temple: {
      a3: ['P22', 0, 1],
      b3: ['P23', 0, 1],
      d3: ['P24', 0, 1],
      e3: ['P25', 0, 1],
    },
    seth: { temple: { c3: tile } },
  },
  play: ['take hathor 4 yellow', 'do hathor', 'building at left 3', ...play],
  ...claims,
})

/** The same, and a pillar on the tile. */
function covered(tile: string): Check {
  const check = beside(tile, [], { silent: `conquest ${tile}` })
  return {
    ...check,
    layout: { ...check.layout, temple: { ...check.layout!.temple, c3: ['P26', 0, 1] } },
  }
}

const ofResources = (
  tile: string,
  whole: NonNullable<Check['tokens']>,
  each: NonNullable<Check['tokens']>,
): Record<string, Check> => ({
  [`conquest-${tile}.1`]: raised(tile, [], { tokens: whole }),
  [`conquest-${tile}.2`]: beside(tile, [], { tokens: each }),
  [`conquest-${tile}.no`]: covered(tile),
})

export const conquest: Readonly<Record<string, Check>> = {
  ...ofResources('A01', { papyrus: 2, bread: 1 }, { papyrus: 1, bread: 1 }),
  ...ofResources('A02', { limestone: 2, granite: 1 }, { limestone: 1, granite: 1 }),
  ...ofResources('A03', { bread: 2, granite: 1 }, { bread: 1, granite: 1 }),
  ...ofResources('A04', { papyrus: 1, limestone: 2 }, { papyrus: 1, limestone: 1 }),
  'conquest-A05.1': raised('A05', ['gain bread'], { tokens: { bread: 3 } }),
  'conquest-A05.2': beside('A05', ['gain granite'], { tokens: { granite: 1 } }),
  'conquest-A05.no': raised('A05', [], { not: 'gain gold' }),
  'conquest-A06.1': raised('A06', ['pick first'], { holds: 'technology' }),
  'conquest-A06.2': beside('A06', [], { holds: 'technology' }),
  'conquest-A06.no': covered('A06'),
  'conquest-A07.1': raised('A07', ['pick first'], { holds: 'blessing' }),
  'conquest-A07.2': beside('A07', [], { holds: 'blessing' }),
  'conquest-A07.no': covered('A07'),
  'conquest-A08.1': raised('A08', ['do thoth', 'card B01'], { holds: 'blessing' }),
  'conquest-A08.2': raised(
    'A08',
    ['do thoth', 'card B01'],
    { points: { T03: 2 } },
    { technologies: ['T03'] },
  ),
  'conquest-A08.no': beside('A08', [], { notAsked: 'thoth', silent: 'conquest A08' }),
  'conquest-A09.1': raised('A09', ['do osiris', 'building in papyrus 5'], {
    is: { production: { papyrus: 4, bread: 2, limestone: 2, granite: 2 }, happiness: 1 },
    tokens: { papyrus: 2 },
  }),
  'conquest-A09.2': raised(
    'A09',
    ['do osiris', 'building in papyrus 5'],
    { points: { T01: 2 } },
    { technologies: ['T01'] },
  ),
  'conquest-A09.no': beside('A09', [], { notAsked: 'osiris', silent: 'conquest A09' }),
}
