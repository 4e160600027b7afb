import type { tekhenuGameRules as en } from '../../en/rules/tekhenu-game.ts'

export const tekhenuGameRules: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.book.game.title': 'Jak toczy się gra',
  'tekhenu.book.game.lead':
    'Budujesz miasto świątyń wokół obelisku. W każdej turze bierzesz jedną kość; jej miejsce, kolor i liczba mówią, co może zrobić. Kto po 16 rundach ma najwięcej punktów :vp:, wygrywa.',
  'tekhenu.book.game.step-1':
    '**Runda**: każdy ma [jedną turę](turn), zgodnie z kolejnością graczy. Tura to jedna kość i jedna akcja.',
  'tekhenu.book.game.step-2':
    '**Co dwie rundy** cień obelisku [wędruje dalej](rotation) :rotation:: inne kości stają się czyste i przychodzą nowe.',
  'tekhenu.book.game.step-3':
    '**Co cztery rundy** [Maat](maat) :scales: sprawdza, co twoje kości zrobiły z wagą. To daje nową kolejność graczy i może kosztować punkty.',
  'tekhenu.book.game.step-4':
    '**Po rundach 8 i 16** jest też [punktowanie](scoring) :hourglass:. Budynki chcą wtedy chleba.',
  'tekhenu.book.game.step-5':
    'Po drugim punktowaniu każdy punktuje najwyżej trzy [dekrety](decrees) i gra jest [skończona](end).',

  'tekhenu.book.table.title': 'Co leży na stole',
  'tekhenu.book.table.lead':
    'Wokół obelisku stoi sześcioro bogów. Każdy ma sekcję koła z kośćmi i część planszy, na której dzieje się jego akcja.',
  'tekhenu.book.table.point-1':
    '**Koło**: sześć sekcji, dwie słoneczne :sunny:, dwie zacienione :shaded:, dwie ciemne :dark:. Kości leżą w sekcji boga: najbliżej obrzeża czyste, a te w środku są poza zasięgiem.',
  'tekhenu.book.table.point-2':
    '**Surowce**: papirus :papyrus:, chleb :bread:, wapień :limestone:, granit :granite: i złoto :gold:, które zastępuje każdy z tych czterech. Skrybowie :scribe: i wiara :faith: nie są surowcami.',
  'tekhenu.book.table.point-3':
    '**Elementy** każdego gracza: 10 budynków :building:, 8 filarów :pillar: i 6 posągów :statue:. Raz postawione, nigdy nie wracają.',
  'tekhenu.book.table.point-4':
    '**Twoja plansza** ma rząd budynków, rząd posągów z cenami, cztery produkcje i wagę.',
  'tekhenu.book.table.point-5':
    '**Karty** trzech rodzin leżą na [rynku Thotha](thoth): błogosławieństwa :blessing: są na jeden raz, technologie :technology: działają stale, dekrety :decree: punktują na koniec.',
  'tekhenu.book.table.point-6':
    '**Tor pospólstwa** ma dwa znaczniki każdego gracza: populację :population: i zadowolenie :happiness:.',

  'tekhenu.book.setup.title': 'Przygotowanie',
  'tekhenu.book.setup.lead':
    'Gra sama rozkłada stół. Ty wybierasz dekret, dwie karty początkowe i kartę przeznaczenia; reszta to los albo jest taka sama dla wszystkich.',
  'tekhenu.book.setup.step-1':
    '**Koło** ustawia się losowo. Do każdej sekcji trafiają trzy kości z woreczka, rzucone i ułożone według [czystości](purity).',
  'tekhenu.book.setup.step-2':
    '**Ile jest kości**: przy czterech graczach wszystkie 26; przy trzech o dwie szare mniej; przy dwóch o jedną żółtą, brązową, białą i czarną mniej.',
  'tekhenu.book.setup.step-3':
    '**Płytki**: u Ra leżą odkryte trzy płytki filarów. Sześcioro bogów losuje się na wartości Horusa; na pierwszą grę można [wybrać](options) kolejność nadrukowaną.',
  'tekhenu.book.setup.step-4':
    '**Po jednym złocie** :gold: leży na dwóch polach posągów przy świątyni, na dwóch nad dzielnicami Ozyrysa i obok rzędu 2 u Ozyrysa.',
  'tekhenu.book.setup.step-5':
    '**Każdy** zaczyna z 10 punktami, populacją 5, zadowoleniem 2, wszystkimi produkcjami na 2, jednym złotem i jednym skrybą.',
  'tekhenu.book.setup.step-6':
    '**Dekret**: dostajesz w tajemnicy dwa; jeden zatrzymujesz, drugi trafia pod talię.',
  'tekhenu.book.setup.step-7':
    '**Karty początkowe**: przy dwóch, trzech lub czterech graczach leży odkrytych 5, 7 lub 9. Los wskazuje, kto zaczyna; każdy bierze jedną kartę w tej kolejności i drugą w odwrotnej.',
  'tekhenu.book.setup.step-8':
    '**Kolejność graczy**: dodaj numery swoich dwóch kart; wyższa suma jest pierwsza, przy równych sumach decyduje najwyższy pojedynczy numer.',
  'tekhenu.book.setup.step-9':
    '**Przeznaczenie i nagrody**: w kolejności graczy każdy bierze [kartę przeznaczenia](destiny). Potem przeznaczenie i karty początkowe dają to, co pokazują.',
  'tekhenu.book.setup.note-1':
    'Przy dwóch graczach nie ma technologii T16 i dekretu D20. Części 3 i 4 rynku są puste, dopóki [nie otworzy ich populacja](thoth).',

  'tekhenu.book.destiny.title': 'Karty przeznaczenia',
  'tekhenu.book.destiny.lead':
    'Cztery karty z ankhem :ankh: od 0 do 3. Każdy ma jedną; raz daje nagrodę i rozstrzyga remisy w następnej fazie Maat.',
  'tekhenu.book.destiny.point-1':
    'Wybiera się je w kolejności graczy, w przygotowaniu i na koniec każdej fazy [Maat](maat) oprócz ostatniej. Karta wzięta przez kogoś jest tym razem niedostępna.',
  'tekhenu.book.destiny.point-2':
    'Im niższy ankh, tym lepsza nagroda: skryba, złoto, krok populacji lub zadowolenia, wiara.',
  'tekhenu.book.destiny.point-3':
    'W fazie Maat wśród graczy równie odległych od 0 pierwszeństwo ma wyższy ankh. T15 liczy się jako ankh 5.',

  'tekhenu.book.turn.title': 'Tura: jedna kość',
  'tekhenu.book.turn.lead':
    'Weź dokładnie jedną kość z koła, połóż ją na swojej wadze i zrób z nią jedną rzecz.',
  'tekhenu.book.turn.step-1':
    '**Przed kością**: błogosławieństwa z początku tury. Tu możesz [przyzwać Anubisa](anubis).',
  'tekhenu.book.turn.step-2':
    '**Weź kość**, która jest [czysta lub nieczysta](purity). Zakazane zostają na miejscu.',
  'tekhenu.book.turn.step-3':
    '**Połóż ją na wadze**: czystą :pure: po lewej, nieczystą :tainted: po prawej, tak jak leży. Jej liczba liczy się w fazie [Maat](maat).',
  'tekhenu.book.turn.step-4':
    '**Zmień jej wartość**, jeśli chcesz: każdy [skryba](scribes) zmienia ją najwyżej o 2.',
  'tekhenu.book.turn.step-5':
    '**Jedna akcja**: albo akcja boga, w którego sekcji leżała kość, albo [produkcja](produce) tego, co oznacza jej kolor. Wartość mówi, jak dobrze pójdzie.',
  'tekhenu.book.turn.step-6':
    '**Koniec tury**: puste miejsca rynku uzupełnia się kartami tej samej rodziny i gra następna osoba.',
  'tekhenu.book.turn.note-1':
    'Kość jest ci proponowana tylko wtedy, gdy da się z nią coś zrobić. Gdy z żadną się nie da, bierzesz jedną i nic z nią nie robisz.',

  'tekhenu.book.purity.title': 'Światło, czyste i nieczyste',
  'tekhenu.book.purity.lead':
    'To, gdzie leży kość i jaki ma kolor, czyni ją czystą :pure:, nieczystą :tainted: lub zakazaną :forbidden:.',
  'tekhenu.book.purity.point-1':
    'Białe kości należą do słońca, czarne do ciemności, żółte i brązowe do cienia: gdzie kolor zgadza się ze światłem, kość jest czysta.',
  'tekhenu.book.purity.point-2':
    'Białe i żółte kości są zakazane w ciemności, czarne i brązowe w słońcu. Wszędzie indziej kolor, który nie pasuje, jest nieczysty. W zacienionych sekcjach nic więc nie jest zakazane.',
  'tekhenu.book.purity.point-3': 'Szare kości są wszędzie nieczyste i niczego nie produkują.',
  'tekhenu.book.purity.point-4':
    'Zakazanych kości nie można brać, chyba że z [Anubisem](anubis), z T08 albo jako inny kolor z B11 lub B12.',
  'tekhenu.book.purity.point-5':
    'Gdy cień [wędruje dalej](rotation), wszystkie kości układa się od nowa. Kość na twojej wadze pozostaje tym, czym była przy wzięciu.',

  'tekhenu.book.scribes.title': 'Skrybowie',
  'tekhenu.book.scribes.lead':
    'Skryba :scribe: zmienia wartość twojej kości o 1 lub 2, w górę lub w dół, zawsze w granicach od 1 do 6.',
  'tekhenu.book.scribes.point-1':
    'Działanie kilku skrybów się sumuje: dwóch zmienia 1 w 5. Wartość zmienia się raz, przed użyciem kości.',
  'tekhenu.book.scribes.point-2':
    'Na wadze liczy się liczba, którą pokazywała kość. Zmiana dotyczy tylko akcji.',
  'tekhenu.book.scribes.point-3':
    'Dwóch skrybów przyzywa [Anubisa](anubis), a kolejni mogą dodatkowo zmienić wartość.',
  'tekhenu.book.scribes.point-4':
    'Skrybów daje Bastet przy wartościach 1–4, tor przy zadowoleniu 19, pola świątyni, posągi i karty.',

  'tekhenu.book.anubis.title': 'Anubis',
  'tekhenu.book.anubis.lead':
    'Za dwóch skrybów bierzesz dowolną kość z koła, także zakazaną, i wykonujesz nią dowolną akcję.',
  'tekhenu.book.anubis.point-1':
    'Dowolny bóg albo produkcja dowolnego z czterech surowców: sekcja i kolor kości nie mają znaczenia, tylko wartość.',
  'tekhenu.book.anubis.point-2':
    'Kość trafia pod szalki i nic nie waży w fazie Maat. Mimo to liczy się do twoich czterech kości.',
  'tekhenu.book.anubis.point-3':
    'Nie jest ani czysta, ani nieczysta, więc karty dotyczące czystych lub nieczystych kości jej nie obejmują.',
  'tekhenu.book.anubis.point-4': 'B23 i B24 przyzywają go bez skrybów.',

  'tekhenu.book.gold.title': 'Płacenie',
  'tekhenu.book.gold.lead':
    'Koszty płaci się od razu. Złoto :gold: zastępuje każdy papirus, chleb, wapień lub granit, nawet gdy masz ten surowiec.',
  'tekhenu.book.gold.point-1':
    'Czego nie możesz zapłacić, tego nie możesz zrobić: wybierz inną akcję albo inną kość.',
  'tekhenu.book.gold.point-2':
    'Surowce na wadze to nadwyżka z [produkcji](produce): są dla ciebie stracone i tylko ważą.',
  'tekhenu.book.gold.point-3':
    'Gdy sposób nie ma znaczenia, gra płaci bez pytania, najpierw jak w druku, potem złotem. Gdy ma, wybierasz ty.',
  'tekhenu.book.gold.point-4': 'Żetony nigdy się nie kończą.',

  'tekhenu.book.limits.title': 'Elementy są ograniczone',
  'tekhenu.book.limits.lead':
    'Masz tyle budynków, filarów i posągów, ile mieści twoja plansza i zasoby. Gdy jeden rodzaj się skończy, jego akcje są dla ciebie zamknięte.',
  'tekhenu.book.limits.point-1': 'Budynki i posągi schodzą z planszy od lewej do prawej.',
  'tekhenu.book.limits.point-2':
    'Każdy posąg kosztuje granit podany pod nim. To, co odsłania budynek, liczy się przy punktowaniu: punkty do zdobycia, chleb do zapłaty.',
  'tekhenu.book.limits.point-3': 'Co stoi na planszy, tam zostaje. Tylko BX03 i BX04 przenoszą budynek.',
}
