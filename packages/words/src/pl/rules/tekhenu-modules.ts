import type { tekhenuModuleRules as en } from '../../en/rules/tekhenu-modules.ts'

export const tekhenuModuleRules: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.book.solo.title': 'Solo przeciw Botankhamunowi',
  'tekhenu.book.solo.lead':
    'Rywal, który nigdy nie wybiera: dziesięć płytek mówi, którą kość bierze, a stałe zasady, co z nią robi. Stół jest taki jak dla dwóch graczy.',
  'tekhenu.book.solo.point-1':
    'Nigdy nie płaci, nie produkuje i nie dostaje surowców ani wiary: tylko punkty, skrybów, karty, elementy i kroki na torze pospólstwa. Złoto leżące tam, gdzie buduje, wraca do pudełka.',
  'tekhenu.book.solo.point-2':
    '**Zaczyna** jako pierwszy w kolejności graczy z 10 punktami, populacją 7, zadowoleniem 4 i posągiem ku czci boga o wartości Horusa 1. Ty zatrzymujesz dwie z trzech kart początkowych; on nie dostaje żadnej ani dekretu.',
  'tekhenu.book.solo.point-3':
    '**Średni**: ma też budynki w rzędzie 5 (chleb i granit) oraz filar pośrodku świątyni. **Trudny**: także drugi posąg, ku czci boga o wartości 4.',
  'tekhenu.book.solo.point-4':
    'Akcja, której nie może wykonać z braku elementów, pól lub kart, daje mu zamiast tego 3 punkty.',

  'tekhenu.book.solo-turn.title': 'Jego tura',
  'tekhenu.book.solo-turn.lead':
    'Dziesięć płytek tworzy piramidę, cztery u podstawy. Wspina się po nich znacznik.',
  'tekhenu.book.solo-turn.step-1':
    '**Znacznik** zaczyna na dole po lewej. Potem decyduje moneta: jedna płytka w prawo albo w górę na prawo.',
  'tekhenu.book.solo-turn.step-2':
    '**Płytka boga**: najwyższa czysta lub nieczysta kość tej sekcji; przy remisie czysta. Bez kości szuka dalej przeciwnie do ruchu wskazówek zegara.',
  'tekhenu.book.solo-turn.step-3':
    '**Płytka surowców**: najwyższa kość pierwszego pokazanego koloru, potem następnych, na koniec szara. Przy remisie sekcja, w której ma posąg; z kilku takich ta o wyższej wartości Horusa.',
  'tekhenu.book.solo-turn.step-4': '**Akcja** to akcja boga, przy którym leżała kość.',
  'tekhenu.book.solo-turn.note-1':
    'Po każdej fazie Maat oprócz ostatniej płytki tasuje się i układa w nową piramidę.',

  'tekhenu.book.solo-gods.title': 'Co robi u każdego boga',
  'tekhenu.book.solo-gods.lead':
    'Wszystko bez kosztów; gdy zasady zostawiają kilka możliwości, decyduje los.',
  'tekhenu.book.solo-gods.point-1':
    '**Horus** :horus:: posąg ku czci boga o tej wartości; inaczej nad dzielnicami, gdzie wygra ich więcej; inaczej przy świątyni, gdzie w linii stoi więcej jego filarów, po 3 punkty za każdy; inaczej 3 punkty.',
  'tekhenu.book.solo-gods.point-2':
    '**Jego posągi** dają, według wartości Horusa: 1 i 2 skrybę, 3 i 4 punkt, 5 i 6 jedno i drugie.',
  'tekhenu.book.solo-gods.point-3':
    '**Ra** :ra:: płytka o tej wartości, bez obrotu, tam, gdzie daje najwięcej: 1 za każdy budynek w linii, 1 za każdą krawędź, która czegoś dotyka, i miejsce u Ra. Przy remisie tam, gdzie w linii ma najwięcej własnych budynków, potem pole, które nie dotyka obrzeża. Nagrody i zdolności pomija.',
  'tekhenu.book.solo-gods.point-4':
    '**Hathor** :hathor:: pole, na którym jego filary dają najwięcej; populacja rośnie jak zwykle.',
  'tekhenu.book.solo-gods.point-5':
    '**Bastet** :bastet:: zadowolenie krok po kroku; gdzie wyprzedziłoby populację, rośnie populacja. Skrybowie jak zwykle; bonusy toru nie są dla niego.',
  'tekhenu.book.solo-gods.point-6':
    '**Thoth** :thoth:: tyle kart co zwykle, z najwyższej części, do której sięga: dekrety, potem technologie, potem błogosławieństwa, zawsze od lewej. Ich teksty nic dla niego nie znaczą.',
  'tekhenu.book.solo-gods.point-7':
    '**Ozyrys** :osiris:: rząd wartości, dzielnica koloru; szara oznacza dzielnicę z najmniejszą liczbą budynków, przy remisie pierwszą z lewej. Gdy pole jest zajęte, idzie dalej w prawo i dookoła; gdy rząd jest pełny, do rzędu powyżej.',

  'tekhenu.book.solo-end.title': 'Jego Maat i punkty',
  'tekhenu.book.solo-end.lead': 'Jego waga jest stała, a karty punktują dla niego po swojemu.',
  'tekhenu.book.solo-end.point-1': 'Jego bilans to +3, +2, +1 i +1 w czterech fazach Maat; jego ankh to 4.',
  'tekhenu.book.solo-end.point-2':
    'Gdy jest pierwszy, jak w przygotowaniu, bierze losowo przeznaczenie ze skrybą lub złotem, bez nagrody, a ty wybierasz z trzech pozostałych. Gdy pierwsze miejsce masz ty, wybierasz ze wszystkich czterech.',
  'tekhenu.book.solo-end.point-3':
    '**Przy punktowaniach** punktuje dzielnice, świątynię, posągi i zadowolenie tak jak ty, 2 za każde błogosławieństwo, które potem odrzuca, i 2 za każdą technologię, którą zachowuje. Bez produkcji, rzędu budynków i chleba.',
  'tekhenu.book.solo-end.point-4':
    '**Na koniec** każdy dekret daje mu 4, bez względu na symbole (opcjonalnie 8), każdych dwóch skrybów 1, a kolejność graczy swoje punkty.',

  'tekhenu.book.expansion.title': 'Czas Seta: co nowego',
  'tekhenu.book.expansion.lead':
    'Siódmy bóg z własną planszą, wojownicy i kapłani, kości w trzech nowych kolorach, moce wyznawców i artefakty. Reszta zostaje bez zmian.',
  'tekhenu.book.expansion.step-1':
    '**Kości**: do wszystkich 26 dochodzą dwie czerwone, dwie niebieskie i jedna zielona. Odpada przy czterech graczach jedna szara; przy trzech po jednej białej, czarnej, żółtej i brązowej; przy dwóch te cztery i trzy szare. Po jednej szarej kości na gracza leży na planszy Seta.',
  'tekhenu.book.expansion.step-2':
    '**Karty**: w taliach są nowe błogosławieństwa, technologie i dekrety. Każdy dostaje trzy dekrety, a jeden z nich zatrzymuje na samym końcu przygotowania.',
  'tekhenu.book.expansion.step-3':
    '**Karty początkowe** są inne i dają nagrody, zanim wybierze się [przeznaczenie lub artefakt](artifacts).',
  'tekhenu.book.expansion.step-4':
    '**Przy obrocie**, jeśli na planszy Seta brakuje kości, trafia tam jedna szara spośród dobranych dla pierwszej zacienionej sekcji. W jej miejsce nie przychodzi inna kość; gdy nie ma wśród nich szarej, nic tam nie trafia.',
  'tekhenu.book.expansion.step-5':
    '**Przy punktowaniu** budynki w regionach dają tyle, ile nadrukowano przy ich polu, przed płaceniem chlebem.',

  'tekhenu.book.draft.title': 'Wybór kart z mocami wyznawców',
  'tekhenu.book.draft.lead':
    'Karty początkowe i moce wyznawców leżą razem odkryte. Każdy kończy z dwiema kartami początkowymi i jedną mocą wyznawców.',
  'tekhenu.book.draft.step-1':
    'Przy dwóch, trzech lub czterech graczach leży odkrytych 5, 7 lub 9 kart początkowych i 3, 4 lub 5 mocy wyznawców.',
  'tekhenu.book.draft.step-2':
    'Każdy bierze trzy razy po jednej karcie: po kolei, w odwrotnej kolejności i znów po kolei.',
  'tekhenu.book.draft.step-3':
    'Mając dwie karty początkowe, musisz wziąć moc wyznawców; mając moc wyznawców, bierzesz już tylko karty początkowe.',
  'tekhenu.book.draft.note-1': 'Kolejność graczy wynika tylko z kart początkowych.',

  'tekhenu.book.dice.title': 'Czerwone, niebieskie i zielone kości',
  'tekhenu.book.dice.lead':
    'Nie mają 1 ani 6: ich ścianki to 2, 3, 3, 4, 4 i 5, i żadna zmiana nie wyprowadza ich wartości poza nie. Niczego nie produkują i nigdy nie są zakazane.',
  'tekhenu.book.dice.point-1':
    '**Czerwona** jest wszędzie nieczysta. Użyta do akcji boga najpierw daje wojowników :warrior:, tylu, ile wynosi użyta wartość.',
  'tekhenu.book.dice.point-2': '**Niebieska** jest wszędzie nieczysta i tak samo daje kapłanów :priest:.',
  'tekhenu.book.dice.point-3': '**Zielona** jest wszędzie czysta. Anubis nie może jej wziąć.',
  'tekhenu.book.dice.point-4': '**Szare kości na planszy Seta** są nieczyste i wykonują akcję Seta.',
  'tekhenu.book.dice.point-5':
    'Akcja boga z **Anubisem** pozwala liczyć kość jako czerwoną lub niebieską: najpierw daje wojowników albo kapłanów. Z Anubisem można wykonać akcję Seta, nawet dopiero co zyskanymi wojownikami, a krew przychodzi jak zawsze; można też brać kości z planszy Seta.',

  'tekhenu.book.warband.title': 'Wojownicy i kapłani',
  'tekhenu.book.warband.lead':
    'Dwa tory od 0 do 10; oba zaczynają od 0. Co przekracza 10, przepada. To nie surowce, więc złoto ich nie zastąpi.',
  'tekhenu.book.warband.point-1': '**Wojownikami** :warrior: płaci się za budynki w regionach [Seta](seth).',
  'tekhenu.book.warband.point-2':
    '**Kapłanami** :priest: płaci się za posągi Seta, po dwóch, i za [artefakty](artifacts).',

  'tekhenu.book.seth.title': 'Set zajmuje region',
  'tekhenu.book.seth.lead':
    'Weź szarą kość z planszy Seta zamiast kości z koła i wyślij wojowników :warrior: do regionu o jej wartości.',
  'tekhenu.book.seth.step-1':
    '**Zapłać wojownikami**: 4 za pierwszy budynek regionu; drugi i ostatni kosztuje 5 przy dwóch graczach, 3 przy większej liczbie. W każdym regionie jeden własny budynek.',
  'tekhenu.book.seth.step-2':
    '**Nagroda** regionu przychodzi od razu. Punkty jego pola liczą się przy punktowaniach.',
  'tekhenu.book.seth.step-3':
    '**3 punkty**, jeśli pod tą kolumną trzech regionów stoi posąg dla ludzi, czyjkolwiek jest.',
  'tekhenu.book.seth.step-4':
    '**Żeton krwi** :blood: trafia na nieczystą szalkę twojej wagi i zostaje: −1 w każdej fazie Maat.',
  'tekhenu.book.seth.step-5':
    '**Odkrytą płytkę podboju** kładzie się na pustym polu świątyni i odkrywa następną. [Więcej o nich](conquest).',
  'tekhenu.book.seth.step-6': '**Posągi Seta** i wszystko inne, co uruchamia akcja Seta, działa teraz.',
  'tekhenu.book.seth.note-1':
    '**Horus** ma dwa nowe rodzaje pól na posągi, przy dowolnej wartości, za zwykły granit. Pod kolumną: po jednej karcie z akcji Thotha o wartości 1 za każdy z trzech regionów z budynkiem. Ku czci Seta, za dodatkowych dwóch kapłanów: bonusem jest surowiec do wyboru.',
  'tekhenu.book.seth.note-2':
    'Posąg Seta daje bonus według tej samej zasady co inne: gdy kto inny wykonuje akcję Seta; przy dwóch graczach także gdy robisz to ty; przy trzech także raz przy budowie.',

  'tekhenu.book.conquest.title': 'Płytki podboju',
  'tekhenu.book.conquest.lead':
    'Płytka podboju :conquest: zakrywa nadruk na polu świątyni i pokazuje inną nagrodę.',
  'tekhenu.book.conquest.point-1':
    '**Ra**: pole liczy się jako puste. Filar na nim daje całą nagrodę płytki.',
  'tekhenu.book.conquest.point-2':
    '**Hathor**: w jej linii płytka daje po jednym z każdego pokazanego surowca albo wierzchnią kartę swojej talii; płytki z akcją nic nie dają.',
  'tekhenu.book.conquest.point-3':
    'Jedna płytka na pole, nigdy tam, gdzie stoi filar. Bez płytki lub pola ten krok się pomija.',

  'tekhenu.book.cults.title': 'Moce wyznawców',
  'tekhenu.book.cults.lead':
    'Jedna karta na całą grę. Gdy robisz to, co wymienia, dostajesz jej pierwszą nagrodę, a wszyscy inni drugą.',
  'tekhenu.book.cults.point-1':
    'Działa raz na turę (Cult03 zaś raz w grze przy każdym symbolu), gdy tylko element stanie i da własne nagrody: najpierw ty, potem inni w kolejności graczy. Podczas przygotowania nie działa.',

  'tekhenu.book.artifacts.title': 'Artefakty',
  'tekhenu.book.artifacts.lead':
    'Przy dwóch, trzech lub czterech graczach obok kart przeznaczenia leży 5, 6 lub 7 artefaktów. Wybierając przeznaczenie, możesz zapłacić kapłanami :priest: za artefakt o tym samym ankhu i wziąć oba.',
  'tekhenu.book.artifacts.point-1':
    'Karta przeznaczenia daje wtedy tylko ankh, bez nagrody. Jeśli karta jest zajęta, jej artefakty są tym razem niedostępne.',
  'tekhenu.book.artifacts.point-2':
    'Artefaktu używa się raz, w swojej turze, a potem znika. Możesz mieć kilka i użyć kilku w jednej turze.',

  'tekhenu.book.once.title': 'Raz na turę',
  'tekhenu.book.once.lead':
    'Z Czasem Seta akcja uruchamia każdy efekt tylko raz na turę, przy pierwszym wykonaniu, bez względu na to, ile razy się ją wykona.',
  'tekhenu.book.once.point-1':
    'Dotyczy to technologii, bonusów posągów i mocy wyznawców. Kroki samej akcji dzieją się za każdym razem: koszty, nagrody, krew, punkty kolumny.',

  'tekhenu.book.seth-maat.title': 'Maat z Setem',
  'tekhenu.book.seth-maat.lead': 'Krew waży w każdej fazie Maat, a karty przeznaczenia mogą dać artefakty.',
  'tekhenu.book.seth-maat.point-1':
    'Każdy żeton krwi liczy się −1 w każdej fazie Maat i nigdy nie znika. Wiara może go zrównoważyć.',
  'tekhenu.book.seth-maat.point-2':
    'TX03 oszczędza punkty, TX04 punktuje za krew, TX02 zamienia niewykorzystaną wiarę w kapłanów przed wyborem przeznaczeń.',

  'tekhenu.book.solo-seth.title': 'Botankhamun z Setem',
  'tekhenu.book.solo-seth.lead':
    'Dwie z jego dziesięciu płytek są nowe: Set oraz wojownicy i kapłani. Zastępują wylosowaną płytkę boga i wylosowaną płytkę surowców. Ceny i pola są takie jak dla dwóch graczy.',
  'tekhenu.book.solo-seth.point-1':
    '**Która kość**: czerwone i niebieskie liczą się przy wyborze o jeden wyżej i nie dają mu wojowników ani kapłanów. Przy remisie pierwsza jest zielona, potem czysta, potem czerwona lub niebieska.',
  'tekhenu.book.solo-seth.point-2':
    '**Set**: najwyższa kość z jego planszy; budynek w tym regionie albo w następnym wyższym dla niego otwartym, po 6 jest 1; 2 punkty zamiast nagrody i 3 więcej nad posągiem; bez krwi. Płytka podboju trafia tam, gdzie jego własny filar dałby najwięcej. Jego regiony dają punkty przy punktowaniach tak jak twoje.',
  'tekhenu.book.solo-seth.point-3':
    '**Wojownicy i kapłani**: najwyższa czerwona lub niebieska kość, inaczej najwyższa czysta.',
  'tekhenu.book.solo-seth.point-4':
    '**Horus**: najpierw posąg pod kolumną, który daje co najmniej dwie karty, potem jak zwykle, z posągiem Seta przed posągami dla ludzi.',
  'tekhenu.book.solo-seth.point-5':
    '**Przeznaczenie**: leżą trzy artefakty (opcjonalnie dwa lub cztery). Gdy jest pierwszy, bierze najniższy ankh, który ma jeszcze artefakt, i ten artefakt czeka na inny raz; gdy żadnego nie ma, losowo skrybę lub złoto. W przygotowaniu wybierasz ze wszystkich czterech kart.',
  'tekhenu.book.solo-seth.point-6':
    '**Ra**: filar na płytce podboju daje 2 więcej i liczy się to przy wyborze pola. Nic innego płytka mu nie daje.',
  'tekhenu.book.solo-seth.point-7':
    '**Średni**: zaczyna też z budynkiem w wylosowanym regionie. **Trudny**: z dwoma. Od razu nic mu nie dają.',

  'tekhenu.book.vizier.title': 'Wyzwanie Wezyra',
  'tekhenu.book.vizier.lead':
    'Dla dwóch graczy, z Setem lub bez: pierwszy w kolejności pilnuje jednego boga i zdobywa punkty, gdy drugi bierze stamtąd kość.',
  'tekhenu.book.vizier.step-1':
    'Pierwszy gracz wybiera przeznaczenie, a potem **odkłada inne**, a z nim jego artefakty. Wraca ono na następny raz.',
  'tekhenu.book.vizier.step-2': 'Drugi gracz wybiera między dwoma pozostałymi.',
  'tekhenu.book.vizier.step-3':
    'Pierwszy gracz **stawia Wezyra** :vizier: przy bogu, może to być Set; po fazie Maat musi to być inny bóg niż poprzednio.',
  'tekhenu.book.vizier.step-4':
    'Każda kość, którą **drugi** gracz stamtąd weźmie, do jakiejkolwiek akcji, daje pierwszemu **2 punkty**.',
}
