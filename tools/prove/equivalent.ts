import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'

const LISTED = 'the compiler demands the codes that are used; the list itself is for the check of messages'
const TWICE =
  'B17 and B18, or B19 and B20, declare a god twice at most; the check is for positions laid by hand'

const ONCE = 'it is noted down only where technologies answer once a turn'

const REMEMBERED =
  'speed alone: what was found is remembered, and looked for within a bound of about this size'

const UNASKED =
  'speed alone: without such a card nothing is tried out, and a calm step comes out the same before and after it'

const CODES = [
  'D04',
  'R4',
  'R7',
  'R12',
  'R14',
  'R15',
  'R17',
  'R18',
  'R26',
  'R29',
  'R33',
  'R35',
  'R37',
  'R41',
  'R48',
]

const SETH_CODES = ['seth', 'conquest', 'Q20', 'draft', 'artifacts', 'Q34b', 'Q43', 'BX03', 'TX02', 'TS3']

/** Mutants that change nothing anybody could notice, each with its reason; by what `prove --all` prints, without the line's number. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CODES.map((code) => [`packages/tekhenu/src/codes.ts: '${code}', → nothing`, LISTED])),
  ...Object.fromEntries(
    SETH_CODES.map((code) => [`packages/tekhenu/src/seth/codes.ts: '${code}', → nothing`, LISTED]),
  ),
  ...Object.fromEntries(
    [
      'if (seat < 0 || !holdsInside(p, play, seat)) return false → ;',
      'seat < 0 || !holdsInside(p, play, seat) → (seat < 0)',
      'seat < 0 || !holdsInside(p, play, seat) → (!holdsInside(p, play, seat))',
      'wait.calm !== true && stack.kind(p) !== W.interrupt → (stack.kind(p) !== W.interrupt)',
    ].map((edit) => [`packages/tekhenu/src/interrupt.ts: ${edit}`, UNASKED]),
  ),
  'packages/tekhenu/src/decree-points.ts: symbolOf(printed, card) → (symbolOf(printed, card)) + 1':
    'only how many of them differ counts',
  ...Object.fromEntries(
    [
      'if (before !== undefined) return before → ;',
      'found.set(view, worth) → ;',
      '6000 → 6001',
      '6000 → 5999',
    ].map((edit) => [`packages/tekhenu/src/facts/proclaimed.ts: ${edit}`, REMEMBERED]),
  ),
  'packages/tekhenu/src/bastet.ts: play.rules.oncePerTurn && did(p, DID_T06) → (did(p, DID_T06))': ONCE,
  'packages/tekhenu/src/technologies.ts: play.rules.oncePerTurn && (p[FIRED]! & bitOf(card)) !== 0 → ((p[FIRED]! & bitOf(card)) !== 0)':
    ONCE,
  ...Object.fromEntries(
    [
      'changes.ts: tokens(p, seat, SCRIBE) > 0 → tokens(p, seat, SCRIBE) >= 0',
      'changes.ts: p[RECOLOURED]! > 0 → p[RECOLOURED]! >= 0',
    ].map((edit) => [
      `packages/tekhenu/src/${edit}`,
      'speed alone: what cannot be paid is refused value by value',
    ]),
  ),
  'packages/tekhenu/src/die-blessings.ts: if (extrasOf(p, opposite(p, play)) === 3) return → ;': TWICE,
  'packages/tekhenu/src/die-blessings.ts: extrasOf(p, god) < 3 → extrasOf(p, god) <= 3': TWICE,
  'packages/tekhenu/src/die-blessings.ts: 3 → 4': TWICE,
  'packages/tekhenu/src/die-blessings.ts: 3 → 2': TWICE,
}

/** The same for edits that stand in many places: by the line they stand on and what becomes of it. */
interface Pattern {
  readonly line: RegExp
  /** As `prove --all` prints it, after the file. */
  readonly edit: RegExp
  readonly reason: string
}

export const PATTERNS: readonly Pattern[] = [
  {
    line: /^several: /,
    edit: /./,
    reason: 'speed alone: `several` saves listing the answers to find out that there is more than one',
  },
  {
    line: /^for \(let \w+ = 0; \w+ < ([\w.]+|seats\(p\)); \w+\+\+\)/,
    edit: /^(\w+) < ([\w.]+|seats\(p\)) → \1 <= \2$/,
    reason: 'goes one past the end, where nobody is and nothing lies',
  },
  {
    line: /= take\(\d+\)$/,
    edit: /^(1 → 2|2 → 3)$/,
    reason: 'a cell more than is used',
  },
  {
    line: /./,
    edit: /^(bonus|draft|GIVES\[card\]!|RESOURCES\.forEach)\(.* → \(.*(\+ 1)?$/,
    reason: 'nobody reads what it returns',
  },
  {
    line: /^for \(let to = 1; to <= 6; to\+\+\)/,
    edit: /^(1 → 0|6 → 7)$/,
    reason: 'no die has such a face, and `hasFace` refuses it',
  },
  {
    line: /= -1( |$)/,
    edit: /^1 → 2$/,
    reason: 'any number below zero means none',
  },
]

const lines = new Map<string, readonly string[]>()

function lineOf(file: string, number: number): string {
  const all = lines.get(file) ?? readFileSync(join(ROOT, file), 'utf8').split('\n')
  lines.set(file, all)
  return all[number - 1]!.trim()
}

/** The pattern that a mutant matches, by what is shown of it. */
export function patternFor(shown: string): Pattern | undefined {
  const [, file, number, edit] = /^(.+?):(\d+): (.*)$/s.exec(shown) ?? []
  if (file === undefined) return undefined
  return PATTERNS.find((each) => each.edit.test(edit!) && each.line.test(lineOf(file, Number(number))))
}

export const reasonFor = (shown: string): string | undefined =>
  EQUIVALENT[shown.replace(/:\d+:/, ':')] ?? patternFor(shown)?.reason
