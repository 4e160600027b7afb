import { readEdition, standard, type Edition } from '@benben/tekhenu'
import {
  fieldsOf,
  otherDifferences,
  writeAt,
  type Amounts,
  type FieldKind,
  type FieldValue,
} from '@benben/tekhenu/fields'
import { pack, unpack } from '../../app/packed.ts'

/**
 * An edition in a link: every value of its fields in their order, so that it means the same whatever later versions
 * build in, and what else differs; packed by the browser. The number in front is the version of this form.
 */
const VERSION = '1'

/** A value in a few digits; amounts are pairs of a kind and its count. */
function writeValue(kind: FieldKind, value: FieldValue): string {
  switch (kind.type) {
    case 'number':
      return JSON.stringify(value)
    case 'choice':
      return String(kind.values.indexOf(value as string))
    case 'switch':
      return value === true ? '1' : '0'
    case 'players':
      return (value as readonly number[]).join('')
    default:
      return Object.entries(value as Amounts)
        .map(([name, many]) => `${kind.of.indexOf(name)}${many}`)
        .join('')
  }
}

function readValue(kind: FieldKind, packed: string): FieldValue {
  switch (kind.type) {
    case 'number':
      return Number(packed)
    case 'choice':
      return kind.values[Number(packed)] ?? ''
    case 'switch':
      return packed === '1'
    case 'players':
      return Array.from(packed, Number)
    default:
      return Object.fromEntries(
        Array.from(packed.matchAll(/(\d)(\d)/g), ([, name, many]) => [
          kind.of[Number(name)] ?? '',
          Number(many),
        ]),
      )
  }
}

interface Packed {
  readonly name: string
  readonly values: string
  readonly others: readonly (readonly [path: readonly (string | number)[], value: unknown])[]
}

export async function packEdition(edition: Edition): Promise<string> {
  const packed: Packed = {
    name: edition.name,
    values: fieldsOf(edition)
      .map(({ kind, read: valueIn }) => writeValue(kind, valueIn(edition)))
      .join(),
    others: otherDifferences(edition).map(({ path, value }) => [path, value]),
  }
  return `${VERSION}.${await pack(JSON.stringify(packed))}`
}

/** The edition in a link; undefined where it holds none that the rules take. */
export async function unpackEdition(text: string): Promise<Edition | undefined> {
  const [version, body = ''] = text.split('.')
  if (version !== VERSION) return undefined
  try {
    const { name, values, others } = JSON.parse(await unpack(body)) as Packed
    const given = values.split(',')
    let edition = others.reduce((so, [path, value]) => writeAt(so, path, value), { ...standard, name })
    edition = withRows(edition)
    const fields = fieldsOf(edition)
    if (fields.length !== given.length) return undefined
    for (const [i, { kind, write }] of fields.entries()) edition = write(edition, readValue(kind, given[i]!))
    const read = readEdition(edition)
    return read.ok ? read.value : undefined
  } catch {
    // Somebody's mail program has cut it, or it was never a link of ours.
    return undefined
  }
}

/** The rows of the player board, as long as the supply says. */
const withRows = (edition: Edition): Edition => ({
  ...edition,
  playerBoard: {
    ...edition.playerBoard,
    statueGranite: Array.from({ length: edition.supply.statues }, () => 0),
    buildingRow: Array.from({ length: edition.supply.buildings }, () => ({ bread: 0, vp: 0 })),
  },
})
