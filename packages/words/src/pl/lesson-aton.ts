import type { atonLesson as en } from '../en/lesson-aton.ts'

export const atonLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.aton.cartouches': 'Cztery karty',
  'lesson.aton.welcome':
    'Witaj! Mam na imię Kepi. Dwoje arcykapłanów, cztery świątynie. Wygrywa, kto pierwszy ma 40 punktów; zapełnienie całej świątyni albo wszystkich żółtych lub zielonych pól wygrywa od razu.',
  'lesson.aton.hand':
    'W każdej rundzie dobierasz cztery karty i dajesz po jednej każdemu kartuszowi: punkty, usuwanie, zasięg, stawianie. Ipy robi to samo, w tajemnicy. Karta służy tylko raz.',
  'lesson.aton.assign':
    'Połóż 4 na pierwszym: punkty. 1 na drugim: najniższa działa pierwsza, a w pierwszej rundzie nikt nie usuwa. 2 na trzecim: świątynie 1 i 2. 3 na ostatnim: trzech kapłanów.',
  'lesson.aton.how':
    'Wybierz kartę, potem jej kartusz. Ostatnia trafi na miejsce sama; potem potwierdź. Albo naciśnij tutaj:',
  'lesson.aton.points':
    'Karty są odkryte. Przy kartuszu 1 wyższa karta daje podwójną różnicę: 4 przeciw 2 to 4 punkty dla ciebie.',
  'lesson.aton.priests': 'Kapłani',
  'lesson.aton.place':
    'Twoja 1 bije 3 Ipy przy kartuszu 2: zaczynasz. Postaw trzech kapłanów: dwóch na czarnych polach, jednego na niebieskim. W punktowaniu ten, kto ma więcej czarnych pól, dostaje 8 punktów.',
  'lesson.aton.heads':
    'Ipy stawia dwóch. Każda świątynia płaci temu, kto ma w niej więcej kapłanów: świątynia 1 różnicę, świątynia 2 pięć punktów, świątynia 3 jeden za każdego własnego kapłana, świątynia 4 trzy za każde własne niebieskie pole.',
  'lesson.aton.removing':
    'Runda druga. Przy kartuszu 2 karta usuwa tylu, ile ma wartości minus dwa: 4 usuwa dwóch kapłanów Ipy, 1 twojego własnego. Przydziel 1, 4, 3, 4: usuniesz dwóch i postawisz czterech.',
  'lesson.aton.realm':
    '3 Ipy jest niższa: Ipy zaczyna, zabiera twojego kapłana ze świątyni 1 i zapełnia tę świątynię. Usunięty kapłan trafia do Królestwa Umarłych.',
  'lesson.aton.back':
    'Zdobądź te dwa czarne pola: usuń z nich kapłanów Ipy, jednego po drugim. Potem postaw czterech: czarne, czarne, czarne i +1. Twój zasięg to 3, więc świątynie 1–3.',
  'lesson.aton.back.2':
    'Oba czarne pola są wolne. Postaw czterech: czarne, czarne, czarne i +1. Twój zasięg to 3, więc świątynie 1–3.',
  'lesson.aton.scoring': 'Punktowanie',
  'lesson.aton.token':
    'Słaba ręka: 1, 2, 2, 3. Raz w grze możesz oddać żeton za cztery nowe karty. Nie teraz; zobacz, jak ta runda szybko mija.',
  'lesson.aton.fours':
    'Trzy czwórki! W Królestwie leży sześciu z ośmiu: jeszcze dwóch i będzie pełne, a po tej turze jest punktowanie. Przydziel 2, 4, 4, 4.',
  'lesson.aton.last':
    'Ipy już po ruchu. Usuń dwóch kapłanów Ipy, co zapełni Królestwo. Potem zajmij dwa niebieskie pola i oba +2 świątyni 4.',
  'lesson.aton.last.2':
    'Królestwo jest pełne: po tej turze jest punktowanie. Teraz zajmij dwa niebieskie pola i oba +2 świątyni 4.',
  'lesson.aton.scored':
    'Świątynia 1: jeden kapłan więcej, 1. Świątynia 2: Ipy 5. Świątynia 3: trzech kapłanów, 3. Świątynia 4: trzy za niebieskie pole, 6. Przewaga na czarnych 8. Bonus 5. Prowadzisz 27 do 15.',
  'lesson.aton.end':
    'Po punktowaniu każdy zabiera po jednym własnym kapłanie z każdej świątyni, a umarli wracają. Znasz grę! Do 40. Graj dalej z botem nowicjuszem na miejscu Ipy.',
}
