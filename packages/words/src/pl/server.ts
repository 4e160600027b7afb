import type { server as en } from '../en/server.ts'

export const server: Readonly<Record<keyof typeof en, string>> = {
  'server.not-a-number': '{name} ma wartość „{found}”, a musi być liczbą całkowitą od {min} do {max}.',
  'server.not-an-origin':
    'BENBEN_ORIGIN ma wartość „{found}”, a musi być adresem, pod którym gracze znajdują Benben, bez ścieżki: https://play.example',
  'server.proxy-without-origin':
    'Za serwerem proxy Benben nie zna własnego adresu. Ustaw BENBEN_ORIGIN na adres, pod którym znajdują go gracze, na przykład https://play.example',
  'server.not-a-way': 'BENBEN_NOTICES musi zawierać niektóre z: {known}, po przecinkach, albo none.',
  'server.build-failed':
    'Nie udało się zbudować stołu dla przeglądarki. Błąd jest powyżej. Ustaw BENBEN_WEB=none, aby działać bez niego.',
  'server.open': 'Benben działa pod adresem {url}',
  'server.kept': 'Dane są w {folder}',
  'server.port-used': 'Port {port} jest zajęty. Wybierz inny: PORT={other} npm start',
  'server.port-forbidden': 'Nie wolno ci używać portu {port}. Wybierz inny: PORT={other} npm start',
  'server.data': 'Nie można użyć folderu {folder} ({code}). Ustaw BENBEN_DATA na folder z prawem zapisu.',
  'server.newer-store': 'Dane w {folder} zapisał nowszy Benben. Uruchom tamten.',
  'server.data-in-use':
    'Folderu {folder} używa inny Benben. Najpierw go zatrzymaj albo ustaw BENBEN_DATA na inny folder.',
  'server.data-empty':
    '{file} jest pusty, więc jego treść przepadła. Wstaw kopię zapasową albo usuń go, aby zacząć od nowa.',
  'server.data-damaged':
    '{file} jest uszkodzony. Wstaw kopię zapasową (całego folderu, przy zatrzymanym Benben) albo przenieś go, aby zacząć od nowa.',
  'server.data-no-file':
    'Brakuje {file}, ale jest {file}-wal. Przywróć plik albo kopię zapasową folderu; aby zacząć od nowa, usuń też {file}-wal.',
  'server.data-no-wal':
    'Benben nie został poprawnie zatrzymany i brakuje {file}-wal z ostatnimi ruchami. Przywróć ten plik albo kopię zapasową folderu. Jeśli przepadł na zawsze albo scaliło go jakieś narzędzie, utwórz pusty plik o tej nazwie.',
  'server.stalled':
    'Benben był zbyt długo zablokowany, więc zakończył go strażnik. Każdy potwierdzony ruch jest zapisany; uruchom go ponownie.',
  'server.slow-stop':
    'Zatrzymywanie trwało zbyt długo, więc Benben zakończył strażnik. Każdy potwierdzony ruch jest zapisany.',
  'server.not-a-database':
    'BENBEN_DB musi być adresem bazy danych PostgreSQL: postgres://user:password@host/database',
  'server.kept-in': 'Dane są w bazie PostgreSQL {database}',
  'server.database': 'Nie można użyć bazy PostgreSQL {database}: {problem}. Sprawdź BENBEN_DB.',
  'server.other-version':
    'Bazy {database} używają serwery innej wersji, z innymi zasadami lub tabelami. Zatrzymaj je wszystkie, potem uruchom ten.',
  'server.newer-database': 'Bazę {database} zapisał nowszy Benben. Uruchom tamten.',
  'server.short-token':
    'BENBEN_OPERATOR musi mieć co najmniej {least} znaków bez spacji, żeby nikt go nie odgadł.',
  'server.not-on-or-off': '{name} musi mieć wartość on lub off, a nie „{found}”',
  'server.not-a-log': 'BENBEN_LOG musi mieć jedną z wartości: {known}',
  'operator.title': 'Benben: administrator',
  'operator.token': 'Token',
  'operator.open': 'Otwórz',
  'operator.wrong-token': 'To nie jest token tego serwera.',
  'operator.tables': 'Najnowsze stoły',
  'operator.game': 'Gra',
  'operator.status': 'Stan',
  'operator.people': 'Miejsca',
  'operator.since': 'Ostatnia zmiana (UTC)',
  'operator.moves': 'Ruchy',
  'operator.bans': 'Blokady',
  'operator.kind': 'Rodzaj',
  'operator.guest': 'Gość',
  'operator.address': 'Adres IP',
  'operator.who': 'Id gościa albo adres',
  'operator.reason': 'Powód',
  'operator.ban': 'Zablokuj',
  'operator.lift': 'Zdejmij',
  'operator.reports': 'Zgłoszenia rozmów',
  'operator.no-reports': 'Nie ma żadnych.',
  'operator.reported': '{name} ({guest}), zgłasza {reporter}',
  'operator.no-name': 'nikt',
  'operator.said-nothing': 'Nikt nic nie napisał albo zostało to usunięte.',
  'operator.watcher': 'ogląda',
  'operator.delete-line': 'Usuń ten wpis',
  'operator.delete-all': 'Usuń wszystkie wpisy tej osoby',
  'operator.close-report': 'Zamknij zgłoszenie',
  'operator.metrics': 'Metryki',
  'server.stopping': 'Zatrzymuję. Każdy ruch jest zapisany.',
}
