import { seth, src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

/** Time of Seth: statues to Seth and below the columns. */
export const sethStatues: readonly Mutant[] = [
  {
    id: 'case 15',
    file: src('horus'),
    find: `if (first && seats(p) === 3)`,
    replace: `if (first && god !== 6)`,
  },
  {
    id: 'case 15',
    file: src('bonuses'),
    find: `(seat !== performer || many === 2)`,
    replace: `seat !== performer`,
  },
  {
    id: 'Q23',
    file: seth('statues'),
    find: `play.printed.seth.bonusAllowsGold ? WITH_GOLD : BASIC`,
    replace: `BASIC`,
  },
  {
    id: 'Q23',
    file: seth('statues'),
    find: `play.printed.seth.bonusAllowsGold ? WITH_GOLD : BASIC`,
    replace: `WITH_GOLD`,
  },
  {
    id: 'Q26',
    file: seth('statues'),
    find: `if (hasTechnology(p, seat, 7)) gain`,
    replace: `if (false) gain`,
  },
  {
    id: 'Q27',
    file: seth('statues'),
    find: `p[PRIESTS + seat]! + coming(p, how, BLUE) >= PRIESTS_DUE`,
    replace: `true`,
  },
  {
    id: 'Q28',
    file: src('horus'),
    find: `if (elsewhere?.open(p, play, seat, how) === true) out.push`,
    replace: `if ((how & UP_TO_THREE) === 0 && elsewhere?.open(p, play, seat, how) === true) out.push`,
  },
  { id: 'Q29', file: seth('die'), find: `if (colour === BLUE) ordain`, replace: `if (false) ordain` },
  { id: 'Q31b', file: seth('statues'), find: `play.printed.seth.statues[seats(p)])`, replace: `3)` },
  {
    id: 'Q31b',
    file: src('horus'),
    find: `if (p[STATUES_LEFT + seat] === 0) return NO_STATUE_LEFT`,
    replace: ``,
  },
  {
    id: 'Q31c',
    file: seth('statues'),
    find: `if (hasTechnology(p, seat, 7)) gain`,
    replace: `if (false) gain`,
  },
  {
    id: 'Q31c',
    file: src('horus'),
    find: `if (first && seats(p) === 3) play.rules.bonus(p, play, seat, god)`,
    replace: `if (first && seats(p) === 3) stack.push(p, W.bonuses, 3, god, 1 << seat)`,
  },
  {
    id: 'Q30',
    file: src('thoth'),
    find: `(p[HAPPINESS + seat]! + 3) >> 2`,
    replace: `(p[HAPPINESS + seat]! + 4) >> 2`,
  },
  { id: 'Q30', file: seth('statues'), find: `stack.set(p, 1, left - 1)`, replace: `stack.set(p, 1, 0)` },
  {
    id: 'Q31d',
    file: seth('statues'),
    find: `    if (many > 0) stack.push(p, XW.lessons, seat, many)`,
    replace: `    stack.push(p, XW.lessons, seat, Math.max(1, many))`,
  },
  {
    id: 'TR-1',
    file: src('technologies'),
    find: `!(play.rules.oncePerTurn && (p[FIRED]! & bitOf(card)) !== 0)`,
    replace: `true`,
  },
  {
    id: 'TR-1',
    file: src('bonuses'),
    find: `if (!play.rules.oncePerTurn) return true`,
    replace: `return true`,
  },
  {
    id: 'case 16',
    file: seth('regions'),
    find: `if (printed.seth.columnOf[region - 1] !== column) continue`,
    replace: `if (region === 6) continue`,
  },
]
