const WIDTH = 90
const STEP = '  '

const fits = (indent: string, flat: string): boolean => indent.length + flat.length <= WIDTH

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Indented JSON that keeps short arrays and objects of plain values on one line. */
export function pretty(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    const flat = `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
    if (value.every(isPlain) && fits(indent, flat)) return flat
    return block(
      '[]',
      value.map((each) => pretty(each, indent + STEP)),
      indent,
    )
  }
  if (isPlain(value)) return JSON.stringify(value)
  const fields = Object.entries(value as object).filter(([, each]) => each !== undefined)
  const flat = `{ ${fields.map(([name, each]) => `${JSON.stringify(name)}: ${JSON.stringify(each)}`).join(', ')} }`
  if (fields.length > 0 && fields.every(([, each]) => isPlain(each)) && fits(indent, flat)) return flat
  const rows = fields.map(([name, each]) => `${JSON.stringify(name)}: ${pretty(each, indent + STEP)}`)
  return block('{}', rows, indent)
}

function block(brackets: string, rows: readonly string[], indent: string): string {
  if (rows.length === 0) return brackets
  const inner = rows.map((row) => `\n${indent}${STEP}${row}`).join(',')
  return `${brackets[0]!}${inner}\n${indent}${brackets[1]!}`
}
