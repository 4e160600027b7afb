import { standard, SYMBOLS, type Edition } from '../edition.ts'
import { RESOURCES } from '../names.ts'
import { fieldAt, type Field, type FieldKind } from './field.ts'

/** The values of Time of Seth, in the order of its board. */

export const REGIONS = [1, 2, 3, 4, 5, 6] as const
/** What a block prints a value for. */
const idsIn = (block: object): string[] => Object.keys(block).filter((id) => id !== 'basis')
export const CONQUEST_TILES_PRINTED = idsIn(standard.timeOfSeth.conquestTiles)
export const DECREES_OF_SETH = idsIn(standard.timeOfSeth.decreeSymbols)
const amount: FieldKind = { type: 'number', min: 0, max: 9 }

const columnOf = ({ timeOfSeth }: Edition, region: number): number =>
  timeOfSeth.regions.columns.findIndex((column) => column.includes(region)) + 1

/** The region stands in this column; whether both have three is for the rules to say. */
function withColumn(edition: Edition, region: number, column: number): Edition {
  const { timeOfSeth } = edition
  const columns = timeOfSeth.regions.columns.map((regions, i) => {
    const others = regions.filter((each) => each !== region)
    return i + 1 === column ? [...others, region].toSorted((a, b) => a - b) : others
  })
  return { ...edition, timeOfSeth: { ...timeOfSeth, regions: { ...timeOfSeth.regions, columns } } }
}

const regionFields = (): Field[] => [
  ...REGIONS.map((region) =>
    fieldAt({
      id: `timeOfSeth.regions.rewards.${region}`,
      area: 'seth',
      group: 'region',
      block: 'timeOfSeth.regions',
      kind: {
        type: 'amounts',
        of: ['gold', 'scribe', 'priests', 'anyBasicResource', 'population', 'happiness'],
      },
      place: { region },
    }),
  ),
  ...REGIONS.map((region): Field => ({
    id: `timeOfSeth.regions.columns.${region}`,
    area: 'seth',
    group: 'region-column',
    block: 'timeOfSeth.regions',
    kind: { type: 'number', min: 1, max: 2 },
    sure: false,
    place: { region },
    read: (edition) => columnOf(edition, region),
    write: (edition, value) => withColumn(edition, region, Number(value)),
  })),
  ...(['1-2 players', '3-4 players'] as const).flatMap((players) =>
    [1, 2].map((n) =>
      fieldAt({
        id: `timeOfSeth.regions.vpPerScoring.${players}[${n - 1}]`,
        area: 'seth',
        group: 'region-points',
        block: 'timeOfSeth.regions',
        kind: amount,
        place: { players: players.slice(0, 3), n },
      }),
    ),
  ),
]

const statueFields = (): Field[] =>
  [1, 2, 3, 4].map((players) =>
    fieldAt({
      id: `timeOfSeth.statueSpaces.seth.${players}`,
      area: 'seth',
      group: 'seth-statues',
      block: 'timeOfSeth.statueSpaces',
      kind: { type: 'number', min: 0, max: 3 },
      place: { players },
    }),
  )

const conquestFields = (): Field[] =>
  CONQUEST_TILES_PRINTED.map((tile) =>
    fieldAt({
      id: `timeOfSeth.conquestTiles.${tile}`,
      area: 'seth',
      group: 'conquest',
      block: 'timeOfSeth.conquestTiles',
      kind: { type: 'amounts', of: RESOURCES },
      place: { tile },
    }),
  )

const symbolFields = (): Field[] =>
  DECREES_OF_SETH.map((card) =>
    fieldAt({
      id: `timeOfSeth.decreeSymbols.${card}`,
      area: 'seth',
      group: 'symbol',
      block: 'timeOfSeth.decreeSymbols',
      kind: { type: 'choice', values: SYMBOLS },
      place: { card },
    }),
  )

const switchFields = (): Field[] =>
  (['cultOncePerTurn', 'sethBonusAllowsGold'] as const).map((name) =>
    fieldAt({
      id: `timeOfSeth.switches.${name}`,
      area: 'seth',
      group: name === 'cultOncePerTurn' ? 'cult-once' : 'seth-gold',
      block: 'timeOfSeth.switches',
      kind: { type: 'switch' },
      place: {},
    }),
  )

export const sethFields = (): Field[] => [
  ...regionFields(),
  ...statueFields(),
  ...conquestFields(),
  ...symbolFields(),
  ...switchFields(),
]
