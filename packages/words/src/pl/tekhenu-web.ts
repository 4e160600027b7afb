import type { tekhenuWeb as en } from '../en/tekhenu-web.ts'

export const tekhenuWeb: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.web.wheel': 'Obelisk i kości',
  'tekhenu.web.die': '{die}, {purity}',
  'tekhenu.web.ra-note':
    '{many, plural, =0 {nie ma więcej płytek} one {jeszcze # płytka} few {jeszcze # płytki} many {jeszcze # płytek} other {jeszcze # płytki}}',
  'tekhenu.web.values': '{from}·{to}',
  'tekhenu.web.temple-note': 'filary i budynki',
  'tekhenu.web.space':
    '{points, plural, =-1 {Pole {space}} one {Pole {space}, # punkt} few {Pole {space}, # punkty} many {Pole {space}, # punktów} other {Pole {space}, # punktu}}',
  'tekhenu.web.space-tile': 'Pole {space}, płytka (koszt: {tile})',
  'tekhenu.web.house': 'Pole na budynek {side}',
  'tekhenu.web.conquest': 'Pole {space}, płytka podboju „{tile}”',
  'tekhenu.web.vizier': 'Wezyr stoi tu: {god}',
  'tekhenu.web.turn-tile': 'Obróć płytkę',
  'tekhenu.web.change-value': 'Zmień wartość',
  'tekhenu.web.balance': 'bilans',
  'tekhenu.web.prompt': 'Pytanie',
  'tekhenu.web.table': 'Stół',
  'tekhenu.web.offer': 'Karty do wyboru',
  'tekhenu.web.offer-aside': 'Zobacz, co jest pod nimi',
  'tekhenu.web.offer-back': 'Pokaż znów karty',
  'tekhenu.web.idle':
    '{hand, select, tabs {Dotknij czegoś podświetlonego, tutaj lub w zakładce z kropką,} finger {Dotknij czegoś podświetlonego,} other {Wskaż coś podświetlonego,}} aby zobaczyć, co by dało.',
  'tekhenu.web.tap-again': 'Dotknij ponownie albo użyj złotego przycisku.',
  'tekhenu.web.confirm': 'Potwierdź',
  'tekhenu.web.choose-again': 'Wybierz jeszcze raz albo użyj złotego przycisku.',
  'tekhenu.web.sure': 'Nie da się tego cofnąć: wybierz jeszcze raz albo użyj złotego przycisku.',
  'tekhenu.web.maat-result':
    '{kind, select, scoring {Maat i punktowanie: {list} pkt} other {Maat zważyła, kolejność i bilans: {list}}}.',
  'tekhenu.web.maat-result.part':
    '{kind, select, scoring {{who} {points}} lost {{who} {balance} ({points} pkt)} other {{who} {balance}}}',
  'tekhenu.web.maat-title': '{kind, select, scoring {Punktowanie i Maat} other {Maat zważyła: kolejność}}',
  'tekhenu.web.and-produce': '… i produkuj',
  'tekhenu.web.and-festival': '… i urządź święto',
  'tekhenu.web.and-end': '… i zakończ turę',
  'tekhenu.web.then-new':
    'Ujawni się coś zakrytego: nie da się tego cofnąć, a tura skończy się, jeśli nic już nie zostanie do zrobienia.',
  'tekhenu.web.confirm.keep': 'Zatrzymaj: {card}',
  'tekhenu.web.confirm.draft': 'Weź: {card}',
  'tekhenu.web.confirm.destiny': 'Weź: {card}',
  'tekhenu.web.confirm.reward': 'Najpierw: {card}',
  'tekhenu.web.confirm.pick': 'Zatrzymaj: {card}',
  'tekhenu.web.confirm.card': 'Weź: {card}',
  'tekhenu.web.confirm.score': 'Punktuj: {card}',
  'tekhenu.web.confirm.double': 'Punktuj znów: {card}',
  'tekhenu.web.confirm.play': 'Zagraj: {card}',
  'tekhenu.web.confirm.use': 'Użyj: {card}',
  'tekhenu.web.confirm.under': 'Pod talię: {card}',
  'tekhenu.web.confirm.discard': 'Odłóż: {card}',
  'tekhenu.web.confirm.pillar': 'Wznieś na {place}',
  'tekhenu.web.waiting': 'Czekamy: {who}.',
  'tekhenu.web.over': 'Koniec gry.',
  'tekhenu.web.skip':
    '{touch, select, yes {Dotknij gdziekolwiek} other {Kliknij gdziekolwiek}}, aby zobaczyć koniec.',
  'tekhenu.web.scoring': 'Punktowanie: {step}.',
  'tekhenu.web.order-why': 'Pierwszy jest najbliższy 0; przy remisie wyższy ankh.',
  'tekhenu.web.district-why':
    'Dzielnica należy do tego, kto ma w niej najwięcej elementów; przy remisie do tego, czyj stoi najwyżej.',
  'tekhenu.web.sum':
    '{kind, select, points {{you, select, yes {Zdobywasz} other {{who} zdobywa}} {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: {parts}.} lost {{you, select, yes {Tracisz} other {{who} traci}} {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: {parts}.} paid {{you, select, yes {Płacisz} other {{who} płaci}}: {parts}.} other {{you, select, yes {Otrzymujesz} other {{who} otrzymuje}}: {parts}.}}',
  'tekhenu.web.sum.part': '{cause} {points}',
  'tekhenu.web.sum.tokens': '{tokens} ({cause})',
  'tekhenu.web.bag': '{many, plural, one {# kość} few {# kości} many {# kości} other {# kości}} w woreczku',
  'tekhenu.web.projection': 'Gdyby punktować teraz',
  'tekhenu.web.at-end': '{source}, na koniec',
  'tekhenu.web.more': 'Dziennik i prognoza',

  'tekhenu.web.die-line':
    '{side, select, anubis {{colour} {face} ({god}), pod szalkami} other {{colour} {face} ({god}), {purity}}}{changed, select, yes {, użyta jako {value}} other {}}.',
  'tekhenu.web.do.horus': 'Zbuduj posąg: wybierz podświetlone pole.',
  'tekhenu.web.do.ra': 'Wznieś filar na podświetlonym polu.',
  'tekhenu.web.do.hathor': 'Wznieś budynek: wybierz podświetlone pole wokół świątyni.',
  'tekhenu.web.do.bastet': 'Urządź święto.',
  'tekhenu.web.do.thoth':
    '{cards, plural, one {Weź kartę: wybierz podświetloną.} few {Weź # karty z jednej części za # papirusy: wybierz pierwszą.} many {Weź # kart z jednej części za # papirusów: wybierz pierwszą.} other {Weź # karty z jednej części za # papirusu: wybierz pierwszą.}}',
  'tekhenu.web.do.osiris': 'Zbuduj warsztat lub kamieniołom: wybierz podświetloną dzielnicę.',
  'tekhenu.web.do.seth': 'Wyślij wojowników do regionu {value}.',
  'tekhenu.web.do.several': 'Wybierz akcję: możliwe jest wszystko, co podświetlone.',
  'tekhenu.web.do.none': 'Użyj swojej kości.',

  'tekhenu.web.ask.pay': 'Zapłać: {cost}.',
  'tekhenu.web.ask.faith': 'Połóż wiarę na wadze albo nic.',
  'tekhenu.web.ask.bread': 'Twoje budynki potrzebują chleba: {bread}. Ile płacisz?',
  'tekhenu.web.ask.tithe':
    '„Spis Ludności”: za ile z twoich symboli populacji ({symbols}) płacisz po 1 surowcu?',
  'tekhenu.web.ask.offer': 'Twoja płytka proponuje akcję: {action}.',
  'tekhenu.web.ask.free-value': 'Wybierz wartość akcji: {action}.',
  'tekhenu.web.ask.gain':
    'Wybierz {left, plural, one {surowiec} few {# surowce, po kolei} many {# surowców, po kolei} other {# surowca, po kolei}}.',
  'tekhenu.web.ask.thoth':
    'Weź {left, plural, one {kartę} few {# karty z jednej części} many {# kart z jednej części} other {# karty z jednej części}}.',
  'tekhenu.web.ask.thoth-more':
    'Weź {left, plural, one {jeszcze jedną kartę} few {jeszcze # karty} many {jeszcze # kart} other {jeszcze # karty}} z tej samej części.',
  'tekhenu.web.ask.osiris': 'Wybierz dzielnicę w rzędzie {row}.',
  'tekhenu.web.ask.produce': 'Produkujesz: {resource}, wartość {value}.',
  'tekhenu.web.ask.interrupt': 'Zagraj teraz „{card}” albo idź dalej.',
  'tekhenu.web.ask.end-turn': 'Tura rozegrana.',
  'tekhenu.web.ask.decrees':
    'Zapunktuj {left, plural, one {jeszcze jeden dekret} few {do # dekretów} many {do # dekretów} other {do # dekretu}}.',
  'tekhenu.web.hint.free-d23': 'Jej surowce opłaca „Ostatnie Słowo”.',
  'tekhenu.web.hint.choose-decree': 'Drugi trafi pod talię.',
  'tekhenu.web.hint.draft': 'Numer karty to inicjatywa; zaczyna najwyższa suma.',
  'tekhenu.web.hint.draft-alone': 'Zatrzymujesz dwie z tych kart; zaczyna Botankhamun.',
  'tekhenu.web.hint.seth-draft': 'Na koniec masz dwie karty początkowe i jedną moc wyznawców.',
  'tekhenu.web.ask.seth-swap': 'Wymień 1 surowiec na: {one} albo zrezygnuj.',
  'tekhenu.web.hint.seth-destiny':
    'Za artefakt płaci się kapłanami; przeznaczenie wzięte razem z nim nic nie daje.',
  'tekhenu.web.hint.proclaim':
    'Kto ma „Ostatnie Słowo”, może je teraz zagrać: dowolna akcja, surowce opłacone.',
  'tekhenu.web.hint.pay': 'Złoto zastępuje każdy surowiec.',
  'tekhenu.web.hint.take': 'Można brać czyste i nieczyste; przechylają twoją wagę.',
  'tekhenu.web.hint.take-any': 'Anubis jest z tobą: także zakazane, a na wagę nic nie trafia.',
  'tekhenu.web.hint.faith': 'Twoja waga wskazuje {balance}; wiara: {faith}.',
  'tekhenu.web.hint.harvest': 'Puste pole linii pokazuje dwa rodzaje żetonów.',
  'tekhenu.web.hint.improve': 'Rząd 6 dzielnicy podnosi jeszcze jedną produkcję o 1.',
  'tekhenu.web.hint.bread': 'Każdy niezapłacony chleb to −3 punkty.',
  'tekhenu.web.hint.decrees':
    'Każdy o innym symbolu.{best, select, none { Żaden nie dałby punktów.} other {}}',
  'tekhenu.web.hint.end-turn': 'Zakończ ją i graj dalej.',
  'tekhenu.web.hint.produce': 'Zagraj, co do tego należy, potem idź dalej.',
  'tekhenu.web.hint.thoth': 'Albo zapłać najpierw 1 papirus, by odświeżyć część rynku.',

  'tekhenu.web.act.produce':
    '{value, plural, =0 {Produkuj: {resource}} one {Produkuj: # × {resource}} few {Produkuj: # × {resource}} many {Produkuj: # × {resource}} other {Produkuj: # × {resource}}}{excess, plural, =0 {} one {, nadwyżka #} few {, nadwyżka #} many {, nadwyżka #} other {, nadwyżka #}}',
  'tekhenu.web.act.bastet': 'Urządź święto',
  'tekhenu.web.act.seth': 'Zajmij region',
  'tekhenu.web.act.first-reward': 'Najpierw nagroda',
  'tekhenu.web.act.first-ability': 'Najpierw zdolność',
  'tekhenu.web.act.anubis': 'Przyzwij Anubisa',
  'tekhenu.web.act.also': 'Też produkuj',
  'tekhenu.web.act.go-on': 'Dalej',
  'tekhenu.web.act.score-best': 'Punktuj: {decrees} (+{more})',
  'tekhenu.web.act.no-more-decrees':
    '{chosen, plural, =0 {Bez dekretów} one {Nie punktuj więcej} few {Nie punktuj więcej} many {Nie punktuj więcej} other {Nie punktuj więcej}}{more, plural, =0 {} one {, tracisz # punkt} few {, tracisz # punkty} many {, tracisz # punktów} other {, tracisz # punktu}}',
  'tekhenu.web.act.double': 'Znów za 2 złota: {decree} (+{more})',
  'tekhenu.web.act.no-double':
    'Nie punktuj ponownie{more, plural, =0 {} one {, tracisz # punkt} few {, tracisz # punkty} many {, tracisz # punktów} other {, tracisz # punktu}}',
  'tekhenu.web.act.proclaim':
    'Zagraj: {card}{points, plural, =0 {} one { (+# lub więcej)} few { (+# lub więcej)} many { (+# lub więcej)} other { (+# lub więcej)}}',
  'tekhenu.web.act.no-proclaim':
    'Punktuj bez „Ostatniego Słowa”{points, plural, =0 {} one {, tracisz # punkt} few {, tracisz # punkty} many {, tracisz # punktów} other {, tracisz # punktu}}',
  'tekhenu.web.act.keep-card': 'Zachowaj: {card}',
  'tekhenu.web.act.produce-now': 'Produkuj teraz',
  'tekhenu.web.act.give-up':
    'Porzuć: {actions} ({points, plural, =0 {teraz bez punktów} one {tracisz # punkt} few {tracisz # punkty} many {tracisz # punktów} other {tracisz # punktu}})',
  'tekhenu.web.act.decline-what':
    'Bez akcji: {action} ({points, plural, =0 {teraz bez punktów} one {tracisz # punkt} few {tracisz # punkty} many {tracisz # punktów} other {tracisz # punktu}})',
  'tekhenu.web.act.decline':
    'Zrezygnuj{points, plural, =0 { (teraz bez punktów)} one {, tracisz # punkt} few {, tracisz # punkty} many {, tracisz # punktów} other {, tracisz # punktu}}',
  'tekhenu.web.way.do': 'Kością',
  'tekhenu.web.way.extra': 'Jako dodatkowa akcja',
  'tekhenu.web.use.nothing': 'nic się nią nie da zrobić',
  'tekhenu.web.use.produce':
    '{also, select, more {{excess, plural, =0 {} one {nadwyżka #} few {nadwyżka #} many {nadwyżka #} other {nadwyżka #}}} yes {albo produkcja{excess, plural, =0 {} one {, nadwyżka #} few {, nadwyżka #} many {, nadwyżka #} other {, nadwyżka #}}} other {produkcja{excess, plural, =0 {} one {, nadwyżka #} few {, nadwyżka #} many {, nadwyżka #} other {, nadwyżka #}}}}',
  'tekhenu.web.next-scoring': 'następne punktowanie',
  'tekhenu.web.next-scoring-by': 'następne punktowanie: {steps}',

  'tekhenu.web.playable': 'Karty, które możesz zagrać',
  'tekhenu.web.refresh': 'Odśwież część {section}',
  'tekhenu.web.free': 'za darmo',
  'tekhenu.web.points': '{points} pkt',
  'tekhenu.web.balance-after': 'twoja waga wskaże {balance}',
  'tekhenu.web.because': 'Powód: {cause}.',
  'tekhenu.web.because-of': 'Powód: {cause} ({who}).',
  'tekhenu.web.caption.value': 'Cała kość:',
  'tekhenu.web.caption.adjust': 'Tylko akcja boga:',

  'tekhenu.web.group.produce':
    '{value, plural, =0 {Produkuj} one {Produkuj #} few {Produkuj #} many {Produkuj #} other {Produkuj #}}',
  'tekhenu.web.group.value': 'Wartości',
  'tekhenu.web.group.adjust': 'Wartości z Wyroczni',
  'tekhenu.web.group.colour': 'Kolory',
  'tekhenu.web.group.side': 'Szalki wagi',
  'tekhenu.web.group.pay': 'Sposoby zapłaty',
  'tekhenu.web.group.gain': 'Co zyskujesz',
  'tekhenu.web.group.faith': 'Wiara',
  'tekhenu.web.group.bread': 'Chleb',
  'tekhenu.web.group.levy': 'Wojownicy',
  'tekhenu.web.group.tithe': 'Symbole',

  'tekhenu.web.tab.wheel': 'Koło',
  'tekhenu.web.tab.horus': 'Horus',
  'tekhenu.web.tab.ra': 'Ra',
  'tekhenu.web.tab.temple': 'Świąty\u00adnia',
  'tekhenu.web.tab.people': 'Lud',
  'tekhenu.web.tab.market': 'Rynek',
  'tekhenu.web.tab.osiris': 'Ozyrys',
  'tekhenu.web.tab.seth': 'Set',
  'tekhenu.web.tab.bot': 'Bot',
  'tekhenu.web.tab.mine': 'Plansza',
  'tekhenu.web.tab.rivals': 'Rywale',
  'tekhenu.web.tab-lit': '{area}, tu można coś zrobić',
}
