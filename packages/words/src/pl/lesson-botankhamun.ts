import type { botankhamunLesson as en } from '../en/lesson-botankhamun.ts'

export const botankhamunLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.botankhamun.turn': 'Jego tura',
  'lesson.botankhamun.welcome':
    'Witaj ponownie! Tu grasz w pojedynkę. Botankhamun o niczym nie decyduje: na każde pytanie odpowiadają jego zasady, a rzadko los, więc możesz sprawdzić każdy krok. On gra pierwszy.',
  'lesson.botankhamun.pyramid':
    'Dziesięć płytek tworzy piramidę: sześcioro bogów i cztery z surowcami. Znacznik mówi, która płytka się liczy. Zaczyna na dole po lewej: Ra.',
  'lesson.botankhamun.die':
    'Płytka boga bierze najwyższą kość przy tym bogu; z równych kości czystą. Zakazane kości dla niego nie istnieją. U Ra bierze żółtą 5.',
  'lesson.botankhamun.action':
    'Potem robi to, co ten bóg, bez kosztów i darów. Jego filar stoi tam, gdzie daje najwięcej: 2 za stykające się krawędzie, bez względu na kolory, 3 za miejsce płytki.',
  'lesson.botankhamun.statues': 'Posągi',
  'lesson.botankhamun.statue':
    'Twoja tura jest taka jak zawsze. Weź białą 6 u Horusa i zbuduj posąg ku czci Ozyrysa: 2 punkty dla ciebie, ilekroć ktoś z was wykona akcję Ozyrysa.',
  'lesson.botankhamun.deben':
    'Teraz rzut monetą, debenem. Przesuwa znacznik w prawo albo w górę na prawo. Zawsze więc znasz dwie płytki, które mogą przyjść. Poszedł w prawo.',
  'lesson.botankhamun.colour':
    'Ta płytka pokazuje surowce, wapień jako pierwszy. Wapień jest biały: bierze najwyższą białą kość z koła, 6 u Ozyrysa. Bez białych kości liczy się następny surowiec.',
  'lesson.botankhamun.bonus':
    'Wykonuje więc akcję Ozyrysa: rząd 6, pod wapieniem. Twój posąg daje ci 2 punkty. Jego posąg stoi u Horusa: twój Horus przyniósł mu skrybę.',
  'lesson.botankhamun.ahead': 'Patrz naprzód',
  'lesson.botankhamun.next':
    'Mogą przyjść dwie płytki: surowce po prawej, Ozyrys wyżej. Weź białą 4 u Ozyrysa i buduj pod chlebem. Twój posąg znów zapłaci, a zostanie tam tylko żółta 5.',
  'lesson.botankhamun.round':
    'Znacznik poszedł w górę, do Ozyrysa. Ale światło się zmieniło i żółta jest tam teraz zakazana. Szuka więc dalej, przeciwnie do zegara: czarna 6 u Thotha. Trzy karty, bez płacenia.',
  'lesson.botankhamun.deny':
    'Znów dwie płytki: surowce po prawej, Thoth wyżej. Weź najpierw najlepszą kość Thotha, brązową 5: trzy karty za trzy papirusy. Złoto zastępuje resztę.',
  'lesson.botankhamun.denied':
    'Moneta mówi: w górę, Thoth. Została tylko szara 1, więc dostaje jedną kartę zamiast trzech. Tak się z nim gra: patrz na znacznik.',
  'lesson.botankhamun.maat': 'Maat',
  'lesson.botankhamun.balance':
    'Po tej turze jest Maat. Jego bilans jest nadrukowany: tym razem +3, ankh 4. Ty masz −3; brązowa 5 jest czysta i daje +2. Zbuduj nad warsztatami; błogosławieństwo płaci.',
  'lesson.botankhamun.destiny':
    '+2 jest bliżej 0 niż +3: masz pierwsze miejsce i wybierasz ze wszystkich czterech. Gdy on jest pierwszy, zabiera złoto albo skrybę. Weź wiarę.',
  'lesson.botankhamun.scores':
    'Punktuje dzielnice, świątynię, posągi i zadowolenie tak jak ty, i 2 za każde błogosławieństwo i technologię. Na koniec 4 za każdy dekret i 1 za dwóch skrybów.',
  'lesson.botankhamun.end':
    'Znasz Botankhamuna! Płytki są potasowane, jego znacznik zaczyna od nowa, a ty grasz pierwszą turę. Za to, czego nie może zrobić, dostaje 3 punkty. Graj dalej: przycisk Następny krok albo N prowadzi go naprzód.',
}
