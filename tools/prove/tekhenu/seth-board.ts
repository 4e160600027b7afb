import { seth, src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

/** Time of Seth: the god action, its regions, what answers to it once a turn. */
export const sethBoard: readonly Mutant[] = [
  { id: 'case 9', file: seth('seth'), find: `      giveRegion(p, play, seat, region)\n`, replace: `` },
  { id: 'case 9', file: seth('seth'), find: `    stack.push(p, XW.conquest, seat)\n`, replace: `` },
  { id: 'case 9', file: seth('seth'), find: `    add(p, BLOOD + seat, 1)\n`, replace: `` },
  { id: 'case 9', file: seth('regions'), find: `space === 0 ? 4 :`, replace: `space === 0 ? 3 :` },
  { id: 'case 10', file: seth('regions'), find: `players <= 2 ? 5 : 3`, replace: `3` },
  { id: 'case 10', file: seth('regions'), find: `players <= 2 ? 5 : 3`, replace: `5` },
  {
    id: 'case 11',
    file: seth('seth'),
    find: `if (ownsIn(p, seat, region)) return regionOwn(region)`,
    replace: ``,
  },
  {
    id: 'case 12',
    file: seth('seth'),
    find: `score(p, play, seat, 3, 'regions', 'column statue')`,
    replace: ``,
  },
  { id: 'Q25', file: seth('seth'), find: `column] !== 0) score`, replace: `column]! > 1) score` },
  {
    id: 'Q24',
    file: seth('seth'),
    find: `p[PEOPLE_STATUE + FIRST_COLUMN + column] !== 0)`,
    replace: `p[PEOPLE_STATUE - 3] !== 0)`,
  },
  {
    id: 'Q31',
    file: src('perform'),
    find: `    stack.push(p, W.bonuses, seat, god, honouring(p, god))\n    trigger(p, play, seat, god)\n    maybeLowestDie(p, play, seat, how)\n  }\n  stack.push(p, play.rules.gods[god]!.wait, seat, how)\n`,
    replace: `    trigger(p, play, seat, god)\n    maybeLowestDie(p, play, seat, how)\n  }\n  stack.push(p, play.rules.gods[god]!.wait, seat, how)\n  stack.push(p, W.bonuses, seat, god, honouring(p, god))\n`,
  },
  {
    id: 'Q32',
    file: seth('regions'),
    find: `for (let space = 0; space < SPACES_PER_REGION; space++) if (p[regionCell(region, space)] === 0) return space`,
    replace: `if (p[regionCell(region, 1)] !== 0) return -1\n  for (let space = 0; space < SPACES_PER_REGION; space++) if (p[regionCell(region, space)] === 0) return space`,
  },
  {
    id: 'Q69',
    file: src('free'),
    find: `for (let god = 0; god < play.rules.gods.length; god++) {\n        if (canAt`,
    replace: `for (let god = 0; god < 6; god++) {\n        if (canAt`,
  },
  { id: 'TX01', file: seth('rules'), find: `god: SETH, points: 2,`, replace: `god: SETH, points: 0,` },
  {
    id: 'TX01',
    file: seth('rules'),
    find: `ordain(p, play, seat, 2, by)`,
    replace: `ordain(p, play, seat, 0, by)`,
  },
  {
    id: 'Q20',
    file: seth('conquest'),
    find: `p[TEMPLE + space] === 0 && p[CONQUEST + space] === 0`,
    replace: `p[TEMPLE + space] === 0`,
  },
  {
    id: 'Q20',
    file: seth('conquest'),
    find: `p[TEMPLE + space] === 0 && p[CONQUEST + space] === 0`,
    replace: `p[CONQUEST + space] === 0`,
  },
  {
    id: 'Q21',
    file: seth('conquest'),
    find: `if (p[CONQUEST_OPEN] !== 0 && bareSpaces(p) > 0) return true`,
    replace: `if (bareSpaces(p) > 0) return true`,
  },
  {
    id: 'Q22b',
    file: seth('conquest'),
    find: `  p[CONQUEST + space] = tile\n`,
    replace: `  p[CONQUEST + space] = tile\n  play.rules.reap?.(p, play, seat, space)\n`,
  },
  {
    id: 'C18',
    file: seth('conquered'),
    find: 'const by = `conquest ${conquestName(tile)}`\n  const times',
    replace: 'const by = conquestName(tile)\n  const times',
  },
  {
    id: 'Q33',
    file: src('technologies'),
    find: `!(play.rules.oncePerTurn && (p[FIRED]! & bitOf(card)) !== 0)`,
    replace: `true`,
  },
  {
    id: 'Q34',
    file: src('technologies'),
    find: `!(play.rules.oncePerTurn && (p[FIRED]! & bitOf(card)) !== 0)`,
    replace: `true`,
  },
  {
    id: 'Q34',
    file: src('produce'),
    find: `!mayFire(p, play, seat, 13)`,
    replace: `spread === 0`,
  },
  {
    id: 'TS10',
    file: src('bastet'),
    find: `(play.rules.oncePerTurn && did(p, DID_T06))`,
    replace: `false`,
  },
  {
    id: 'TS10',
    file: src('perform'),
    find: `fires(p, play, seat, 11)`,
    replace: `fires(p, { ...play, rules: { ...play.rules, oncePerTurn: false } }, seat, 11)`,
  },
  {
    id: 'Q34c',
    file: src('bonuses'),
    find: `if (hasTechnology(p, seat, 7)) gain(p, play, seat, GRANITE, 1, 'T07')`,
    replace: `if (hasTechnology(p, seat, 7) && p[FIRED_BONUSES] === p[FIRED_BONUSES]! & -p[FIRED_BONUSES]!) gain(p, play, seat, GRANITE, 1, 'T07')`,
  },
  {
    id: 'Q34d',
    file: src('bonuses'),
    find: `1 << (god * MOST_SEATS + seat)`,
    replace: `1 << (god * MOST_SEATS)`,
  },
  {
    id: 'Q34d',
    file: src('bonuses'),
    find: `if (!play.rules.oncePerTurn) return true`,
    replace: `return true`,
  },
]
