import type { tekhenuLesson as en } from '../en/lesson-tekhenu.ts'

export const tekhenuLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.tekhenu.wheel': 'Koło',
  'lesson.tekhenu.welcome':
    'Witaj! Mam na imię Kepi. Twój kolor to niebieski, rywal Ipy ma różowy. Gra ma szesnaście rund, wygrywa najwięcej punktów: to liczba przy piramidzie. Pierwsze osiem rund zagramy razem.',
  'lesson.tekhenu.gods':
    'Wokół koła zasiada sześcioro bogów. W każdej turze bierzesz jedną kość leżącą przy bogu i zwykle robisz to, co ten bóg. Dotknij lub kliknij bogów, a powiem, co robią.',
  'lesson.tekhenu.gods.beside': 'To nie bóg. Bogowie zasiadają na obrzeżu koła.',
  'lesson.tekhenu.god.horus': 'Horus buduje posąg, za granit.',
  'lesson.tekhenu.god.ra': 'Ra wznosi filar na płytce w świątyni, za kamień.',
  'lesson.tekhenu.god.hathor': 'Hathor buduje przy świątyni, za chleb.',
  'lesson.tekhenu.god.bastet': 'Bastet urządza święto za papirus: rośnie zadowolenie twoich ludzi.',
  'lesson.tekhenu.god.thoth': 'Thoth daje karty z rynku.',
  'lesson.tekhenu.god.osiris': 'Ozyrys buduje warsztaty i kamieniołomy: produkujesz więcej.',
  'lesson.tekhenu.shadow':
    'Obelisk rzuca cień: dwie sekcje leżą w słońcu, dwie są zacienione, dwie ciemne. Cień będzie wędrował.',
  'lesson.tekhenu.colours':
    'Kość jest czysta, gdy jej kolor pasuje do światła: biała w słońcu, czarna w ciemności, żółta i brązowa w cieniu. Dotknij lub kliknij kości, a je nazwę.',
  'lesson.tekhenu.colours.beside': 'To nie kość. Kości leżą wokół obelisku.',
  'lesson.tekhenu.others':
    'Każdy inny kolor jest nieczysty, szary wszędzie. Niektóre są nawet zakazane i przekreślone: czarny i brązowy w słońcu, biały i żółty w ciemności. W cieniu nic nie jest zakazane.',
  'lesson.tekhenu.die.pure': 'Ta jest czysta: jej kolor pasuje do światła.',
  'lesson.tekhenu.die.tainted': 'Ta jest nieczysta: jej kolor nie pasuje. Szara jest nieczysta wszędzie.',
  'lesson.tekhenu.die.forbidden':
    'Ta jest w tym świetle zakazana: jest przekreślona i nikt nie może jej wziąć.',
  'lesson.tekhenu.scales': 'Kości i waga',
  'lesson.tekhenu.take':
    'Teraz weź swoją pierwszą kość: tę białą 3. Jest czysta, więc trafia na lewą szalkę twojej wagi i liczy się +3.',
  'lesson.tekhenu.making':
    'Kość wykonuje akcję swojego boga albo produkuje. Biała daje tyle wapienia, ile wynosi jej wartość; z tego zatrzymujesz najwyżej tyle, ile pokazuje twój tor wapienia: 2.',
  'lesson.tekhenu.produce': 'Teraz produkuj: 3 daje trzy wapienie. Dwa są twoje, trzeci to nadwyżka.',
  'lesson.tekhenu.greed':
    'Nadwyżka to chciwość: leży na prawej szalce i liczy się −1. Twój bilans to więc teraz +2.',
  'lesson.tekhenu.balance':
    'Po co trzymać się blisko 0? Co cztery rundy Maat, strażniczka bilansu, waży wasze szale. Najbliższy 0 gra pierwszy; −3 i gorzej kosztuje punkty.',
  'lesson.tekhenu.gray':
    'Tura Ipy. Ipy weźmie tę szarą 3 u Horusa. Szare kości nigdy nie produkują: tylko wykonują akcję swojego boga.',
  'lesson.tekhenu.horus':
    'Ipy wykonuje akcję Horusa: posąg, za jeden granit. Wartość kości wybiera boga, którego posąg czci. 3 na kości Ipy to Hathor.',
  'lesson.tekhenu.honour':
    'Odtąd za każdą akcję Hathor, twoją też, posąg daje Ipy skrybę. Skrybowie przydadzą się i tobie.',
  'lesson.tekhenu.pillars': 'Filary',
  'lesson.tekhenu.tainted':
    'Teraz celowo kość nieczysta. Nieczyste trafiają na prawą szalkę: −2, a masz +2 zapasu. Weź żółtą 2.',
  'lesson.tekhenu.ra':
    'Ra wznosi filar na płytce. Wartość kości wybiera płytkę: 1 lub 2 to ta. Kosztuje jeden wapień i jeden granit; złoto może zastąpić każdy z nich.',
  'lesson.tekhenu.sun':
    'Pośrodku płytka ma słońce i zdolność: filar ×2 podwaja to, co daje jego pole. Zdolność działa tylko wtedy, gdy Ra leży w słońcu, tak jak teraz.',
  'lesson.tekhenu.edges':
    'Obróć płytkę tak, by jej krawędzie stykały się z tym samym wzorem: dają punkty. W tym rogu pasują dwie: paski do pasków, kropki do kropek. W rogu każda liczy się 2.',
  'lesson.tekhenu.place':
    'Postaw tam filar: 4 punkty za krawędzie, 1 za miejsce płytki u Ra. Nie masz granitu, więc płaci za niego jedno twoje złoto.',
  'lesson.tekhenu.gift': 'Zakryte pole daje jeden wapień. Zdolność twojej płytki to podwaja: dwa wapienie.',
  'lesson.tekhenu.thoth':
    'Ipy wykonuje akcję Thotha. 1 lub 2 daje jedną kartę za darmo, wyższe wartości więcej. Znak przed nazwą: błogosławieństwa (gwiazda) działają raz, technologie (ekierka) stale, dekrety (pieczęć) punktują na koniec.',
  'lesson.tekhenu.people': 'Ludzie',
  'lesson.tekhenu.turn':
    'Minęły dwie rundy: cień przesunął się o sekcję, a do zacienionych sekcji trafiły nowe kości. Hathor leży teraz w słońcu, więc jej biała 2 jest czysta.',
  'lesson.tekhenu.hathor': 'Hathor buduje przy świątyni, za chleb. Weź jej białą 2.',
  'lesson.tekhenu.hathor.1': 'Teraz postaw budynek na lewym końcu rzędu swojego filaru. Kosztuje dwa chleby.',
  'lesson.tekhenu.row': 'Budynek daje 3 punkty za każdy twój filar w swoim rzędzie. Masz tam jeden.',
  'lesson.tekhenu.empty':
    'I dostajesz po jednym surowcu za każde puste pole rzędu, nawet gdy widać dwa: papirus, chleb, granit. Pole ze skrybami nic nie daje.',
  'lesson.tekhenu.crowd':
    'Potem przybywają ludzie: 2 na twojej kości podniosło populację z 5 do 7. W każdym polu tego toru populacja stoi u góry, zadowolenie na dole.',
  'lesson.tekhenu.bastet':
    'Ipy wykonuje akcję Bastet: święto za dwa papirusy. Wartość 3 podnosi zadowolenie Ipy z 4 na 7, nigdy ponad populację. Niskie wartości dają też skrybów: 1 lub 2 dwóch, 3 lub 4 jednego.',
  'lesson.tekhenu.kinds':
    'Ozyrys buduje warsztaty, które dają papirus i chleb, oraz kamieniołomy, które dają wapień i granit. Każdy kosztuje 1 zadowolenia.',
  'lesson.tekhenu.osiris': 'Wartość kości to rząd, w którym budujesz. Weź brązową 3 u Ozyrysa.',
  'lesson.tekhenu.osiris.1':
    'Każda kolumna to dzielnica. Zbuduj warsztat w rzędzie 3 dzielnicy papirusu: będziesz produkować więcej papirusu i chleba, a jeden papirus jest od razu twój.',
  'lesson.tekhenu.maat': 'Maat',
  'lesson.tekhenu.weigh':
    'Minęły cztery rundy: Maat waży. Kości na twojej lewej szalce to 5, te na prawej, z nadwyżką, to 6. Twój bilans to więc −1.',
  'lesson.tekhenu.ankh':
    'Najbliższy 0, z góry lub z dołu, gra pierwszy. Przy remisie decyduje wyższy ankh: podświetlony tu krzyż z pętlą, z karty otrzymanej na początku. Twój to 3, Ipy ma 0.',
  'lesson.tekhenu.faith':
    'Jedna wiara przesuwa twoją wagę o 1. Niewykorzystana przepada po Maat, połóż więc swoją na czystej szalce: bilans 0.',
  'lesson.tekhenu.destiny':
    'Ipy też ma 0, więc dzięki ankhowi nadal zaczynasz. Każdy bierze nową kartę przeznaczenia z nagrodą i ankhem. Weź tę ze skrybą.',
  'lesson.tekhenu.tricks': 'Twoje sztuczki',
  'lesson.tekhenu.scribe': 'Skryba zmienia wartość kości o jeden lub dwa. Weź białą 4 u Bastet.',
  'lesson.tekhenu.scribe.1': 'Teraz zrób z niej 6: kosztuje to jednego skrybę. Na wadze nadal liczy się 4.',
  'lesson.tekhenu.scribe.2':
    'Kość liczy się jako 6. Urządź święto za dwa papirusy: zadowolenie rośnie z 1 do 7.',
  'lesson.tekhenu.happiness':
    'Twoje zadowolenie to teraz 7. W punktowaniu każda osiągnięta piramida daje 3 punkty; pierwsza jest na 9.',
  'lesson.tekhenu.market':
    'Zadowolenie decyduje, skąd możesz brać karty: część 1 rynku wymaga 1, część 2 wymaga 5, jak widać po lewej. Mając 7, wybierasz z obu.',
  'lesson.tekhenu.sections':
    'Pozostałe części otwiera populacja, dla wszystkich: Ipy ma 9, więc część 3 jest otwarta; część 4 otwiera się przy 13. Żeby brać stamtąd karty, potrzeba zadowolenia 9 i 13.',
  'lesson.tekhenu.anubis':
    'Skrybowie potrafią coś jeszcze. Za dwóch, zanim weźmiesz kość, przyzywasz Anubisa: wtedy dowolna kość, do dowolnej akcji.',
  'lesson.tekhenu.district':
    'Ipy wznosi filar. Spójrz teraz na Ozyrysa i jego cztery dzielnice. W punktowaniu, kto ma w dzielnicy najwięcej budynków i posągów, dostaje 3 punkty.',
  'lesson.tekhenu.price':
    'Posąg czci boga wybranego wartością kości albo stoi dla ludzi, przy każdej wartości. Dwa pierwsze kosztują po jednym granicie, dwa następne po 2, ostatnie po 3.',
  'lesson.tekhenu.statue':
    'Jednym posągiem zdobędziesz przewagę w dwóch dzielnicach, papirusu i chleba. Weź szarą 2 u Horusa.',
  'lesson.tekhenu.statue.1':
    'Tu, nad warsztatami, posąg dla ludzi liczy się w obu dzielnicach, papirusu i chleba, i daje leżące tam złoto. Zbuduj go.',
  'lesson.tekhenu.cards':
    'Teraz karty. Weź żółtą 5 u Thotha: daje trzy, za trzy papirusy. Złoto pomaga zapłacić.',
  'lesson.tekhenu.cards.1':
    'Najpierw Hymn Świtu, technologia: 2 punkty, ilekroć wykonasz akcję Ra. Twój dekret, karta na koniec gry, liczy filary, więc wzniesiesz ich więcej.',
  'lesson.tekhenu.cards.2':
    'Potem Piec Kaplicy, technologia: jeden chleb, ilekroć wykonasz akcję Hathor, i można nim od razu zapłacić. Jej budynki kosztują chleb, a ty masz jeden.',
  'lesson.tekhenu.cards.3':
    'Na koniec Święto Wylewu, błogosławieństwo: działa raz. Zadowolenie jest równe populacji i nie może jej przekroczyć, potrzebujesz więc więcej ludzi.',
  'lesson.tekhenu.cards.4':
    'Zagraj błogosławieństwo od razu: troje ludzi więcej, a następne święto może dać więcej. Technologie działają odtąd same.',
  'lesson.tekhenu.bread':
    'Po tej rundzie jest punktowanie, a twoje dwa budynki zażądają jednego chleba. Weź brązową 4.',
  'lesson.tekhenu.bread.1':
    'Teraz produkuj: trzy bochenki są twoje. Czwarty to nadwyżka i sprowadza bilans do 0.',
  'lesson.tekhenu.scoring': 'Punktowanie',
  'lesson.tekhenu.lost':
    'Maat znów ważyła. Ipy miał −4 i stracił punkt; ty masz 0. Powyżej 0 nic nie tracisz, tylko grasz później. Kto będzie pierwszy po rundzie 16, dostanie 3 punkty.',
  'lesson.tekhenu.points':
    'Potem pierwsze punktowanie. Dostajesz 9 punktów: 6 za przewagę w dwóch dzielnicach, 2 w świątyni, za budynek i twój filar w jego rzędzie, 1 za posąg.',
  'lesson.tekhenu.pay': 'Teraz budynki żądają chleba. Każdy niezapłacony chleb kosztuje 3 punkty. Zapłać.',
  'lesson.tekhenu.decree':
    'Ostatnie punktowanie jest po rundzie 16. Wtedy liczą się dekrety: najwyżej trzy, o różnych symbolach. Symbol twojego to posąg; daje 2 za każdy posąg i filar: na razie 4.',
  'lesson.tekhenu.setup':
    'W nowej grze najpierw wybierasz: zatrzymujesz jeden z dwóch dekretów, bierzesz dwie karty początkowe i przeznaczenie. Dają ci dobra na start. Każdą wybierasz dwa razy: by obejrzeć i by wziąć.',
  'lesson.tekhenu.end':
    'Wiesz już, jak to działa. Zostało osiem rund, prowadzisz 27 do 21. Graj dalej: Ipy będzie teraz botem nowicjuszem, a ja podpowiem. Albo zacznij nową grę.',
}
