import type { Key } from '@benben/words'
import type { GameRules } from '../../rules/game-rules.ts'

const GROUPS = {
  spaces: [
    ['yellow', 'end'],
    ['green', 'end'],
    ['black', 'scoring'],
    ['blue', 'scoring'],
    ['bonus', 'scoring'],
  ],
  pieces: [
    ['red-priest', 'board'],
    ['blue-priest', 'board'],
    ['token', 'assign'],
  ],
  marks: [
    ['lit', 'round'],
    ['ghost', 'round'],
    ['change', 'scoring'],
    ['temple', 'end'],
    ['crown', 'end'],
  ],
} as const

export const legend: GameRules['legend'] = (words) =>
  Object.entries(GROUPS).map(([title, signs]) => ({
    title: words.say(`aton.legend.${title}` as Key),
    signs: signs.map(([sign, to]) => ({
      sign,
      to,
      name: words.say(`aton.legend.name.${sign}`),
      about: words.say(`aton.legend.${sign}`),
    })),
  }))
