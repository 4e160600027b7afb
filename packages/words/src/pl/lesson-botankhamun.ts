import type { botankhamunLesson as en } from '../en/lesson-botankhamun.ts'

export const botankhamunLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.botankhamun.turn': 'Jego tura',
  'lesson.botankhamun.welcome':
    'Witaj ponownie! Tu grasz w pojedynkę. Botankhamun o niczym nie decyduje: o tym, co robi, mówią stałe zasady i rzut monetą. Możesz sprawdzić każdy krok. On gra pierwszy.',
  'lesson.botankhamun.pyramid':
    'Dziesięć płytek tworzy piramidę: sześcioro bogów i cztery z surowcami. Znacznik pokazuje, która płytka się teraz liczy. Zaczyna na dole po lewej, u Ra.',
  'lesson.botankhamun.die':
    'Płytka boga znaczy: bierze najwyższą kość przy tym bogu, ale nigdy zakazaną. Z równych kości bierze czystą. U Ra jest to żółta 5.',
  'lesson.botankhamun.action':
    'Wzniósł filar, bez płacenia, tam, gdzie daje najwięcej: 1 punkt za każdy bok płytki, który dotyka brzegu świątyni albo innej płytki, tutaj 2. Miejsce płytki u Ra daje 3.',
  'lesson.botankhamun.statues': 'Posągi',
  'lesson.botankhamun.statue': 'Twoja tura jest taka jak zawsze. Weź białą 6 u Horusa, na posąg.',
  'lesson.botankhamun.statue.1':
    'Teraz zbuduj posąg, ku czci Ozyrysa. Daje ci 2 punkty, ilekroć ty lub Botankhamun wykonacie akcję Ozyrysa.',
  'lesson.botankhamun.honour':
    'Botankhamun ma posąg od początku: tutaj, ku czci Horusa. To była akcja Horusa, więc ten posąg zapłacił.',
  'lesson.botankhamun.scribe':
    'Dał tego skrybę. Posągi dają Botankhamunowi tylko skrybów i punkty, nigdy surowce.',
  'lesson.botankhamun.deben':
    'Teraz rzut monetą, debenem. Znacznik idzie w prawo albo w górę na prawo: zawsze znasz dwie możliwe płytki. Poszedł w prawo, na surowce: wapień jest pierwszy.',
  'lesson.botankhamun.colour':
    'Wapień jest biały, więc bierze najwyższą białą kość z koła: z 3, 4 i 6 jest to 6 u Ozyrysa. Bez białych kości liczyłby się następny surowiec na płytce.',
  'lesson.botankhamun.bonus':
    'Zbudował w rzędzie 6, bo taka jest wartość, i w dzielnicy wapienia, bo taki jest kolor.',
  'lesson.botankhamun.paid': 'Wykonał akcję Ozyrysa, więc twój posąg dał ci 2 punkty.',
  'lesson.botankhamun.ahead': 'Patrz naprzód',
  'lesson.botankhamun.tiles':
    'Następna jest jedna z tych dwóch płytek: surowce po prawej albo Ozyrys wyżej. Ozyrysa możesz mu popsuć: nie zostaw tam kości, którą może wziąć.',
  'lesson.botankhamun.next':
    'Weź białą 4 u Ozyrysa. Zostanie tam tylko żółta 5, a gdy po tej rundzie światło się zmieni, będzie zakazana.',
  'lesson.botankhamun.next.1': 'Teraz buduj w dzielnicy chleba. Twój posąg znów daje ci 2 punkty.',
  'lesson.botankhamun.up': 'Nowa runda. Moneta mówi: w górę. Znacznik jest na Ozyrysie.',
  'lesson.botankhamun.round':
    'Żółta 5 u Ozyrysa jest teraz zakazana. Szuka więc dalej, przeciwnie do ruchu wskazówek zegara, u następnego boga: u Thotha. Najwyższa jest tam czarna 6.',
  'lesson.botankhamun.cards':
    'Wziął czarną 6: trzy karty, bez płacenia. Pochodzą z części 1, najwyższej, którą otwiera jego zadowolenie: najpierw dekrety, potem technologie, potem błogosławieństwa.',
  'lesson.botankhamun.again':
    'Znów następna jest jedna z dwóch płytek: surowce po prawej albo Thoth wyżej. Zostaw u Thotha tylko najsłabszą kość.',
  'lesson.botankhamun.deny':
    'Weź najlepszą kość Thotha, brązową 5. Daje trzy karty za trzy papirusy; płacisz złotem.',
  'lesson.botankhamun.deny.1': 'Bierzesz wszystkie trzy karty z części 1. Najpierw wybierz Złoto Wotywne.',
  'lesson.botankhamun.deny.2': 'Teraz Zew Szakala. Ostatnia karta z tej części przyjdzie sama.',
  'lesson.botankhamun.denied':
    'Moneta mówi: w górę, Thoth. Została tylko szara 1, więc dostaje jedną kartę zamiast trzech. Tak się z nim gra: patrz na znacznik.',
  'lesson.botankhamun.maat': 'Maat',
  'lesson.botankhamun.weigh':
    'Po czterech turach jego znacznik jest zawsze na prawym skraju i przychodzi Maat. Bilans Botankhamuna jest stały: za pierwszym razem +3, potem +2, potem dwa razy +1. Ty masz teraz −3.',
  'lesson.botankhamun.balance':
    'Weź brązową 5 u Horusa: jest czysta i zmienia twój bilans z −3 na +2. To bliżej 0 niż +3, więc zajmiesz pierwsze miejsce.',
  'lesson.botankhamun.balance.1':
    'Teraz zbuduj posąg dla ludzi nad warsztatami. Dostajesz złoto, które tam leży.',
  'lesson.botankhamun.balance.2': 'Posąg kosztuje granit. Niech zapłaci go twoje nowe błogosławieństwo.',
  'lesson.botankhamun.destiny':
    'Masz pierwsze miejsce i wybierasz ze wszystkich czterech kart. Gdyby pierwszy był Botankhamun, wziąłby przed tobą kartę ze złotem albo ze skrybą. Weź wiarę: zmieni twój następny bilans o 1.',
  'lesson.botankhamun.shuffled':
    'Po Maat płytki są potasowane, a znacznik zaczyna od nowa na dole po lewej. Jego bilans to teraz +2, na następny raz. Grasz pierwszą turę.',
  'lesson.botankhamun.scores':
    'Punktuje dzielnice, świątynię, posągi i zadowolenie tak jak ty, i 2 za każde błogosławieństwo i technologię. Na koniec 4 za każdy dekret i 1 za dwóch skrybów.',
  'lesson.botankhamun.end':
    'Znasz Botankhamuna! Jeszcze jedno: gdy nie może wykonać swojej akcji, dostaje zamiast niej 3 punkty. Graj dalej: przycisk „Następny krok” prowadzi go naprzód.',
}
