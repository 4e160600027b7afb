import type { tekhenuExamplesBlessings as en } from '../../en/rules/tekhenu-examples-blessings.ts'

export const tekhenuExamplesBlessings: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.example.B01.1':
    'Produkujesz białą 5 przy produkcji 2: zatrzymujesz 2 wapienie, 3 to nadwyżka. Karta dodaje 4: masz 6, a nadwyżka się nie zmienia.',
  'tekhenu.example.B01.2': 'Wystarczy dowolna produkcja: brązowa 1 daje 1 chleb, a karta dodaje 4 wapienie.',
  'tekhenu.example.B01.no':
    'Bierzesz białą 1 u Horusa, by zbudować posąg. Nic się nie produkuje, więc karta zostaje u ciebie.',
  'tekhenu.example.B02.1':
    'Produkujesz białą 5 przy produkcji 2: zatrzymujesz 2 wapienie, 3 to nadwyżka. Karta dodaje 4 granity, a na wagę nic więcej nie trafia.',
  'tekhenu.example.B02.2': 'Wystarczy dowolna produkcja: brązowa 1 daje 1 chleb, a karta dodaje 4 granity.',
  'tekhenu.example.B02.no':
    'Bierzesz białą 1 u Horusa, by zbudować posąg. Nic się nie produkuje, więc karta zostaje u ciebie.',
  'tekhenu.example.B03.1':
    'Produkujesz białą 5 przy produkcji 2: zatrzymujesz 2 wapienie, 3 to nadwyżka. Karta dodaje 4 chleby, a na wagę nic więcej nie trafia.',
  'tekhenu.example.B03.2': 'Wystarczy dowolna produkcja: brązowa 1 daje 1 chleb, a z kartą 5.',
  'tekhenu.example.B03.no':
    'Bierzesz białą 1 u Horusa, by zbudować posąg. Nic się nie produkuje, więc karta zostaje u ciebie.',
  'tekhenu.example.B04.1':
    'Produkujesz białą 5 przy produkcji 2: zatrzymujesz 2 wapienie, 3 to nadwyżka. Karta dodaje 4 papirusy, a na wagę nic więcej nie trafia.',
  'tekhenu.example.B04.2': 'Wystarczy dowolna produkcja: brązowa 1 daje 1 chleb, a karta dodaje 4 papirusy.',
  'tekhenu.example.B04.no':
    'Bierzesz białą 1 u Horusa, by zbudować posąg. Nic się nie produkuje, więc karta zostaje u ciebie.',
  'tekhenu.example.B05.1':
    'Produkujesz białą 5 przy produkcji 2: zatrzymujesz 2 wapienie, 3 to nadwyżka. Karta dodaje 3 złota, a na wagę nic więcej nie trafia.',
  'tekhenu.example.B05.2': 'Wystarczy dowolna produkcja: brązowa 1 daje 1 chleb, a karta dodaje 3 złota.',
  'tekhenu.example.B05.no':
    'Bierzesz białą 1 u Horusa, by zbudować posąg. Nic się nie produkuje, więc karta zostaje u ciebie.',
  'tekhenu.example.B06.1':
    'Produkujesz białą 5 przy produkcji 2: zatrzymujesz 2 wapienie, 3 to nadwyżka. Karta dodaje 2 skrybów, a na wagę nic więcej nie trafia.',
  'tekhenu.example.B06.2': 'Wystarczy dowolna produkcja: brązowa 1 daje 1 chleb, a karta dodaje 2 skrybów.',
  'tekhenu.example.B06.no':
    'Bierzesz białą 1 u Horusa, by zbudować posąg. Nic się nie produkuje, więc karta zostaje u ciebie.',
  'tekhenu.example.B07.1': 'Populacja 5 zmienia się w 8 i robi miejsce na więcej zadowolenia.',
  'tekhenu.example.B07.2':
    'Przy zadowoleniu 0 Thoth jest zamknięty. Najpierw zagrywasz kartę na zadowolenie, potem bierzesz czarną 1 u Thotha i wybierasz kartę.',
  'tekhenu.example.B07.no':
    'Przy populacji 4 i zadowoleniu 2 zyskujesz 2 zadowolenia, nie 3: nigdy nie wyprzedza populacji.',
  'tekhenu.example.B09.1': 'Bierzesz białą 5 u Ra i obracasz ją na 1: wybiera prawą płytkę i waży tylko 1.',
  'tekhenu.example.B09.2':
    'Szara 5 u Ra z 1 wapieniem na nic się nie zda. Obrócona na 1 wznosi filar na taniej płytce.',
  'tekhenu.example.B09.no': 'Kość już posłużyła do produkcji: za późno, by ją obrócić.',
  'tekhenu.example.B11.1':
    'Czarna 3 u Horusa jest w słońcu zakazana. Traktowana jak biała jest czysta i produkuje wapień: zatrzymujesz 2.',
  'tekhenu.example.B11.2':
    'Biała 3 u Hathor traktowana jak czarna, z wartością zmienioną na 4: 4 granity przy produkcji 6. Na wadze liczy się 3.',
  'tekhenu.example.B11.no': 'Kość musi dostać inny kolor: czarna jako czarna jest odrzucana.',
  'tekhenu.example.B13.1': 'Horus bez granitu: karta płaci i posąg stoi.',
  'tekhenu.example.B13.2': 'Ra z płytką za 2 wapienie i 1 granit: karta płaci za wszystko.',
  'tekhenu.example.B13.no': 'Hathor żąda chleba, nie kamienia. Bez chleba karta nie pomoże.',
  'tekhenu.example.B15.1': 'Budynek za 2 chleby przy świątyni bez ani jednego bochenka: karta płaci.',
  'tekhenu.example.B15.2': 'Święto Bastet bez papirusu: zadowolenie rośnie o 3.',
  'tekhenu.example.B15.no': 'Thoth też żąda papirusu, ale karta wymienia tylko Bastet i Hathor.',
  'tekhenu.example.B17.1':
    'Bierzesz białą 3 u Ra i płacisz 1 skrybę za sąsiednią Hathor. Wznosisz filar, budujesz przy świątyni, a populacja rośnie o 3.',
  'tekhenu.example.B17.2':
    'Ta sama kość: najpierw Horus jako dodatkowa akcja, potem zwykła: 3 wapienie, z których zatrzymujesz 2.',
  'tekhenu.example.B17.no': 'Bez skryby nie można zagrać tej karty.',
  'tekhenu.example.B19.1':
    'Bierzesz białą 3 u Ra. Naprzeciw jest Thoth: zadowolenie 2 zmienia się w 1, a 2 papirusy dają dwie karty. Potem wznosisz filar.',
  'tekhenu.example.B19.2':
    'Czarna 3 u Bastet przy zadowoleniu 1: Horus naprzeciw nie wymaga zadowolenia, więc 1 wystarcza.',
  'tekhenu.example.B19.no':
    'U Ra przy zadowoleniu 1 karta zostawiłaby ci 0, a Thoth wymaga zadowolenia: nie jest proponowana.',
  'tekhenu.example.B21.1': 'Biała 5 przy produkcji 2, dwa razy: zatrzymujesz 4 wapienie, 6 to nadwyżka.',
  'tekhenu.example.B21.2': 'Brązowa 2 przy produkcji 2, dwa razy: 4 chleby, bez nadwyżki.',
  'tekhenu.example.B21.no': 'Podwaja produkcję, nie kość: biała 5 leży na wadze raz.',
  'tekhenu.example.B23.1':
    'Z 1 skrybą nie przyzwiesz Anubisa. Karta to robi: bierzesz zakazaną czarną 2 u Horusa i wykonujesz nią akcję Thotha.',
  'tekhenu.example.B23.2': 'T23 nagradza też Anubisa bez skrybów: 3 punkty.',
  'tekhenu.example.B23.no': 'Po wzięciu kości jest za późno.',
}
