import { UNASKED, LAID } from './reasons.ts'

const ITSELF = 'a question with one answer answers itself'

const MORE = 'one more for each of them changes no comparison'

const SOONER = 'speed alone: what no other value helps is known without trying them'

const OFFERED =
  'nothing that comes between an offer and its question makes it impossible; the check is for positions laid by hand'

const IN_HAND =
  'a die in hand is looked at anyway in the own turn, and without one every payment leaves it usable'

/** The same for edits that stand in many places: by the line they stand on and what becomes of it. */
export interface Pattern {
  /** Only in files whose path ends so. */
  readonly file?: string
  readonly line: RegExp
  /** As `prove --all` prints it, after the file. */
  readonly edit: RegExp
  readonly reason: string
}

export const PATTERNS: readonly Pattern[] = [
  {
    file: '/codes.ts',
    line: /^'\w+',$/,
    edit: / → nothing$/,
    reason: 'the compiler demands the codes that are used; the list itself is for the check of messages',
  },
  {
    line: /^several: /,
    edit: /./,
    reason: 'speed alone: `several` saves listing the answers to find out that there is more than one',
  },
  {
    line: /^for \(let \w+ = (0|from); \w+ < ([\w.]+|seats\(p\)); \w+\+\+\)/,
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
    edit: /^(bonus|draft|GIVES\[card\]!|RESOURCES\.forEach)\(.* → \(.*(\+ 1)?$|^(cover|lay|keepDecree)\(.* → \(.* \+ 1$/,
    reason: 'nobody reads what it returns',
  },
  {
    line: /^for \(let to = 1; to <= 6; to\+\+\)/,
    edit: /^(1 → 0|6 → 7)$/,
    reason: 'no die has such a face, and `hasFace` refuses it',
  },
  {
    line: /= -1( |$)|^return -1$|\? colour : -1\)/,
    edit: /^1 → 2$/,
    reason: 'any number below zero means none',
  },
  {
    line: /^for \(let space = 0; space < 25; space\+\+\)$/,
    edit: /^25 → 26$/,
    reason: 'after the last space lies a tile at Ra, which nobody owns',
  },
  {
    file: '/decree-points.ts',
    line: /^\[D23\]: \(\) => 0,$/,
    edit: /^0 → 1$/,
    reason: 'D23 is played, never scored',
  },
  {
    line: /decreePoints\(p, (at, seat, card|play, seat, D08), 0\)$/,
    edit: /^0 → 1$/,
    reason: 'only D04 counts tithes, and it is counted apart',
  },
  {
    line: /^let best: DecreeChoice = /,
    edit: /^(0 → 1|1 → 2)$/,
    reason: 'the first choice that is weighed replaces it',
  },
  {
    file: '/decree-points.ts',
    line: /^if \(doubled === 0 && !set\.some\(isPaidFor\)\) return points$/,
    edit: /^0 → 1$/,
    reason: 'D01 shares its symbol with D03, which would double it',
  },
  {
    file: '/decree-points.ts',
    line: /^consider\(i \+ 1\)$/,
    edit: /^1 → 0$/,
    reason: 'a decree shares its symbol with itself',
  },
  {
    file: '/printed.ts',
    line: /^statues: \[0, /,
    edit: /^0 → 1$/,
    reason: 'nobody plays without players',
  },
  {
    file: '/tiles.ts',
    line: /^if \(whyNot\(p, play, stack\.get\(p, 0\), stack\.get\(p, 1\), stack\.get\(p, 2\)\)/,
    edit: /^2 → 3$/,
    reason: OFFERED,
  },
  { file: '/tiles.ts', line: /^stack\.pop\(p\)$/, edit: /^stack\.pop\(p\) → ;$/, reason: OFFERED },
  { file: '/tiles.ts', line: /^return false$/, edit: /^false → true$/, reason: OFFERED },
  {
    file: '/seth/state.ts',
    line: /^export const REACHED_UP = TURN_NOTES \+ 2$/,
    edit: /^2 → 3$/,
    reason: 'each note has a cell of its own all the same',
  },
  {
    file: '/src/dice.ts',
    line: /^for \(let i = DICE_PER_SEAT - 1; i >= 0; i--\) \{$/,
    edit: /^1 → 2$/,
    reason: 'a seat takes four dice between two phases of Maat, and there is room for six',
  },
  {
    file: '/bonuses.ts',
    line: /^const bit = 1 << \(god \* MOST_SEATS \+ seat\)/,
    edit: /^1 → 2$/,
    reason: 'each has a bit of its own all the same',
  },
  {
    file: '/decree-points.ts',
    line: /^return best < 0 \? -1 : points \+ best$/,
    edit: /^1 → [02]$/,
    reason: 'what cannot be paid loses to the same choice without it',
  },
  {
    file: '/hathor.ts',
    line: /^if \(kinds\.length > 1\) \{$/,
    edit: /^(1 → 0|kinds\.length > 1 → kinds\.length >= 1)$/,
    reason: ITSELF,
  },
  {
    file: '/later-costs.ts',
    line: /^for \(let level = stack\.depth\(p\) - 2; level >= 0; level--\)/,
    edit: /^(2 → 1|0 → 1|level >= 0 → level > 0)$/,
    reason: 'the frame at the bottom and the payment on top bring nothing',
  },
  {
    file: '/later-costs.ts',
    line: /^(if|else if) \(kind === W\b.* && own\)/,
    edit: /^kind === (W\S+) && own → \(kind === \1\)$/,
    reason: 'inside an action only the seat that performs it pays',
  },
  {
    file: '/later-costs.ts',
    line: /^(happiness|population) \+= bonus\?\./,
    edit: /^0 → 1$/,
    reason: 'nobody pays inside an action of Seth, whose statues alone bring another bonus',
  },
  {
    file: '/produce.ts',
    line: /^\[B21\]: \{ token: GOLD, amount: 0, /,
    edit: /^token: GOLD, → nothing$/,
    reason: 'none of it comes',
  },
  {
    file: '/payment.ts',
    line: /^(const out = printed < 0 \?|if \(paid >= 0\) settlePayment)/,
    edit: /^(0 → 1|printed < 0 → printed <= 0|paid >= 0 → paid > 0)$/,
    reason: 'nobody is asked to pay nothing',
  },
  {
    file: '/payment.ts',
    line: /^if \(tokens\(p, seat, GOLD\) === 0\) return false$/,
    edit: /^(false → true|if .* → ;)$/,
    reason: `without gold there is one way to pay: ${ITSELF}`,
  },
  {
    file: '/payment.ts',
    line: /^if \(all\.length < 2 \|\| \(stack\.get\(p, 3\) === 0 && /,
    edit: /^(2 → 1|3 → 4|stack\.get\(p, 3\) === 0 && (\(.*\)) → \(\2\)|p\[ACTIVE\] !== seat \|\| p\[DIE_FACE\] === 0 → \(p\[ACTIVE\] !== seat\))$/,
    reason: IN_HAND,
  },
  {
    file: '/die-blessings.ts',
    line: /^demandPayment\(p, seat, costOf\(SCRIBE, 1\), 0, 1\)$/,
    edit: /^1 → [02]$/,
    reason: IN_HAND,
  },
  {
    file: '/populace.ts',
    line: /^for \(let section = 2; section < 4; section\+\+\)/,
    edit: /^(2 → 1|4 → 5|section < 4 → section <= 4)$/,
    reason: 'the first two sections are open from the beginning, and there is no fifth',
  },
  {
    file: '/src/ra.ts',
    line: /^if \(tile === 0 \|\| p\[TEMPLE \+ space\] !== 0 \|\| p\[PILLARS_LEFT/,
    edit: /^false → true$/,
    reason: LAID,
  },
  {
    file: '/src/ra.ts',
    line: /^for \(let slot = 0; slot < SLOTS; slot\+\+\) if/,
    edit: /^0 → 1$/,
    reason: 'the first slot is filled: the other tiles slide there',
  },
  {
    file: '/reckoning.ts',
    line: /^for \(let paid = 1; paid <= most; paid\+\+\)/,
    edit: /^1 → 0$/,
    reason: 'to pay nothing is the way it begins with',
  },
  {
    file: '/interrupt.ts',
    line: /^return wait\.calm !== true && /,
    edit: /^true → false$/,
    reason: UNASKED,
  },
  {
    file: '/seth/bag.ts',
    line: /^for \(let i = 0; i < SECTIONS; i\+\+\) \{$/,
    edit: /^0 → 1$/,
    reason: 'the first section lies in the sun',
  },
  {
    file: '/seth/regions.ts',
    line: /^for \(let region = 1; region <= REGIONS; region\+\+\) \{$/,
    edit: /^1 → 0$/,
    reason: 'region 0 lies in no column',
  },
  {
    file: '/seth/statues.ts',
    line: /^if \(many > 0\) stack\.push\(p, XW\.lessons/,
    edit: /^many > 0 → many >= 0$/,
    reason: 'no lesson is over at once',
  },
  {
    line: /whyNot\(p, play, seat, THOTH, 1\) (!==|===) undefined\)/,
    edit: /^1 → [02]$/,
    reason: 'Thoth takes one card for nothing with a 1 and a 2 alike',
  },
  {
    file: '/seth/cults.ts',
    line: /^const \[a, b, c\] = \[stack\.get/,
    edit: /^2 → 1$/,
    reason: 'only a building in a region holds a third number, and any above 0 says that it is built',
  },
  {
    file: '/seth/cults.ts',
    line: /^cheered\?\.\(/,
    edit: /→ ;$/,
    reason: 'the rules below it have nothing to say to happiness',
  },
  {
    line: /bonusOf\(p, play, die\)|die\.value \+ \(isWarband|pointsAt\(p, space\)|^\['own', .*ownBuildingsInLine/,
    edit: /\+ 1$/,
    reason: MORE,
  },
  { file: '/solo/ra.ts', line: /^\['inner', /, edit: /^1 → 2$/, reason: MORE },
  {
    file: '/solo/rules.ts',
    line: /^while \(value < WHEEL_GODS\.length/,
    edit: /<=/,
    reason: 'a god without a value brings what the last one brings, as if it were a seventh',
  },
  {
    file: '/take.ts',
    line: /^if \(p\[DICE \+ section \* MOST_COLOURS \+ colour\] === 0\) continue$/,
    edit: /→ ;$/,
    reason: 'speed alone: where no die lies none is offered',
  },
  {
    file: '/take.ts',
    line: /^play\.rules\.gods\[.*\.anyValue === true &&$/,
    edit: /^true → false$/,
    reason: SOONER,
  },
  {
    file: '/take.ts',
    line: /^\(held\(p, BLESSING, seat\) & EXTRAS\) === 0$/,
    edit: /^0 → 1$/,
    reason: SOONER,
  },
  {
    file: '/seth/cults.ts',
    line: /^if \(stack\.get\(p, 2\) === 1 && answers\(/,
    edit: /^(1 → 0|stack\.get\(p, 2\) === 1 → !\(stack\.get\(p, 2\) === 1\))$/,
    reason: 'before the building or after it, the cult lies below what the building brings',
  },
  {
    file: '/solo/ra.ts',
    line: /NEIGHBOURS\[space\]!\.every\(\(beside\) => beside >= 0\)$/,
    edit: /^(0 → 1|beside >= 0 → beside > 0)$/,
    reason: 'the first space of the temple lies beside none that is inside',
  },
  {
    file: '/solo/osiris.ts',
    line: /^let found = 0$/,
    edit: /^0 → 1$/,
    reason: MORE,
  },
  {
    file: '/solo/die.ts',
    line: /^if \(own\.length === 0\) return \[tied, 'highest'\]/,
    edit: /^'highest' → nothing$/,
    reason: 'what is level is drawn by chance, and that is the reason told',
  },
]
