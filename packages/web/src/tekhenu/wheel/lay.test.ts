import { describe, expect, it } from 'vitest'
import { MEDAL, middleOf, polar, RADIUS, SECTIONS } from './geometry.ts'
import { lay, layAll } from './lay.ts'
import { overlap } from './settle.ts'

const LIGHTS = ['sunny', 'shaded', 'dark']
const COLOURS = ['white', 'black', 'yellow', 'brown', 'gray']
/** Up to seven dice of mixed colours, the same ones every time: more hardly ever come together. */
const handfuls = Array.from({ length: 8 }, (_, many) =>
  Array.from({ length: many }, (_, i) => `${COLOURS[(i * 2 + many) % COLOURS.length]!} ${(i % 6) + 1}`),
)
/** Pixels across the wheel of a large screen, of one of 1280 × 720, of a small phone, and of one that lies on its side. */
const SIDES = [416, 348, 330, 306]
const sections = SIDES.flatMap((side) =>
  SECTIONS.flatMap((section) =>
    LIGHTS.flatMap((light) =>
      handfuls.map((dice) => ({ side, section, dice, lying: lay(dice, section, light, false, side) })),
    ),
  ),
)

describe('dice in a section', () => {
  it('none covers another', () => {
    for (const { side, dice, section, lying } of sections) {
      const overs = lying.flatMap((one, i) => lying.slice(i + 1).map((other) => overlap(one, other).over))
      const over = (Math.max(0, ...overs) * side) / 440
      // In pixels: less than the gap that is wanted between two.
      expect(over, `${dice.join(', ')} in ${section} of ${side}`).toBeLessThanOrEqual(1)
    }
  })

  it('none covers another in crowds either, as far as there is room for so many of 28 pixels', () => {
    let state = 7
    const some = (many: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return (state >> 8) % many
    }
    const ROOM = [
      { side: 416, most: 12 },
      { side: 348, most: 10 },
      { side: 330, most: 10 },
      { side: 306, most: 8 },
    ]
    for (const { side, most } of ROOM)
      for (let i = 0; i < 8; i++) {
        const many = most - some(3)
        const [section, light] = [some(6), LIGHTS[some(3)]!]
        const dice = Array.from({ length: many }, () => `${COLOURS[some(5)]!} ${some(6) + 1}`)
        const lying = lay(dice, section, light, false, side)
        const overs = lying.flatMap((one, k) => lying.slice(k + 1).map((other) => overlap(one, other).over))
        expect(
          (Math.max(...overs) * side) / 440,
          `${dice.join(', ')} in ${section} of ${side}`,
        ).toBeLessThanOrEqual(1)
        for (const { x, y, size } of lying) {
          expect((size * side) / 440).toBeGreaterThanOrEqual(28)
          // On the rim at most, never beyond it.
          expect(Math.hypot(x, y) + size / 2).toBeLessThanOrEqual(RADIUS.rim)
        }
      }
  })

  it('none covers one of the next section, where both are crowded', () => {
    for (const side of SIDES)
      for (let turned = 0; turned < SECTIONS.length; turned++) {
        const dice = SECTIONS.map((section) => handfuls[[7, 5, 3, 2, 5, 4][(section + turned) % 6]!]!)
        const lights = SECTIONS.map((section) => LIGHTS[Math.floor(section / 2)]!)
        const laid = layAll({ dice, lights, guest: -1, side })
        const overs = laid.flatMap((some, i) =>
          laid
            .slice(i + 1)
            .flatMap((others) => some.flatMap((one) => others.map((other) => overlap(one, other).over))),
        )
        expect((Math.max(...overs) * side) / 440, `turned by ${turned} on ${side}`).toBeLessThanOrEqual(1.5)
      }
  })

  it('none leaves the field, covers its god or stands behind the obelisk', () => {
    for (const { section, lying } of sections) {
      const god = polar(MEDAL.at, middleOf(section))
      for (const { x, y, size } of lying) {
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(RADIUS.field)
        expect(Math.hypot(x - god.x, y - god.y)).toBeGreaterThanOrEqual(MEDAL.radius - 8 + size * 0.5)
        const isBeside = y > 0 || y < -140 || Math.abs(x) >= size / 2 + 12
        expect(isBeside).toBe(true)
      }
    }
  })

  it('none is smaller than 28 pixels, however many lie there and however small the wheel is', () => {
    for (const { side, lying } of sections)
      for (const { size } of lying) expect((size * side) / 440).toBeGreaterThanOrEqual(28)
  })

  it('pure ones lie outside, also where all had to be shaken into their places', () => {
    const crowded = sections.filter(({ dice, side }) => dice.length >= 7 && side === 306)
    for (const { lying } of crowded) {
      const far = (purity: string): number[] =>
        lying.filter((die) => die.purity === purity).map(({ x, y }) => Math.hypot(x, y))
      expect(Math.min(...far('pure'))).toBeGreaterThanOrEqual(Math.max(...far('forbidden')))
    }
  })

  it('are told apart by keys', () => {
    const keys = lay(['white 3', 'white 3', 'black 2'], 1, 'sunny').map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })
})
