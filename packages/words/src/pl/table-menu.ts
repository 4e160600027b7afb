import type { tableMenu as en } from '../en/table-menu.ts'

/** The menu of a table. A browser loads it when the menu is opened. */
export const tableMenu: Readonly<Record<keyof typeof en, string>> = {
  'company.this-table': 'Ten stół',
  'company.away': 'Kogoś nie ma',
  'company.take-over': 'Niech bot zagra na tym miejscu: {name}',
  'company.take-over.about':
    '{agreed, plural, =0 {Nikt się jeszcze nie zgadza.} one {Zgoda: # z {all}.} few {Zgoda: # z {all}.} many {Zgoda: # z {all}.} other {Zgoda: # z {all}.}} {name} może wrócić na miejsce przy każdej decyzji.',
  'company.take-over.later':
    'Turami gra się bez pośpiechu: zgodzić się można od {when}, gdy stół poczeka dobę na gracza {name}.',
  'company.agree': 'Zgoda',
  'company.withdraw': 'Wycofaj',
  'company.look-back': 'Obejrzyj wstecz',
  'company.look-back.about': 'Gra do tej chwili, widziana z twojego miejsca.',
  'company.leave': 'Wyjdź',
  'company.leave-now': 'Wyjdź na razie',
  'company.leave-now.online': 'Twoje miejsce zostaje twoje. Wrócisz linkiem albo ze swoich gier.',
  'company.leave-now.local': 'Gra jest zapisana w tej przeglądarce. Wrócisz do niej ze swoich gier.',
  'company.offer': 'Zaproponuj koniec przed czasem',
  'company.offer.about':
    'Gra kończy się bez zwycięzcy, gdy {all, plural, one {się zgodzisz} few {wszyscy (#) się zgodzą} many {wszyscy (#) się zgodzą} other {wszyscy (#) się zgodzą}}. {offered, plural, =0 {} one {Na razie zgoda: #.} few {Na razie zgoda: #.} many {Na razie zgoda: #.} other {Na razie zgoda: #.}} Twój ruch wycofuje propozycję.',
  'company.offer.yes': 'Zaproponuj',
  'company.concede': 'Poddaj grę',
  'company.concede.ends':
    'Gra kończy się natychmiast twoją przegraną. Punkty są takie jak przy punktowaniu teraz.',
  'company.concede.bot':
    'Gra toczy się dalej: bot ({bot}) zajmuje twoje miejsce na stałe, zapis to odnotuje, a ty nie wygrywasz. Nie możesz wrócić.',
  'company.concede.do': 'Poddaj tę grę',
  'company.concede.not': 'Graj dalej',
  'company.happened': 'Co się stało',
  'web.watch-link.about': 'Z tym linkiem każdy może oglądać; zakryte karty pozostają zakryte.',
}
