import type { puzzle as en } from '../en/puzzle.ts'

export const puzzle: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.list': 'Zagadki',
  'puzzle.list.about':
    'Każda zagadka to sytuacja z gry botów, w której jedna tura jest wyraźnie najlepsza; jeśli kilka innych jest mniej więcej tak samo dobrych, odpowiedź o tym mówi. Wiele gier dogranych od tego miejsca mierzy, ile kosztują inne tury.',
  'puzzle.page': 'Zagadka {number}: {game}',
  'puzzle.title': 'Zagadka {number}',
  'puzzle.number': 'numer {number} z {many}',
  'puzzle.today': 'Zagadka dnia',
  'puzzle.all': 'Wszystkie zagadki',
  'puzzle.days':
    '{days, plural, =0 {Ostatnie siedem dni} one {Rozwiązany # dzień} few {Rozwiązane # dni z rzędu} many {Rozwiązane # dni z rzędu} other {Rozwiązane # dnia z rzędu}}',
  'puzzle.day.solved': 'rozwiązana',
  'puzzle.day.open': 'nierozwiązana',
  'puzzle.kept': 'Zapisane na tym urządzeniu; działa bez sieci.',
  'puzzle.solved-of': 'rozwiązane: {solved} z {many}',
  'puzzle.state.solved': ', rozwiązana',
  'puzzle.state.tried': ', próbowana',
  'puzzle.failed': 'Nie udało się wczytać zagadek.',
  'puzzle.task': 'Jedna tura jest najlepsza',
  'puzzle.task.about':
    'Twoja tura. Rozegraj ją do końca i znajdź to, co znalazł {level}. Kart, których nie widzisz, nie musisz znać: odpowiedź jest najlepsza średnio.',
  'puzzle.round': 'runda {round}',
  'puzzle.easy': 'łatwa',
  'puzzle.medium': 'średnia',
  'puzzle.hard': 'trudna',
  'puzzle.tries': '{tries, plural, one {# próba} few {# próby} many {# prób} other {# próby}}',
  'puzzle.verdict': 'Ile warta była twoja tura',
  'puzzle.thinking': 'Tej tury nikt jeszcze nie zmierzył: dalej gra {level}…',
  'puzzle.ungraded': 'Tej tury nie udało się zmierzyć.',
  'puzzle.solved':
    '{tries, plural, =1 {Rozwiązana za pierwszym razem.} =2 {Rozwiązana za drugim razem.} one {Rozwiązana po # próbie.} few {Rozwiązana po # próbach.} many {Rozwiązana po # próbach.} other {Rozwiązana po # próby.}}',
  'puzzle.missed': 'To nie najlepsza tura: {loss}.',
  'puzzle.best': 'najlepsza tura',
  'puzzle.loss.points': '{points} pkt',
  'puzzle.loss.chance': '{games} ze 100 gier',
  'puzzle.your-turn': 'Twoja tura: {turn}.',
  'puzzle.nothing': 'Nic',
  'puzzle.mine': 'ty',
  'puzzle.why.points':
    'O ile mniej dają inne tury: {many} gier, które {quick} dograł po każdej z nich, z tymi samymi kośćmi i kartami.',
  'puzzle.why.chance':
    'O ile mniej ze 100 gier wygrywają inne tury: {many} gier, które {quick} dograł po każdej z nich, z tymi samymi kartami.',
  'puzzle.as-good':
    '{many, plural, one {# inna tura jest mniej więcej tak samo dobra.} few {# inne tury są mniej więcej tak samo dobre.} many {# innych tur jest mniej więcej tak samo dobrych.} other {# innej tury jest mniej więcej tak samo dobre.}}',
  'puzzle.sources': 'Skąd bierze się różnica, w punktach',
  'puzzle.again': 'Spróbuj ponownie',
  'puzzle.answer': 'Pokaż odpowiedź',
  'puzzle.next': 'Inna zagadka',
  'puzzle.answer.begins':
    'Odpowiedź ma {moves, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}. Przejdź ją strzałkami.',
  'puzzle.answer.step': '{step} z {moves}: {turn}.',
  'puzzle.answer.back': 'Krok wstecz',
  'puzzle.answer.forth': 'Krok dalej',
  'puzzle.answer.close': 'Wróć',
  'puzzle.play-on': 'Graj dalej stąd',
  'puzzle.share': 'Skopiuj link',
  'puzzle.share.copied': 'Skopiowano link. Nie zdradza rozwiązania.',
  'puzzle.share.failed': 'Nie udało się skopiować linku.',
}
