import type { atonOptions as en } from '../en/aton-options.ts'

/** What can be chosen before a game of Aton. */
export const atonOptions: Readonly<Record<keyof typeof en, string>> = {
  'aton.option.red': 'Qui joue Rouge',
  'aton.option.red.about': 'Rouge passe devant quand tout le reste est égal.',
  'aton.option.red.none': 'Au hasard',
  'aton.option.red.0': 'Place 1',
  'aton.option.red.1': 'Place 2',
}
