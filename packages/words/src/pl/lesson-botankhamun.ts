import type { botankhamunLesson as en } from '../en/lesson-botankhamun.ts'

export const botankhamunLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.botankhamun.turn': 'Jego tura',
  'lesson.botankhamun.welcome':
    'Witaj ponownie! Tu grasz w pojedynkę. Botankhamun o niczym nie decyduje: o tym, co robi, mówią stałe zasady, a rzadko los. Możesz sprawdzić każdy krok. On gra pierwszy.',
  'lesson.botankhamun.pyramid':
    'Dziesięć płytek tworzy piramidę: sześcioro bogów i cztery z surowcami. Znacznik pokazuje, która płytka się teraz liczy. Zaczyna na dole po lewej, u Ra.',
  'lesson.botankhamun.die':
    'Płytka boga znaczy: bierze najwyższą kość przy tym bogu, ale nigdy zakazaną. Z równych kości bierze czystą. U Ra jest to żółta 5.',
  'lesson.botankhamun.action':
    'Wziął kość i wzniósł filar, bez płacenia. Filar stoi tam, gdzie daje najwięcej: 1 punkt za każdą krawędź, która czegoś dotyka, tutaj 2, i 3 za miejsce płytki u Ra.',
  'lesson.botankhamun.statues': 'Posągi',
  'lesson.botankhamun.statue': 'Twoja tura jest taka jak zawsze. Weź białą 6 u Horusa, na posąg.',
  'lesson.botankhamun.statue.1':
    'Teraz zbuduj posąg, ku czci Ozyrysa. Daje ci 2 punkty, ilekroć ty lub Botankhamun wykonacie akcję Ozyrysa.',
  'lesson.botankhamun.deben':
    'Teraz rzut monetą, debenem. Znacznik idzie w prawo albo w górę na prawo: zawsze znasz dwie możliwe płytki. Poszedł w prawo, na surowce: wapień jest pierwszy.',
  'lesson.botankhamun.colour':
    'Wapień jest biały. Bierze więc najwyższą białą kość z całego koła: 6 u Ozyrysa. Gdyby nie było białych kości, liczyłby się następny surowiec na płytce.',
  'lesson.botankhamun.bonus':
    'Zbudował w rzędzie 6, w dzielnicy wapienia. Twój posąg dał ci 2 punkty. On też ma posąg, ku czci Horusa: za twoją akcję Horusa dostał skrybę.',
  'lesson.botankhamun.ahead': 'Patrz naprzód',
  'lesson.botankhamun.tiles':
    'Mogą przyjść dwie płytki: surowce po prawej albo Ozyrys wyżej. Możesz sprawić, że u Ozyrysa nic nie zbuduje.',
  'lesson.botankhamun.next':
    'Weź białą 4 u Ozyrysa. Zostanie tam tylko żółta 5, a gdy po tej rundzie światło się zmieni, będzie zakazana.',
  'lesson.botankhamun.next.1': 'Teraz buduj w dzielnicy chleba. Twój posąg znów daje ci 2 punkty.',
  'lesson.botankhamun.round':
    'Znacznik poszedł w górę, na Ozyrysa. Żółta 5 jest tam teraz zakazana. Szuka więc dalej, przeciwnie do ruchu wskazówek zegara, u następnego boga: u Thotha. Najwyższa jest tam czarna 6.',
  'lesson.botankhamun.cards':
    'Wziął czarną 6 i trzy karty, bez płacenia. Znów mogą przyjść dwie płytki: surowce po prawej albo Thoth wyżej.',
  'lesson.botankhamun.deny':
    'Weź więc najlepszą kość Thotha, brązową 5. Daje trzy karty za trzy papirusy; płacisz złotem.',
  'lesson.botankhamun.deny.1': 'Weź dwie podświetlone karty, jedną po drugiej.',
  'lesson.botankhamun.deny.2': 'Teraz tę. Trzecia, ostatnia w swojej linii, przyjdzie sama.',
  'lesson.botankhamun.denied':
    'Moneta mówi: w górę, Thoth. Została tylko szara 1, więc dostaje jedną kartę zamiast trzech. Tak się z nim gra: patrz na znacznik.',
  'lesson.botankhamun.maat': 'Maat',
  'lesson.botankhamun.balance':
    'Po tej turze jest Maat. Za pierwszym razem jego bilans to zawsze +3; ty masz −3. Weź brązową 5: jest czysta i daje ci +2.',
  'lesson.botankhamun.balance.1': 'Masz teraz +2. Zbuduj posąg dla ludzi nad warsztatami.',
  'lesson.botankhamun.balance.2': 'Posąg kosztuje granit. Niech zapłaci go twoje błogosławieństwo.',
  'lesson.botankhamun.destiny':
    '+2 jest bliżej 0 niż +3: masz pierwsze miejsce i wybierasz ze wszystkich czterech. Gdy on jest pierwszy, zabiera złoto albo skrybę. Weź wiarę.',
  'lesson.botankhamun.scores':
    'Punktuje dzielnice, świątynię, posągi i zadowolenie tak jak ty, i 2 za każde błogosławieństwo i technologię. Na koniec 4 za każdy dekret i 1 za dwóch skrybów.',
  'lesson.botankhamun.end':
    'Znasz Botankhamuna! Płytki są potasowane, jego znacznik zaczyna od nowa, a ty grasz pierwszą turę. Za to, czego nie może zrobić, dostaje 3 punkty. Graj dalej: przycisk „Następny krok” prowadzi go naprzód.',
}
