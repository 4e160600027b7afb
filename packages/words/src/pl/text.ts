import type { text as en } from '../en/text.ts'

export const text: Readonly<Record<keyof typeof en, string>> = {
  'text.concede': 'Otwórz menu stołu (flaga nad stołem) i wybierz „Poddaj grę”.',
  'text.asked': 'Co teraz decydujesz',
  'text.wait': 'Co się dzieje',
  'text.step': 'Co teraz robi {who}',
  'text.over': 'Koniec gry',
  'text.command': 'Wpisz ruch lub polecenie. Znak zapytania wyjaśnia.',
  'text.send': 'Graj',
  'text.answer': 'Odpowiedź',
  'text.undo': 'Cofnij ostatni ruch',
  'text.question':
    '{asked} {many, plural, one {# możliwy ruch.} few {# możliwe ruchy.} many {# możliwych ruchów.} other {# możliwego ruchu.}}',
  'text.log': 'Co się stało',
  'text.table': 'Cały stół',
  'text.terminal': 'Stół tak, jak rysuje go terminal',
  'text.kept': 'Każdy ruch zapisuje się od razu. Możesz zamknąć stronę i wrócić.',
  'text.not-asked': 'Teraz nie masz nic do decydowania.',
  'text.try': '{move} nie łamie żadnej zasady, którą widać przy stole. Zagraj, a się okaże.',
  'text.look-what': 'Powiedz, na co spojrzeć, np. „look T05”. Cały stół jest poniżej.',
  'text.look-none': 'Na stole nie ma nic o nazwie „{topic}”.',
  'text.points':
    '{name}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, gdyby punktować teraz ({sources}).',
}
