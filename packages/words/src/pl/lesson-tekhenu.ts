import type { tekhenuLesson as en } from '../en/lesson-tekhenu.ts'

export const tekhenuLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.tekhenu.wheel': 'Koło',
  'lesson.tekhenu.welcome':
    'Witaj! Mam na imię Kepi. Ty i Ipy budujecie wokół wielkiego obelisku. Po szesnastu rundach wygrywa najwięcej punktów: to świecące liczby przy piramidach. Zagramy razem osiem rund.',
  'lesson.tekhenu.gods':
    'Wokół koła zasiada sześcioro bogów. W każdej turze bierzesz jedną kość leżącą przy bogu i zwykle robisz to, co ten bóg. Wybierz boga.',
  'lesson.tekhenu.gods.beside': 'To nie bóg. Bogowie zasiadają na obrzeżu koła.',
  'lesson.tekhenu.god.horus': 'Horus buduje posąg za granit: ku czci boga albo dla ludzi.',
  'lesson.tekhenu.god.ra': 'Ra wznosi filar na płytce w świątyni.',
  'lesson.tekhenu.god.hathor': 'Hathor buduje przy świątyni, za chleb.',
  'lesson.tekhenu.god.bastet': 'Bastet urządza święto za papirus: rośnie zadowolenie twoich ludzi.',
  'lesson.tekhenu.god.thoth': 'Thoth daje karty z rynku.',
  'lesson.tekhenu.god.osiris': 'Ozyrys buduje warsztaty i kamieniołomy: produkujesz więcej.',
  'lesson.tekhenu.shadow':
    'Obelisk rzuca cień: dwie sekcje leżą w słońcu, dwie są zacienione, dwie ciemne. Cień będzie wędrował.',
  'lesson.tekhenu.colours':
    'Biała jest czysta w słońcu, czarna w ciemności, żółta i brązowa w zacienionych sekcjach: leżą przy brzegu. Przekreślone kości są zakazane, pozostałe nieczyste. Szara zawsze jest nieczysta. Wybierz czystą kość.',
  'lesson.tekhenu.colours.beside':
    'Ta nie jest tam czysta. Czyste kości leżą na zewnętrznym pierścieniu swojej sekcji.',
  'lesson.tekhenu.scales': 'Kości i waga',
  'lesson.tekhenu.take':
    'Weź tę białą 3. Leży w słońcu, więc jest czysta: trafia na lewą szalkę twojej wagi i liczy się +3.',
  'lesson.tekhenu.produce':
    'Kość wykonuje akcję swojego boga albo produkuje. Biała daje wapień: trzy sztuki. Twój tor wapienia stoi na 2, więc możesz zatrzymać dwie. Produkuj.',
  'lesson.tekhenu.greed':
    'Trzecia sztuka to chciwość: obciąża wagę, −1. Twój bilans to teraz +2. Trzymaj się blisko zera; zaraz zobaczysz dlaczego.',
  'lesson.tekhenu.horus':
    'Ipy wykonuje akcję Horusa kością 3: posąg ku czci Hathor, za jeden granit. Odtąd każda akcja Hathor, także twoja, daje Ipy skrybę. Skrybowie zmieniają kości, jeszcze zobaczysz.',
  'lesson.tekhenu.pillars': 'Filary',
  'lesson.tekhenu.tainted':
    'Teraz celowo nieczysta: żółta w słońcu trafia na prawą szalkę, −2. Masz +2 zapasu. Weź żółtą 2 u Ra.',
  'lesson.tekhenu.ra':
    'Ra wznosi filar. Wartość wybiera płytkę: 1 lub 2 to prawa, za jeden wapień i jeden granit. Nie masz granitu? Złoto zastępuje każdy surowiec.',
  'lesson.tekhenu.place':
    'W rogu prążkowana glina spotyka glinę u góry, a kropkowany piasek piasek po lewej. W rogu każde dopasowanie liczy się podwójnie: 4 punkty. Miejsce płytki u Ra dodaje 1. Postaw tam filar.',
  'lesson.tekhenu.gift':
    'Zakryte pole daje wapień. Twoja płytka ma słońce, a Ra leży w słońcu: jej dar działa, dwie sztuki zamiast jednej.',
  'lesson.tekhenu.thoth':
    'Ipy wykonuje akcję Thotha kością 2: jedna karta za darmo. Technologie działają stale, błogosławieństwa raz, dekrety punktują na koniec. Wyższe kości dają więcej kart, za papirus.',
  'lesson.tekhenu.people': 'Ludzie',
  'lesson.tekhenu.turn':
    'Minęły dwie rundy: cień przesunął się o sekcję, a do zacienionych sekcji trafiły nowe kości. Spójrz na Hathor: teraz słońce, więc jej biała 2 jest czysta.',
  'lesson.tekhenu.hathor':
    'Hathor buduje przy świątyni. Weź białą 2, potem postaw budynek na lewym końcu rzędu swojego filaru, za dwa chleby.',
  'lesson.tekhenu.hathor.1': 'Teraz buduj: na lewym końcu rzędu swojego filaru, za dwa chleby.',
  'lesson.tekhenu.row':
    'Każdy twój filar w tym rzędzie daje 3 punkty. Puste pola dały papirus, chleb i granit. Wartość 2 kości dała dwoje ludzi. A posąg Ipy zarobił skrybę.',
  'lesson.tekhenu.bastet':
    'Ipy wykonuje akcję Bastet: święto za dwa papirusy. Wartość 3 podnosi zadowolenie z 4 na 7; nigdy nie wyprzedzi ono populacji. Wartość 3 daje też skrybę.',
  'lesson.tekhenu.osiris':
    'Ozyrys buduje warsztaty za 1 zadowolenia. Wartość to rząd. Weź brązową 3 i buduj pod papirusem: rośnie produkcja papirusu i chleba, a jeden papirus jest twój.',
  'lesson.tekhenu.osiris.1':
    'Teraz buduj w rzędzie 3, pod papirusem: rośnie produkcja papirusu i chleba, a jeden papirus jest twój.',
  'lesson.tekhenu.maat': 'Maat',
  'lesson.tekhenu.weigh':
    'Każdy ma cztery kości: Maat waży. Czyste 5, nieczyste 6: masz −1. Najbliższy 0, z góry lub z dołu, gra pierwszy; punkty kosztuje dopiero −3 i gorzej. Połóż wiarę na czystej szalce.',
  'lesson.tekhenu.destiny':
    'Ipy też ma 0. Remis rozstrzyga twój ankh, 3 przeciw 0: nadal masz pierwsze miejsce. Każdy bierze nowe przeznaczenie, dar z ankhem. Weź to ze skrybą.',
  'lesson.tekhenu.tricks': 'Twoje sztuczki',
  'lesson.tekhenu.scribe':
    'Skryba zmienia kość o jeden lub dwa. Weź białą 4 u Bastet, wybierz 6 za jednego skrybę i urządź święto. Na wadze nadal liczy się 4.',
  'lesson.tekhenu.scribe.1': 'Teraz wybierz 6: kosztuje jednego skrybę. Na wadze nadal liczy się 4.',
  'lesson.tekhenu.scribe.2':
    'Kość liczy się jako 6. Urządź święto za dwa papirusy: zadowolenie rośnie z 1 do 7.',
  'lesson.tekhenu.happiness':
    'Zadowolenie 7: tyle, ile populacja. Od 5 otwarty jest rynek 2; od 9 zadowolenie punktuje. Dwóch skrybów może przyzwać Anubisa, zanim weźmiesz kość: dowolna kość, dowolna akcja.',
  'lesson.tekhenu.statue':
    'Teraz ty. Weź szarą 2 u Horusa i zbuduj posąg dla ludzi nad papirusem i chlebem. Liczy się w obu dzielnicach, a najwięcej elementów tam punktuje. Leży tam też złoto.',
  'lesson.tekhenu.statue.1':
    'Teraz posąg dla ludzi, nad papirusem i chlebem. Liczy się w obu dzielnicach, a najwięcej elementów tam punktuje. Leży tam też złoto.',
  'lesson.tekhenu.cards':
    'Weź żółtą 5 u Thotha: daje trzy karty za trzy papirusy, złoto pomaga. Trzy, które wskażę, pasują do tego, co masz już zbudowane. Powiem dlaczego.',
  'lesson.tekhenu.cards.1':
    'Najpierw Hymn Świtu, technologia: 2 punkty, ilekroć wykonasz akcję Ra. Twój dekret liczy filary, więc wzniesiesz ich więcej.',
  'lesson.tekhenu.cards.2':
    'Potem Piec Kaplicy, technologia: jeden chleb, ilekroć wykonasz akcję Hathor, i można nim od razu zapłacić. Jej budynki kosztują chleb, a ty masz jeden.',
  'lesson.tekhenu.cards.3':
    'Na koniec Święto Wylewu, błogosławieństwo: działa raz. Zadowolenie jest równe populacji i nie może jej przekroczyć, potrzebujesz więc więcej ludzi.',
  'lesson.tekhenu.cards.4':
    'Zagraj błogosławieństwo od razu: troje ludzi więcej, a następne święto może dać więcej. Technologie działają odtąd same.',
  'lesson.tekhenu.bread':
    'Po tej rundzie jest punktowanie, a twoje dwa budynki zażądają jednego chleba. Weź brązową 4 i produkuj: jeden bochenek za dużo sprowadzi bilans do 0.',
  'lesson.tekhenu.bread.1':
    'Teraz produkuj: trzy bochenki są twoje. Czwarty jest za dużo i sprowadza bilans do 0.',
  'lesson.tekhenu.scoring': 'Punktowanie',
  'lesson.tekhenu.points':
    'Ipy ma −4 i traci punkt. Teraz punkty: najwięcej elementów w dwóch dzielnicach 6, świątynia 2, jeden posąg 1. Każdy niezapłacony chleb kosztowałby 3. Zapłać.',
  'lesson.tekhenu.decree':
    'Ostatnie punktowanie jest po rundzie 16. Wtedy liczą się dekrety: najwyżej trzy, każdy z innym symbolem. Twój daje 2 za każdy posąg i filar: na razie 4.',
  'lesson.tekhenu.setup':
    'W nowej grze najpierw wybierasz: zatrzymujesz jeden z dwóch dekretów, bierzesz dwie karty początkowe i przeznaczenie. Dają ci dobra na start, a najwyższa suma ich numerów zaczyna grę.',
  'lesson.tekhenu.end':
    'Wiesz już, jak to działa. Zostało osiem rund, prowadzisz 27 do 21. Graj dalej z botem nowicjuszem na miejscu Ipy i z moimi podpowiedziami albo zacznij nową grę.',
}
