/** Notices outside the tab. They name the game and the people: nothing that somebody could not know. */
export const notices = {
  'notice.turn': '{game}{people, plural, =0 {} one { with {names}} other { with {names}}}: it is your turn.',
  'notice.reminder':
    '{game}{people, plural, =0 {} one { with {names}} other { with {names}}}: half of your time for this turn is up.',
  'notice.invitation':
    '{game}{people, plural, =0 {} one { with {names}} other { with {names}}}: a rematch waits for you.',
  'notice.over': '{game}{people, plural, =0 {} one { with {names}} other { with {names}}}: the game is over.',
  'notice.summary.turn': 'It is your turn in {many, plural, one {# game} other {# games}}.',
  'notice.summary.invitation': '{many, plural, one {# rematch waits} other {# rematches wait}} for you.',
  'notice.summary.over': '{many, plural, one {# game is} other {# games are}} over.',
  'notice.test': 'This is a test. Your webhook works.',
  'notice.feed': 'Benben: notices for {name}',
} as const satisfies Record<string, string>
