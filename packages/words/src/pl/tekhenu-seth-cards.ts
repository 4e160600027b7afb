import type { tekhenuSethCards as en } from '../en/tekhenu-seth-cards.ts'

export const tekhenuSethCards: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.card.title-conquest': '{tile} (płytka podboju): {text}',
  'tekhenu.card.kind.cult': 'moc wyznawców',
  'tekhenu.card.title-artifact':
    '{card} (artefakt, na jeden raz, kapłani: {priests}, razem z {destiny}): {text}',
  'tekhenu.card.artifact':
    'Koszt w kapłanach: {priests}, razem z {destiny}, ale bez nagrody tej karty. {text}',

  'tekhenu.card.BX01':
    'W dowolnej chwili swojej tury: weź łącznie 5 wojowników i kapłanów w dowolnym podziale.',
  'tekhenu.card.BX03':
    'W dowolnej chwili swojej tury: przenieś swój budynek z rzędu Ozyrysa do regionu o tym samym numerze, płacąc wojownikami cenę regionu i biorąc jego nagrodę; albo z regionu do rzędu o jego numerze, za 1 zadowolenia i z nagrodą rzędu.',

  'tekhenu.card.TX01': 'Set: 2 punkty i 2 kapłanów.',
  'tekhenu.card.TX02':
    'Wiarą płacisz jak wojownikami. W każdej fazie Maat oprócz ostatniej: niewykorzystana wiara zamienia się w kapłanów.',
  'tekhenu.card.TX03':
    'W każdej fazie Maat: nieczysta waga nie kosztuje cię punktów. Kolejność graczy nadal od niej zależy.',
  'tekhenu.card.TX04': 'W każdej fazie Maat: 1 punkt za każdy twój żeton krwi.',
  'tekhenu.card.TX05':
    'Thoth: łącz karty ze wszystkich dostępnych ci części i weź najwyżej jedną z części powyżej.',

  'tekhenu.card.DX01': '2 za każdą parę wojownika i kapłana, która ci została.',
  'tekhenu.card.DX02': '3 za każdy twój budynek w regionach Seta.',
  'tekhenu.card.DX03': '2 za każdy twój posąg i 2 za każdy twój budynek w regionach Seta.',
  'tekhenu.card.DX04': '4 za każdą twoją produkcję na poziomie 5 lub 6.',

  'tekhenu.card.SX01':
    'Inicjatywa 1. Budynek w rzędzie 5 dowolnej dzielnicy, bez utraty zadowolenia; 2 wojowników.',
  'tekhenu.card.SX02':
    'Inicjatywa 2. Budynek w rzędzie 3, wapień lub granit, za 1 zadowolenia; łącznie 4 wojowników i kapłanów.',
  'tekhenu.card.SX03':
    'Inicjatywa 3. Budynek w rzędzie 3, papirus lub chleb, za 1 zadowolenia; łącznie 4 wojowników i kapłanów.',
  'tekhenu.card.SX04': 'Inicjatywa 4. Dowolnych 5 surowców oprócz złota; 1 wojownik albo 1 kapłan.',
  'tekhenu.card.SX05': 'Inicjatywa 5. 2 skrybów, 4 wojowników i 4 kapłanów.',
  'tekhenu.card.SX06':
    'Inicjatywa 6. Obejrzyj 2 technologie, zatrzymaj jedną, a drugą wtasuj do talii; 3 kapłanów.',
  'tekhenu.card.SX07':
    'Inicjatywa 7. Obejrzyj 2 błogosławieństwa, zatrzymaj jedno, a drugie wtasuj do talii; 3 wojowników.',
  'tekhenu.card.SX08': 'Inicjatywa 8. Po 1: papirus, chleb, wapień i granit; 2 wojowników i 2 kapłanów.',
  'tekhenu.card.SX09':
    'Inicjatywa 9. Łącznie 3 wapienie i granity, w dowolnej kombinacji; łącznie 3 wojowników i kapłanów.',
  'tekhenu.card.SX10':
    'Inicjatywa 10. Łącznie 3 papirusy i chleby, w dowolnej kombinacji; łącznie 3 wojowników i kapłanów.',
  'tekhenu.card.SX11': 'Inicjatywa 11. Populacja +3, potem zadowolenie +2; 4 wojowników.',
  'tekhenu.card.SX12': 'Inicjatywa 12. 2 złota i 4 kapłanów.',

  'tekhenu.card.Cult01':
    'Gdy zbudujesz posąg dla ludzi: bierzesz 1 skrybę, wszyscy inni biorą po 1 kapłanie.',
  'tekhenu.card.Cult02':
    'Gdy zbudujesz posąg ku czci boga: twoje zadowolenie rośnie o 2, populacja wszystkich innych o 1.',
  'tekhenu.card.Cult03':
    'Gdy twoje zadowolenie pierwszy raz osiągnie symbol punktowania na torze: bierzesz 1 złoto, wszyscy inni biorą po 1 wojowniku.',
  'tekhenu.card.Cult04':
    'Gdy wzniesiesz budynek w regionie Seta: twoja populacja rośnie o 2, wszyscy inni biorą po 1 chlebie.',
  'tekhenu.card.Cult05':
    'Gdy wzniesiesz swój pierwszy filar w rzędzie albo w kolumnie: bierzesz 3 kapłanów, wszyscy inni mogą wymienić 1 surowiec na 1 złoto.',
  'tekhenu.card.Cult06':
    'Gdy zbudujesz warsztat albo kamieniołom: bierzesz 3 wojowników, wszyscy inni biorą po 2 wiary.',
  'tekhenu.card.Cult07':
    'Gdy wzniesiesz filar na skraju świątyni: bierzesz 1 wybrany surowiec oprócz złota, wszyscy inni mogą wymienić 1 surowiec na 1 skrybę.',

  'tekhenu.card.Art01': 'Dobierz 2 dekrety, zatrzymaj jeden, a drugi wtasuj do talii.',
  'tekhenu.card.Art02': 'Wykonaj jedną akcję o wartości 3 lub 4, bez kości, za zwykły koszt.',
  'tekhenu.card.Art03': 'Zapłać 1 skrybę: świątynia punktuje dla ciebie od razu.',
  'tekhenu.card.Art04': 'Każda z twoich czterech produkcji rośnie o 1.',
  'tekhenu.card.Art05': 'Dobierz 2 technologie, zatrzymaj jedną, a drugą odłóż pod talię.',
  'tekhenu.card.Art06': 'Zapłać 1 skrybę: zadowolenie +5.',
  'tekhenu.card.Art07': 'Wykonaj akcję Seta o dowolnej wartości, bez kości, za zwykły koszt.',
  'tekhenu.card.Art08': 'Weź 2 złota.',

  'tekhenu.conquest.resources':
    'filar na niej daje: {tokens}; Hathor obok niej daje po 1 {kinds, plural, one {z jej rodzaju} few {z każdego rodzaju} many {z każdego rodzaju} other {z każdego rodzaju}}.',
  'tekhenu.conquest.A05':
    'filar na niej daje 3 jednakowe surowce do wyboru oprócz złota; Hathor obok niej daje 1 do wyboru oprócz złota.',
  'tekhenu.conquest.A06':
    'z filarem na niej dobierasz 2 technologie, zatrzymujesz jedną, a drugą wtasowujesz do talii; Hathor obok niej daje wierzchnią technologię z talii.',
  'tekhenu.conquest.A07':
    'z filarem na niej dobierasz 3 błogosławieństwa, zatrzymujesz jedno, a pozostałe wtasowujesz do talii; Hathor obok niej daje wierzchnie błogosławieństwo z talii.',
  'tekhenu.conquest.A08': 'filar na niej daje akcję Thotha o wartości 1; Hathor obok niej nie daje nic.',
  'tekhenu.conquest.A09':
    'filar na niej daje akcję Ozyrysa o wartości 5, za 1 zadowolenia; Hathor obok niej nie daje nic.',
}
