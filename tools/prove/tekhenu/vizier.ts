import { src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

/** The Vizier's Challenge: its rulings, each switched off or spoilt. */
const at = (file: string): string => src(`vizier/${file}`)

export const vizier: readonly Mutant[] = [
  {
    id: 'Q59',
    file: at('discard'),
    find: `chosen === 1 && p[DISCARDED] === 0`,
    replace: `chosen === 9`,
  },
  { id: 'Q59', file: at('discard'), find: `p[DISCARDED] === card`, replace: `card === 99` },
  { id: 'Q59', file: at('station'), find: `if (god + 1 !== p[VIZIER]) out`, replace: `out` },
  { id: 'Q59', file: at('station'), find: `      p[DISCARDED] = 0\n`, replace: `` },
  {
    id: 'Q60',
    file: at('part'),
    find: `GODS.slice(0, areas)`,
    replace: `GODS.slice(0, 6)`,
  },
  {
    id: 'Q60',
    file: at('station'),
    find: `god < play.rules.gods.length; god++`,
    replace: `god < 6; god++`,
  },
  { id: 'Q70', file: at('station'), find: `const TRIBUTE = 2`, replace: `const TRIBUTE = 0` },
  {
    id: 'Q70',
    file: at('station'),
    find: `if (isKind(move, K.take)) maybeTribute`,
    replace: `maybeTribute`,
  },
  { id: 'case 24', file: at('station'), find: `p[ACTIVE] !== secondOf(p) || `, replace: `` },
  { id: 'case 24', file: at('station'), find: `const TRIBUTE = 2`, replace: `const TRIBUTE = 1` },
  {
    id: 'VZ1',
    file: src('destiny'),
    find: `      if (p[ROUND] !== 0) giveDestiny(p, play, seat, card)\n`,
    replace: ``,
  },
  {
    id: 'VZ2',
    file: at('discard'),
    find: `    if (chosen === seats(p)) stack.push(p, VW.station, firstOf(p))\n`,
    replace: ``,
  },
  {
    id: 'VZ3',
    file: at('station'),
    find: `play.printed.godAt[p[DIE_SECTION]!]! + 1 !== p[VIZIER]`,
    replace: `p[VIZIER] === 0`,
  },
  // 10 is the choice of a colour.
  {
    id: 'VZ4',
    file: at('station'),
    find: `if (isKind(move, K.take)) maybeTribute`,
    replace: `if (isKind(move, K.take) && stack.kind(p) !== 10) maybeTribute`,
  },
  {
    id: 'VZ5',
    file: src('together'),
    find: `if (solo) return bad('options.vizier', 'tekhenu.vizier.solo')`,
    replace: ``,
  },
]
