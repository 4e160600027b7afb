import type { tekhenuParts as en } from '../../en/rules/tekhenu-parts.ts'

export const tekhenuParts: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.part.label.now': 'Teraz',
  'tekhenu.part.label.costs': 'Koszt',
  'tekhenu.part.label.brings': 'Daje',
  'tekhenu.part.label.statues': 'Posągi',
  'tekhenu.part.label.tile': 'Płytka',
  'tekhenu.part.label.ra': 'Ra',
  'tekhenu.part.label.hathor': 'Hathor',
  'tekhenu.part.label.next': 'Dalej',
  'tekhenu.part.label.sunny': 'Słońce',
  'tekhenu.part.label.shaded': 'Cień',
  'tekhenu.part.label.dark': 'Mrok',
  'tekhenu.part.label.warriors': 'Wojownicy',
  'tekhenu.part.label.priests': 'Kapłani',
  'tekhenu.part.unchecked': 'Nasza wartość: w pudełku może być inna.',
  'tekhenu.part.correct': 'Popraw',
  'tekhenu.part.changed-by': 'Zmieniają to karty:',

  'tekhenu.part.horus': 'Horus buduje posąg: ku czci boga o tej wartości albo dla ludzi.',
  'tekhenu.part.ra': 'Ra wznosi filar na płytce w świątyni; wartość wybiera płytkę.',
  'tekhenu.part.hathor': 'Hathor wznosi budynek na końcu linii świątyni.',
  'tekhenu.part.bastet': 'Bastet podnosi twoje zadowolenie o wartość kości.',
  'tekhenu.part.thoth': 'Thoth daje od jednej do trzech kart z jednej części rynku.',
  'tekhenu.part.osiris': 'Ozyrys buduje warsztat lub kamieniołom w rzędzie wartości.',
  'tekhenu.part.seth': 'Set wysyła wojowników do regionu o tej wartości.',
  'tekhenu.part.costs.horus':
    '{left, plural, =0 {wszystkie twoje posągi są zbudowane} one {twój ostatni posąg: granit {granite}, masz {held}} few {twój następny posąg: granit {granite}, masz {held}} many {twój następny posąg: granit {granite}, masz {held}} other {twój następny posąg: granit {granite}, masz {held}}}',
  'tekhenu.part.costs.ra': 'wapień i granit płytki; masz {limestone} i {granite}',
  'tekhenu.part.costs.hathor': 'od 2 do 4 chlebów; masz {held}',
  'tekhenu.part.costs.bastet': '2 papirusy; masz {held}',
  'tekhenu.part.costs.thoth': 'nic za jedną kartę, 2 papirusy za dwie, 3 za trzy; masz {held}',
  'tekhenu.part.costs.gold': '{costs}, oraz złoto: {gold} (płaci za każdy surowiec)',
  'tekhenu.part.costs.osiris': '1 zadowolenia; masz {held}',
  'tekhenu.part.costs.seth': 'cena pola w wojownikach; masz {held}',
  'tekhenu.part.brings.horus':
    'bonus, gdy ktoś wykonuje akcję tego boga, albo złoto za posąg dla ludzi; punkty przy punktowaniach',
  'tekhenu.part.brings.ra': 'punkty za krawędzie i budynki oraz to, co pokazuje pole',
  'tekhenu.part.brings.hathor': '3 za każdy własny filar w linii, żeton z każdego pustego pola, populacja',
  'tekhenu.part.brings.bastet': 'zadowolenie, a przy wartościach 1–4 skrybowie',
  'tekhenu.part.brings.thoth':
    'zadowolenie {happiness} sięga: {sections, plural, =0 {żadna część} one {część 1} few {części 1–#} many {części 1–#} other {części 1–#}}',
  'tekhenu.part.brings.osiris': 'produkcja i surowce rzędu',
  'tekhenu.part.brings.seth': 'nagroda regionu, żeton krwi, płytka podboju; punkty przy punktowaniach',
  'tekhenu.part.light': '{light}: czyste {pure}, nieczyste {tainted}, zakazane {forbidden}',
  'tekhenu.part.bonus': '{owners}: {bonus}, gdy ktoś wykonuje tę akcję',

  'tekhenu.part.die': '{die} ({god})',
  'tekhenu.part.die.pure': 'Czysta kość: na wadze liczy się na plus.',
  'tekhenu.part.die.tainted': 'Nieczysta kość: na wadze liczy się na minus.',
  'tekhenu.part.die.forbidden':
    'Zakazana kość: można ją wziąć tylko z Anubisem, z T08 albo jako inny kolor z B11.',
  'tekhenu.part.die.god': '{god}, wartość {value}',
  'tekhenu.part.die.produce': '{god}, wartość {value}, albo {resource} × {value}: zatrzymujesz do {level}',

  'tekhenu.part.space': 'Pole {space} świątyni',
  'tekhenu.part.space.what': 'Puste pole. Ra może tu wznieść filar.',
  'tekhenu.part.space.ra': 'za filar tutaj dostajesz: {reward}',
  'tekhenu.part.space.hathor':
    'budynek w linii bierze 1 żeton pokazanego surowca lub wiary, dopóki pole jest puste',
  'tekhenu.part.house': 'Pole na budynek {side}',
  'tekhenu.part.house.what': 'Hathor buduje tutaj. Budynki w linii dają punkty za wznoszone później filary.',
  'tekhenu.part.house.costs': 'chleb: {bread}; masz {held}',
  'tekhenu.part.house.owner': 'Budynek: {who}',
  'tekhenu.part.house.cost': 'chleb przy budowie: {bread}',
  'tekhenu.part.house.brings':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} przy każdym punktowaniu: 1 i po 1 za każdy własny filar w linii',
  'tekhenu.part.house.closed': 'To pole jest zamknięte, gdy liczba graczy to {players}.',
  'tekhenu.part.workshop': 'Ozyrys, {place}',
  'tekhenu.part.workshop.what':
    'Pole na warsztat lub kamieniołom, przy wartości {row}. Kto ma najwięcej elementów w dzielnicy, zdobywa 3.',
  'tekhenu.part.people-statue':
    'Tu staje posąg dla ludzi, przy dowolnej wartości: daje złoto i liczy się w swojej linii lub dzielnicach.',
  'tekhenu.part.people-statue.brings':
    '1 złoto{now, plural, =0 {} one {, od razu # punkt} few {, od razu # punkty} many {, od razu # punktów} other {, od razu # punktu}}; przy punktowaniu {later, plural, =0 {nic} one {# punkt} few {# punkty} many {# punktów} other {# punktu}} w obecnym stanie stołu',
  'tekhenu.part.column-statue':
    'Tu staje posąg dla ludzi, przy dowolnej wartości: karta za każdy region nad nim z budynkiem. Późniejsze budynki w kolumnie dają 3.',
  'tekhenu.part.statue-of': 'Posąg: {who}',
  'tekhenu.part.pillar-at': '{who}: filar na {space}',
  'tekhenu.part.pillar-at.what':
    'Daje 3, gdy jego właściciel buduje w jego linii z Hathor, a przy każdym punktowaniu 1 za każdy własny budynek lub posąg w rzędzie i kolumnie.',
  'tekhenu.part.pillar-at.brings':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} przy punktowaniu według obecnego stołu',
  'tekhenu.part.rival': '{who}: {about}',
  'tekhenu.part.rival.board': 'plansza',
  'tekhenu.part.rival.no-points': 'jeszcze bez punktów',
  'tekhenu.part.rival.nothing': 'nic',
  'tekhenu.part.rival.scoring':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, gdyby punktować teraz',
  'tekhenu.part.rival.pans': 'na czystej szalce {pure}, na nieczystej {tainted}',
  'tekhenu.part.rival.weighs': 'waży {weight}; bilans {balance}',
  'tekhenu.part.rival.production':
    'Z każdej produkcji gracz zatrzymuje najwyżej tyle; nadwyżka obciąża wagę.',
  'tekhenu.part.rival.built': 'zbudowane {built}, zostało {left}',
  'tekhenu.part.rival.next-statue': 'następny: granit {granite}, z {held}',
  'tekhenu.part.rival.cards':
    '{open, plural, one {# odkryta karta} few {# odkryte karty} many {# odkrytych kart} other {# odkrytej karty}}, {hidden, plural, =0 {bez tajnych dekretów} one {# tajny dekret} few {# tajne dekrety} many {# tajnych dekretów} other {# tajnego dekretu}}',
  'tekhenu.part.honour': 'Posąg ({god})',
  'tekhenu.part.honour.what':
    'Pole na posągi ku czci tego boga. Dają bonus, gdy inni wykonują akcję tego boga; przy dwóch graczach także gdy robi to właściciel.',
  'tekhenu.part.pan': 'Szalka wagi: {side}',
  'tekhenu.part.pan.pure': 'Czyste kości i wiara: co tu leży, liczy się na plus.',
  'tekhenu.part.pan.tainted':
    'Nieczyste kości, nadwyżka surowców, krew i położona tu wiara: co tu leży, liczy się na minus.',
  'tekhenu.part.production': 'Produkcja: {resource}',
  'tekhenu.part.production.what':
    'Z każdej produkcji zatrzymujesz najwyżej tyle; nadwyżka obciąża twoją wagę.',
  'tekhenu.part.refresh': 'Odśwież część {section}',
  'tekhenu.part.refresh.what':
    'Z Thothem, przed pierwszą kartą: za 1 papirus część jest odrzucana i zapełniana na nowo.',
  'tekhenu.part.refresh.costs': '1 papirus; masz {held}',
  'tekhenu.part.region': 'Region {region}',
  'tekhenu.part.region.what':
    'Budynek tutaj wymaga akcji Seta o wartości {region}; w każdym regionie jeden własny.',
  'tekhenu.part.region.costs': 'wojownicy: {costs}; masz {held}',
  'tekhenu.part.region.points': '{points} pkt przy każdym punktowaniu',
  'tekhenu.part.track': '{at} na torze pospólstwa',
  'tekhenu.part.track.what':
    'Populacja jest u góry, zadowolenie u dołu; zadowolenie nigdy nie wyprzedza populacji.',
  'tekhenu.part.track.symbol': 'zadowolenie tutaj punktuje przy każdym punktowaniu',
  'tekhenu.part.track.section': 'zadowolenie {at} sięga części {section} rynku',
  'tekhenu.part.track.opens': 'pierwsza populacja tutaj otwiera część {section} dla wszystkich',
  'tekhenu.part.track.mine': 'twoja populacja to {population}, zadowolenie {happiness}',
  'tekhenu.part.market': 'Część {section} rynku',
  'tekhenu.part.market.what': 'Karty dla każdego, kto ma zadowolenie {happiness} lub więcej.',
  'tekhenu.part.market.closed': 'Zamknięta, dopóki populacja nie osiągnie {population}.',
  'tekhenu.part.market.mine':
    '{enough, select, yes {twoje zadowolenie ({happiness}) wystarcza} other {twoje zadowolenie to {happiness}}}',
  'tekhenu.part.warband-track': 'Wojownicy i kapłani',
  'tekhenu.part.warband-track.what':
    'Dwa tory od 0 do 10. Wojownikami płaci się za regiony, kapłanami za artefakty i posągi Seta.',

  'tekhenu.part.bag': 'Woreczek',
  'tekhenu.part.bag.what':
    '{many, plural, one {Jest w nim # kość} few {Są w nim # kości} many {Jest w nim # kości} other {Jest w nim # kości}}. Przy każdym obrocie obie zacienione sekcje dostają po jednej na gracza.',
  'tekhenu.part.bag.empty': 'brak kości',
  'tekhenu.part.light.title': 'Światło',
  'tekhenu.part.light.what':
    'Światło i cień sprawiają, że kości są czyste, nieczyste lub zakazane. Co dwie rundy wędrują dalej.',
  'tekhenu.part.wheel.title': 'Obelisk i kości',
  'tekhenu.part.wheel.what':
    'Sześć sekcji bogów z kośćmi: czyste przy obrzeżu, nieczyste bliżej środka, zakazane w środku.',
  'tekhenu.part.vizier.title': 'Wezyr',
  'tekhenu.part.vizier.what': 'Każda kość, którą weźmie stąd drugi gracz, daje pierwszemu 2 punkty.',
  'tekhenu.part.rounds.title': 'Rundy',
  'tekhenu.part.rounds.what': 'Szesnaście rund: obrót co dwie rundy, Maat co cztery, punktowania po 8 i 16.',
  'tekhenu.part.order.title': 'Kolejność graczy',
  'tekhenu.part.order.what': 'Kto kiedy gra. Maat ustala ją na nowo: najbliższy 0 jest pierwszy.',
  'tekhenu.part.points.title': 'Punkty',
  'tekhenu.part.points.what': 'Kto ma najwięcej po 16 rundach i dekretach, wygrywa.',
  'tekhenu.part.tokens.title': 'Żetony',
  'tekhenu.part.tokens.what': 'Surowce, skrybowie i wiara. Złoto zastępuje każdy surowiec.',
  'tekhenu.part.scales.title': 'Waga',
  'tekhenu.part.scales.what':
    'Bilans czystych i nieczystych kości. Sprawdza go Maat: 0 jest pierwsze, od −3 kosztuje punkty.',
  'tekhenu.part.building.title': 'Budynki',
  'tekhenu.part.building.what':
    'Każdy budynek schodzący z rzędu odsłania chleb do zapłaty albo punkty do zdobycia przy punktowaniach.',
  'tekhenu.part.statue.title': 'Posągi',
  'tekhenu.part.statue.what': 'Każdy kosztuje granit podany pod nim. Razem punktują przy każdym punktowaniu.',
  'tekhenu.part.pillar.title': 'Filary',
  'tekhenu.part.pillar.what': 'Wznosi je Ra w świątyni. Punktują z Hathor i przy punktowaniach.',
  'tekhenu.part.cards.title': 'Karty',
  'tekhenu.part.cards.what':
    'Błogosławieństwa, technologie i dekrety z rynku są jawne; inne dekrety są tajne do końca.',
  'tekhenu.part.temple.title': 'Kompleks Świątynny',
  'tekhenu.part.temple.what':
    'W środku filary od Ra, wokół budynki od Hathor. Krawędzie płytek dają punkty, gdzie kolory się spotykają.',
  'tekhenu.part.temple.scoring': '{points}, gdyby punktować teraz',
  'tekhenu.part.tiles.title': 'Płytki u Ra',
  'tekhenu.part.tiles.what': 'Wartość wybiera jedną: 1 lub 2 prawą, 3 lub 4 środkową, 5 lub 6 lewą.',
  'tekhenu.part.market-area.title': 'Rynek kart',
  'tekhenu.part.market-area.what':
    'Cztery części z kartami. Bierze je Thoth; zadowolenie mówi, z której części.',
  'tekhenu.part.mine.title': 'Twoja plansza',
  'tekhenu.part.mine.what': 'Punkty, żetony, waga, produkcje, rzędy budynków i posągów oraz twoje karty.',
  'tekhenu.part.rivals.title': 'Inne plansze',
  'tekhenu.part.rivals.what': 'Co mają inni: wszystko oprócz tajnych dekretów.',
  'tekhenu.part.bot.title': 'Botankhamun',
  'tekhenu.part.bot.what':
    'Znacznik wspina się po dziesięciu płytkach; każda mówi, którą kość bierze. Nic nie płaci i nigdy nie wybiera.',
  'tekhenu.part.bot.waits': 'znacznik czeka po lewej stronie piramidy',
  'tekhenu.part.prompt.title': 'Pytanie',
  'tekhenu.part.prompt.what': 'Pytanie, możliwe odpowiedzi i to, co by dały.',
  'tekhenu.part.log.title': 'Dziennik',
  'tekhenu.part.log.what':
    'Co się stało, najnowsze u góry. Wskaż wiersz, aby zobaczyć gdzie; jego znak prowadzi do zasady.',
  'tekhenu.part.projection.title': 'Gdyby punktować teraz',
  'tekhenu.part.projection.what': 'Ile każdy zdobyłby przy następnym punktowaniu według obecnego stołu.',
  'tekhenu.part.offer.title': 'Karty do wyboru',
  'tekhenu.part.offer.what': 'Przytrzymaj kartę albo ją wskaż, aby przeczytać całą.',
  'tekhenu.part.conquest.title': 'Płytki podboju',
  'tekhenu.part.conquest.what': 'Odkrytą kładzie w świątyni następna akcja Seta.',
}
