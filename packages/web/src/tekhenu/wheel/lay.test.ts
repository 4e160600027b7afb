import { describe, expect, it } from 'vitest'
import { MEDAL, middleOf, polar, RADIUS, SECTIONS } from './geometry.ts'
import { lay } from './lay.ts'

const LIGHTS = ['sunny', 'shaded', 'dark']
const COLOURS = ['white', 'black', 'yellow', 'brown', 'gray']
/** Up to seven dice of mixed colours, the same ones every time. */
const handfuls = Array.from({ length: 8 }, (_, many) =>
  Array.from({ length: many }, (_, i) => `${COLOURS[(i * 2 + many) % COLOURS.length]!} ${(i % 6) + 1}`),
)
const cases = SECTIONS.flatMap((section) =>
  LIGHTS.flatMap((light) => handfuls.map((dice) => ({ section, light, dice }))),
)

describe('dice in a section', () => {
  it('none covers another', () => {
    for (const { section, light, dice } of cases) {
      const lying = lay(dice, section, light)
      for (const [i, one] of lying.entries()) {
        for (const other of lying.slice(i + 1)) {
          const room = (one.size + other.size) / 2 - 1
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
          expect(apart, `${dice.join(', ')} in ${section}, ${light}`).toBeGreaterThanOrEqual(room)
        }
      }
    }
  })

  it('none leaves the field, covers its god or stands behind the obelisk', () => {
    for (const { section, light, dice } of cases) {
      const god = polar(MEDAL.at, middleOf(section))
      for (const { x, y, size } of lay(dice, section, light)) {
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(RADIUS.field)
        expect(Math.hypot(x - god.x, y - god.y)).toBeGreaterThanOrEqual(MEDAL.radius + size * 0.4)
        const isBeside = y > 0 || y < -140 || Math.abs(x) >= size / 2 + 12
        expect(isBeside).toBe(true)
      }
    }
  })

  it('none is too small to be hit and read, however many lie there', () => {
    for (const { section, light, dice } of cases)
      for (const { size } of lay(dice, section, light)) expect(size).toBeGreaterThanOrEqual(30)
  })

  it('are told apart by keys', () => {
    const keys = lay(['white 3', 'white 3', 'black 2'], 1, 'sunny').map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })
})
