import type { sethLesson as en } from '../en/lesson-seth.ts'

export const sethLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.seth.army': 'Wojownicy i kapłani',
  'lesson.seth.welcome':
    'Witaj ponownie! Set ma własną planszę: sześć regionów w dwóch kolumnach, szare kości i stos płytek podboju. Reszta to gra, którą znasz.',
  'lesson.seth.tracks':
    'Dwa tory, od 0 do 10. Wojownikami płaci się za regiony, kapłanami za artefakty i posągi Seta. Masz 4 wojowników i 3 kapłanów, Ipy ma 6 i 2.',
  'lesson.seth.artifact':
    'To jest artefakt. Kosztował cię 5 kapłanów, zamiast daru karty przeznaczenia. Działa raz, w twojej turze. Użyj go: rosną wszystkie twoje produkcje.',
  'lesson.seth.red':
    'Czerwone kości są zawsze nieczyste i dają tylu wojowników, ile pokazują, przed akcją boga. Weź czerwoną 2 u Hathor i buduj przy rzędzie 1; złoto zastępuje chleb.',
  'lesson.seth.honour':
    'Ipy wykonuje akcję Horusa i buduje posąg Seta, za jeden granit i dwóch kapłanów. Ilekroć ktoś z was wykona teraz akcję Seta, Ipy dostaje surowiec.',
  'lesson.seth.regions': 'Regiony',
  'lesson.seth.region':
    'Szare kości na tej planszy wykonują akcję Seta; wartość to region. Weź szarą 2, potem dotknij regionu 2: pierwszy budynek w regionie 2 kosztuje 4 wojowników i od razu daje 3 kapłanów.',
  'lesson.seth.blood':
    'Wojna zostawia krew. Jeden żeton leży na twojej nieczystej szalce do końca gry i liczy się −1, ilekroć Maat waży.',
  'lesson.seth.conquest':
    'Potem połóż tę płytkę podboju na wolnym polu świątyni. Zakrywa nadruk. Filar na niej bierze zamiast tego dar płytki. Wybierz ten róg.',
  'lesson.seth.paid':
    'To twoja akcja Seta, więc Ipy dostaje złoto. Potem Ipy bierze niebieską 4 u Ra i robi z niej 5: niebieskie kości dają kapłanów, jak czerwone wojowników. Pięciu kapłanów.',
  'lesson.seth.spoils': 'Łupy',
  'lesson.seth.blue':
    'Druga niebieska 4 leży u Ra. Weź ją: 4 kapłanów dla ciebie. I wznieś filar na własnej płytce: 6 punktów, jeden papirus, dwa wapienie.',
  'lesson.seth.cult':
    'Każdy ma moc wyznawców. Twoja: filar na skraju świątyni daje ci surowiec. Ipy może wtedy wymienić jeden na skrybę. Wybierz granit.',
  'lesson.seth.column':
    'Ipy zajmuje region 3, w twojej kolumnie. Posąg pod kolumną daje po jednej karcie za każdy region z budynkiem: dwie. Weź białą 6, zbuduj go i weź te karty.',
  'lesson.seth.green':
    'Ipy bierze zieloną 2. Zielona jest czysta wszędzie, ale nigdy nie produkuje i nie służy Anubisowi. Z płytki podboju w linii Hathor daje po jednym z każdego surowca.',
  'lesson.seth.maat': 'Maat',
  'lesson.seth.choice':
    'Z krwią masz −3: jeden punkt mniej. Ipy traci trzy, więc masz pierwsze miejsce. Zapłać 4 kapłanów za artefakt, który wykonuje akcję Seta bez kości.',
  'lesson.seth.points':
    'W obu punktowaniach każdy twój budynek tutaj daje 3 punkty. A twój posąg zostaje: kto odtąd zbuduje w jego kolumnie, dostaje od razu 3 punkty.',
  'lesson.seth.end':
    'Znasz Seta! Jeszcze jedno: z Anubisem kość liczy się jako czerwona albo niebieska, jak wolisz. Masz 15 punktów, Ipy 17. Graj dalej albo zacznij nową grę.',
}
