import type { Edition } from '@benben/tekhenu'
import {
  AREAS,
  differencesByArea,
  isOfPlay,
  otherDifferences,
  type Area,
  type Difference,
} from '@benben/tekhenu/fields'
import type { Words } from '../speak.ts'
import { areaName, fieldName, valueText } from './fields.ts'

/** How an edition differs, in sentences: `Space c4: 3 bread instead of 2 bread`. */

export interface AreaDifferences {
  readonly area: Area | 'other'
  readonly name: string
  readonly lines: readonly { readonly id: string; readonly text: string }[]
}

function lineOf(words: Words, { field, value, ours }: Difference): string {
  const said = { field: fieldName(words, field), value: valueText(words, value) }
  return ours === undefined
    ? words.say('edition.difference.new', said)
    : words.say('edition.difference', { ...said, ours: valueText(words, ours) })
}

/** What differs, by area; what stands on no board comes last, by its path in the file. */
export function differencesOf(words: Words, edition: Edition): AreaDifferences[] {
  const byArea = differencesByArea(edition)
  const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  const others = otherDifferences(edition).filter(isOfPlay)
  const groups: AreaDifferences[] = AREAS.map((area) => ({
    area,
    name: areaName(words, area),
    lines: (byArea.get(area) ?? []).map((each) => ({ id: each.field.id, text: lineOf(words, each) })),
  }))
  groups.push({
    area: 'other',
    name: areaName(words, 'other'),
    lines: others.map(({ path, value, ours }) => ({
      id: path.join('.'),
      text: words.say('edition.difference.other', {
        path: path.join('.'),
        value: plain(value),
        ours: plain(ours),
      }),
    })),
  })
  return groups.filter(({ lines }) => lines.length > 0)
}

/** `12 values differ from the standard edition.` */
export const describeDifferences = (words: Words, found: readonly AreaDifferences[]): string =>
  words.say('edition.differences', { many: found.reduce((sum, { lines }) => sum + lines.length, 0) })
