import type { company as en } from '../en/company.ts'

export const company: Readonly<Record<keyof typeof en, string>> = {
  'company.menu': 'Menu stołu',
  'company.yours':
    'Osoba, która założyła ten stół, odeszła. Teraz stół jest twój: możesz uzupełnić go botami, usunąć kogoś albo go odwołać.',
  'company.goes-on': 'Ta gra zaczyna od chwili z innej gry. Kości i karty są odtąd losowane na nowo.',
  'company.offer.agree': 'Zgoda',
  'company.kept': 'Gra za ciebie {bot}.',
  'company.lost': 'Gra poddana. Na twoim miejscu gra {bot}.',
  'company.take-back': 'Wróć na miejsce',
  'company.offered': '{name} proponuje zakończyć grę przed czasem.',
  'company.fill': 'Bot: {bot}',
  'company.fill.label': 'Posadź bota na miejscu {seat}',
  'company.fill-all': 'Dodaj boty i zacznij',
  'company.take-out': 'Usuń: {name}',
  'company.cancel': 'Zamknij stół',
  'company.cancel.sure': 'Na pewno zamknij',
  'company.stand-up': 'Zwolnij moje miejsce',
  'company.title': '({waiting}) {name}',
  'company.notice.turn': '{game}: twoja tura.',
  'company.notice.reminder': '{game}: mija połowa twojego czasu na tę turę.',
  'company.notice.invited': '{game}: czeka na ciebie rewanż.',
  'company.notice.over': '{game}: koniec gry.',
  'company.option.notices': 'Powiadomienia: skąd wiem, że moja tura',
  'company.next': 'Następna',
  'company.next.about': '{game} czeka na ciebie',
  'company.invited': 'Rewanż? Siadaj',
  'company.accept': 'Przyjmij rewanż',
  'company.watchers':
    '{watchers, plural, =0 {Nikt nie ogląda} one {# ogląda} few {# oglądają} many {# ogląda} other {# ogląda}}',
  'company.watching': 'Oglądasz grę',
}
