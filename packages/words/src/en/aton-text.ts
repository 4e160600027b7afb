/** Aton as a page that is read aloud: nothing shortened to a letter. */
export const atonText = {
  'aton.text.row': 'Row',
  'aton.text.empty': '{kind}, empty',
  'aton.text.held': '{kind}, {side}',
  'aton.text.kind.yellow': 'yellow',
  'aton.text.kind.green': 'green',
  'aton.text.kind.black': 'black',
  'aton.text.kind.blue': 'blue',
  'aton.text.kind.bonus1': 'plus 1',
  'aton.text.kind.bonus2': 'plus 2',
  'aton.text.priests':
    '{red} has {redPriests, plural, one {# priest} other {# priests}} here, {blue} {bluePriests}.',
  'aton.text.pays.1': 'A scoring pays the difference to whoever has more.',
  'aton.text.pays.2': 'A scoring pays 5 to whoever has more.',
  'aton.text.pays.3': 'A scoring pays one for each own priest to whoever has more.',
  'aton.text.pays.4': 'A scoring pays 3 for each own blue space to whoever has more.',
  'aton.text.now': 'Now that would be {points, plural, one {# point} other {# points}} for {who}.',
  'aton.text.nobody': 'Now that would be nothing for anybody.',
  'aton.text.realm': 'Realm of the dead',
  'aton.text.dead':
    '{dead, plural, =0 {Nobody lies} one {# priest lies} other {# priests lie}} there, {red} {redPriests}, {blue} {bluePriests}. {left, plural, =0 {The realm is full.} one {# more brings a scoring.} other {# more bring a scoring.}}',
  'aton.text.players': 'Players',
  'aton.text.spaces': '{kind} {held} of {all}',
} as const satisfies Record<string, string>
