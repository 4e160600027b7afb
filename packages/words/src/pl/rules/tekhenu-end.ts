import type { tekhenuEndRules as en } from '../../en/rules/tekhenu-end.ts'

export const tekhenuEndRules: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.book.rotation.title': 'Cień wędruje dalej',
  'tekhenu.book.rotation.lead':
    'Co dwie rundy koło obraca się o jedną sekcję, a dwie sekcje dostają nowe kości.',
  'tekhenu.book.rotation.step-1':
    '**Światło wędruje** o sekcję zgodnie z ruchem wskazówek zegara; kości zostają przy swoich bogach.',
  'tekhenu.book.rotation.step-2': 'Po czterech rundach następuje teraz **[Maat](maat)**.',
  'tekhenu.book.rotation.step-3':
    '**Nowe kości**: obie sekcje, które są teraz zacienione, dostają po jednej kości na gracza, dobranej z woreczka i rzuconej. Pierwsza to ta tuż za strzałką koła, zgodnie z ruchem wskazówek zegara.',
  'tekhenu.book.rotation.step-4': '**Wszystkie kości układa się** według nowej [czystości](purity).',

  'tekhenu.book.maat.title': 'Maat sprawdza wagi',
  'tekhenu.book.maat.lead':
    'Po rundach 4, 8, 12 i 16. Im bliżej 0 jest twoja waga, tym wcześniej potem grasz; nieczysta kosztuje punkty.',
  'tekhenu.book.maat.step-1':
    '**Bilans**: czyste kości dodają swoje liczby, nieczyste odejmują; każdy surowiec z nadwyżki liczy się −1.',
  'tekhenu.book.maat.step-2':
    '**Wiara** :faith:: w kolejności graczy każdy może położyć żetony wiary na dowolnej szalce; każdy jest wart 1.',
  'tekhenu.book.maat.step-3':
    '**Punkty**: bilans od −3 do −5 kosztuje 1 punkt, od −6 do −8 kosztuje 2, −9 i mniej kosztuje 3. Nikt nie spada poniżej 0 punktów.',
  'tekhenu.book.maat.step-4':
    '**Kolejność graczy**: kto jest najbliżej 0, jest pierwszy, wszystko jedno z której strony. Przy równej odległości pierwszeństwo ma wyższa wartość ankh :ankh:.',
  'tekhenu.book.maat.step-5': 'Po rundach 8 i 16 następuje teraz **[punktowanie](scoring)**.',
  'tekhenu.book.maat.step-6':
    '**Sprzątanie**: kości wracają do woreczka, nadwyżka i cała wiara przepadają. Wiary nie można zachować.',
  'tekhenu.book.maat.step-7':
    '**Przeznaczenie**: wszystkie [karty przeznaczenia](destiny) wracają i każdy bierze jedną w nowej kolejności graczy.',

  'tekhenu.book.scoring.title': 'Punktowanie',
  'tekhenu.book.scoring.lead': 'Po rundach 8 i 16, krok po kroku dla wszystkich graczy.',
  'tekhenu.book.scoring.step-1':
    '**Dzielnice Ozyrysa**: w każdej z czterech ten, kto ma najwięcej budynków i posągów, zdobywa 3. Przy remisie wygrywa element położony najwyżej.',
  'tekhenu.book.scoring.step-2':
    '**Świątynia**: każdy twój budynek i posąg wokół niej daje 1. Każdy twój filar daje 1 za każdy twój budynek i posąg w jego rzędzie i kolumnie.',
  'tekhenu.book.scoring.step-3':
    '**Posągi**: 1, 3, 6, 10, 15 lub 21 punktów, jeśli masz ich od jednego do sześciu, gdziekolwiek stoją.',
  'tekhenu.book.scoring.step-4':
    '**Zadowolenie**: 3 punkty za każdy osiągnięty symbol, na 9, 13, 16, 19 i 21.',
  'tekhenu.book.scoring.step-5': '**Produkcja**: 2 punkty za każdą produkcję na 6.',
  'tekhenu.book.scoring.step-6': '**Rząd budynków**: odsłonięte punkty.',
  'tekhenu.book.scoring.step-7':
    '**Chleb**: zapłać odsłonięty chleb. Każdy niezapłacony chleb kosztuje 3 punkty. Nikt nie spada poniżej 0 punktów.',

  'tekhenu.book.decrees.title': 'Dekrety',
  'tekhenu.book.decrees.lead':
    'Po ostatnim punktowaniu pokazujesz swoje dekrety :decree: i punktujesz najwyżej trzy, każdy o innym symbolu.',
  'tekhenu.book.decrees.point-1':
    'Dekrety rozdane lub dobrane są do tej pory tajne. Dekret wzięty z odkrytego rynku znają wszyscy.',
  'tekhenu.book.decrees.point-2': 'Gra mówi, który wybór daje najwięcej; decydujesz ty.',
  'tekhenu.book.decrees.point-3': 'D23 to akcja przed ostatnim punktowaniem; jest jednym z trzech dekretów.',

  'tekhenu.book.end.title': 'Koniec gry',
  'tekhenu.book.end.lead': 'Po dekretach punkty daje jeszcze kolejność graczy i wygrywa najwyższy wynik.',
  'tekhenu.book.end.step-1':
    '**Kolejność graczy**: pierwszy gracz zdobywa 3. Przy trzech lub czterech graczach drugi zdobywa 2.',
  'tekhenu.book.end.step-2':
    '**Wygrywa najwyższy wynik**; przy remisie większa liczba skrybów, potem lepsze miejsce w kolejności graczy.',

  'tekhenu.book.options.title': 'Opcje stołu',
  'tekhenu.book.options.lead':
    'Co można wybrać, zakładając stół. Jeśli nic nie wybierzesz, grasz w grę podstawową.',

  'tekhenu.book.editions.title': 'Wartości z pudełka',
  'tekhenu.book.editions.lead':
    'Zasady znamy z instrukcji. Niektóre liczby są tylko na planszach, płytkach i kartach, a części z nich nie udało się porównać z drukowanym egzemplarzem.',
  'tekhenu.book.editions.point-1':
    'Takie wartości są **odtworzone**: dobrane tak, by pasowały do każdej wskazówki w zasadach i były wyważone. Wszędzie, gdzie pokazują je zasady, mają ten znak: ≈.',
  'tekhenu.book.editions.point-2':
    'Kto ma grę, może wpisać to, co nadrukowano, udostępnić to linkiem lub jako plik i wybrać przy zakładaniu stołu. Rozgrywka i jej zapis zachowują swoje wydanie.',
}
