import type { operator as en } from '../en/operator.ts'

export const operator: Readonly<Record<keyof typeof en, string>> = {
  'operator.usage.backup':
    'npx benben backup [FILE]: zapisuje wszystko w nowym pliku SQLite, gdy serwer działa. BENBEN_DATA lub BENBEN_DB mówią, gdzie są dane.',
  'operator.usage.check':
    'npx benben check [FILE]: sprawdza kopię zapasową albo, bez FILE, dane serwera, który może działać.',
  'operator.usage.restore':
    'npx benben restore FILE: kopiuje kopię zapasową do pustego folderu danych (BENBEN_DATA) albo pustej bazy (BENBEN_DB).',
  'operator.usage.move':
    'BENBEN_DB=postgres://… npx benben move: kopiuje wszystko z folderu danych do pustej bazy PostgreSQL. Najpierw zatrzymaj serwer.',
  'operator.usage.tidy':
    'npx benben tidy [--waiting 30] [--running 365] [--finished 3650] [--guests 365]: po tylu dniach usuwa stoły bez zmian i gości bez stołu.',
  'operator.usage.forget':
    'npx benben forget TABLE SEAT: usuwa gościa z tego miejsca (1 to pierwsze). Jego miejsca zmieniają się w „dawny gracz”.',
  'operator.help': 'Dla administratora serwera (npx benben COMMAND --help): {commands}.',

  'operator.holds':
    '{guests, plural, one {# gość} few {# goście} many {# gości} other {# gościa}}, {tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}, {running, plural, one {# trwająca gra} few {# trwające gry} many {# trwających gier} other {# trwającej gry}}, {lines, plural, one {# linia} few {# linie} many {# linii} other {# linii}}.',
  'operator.sound': 'Nie znaleziono problemów. Każda trwająca gra może toczyć się dalej.',
  'operator.unsound':
    '{many, plural, one {Znaleziono # problem} few {Znaleziono # problemy} many {Znaleziono # problemów} other {Znaleziono # problemu}}.',
  'operator.damaged': 'Plik jest uszkodzony: {problem}',
  'operator.no-standing': 'Stół {place} nie ma stanu gry.',
  'operator.no-table': 'Są wiersze stołu {place}, ale nie ma takiego stołu.',
  'operator.wrong-lines': 'Linie stołu {place}: {found} zamiast {wanted}.',
  'operator.unknown-game': 'Stół {place}: ten Benben nie zna gry {game} albo jej wydania.',
  'operator.old-rules': 'Stół {place}: zasady gry {game} w tym Benben nie mogą odczytać jego pozycji.',
  'operator.unreadable': 'Nie można odczytać stołu {place}: {problem}',

  'operator.saved': 'Wszystko jest zapisane w {path}',
  'operator.moved':
    'Wszystko skopiowano do bazy. Uruchom serwer z tym samym BENBEN_DB. Pliki w {folder} nie są już używane.',
  'operator.tidied':
    'Usunięto: {waiting, plural, one {# czekający stół} few {# czekające stoły} many {# czekających stołów} other {# czekającego stołu}}, {running, plural, one {# porzuconą grę} few {# porzucone gry} many {# porzuconych gier} other {# porzuconej gry}}, {finished, plural, one {# skończoną grę} few {# skończone gry} many {# skończonych gier} other {# skończonej gry}}, {guests, plural, one {# gościa} few {# gości} many {# gości} other {# gościa}}.',
  'operator.forgotten':
    'Gość usunięty, zniknął z {many, plural, one {# stołu} few {# stołów} many {# stołów} other {# stołu}}.',
  'operator.former-player': 'dawny gracz',

  'operator.no-data': 'W {folder} nie ma danych. Ustaw BENBEN_DATA lub BENBEN_DB.',
  'operator.no-database': 'Ustaw BENBEN_DB na bazę PostgreSQL, do której ma trafić kopia.',
  'operator.no-file': 'Nie ma pliku {path}. Sprawdź ścieżkę.',
  'operator.exists': '{path} już istnieje i nie będzie nadpisany. Najpierw go przenieś.',
  'operator.not-empty': 'Baza nie jest pusta i nie będzie nadpisana. Utwórz nową.',
  'operator.newer': 'Zapisał to nowszy Benben. Użyj tamtego.',
  'operator.nobody': 'Nie siedzi tam żaden gość. Podaj stół po id, a miejsce po numerze.',
  'operator.failed': 'Nie udało się i nic się nie zmieniło: {problem}',
}
