import { readEdition, standard, type Edition } from '@benben/tekhenu'
import { differences, faultsOf, fieldsOf, isSame, type Field, type FieldValue } from '@benben/tekhenu/fields'

/** Random numbers from a seed (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function randomValue({ kind }: Field, pick: (below: number) => number): FieldValue {
  switch (kind.type) {
    case 'number':
      return kind.min + pick(kind.max - kind.min + 1)
    case 'choice':
      return kind.values[pick(kind.values.length)]!
    case 'switch':
      return pick(2) === 0
    case 'players':
      return kind.values.filter(() => pick(2) === 0)
    default: {
      const names = pick(4) === 0 ? 2 : 1
      const start = pick(kind.of.length)
      const chosen = new Set(Array.from({ length: names }, (_, i) => kind.of[(start + i) % kind.of.length]))
      return Object.fromEntries(
        kind.of.flatMap((name) => (chosen.has(name) ? [[name, 1 + pick(3)] as const] : [])),
      )
    }
  }
}

/** An edition that the rules take and that differs from the standard one in so many values. */
export function randomEdition(seed: number, many: number): Edition {
  const pick = chance(seed)
  const fields = fieldsOf(standard).filter(({ sure }) => !sure)
  let edition: Edition = { ...standard, name: `Box ${seed}` }
  while (differences(edition).length < many) {
    const field = fields[pick(fields.length)]!
    if (!isSame(field.read(edition), field.read(standard))) continue
    const changed = field.write(edition, randomValue(field, pick))
    if (faultsOf(changed).length === 0) edition = changed
  }
  const read = readEdition(edition)
  if (!read.ok) throw new Error(`a random edition is refused: ${read.fault.path}`)
  return read.value
}
