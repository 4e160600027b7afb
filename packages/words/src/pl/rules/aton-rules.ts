import type { atonRules as en } from '../../en/rules/aton-rules.ts'

export const atonRules: Readonly<Record<keyof typeof en, string>> = {
  'aton.book.game.title': 'Jak toczy się gra',
  'aton.book.game.lead':
    'Dwoje graczy wysyła kapłanów do czterech świątyń. W każdej rundzie cztery karty mówią, ile punktów, kapłanów i świątyń jest twoich. Wygrywa, kto pierwszy ma 40 punktów, chyba że ktoś wcześniej zajmie świątynię lub kolor.',
  'aton.book.game.step-1': '**Dobierzcie** po cztery karty.',
  'aton.book.game.step-2':
    '**[Przydziel](assign)** po jednej do każdego ze swoich czterech kartuszy, w tajemnicy.',
  'aton.book.game.step-3': '**[Kartusz 1](cartouche1)**: wyższa karta punktuje.',
  'aton.book.game.step-4':
    '**[Kartusz 2](cartouche2)**: niższa karta działa pierwsza i mówi, ilu kapłanów się usuwa.',
  'aton.book.game.step-5':
    'Pierwszy gracz **usuwa i [stawia](cartouche4)** kapłanów, potem drugi, każdy w świątyniach, których sięga [kartusz 3](cartouche3).',
  'aton.book.game.step-6':
    'Jeśli [Królestwo Umarłych](realm) jest pełne, następuje **[punktowanie](scoring)**.',
  'aton.book.game.step-7': 'Wszystkie karty są odrzucane i zaczyna się następna runda.',

  'aton.book.board.title': 'Plansza i elementy',
  'aton.book.board.lead':
    'Cztery świątynie po dwanaście pól, Królestwo Umarłych z ośmioma, a każdy gracz ma 29 kapłanów, 36 kart i żeton wymiany.',
  'aton.book.board.point-1': 'Talia ma po dziewięć kart 1, 2, 3 i 4.',
  'aton.book.board.point-2': 'Pola są żółte, zielone, czarne lub niebieskie albo pokazują bonus 1 lub 2.',
  'aton.book.board.point-3': 'Czerwony gra kwadratami, Niebieski krążkami.',

  'aton.book.round.title': 'Przebieg rundy',
  'aton.book.round.lead':
    'Oboje gracze przydzielają karty jednocześnie; potem kartusze rozlicza się po kolei.',
  'aton.book.round.step-1':
    'Oboje gracze dobierają po cztery karty. Wyczerpaną talię tworzy się na nowo z odrzuconych kart.',
  'aton.book.round.step-2':
    'Oboje [przydzielają](assign) w tajemnicy. Gdy oboje są gotowi, odkrywa się wszystkie karty.',
  'aton.book.round.step-3': 'Kartusz 1 daje punkty, a kartusz 2 ustala, kto działa pierwszy.',
  'aton.book.round.step-4': 'Pierwszy gracz wykonuje w całości kartusze 2, 3 i 4, potem drugi.',
  'aton.book.round.step-5': 'Pełne Królestwo Umarłych oznacza punktowanie.',

  'aton.book.assign.title': 'Przydzielanie kart',
  'aton.book.assign.lead': 'Każda z twoich czterech kart trafia do jednego z czterech kartuszy, zakryta.',
  'aton.book.assign.point-1':
    'Druga strona widzi tylko, że masz gotowe, nic więcej. Możesz zmieniać zdanie, dopóki oboje nie są gotowi.',
  'aton.book.assign.point-2':
    '**Raz w grze** możesz oddać żeton wymiany: odrzuć wszystkie cztery karty i dobierz cztery nowe. Druga strona widzi, że żeton znika, ale nie karty.',

  'aton.book.cartouche1.title': 'Kartusz 1: punkty',
  'aton.book.cartouche1.lead': 'Porównuje się obie karty: wyższa daje podwójną różnicę.',
  'aton.book.cartouche1.point-1': '4 przeciw 1 daje 6. Równe karty nie dają nic.',
  'aton.book.cartouche1.point-2': 'Kto osiągnie tu 40 punktów, wygrywa od razu.',

  'aton.book.cartouche2.title': 'Kartusz 2: kolejność i usuwanie',
  'aton.book.cartouche2.lead':
    'Niższa karta działa pierwsza. Wartość karty minus 2 mówi, ilu kapłanów usuwasz.',
  'aton.book.cartouche2.point-1':
    '4 usuwa dwóch kapłanów drugiej strony, 3 jednego, 2 żadnego. 1 usuwa jednego **własnego**.',
  'aton.book.cartouche2.point-2':
    'Wybierasz których, w świątyniach, których sięga twój kartusz 3. Jeśli jest tam mniej kapłanów, odchodzą wszyscy.',
  'aton.book.cartouche2.point-3': 'W pierwszej rundzie gry nikogo się nie usuwa.',
  'aton.book.cartouche2.point-4':
    'Równe karty: pierwsza działa niższa karta przy kartuszu 1. Znów równe: oboje odkrywają karty z talii, aż jedna będzie niższa; te karty trafiają pod talie.',

  'aton.book.cartouche3.title': 'Kartusz 3: zasięg',
  'aton.book.cartouche3.lead':
    'Twoja karta to najwyższa świątynia, w której możesz działać: usuwać i stawiać.',
  'aton.book.cartouche3.point-1': '1 sięga tylko świątyni 1, 4 wszystkich czterech.',

  'aton.book.cartouche4.title': 'Kartusz 4: stawianie',
  'aton.book.cartouche4.lead':
    'Postaw tylu kapłanów, ile mówi karta, po jednym na każdym pustym polu w zasięgu.',
  'aton.book.cartouche4.point-1': 'Musisz stawiać, dopóki jest pole w zasięgu i kapłan w twoich zasobach.',
  'aton.book.cartouche4.point-2':
    'Kapłani, dla których nie ma pola, trafiają do [Królestwa Umarłych](realm). Puste zasoby kończą stawianie.',
  'aton.book.cartouche4.point-3': 'Po każdym pojedynczym kapłanie gra sprawdza, czy ktoś [wygrywa](end).',

  'aton.book.realm.title': 'Królestwo Umarłych',
  'aton.book.realm.lead': 'Leżą tu usunięci kapłani i ci, dla których nie ma pola. Mieści ośmiu.',
  'aton.book.realm.point-1':
    'Gdy na koniec rundy jest pełne, następuje [punktowanie](scoring). Kapłani, dla których nie ma już miejsca, wracają do zasobów.',

  'aton.book.scoring.title': 'Punktowanie',
  'aton.book.scoring.lead':
    'Każda świątynia daje punkty temu, kto ma w niej więcej kapłanów; przy remisie nikomu.',
  'aton.book.scoring.step-1': '**Świątynia 1**: różnica w kapłanach.',
  'aton.book.scoring.step-2': '**Świątynia 2**: 5 punktów.',
  'aton.book.scoring.step-3': '**Świątynia 3**: 1 za każdego własnego kapłana w niej.',
  'aton.book.scoring.step-4':
    '**Świątynia 4**: 3 za każde twoje niebieskie pole, we wszystkich czterech świątyniach.',
  'aton.book.scoring.step-5': '**Czarne pola**: kto ma ich więcej we wszystkich świątyniach, zdobywa 8.',
  'aton.book.scoring.step-6': '**Pola bonusowe** dają 1 lub 2 temu, kto na nich stoi.',
  'aton.book.scoring.note-1':
    'Potem prowadzący (przy remisie Czerwony), a po nim drugi gracz zabiera czterech kapłanów: po jednym z każdej świątyni; za świątynię, w której nie ma żadnego, jednego z najwyższej, w której jeszcze jakiś jest. Kapłani z Królestwa Umarłych wracają do zasobów.',

  'aton.book.end.title': 'Jak się kończy',
  'aton.book.end.lead': 'Są cztery sposoby, by wygrać od razu, i jeden po punktowaniu.',
  'aton.book.end.point-1': '**40 punktów** lub więcej podczas kartusza 1 lub 4.',
  'aton.book.end.point-2': '**Wszystkie dwanaście pól** jednej świątyni.',
  'aton.book.end.point-3': '**Wszystkie żółte** pola albo **wszystkie zielone**.',
  'aton.book.end.point-4':
    'Po punktowaniu, w którym ktoś ma 40 lub więcej, wygrywa wyższy wynik, także z punktami ponad 40; równe wyniki to remis.',

  'aton.book.options.title': 'Opcje stołu',
  'aton.book.options.lead': 'Co można wybrać, zakładając stół.',
}
