import type { atonText as en } from '../en/aton-text.ts'

export const atonText: Readonly<Record<keyof typeof en, string>> = {
  'aton.text.row': 'Rząd',
  'aton.text.empty': '{kind}, puste',
  'aton.text.held': '{kind}, {side}',
  'aton.text.kind.yellow': 'żółte',
  'aton.text.kind.green': 'zielone',
  'aton.text.kind.black': 'czarne',
  'aton.text.kind.blue': 'niebieskie',
  'aton.text.kind.bonus1': 'plus 1',
  'aton.text.kind.bonus2': 'plus 2',
  'aton.text.priests':
    'Kapłani tutaj: {red} {redPriests, plural, one {#} few {#} many {#} other {#}}, {blue} {bluePriests}.',
  'aton.text.pays.1': 'Punktowanie daje różnicę temu, kto ma więcej.',
  'aton.text.pays.2': 'Punktowanie daje 5 temu, kto ma więcej.',
  'aton.text.pays.3': 'Punktowanie daje po 1 za każdego własnego kapłana temu, kto ma więcej.',
  'aton.text.pays.4': 'Punktowanie daje po 3 za każde własne niebieskie pole temu, kto ma więcej.',
  'aton.text.now':
    'Teraz byłoby to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: {who}.',
  'aton.text.nobody': 'Teraz nikt by nic nie dostał.',
  'aton.text.realm': 'Królestwo Umarłych',
  'aton.text.dead':
    '{dead, plural, =0 {Nikt tu nie leży} one {Leży tu # kapłan} few {Leży tu # kapłanów} many {Leży tu # kapłanów} other {Leży tu # kapłana}}, {red} {redPriests}, {blue} {bluePriests}. {left, plural, =0 {Królestwo jest pełne.} one {Jeszcze # do punktowania.} few {Jeszcze # do punktowania.} many {Jeszcze # do punktowania.} other {Jeszcze # do punktowania.}}',
  'aton.text.players': 'Gracze',
  'aton.text.spaces': '{kind} {held} z {all}',
}
