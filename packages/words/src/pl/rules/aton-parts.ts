import type { atonParts as en } from '../../en/rules/aton-parts.ts'

export const atonParts: Readonly<Record<keyof typeof en, string>> = {
  'aton.part.label.now': 'Teraz',
  'aton.part.cartouche-1.title': 'Kartusz 1: punkty',
  'aton.part.cartouche-1.what': 'Wyższa z obu kart daje podwójną różnicę.',
  'aton.part.cartouche-2.title': 'Kartusz 2: kolejność i usuwanie',
  'aton.part.cartouche-2.what':
    'Niższa karta działa pierwsza. Wartość karty minus 2 mówi, ilu kapłanów traci przeciwnik; 1 kosztuje jednego z twoich.',
  'aton.part.cartouche-3.title': 'Kartusz 3: zasięg',
  'aton.part.cartouche-3.what': 'Najwyższa świątynia, w której możesz działać w tej rundzie.',
  'aton.part.cartouche-4.title': 'Kartusz 4: stawianie',
  'aton.part.cartouche-4.what': 'Stawiasz tylu kapłanów, ile mówi karta, po jednym na pustym polu w zasięgu.',
  'aton.part.space.title': 'Pole świątyni',
  'aton.part.space.what': 'Mieści jednego kapłana. Kolory punktują razem, bonus osobno.',
  'aton.part.temple-1.title': 'Świątynia 1',
  'aton.part.temple-1.what': 'Przy punktowaniu ten, kto ma tu więcej kapłanów, zdobywa różnicę.',
  'aton.part.temple-2.title': 'Świątynia 2',
  'aton.part.temple-2.what': 'Przy punktowaniu ten, kto ma tu więcej kapłanów, zdobywa 5.',
  'aton.part.temple-3.title': 'Świątynia 3',
  'aton.part.temple-3.what': 'Przy punktowaniu ten, kto ma tu więcej kapłanów, zdobywa 1 za każdego z nich.',
  'aton.part.temple-4.title': 'Świątynia 4',
  'aton.part.temple-4.what':
    'Przy punktowaniu ten, kto ma tu więcej kapłanów, zdobywa 3 za każde własne niebieskie pole we wszystkich świątyniach.',
  'aton.part.realm.title': 'Królestwo Umarłych',
  'aton.part.realm.what':
    'Leżą tu usunięci kapłani. Gdy na koniec rundy wszystkie osiem pól jest zajętych, świątynie punktują.',
  'aton.part.track.title': 'Tor punktów',
  'aton.part.track.what':
    '40 punktów z kartusza wygrywa od razu. Gdy ktoś ma 40 po punktowaniu, wygrywa wyższy wynik.',
  'aton.part.rival.title': 'Drugi gracz',
  'aton.part.rival.what': 'Karty na ręce są tajne; zasoby, żeton wymiany i odrzucone karty znają oboje.',
  'aton.part.mine.title': 'Twoja strona',
  'aton.part.mine.what': 'Twoje karty i kartusze, zasoby i żeton wymiany.',
  'aton.part.hand.title': 'Twoje karty',
  'aton.part.hand.what': 'Po jednej do każdego kartusza. Każda talia ma po dziewięć kart każdej wartości.',
  'aton.part.discards.title': 'Odrzucone karty',
  'aton.part.discards.what': 'Każdej wartości jest w talii dziewięć: czego tu nie ma, może jeszcze przyjść.',
  'aton.part.stats.title': 'Zasoby, talia i żeton',
  'aton.part.stats.what':
    'Kapłani, których możesz jeszcze postawić, karty do dobrania i żeton na jedną wymianę wszystkich czterech kart.',
  'aton.part.about.title': 'Obok stołu',
  'aton.part.about.what':
    'Co dałoby teraz punktowanie, kto jest blisko natychmiastowej wygranej i co się stało.',
  'aton.part.plaque.title': 'Co by to oznaczało',
  'aton.part.plaque.what': 'Wskaż pole, aby zobaczyć tu, co zmieniłby na nim kapłan.',
}
