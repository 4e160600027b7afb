import { atonPart } from '@benben/words/aton'
import type { GameForm } from '../app/game-form.ts'

export const form: GameForm = {
  part: atonPart,
  key: (option, what) => (what === '' ? `aton.option.${option}` : `aton.option.${option}.${what}`),
  fields: [{ name: 'red', group: 'options', values: [0, 1] }],
}
