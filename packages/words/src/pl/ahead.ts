import type { ahead as en } from '../en/ahead.ts'

/** What is said before it is asked. A browser loads it with the menu of a table online. */
export const ahead: Readonly<Record<keyof typeof en, string>> = {
  'ahead.title': 'Odpowiedz z góry',
  'ahead.about':
    'Gdy padnie pytanie, serwer od razu odpowie w twoim imieniu. Nikt się nie dowie, że odpowiedź była dana wcześniej.',
  'ahead.undo': 'Cofnięcie takiego ruchu wycofuje też odpowiedź.',
  'ahead.ask': 'Pytaj mnie',
  'ahead.once': 'Następnym razem',
  'ahead.always': 'Zawsze',
}
