import type { atonTable as en } from '../en/aton-table.ts'

export const atonTable: Readonly<Record<keyof typeof en, string>> = {
  'aton.table.title': '{game}, runda {round}.',
  'aton.table.you-are': 'Grasz jako {who}.',
  'aton.table.you-watch': 'Oglądasz grę.',

  'aton.letter.red': 'C',
  'aton.letter.blue': 'N',
  'aton.letter.empty': '.',
  'aton.kind.yellow': 'ż',
  'aton.kind.green': 'z',
  'aton.kind.black': 'c',
  'aton.kind.blue': 'n',
  'aton.kind.bonus1': '+1',
  'aton.kind.bonus2': '+2',
  'aton.table.legend':
    'ż żółte, z zielone, c czarne, n niebieskie, +1 i +2 bonus; C i N to kapłani Czerwonego i Niebieskiego, kropka to puste pole.',
  'aton.table.temple': 'Świątynia {temple}',
  'aton.table.majority': 'C {red}, N {blue}',
  'aton.table.majority-pays': 'C {red}, N {blue}: {letter} +{points}',
  'aton.pays.temple1': 'daje różnicę',
  'aton.pays.temple2': 'daje 5',
  'aton.pays.temple3': 'daje za własnych',
  'aton.pays.temple4': 'daje 3 za niebieskie',

  'aton.table.realm':
    'Królestwo Umarłych   {spaces}   {dead} z {size}, {left, plural, =0 {{scored, select, yes {już po punktowaniu} other {runda kończy się punktowaniem}}} one {jeszcze # do punktowania} few {jeszcze # do punktowania} many {jeszcze # do punktowania} other {jeszcze # do punktowania}}',
  'aton.table.score': 'Wynik',
  'aton.table.score-of': '{score} z {target}',
  'aton.table.reserve': 'Kapłani w zasobach',
  'aton.table.held': 'Zajęte pola',
  'aton.table.held-of': '{letter} {held}/{all}',
  'aton.table.token': 'Żeton wymiany',
  'aton.table.token-left': 'jeszcze jest',
  'aton.table.token-spent': 'zużyty',
  'aton.table.hand': 'Ręka',
  'aton.table.hand-hidden':
    '{cards, plural, one {# zakryta karta} few {# zakryte karty} many {# zakrytych kart} other {# zakrytej karty}}',
  'aton.table.hand-empty': 'na stole',
  'aton.table.pile': 'Talia',
  'aton.table.pile-cards': '{cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'aton.table.pile-bottom':
    '{cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}, ostatnia: {bottom}',
  'aton.table.discards': 'Odrzucone',
  'aton.table.discards-none': 'brak',
  'aton.table.discards-open': 'jedynki: {ones}, dwójki: {twos}, trójki: {threes}, czwórki: {fours}',
  'aton.table.face-down': 'zakryte: {size}',
  'aton.table.face-down-seen': 'zakryte ({size}): {cards}',

  'aton.table.cartouches': 'Kartusze',
  'aton.cartouche.1': '1: punkty',
  'aton.cartouche.2': '2: kolejność, usuwanie',
  'aton.cartouche.3': '3: zasięg',
  'aton.cartouche.4': '4: kapłani',
  'aton.table.no-card': '- jeszcze bez karty',
  'aton.table.hidden-card': '? zakryta',
  'aton.table.open-card': '{card}: {meaning}',
  'aton.meaning.points':
    '{points, plural, =0 {nie daje nic} one {daje # punkt} few {daje # punkty} many {daje # punktów} other {daje # punktu}}',
  'aton.meaning.points-secret': 'wyższa karta punktuje',
  'aton.meaning.remove':
    '{order, select, first {pierwszy, usuwa {many}} second {drugi, usuwa {many}} other {{many, plural, =0 {nikogo nie usuwa} one {usuwa # kapłana rywala} few {usuwa # kapłanów rywala} many {usuwa # kapłanów rywala} other {usuwa # kapłana rywala}}}}',
  'aton.meaning.remove-own':
    '{order, select, first {pierwszy, traci kapłana} second {drugi, traci kapłana} other {traci kapłana}}',
  'aton.meaning.reach':
    '{reach, plural, one {świątynia 1} few {świątynie 1–#} many {świątynie 1–#} other {świątynie 1–#}}',
  'aton.meaning.place':
    'stawia {many, plural, one {# kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}}',

  'aton.table.points': 'Punkty',
  'aton.table.total': 'Razem',
  'aton.table.sum': '{held} +{gain} = {sum}',
  'aton.table.gain': '{held} +{gain}',
  'aton.table.projection': 'Po znaku +: zysk, gdyby punktowanie było teraz.',

  'aton.table.now': 'Teraz: {what}',
  'aton.table.then': 'Potem: {what}',
  'aton.wait.assign':
    '{many, plural, one {{who} przydziela cztery karty do kartuszy.} few {{who} przydzielają cztery karty do kartuszy.} many {{who} przydzielają cztery karty do kartuszy.} other {{who} przydzielają cztery karty do kartuszy.}}',
  'aton.wait.remove':
    '{who} usuwa {left, plural, one {# kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} gracza {other} ze {reach, plural, one {świątyni 1} few {świątyń 1–#} many {świątyń 1–#} other {świątyń 1–#}}.',
  'aton.wait.remove-own':
    '{who} usuwa {left, plural, one {# własnego kapłana} few {# własnych kapłanów} many {# własnych kapłanów} other {# własnego kapłana}} ze {reach, plural, one {świątyni 1} few {świątyń 1–#} many {świątyń 1–#} other {świątyń 1–#}}.',
  'aton.wait.place':
    '{who} stawia {left, plural, one {# kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} w {reach, plural, one {świątyni 1} few {świątyniach 1–#} many {świątyniach 1–#} other {świątyniach 1–#}}.',
  'aton.wait.end-turn': '{who} kończy turę.',
  'aton.wait.return':
    '{who} zabiera {left, plural, one {# kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} do zasobów ({temples}).',
  'aton.wait.round': 'runda się kończy, z punktowaniem, jeśli Królestwo Umarłych jest pełne.',
  'aton.wait.empty-realm': 'kapłani z Królestwa Umarłych wracają do zasobów.',
  'aton.wait.next-round': 'zaczyna się następna runda.',

  'aton.move.assign':
    'Połóż {first} przy kartuszu 1{first, plural, one {} few { na punkty} many { na punkty} other { na punkty}}, {second} przy kartuszu 2 ({removal}), {third} przy kartuszu 3 ({reach, plural, one {świątynia 1} few {świątynie 1–#} many {świątynie 1–#} other {świątynie 1–#}}) i {fourth} przy kartuszu 4 ({fourth, plural, one {postaw # kapłana} few {postaw # kapłanów} many {postaw # kapłanów} other {postaw # kapłana}}).',
  'aton.move.removal':
    '{many, plural, =0 {nikogo nie usuwaj} one {usuń # kapłana rywala} few {usuń # kapłanów rywala} many {usuń # kapłanów rywala} other {usuń # kapłana rywala}}',
  'aton.move.removal-own': 'usuń jednego własnego',
  'aton.move.exchange': 'Oddaj żeton wymiany, odrzuć rękę i dobierz cztery nowe karty.',
  'aton.move.end-turn': 'Zakończ turę.',
  'aton.move.place': 'Postaw kapłana na {space}, {kind}.',
  'aton.move.remove': 'Usuń kapłana ({side}) z {space}, {kind}.',
  'aton.move.remove-nobody': 'Usuń kapłana z {space}, {kind}; teraz nikt tam nie stoi.',
  'aton.move.return': 'Zabierz swojego kapłana z {space}, {kind}, do zasobów.',
  'aton.step.assign': 'Karty {first}, {second}, {third} i {fourth} przy kartuszach 1–4',
  'aton.step.place': 'Postaw na {space} ({kind})',
  'aton.step.remove': 'Usuń kapłana z {space} ({kind})',
  'aton.step.return': 'Zabierz kapłana z {space} ({kind})',
  'aton.step.kind':
    '{kind, select, yellow {żółte} green {zielone} black {czarne} blue {niebieskie} bonus1 {+1} other {+2}}',
  'aton.space.yellow': 'żółte pole świątyni {temple}',
  'aton.space.green': 'zielone pole świątyni {temple}',
  'aton.space.black': 'czarne pole świątyni {temple}',
  'aton.space.blue': 'niebieskie pole świątyni {temple}',
  'aton.space.bonus1': 'pole +1 świątyni {temple}',
  'aton.space.bonus2': 'pole +2 świątyni {temple}',

  'aton.help.intro':
    'Ruchy w Atonie zapisuje się po angielsku. Pole to świątynia, rząd i miejsce: 2b3 to świątynia 2, rząd b, miejsce 3.',
  'aton.help.assign': 'połóż 3 przy kartuszu 1, 1 przy 2, 4 przy 3 i 2 przy 4',
  'aton.help.exchange': 'raz w grze: odrzuć rękę i dobierz cztery nowe karty',
  'aton.help.remove': 'usuń kapłana (kartusz 2)',
  'aton.help.place': 'postaw kapłana (kartusz 4)',
  'aton.help.return': 'zabierz kapłana do zasobów po punktowaniu',
  'aton.help.end-turn': 'zakończ turę',
}
