import type { analysis as en } from '../en/analysis.ts'

export const analysis: Readonly<Record<keyof typeof en, string>> = {
  'analysis.title': 'Co zdecydowało',
  'analysis.page': 'Co zdecydowało: {game}',
  'analysis.cost.points':
    '{many, plural, =0 {Żadna tura nie kosztowała {you, select, yes {cię} other {gracza {who}}} wyraźnie punktów} one {Jedna tura kosztowała {you, select, yes {cię} other {gracza {who}}} {points} pkt} few {{count} tury kosztowały {you, select, yes {cię} other {gracza {who}}} {points} pkt} many {{count} tur kosztowało {you, select, yes {cię} other {gracza {who}}} {points} pkt} other {{count} tury kosztowało {you, select, yes {cię} other {gracza {who}}} {points} pkt}}',
  'analysis.cost.chance':
    '{many, plural, =0 {Żadna tura nie kosztowała {you, select, yes {cię} other {gracza {who}}} szans} one {Jedna tura przesądziła o {you, select, yes {twoim wyniku} other {wyniku gracza {who}}}} few {{count} tury przesądziły o {you, select, yes {twoim wyniku} other {wyniku gracza {who}}}} many {{count} tur przesądziło o {you, select, yes {twoim wyniku} other {wyniku gracza {who}}}} other {{count} tury przesądziło o {you, select, yes {twoim wyniku} other {wyniku gracza {who}}}}}',
  'analysis.count.2': 'Dwie',
  'analysis.count.3': 'Trzy',
  'analysis.count.4': 'Cztery',
  'analysis.count.5': 'Pięć',
  'analysis.none': '{level} gra tak samo albo nie widzi lepszej tury.',
  'analysis.worst.points':
    '{round, plural, =0 {Przy przygotowaniu} one {W rundzie #} few {W rundzie #} many {W rundzie #} other {W rundzie #}} stracono najwięcej: {lost} pkt ({level}).',
  'analysis.worst.chance':
    '{round, plural, =0 {Przy przygotowaniu} one {W rundzie #} few {W rundzie #} many {W rundzie #} other {W rundzie #}} stracono najwięcej: {lost} ze 100 gier ({level}).',
  'analysis.turning-points': 'Punkty zwrotne',
  'analysis.of': 'Czyje tury',
  'analysis.round':
    '{round, plural, =0 {Przygotowanie} one {Runda #} few {Runda #} many {Runda #} other {Runda #}}',
  'analysis.end': 'Koniec',
  'analysis.cell':
    '{percent}% · {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'analysis.then': '{first}; {next}',
  'analysis.lost.about': 'Koszt tej tury: {points} pkt, {games} ze 100 gier',
  'analysis.meaning':
    'Liczby przy turze mówią, ile kosztowała w porównaniu z lepszą według oceny ({level}). Dla sprawdzenia od obu grano dalej {many, plural, one {raz} few {# razy} many {# razy} other {# raza}} z tym samym szczęściem; wynik stoi przy uzasadnieniu. Wykres pokazuje grę taką, jaka była naprawdę.',
  'analysis.gain': '{source}: {points}',
  'analysis.why':
    'Według oceny {points} pkt i {games} ze 100 gier; {many, plural, one {dograne raz} few {dograne # razy} many {dograne # razy} other {dograne # raza}} od obu tur ({quick}): {more} pkt i {wins} ze 100 gier.',
  'analysis.doubt': '{value} ± {error}',
  'analysis.unsure': 'Dograne gry tego nie potwierdzają.',
  'analysis.why.show': 'Dlaczego',
  'analysis.lost.points': '{points} pkt',
  'analysis.lost.chance': '{percent}%',
  'analysis.look': 'Zobacz',
  'analysis.look.at':
    'Zobacz {round, plural, =0 {przygotowanie} one {rundę #} few {rundę #} many {rundę #} other {rundę #}} w powtórce',
  'analysis.best': '{you, select, yes {Twoja najlepsza tura.} other {Najlepsza tura.}}',
  'analysis.best.about':
    'W tej rundzie {measure, select, points {spodziewane punkty wzrosły} other {szansa na wygraną wzrosła}} najbardziej, jak na wykresie.',
  'analysis.chart': 'Szansa na wygraną',
  'analysis.chart.points': 'Spodziewane punkty',
  'analysis.chart.show': 'Pokaż',
  'analysis.chart.chance': 'szansa',
  'analysis.chart.as-points': 'punkty',
  'analysis.chart.table': 'Jako tabela',
  'analysis.chart.about.chance': 'Szansa na wygraną każdego gracza na początku każdej rundy',
  'analysis.chart.about.points': 'Spodziewane końcowe punkty każdego gracza na początku każdej rundy',
  'analysis.chart.percent': '{percent}%',
  'analysis.chart.turn': 'Ruch {at}',
  'analysis.sources':
    '{you, select, yes {Twoje punkty i co było możliwe} other {Punkty ({who}) i co było możliwe}}',
  'analysis.sources.about':
    'linia przerywana: {level} na {you, select, yes {twoim} other {tym}} miejscu, średnia z {games, plural, one {# gry} few {# gier} many {# gier} other {# gry}}',
  'analysis.sources.meaning':
    'Możliwe znaczy: {level} gra od tego samego początku na tym samym miejscu, przeciw: {quick}, z innymi kośćmi. To nie górna granica; suma waha się o ± {error}.',
  'analysis.sources.mean':
    '{level}, średnia z {games, plural, one {# gry} few {# gier} many {# gier} other {# gry}}',
  'analysis.sources.total': 'Razem',
  'analysis.running': 'Analizuję…',
  'analysis.cancel': 'Anuluj',
  'analysis.cancelled': 'Analiza anulowana.',
  'analysis.again': 'Analizuj',
  'analysis.failed': 'Analiza się nie udała.',
  'analysis.done':
    'analiza: {level}, na tym urządzeniu, {seconds, plural, one {# s} few {# s} many {# s} other {# s}}',
  'analysis.not-over': 'Grę analizuje się, gdy jest skończona.',
  'analysis.no-game': 'Tej gry się nie analizuje.',
  'analysis.result': 'Wynik',
  'analysis.replay': 'Powtórka',
  'analysis.private': 'Nic nie jest nigdzie wysyłane: liczy to urządzenie.',
  'analysis.calibrated': 'To szanse botów: ile ze 100 gier wygrywa z takiej pozycji bot na poziomie Skryba.',
}
