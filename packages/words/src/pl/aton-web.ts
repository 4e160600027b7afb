import type { atonWeb as en } from '../en/aton-web.ts'

export const atonWeb: Readonly<Record<keyof typeof en, string>> = {
  'aton.outlook.points':
    '{best, plural, =0 {rywal może zdobyć {worst}} one {możesz zdobyć #{worst, plural, =0 {} one {, rywal #} few {, rywal #} many {, rywal #} other {, rywal #}}} few {możesz zdobyć #{worst, plural, =0 {} one {, rywal #} few {, rywal #} many {, rywal #} other {, rywal #}}} many {możesz zdobyć #{worst, plural, =0 {} one {, rywal #} few {, rywal #} many {, rywal #} other {, rywal #}}} other {możesz zdobyć #{worst, plural, =0 {} one {, rywal #} few {, rywal #} many {, rywal #} other {, rywal #}}}}',

  'aton.web.shape.red': 'Czerwony, kwadraty',
  'aton.web.shape.blue': 'Niebieski, krążki',
  'aton.web.seat': '{who}, {side}',
  'aton.web.players': 'Gracze',
  'aton.web.mine': 'Twoja strona stołu',
  'aton.web.status.ready': 'Gotowe',
  'aton.web.status.choosing': 'Wybiera',
  'aton.web.status.thinking': 'Myśli',
  'aton.web.status.acting': 'Działa',
  'aton.web.reserve': 'Zasoby',
  'aton.web.reserve-priests':
    '{priests, plural, one {# kapłan} few {# kapłanów} many {# kapłanów} other {# kapłana}}',
  'aton.web.pile': '{pile}, odrzucone: {discarded}',

  'aton.web.discards': 'Odrzucone',
  'aton.web.face-down': 'zakryte',

  'aton.web.track': 'Tor punktów',
  'aton.web.track-to': 'do {target}',
  'aton.web.track-seat': '{who}: {score}. Po punktowaniu teraz: {later}.',

  'aton.web.temple': 'Świątynia {temple}: Czerwony {red}, Niebieski {blue}',
  'aton.web.pays.temple1': 'różnica',
  'aton.web.pays.temple2': 'przewaga: 5',
  'aton.web.pays.temple3': 'własni kapłani tutaj',
  'aton.web.pays.temple4': '3 × niebieskie pola',
  'aton.web.pays-now': 'Punktowanie teraz dałoby {points}: {side}',
  'aton.web.space':
    '{space}, {kind}, {priest, select, none {puste} other {kapłan ({side})}}{lit, select, yes {, możliwe} other {}}',

  'aton.web.reach':
    '{mine, select, yes {Twój zasięg} other {{who}, zasięg}}: {reach, plural, one {świątynia 1} few {świątynie 1–#} many {świątynie 1–#} other {świątynie 1–#}}',

  'aton.web.realm': 'Królestwo Umarłych',
  'aton.web.realm-left':
    '{left, plural, =0 {{scored, select, yes {Już po punktowaniu.} other {Pełne: ta runda kończy się punktowaniem.}}} one {Jeszcze jeden i runda skończy się punktowaniem.} few {Jeszcze # i runda skończy się punktowaniem.} many {Jeszcze # i runda skończy się punktowaniem.} other {Jeszcze # i runda skończy się punktowaniem.}}',

  'aton.web.realm-short':
    '{left, plural, =0 {pełne: punktowanie} one {punktowanie za #} few {punktowanie za #} many {punktowanie za #} other {punktowanie za #}}',

  'aton.web.cartouche.1': 'Punkty',
  'aton.web.cartouche.2': 'Usuwanie',
  'aton.web.cartouche.3': 'Zasięg',
  'aton.web.cartouche.4': 'Stawianie',
  'aton.web.cartouche-about.1': 'wyższa karta punktuje',
  'aton.web.cartouche-about.2': 'niższa karta zaczyna',
  'aton.web.cartouche-about.3': 'najwyższa świątynia',
  'aton.web.cartouche-about.4': 'tylu kapłanów',
  'aton.web.cartouche-number': 'Kartusz {cartouche}',
  'aton.web.no-card': 'bez karty',
  'aton.web.card-here': 'karta',
  'aton.web.hand': 'Twoje karty',
  'aton.web.card': 'Karta {value}',
  'aton.web.confirm':
    '{left, plural, =0 {Potwierdź} one {Jeszcze # karta} few {Jeszcze # karty} many {Jeszcze # kart} other {Jeszcze # karty}}',
  'aton.web.confirm-anew': 'Przydziel od nowa',
  'aton.web.confirmed': 'Gotowe',
  'aton.web.exchange': 'Wymień cztery',
  'aton.web.exchange-again': 'Naciśnij ponownie, aby wymienić',
  'aton.web.exchange-sure':
    'Wymienić można raz w grze i nie da się tego cofnąć: cztery karty odchodzą, przychodzą cztery nowe. Naciśnij ponownie, aby to zrobić.',

  'aton.web.ask.assign':
    '{named, select, yes {{who}, przydziel} other {Przydziel}} po karcie do każdego kartusza.',
  'aton.web.hint.assign': 'Przeciągnij, kliknij albo naciśnij numer karty, a potem kartusza.',
  'aton.web.ask.reassign': '{named, select, yes {{who}: gotowe.} other {Gotowe.}}',
  'aton.web.hint.reassign': 'Możesz jeszcze zmienić zdanie, dopóki {other} wybiera.',
  'aton.web.ask.remove':
    '{named, select, yes {{who}, usuń} other {Usuń}} {left, plural, one {kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} gracza {other} ze {reach, plural, one {świątyni 1} few {świątyń 1–#} many {świątyń 1–#} other {świątyń 1–#}}.',
  'aton.web.ask.remove-own':
    '{named, select, yes {{who}, usuń} other {Usuń}} {left, plural, one {własnego kapłana} few {# własnych kapłanów} many {# własnych kapłanów} other {# własnego kapłana}} ze {reach, plural, one {świątyni 1} few {świątyń 1–#} many {świątyń 1–#} other {świątyń 1–#}}.',
  'aton.web.ask.place':
    '{named, select, yes {{who}, postaw} other {Postaw}} {left, plural, one {kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} w {reach, plural, one {świątyni 1} few {świątyniach 1–#} many {świątyniach 1–#} other {świątyniach 1–#}}.',
  'aton.web.ask.return':
    '{named, select, yes {{who}, zabierz} other {Zabierz}} {left, plural, one {kapłana do swoich zasobów} few {# kapłanów, po jednym z każdej świątyni} many {# kapłanów, po jednym z każdej świątyni} other {# kapłana, po jednym z każdej świątyni}}.',
  'aton.web.hint.return':
    'Za każdą świątynię bez ciebie jeszcze jeden z najwyższej; odejść mogą podświetleni.',
  'aton.web.ask.end-turn': '{named, select, yes {{who}, tura} other {Tura}} rozegrana.',
  'aton.web.hint.end-turn': 'Zakończ ją albo cofnij ruch.',
  'aton.web.wait':
    '{many, plural, =0 {Koniec gry.} one {Czekamy: {who}.} few {Czekamy: {who}.} many {Czekamy: {who}.} other {Czekamy: {who}.}}',
  'aton.web.over': 'Koniec gry.',
  'aton.web.showing.reveal': 'Karty zostają odkryte.',
  'aton.web.showing.turn': 'Tura: {who}.',
  'aton.web.showing.scoring': 'Świątynie punktują.',
  'aton.web.showing.end': 'Koniec gry.',

  'aton.web.idle': '{touch, select, yes {Dotknij pola} other {Wskaż pole}}, aby zobaczyć, co by oznaczało.',
  'aton.web.threat':
    '{who} może w następnej turze {goal, select, yellow {zająć wszystkie żółte pola} green {zająć wszystkie zielone pola} other {zapełnić świątynię {temple}}} i od razu wygrać.',
  'aton.web.idle-over': 'Tak wyglądał stół na koniec.',
  'aton.web.tap-again': 'Dotknij znów, by to zrobić.',
  'aton.web.suppose':
    '{what, select, place {Twój kapłan na {space}, {kind}} remove {Bez kapłana ({side}) na {space}, {kind}} other {{space}, {kind}: {priest, select, none {puste} other {kapłan ({side})}}}}',
  'aton.web.would-score': '{source}: {who} {before} ▸ {after}',
  'aton.web.majority':
    'Świątynia {temple}: Czerwony {red} : {blue} Niebieski ▸ {redThen} : {blueThen}, punkty bez zmian',
  'aton.web.dead-then': 'Królestwo Umarłych: {before} ▸ {after}',

  'aton.web.projection': 'Gdyby punktować teraz',
  'aton.web.projection-short': 'Gdyby teraz',
  'aton.web.source.cartouche1': 'Kartusz 1',
  'aton.web.source.temple1': 'Świątynia 1 · różnica',
  'aton.web.source.temple2': 'Świątynia 2 · pięć',
  'aton.web.source.temple3': 'Świątynia 3 · własni kapłani',
  'aton.web.source.temple4': 'Świątynia 4 · niebieskie pola',
  'aton.web.source.black': 'Czarne pola',
  'aton.web.source.bonus': 'Pola bonusowe',
  'aton.web.would-total': 'Razem by dało',
  'aton.web.wins': 'Wygrane od razu',
  'aton.web.wins-short': 'Wygrane',
  'aton.web.race.yellow': 'Żółte',
  'aton.web.race.green': 'Zielone',
  'aton.web.race.temple': 'Świątynia',
  'aton.web.race-of': '{who}: {held} z {size}',
  'aton.web.round': 'Runda {round}',

  'aton.web.by-source': 'Skąd punkty',
  'aton.web.over-rounds': 'Punkty w kolejnych rundach',
  'aton.web.chart-legend':
    'Linia ciągła z kwadratami: {red}. Przerywana z krążkami: {blue}. Cieniowane rundy kończyły się punktowaniem.',
  'aton.web.chart-spoken':
    'Wynik obu stron, {rounds, plural, one {# runda} few {# rundy} many {# rund} other {# rundy}}; punktowania w rundach {scorings}.',
}
