import type { Fault } from '@benben/kernel'
import { readEdition } from '../edition.ts'
import { oursOf } from './differences.ts'
import type { EditionDraft, Field } from './field.ts'
import { fieldsOf } from './fields.ts'

/** Something that is wrong with an edition, and the fields that can mend it; none of them where it is elsewhere. */
export interface FieldFault {
  readonly fault: Fault
  readonly fields: readonly string[]
}

/** The fields a fault speaks of: those at its path or below it, else those of the nearest block above. */
export function fieldsAt(fields: readonly Field[], path: string): Field[] {
  for (let at = path.replace(/^edition\.?/, ''); at !== ''; at = at.replace(/(?:^|[.[])[^.[]*$/, '')) {
    const own = fields.filter(({ id }) => id === at)
    if (own.length > 0) return own
    const inner = fields.filter(({ id }) => id.startsWith(at) && /[.[]/.test(id.charAt(at.length)))
    if (inner.length > 0) return inner
  }
  return []
}

/**
 * Everything that is wrong, as the rules themselves find it: they name the first fault, its fields are set as in the
 * standard edition, and they are asked again.
 */
export function faultsOf(draft: EditionDraft): FieldFault[] {
  const fields = fieldsOf(draft)
  const found: FieldFault[] = []
  let rest = draft
  for (;;) {
    const read = readEdition(rest)
    if (read.ok) return found
    const there = fieldsAt(fields, read.fault.path)
    // With how many players a side is open is not told by the bread beside it.
    const wrong =
      read.fault.code === 'tekhenu.edition.seats' ? there.filter(({ group }) => group === 'players') : there
    found.push({ fault: read.fault, fields: wrong.map(({ id }) => id) })
    const mended = wrong.reduce((edition, field) => {
      const ours = oursOf(field.id)
      return ours === undefined ? edition : field.write(edition, ours)
    }, rest)
    // What no field can mend hides what comes after it.
    if (JSON.stringify(mended) === JSON.stringify(rest)) return found
    rest = mended
  }
}
