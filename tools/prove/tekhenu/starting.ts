import { src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

const start = (id: string, find: string, replace: string): Mutant => ({
  id,
  file: src('rewards'),
  find,
  replace,
})
const fate = (id: string, find: string, replace: string): Mutant => ({
  id,
  file: src('destiny'),
  find,
  replace,
})

/** Each starting and destiny card without its reward, or with another. */
export const starting: readonly Mutant[] = [
  start('S01', `OSIRIS, 5 | QUIET | PAINLESS, by`, `OSIRIS, 4 | QUIET | PAINLESS, by`),
  start('S01', `OSIRIS, 5 | QUIET | PAINLESS, by`, `OSIRIS, 5 | QUIET, by`),
  start('S02', `3 | QUIET | PAINLESS | (LIMESTONE_GRANITE << DISTRICTS)`, `3 | QUIET | PAINLESS`),
  start(
    'S02',
    `3 | QUIET | PAINLESS | (LIMESTONE_GRANITE << DISTRICTS)`,
    `3 | QUIET | (LIMESTONE_GRANITE << DISTRICTS)`,
  ),
  start('S03', `3 | QUIET | PAINLESS | (PAPYRUS_BREAD << DISTRICTS)`, `3 | QUIET | PAINLESS`),
  start(
    'S03',
    `3 | QUIET | PAINLESS | (PAPYRUS_BREAD << DISTRICTS)`,
    `3 | QUIET | (PAPYRUS_BREAD << DISTRICTS)`,
  ),
  start('S04', `W.gain, seat, 5, 15`, `W.gain, seat, 4, 15`),
  start('S05', `show(p, play, seat, TECHNOLOGY)`, `show(p, play, seat, BLESSING)`),
  start('S05', `p[DECK + family] = p[DECK + family]! | bitOf(other)`, ``),
  start('S06', `show(p, play, seat, BLESSING)`, `show(p, play, seat, TECHNOLOGY)`),
  start('S06', `p[DECK + family] = p[DECK + family]! | bitOf(other)`, ``),
  start('S07', `gain(p, play, seat, SCRIBE, 2, by)`, `{}`),
  start('S07', `gain(p, play, seat, GOLD, 1, by)`, `undefined`),
  start('S08', `gain(p, play, seat, resource, 1, by)`, `{}`),
  start('S09', `W.gain, seat, 3, LIMESTONE_GRANITE`, `W.gain, seat, 2, LIMESTONE_GRANITE`),
  start('S10', `W.gain, seat, 3, PAPYRUS_BREAD`, `W.gain, seat, 2, PAPYRUS_BREAD`),
  start('S11', `grow(p, play, seat, 3, by)`, `{}`),
  start('S11', `cheer(p, play, seat, 2, by)`, `undefined`),
  start('S12', `gain(p, play, seat, GOLD, 2, by)`, `undefined`),
  fate('A01', `gain(p, play, seat, SCRIBE, 1, by)`, `{}`),
  fate('A02', `gain(p, play, seat, GOLD, 1, by)`, `{}`),
  fate('A03', `grow(p, play, seat, 1, 'A03')`, `{}`),
  fate('A03', `cheer(p, play, seat, 1, 'A03')`, `{}`),
  fate('A04', `gain(p, play, seat, FAITH, 1, by)`, `{}`),
  ...['A01', 'A02', 'A03', 'A04'].map((id) => ({
    id,
    file: src('maat'),
    find: `? 5 : p[DESTINY + seat]! - 1`,
    replace: `? 5 : 0`,
  })),
]
