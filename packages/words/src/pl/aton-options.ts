import type { atonOptions as en } from '../en/aton-options.ts'

export const atonOptions: Readonly<Record<keyof typeof en, string>> = {
  'aton.option.red': 'Kto gra Czerwonym',
  'aton.option.red.about': 'Czerwony jest pierwszy, gdy wszystko inne jest równe.',
  'aton.option.red.none': 'Losowo',
  'aton.option.red.0': 'Miejsce 1',
  'aton.option.red.1': 'Miejsce 2',
}
