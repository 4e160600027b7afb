/** What can be said before it is asked in Tekhenu. */
export const tekhenuAhead = {
  'tekhenu.ahead.bread': 'Pay the bread I owe',
  'tekhenu.ahead.bread.about': 'At a scoring: all of it, in bread. If you do not have enough, you are asked.',
  'tekhenu.ahead.no-faith': 'Lay no faith',
  'tekhenu.ahead.no-faith.about': 'When Maat weighs the deeds, whatever the others lay.',
  'tekhenu.ahead.silence': 'Play no decree before the last scoring',
  'tekhenu.ahead.silence.about':
    'Everybody who might hold Last Word is asked. Going on tells nobody whether you hold it.',
  'tekhenu.ahead.no-swap': 'Decline swaps',
  'tekhenu.ahead.no-swap.about':
    'When the cult power of somebody else lets you swap a resource for gold or a scribe.',
} as const satisfies Record<string, string>
