import type { Layout, SeatLayout } from '../../packages/tekhenu/src/testing/layout.ts'
import type { Check } from './check.ts'

/** Where the sunny part begins so that this light falls on Ra, and a die that may be taken there. */
const LIGHTS = {
  sunny: ['ra', 'white'],
  shaded: ['osiris', 'white'],
  dark: ['thoth', 'black'],
} as const
type Light = keyof typeof LIGHTS

interface How extends Check {
  /** Where the tile is laid: space and turn. */
  readonly at?: string
  /** The die decides at which of Ra's places it lay. */
  readonly value?: 1 | 3 | 5
}

const MARKET = [
  ['B01', 'B02', 'T12'],
  ['B03', 'B04', 'T13', 'T14'],
]

/** Seat 0 raises a pillar on the tile under a light. Where nothing else is said the tile covers 1 faith, and no edge matches. */
function laid(
  tile: string,
  light: Light,
  { at = 'b2 turn 0', value = 1, seat, layout, play = [], ...claims }: How,
): Check {
  const [sunny, colour] = LIGHTS[light]
  const tiles = ['P22', 'P23', 'P24', 'P25'].filter((other) => other !== tile).slice(0, 2)
  tiles.splice((value - 1) / 2, 0, tile)
  return {
    seat: { ...seat, tokens: { limestone: 2, granite: 2, ...seat?.tokens } },
    layout: { sunny, dice: { ra: [`${colour} ${value}`] }, tiles, market: MARKET, ...layout },
    play: [`take ra ${value} ${colour}`, 'do ra', `pillar at ${at}`, ...play],
    ...claims,
  }
}

const T09: SeatLayout = { technologies: ['T09'] }
const T03: SeatLayout = { technologies: ['T03'] }
/** A building of each player in the lines of c3. */
const BOTH: Layout = { houses: { 'left 3': 0, 'bottom 3': 1 } }
const STATUES: Layout = { peopleStatues: [1, 1, null, null] }
const OCCUPIED: Layout = { temple: { b2: ['P26', 0, 1] } }

/** c3 covers 1 gold, b3 2 papyrus, a3 3 faith, c1 a scribe, d2 2 points. */
export const pillars: Readonly<Record<string, Check>> = {
  'P01.1': laid('P01', 'sunny', { is: { population: 8 } }),
  'P01.2': laid('P01', 'sunny', { seat: { population: 7 }, is: { population: 10 }, opened: 3 }),
  'P01.no': laid('P01', 'dark', { is: { population: 5 } }),
  'P02.1': laid('P02', 'dark', { tokens: { scribe: 1 } }),
  'P02.2': laid('P02', 'sunny', { seat: T09, tokens: { scribe: 1 } }),
  'P02.no': laid('P02', 'shaded', { tokens: { scribe: 0 } }),
  'P03.1': laid('P03', 'shaded', { is: { happiness: 4 } }),
  'P03.2': laid('P03', 'shaded', { seat: { population: 3 }, is: { happiness: 3 } }),
  'P03.no': laid('P03', 'sunny', { is: { happiness: 2 } }),
  'P04.1': laid('P04', 'sunny', { at: 'c1 turn 0', points: { edges: 1, P04: 1 } }),
  'P04.2': laid('P04', 'sunny', { at: 'a1 turn 2', points: { corner: 4, P04: 2 } }),
  'P04.no': laid('P04', 'dark', { at: 'a1 turn 2', points: { corner: 4 }, silent: 'P04' }),
  'P05.1': laid('P05', 'dark', { at: 'c1 turn 0', points: { edges: 1, P05: 1 } }),
  'P05.2': laid('P05', 'dark', { at: 'e1 turn 3', points: { corner: 4, P05: 2 } }),
  'P05.no': laid('P05', 'dark', { silent: 'P05' }),
  'P06.1': laid('P06', 'shaded', {
    at: 'c3 turn 0',
    layout: BOTH,
    points: { 'buildings in line': 2, P06: 2 },
  }),
  'P06.2': laid('P06', 'sunny', { seat: T09, at: 'c3 turn 0', layout: BOTH, points: { P06: 2 } }),
  'P06.no': laid('P06', 'shaded', { at: 'c3 turn 0', layout: STATUES, silent: 'P06' }),
  'P07.1': laid('P07', 'sunny', { points: { P07: 1 } }),
  'P07.2': laid('P07', 'sunny', { value: 5, points: { 'tile slot': 3, P07: 1 } }),
  'P07.no': laid('P07', 'shaded', { silent: 'P07' }),
  'P08.1': laid('P08', 'shaded', { points: { P08: 1 } }),
  'P08.2': laid('P08', 'shaded', { value: 3, points: { 'tile slot': 2, P08: 1 } }),
  'P08.no': laid('P08', 'dark', { silent: 'P08' }),
  'P09.1': laid('P09', 'dark', { points: { P09: 1 } }),
  'P09.2': laid('P09', 'sunny', { seat: T09, points: { P09: 1 } }),
  'P09.no': laid('P09', 'shaded', { silent: 'P09' }),
  'P10.1': laid('P10', 'dark', { play: ['card T12'], holds: 'technology' }),
  'P10.2': laid('P10', 'dark', { seat: T03, play: ['card B01'], points: { T03: 2 } }),
  'P10.no': laid('P10', 'dark', { seat: { happiness: 0 }, notAsked: 'thoth', is: { pillars: 7 } }),
  'P11.1': laid('P11', 'sunny', { play: ['card B01'], holds: 'blessing' }),
  'P11.2': laid('P11', 'sunny', { seat: T03, play: ['card B01'], points: { T03: 2 } }),
  'P11.no': laid('P11', 'dark', { notAsked: 'thoth' }),
  'P12.1': laid('P12', 'shaded', {
    play: ['do horus', 'statue to ra'],
    is: { statues: 5 },
    tokens: { granite: 0 },
  }),
  'P12.2': laid('P12', 'shaded', { play: ['decline'], is: { statues: 6, pillars: 7 } }),
  'P12.no': laid('P12', 'shaded', { seat: { tokens: { granite: 1 } }, notAsked: 'offer' }),
  'P13.1': laid('P13', 'sunny', { decrees: 1 }),
  'P13.2': laid('P13', 'dark', { seat: T09, decrees: 1 }),
  'P13.no': laid('P13', 'shaded', { decrees: 0 }),
  'P14.1': laid('P14', 'dark', { decrees: 1 }),
  'P14.2': laid('P14', 'shaded', { seat: T09, decrees: 1 }),
  'P14.no': laid('P14', 'sunny', { decrees: 0 }),
  'P15.1': laid('P15', 'shaded', {
    play: ['do osiris', 'building in bread 3'],
    is: { happiness: 1, production: { papyrus: 3, bread: 3, limestone: 2, granite: 2 } },
  }),
  'P15.2': laid('P15', 'shaded', { play: ['decline'], is: { happiness: 2, buildings: 10 } }),
  'P15.no': laid('P15', 'shaded', { seat: { happiness: 0 }, notAsked: 'offer' }),
  'P16.1': laid('P16', 'shaded', { tokens: { gold: 2 } }),
  'P16.2': laid('P16', 'shaded', { at: 'c3 turn 0', tokens: { gold: 3 } }),
  'P16.no': laid('P16', 'dark', { tokens: { gold: 0 } }),
  'P17.1': laid('P17', 'sunny', { tokens: { gold: 2 } }),
  'P17.2': laid('P17', 'dark', { seat: T09, tokens: { gold: 2 } }),
  'P17.no': laid('P17', 'shaded', { tokens: { gold: 0 } }),
  'P18.1': laid('P18', 'dark', { tokens: { gold: 2 } }),
  'P18.2': laid('P18', 'dark', { at: 'c3 turn 0', tokens: { gold: 3 } }),
  'P18.no': laid('P18', 'sunny', { tokens: { gold: 0 } }),
  'P19.1': laid('P19', 'sunny', { at: 'a3 turn 0', tokens: { faith: 6 } }),
  'P19.2': laid('P19', 'sunny', { at: 'c3 turn 0', tokens: { gold: 2 } }),
  'P19.no': laid('P19', 'sunny', { at: 'c1 turn 1', tokens: { scribe: 1 } }),
  'P20.1': laid('P20', 'shaded', { at: 'b3 turn 0', tokens: { papyrus: 4 } }),
  'P20.2': laid('P20', 'dark', { seat: T09, at: 'a3 turn 0', tokens: { faith: 6 } }),
  'P20.no': laid('P20', 'sunny', { at: 'b3 turn 0', tokens: { papyrus: 2 } }),
  'P21.1': laid('P21', 'dark', { at: 'a3 turn 0', tokens: { faith: 6 } }),
  'P21.2': laid('P21', 'dark', { at: 'b3 turn 0', tokens: { papyrus: 4 } }),
  'P21.no': laid('P21', 'dark', { at: 'd2 turn 0', points: { 'covered space': 2 } }),
  'P22.1': laid('P22', 'sunny', { at: 'c1 turn 0', points: { edges: 1, 'tile slot': 1 } }),
  'P22.2': laid('P22', 'dark', { at: 'b3 turn 0', tokens: { papyrus: 2 } }),
  'P22.no': laid('P22', 'sunny', { seat: T09, points: { 'tile slot': 1 }, silent: 'P22' }),
  'P23.1': laid('P23', 'shaded', { at: 'c3 turn 0', layout: BOTH, points: { 'buildings in line': 2 } }),
  'P23.2': laid('P23', 'sunny', { value: 3, points: { 'tile slot': 2 } }),
  'P23.no': laid('P23', 'dark', { seat: T09, silent: 'P23' }),
  'P24.1': laid('P24', 'sunny', { at: 'b1 turn 1', points: { edges: 1 } }),
  'P24.2': laid('P24', 'dark', { at: 'c3 turn 0', tokens: { gold: 1 } }),
  'P24.no': laid('P24', 'sunny', { at: 'c3 turn 0', layout: STATUES, silent: 'buildings in line' }),
  'P25.1': laid('P25', 'sunny', { value: 5, points: { 'tile slot': 3 } }),
  'P25.2': laid('P25', 'shaded', { at: 'c1 turn 0', points: { edges: 1 } }),
  'P25.no': laid('P25', 'shaded', { seat: T09, silent: 'P25' }),
  'P26.1': laid('P26', 'sunny', { at: 'a5 turn 1', points: { corner: 4 } }),
  'P26.2': laid('P26', 'dark', { at: 'd2 turn 0', points: { 'covered space': 2 } }),
  'P26.no': laid('P26', 'dark', { seat: T09, silent: 'P26' }),
  'P27.1': laid('P27', 'sunny', { at: 'a5 turn 0', points: { corner: 4 } }),
  'P27.2': laid('P27', 'shaded', { at: 'c3 turn 0', layout: BOTH, points: { 'buildings in line': 2 } }),
  'P27.no': {
    ...laid('P27', 'sunny', { layout: OCCUPIED }),
    play: ['take ra 1 white', 'do ra'],
    refused: ['pillar at b2 turn 0', 'space-covered'],
  },
}
