/** What can be chosen before a game of Aton. */
export const atonOptions = {
  'aton.option.red': 'Who plays Red',
  'aton.option.red.about': 'Red comes first where everything else is equal.',
  'aton.option.red.none': 'By lot',
  'aton.option.red.0': 'Seat 1',
  'aton.option.red.1': 'Seat 2',
} as const satisfies Record<string, string>
