import type { tekhenuGodRules as en } from '../../en/rules/tekhenu-gods.ts'

export const tekhenuGodRules: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.book.gods.title': 'Bogowie',
  'tekhenu.book.gods.lead':
    'Kość z sekcji może wykonać akcję jej boga. U jednych bogów wartość mówi, co wolno zrobić, u innych, ile dostaniesz.',
  'tekhenu.book.gods.point-1':
    '[Horus](horus) :horus:: posąg, za granit. Wartość wskazuje boga, którego czci.',
  'tekhenu.book.gods.point-2': '[Ra](ra) :ra:: filar w świątyni, za wapień i granit. Wartość wybiera płytkę.',
  'tekhenu.book.gods.point-3':
    '[Hathor](hathor) :hathor:: budynek przy świątyni, za chleb. Populacja rośnie o wartość.',
  'tekhenu.book.gods.point-4':
    '[Bastet](bastet) :bastet:: zadowolenie o wartość, za dwa papirusy. Niskie wartości dają skrybów.',
  'tekhenu.book.gods.point-5': '[Thoth](thoth) :thoth:: od jednej do trzech kart, według wartości.',
  'tekhenu.book.gods.point-6':
    '[Ozyrys](osiris) :osiris:: warsztat lub kamieniołom w rzędzie wartości, za 1 zadowolenia.',
  'tekhenu.book.gods.note-1':
    'Ilekroć wykonuje się akcję boga, posągi ku jego czci dają potem bonus innym graczom (przy dwóch graczach także temu, kto działa), a technologie, które go wymieniają, działają.',

  'tekhenu.book.horus.title': 'Horus buduje posąg',
  'tekhenu.book.horus.lead':
    'Zapłać granit :granite: podany pod twoim następnym posągiem i postaw go: ku czci boga albo dla ludzi.',
  'tekhenu.book.horus.step-1':
    '**Ku czci boga**: wartość kości wskazuje boga i bonus. Postaw posąg przy tym bogu, jeśli jest tam wolne pole: jedno przy dwóch graczach, dwa przy trzech, trzy przy czterech.',
  'tekhenu.book.horus.step-2':
    '**Bonus** przychodzi za każdym razem, gdy inny gracz wykonuje akcję tego boga. Przy dwóch graczach także wtedy, gdy robisz to ty; przy trzech także raz przy budowie.',
  'tekhenu.book.horus.step-3':
    '**Dla ludzi**: wartość jest dowolna. Dwa pola są przy świątyni, przy środkowym rzędzie i środkowej kolumnie, a dwa nad dzielnicami Ozyrysa. Bierzesz złoto :gold:, które tam leży.',
  'tekhenu.book.horus.step-4': 'Przy świątyni każdy twój filar w tej linii **od razu daje 3**.',
  'tekhenu.book.horus.step-5':
    'Nad dzielnicami posąg liczy się jako twój element położony najwyżej w dwóch z nich: papirus i chleb albo wapień i granit.',
  'tekhenu.book.horus.note-1':
    'Posągi punktują razem przy każdym [punktowaniu](scoring): 1, 3, 6, 10, 15 lub 21, jeśli masz ich od jednego do sześciu. Drugi posąg tego samego boga nie daje drugiego bonusu.',

  'tekhenu.book.ra.title': 'Ra wznosi filar',
  'tekhenu.book.ra.lead':
    'Weź płytkę od Ra, zapłać za nią, połóż ją na pustym polu świątyni i postaw na niej swój filar.',
  'tekhenu.book.ra.step-1':
    '**Która płytka**: wartość 5 lub 6 bierze lewą, 3 lub 4 środkową, 1 lub 2 prawą. Obróć ją, jak chcesz.',
  'tekhenu.book.ra.step-2': '**Zapłać** koszt płytki w wapieniu :limestone: i granicie :granite:.',
  'tekhenu.book.ra.step-3':
    '**1 punkt za każdy budynek** w rzędzie i kolumnie tego pola, czyjkolwiek jest. Posągi się nie liczą.',
  'tekhenu.book.ra.step-4':
    '**1 punkt za każdą krawędź**, która styka się ze swoim kolorem: na innej płytce albo na obrzeżu świątyni. W rogu każda taka krawędź daje 2.',
  'tekhenu.book.ra.step-5': '**Weź nagrodę** nadrukowaną na zakrywanym polu.',
  'tekhenu.book.ra.step-6': '**1, 2 lub 3 punkty** za miejsce płytki u Ra: prawe, środkowe, lewe.',
  'tekhenu.book.ra.step-7':
    '**Zdolność płytki** działa, jeśli jej znak odpowiada światłu, jakie jest teraz u Ra: słoneczne :sunny:, zacienione :shaded: lub ciemne :dark:. Płytki bez znaku nie mają zdolności.',
  'tekhenu.book.ra.step-8':
    '**Twój filar** stoi. Pozostałe płytki przesuwają się w prawo, a ze stosu przychodzi nowa.',
  'tekhenu.book.ra.note-1':
    'Później [Hathor](hathor) daje 3 za każdy twój filar w jej linii, a przy [punktowaniu](scoring) filar daje 1 za każdy twój budynek i posąg w linii.',

  'tekhenu.book.tiles.title': 'Płytki filarów',
  'tekhenu.book.tiles.lead':
    '27 płytek, każda z ceną, czterema krawędziami i zwykle zdolnością, która wymaga swojego światła. Krawędzie to piasek, glina lub lazuryt.',
  'tekhenu.book.tiles.point-1':
    'Zdolność wykonuje się, zanim stanie nowy filar. Z akcji P12 i P15 można zrezygnować, a kosztują tyle co zwykle. P10 i P11 wykonują akcję Thotha zawsze, gdy jest możliwa.',
  'tekhenu.book.tiles.point-2':
    'Z T09 twoje płytki działają w każdym świetle. P22–P27 nie mają zdolności w żadnym świetle.',

  'tekhenu.book.hathor.title': 'Hathor buduje przy świątyni',
  'tekhenu.book.hathor.lead':
    'Zapłać chleb :bread: za pole przy świątyni i wznieś tam budynek. Wartość nie mówi gdzie.',
  'tekhenu.book.hathor.step-1': '**Wybierz wolne pole** na końcu rzędu lub kolumny i zapłać jego chleb.',
  'tekhenu.book.hathor.step-2': '**3 punkty za każdy twój filar** w tym rzędzie lub kolumnie.',
  'tekhenu.book.hathor.step-3':
    '**Po jednym żetonie z każdego pustego pola** linii: jeden surowiec lub wiara spośród tam nadrukowanych, bez względu na ich liczbę. Pole punktów lub skrybów nic nie daje.',
  'tekhenu.book.hathor.step-4': '**Twoja populacja** :population: rośnie o wartość kości.',
  'tekhenu.book.hathor.note-1':
    'Lewa i dolna strona są otwarte przy dowolnej liczbie graczy, prawa od trzech, górna przy czterech.',
  'tekhenu.book.hathor.note-2':
    'Gdy czyjaś populacja pierwszy raz osiągnie 9, zapełnia się część 3 [rynku](thoth); przy 13 część 4.',

  'tekhenu.book.bastet.title': 'Bastet: ludzie',
  'tekhenu.book.bastet.lead':
    'Za dwa papirusy :papyrus: urządź święto: twoje zadowolenie :happiness: rośnie o wartość kości.',
  'tekhenu.book.bastet.step-1': '**Zapłać 2 papirusy**, bez względu na wartość.',
  'tekhenu.book.bastet.step-2':
    '**Zadowolenie rośnie** o wartość, ale nigdy ponad populację. Reszta przepada.',
  'tekhenu.book.bastet.step-3':
    '**Skrybowie** :scribe:: dwóch przy wartości 1 lub 2, jeden przy 3 lub 4, żaden przy 5 lub 6.',
  'tekhenu.book.bastet.note-1':
    'Zadowolenie otwiera części rynku i przy każdym punktowaniu daje 3 za każdy osiągnięty symbol :vp:: na 9, 13, 16, 19 i 21.',
  'tekhenu.book.bastet.note-2':
    'Za pierwszym razem zadowolenie 16 daje złoto, 19 skrybę, a 21 jedną dowolną akcję o dowolnej wartości, bez kości.',
  'tekhenu.book.bastet.note-3':
    'Populacja kończy się na 21. Każdy warsztat i kamieniołom [Ozyrysa](osiris) kosztuje 1 zadowolenia.',

  'tekhenu.book.thoth.title': 'Thoth i rynek kart',
  'tekhenu.book.thoth.lead': 'Weź karty z jednej części rynku. Wartość mówi ile, a twoje zadowolenie skąd.',
  'tekhenu.book.thoth.step-1':
    '**Ile**: jedna karta za darmo przy wartości 1 lub 2; dwie karty za 2 papirusy przy 3 lub 4; trzy karty za 3 papirusy przy 5 lub 6. Musisz móc wziąć i opłacić wszystkie.',
  'tekhenu.book.thoth.step-2':
    '**Skąd**: zadowolenie 1 sięga części 1, 5 części 2, 9 części 3, 13 części 4 i każdej niższej. Przy zadowoleniu 0 nie ma żadnych kart. Wszystkie karty jednej akcji pochodzą z tej samej części.',
  'tekhenu.book.thoth.step-3':
    '**Przed pierwszą kartą** możesz zapłacić 1 papirus, by odrzucić całą część i zapełnić ją na nowo, raz dla każdej części.',
  'tekhenu.book.thoth.step-4':
    '**Błogosławieństwa i technologie** leżą przed tobą odkryte, **dekrety** trzymasz na ręce. Możesz mieć ich dowolnie wiele.',
  'tekhenu.book.thoth.note-1':
    'Miejsca uzupełnia się na koniec tury kartami tej samej rodziny. Wyczerpaną talię tworzy się na nowo z odrzuconych kart.',

  'tekhenu.book.blessings.title': 'Błogosławieństwa',
  'tekhenu.book.blessings.lead':
    'Błogosławieństwo :blessing: zagrywa się raz, w chwili, którą wymienia, a potem odrzuca. Można zagrać kilka razem.',
  'tekhenu.book.blessings.point-1':
    'Te do produkcji zagrywa się podczas produkcji, te do kości po jej wzięciu (B11 i B12, które zmieniają jej kolor, przed nim), te oszczędzające koszt przy płaceniu.',
  'tekhenu.book.blessings.point-2':
    'Błogosławieństwo można zagrać w turze, w której się je wzięło, jeśli jego chwila nie minęła.',
  'tekhenu.book.technologies.title': 'Technologie',
  'tekhenu.book.technologies.lead': 'Technologia :technology: działa od chwili, gdy ją masz, do końca gry.',
  'tekhenu.book.technologies.point-1':
    'Technologia, która wymienia boga, działa za każdym razem, gdy wykonujesz jego akcję, także dzięki płytce lub karcie. Surowce, które daje, przychodzą na czas, by nimi zapłacić. Działanie kilku technologii i błogosławieństw się sumuje.',

  'tekhenu.book.osiris.title': 'Ozyrys: warsztaty i kamieniołomy',
  'tekhenu.book.osiris.lead':
    'Za 1 zadowolenia :happiness: wznieś budynek w rzędzie swojej wartości, w dowolnej z czterech dzielnic.',
  'tekhenu.book.osiris.step-1':
    '**Rząd to wartość**, dzielnicę wybierasz: papirus i chleb to warsztaty, wapień i granit to kamieniołomy.',
  'tekhenu.book.osiris.step-2': '**Zadowolenie spada o 1**. Przy zadowoleniu 0 Ozyrys jest zamknięty.',
  'tekhenu.book.osiris.step-3':
    '**Rzędy 1 i 2**: produkcja dzielnicy +1 i jeden jej surowiec. Pierwszy budynek w rzędzie 2 zabiera leżące tam złoto.',
  'tekhenu.book.osiris.step-4':
    '**Rzędy 3 i 4**: obie nadrukowane produkcje +1 i jeden surowiec dzielnicy; rząd 4 dodaje złoto.',
  'tekhenu.book.osiris.step-5':
    '**Rzędy 5 i 6**: produkcja +2 i dwie sztuki surowca; rząd 6 podnosi jeszcze o 1 dowolną produkcję, tę samą lub inną.',
  'tekhenu.book.osiris.note-1':
    'Przy każdym [punktowaniu](scoring) ten, kto ma w dzielnicy najwięcej elementów, zdobywa 3. Przy remisie wygrywa element położony najwyżej: tu pomagają niskie rzędy, a wysokie więcej produkują.',

  'tekhenu.book.produce.title': 'Produkcja',
  'tekhenu.book.produce.lead':
    'Zamiast akcji boga kość daje tyle surowców, ile ma wartości: żółta papirus, brązowa chleb, biała wapień, czarna granit.',
  'tekhenu.book.produce.step-1': '**Weź tyle**, ile mówi wartość. Szare kości niczego nie produkują.',
  'tekhenu.book.produce.step-2':
    '**Zatrzymaj tyle**, ile wynosi twoja produkcja tego surowca. Produkcje zaczynają od 2 i kończą na 6.',
  'tekhenu.book.produce.step-3':
    '**Nadwyżka obciąża**: każdy surowiec ponad to trafia na nieczystą szalkę twojej wagi i liczy się −1 w następnej fazie [Maat](maat).',
  'tekhenu.book.produce.note-1':
    'Sekcja jest dowolna. Każda produkcja na 6 daje 2 przy każdym [punktowaniu](scoring).',
}
