import type { sethLesson as en } from '../en/lesson-seth.ts'

export const sethLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.seth.army': 'Wojownicy i kapłani',
  'lesson.seth.welcome':
    'Witaj ponownie! Twój kolor to niebieski, rywal Ipy ma różowy. Set ma własną planszę: sześć regionów w dwóch kolumnach, szare kości i płytki podboju. Reszta to gra, którą znasz.',
  'lesson.seth.tracks':
    'Dwa tory, od 0 do 10: wojownicy u góry, kapłani na dole. Twoje znaczniki są niebieskie: masz 4 wojowników i 3 kapłanów, Ipy ma 6 i 2.',
  'lesson.seth.uses': 'Wojownikami płaci się za regiony. Kapłanami płaci się za artefakty i posągi Seta.',
  'lesson.seth.artifacts':
    'To artefakty, każdy z ceną w kapłanach. Gdy wybierasz kartę przeznaczenia, możesz zrezygnować z jej nagrody i zapłacić za artefakt z tym samym ankhem.',
  'lesson.seth.artifact':
    'Tak było na początku: za 5 kapłanów masz tę kartę, Stary Cieślak. Działa raz. Użyj jej: każda z twoich czterech produkcji rośnie o 1.',
  'lesson.seth.red':
    'Czerwone kości są zawsze nieczyste. Przed akcją boga dają tylu wojowników, ile pokazują. Weź czerwoną 2 u Hathor.',
  'lesson.seth.red.1': 'Teraz buduj po lewej stronie rzędu 1. Złoto zastępuje chleb.',
  'lesson.seth.warriors': 'Czerwona kość dała ci dwóch wojowników: masz ich teraz 6.',
  'lesson.seth.honour':
    'Ipy wykonuje akcję Horusa i buduje posąg Seta, za jeden granit i dwóch kapłanów. Odtąd, ilekroć ty lub Ipy wykonacie akcję Seta, Ipy dostaje surowiec.',
  'lesson.seth.regions': 'Regiony',
  'lesson.seth.region': 'Szare kości na tej planszy wykonują akcję Seta. Wartość to region. Weź szarą 2.',
  'lesson.seth.region.1':
    'Teraz wybierz region 2. Pierwszy budynek kosztuje tam 4 wojowników i od razu daje 3 kapłanów.',
  'lesson.seth.blood':
    'Wojna zostawia krew. Jeden żeton leży na twojej nieczystej szalce do końca gry i liczy się −1, ilekroć Maat waży.',
  'lesson.seth.tile':
    'Podbój daje ci odkrytą płytkę z planszy Seta. Widać na niej jeden papirus i dwa wapienie, ale jeszcze ich nie dostajesz.',
  'lesson.seth.conquest':
    'Połóż ją na tym rogu świątyni. Zakrywa nadruk: kto wzniesie tu filar, dostaje to, co pokazuje płytka.',
  'lesson.seth.paid': 'To twoja akcja Seta, więc posąg dał Ipy surowiec. Ipy wybiera złoto.',
  'lesson.seth.priestly':
    'Ipy weźmie tę niebieską 4 u Ra. Niebieskie kości też są zawsze nieczyste i dają tylu kapłanów, ile wynosi ich wartość.',
  'lesson.seth.priests': 'Skryba zmienił 4 w 5: pięciu kapłanów dla Ipy.',
  'lesson.seth.spoils': 'Łupy',
  'lesson.seth.blue': 'Druga niebieska 4 leży u Ra. Weź ją: 4 kapłanów dla ciebie.',
  'lesson.seth.blue.1': 'Teraz wznieś filar na własnej płytce: 6 punktów, jeden papirus, dwa wapienie.',
  'lesson.seth.cult':
    'Każdy ma moc wyznawców na całą grę. Twoja to Mur Zewnętrzny: działa, gdy wzniesiesz filar na skraju świątyni, tak jak przed chwilą.',
  'lesson.seth.wall': 'Dostajesz więc surowiec: wybierz granit.',
  'lesson.seth.swap':
    'Moc wyznawców pomaga trochę też innym: ilekroć działa twoja, Ipy może wymienić surowiec na skrybę. Ipy oddaje papirus.',
  'lesson.seth.column':
    'Ipy zajmuje region 3, pod twoim. Posąg dla ludzi pod kolumną regionów daje kartę za każdy jej region, który ma budynek: teraz dwie.',
  'lesson.seth.under': 'Zbuduj ten posąg: weź białą 6 u Horusa.',
  'lesson.seth.under.1': 'Teraz zbuduj posąg dla ludzi tutaj, pod kolumną swojego regionu.',
  'lesson.seth.under.2': 'Dwie karty są twoje. Najpierw weź Koci Pochód.',
  'lesson.seth.under.3': 'A teraz kartę Farbiarz.',
  'lesson.seth.green':
    'Ipy weźmie zieloną 2 u Hathor. Zielone kości są czyste wszędzie, ale nigdy nie produkują.',
  'lesson.seth.line':
    'Ipy buduje tutaj, w linii z płytką podboju. Z takiej płytki Hathor daje po jednym z każdego pokazanego surowca: jeden wapień i jeden granit dla Ipy.',
  'lesson.seth.maat': 'Maat',
  'lesson.seth.weighed': 'Maat zważyła. Z krwią masz −3 i tracisz 1 punkt.',
  'lesson.seth.nearer': 'Ipy ma −10 i traci 3 punkty. Tobie bliżej do 0, więc masz pierwsze miejsce.',
  'lesson.seth.choice':
    'Zapłać 4 kapłanów za Berło Uas: raz wykonuje akcję Seta, bez kości. Bierzesz z nim kartę przeznaczenia o jego ankhu, Lampę Losu: ankh 3, ale bez wiary.',
  'lesson.seth.points': 'W obu punktowaniach każdy twój budynek na tej planszy daje ci 3 punkty.',
  'lesson.seth.above':
    'To twój posąg. Kto zajmie region w kolumnie nad nim, dostaje od razu 3 punkty: ty, ale Ipy też.',
  'lesson.seth.anubis':
    'Z Setem Anubis daje więcej. Przyzwij go dwoma skrybami do akcji boga: kość daje wojowników albo kapłanów, jak wolisz. Zielonej kości nie można tak wziąć.',
  'lesson.seth.end': 'Znasz Seta! Masz 15 punktów, Ipy 17. Graj dalej albo zacznij nową grę.',
}
