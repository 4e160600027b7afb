import { src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

/** B01–B06: the gift is worth nothing. */
const gifts: readonly Mutant[] = [
  { id: 'B01', file: src('produce'), find: `1: [LIMESTONE, 4],`, replace: `1: [LIMESTONE, 0],` },
  { id: 'B02', file: src('produce'), find: `2: [GRANITE, 4],`, replace: `2: [GRANITE, 0],` },
  { id: 'B03', file: src('produce'), find: `3: [BREAD, 4],`, replace: `3: [BREAD, 0],` },
  { id: 'B04', file: src('produce'), find: `4: [PAPYRUS, 4],`, replace: `4: [PAPYRUS, 0],` },
  { id: 'B05', file: src('produce'), find: `5: [GOLD, 3],`, replace: `5: [GOLD, 0],` },
  { id: 'B06', file: src('produce'), find: `6: [SCRIBE, 2],`, replace: `6: [SCRIBE, 0],` },
]

/** The others, one of two alike at a time: `number` does nothing where its twin still works. */
const off = (number: number): Mutant[] => {
  const id = `B${String(number).padStart(2, '0')}`
  const one = (file: string, find: string, replace: string): Mutant => ({
    id,
    file: src(file),
    find,
    replace,
  })
  if (number <= 8) {
    return ['grow', 'cheer'].map((how) =>
      one(
        'blessings',
        `${how}(p, play, seat, 3, by)`,
        `${how}(p, play, seat, by === 'B0${number}' ? 0 : 3, by)`,
      ),
    )
  }
  if (number <= 10) {
    const turning = `if (card === 9 || card === 10) {`
    return [one('use', turning, `if (card === ${number}) return\n  ${turning}`)]
  }
  if (number <= 12) {
    const declared = `if (card <= 12) p[RECOLOURED]`
    return [
      one('take', declared, `if (card === ${number}) return\n      ${declared}`),
      one('possible', ` - p[RECOLOURED]!`, ``),
    ]
  }
  if (number <= 16) {
    const [pair, other] =
      number <= 14 ? [`(1 << 12) | (1 << 13)`, 26 - number] : [`(1 << 14) | (1 << 15)`, 30 - number]
    return [one('payment', pair, `1 << ${other}`)]
  }
  if (number <= 20) {
    const adding = `add(p, EXTRA, 1 << (2 * god))`
    const price =
      number <= 18 ? `if (card <= 18) demandPayment` : `sadden(p, play, seat, 1, 1, blessing(card))`
    return [
      one('use', adding, `if (card !== ${number}) ${adding}`),
      one(
        'use',
        price,
        number <= 18 ? `if (card === ${number}) return\n  ${price}` : `if (card !== ${number}) ${price}`,
      ),
    ]
  }
  if (number <= 22) {
    const again = `if (gift === undefined) stack.set(`
    return [one('produce', again, `if (card === ${number}) return\n      ${again}`)]
  }
  const called = `p[ANUBIS_CALLED] = byBlessing`
  return [one('take', called, `if (card === ${number}) return\n        ${called}`)]
}

export const blessings: readonly Mutant[] = [
  ...gifts,
  ...Array.from({ length: 18 }, (_, i) => i + 7).flatMap(off),
]
