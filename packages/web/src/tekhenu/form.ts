import { standard } from '@benben/tekhenu'
import { reconstructed, tekhenuPart } from '@benben/words/tekhenu'
import type { GameForm, Options } from '../app/game-form.ts'

const isSolo = ({ solo }: Options): boolean => solo !== undefined

export const form: GameForm = {
  part: tekhenuPart,
  key: (option, what) => (what === '' ? `tekhenu.option.${option}` : `tekhenu.option.${option}.${what}`),
  fields: [
    { name: 'solo', group: 'modules', values: ['easy', 'medium', 'hard'] },
    { name: 'soloStart', group: 'modules', values: ['random'], when: isSolo },
    { name: 'soloDecrees', group: 'modules', values: [8], when: isSolo },
    { name: 'soloBuildings', group: 'modules', values: [20], when: isSolo },
    { name: 'horus', group: 'options', values: ['printed'] },
  ],
  reconstructed: (words) => reconstructed(words, standard),
}
