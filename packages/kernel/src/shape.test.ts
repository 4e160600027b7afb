import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bool, choice, int, list, object, orNull, text } from './shape.ts'

interface Example extends Record<string, unknown> {
  players: number
  names: string[]
  mode: 'a' | 1
  open: boolean
  note: string | null
}

const TABLE = object<Example>(
  {
    players: int(2, 4),
    names: list(text(5), { most: 3 }),
    mode: choice('a', 1),
    open: bool,
    note: orNull(text(3)),
  },
  { mode: 'a' },
)
const whole = { players: 2, names: ['x'], mode: 1 as const, open: true, note: null }
const fault = (raw: unknown): string => {
  const read = TABLE(raw, 'table')
  return read.ok ? 'good' : `${read.fault.path} ${read.fault.code}`
}

describe('shapes', () => {
  it('take what fits and fill in defaults', () => {
    expect(TABLE(whole, 'table')).toEqual({ ok: true, value: whole })
    const { mode: _, ...less } = whole
    expect(TABLE(less, 'table')).toEqual({ ok: true, value: { ...whole, mode: 'a' } })
  })

  it('name the place and the reason of what does not', () => {
    expect(fault({ ...whole, players: 5 })).toBe('table.players shape.range')
    expect(fault({ ...whole, players: 2.5 })).toBe('table.players shape.number')
    expect(fault({ ...whole, names: ['x', 7] })).toBe('table.names[1] shape.text')
    expect(fault({ ...whole, names: ['x', 'y', 'z', 'w'] })).toBe('table.names shape.too-many')
    expect(fault({ ...whole, names: {} })).toBe('table.names shape.list')
    expect(fault({ ...whole, mode: 2 })).toBe('table.mode shape.choice')
    expect(fault({ ...whole, open: 'yes' })).toBe('table.open shape.boolean')
    expect(fault({ ...whole, note: 'long' })).toBe('table.note shape.text')
    expect(fault({ ...whole, extra: 1 })).toBe('table.extra shape.unknown')
    expect(fault({ ...whole, open: undefined })).toBe('table.open shape.missing')
    expect(fault(null)).toBe('table shape.object')
    expect(fault([])).toBe('table shape.object')
    expect(list(int(0, 1), { length: 2 })([0], 'x')).toMatchObject({ fault: { code: 'shape.length' } })
  })

  it('never throw and never let surplus through, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const read = TABLE(raw, 'table')
        return read.ok ? Object.keys(read.value).length === 5 : read.fault.path.startsWith('table')
      }),
      { numRuns: 500, seed: 7 },
    )
  })

  it('are not fooled by names every object has', () => {
    expect(fault({ ...whole, constructor: 1 })).toBe('table.constructor shape.unknown')
    expect(fault(JSON.parse('{"__proto__": 1}'))).toBe('table.__proto__ shape.unknown')
  })
})
