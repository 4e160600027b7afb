import type { tekhenuSolo as en } from '../en/tekhenu-solo.ts'

export const tekhenuSolo: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.solo.level.easy': 'łatwy',
  'tekhenu.solo.level.medium': 'średni',
  'tekhenu.solo.level.hard': 'trudny',

  'tekhenu.log.botankhamun':
    'Botankhamun gra według własnych zasad ({level}); punkty za jego dekret: {decrees}{sets, plural, one {} few {, komplety budynków: #} many {, komplety budynków: #} other {, komplety budynków: #}}.',
  'tekhenu.log.pyramid': 'Płytki akcji są potasowane i ułożone w piramidę, od podstawy w górę: {tiles}.',
  'tekhenu.log.progressed':
    '{deben, select, start {{you, select, yes {Twój znacznik zaczyna} other {Znacznik ({who}) zaczyna}} na dole po lewej: {tile}.} up {Deben przesuwa znacznik ({who}) w górę na prawo, do rzędu {row}: {tile}.} other {Deben przesuwa znacznik ({who}) w prawo, na płytkę {place} w rzędzie {row}: {tile}.}}',
  'tekhenu.log.took':
    '{you, select, yes {Bierzesz} other {{who} bierze}} kość: {die} ({god}){reason, select, only {, jedyna do wyboru} highest {, najwyższa wśród: {among}} green {, zielona, jedna z najwyższych wśród: {among}} pure {, czysta, jedna z najwyższych wśród: {among}} coloured {, bo czerwone i niebieskie liczą się o jeden wyżej, więc jest najwyższa wśród: {among}} statue {, jedna z najwyższych, tu stoi posąg; do wyboru: {among}} bonus {, jedna z najwyższych, tu jest lepszy posąg; do wyboru: {among}} other {, losowo z najwyższych wśród: {among}}}.{why, select, forbidden { Zostały tylko zakazane kości.} passed { Brak kości: {passed}.} other {}}',
  'tekhenu.log.because': '{why}',
  'tekhenu.log.gold-discarded':
    '{you, select, yes {Nie potrzebujesz} other {{who} nie potrzebuje}} złota z rzędu 2: wraca do pudełka.',
  'tekhenu.log.blessings-discarded':
    '{you, select, yes {Odrzucasz} other {{who} odrzuca}} zapunktowane błogosławieństwa: {cards}.',
  'tekhenu.solo.dice': '{die} ({god})',
  'tekhenu.solo.resources': '{resources}, w tej kolejności',

  'tekhenu.solo.warband': 'wojownicy i kapłani',
  'tekhenu.solo.warband-short': 'Wojsko',
  'tekhenu.solo.passed.warband': 'wojownicy i kapłani',
  'tekhenu.solo.passed.pure': 'czysta szalka',

  'tekhenu.boards.family.action': 'Płytka akcji Botankhamuna',
  'tekhenu.name.action-horus': 'Łowy sokoła',
  'tekhenu.name.action-ra': 'Łódź słońca',
  'tekhenu.name.action-hathor': 'Rogata pani',
  'tekhenu.name.action-bastet': 'Kot na łowach',
  'tekhenu.name.action-thoth': 'Krok ibisa',
  'tekhenu.name.action-osiris': 'Zielony pan',
  'tekhenu.name.action-resources-1': 'Towar o świcie',
  'tekhenu.name.action-resources-2': 'Towar w południe',
  'tekhenu.name.action-resources-3': 'Towar o zmierzchu',
  'tekhenu.name.action-resources-4': 'Towar nocny',
  'tekhenu.name.action-seth': 'Czerwona burza',
  'tekhenu.name.action-warband': 'Wojsko w marszu',
  'tekhenu.action.god':
    'Bierze najwyższą czystą lub nieczystą kość z sekcji tego boga ({god}){seth, select, yes {: czerwone i niebieskie liczą się o jeden wyżej, a przy remisie bierze zieloną, potem czystą} other {, przy remisie czystą}}. Bez kości szuka dalej przeciwnie do ruchu wskazówek zegara. Potem wykonuje akcję boga, przy którym leżała kość.',
  'tekhenu.action.resources':
    'Szuka kości w kolorach tych surowców, w tej kolejności: {resources}; na koniec szarej. Bierze najwyższą, przy remisie w sekcji, w której ma posąg. Potem wykonuje akcję boga, przy którym leżała kość.',
  'tekhenu.action.seth':
    'Bierze najwyższą kość z planszy Seta, buduje w regionie o tej wartości albo w następnym wyższym dla niego otwartym i zyskuje 2 punkty zamiast nagrody.',
  'tekhenu.action.warband':
    'Bierze najwyższą czerwoną lub niebieską kość, inaczej najwyższą czystą. Potem wykonuje akcję boga, przy którym leżała kość.',

  'tekhenu.because.horus-lessons':
    'Posąg {place} daje karty: {lessons}{tied, plural, one {} few {, tak jak pod drugą kolumną: decyduje los} many {, tak jak pod drugą kolumną: decyduje los} other {, tak jak pod drugą kolumną: decyduje los}}.',
  'tekhenu.because.horus-seth': 'Pole boga o wartości {value} jest zajęte, pole Seta jest wolne.',
  'tekhenu.because.seth':
    '{moved, select, yes {Region {value} jest pełny albo stoi tam już jego budynek, więc wybiera region {region}.} other {Wartość {value} to region {region}.}}',
  'tekhenu.because.conquest':
    'Jego filar na {space} dałby {points}: tam kładzie płytkę podboju „{tile}”{tied, plural, one {} few {, losowo spośród równych pól} many {, losowo spośród równych pól} other {, losowo spośród równych pól}}.',
  'tekhenu.because.destiny-artifact':
    'Wśród kart przeznaczenia z artefaktem najniższy ankh ma „{card}”. Tym razem niedostępne: {artifacts}.',
  'tekhenu.because.horus-god': 'Wartość {value} to {god}, a pole jest wolne.',
  'tekhenu.because.horus-people':
    'Pole tego boga jest zajęte. Posąg {place} wygrywa {districts, plural, one {dzielnicę} few {# dzielnice} many {# dzielnic} other {# dzielnicy}} więcej{tied, plural, one {} few {, tak jak inne pole: decyduje los} many {, tak jak inne pole: decyduje los} other {, tak jak inne pole: decyduje los}}.',
  'tekhenu.because.horus-temple':
    'Żaden posąg nad dzielnicami nie wygrałby dzielnicy. Miejsce {place}: {pillars, plural, =0 {bez jego filaru} one {# jego filar} few {# jego filary} many {# jego filarów} other {# jego filaru}}{tied, plural, one {, więcej niż w drugiej linii albo jedyne wolne miejsce} few {, tyle co w drugiej linii: decyduje los} many {, tyle co w drugiej linii: decyduje los} other {, tyle co w drugiej linii: decyduje los}}.',
  'tekhenu.because.ra':
    'Budynki w linii i stykające się krawędzie dają {points} na {space}: {rule, select, only {jedyne pole} most {więcej niż gdzie indziej} own {tyle co gdzie indziej, ale w linii jest więcej jego budynków} inner {tyle co gdzie indziej, ale z dala od krawędzi świątyni} other {tyle co gdzie indziej, więc decyduje los}}.',
  'tekhenu.because.hathor':
    'Jego filary dają {points, plural, =0 {0 punktów} one {# punkt} few {# punkty} many {# punktów} other {# punktu}} {place}{tied, plural, one {, więcej niż gdzie indziej} few {, tyle co gdzie indziej: decyduje los} many {, tyle co gdzie indziej: decyduje los} other {, tyle co gdzie indziej: decyduje los}}.',
  'tekhenu.because.bastet':
    '{value, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}: najpierw zadowolenie, a gdy miałoby wyprzedzić populację, populacja.',
  'tekhenu.because.thoth':
    '{cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}} od części {section} w dół: dekrety, potem technologie, potem błogosławieństwa.',
  'tekhenu.because.osiris':
    '{gray, select, yes {Kolor nie wskazuje dzielnicy, więc wybiera tę z najmniejszą liczbą budynków: {resource}} other {Kolor wskazuje: {resource}}}, rząd {row}{moved, select, no {} right {; pole jest zajęte, więc idzie dalej w prawo} other {; rząd jest pełny, więc idzie wyżej}}.',
  'tekhenu.because.instead': '{who} nie może wykonać akcji ({action}): zamiast tego 3 punkty.',

  'tekhenu.ask.solo-progress': 'Teraz ruch znacznika: {who}.',
  'tekhenu.ask.solo-take': '{who} bierze teraz kość według płytki: {tile}.',
  'tekhenu.ask.solo-act': '{who} wykonuje teraz akcję: {action}, wartość {value}.',
  'tekhenu.ask.solo-end': '{who} kończy teraz turę.',
  'tekhenu.task.solo-progress': 'Przesuń znacznik.',
  'tekhenu.task.solo-take': 'Niech weźmie kość.',
  'tekhenu.task.solo-act': 'Niech wykona akcję.',
  'tekhenu.wait.solo-turn': '{who} gra według swoich zasad.',
  'tekhenu.wait.solo-seth-start': '{who} zatrzymuje dwie karty początkowe i moc wyznawców.',
  'tekhenu.wait.solo-start': '{who} zatrzymuje dwie z trzech kart początkowych.',

  'tekhenu.source.blessings': 'Błogosławieństwa',
  'tekhenu.source.scribes': 'Skrybowie',
  'tekhenu.source.instead': 'Zamiast akcji',
  'tekhenu.by.instead': 'zamiast akcji',
  'tekhenu.by.touching-edges': 'stykające się krawędzie',

  'tekhenu.table.pyramid': 'Piramida: {who} ({level}); [ ] to znacznik.',
  'tekhenu.table.pyramid-start': 'Znacznik stoi na lewo od podstawy.',
  'tekhenu.table.pyramid-tile': '{tile}',
  'tekhenu.table.pyramid-here': '[{tile}]',
  'tekhenu.table.solo-counts':
    'Na koniec dekret daje mu {decrees} pkt, a dwóch skrybów 1 pkt. Jego waga zawsze wskazuje bilans podany niżej, jego ankh to 4.',

  'tekhenu.solo.seats':
    'jest dla jednej osoby i Botankhamuna: dwa miejsca, a nie {seats}. Wyłącz to, żeby grać z innymi.',
  'tekhenu.solo.position':
    'nie mogło powstać w grze Botankhamuna: jego płytki, karty i żetony muszą zgadzać się z zasadami.',
  'tekhenu.solo.seth':
    'nie mogło powstać w grze Botankhamuna z Setem: jego płytki, zestaw i artefakty muszą zgadzać się z zasadami.',
  'tekhenu.solo.garrison':
    'daje Botankhamunowi na start więcej budynków, niż ma to wydanie: {buildings} w komplecie. Wybierz inny poziom albo dwa komplety, albo graj bez Seta.',
  'tekhenu.solo.marker': 'ma znacznik postępu tam, gdzie ta runda nie mogła go doprowadzić.',
  'tekhenu.edition.each-resource': 'musi wymieniać każdy z czterech surowców raz.',
  'tekhenu.edition.placed':
    'daje Botankhamunowi na start coś dwa razy albo więcej elementów, niż jest w grze.',
}
