import type { Edition } from '@benben/tekhenu'
import { differences, type Area } from '@benben/tekhenu/fields'
import { speak } from '@benben/words'
import { areaName, fieldName, valueText } from '@benben/words/tekhenu-edition'

/** A line of a sheet: where a value is printed, and what stands there. */
export interface SheetLine {
  readonly area: Area
  readonly name: string
  readonly value: string
}

const words = speak('en')

/** What somebody wrote down from a box, as people write it: `Space c4: 3 bread`. */
export const sheetOf = (edition: Edition): SheetLine[] =>
  differences(edition).map(({ field, value }) => ({
    area: field.area,
    name: fieldName(words, field),
    value: valueText(words, value),
  }))

/** The sheet as a text to print. */
export const sheetText = (edition: Edition): string =>
  [...Map.groupBy(sheetOf(edition), ({ area }) => area)]
    .map(
      ([area, lines]) =>
        `${areaName(words, area)}\n${lines.map(({ name, value }) => `  ${name}: ${value}`).join('\n')}\n`,
    )
    .join('\n')
