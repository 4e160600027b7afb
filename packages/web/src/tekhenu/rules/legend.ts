import { sethOf, vizierOf, type TekhenuView } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { GameRules, LegendSign } from '../../rules/game-rules.ts'
import { capital, sayOf } from '../say.ts'

/** Signs by groups, each with the page that tells more. */
const GROUPS = {
  own: [
    ['vp', 'end'],
    ['papyrus', 'produce'],
    ['bread', 'produce'],
    ['limestone', 'produce'],
    ['granite', 'produce'],
    ['gold', 'gold'],
    ['scribe', 'scribes'],
    ['faith', 'maat'],
  ],
  people: [
    ['population', 'bastet'],
    ['happiness', 'bastet'],
    ['building', 'limits'],
    ['statue', 'horus'],
    ['pillar', 'ra'],
    ['ankh', 'destiny'],
    ['destiny', 'destiny'],
  ],
  light: [
    ['sunny', 'purity'],
    ['shaded', 'purity'],
    ['dark', 'purity'],
    ['pure', 'purity'],
    ['tainted', 'purity'],
    ['forbidden', 'purity'],
    ['hammer', 'produce'],
    ['die', 'dice'],
    ['bag', 'rotation'],
  ],
  gods: [
    ['horus', 'horus'],
    ['ra', 'ra'],
    ['hathor', 'hathor'],
    ['bastet', 'bastet'],
    ['thoth', 'thoth'],
    ['osiris', 'osiris'],
    ['anubis', 'anubis'],
  ],
  cards: [
    ['blessing', 'blessings'],
    ['technology', 'technologies'],
    ['decree', 'decrees'],
    ['symbols', 'decrees'],
    ['starting', 'setup'],
    ['lock', 'thoth'],
  ],
  when: [
    ['rotation', 'rotation'],
    ['scales', 'maat'],
    ['hourglass', 'scoring'],
  ],
} as const

const SETH = [
  ['seth', 'seth'],
  ['warrior', 'warband'],
  ['priest', 'warband'],
  ['blood', 'seth-maat'],
  ['conquest', 'conquest'],
  ['cult', 'cults'],
  ['artifact', 'artifacts'],
] as const

/** Marks of the table that stand for no thing in the box. */
const MARKS = [
  ['lit', 'turn'],
  ['new', 'turn'],
  ['gain', 'turn'],
  ['change', 'turn'],
  ['seats', 'table'],
  ['again', 'ra'],
  ['unchecked', 'editions'],
] as const

/** A sign is called as the table calls it, where it does. */
const nameOf = (words: Words, sign: string): string =>
  sayOf(words, `tekhenu.legend.name.${sign}`) ||
  capital(
    [
      `tekhenu.token.${sign}`,
      `tekhenu.god.${sign}`,
      `tekhenu.light.${sign}`,
      `tekhenu.purity.${sign}`,
      `tekhenu.family.${sign}`,
    ]
      .map((key) => sayOf(words, key))
      .find((name) => name !== '') ?? sign,
  )

const signOf = (words: Words, [sign, to]: readonly [string, string]): LegendSign => ({
  sign,
  to,
  name: nameOf(words, sign),
  about: sayOf(words, `tekhenu.legend.${sign === 'seth' ? 'seth-god' : sign}`),
})

/** What this table has: signs of modules only where they are played. */
export const legend: GameRules['legend'] = (words, seen) => {
  const view = seen?.game === 'tekhenu' ? (seen.view as TekhenuView | null) : null
  const withSeth = view === null || sethOf(view) !== undefined
  const groups = Object.entries(GROUPS).map(([title, signs]) => ({
    title: sayOf(words, `tekhenu.legend.${title}`),
    signs: signs.map((each) => signOf(words, each)),
    // Which colour is pure, tainted or forbidden in which light.
    ...(title === 'light' ? { picture: withSeth ? 'purity' : 'base-purity' } : {}),
  }))
  const seth = withSeth ? SETH.map((each) => signOf(words, each)) : []
  const vizier =
    view === null || vizierOf(view) !== undefined ? [signOf(words, ['vizier', 'vizier'] as const)] : []
  const marks = MARKS.map((each) => signOf(words, each))
  return [
    ...groups,
    ...(seth.length === 0 ? [] : [{ title: words.say('tekhenu.legend.seth'), signs: seth }]),
    { title: words.say('tekhenu.legend.marks'), signs: [...vizier, ...marks] },
  ]
}
