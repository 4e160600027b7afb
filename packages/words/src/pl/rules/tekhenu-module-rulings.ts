import type { tekhenuModuleRulings as en } from '../../en/rules/tekhenu-module-rulings.ts'

export const tekhenuModuleRulings: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ruling.Q01':
    'Wszyscy gracze biorą najpierw, w kolejności graczy, nagrody z kart początkowych; potem, w tej samej kolejności, każdy bierze kartę przeznaczenia lub artefakt. Kapłani z kart początkowych mogą więc opłacić artefakt.',
  'tekhenu.ruling.Q01b':
    'SX02 i SX03 razem kosztują 2 zadowolenia. Budynek z karty początkowej, dla którego nie ma pola, przepada, a reszta karty jest wypłacana.',
  'tekhenu.ruling.Q01c':
    'Podczas przygotowania budowa ani zyski niczego nie uruchamiają: żadnej technologii, żadnego posągu, żadnej mocy wyznawców.',
  'tekhenu.ruling.TS4':
    'Rozdaje się trzy dekrety. Na samym końcu wszyscy jednocześnie zatrzymują po jednym i mówią, który z dwóch pozostałych pierwszy trafia pod talię. Oddane karty leżą tam kolejno, gracz po graczu.',
  'tekhenu.ruling.Q02':
    'Czerwona lub niebieska kość daje tylu wojowników lub kapłanów, ile wynosi wartość, z którą jest użyta, a nie ile pokazuje.',
  'tekhenu.ruling.Q03':
    'Czerwone, niebieskie i zielone kości mają ścianki 2, 3, 3, 4, 4, 5 i żadna zmiana nie wyprowadza ich poza nie. Granica należy do samej kości: szara 6, którą Anubis pozwala liczyć jako czerwoną, daje 6 wojowników, a czerwona kość traktowana jak biała i tak kończy się na 5.',
  'tekhenu.ruling.Q04': 'B09 i B10 obracają taką kość na 2, 3, 4 lub 5.',
  'tekhenu.ruling.Q05':
    'Z B11 lub B12 kość można traktować jako dowolny kolor. Jako czerwona lub niebieska jest nieczysta i daje wojowników lub kapłanów; jako zielona jest czysta i niczego nie produkuje; czerwona, niebieska lub zielona traktowana na przykład jak biała jest tam czysta lub nie, jak biała, może produkować i nie daje ani jednych, ani drugich.',
  'tekhenu.ruling.Q06': 'Żadna zmiana koloru nie pozwala Anubisowi wziąć zielonej kości.',
  'tekhenu.ruling.Q07':
    'Kość z planszy Seta jest nieczysta, jakkolwiek się ją traktuje. Traktowana jako czerwona lub niebieska daje wojowników lub kapłanów, a jako jeden z czterech kolorów produkcji może produkować.',
  'tekhenu.ruling.Q08':
    'Kości z planszy Seta używa się do akcji Seta. Do czegokolwiek innego trzeba Anubisa albo B11 lub B12, by produkować.',
  'tekhenu.ruling.Q09': 'Z Anubisem można wziąć kość z planszy Seta.',
  'tekhenu.ruling.Q10':
    'Akcja boga z Anubisem pozwala liczyć kość jako czerwoną albo niebieską, jedno z dwojga. Produkcja nie daje ani wojowników, ani kapłanów, nawet prawdziwie czerwoną kością.',
  'tekhenu.ruling.Q11':
    'Wartość zmieniona przez skrybów liczy się też dla wojowników i kapłanów; jak daleko może sięgać, zależy od samej kości.',
  'tekhenu.ruling.Q12':
    'T08 niczego nie zmienia dla czerwonych, niebieskich i zielonych kości ani tych od Seta: nigdy nie są zakazane.',
  'tekhenu.ruling.Q13':
    'T14 działa dla Seta oraz czerwonych, niebieskich i zielonych kości, w granicach ich ścianek, a zmieniona wartość liczy się do zysku.',
  'tekhenu.ruling.Q14': 'T18 działa przy zielonej kości, nigdy przy kości z planszy Seta.',
  'tekhenu.ruling.Q15':
    'T19 wymaga kości, która produkuje: nie szarej, czerwonej ani niebieskiej, chyba że traktuje się ją jako inny kolor.',
  'tekhenu.ruling.Q16':
    'T11 daje punkty za kość Seta użytą z wartością 1. Akcje o wartości 1, które nie wymagają kości (posągi, płytki podboju, artefakty), się nie liczą.',
  'tekhenu.ruling.Q17': 'T12, T13 i T17 dotyczą produkcji, więc nowe kości nic dla nich nie robią.',
  'tekhenu.ruling.Q18':
    'B17–B20 nie można zagrać z kością z planszy Seta, która nie leży obok niczego ani naprzeciw niczego.',
  'tekhenu.ruling.Q18b':
    'Kości, której nie da się użyć ani nią produkować, nie wolno wziąć, chyba że jej wojownicy lub kapłani umożliwią jej akcję. Gdy żadnej kości nie da się użyć, bierze się jedną, zyskuje jej wojowników lub kapłanów i nic z nią nie robi.',
  'tekhenu.ruling.Q18c':
    'Kość daje wojowników lub kapłanów raz, bez względu na to, ile akcji potem następuje.',
  'tekhenu.ruling.Q19': 'Kość pod szalkami nie liczy się do D22; zielona na czystej szalce tak.',
  'tekhenu.ruling.TS1':
    'Kość daje wojowników lub kapłanów z pierwszą akcją boga, której służy, czy to akcja jej sekcji, czy dodatkowa (B17–B20). Kość Anubisa, która produkuje i służy dodatkowej akcji, daje ich więc z tą akcją.',
  'tekhenu.ruling.Q20': 'Płytkę podboju kładzie się na polu bez filaru i bez innej płytki podboju.',
  'tekhenu.ruling.Q21':
    'Gdy nie ma już płytki albo pola dla niej, ten krok się pomija; Set pozostaje możliwy.',
  'tekhenu.ruling.Q22':
    'Dla Hathor pole z płytką podboju to pole bez filaru, które pokazuje nagrodę płytki zamiast nadrukowanej. Jeśli jest ich kilka, nagrodę daje każda.',
  'tekhenu.ruling.Q22b': 'Położenie płytki podboju obok budynku nic nie daje.',
  'tekhenu.ruling.Q22c':
    'P19–P21 podwajają tylko surowce płytki podboju: A05 daje sześć jednakowych, A06–A09 się nie podwaja.',
  'tekhenu.ruling.Q22d': 'Z akcji A08 i A09 można zrezygnować, a gdy są niemożliwe, przepadają.',
  'tekhenu.ruling.Q22e': 'Płytka podboju nie ma krawędzi.',
  'tekhenu.ruling.Q22f': 'B13 i B14 oszczędzają wapień i granit przy Ra, a płytka daje nagrodę jak zawsze.',
  'tekhenu.ruling.TS2':
    'O to, co najpierw, nagroda płytki podboju czy zdolność płytki filaru, gra pyta, gdy może to mieć znaczenie: przy akcji płytki filaru (P10–P12, P15) obok A05–A09 oraz przy A08 lub A09 obok każdej zdolności, która nie jest samymi punktami. W innym razie najpierw są zyski.',
  'tekhenu.ruling.Q23': 'Bonusem posągu Seta może być złoto (sethBonusAllowsGold w wydaniu tego zabrania).',
  'tekhenu.ruling.Q24':
    'Trzy punkty za nowy budynek w kolumnie daje tylko posąg dla ludzi pod nią; posąg Seta nie.',
  'tekhenu.ruling.Q25': 'Dla nowego budynku w regionie liczy się też własny posąg pod kolumną.',
  'tekhenu.ruling.Q26': 'Bonus posągu Seta jest bonusem Horusa: T07 dodaje swój granit.',
  'tekhenu.ruling.Q27': 'B13 i B14 oszczędzają granit za posąg Seta, ale nie dwóch kapłanów.',
  'tekhenu.ruling.Q28': 'P12 i Art02 sięgają każdego pola posągów na planszy Seta.',
  'tekhenu.ruling.Q29': 'Kapłani z niebieskiej kości wziętej dla Horusa mogą opłacić ten posąg.',
  'tekhenu.ruling.Q30':
    'Każda karta z posągu pod kolumną to akcja Thotha o wartości 1: żadna przy zadowoleniu 0, a każda może odświeżać części za papirus.',
  'tekhenu.ruling.Q31': 'Kroki Seta następują w kolejności z instrukcji; bonusy posągów są ostatnie.',
  'tekhenu.ruling.Q31b': 'Bez wolnego pola posąg Seta jest niemożliwy; bez posągu niemożliwy jest Horus.',
  'tekhenu.ruling.Q31c':
    'Przy trzech graczach nowy posąg Seta daje bonus od razu, z T07 włącznie. To nie jest akcja Seta i niczego nie zużywa.',
  'tekhenu.ruling.Q31d':
    'Posąg może stać pod kolumną bez budynków. Nie daje karty, ale późniejsze budynki w tej kolumnie dają swoje trzy punkty.',
  'tekhenu.ruling.Q32':
    'Każde pole regionu zachowuje swoją cenę. Gdy pierwsze znów jest wolne, zapełnia się najpierw.',
  'tekhenu.ruling.Q33':
    'Akcja uruchamia technologie, bonusy posągów i moce wyznawców najwyżej raz na turę, przy pierwszym wykonaniu. Co należy do samej akcji, dzieje się za każdym razem: dwie akcje Seta dają dwa żetony krwi, dwie płytki podboju i dwa razy punkty kolumny.',
  'tekhenu.ruling.Q34':
    'To, co na coś pozwala (T08, T09, T10, T22, TX02, TX03), nie jest ograniczone. T05, T12, T13, T17, T20 i T21 działają przy pierwszym w turze wykonaniu, które coś daje: budynek bez własnego filaru w linii nie zużywa T05. T14 zmienia kość tury raz.',
  'tekhenu.ruling.TS10':
    'T11 i zadowolenie z T06 też przychodzą raz na turę, bez względu na liczbę akcji (bez Czasu Seta obowiązują R9 i R43).',
  'tekhenu.ruling.Q34b': 'TX05 sięga do następnej części raz na turę.',
  'tekhenu.ruling.Q34c':
    'T07 działa przy każdym bonusie, czyli raz na turę dla każdego boga. T24 działa przy każdym błogosławieństwie.',
  'tekhenu.ruling.Q34d': 'Każdy właściciel posągu boga dostaje bonus raz.',
  'tekhenu.ruling.Q35':
    'Moc wyznawców działa raz na turę, z wyjątkiem Cult03 (cultOncePerTurn w wydaniu znosi to ograniczenie).',
  'tekhenu.ruling.Q35b':
    'Działa, gdy tylko element stanie i wypłaci własne nagrody: najpierw właściciel, potem inni w kolejności graczy. Zysku właściciela można użyć w tej samej turze.',
  'tekhenu.ruling.TS7': 'Cult04 działa po płytce podboju, a przed bonusami posągów.',
  'tekhenu.ruling.Q35c':
    'Populacja, którą inni zyskują dzięki Cult02, otwiera części rynku. Cokolwiek inni zyskują, kończy się tam, gdzie ich tory.',
  'tekhenu.ruling.Q36':
    'Filar, który jest pierwszy w swoim rzędzie i w swojej kolumnie, uruchamia Cult05 raz.',
  'tekhenu.ruling.Q37':
    'Cult03 działa raz na grę przy każdym symbolu toru, także przy dwóch w jednym ruchu. Zadowolenie utracone i odzyskane tego nie powtarza.',
  'tekhenu.ruling.Q38':
    'Wymiany z Cult05 i Cult07 są dobrowolne, w kolejności graczy. Biorą dowolny surowiec z zasobów, także złoto.',
  'tekhenu.ruling.TS8': 'Nikt nie jest pytany o wymianę złota na złoto.',
  'tekhenu.ruling.Q39':
    'Z tego, co moc wyznawców daje innym, Botankhamun bierze populację (Cult02) i nic więcej.',
  'tekhenu.ruling.Q40':
    'Wojownicy i kapłani nie są surowcami: złoto ich nie zastępuje, a to, co liczy lub oszczędza surowce, ich pomija.',
  'tekhenu.ruling.Q41':
    '21. zadowolenie i D23 mogą wykonać akcję Seta; wojowników się płaci, krew i płytka podboju przychodzą jak zawsze.',
  'tekhenu.ruling.Q42':
    'Art02 wykonuje dowolną akcję boga, także Seta, albo produkuje jeden dowolny surowiec, z wartością 3 lub 4 i za zwykły koszt. Nie ma kości, więc nie ma skrybów, T14, wojowników ani czystości; nie można przy nim przyzwać Anubisa. Kość tury jest nadal do wzięcia.',
  'tekhenu.ruling.Q43':
    'Art02 i Art07 używa się przed akcją kości lub po niej, nie wewnątrz innej akcji. Przy Art07 płaci się wojowników, przychodzą krew i płytka podboju, a uruchamia się wszystko, co uruchamia akcja Seta. Pozostałych artefaktów używa się w dowolnej chwili własnej tury poza akcją.',
  'tekhenu.ruling.Q43b':
    'Artefaktu wziętego w fazie Maat można użyć od następnej własnej tury. Po ostatniej turze żadnego się nie używa.',
  'tekhenu.ruling.Q43c':
    'T10 może opłacić skrybę z Art03 i Art06 złotem. Art04 kończy się na 6. Art06 kończy się na populacji; daje bonusy toru i uruchamia Cult03.',
  'tekhenu.ruling.Q43d': 'Art03 punktuje świątynię tylko dla właściciela, tak jak punktowanie.',
  'tekhenu.ruling.TS3': 'Artefakt, który niczego by nie zmienił, nie jest proponowany.',
  'tekhenu.ruling.Q44':
    'Z TX02 dowolną część ceny w wojownikach można zapłacić wiarą, także dla BX03, BX04 i Art07.',
  'tekhenu.ruling.Q45':
    'TX02 zamienia niewykorzystaną wiarę w kapłanów przed wzięciem kart przeznaczenia, do 10; wiara na wadze jest zużyta. Ostatnia faza Maat do tego nie dochodzi.',
  'tekhenu.ruling.TS9': 'TX02 zamienia w kapłanów całą wiarę bez pytania: więcej ich nigdy nie szkodzi.',
  'tekhenu.ruling.Q46': 'TX03 oszczędza punkty; kolejność graczy zależy od wagi takiej, jaka jest.',
  'tekhenu.ruling.Q47': 'TX04 punktuje w każdej fazie Maat po utracie punktów, także w ostatniej.',
  'tekhenu.ruling.Q48': 'Regiony punktują przed płaceniem chlebem.',
  'tekhenu.ruling.Q49':
    'D16 liczy posągi Seta, D19 te pod jego kolumnami, D14, D17 i D18 jedne i drugie. D21 liczy budynki w regionach; D09–D12 i D15 nie.',
  'tekhenu.ruling.Q50': 'DX03 liczy wszystkie własne posągi, gdziekolwiek stoją.',
  'tekhenu.ruling.Q51':
    'BX03 i BX04 to ani Set, ani Ozyrys: bez krwi, płytki podboju i punktów kolumny, i niczego nie uruchamiają. Pole musi być wolne i dozwolone. Raz zyskana produkcja zostaje. Złoto rzędu 2 bierze się, jeśli jeszcze tam leży.',
  'tekhenu.ruling.TS5':
    'Ani BX03 i BX04, ani skryba z Art03 i Art06 nie mogą uniemożliwić tego, do czego wzięto kość (R7).',
  'tekhenu.ruling.Q52': 'Co BX01 i BX02 dają ponad 10, przepada.',
  'tekhenu.ruling.Q53':
    'TX05 nie daje karty przy zadowoleniu 0 ani niczego z części, która nie jest jeszcze otwarta.',
  'tekhenu.ruling.TS6': 'TX05 działa w akcji Thotha, jeśli masz ją, zanim weźmiesz pierwszą kartę tej akcji.',
  'tekhenu.ruling.Q54':
    'Technologia z Art05 trafia pod talię; czego nie zatrzymują SX06, A06 i Art01, to się wtasowuje.',
  'tekhenu.ruling.TS11':
    'Technologie z Art05, SX06 i A06 oraz błogosławieństwa z SX07 i A07 dobiera się zakryte z talii. Dobrane pokazuje się wszystkim, zanim jedną się zatrzyma, jak przy TK1.',
  'tekhenu.ruling.Q55': 'Bez względu na to, ilu kości brakuje na planszy Seta, obrót przynosi jedną.',
  'tekhenu.ruling.Q56': 'Gdy żadnej nie brakuje, szare kości trafiają do sekcji.',
  'tekhenu.ruling.Q57': 'Która z kilku szarych kości tam trafia, nie ma znaczenia przed rzutem.',
  'tekhenu.ruling.Q58': 'Równe wagi rozstrzyga ankh karty przeznaczenia, także gdy przyszła z artefaktem.',
  'tekhenu.ruling.Q68': 'P19–P21 podwajają A01–A05.',
  'tekhenu.ruling.Q69': 'Akcją 21. zadowolenia może być Set, a wojowników się płaci.',
  'tekhenu.ruling.Q71': 'To, co wykonują Art02 i Art07, uruchamia powiązane efekty, raz na turę.',
  'tekhenu.ruling.Q61':
    'Czerwona lub niebieska kość liczy się o jeden wyżej, gdy Botankhamun wybiera, a gdy działa, tyle, ile pokazuje.',
  'tekhenu.ruling.Q62':
    'Bez czerwonej, niebieskiej lub czystej kości jego płytka kapłanów i wojowników bierze najlepszą nieczystą.',
  'tekhenu.ruling.Q63':
    'Gdy jego płytka Seta nie znajduje kości, wykonuje akcję Horusa tak, jak zrobiłaby to płytka Horusa, kością od Horusa.',
  'tekhenu.ruling.Q64':
    'Budynek z jego przygotowania, którego region jest zajęty, idzie do następnego wyższego.',
  'tekhenu.ruling.Q65':
    'Ciebie drugi budynek regionu kosztuje pięciu wojowników, także obok budynku Botankhamuna.',
  'tekhenu.ruling.Q65b':
    'Kilka kart z jednego jego posągu daje bonus twojego posągu Thotha tylko raz; jego akcja Horusa daje też bonus twojego posągu Horusa.',
  'tekhenu.ruling.Q65c': 'Oba jego kolory budynków są jego własne: jeden w regionie, a liczą się oba.',
  'tekhenu.ruling.Q65d': 'Bez płytki podboju ten krok się pomija, a jego punkty zostają.',
  'tekhenu.ruling.Q66': 'Karta przeznaczenia, którą bierze Botankhamun, blokuje oba artefakty o jej ankhu.',
  'tekhenu.ruling.Q67':
    'Płytka surowców, która nie znajduje kości swoich kolorów, bierze najlepszą kość z koła, nigdy z planszy Seta.',
  'tekhenu.ruling.C01':
    'Botankhamun, gdy jest pierwszy, bierze kartę przeznaczenia o najniższym ankhu, która ma jeszcze artefakt.',
  'tekhenu.ruling.C02':
    'W przygotowaniu wybierasz spośród wszystkich czterech kart przeznaczenia, choć pierwszy jest Botankhamun.',
  'tekhenu.ruling.C03':
    'Botankhamun idzie do następnego regionu, gdy pierwszy jest pełny lub ma jego budynek.',
  'tekhenu.ruling.C04': 'Gdy nie może zbudować w żadnym regionie, zdobywa trzy punkty i nie robi nic więcej.',
  'tekhenu.ruling.C05':
    'Bez czerwonej lub niebieskiej kości jego płytka kapłanów i wojowników bierze najwyższą czystą kość.',
  'tekhenu.ruling.C06':
    'Z posągu pod kolumną bierze skrajną prawą kartę najwyższej części, do której sięga: dekrety przed technologiami, technologie przed błogosławieństwami.',
  'tekhenu.ruling.C07': 'Kości wybiera najpierw według wartości; czystość decyduje tylko przy remisie.',
  'tekhenu.ruling.C08': 'Przy równych polach u Ra wybiera to z największą liczbą własnych budynków w linii.',
  'tekhenu.ruling.C09': 'Bez kości dla Seta zwraca się do Horusa, nie do następnej sekcji.',
  'tekhenu.ruling.C10': 'Jego posąg Seta daje mu punkt, nie surowiec.',
  'tekhenu.ruling.C11': 'Jeśli nie może wykonać akcji Hathor lub Ozyrysa, zdobywa zamiast niej trzy punkty.',
  'tekhenu.ruling.C12':
    'U Ozyrysa każda kość bez koloru dzielnicy trafia do dzielnicy z najmniejszą liczbą budynków.',
  'tekhenu.ruling.C13':
    'Przy równych kościach dla płytki surowców woli sekcję ze swoim posągiem, z kilku takich wyższy bonus Horusa; inaczej decyduje los.',
  'tekhenu.ruling.C14':
    'Dwoje graczy ma 22 kości w woreczku przed zapełnieniem koła, jak w grze podstawowej.',
  'tekhenu.ruling.C15': 'Ra daje najpierw punkty za filar, potem to, co zakrywa, i zdolność płytki.',
  'tekhenu.ruling.C16': 'Karty początkowe dają nagrody przed wzięciem kart przeznaczenia (Q01).',
  'tekhenu.ruling.C17': 'BX03 i BX04 przenoszą stojący budynek, choć nic innego tego nie robi.',
  'tekhenu.ruling.C18': 'Karty przeznaczenia i płytki podboju o tym samym numerze to różne rzeczy.',
  'tekhenu.ruling.C19': 'Z Anubisem bierze się kości z koła i z planszy Seta (Q09).',
  'tekhenu.ruling.C20':
    'Posąg nad dzielnicami trafia tam, gdzie wygra ich dla Botankhamuna więcej; gdy żadne z tych pól nie wygrywa dzielnicy, trafia do świątyni.',
  'tekhenu.ruling.Q59':
    'Odłożenie jest obowiązkowe: po wyborze pierwszy gracz odkłada jedną z trzech innych kart przeznaczenia, a drugi wybiera z dwóch pozostałych; na następną fazę Maat wracają wszystkie cztery. W przygotowaniu Wezyr staje gdziekolwiek; po fazie Maat musi opuścić swój obszar, ktokolwiek jest wtedy pierwszy.',
  'tekhenu.ruling.Q60': 'Kość z planszy Seta liczy się, jeśli tam stoi Wezyr.',
  'tekhenu.ruling.Q70':
    'Wezyr daje dwa punkty raz za każdą kość, cokolwiek się z nią robi. Akcje bez kości nic nie dają.',
  'tekhenu.ruling.VZ1':
    'To, co daje karta przeznaczenia, przychodzi od razu: pierwszemu graczowi przed odłożeniem, drugiemu przed postawieniem Wezyra.',
  'tekhenu.ruling.VZ2':
    'W przygotowaniu Wezyra stawia się, zanim ktokolwiek ma nagrodę, bo bez Czasu Seta nagrody są po wyborze wszystkich (R29).',
  'tekhenu.ruling.VZ3':
    'Liczy się, gdzie leżała kość, a nie która akcja jest nią wykonana; punkty przychodzą przy wzięciu.',
  'tekhenu.ruling.VZ4':
    'Kość, która leży bezczynnie (R7), liczy się, tak samo jak ta traktowana jako inny kolor.',
  'tekhenu.ruling.VZ5':
    'Wyzwania nie ma przy więcej niż dwojgu graczach ani dla jednej osoby. vizier: false to to samo co pominięcie go, podobnie seth: false.',
  'tekhenu.ruling.BS1':
    'Równe kości jednego koloru na płytce surowców rozstrzygają posągi (C13), a nie czystość, jak w grze podstawowej. Gdy płytka obejmuje kilka kolorów naraz, najpierw decyduje, czy kość jest zielona, czysta, czerwona lub niebieska, a potem posągi.',
  'tekhenu.ruling.BS2':
    'Kość na planszy Seta jest tylko dla jego płytki. Gdy na kole zostały same zakazane kości, każda inna płytka bierze jedną z nich (BK13).',
  'tekhenu.ruling.BS3':
    'Jeśli w zasięgu nie ma karty dla akcji Thotha z jego posągu pod kolumną, ta akcja przepada; nie ma za nią punktów i nie uruchamia żadnego posągu.',
  'tekhenu.ruling.BS4':
    'Zestaw wybiera się przed grą: trzy karty początkowe i moc wyznawców (domyślnie ten), dwie i dwie albo trzy i dwie; co i tak trzeba zatrzymać, zatrzymuje się od razu. Wykłada się trzy artefakty, a do wyboru dwa lub cztery. Opcja gry podstawowej z rozdaniem dwóch kart początkowych nie dotyczy tego stołu.',
}
