import type { session as en } from '../en/session.ts'

export const session: Readonly<Record<keyof typeof en, string>> = {
  'session.none':
    'W tej przeglądarce nie ma takiej gry. Mogła zostać usunięta albo toczy się w innej przeglądarce.',
  'session.game': 'Ta strona nie zna tej gry. Odśwież ją, aby mieć najnowszą wersję.',
  'session.elsewhere': 'Ta gra jest otwarta w innej karcie. Zamknij tamtą kartę, a gra ruszy tutaj.',
  'session.storage':
    'Ta przeglądarka nie pozwala stronom zapisywać danych, więc nie można otworzyć gry. Przyczyną może być okno prywatne.',
  'session.damaged': 'Nie można odczytać zapisanej gry. {reason}',
  'session.rules':
    'Ta gra wymaga wersji {found} zasad, a Benben ma teraz wersję {known} i nie może jej kontynuować. Można zapisać jej przebieg.',
  'session.reopened.kept':
    'Od czasu zapisu zmieniły się zasady (wersja {found}, teraz {known}). Gra toczy się dalej od tego samego miejsca.',
  'session.reopened.replayed':
    'Od czasu zapisu zmieniły się zasady (wersja {found}, teraz {known}). Ruchy nadal są możliwe i zostały rozegrane według nowych zasad; stół może się trochę różnić.',
  'session.options': 'Nie można tak przygotować stołu: {reason}',
  'session.mistake': 'Coś poszło nie tak w Benben. Odśwież stronę, aby grać dalej. ({message})',
  'session.unreadable': '„{text}” nie jest ruchem tej gry.',
  'session.not-kept': 'Ta przeglądarka nie może zapisać gry. Zamknięcie strony ją kończy.',
  'session.stale': 'Stół właśnie się zmienił. Spójrz jeszcze raz i wybierz.',
  'session.not-seated': 'Oglądasz grę; to mogą zrobić tylko gracze.',
  'session.offline': 'Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
  'session.no-server': 'Odpowiedź serwera jest niezrozumiała. Spróbuj za chwilę.',

  'reason.ask': 'Dlaczego tak gra {name}?',
  'reason.thinking': 'Chwileczkę…',
  'reason.secret': 'Na razie to tajemnica.',
  'reason.points':
    '{name} liczy w sumie na {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'reason.points-more':
    '{name} liczy w sumie na {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, o {more} więcej niż przy drugim najlepszym pomyśle.',
  'reason.chance': '{name} liczy na {percent} wygranych w 100 grach od tego miejsca.',
  'reason.gain': '{source}: {points}',
  'reason.gains': 'Punktowanie po tej turze: {gains}.',
  'reason.nothing': 'Punktowanie po tej turze dałoby tyle samo co przed nią.',
}
