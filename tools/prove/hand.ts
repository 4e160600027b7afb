import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'
import type { Mutant } from './mutant.ts'

/** What no generated mutant can say: where `find` stands (exactly once), `replace` goes. */
interface ByHand {
  readonly id: string
  readonly file: string
  readonly find: string
  readonly replace: string
  /** Why no dropped statement, turned condition or moved number shows it. */
  readonly reason: string
}

const BY_HAND: readonly ByHand[] = [
  {
    id: 'C18',
    file: 'src/seth/conquered.ts',
    find: 'const by = `conquest ${conquestName(tile)}`\n  const times',
    replace: 'const by = conquestName(tile)\n  const times',
    reason: 'it is about a name',
  },
  {
    id: 'Q02',
    file: 'src/seth/die.ts',
    find: 'payDie(p, play, seat, p[DIE_AS]!, godValue(p)) //',
    replace: 'payDie(p, play, seat, p[DIE_AS]!, 4) //',
    reason: 'it is about which of two values counts',
  },
  {
    id: 'case 6',
    file: 'src/seth/die.ts',
    find: 'payDie(p, play, seat, p[DIE_AS]!, godValue(p)) //',
    replace: 'payDie(p, play, seat, p[DIE_AS]!, 4) //',
    reason: 'it is about which of two values counts',
  },
  {
    id: 'Q31d',
    file: 'src/seth/statues.ts',
    find: 'if (many > 0) stack.push(p, XW.lessons, seat, many)',
    replace: 'stack.push(p, XW.lessons, seat, Math.max(1, many))',
    reason: 'it is about something that does not happen',
  },
  {
    id: 'Q40',
    file: 'src/seth/destiny.ts',
    find: 'p[PRIESTS + seat]! >= priceOfArtifact(artifact)',
    replace: 'p[PRIESTS + seat]! + 3 >= priceOfArtifact(artifact)',
    reason: 'it is about what does not pay',
  },
  {
    id: 'BS1',
    file: 'src/solo-seth/die.ts',
    find: '.map((group): Group => ({ ...group, narrow: byStatue }))',
    replace: '',
    reason: 'it is about one field of a row',
  },
  {
    id: 'BS3',
    file: 'src/solo-seth/horus.ts',
    find: '  if (space < 0) return // BS3',
    replace: '  if (space < 0) return stack.push(p, W.bonuses, BOT, THOTH, honouring(p, THOTH))',
    reason: 'it is about something that does not happen',
  },
  {
    id: 'Q22b',
    file: 'src/seth/conquest.ts',
    find: '  p[CONQUEST + space] = tile // Q22b\n',
    replace: '  p[CONQUEST + space] = tile\n  play.rules.reap?.(p, play, seat, space)\n',
    reason: 'it is about something that does not happen',
  },
]

/** The mutants by hand of a package, as edits. */
export function byHand(folder: string): Mutant[] {
  return BY_HAND.map(({ id, file: path, find, replace }) => {
    const file = `${folder}/${path}`
    const [before, after, ...more] = readFileSync(join(ROOT, file), 'utf8').split(find)
    if (after === undefined || more.length > 0)
      throw new Error(`the mutant of ${id} by hand must fit exactly once into ${file}`)
    const start = before!.length
    return {
      id,
      file,
      start,
      end: start + find.length,
      text: replace,
      shown: `${file}: ${find} → ${replace}`,
    }
  })
}
