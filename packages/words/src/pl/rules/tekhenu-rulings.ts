import type { tekhenuRulings as en } from '../../en/rules/tekhenu-rulings.ts'

export const tekhenuRulings: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ruling.G1':
    'Dwoje graczy używa 22 kości: po cztery białe, czarne, żółte i brązowe oraz wszystkich sześciu szarych. Z mniejszą liczbą nie dałoby się zapełnić pierwszego obrotu.',
  'tekhenu.ruling.G2': 'T13 zmienia wartość najwyżej o dwa.',
  'tekhenu.ruling.G5':
    'Posąg przy Kompleksie Świątynnym daje trzy punkty za każdy filar swojego właściciela w tej linii, nie za filary innych.',
  'tekhenu.ruling.G6':
    'Remis w dzielnicy Ozyrysa wygrywa ten, kto ma element położony najwyżej; posąg nad dzielnicami jest najwyżej ze wszystkich.',
  'tekhenu.ruling.R1':
    'Kolejność: błogosławieństwa z początku tury; wzięcie kości (tu mówi się o Anubisie, T08 i zmianie koloru); położenie jej na wadze; zmiana wartości; akcja ze wszystkim, co się przy niej zagrywa; dodatkowe akcje B17–B20 przed nią lub po niej; koniec, gdy uzupełnia się rynek. T14 należy do akcji, więc po niej nic już nie zmienia wartości.',
  'tekhenu.ruling.R2':
    'Na wadze liczy się ścianka, którą kość pokazywała przy wzięciu. Tylko B09 i B10 obracają samą kość. Skrybowie, krok z B11 i B12, T13 i T14 zmieniają wartość tylko dla akcji.',
  'tekhenu.ruling.R3':
    'Każdy skryba zmienia wartość najwyżej o dwa. Darmowe kroki z B11, B12, T13 i T14 dochodzą do tego. Wartość pozostaje między 1 a 6.',
  'tekhenu.ruling.R4':
    'B11 i B12 mogą wskazać dowolny inny kolor z gry, także szary. Czystość i produkcja zależą od wskazanego koloru.',
  'tekhenu.ruling.R5':
    'Kość wzięta z Anubisem nie jest ani czysta, ani nieczysta: nic dla T18, T19 i D22. Liczy się jako jedna z dwóch lub czterech kości swojego gracza. Produkcja nią może dać dowolny z czterech surowców, bez względu na kolor.',
  'tekhenu.ruling.R6':
    'B17–B20 liczą sąsiednie i przeciwległe od sekcji, z której pochodzi kość, także z Anubisem.',
  'tekhenu.ruling.R7':
    'Nikt nie trafia w ślepy zaułek: kość, akcja i zapłata są proponowane tylko wtedy, gdy da się je dokończyć. Jeśli żadnej kości nie można do niczego użyć, bierze się czystą lub nieczystą i nic z nią nie robi; jeśli są tylko zakazane, dowolną z nich, jako nieczystą.',
  'tekhenu.ruling.R8':
    'Kto ma kilka efektów w jednej chwili, wybiera ich kolejność, chyba że jedna kolejność nigdy nie jest gorsza; wtedy gra bierze ją: granit z T04, papirus z T20 i chleb z T21 przychodzą przed akcją, populacja z T06 przed świętem, a jej zadowolenie po nim.',
  'tekhenu.ruling.R9':
    'Każde wykonanie akcji boga uruchamia technologie i posągi, także to z płytki, karty lub 21. zadowolenia; podczas przygotowania nic się nie uruchamia. Posągi dają bonusy po skończeniu akcji, w kolejności graczy od tego, którego jest tura, i tylko te, które stały na jej początku.',
  'tekhenu.ruling.R10': 'T11 wymaga prawdziwej kości, o wartości, do której ją doprowadzono.',
  'tekhenu.ruling.R11':
    'T10, T22 i złoto można łączyć: skryba może zastąpić złoto, które zastępuje dowolny surowiec. Każda z tych dwóch technologii daje punkt najwyżej raz, w turze właściciela.',
  'tekhenu.ruling.R12':
    'Złoto może zastąpić dowolny surowiec, czy się go ma, czy nie; tak samo skrybowie z T10 złoto, a wapień i granit z T22 siebie nawzajem. Gdzie nie ma to znaczenia, koszt płaci się jak w druku, potem złotem, i nikt nie jest pytany. Gdzie ma, gracz wybiera spośród wszystkich sposobów: właściciel T10, gdy należą się skrybowie lub są w zasobach, właściciel T22, gdy należy się wapień lub granit, i każdy, kto ma zarówno złoto, jak i należny surowiec, gdy w tej turze może jeszcze przyjść inny koszt tego surowca (reszta akcji, odświeżenie, akcja kości, zapowiedziana akcja, to, co przynosi płytka lub artefakt, 21. zadowolenie). Dekret, którego nikt nie widział, nie jest powodem do pytania. Pomija się zapłaty, po których kość nie mogłaby zrobić tego, co ma jeszcze zrobić (R7).',
  'tekhenu.ruling.R13': 'Żetony nigdy się nie kończą.',
  'tekhenu.ruling.R14':
    'Każdy bóg ma jedno, dwa lub trzy pola posągów przy dwóch, trzech lub czterech graczach. Drugi posąg tego samego boga jest dozwolony i nie daje drugiego bonusu. Przy trzech graczach pierwszy posąg boga daje bonus także przy budowie, z T07 włącznie.',
  'tekhenu.ruling.R15':
    'Róg daje dwa punkty za pasującą krawędź. P04 i P05 dodają jeden za pasującą krawędź, także w rogu. Z P19–P21 zakrywana nagroda jest w sumie dwa razy większa. Miejsca u Ra bez płytki nie można użyć.',
  'tekhenu.ruling.R16':
    'Hathor najpierw daje punkty za twoje filary, potem po jednym żetonie z każdego pustego pola linii, potem populację. Gdy pole pokazuje dwa rodzaje, wybierasz jeden; co nie jest ani surowcem, ani wiarą, nic nie daje.',
  'tekhenu.ruling.R17':
    'Thoth może w jednej akcji odświeżyć raz każdą część, która ma karty, za jeden papirus. Wszystkie karty akcji pochodzą z jednej części, która musi mieć ich dość. Gdy talia i odrzucone są zużyte, miejsce zostaje puste. Błogosławieństwo można zagrać w turze, w której się je wzięło, jeśli jego chwila nie minęła.',
  'tekhenu.ruling.R18':
    'Produkcja kończy się na 6, a reszta przepada. Darmowy krok rzędu 6 może dotyczyć tego samego surowca.',
  'tekhenu.ruling.R19':
    'Z produkcji zatrzymuje się najwyżej tyle, ile mówi tor, a reszta to nadwyżka. Dodatkowy surowiec z T13, B01–B06 i to, co daje świątynia, nigdy nie są nadwyżką. B21 i B22 powtarzają całą akcję, z T12 i T17.',
  'tekhenu.ruling.R20':
    'Bonusy toru pospólstwa przychodzą raz, gdy znacznik osiąga lub mija ich pole. Zadowolenie nigdy nie wyprzedza populacji. B19 i B20 wymagają zadowolenia co najmniej 1.',
  'tekhenu.ruling.R21':
    '21. zadowolenie daje dowolną akcję boga lub produkcję o dowolnej wartości, bez kości.',
  'tekhenu.ruling.R22': 'Wiarę kładzie się gracz po graczu w dotychczasowej kolejności, jawnie.',
  'tekhenu.ruling.R23':
    'Wiara z T15 przychodzi przed tym. T16 działa po skończonej fazie Maat; w ostatniej po chlebie, a przed dekretami.',
  'tekhenu.ruling.R24': 'Po ostatnim punktowaniu nikt nie bierze karty przeznaczenia.',
  'tekhenu.ruling.R25':
    'Chleb płaci się gracz po graczu w kolejności. Każdy płaci, ile chce, a złoto może zastąpić chleb.',
  'tekhenu.ruling.R26':
    'D23 zagrywa się przed pierwszym krokiem ostatniego punktowania. Jest jednym z trzech dekretów, które można punktować, a D03 nie może go podwoić.',
  'tekhenu.ruling.R27':
    'D02 liczy symbole na wszystkich posiadanych dekretach. D24 liczy budynki oraz filary według własnych budynków w linii; posągi pomija. D22 liczy kości leżące na czystej szalce w ostatniej fazie Maat.',
  'tekhenu.ruling.R28':
    'Koszty D03 i D04 płaci się, zanim policzy się D07 i D08. Za podwojenie D04 płaci się jeszcze raz. Gra pokazuje najlepszy wybór; decyduje gracz.',
  'tekhenu.ruling.R29':
    'Wszyscy gracze wybierają karty przeznaczenia, potem w kolejności graczy dostają nagrody, każdy ze swoich kart w dowolnej kolejności. S01–S03 zajmują zwykłe pola.',
  'tekhenu.ruling.R30': 'Na pierwsze gry (horus w opcjach) bonusy Horusa zostają w nadrukowanej kolejności.',
  'tekhenu.ruling.R31':
    'Kość jest proponowana, jeśli jakąś akcję nią można teraz opłacić, licząc to, co dają T04, T20, T21 i T19, oraz B17–B20 w dowolnej kolejności: dodatkowa akcja może zarobić na główną i odwrotnie (TK4). B07 i B08 liczą się, gdy są zagrane. Można je zagrać w dowolnej chwili własnej tury, także w trakcie akcji (TK12).',
  'tekhenu.ruling.R32':
    'Zapowiedziana akcja, która po drodze staje się niemożliwa, przepada. Przed wyborem, przez który jakaś przepadnie, gra o tym mówi.',
  'tekhenu.ruling.R33': 'B17–B20 zapowiada się i opłaca przy wzięciu kości, zanim cokolwiek się z nią zrobi.',
  'tekhenu.ruling.R34': 'B17–B20 łączą się dowolnie, każde za swój koszt.',
  'tekhenu.ruling.R35':
    'Kość ma jedną wartość na turę. T13 zmienia ją tylko dla produkcji; jedna zmiana z T14 służy wszystkim akcjom bogów tej kości.',
  'tekhenu.ruling.R36':
    'B19 i B20 opłaca się najpierw, więc przeciwległy Thoth lub Ozyrys wymaga zadowolenia co najmniej 2.',
  'tekhenu.ruling.R37':
    'Przy zadowoleniu 0 Thoth jest niemożliwy w żaden sposób. Płytkę, która by go dała, pomija się, a Ra pozostaje możliwy.',
  'tekhenu.ruling.R38': 'Z akcji P12 i P15 można zrezygnować. T09 nic nie robi na P22–P27.',
  'tekhenu.ruling.R39':
    'Ra trzyma się drukowanej kolejności: nowy filar jeszcze nie stoi, gdy wykonuje się zdolność jego płytki.',
  'tekhenu.ruling.R40':
    'B13–B16 obejmują jedno wykonanie, także koszty mieszane. Posąg zbudowany w ramach Ra (P12) wymaga własnej karty. To, czego nie trzeba było płacić, nie liczy się do T22.',
  'tekhenu.ruling.R41':
    'Produkcja z T19 to pełna produkcja: działają T12, T13, T17 i błogosławieństwa. Nigdy szarą kością ani wziętą z Anubisem.',
  'tekhenu.ruling.R42': 'Właściciel T08 mówi, czy zakazana kość liczy się jako czysta, czy nieczysta.',
  'tekhenu.ruling.R43':
    'T11 daje punkty za każdą akcję wykonaną kością. T23 daje je też za B23 i B24. Złoto z T24 przychodzi przed efektem błogosławieństwa i może pomóc go opłacić.',
  'tekhenu.ruling.R44':
    'Akcja 21. zadowolenia czeka, aż skończy się trwająca akcja i jej bonusy. Może wypaść w turze innego gracza albo w fazie Maat.',
  'tekhenu.ruling.R45': 'Populacja kończy się na 21, a reszta przepada.',
  'tekhenu.ruling.R46': 'Części rynku otwierają się od razu, także podczas przygotowania.',
  'tekhenu.ruling.R47': 'Żeton z rzędów 3 i 4 Ozyrysa to surowiec danej dzielnicy.',
  'tekhenu.ruling.R48': 'Bez elementu lub pola akcja jest niemożliwa.',
  'tekhenu.ruling.R49':
    'B21 i B22 z T13: za każdym razem ta sama wartość i za każdym razem jeden dodatkowy surowiec.',
  'tekhenu.ruling.R50':
    'D23 zwalnia tylko z surowców. Zadowolenie i papirus za odświeżanie nadal się płaci, a nic, co wymaga kości, nie działa.',
  'tekhenu.ruling.R51': 'D04 przyjmuje złoto.',
  'tekhenu.ruling.R52':
    'Punktowanie idzie krok po kroku dla wszystkich graczy. To, co dają kroki 1–6, liczy się, zanim w kroku 7 straci się punkty za niezapłacony chleb.',
  'tekhenu.ruling.R53': 'Dzielnica bez elementów nikomu nie daje punktów.',
  'tekhenu.ruling.R54':
    'Dekrety rozdane lub dobrane są tajne. Dekret wzięty z odkrytego rynku znają wszyscy.',
  'tekhenu.ruling.R55': 'Kto zaczyna wybór kart, wynika z ziarna losowości.',
  'tekhenu.ruling.R56':
    'Thoth poza turą (21. zadowolenie podczas Maat, D23) uzupełnia rynek, gdy tylko się skończy, zanim wybierze ktokolwiek inny.',
  'tekhenu.ruling.R57': 'D03 na D08 daje jego punkty drugi raz, także łącznie ponad 20.',
  'tekhenu.ruling.R58':
    'Płytkę, która zastępuje wziętą przez Ra albo płytkę podboju, odkrywa się przed następnym pytaniem tej tury innym niż zakończenie tury, najpóźniej na końcu tury, bez względu na to, czy kończy się ją ręcznie. Do tego czasu leży w jej miejscu rewers, a filar lub płytkę podboju można cofnąć. Pytanie, które proponuje cokolwiek obok zakończenia tury (B07, artefakt), jest innym pytaniem. Poza turą płytkę odkrywa się od razu. Po odświeżeniu (R17), otwarciu części (R46) lub dobraniu dekretu nadal nie można cofać.',
  'tekhenu.ruling.TK1': 'Obie karty z S05 i S06 pokazuje się wszystkim, zanim jedną się zatrzyma.',
  'tekhenu.ruling.TK2':
    'T22 daje punkt tylko wtedy, gdy zapłata różni się od nadrukowanej. Gdy złoto lub skryba płaci część kosztu w wapieniu i granicie, właściciel mówi, którą część: wapień zastępuje granit, a złoto ten wapień.',
  'tekhenu.ruling.TK3':
    'Właściciel układa tylko nagrody z wyborem lub losem (S01–S06, S09–S11, A03); pozostałe przychodzą najpierw.',
  'tekhenu.ruling.TK4':
    'Dodatkową akcję z B17–B20 można zapowiedzieć, jeśli ją, akcję główną i każdą inną zapowiedzianą da się wykonać w jakiejś kolejności przy wartości kości albo takiej, którą osiąga T14. To, co daje wcześniejsza akcja, liczy się, o ile jest pewne: przy dowolnych własnych wyborach, bez kart i płytek, które przyniósłby los, bez niezagranych B07 i B08 i bez niczego, co wybrałby inny gracz. Program próbuje tych kolejności po kolei i po 100 000 wyborów uznaje, że odpowiedź brzmi nie; na 17 000 losowych pozycji z wszystkimi czterema kartami najdłuższa wymagała 9672.',
  'tekhenu.ruling.TK5':
    'Przed ostatnim punktowaniem każdy, kto ma dekret, którego nikt nie widział, jest pytany o D23, więc pytanie niczego nie zdradza.',
  'tekhenu.ruling.TK6': 'Z Anubisem zmiana koloru (B11, B12) daje tylko swój krok wartości.',
  'tekhenu.ruling.TK8':
    'Danina D04 bierze najpierw surowce, których jest najwięcej, potem złoto, potem (T10) skrybów. Gdy obok punktuje się D08, który dałby mniej, a nie punktuje się D07, najpierw idą skrybowie.',
  'tekhenu.ruling.TK9':
    'Zmiana z T14 jest proponowana tylko do wartości, przy których da się kością wykonać jakąś akcję boga.',
  'tekhenu.ruling.TK10': 'Zagrany D23 zużywa swój symbol, a także miejsce wśród trzech dekretów.',
  'tekhenu.ruling.TK11':
    'Nikt nie może zostawić kości bez użycia (R7), dopóki mógłby jakiejś użyć, przyzywając Anubisa albo zagrywając B11, B12, B23 lub B24: kto może działać, musi.',
  'tekhenu.ruling.TK12':
    'W swojej turze każde pytanie proponuje też B07 i B08. Gdy akcja idzie dalej bez pytania (zapłata, nagroda, wybór z jedną odpowiedzią), gracz jest pytany, czy zagrać kartę, czy iść dalej, tylko jeśli następny krok wypadłby lepiej z kartą zagraną przed nim niż zaraz po nim. W innym razie nie ma pytania: następne znów proponuje kartę. BX01–BX04 nie zagrywa się wewnątrz innego efektu.',
  'tekhenu.ruling.G3':
    'Gdy sekcja jego płytki nie ma dla niego kości, Botankhamun szuka dalej przeciwnie do ruchu wskazówek zegara.',
  'tekhenu.ruling.G4':
    'Ostatnia zasada dla równych pól u Ra: takie, które nie dotyka krawędzi Kompleksu Świątynnego. Róg to krawędź jak każda inna.',
  'tekhenu.ruling.BK1':
    'Piramida ma rzędy po cztery, trzy, dwie i jedną płytkę. Znacznik zaczyna na dole po lewej. W prawo zostaje w rzędzie, w górę idzie na płytkę następnego rzędu leżącą powyżej na prawo.',
  'tekhenu.ruling.BK2':
    'Cztery płytki surowców pokazują kolejno: granit, wapień, chleb, papirus; papirus, chleb, wapień, granit; wapień, granit, papirus, chleb; chleb, papirus, granit, wapień.',
  'tekhenu.ruling.BK3':
    'Jego pierwszy posąg czci boga o wartości Horusa 1. Od poziomu średniego zaczyna z budynkami w rzędzie 5 (chleb i granit) i z filarem pośrodku, na wierzchniej płytce stosu, wszystko bez punktów i nagród; na trudnym także z posągiem przy wartości Horusa 4.',
  'tekhenu.ruling.BK4':
    'Jego posągi dają mu, według wartości Horusa: skrybę za 1 i 2, punkt za 3 i 4, jedno i drugie za 5 i 6.',
  'tekhenu.ruling.BK5':
    'Akcja, której nie może wykonać z braku elementów, pól, płytek lub kart, daje mu trzy punkty.',
  'tekhenu.ruling.BK6':
    'U Thotha zaczyna od najwyższej części, którą otwiera jego zadowolenie: dekrety, potem technologie, potem błogosławieństwa, zawsze od lewej. Czego tam brakuje, przychodzi z następnej niższej.',
  'tekhenu.ruling.BK7':
    'Zmianę, jaką daje posąg nad dzielnicami, liczy się w dzielnicach, które by wygrał, a których teraz nie ma. Gdy żadne z tych pól nie wygrywa dzielnicy, posąg trafia do świątyni.',
  'tekhenu.ruling.BK8': 'Jego populacja otwiera części rynku jak każda inna.',
  'tekhenu.ruling.BK9':
    'Oprócz poziomu są trzy opcje: dwie losowe karty początkowe zamiast dwóch z trzech, osiem punktów za każdy jego dekret, drugi komplet budynków dla niego.',
  'tekhenu.ruling.BK10':
    'Gdzie arkusz solo mówi więcej niż rozdział o grze solo, obowiązuje arkusz: przy równych polach u Ra wybiera to z największą liczbą własnych budynków w linii; przy równych kościach płytki surowców sekcję ze swoim posągiem, z kilku takich tę z wyższym bonusem Horusa, inaczej los.',
  'tekhenu.ruling.BK11': 'Zaczyna z dziesięcioma punktami i bez skrybów.',
  'tekhenu.ruling.BK12':
    'Dla niego każda krawędź, która dotyka płytki lub świątyni, liczy się za jeden punkt, także w rogu.',
  'tekhenu.ruling.BK13':
    'Zakazane kości dla niego nie istnieją. Gdy nigdzie nie ma innych, bierze najwyższą zakazaną, a równe tak, jak mówi jego płytka.',
  'tekhenu.ruling.BK14': 'Bonusy posągów za akcję przychodzą także wtedy, gdy zamiast niej bierze punkty.',
  'tekhenu.ruling.BK15': 'Na końcu obu torów Bastet daje mu tylko skrybów.',
  'tekhenu.ruling.BK16':
    'Najmniejszą liczbę budynków liczy się wśród wszystkich graczy; posągi nie są budynkami.',
}
