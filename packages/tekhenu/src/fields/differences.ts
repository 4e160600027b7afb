import { standard, type Edition } from '../edition.ts'
import { isSame, readAt, type Area, type Field, type FieldValue } from './field.ts'
import { fieldsOf } from './fields.ts'

/** What an edition has otherwise than the standard one. */

export interface Difference {
  readonly field: Field
  readonly value: FieldValue
  /** What the standard edition has there; undefined where it has no such place. */
  readonly ours: FieldValue | undefined
}

/** A value beyond those of the fields: what records and rulebook tell. */
export interface OtherDifference {
  readonly path: readonly (string | number)[]
  readonly value: unknown
  readonly ours: unknown
}

const OUR_FIELDS = new Map(fieldsOf(standard).map((field) => [field.id, field]))

/** What the standard edition has in a field. */
export const oursOf = (id: string): FieldValue | undefined => OUR_FIELDS.get(id)?.read(standard)

export const differences = (edition: Edition): Difference[] =>
  fieldsOf(edition).flatMap((field) => {
    const value = field.read(edition)
    const ours = oursOf(field.id)
    return ours !== undefined && isSame(value, ours) ? [] : [{ field, value, ours }]
  })

export const differencesByArea = (edition: Edition): ReadonlyMap<Area, Difference[]> =>
  Map.groupBy(differences(edition), ({ field }) => field.area)

/** What the fields cover, with what is a text for whoever reads the file. */
const COVERED = [
  /^name$/,
  /^temple\.(?:rewards|outerEdges|buildingSpaces)\b/,
  /^pillarTiles\.tiles\.\d+\.(?:cost|edges)\b/,
  /^playerBoard\.(?!basis)/,
  /^horusBonuses\.(?!basis)/,
  /^osiris\.secondProduction\b/,
  /^decreeSymbols\.(?!basis)/,
  /^timeOfSeth\.regions\.(?:rewards|columns|vpPerScoring)\b/,
  /^timeOfSeth\.statueSpaces\.seth\b/,
  /^timeOfSeth\.conquestTiles\.A/,
  /^timeOfSeth\.decreeSymbols\.D/,
  /^timeOfSeth\.switches\.(?!basis)/,
]

const isBlock = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value that is no block of others and is no field's; lists of one length are looked into. */
export function otherDifferences(edition: Edition): OtherDifference[] {
  const found: OtherDifference[] = []
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (COVERED.some((covered) => covered.test(path.join('.')))) return
    const ours = readAt(standard, path)
    if (isBlock(value)) {
      for (const [name, inner] of Object.entries(value)) visit(inner, [...path, name])
    } else if (Array.isArray(value) && Array.isArray(ours) && value.length === ours.length) {
      for (const [i, inner] of value.entries()) visit(inner, [...path, i])
    } else if (JSON.stringify(value) !== JSON.stringify(ours)) {
      found.push({ path, value, ours })
    }
  }
  visit(edition, [])
  return found
}

/** Whether a difference is of the game and not of the notes beside it. */
export const isOfPlay = ({ path }: OtherDifference): boolean =>
  !['basis', 'arrow', 'directions', 'mediumPillar', 'sectionColours'].some((note) => path.includes(note))
