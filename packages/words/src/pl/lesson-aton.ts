import type { atonLesson as en } from '../en/lesson-aton.ts'

export const atonLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.aton.cartouches': 'Cztery karty',
  'lesson.aton.welcome':
    'Witaj! Mam na imię Kepi. Dwóch arcykapłanów wysyła kapłanów do czterech świątyń. Twój kolor to czerwony, rywal Ipy ma niebieski. Wygrywa, kto pierwszy ma 40 punktów.',
  'lesson.aton.hand':
    'W każdej rundzie dobierasz cztery karty i dajesz po jednej każdej z tych czterech ramek, kartuszy. Ipy robi to samo, w tajemnicy. Potem karty się odkrywa.',
  'lesson.aton.first': 'Kartusz 1 punktuje. Wyższa karta daje podwójną różnicę w punktach.',
  'lesson.aton.second':
    'Kartusz 2 mówi, kto działa pierwszy: niższa karta. Od drugiej rundy usuwa też kapłanów; o tym wtedy.',
  'lesson.aton.tie':
    'Gdy karty kartusza 2 są równe, decyduje niższa karta kartusza 1. Znów równe? Odkrywacie karty ze stosów, aż jedna będzie niższa.',
  'lesson.aton.third':
    'Kartusz 3 to twój zasięg: w których świątyniach możesz stawiać kapłanów. Z 2 w świątyniach 1 i 2, z 4 we wszystkich czterech.',
  'lesson.aton.fourth': 'Kartusz 4 mówi, ilu kapłanów stawiasz: tylu, ile pokazuje karta.',
  'lesson.aton.assign':
    'Połóż 4 na pierwszym, dla punktów. 1 na drugim, by zacząć. 2 na trzecim, dla świątyń 1 i 2. 3 na ostatnim, dla trzech kapłanów.',
  'lesson.aton.how':
    'Wybierz kartę, potem jej kartusz. Ostatnia trafi na miejsce sama; potem potwierdź. Albo naciśnij tutaj:',
  'lesson.aton.points':
    'Karty są odkryte. Przy kartuszu 1 twoja 4 stoi przeciw 2 Ipy: podwójna różnica to 4 punkty dla ciebie.',
  'lesson.aton.priests': 'Kapłani',
  'lesson.aton.place':
    'Przy kartuszu 2 twoja 1 jest niższa niż 3 Ipy: zaczynasz. Stawiasz trzech kapłanów. Pierwszego na tym czarnym polu.',
  'lesson.aton.place.1':
    'Drugiego na czarnym polu obok. W punktowaniu ten, kto ma więcej czarnych pól, dostaje 8 punktów.',
  'lesson.aton.place.2':
    'Trzeciego na niebieskim polu świątyni 2. Tor punktów pokazuje odtąd, co dałoby punktowanie; o obu zaraz więcej.',
  'lesson.aton.heads':
    'Ipy stawia dwóch. W punktowaniu każda świątynia płaci temu, kto ma w niej więcej kapłanów, każda po swojemu.',
  'lesson.aton.pays': 'Świątynia 1 płaci punkt za każdego kapłana przewagi. Świątynia 2 płaci zawsze pięć.',
  'lesson.aton.pays.3':
    'Świątynia 3 płaci punkt za każdego twojego kapłana w niej. Świątynia 4 płaci temu, kto ma w niej więcej kapłanów, trzy za każde jego niebieskie pole, w każdej świątyni.',
  'lesson.aton.track':
    'Tor punktów patrzy naprzód. Twoje 4 ▸ 19 znaczy: teraz 4 punkty, a 19, gdyby punktowanie było teraz.',
  'lesson.aton.dead': 'Usuwanie',
  'lesson.aton.removing':
    'Runda druga. Odtąd kartusz 2 usuwa też kapłanów: 4 usuwa dwóch kapłanów Ipy, 3 jednego, 2 żadnego. 1 usuwa jednego z twoich.',
  'lesson.aton.again':
    'Połóż 1, 4, 3, 4, w tej kolejności: usuniesz dwóch kapłanów Ipy, sięgniesz świątyń 1–3 i postawisz czterech.',
  'lesson.aton.lower':
    '3 Ipy jest niższa niż twoja 4: Ipy zaczyna. Ipy usuwa tu jednego twojego kapłana i stawia czterech.',
  'lesson.aton.realm':
    'Twój usunięty kapłan leży w Królestwie Umarłych. Trafia tam też kapłan bez wolnego pola. Gdy zapełni się osiem miejsc, jest punktowanie.',
  'lesson.aton.back': 'Teraz ty. Usuń niebieskiego kapłana Ipy z tego czarnego pola.',
  'lesson.aton.back.1': 'I tego z czarnego pola świątyni 3.',
  'lesson.aton.back.2':
    'Teraz postaw czterech, w świątyniach 1–3. Pierwszego na zwolnionym miejscu, w świątyni 1.',
  'lesson.aton.back.3': 'Drugiego na zwolnionym miejscu w świątyni 3.',
  'lesson.aton.back.4': 'Trzeciego na czarnym polu obok.',
  'lesson.aton.back.5': 'Ostatniego na +1: daje jeden punkt w punktowaniu.',
  'lesson.aton.exchange': 'Żeton wymiany',
  'lesson.aton.scoring': 'Punktowanie',
  'lesson.aton.token':
    'Runda trzecia i słaba ręka: 1, 2, 2, 3. Ten żeton raz w grze wymienia twoje cztery karty na cztery nowe. Zachowajmy go na gorszą: tę rundę zagram za ciebie, do jej końca.',
  'lesson.aton.fours':
    'Trzy czwórki! W Królestwie leży sześciu z ośmiu. Z dwoma kolejnymi runda skończy się punktowaniem. Połóż 2, 4, 4, 4.',
  'lesson.aton.last':
    'Ipy ma już ruch za sobą. Teraz usuń niebieskiego kapłana Ipy z niebieskiego pola świątyni 3.',
  'lesson.aton.last.1': 'I z niebieskiego pola świątyni 4. To zapełni Królestwo Umarłych.',
  'lesson.aton.last.2':
    'Królestwo jest pełne: runda skończy się punktowaniem. Najpierw postaw swoich czterech kapłanów, zaczynając od tego niebieskiego pola.',
  'lesson.aton.last.3': 'Drugiego na niebieskim polu świątyni 4.',
  'lesson.aton.last.4': 'Dwóch ostatnich na obu +2 świątyni 4. Najpierw na górnym.',
  'lesson.aton.last.5': 'I na drugim +2.',
  'lesson.aton.scored':
    'Punktowanie! Świątynia 1 dała ci 1, świątynia 2 dała Ipy 5, świątynia 3 dała ci 3, świątynia 4 dała ci 6 za dwa niebieskie pola. Teraz każda strona zabiera czterech kapłanów: po jednym z każdej świątyni.',
  'lesson.aton.bonus':
    'Przewaga na czarnych polach dała ci jeszcze 8, pola +1 i oba +2 dały 5. Prowadzisz 27 do 15.',
  'lesson.aton.instant':
    'Można wygrać szybciej: zapełnij całą świątynię albo wszystkie żółte pola, albo wszystkie zielone. To od razu kończy grę.',
  'lesson.aton.end':
    'Po punktowaniu wracają też umarli. Znasz grę! Graj dalej: Ipy będzie teraz botem nowicjuszem, a ja podpowiem. Albo zacznij nową grę.',
}
