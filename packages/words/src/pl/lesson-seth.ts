import type { sethLesson as en } from '../en/lesson-seth.ts'

export const sethLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.seth.army': 'Wojownicy i kapłani',
  'lesson.seth.welcome':
    'Witaj ponownie! Set ma własną planszę: sześć regionów w dwóch kolumnach, szare kości i stos płytek podboju. Reszta to gra, którą znasz.',
  'lesson.seth.tracks':
    'Dwa tory, od 0 do 10. Wojownikami płaci się za regiony, kapłanami za artefakty i posągi Seta. Masz 4 wojowników i 3 kapłanów, Ipy ma 6 i 2.',
  'lesson.seth.artifact':
    'Gdy wybierasz kartę przeznaczenia, możesz zrezygnować z jej daru i zapłacić kapłanami za artefakt. Stary Topór kosztował cię 5. Działa raz. Użyj go: rosną wszystkie twoje produkcje.',
  'lesson.seth.red':
    'Czerwone kości są zawsze nieczyste. Przed akcją boga dają tylu wojowników, ile pokazują. Weź czerwoną 2 u Hathor.',
  'lesson.seth.red.1':
    'Czerwona kość dała dwóch wojowników. Teraz buduj po lewej stronie rzędu 1. Złoto zastępuje chleb.',
  'lesson.seth.honour':
    'Ipy wykonuje akcję Horusa i buduje posąg Seta, za jeden granit i dwóch kapłanów. Odtąd, ilekroć ty lub Ipy wykonacie akcję Seta, Ipy dostaje surowiec.',
  'lesson.seth.regions': 'Regiony',
  'lesson.seth.region': 'Szare kości na tej planszy wykonują akcję Seta. Wartość to region. Weź szarą 2.',
  'lesson.seth.region.1':
    'Teraz wybierz region 2. Pierwszy budynek kosztuje tam 4 wojowników i od razu daje 3 kapłanów.',
  'lesson.seth.blood':
    'Wojna zostawia krew. Jeden żeton leży na twojej nieczystej szalce do końca gry i liczy się −1, ilekroć Maat waży.',
  'lesson.seth.conquest':
    'Podbój daje odkrytą płytkę z planszy Seta: 1 papirus, 2 wapienie. Połóż ją na tym rogu świątyni. Zakrywa nadruk. Filar na niej daje to, co pokazuje.',
  'lesson.seth.paid':
    'To twoja akcja Seta, więc posąg Ipy przyniósł złoto. Potem Ipy bierze niebieską 4 u Ra, a skryba robi z niej 5. Niebieskie kości dają kapłanów: pięciu dla Ipy.',
  'lesson.seth.spoils': 'Łupy',
  'lesson.seth.blue': 'Druga niebieska 4 leży u Ra. Weź ją: 4 kapłanów dla ciebie.',
  'lesson.seth.blue.1': 'Teraz wznieś filar na własnej płytce: 6 punktów, jeden papirus, dwa wapienie.',
  'lesson.seth.cult':
    'Moc wyznawców pomaga właścicielowi, a trochę też innym. Twoja: za filar na skraju dostajesz surowiec. Ipy może wymienić surowiec na skrybę. Wybierz granit.',
  'lesson.seth.column':
    'Ipy zajmuje region 3, pod twoim. Posąg pod kolumną regionów daje kartę za każdy z nich, który ma budynek: dwie. Weź białą 6 u Horusa.',
  'lesson.seth.column.1': 'Teraz zbuduj posąg dla ludzi tutaj, pod kolumną swojego regionu.',
  'lesson.seth.column.2': 'Dwie karty są twoje: weź podświetlone, jedną po drugiej.',
  'lesson.seth.column.3': 'I drugą.',
  'lesson.seth.green':
    'Ipy bierze zieloną 2. Zielone kości są czyste wszędzie, ale nigdy nie produkują. Nowy budynek Ipy stoi w linii z płytką podboju: Hathor daje po jednym z każdego jej surowca.',
  'lesson.seth.maat': 'Maat',
  'lesson.seth.choice':
    'Z krwią masz −3 i tracisz jeden punkt. Ipy traci trzy, więc masz pierwsze miejsce. Zapłać 4 kapłanów za Berło Uas. Ten artefakt raz wykonuje akcję Seta, bez kości.',
  'lesson.seth.points':
    'W obu punktowaniach każdy twój budynek tutaj daje 3 punkty. Twój posąg działa dalej: kto odtąd zajmie region w kolumnie nad nim, dostaje od razu 3 punkty.',
  'lesson.seth.end':
    'Znasz Seta! Jeszcze jedno: gdy dwóch skrybów przyzywa Anubisa, kość liczy się jako czerwona albo niebieska. Zielonych kości nie można tak użyć. Masz 15 punktów, Ipy 17.',
}
