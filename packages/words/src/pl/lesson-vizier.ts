import type { vizierLesson as en } from '../en/lesson-vizier.ts'

export const vizierLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.vizier.first': 'Pierwsze miejsce',
  'lesson.vizier.welcome':
    'Witaj ponownie! Wyzwanie Wezyra jest dla dwojga, którzy znają grę. Pierwszy w kolejności graczy decyduje o więcej: o kartach przeznaczenia i o Wezyrze. Pierwsze miejsce masz ty, drugie Ipy.',
  'lesson.vizier.choose':
    'Teraz wybór kart przeznaczenia, zaczynasz jak zawsze. Weź tę z wiarą. Jej ankh to 3: gdy gracze są tak samo daleko od 0, w fazie Maat pierwszy jest wyższy ankh.',
  'lesson.vizier.discard':
    'To nowość: odłóż jedną z pozostałych trzech. Ipy nie może jej tym razem wziąć. Odłóż tę z populacją lub zadowoleniem.',
  'lesson.vizier.left':
    'Ipy ma tylko dwie do wyboru i bierze złoto. Po następnej fazie Maat znów są wszystkie cztery.',
  'lesson.vizier.station':
    'Potem stawiasz Wezyra przy bogu. Ilekroć Ipy weźmie stamtąd kość, zdobywasz 2 punkty. Bastet ma trzy piątki; Ipy zechce jedną. Postaw go tam.',
  'lesson.vizier.second': 'Wezyr działa',
  'lesson.vizier.free':
    'Gra się zaczyna. Tobie Wezyr nie przeszkadza: możesz brać kości zewsząd. Weź szarą 5 u Ozyrysa.',
  'lesson.vizier.free.1': 'Teraz buduj w rzędzie 5, w dzielnicy papirusu po lewej.',
  'lesson.vizier.tribute':
    'Ipy mimo to bierze żółtą 5 u Bastet i podnosi swoje zadowolenie do 5. Zdobywasz 2 punkty.',
  'lesson.vizier.pillar': 'Weź białą 5 u Ra, na filar.',
  'lesson.vizier.pillar.1':
    'Teraz wznieś filar w tym rogu: 4 punkty za krawędzie, 3 za miejsce płytki u Ra. Złoto zastępuje kamień.',
  'lesson.vizier.produce':
    'Ipy bierze brązową 5 u Bastet, żeby piec chleb. Liczy się tylko, gdzie leżała kość, a nie do czego służy: jeszcze 2 punkty dla ciebie.',
  'lesson.vizier.moved': 'Wezyr się przenosi',
  'lesson.vizier.rounds': 'Dwie następne rundy gram za ciebie. Ten twój filar daje 5 punktów.',
  'lesson.vizier.quiet':
    'Masz teraz 26 punktów. Ipy nie bierze żadnej kości u Bastet, więc w tych dwóch rundach Wezyr nic ci nie daje.',
  'lesson.vizier.weigh':
    'Maat waży: ty masz +4, Ipy −2. Pierwsze miejsce zajmie bliższy 0. To Ipy, nawet jeśli wiara zmieni twój bilans na +3.',
  'lesson.vizier.maat': 'Niepołożona wiara przepada po Maat. Mimo to połóż więc swoją na nieczystej szalce.',
  'lesson.vizier.two':
    'Teraz Ipy zaczyna wybór, bierze skrybę i odkłada wiarę. Dla ciebie zostają dwie karty. Weź złoto.',
  'lesson.vizier.elsewhere':
    'Wezyr za każdym razem musi iść do innego boga. Ipy stawia go u Ozyrysa, gdzie lubisz budować. Kości, które stamtąd weźmiesz, dają teraz Ipy 2 punkty.',
  'lesson.vizier.price':
    'To cena, nie zakaz. Żółta 5 jest czysta i jest tego warta. Weź ją i niech Ipy ma te 2 punkty.',
  'lesson.vizier.price.1':
    'Ipy dostaje 2 punkty. Teraz buduj w dzielnicy granitu: dwa granity, a twoja produkcja granitu rośnie do 4.',
  'lesson.vizier.end':
    'Znasz Wezyra! Stawia się go cztery razy w grze: na początku i po trzech fazach Maat. Prowadzisz 26 do 16. Graj dalej albo zacznij nową grę.',
}
