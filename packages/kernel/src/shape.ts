import { invalid, valid, type Checked, type Params } from './messages.ts'

/** Validates untrusted data against a shape. A fault contains the path and a code, no text. */
export type Shape<T> = (raw: unknown, path: string) => Checked<T>

export type Of<S> = S extends Shape<infer T> ? T : never

/** All fault codes of shapes, for `packages/words`. */
export const FAULTS = [
  'shape.number',
  'shape.range',
  'shape.text',
  'shape.choice',
  'shape.list',
  'shape.length',
  'shape.too-many',
  'shape.object',
  'shape.unknown',
  'shape.missing',
  'shape.boolean',
] as const

const fault = (path: string, code: (typeof FAULTS)[number], params: Params = {}) =>
  invalid(path, code, params)

export const int =
  (min: number, max: number): Shape<number> =>
  (raw, path) => {
    if (typeof raw !== 'number' || !Number.isInteger(raw)) return fault(path, 'shape.number', { min, max })
    return raw < min || raw > max ? fault(path, 'shape.range', { min, max, found: raw }) : valid(raw)
  }

export const bool: Shape<boolean> = (raw, path) =>
  typeof raw === 'boolean' ? valid(raw) : fault(path, 'shape.boolean')

export const text =
  (longest: number): Shape<string> =>
  (raw, path) =>
    typeof raw === 'string' && raw.length <= longest ? valid(raw) : fault(path, 'shape.text', { longest })

export const choice =
  <const T extends readonly (string | number)[]>(...values: T): Shape<T[number]> =>
  (raw, path) => {
    const found = values.find((value): value is T[number] => value === raw)
    return found === undefined
      ? fault(path, 'shape.choice', { values: values.map(String).join(', ') })
      : valid(found)
  }

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (raw, path) =>
    raw === null ? valid(null) : shape(raw, path)

/** An array of exactly `length` entries, or of at most `most`. */
export const list =
  <T>(of: Shape<T>, size: { readonly length: number } | { readonly most: number }): Shape<T[]> =>
  (raw, path) => {
    if (!Array.isArray(raw)) return fault(path, 'shape.list')
    if ('length' in size && raw.length !== size.length) {
      return fault(path, 'shape.length', { expected: size.length, found: raw.length })
    }
    if ('most' in size && raw.length > size.most) {
      return fault(path, 'shape.too-many', { most: size.most, found: raw.length })
    }
    const out: T[] = []
    for (let i = 0; i < raw.length; i++) {
      const entry = of(raw[i], `${path}[${i}]`)
      if (!entry.ok) return entry
      out.push(entry.value)
    }
    return valid(out)
  }

/** An object with exactly these fields; those with a default may be left out. */
export const object =
  <T extends Record<string, unknown>>(
    fields: { readonly [K in keyof T]: Shape<T[K]> },
    defaults: Partial<T> = {},
  ): Shape<T> =>
  (raw, path) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fault(path, 'shape.object')
    const given = new Map(Object.entries(raw))
    for (const name of given.keys()) {
      if (!Object.hasOwn(fields, name)) {
        return fault(`${path}.${name.slice(0, 40)}`, 'shape.unknown', {
          known: Object.keys(fields).join(', '),
        })
      }
    }
    const out: Partial<T> = {}
    for (const name of Object.keys(fields) as (keyof T & string)[]) {
      const value = given.has(name) ? given.get(name) : defaults[name]
      if (value === undefined) return fault(`${path}.${name}`, 'shape.missing')
      const field = fields[name](value, `${path}.${name}`)
      if (!field.ok) return field
      out[name] = field.value
    }
    return valid(out as T)
  }
