import { LEVEL_NAMES } from '@benben/bots/levels'
import type { GameId } from '@benben/kernel'
import type { GameEntry } from './registry.ts'
import { loadSentences, withSentences } from './words.ts'

/** The games of this house, in the order in which they are offered. */
export const ENTRIES = {
  tekhenu: {
    icon: 'obelisk',
    solo: { name: 'Botankhamun', level: 'medium', options: { solo: 'medium' } },
    seats: { min: 2, max: 4 },
    bots: LEVEL_NAMES,
    words: () => withSentences(['tekhenu'], async () => (await import('@benben/words/tekhenu')).tekhenuPart),
    text: async () => (await import('@benben/words/tekhenu-text')).loadTableText(),
    moduleWords: {
      isNeeded: (options) =>
        Object.entries(options as object).some(
          ([name, value]) =>
            ['seth', 'solo', 'vizier'].includes(name) && value !== undefined && value !== false,
        ),
      load: () => loadSentences('tekhenu-modules'),
    },
    picture: async () => (await import('../tekhenu/index.ts')).loadPicture(),
    seatColour: (_, seat) => `var(--seat-${seat})`,
    form: () => withSentences(['tekhenu-options'], async () => (await import('../tekhenu/form.ts')).form),
    rules: () =>
      withSentences(
        ['tekhenu-rules', 'tekhenu-options'],
        async () => (await import('../tekhenu/rules/index.ts')).rules,
      ),
  },
  aton: {
    icon: 'sun',
    seats: { min: 2, max: 2 },
    bots: LEVEL_NAMES,
    words: () => withSentences(['aton'], async () => (await import('@benben/words/aton')).atonPart),
    picture: async () => (await import('../aton/index.ts')).picture,
    seatColour: (view, seat) => ((view as { red: number }).red === seat ? 'var(--red)' : 'var(--blue)'),
    form: async () => (await import('../aton/form.ts')).form,
    rules: () => withSentences(['aton-rules'], async () => (await import('../aton/rules/index.ts')).rules),
  },
} satisfies Record<GameId, GameEntry>
