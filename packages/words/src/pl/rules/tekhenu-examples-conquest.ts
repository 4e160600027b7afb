import type { tekhenuExamplesConquest as en } from '../../en/rules/tekhenu-examples-conquest.ts'

export const tekhenuExamplesConquest: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.example.conquest-A01.1':
    'Filar na niej: 2 papirusy i 1 chleb, zamiast tego, co nadrukowano pod spodem.',
  'tekhenu.example.conquest-A01.2': 'Budynek Hathor w jej rzędzie: 1 papirus i 1 chleb. Płytka zostaje.',
  'tekhenu.example.conquest-A01.no': 'Stoi na niej filar: Hathor nie daje nic z płytki.',
  'tekhenu.example.conquest-A02.1': 'Filar na niej: 2 wapienie i 1 granit.',
  'tekhenu.example.conquest-A02.2': 'Budynek Hathor w jej rzędzie: 1 wapień i 1 granit.',
  'tekhenu.example.conquest-A02.no': 'Stoi na niej filar: Hathor nie daje nic z płytki.',
  'tekhenu.example.conquest-A03.1': 'Filar na niej: 2 chleby i 1 granit.',
  'tekhenu.example.conquest-A03.2': 'Budynek Hathor w jej rzędzie: 1 chleb i 1 granit.',
  'tekhenu.example.conquest-A03.no': 'Stoi na niej filar: Hathor nie daje nic z płytki.',
  'tekhenu.example.conquest-A04.1': 'Filar na niej: 1 papirus i 2 wapienie.',
  'tekhenu.example.conquest-A04.2': 'Budynek Hathor w jej rzędzie: 1 papirus i 1 wapień.',
  'tekhenu.example.conquest-A04.no': 'Stoi na niej filar: Hathor nie daje nic z płytki.',
  'tekhenu.example.conquest-A05.1': 'Filar na niej: wybierasz chleb i zyskujesz 3.',
  'tekhenu.example.conquest-A05.2': 'Budynek Hathor w jej rzędzie: wybierasz granit i zyskujesz 1.',
  'tekhenu.example.conquest-A05.no': 'Nie można wybrać złota.',
  'tekhenu.example.conquest-A06.1': 'Filar na niej: oglądasz dwie technologie i zatrzymujesz jedną.',
  'tekhenu.example.conquest-A06.2':
    'Budynek Hathor w jej rzędzie: wierzchnia technologia z talii jest twoja.',
  'tekhenu.example.conquest-A06.no': 'Stoi na niej filar: Hathor nie daje karty.',
  'tekhenu.example.conquest-A07.1': 'Filar na niej: oglądasz trzy błogosławieństwa i zatrzymujesz jedno.',
  'tekhenu.example.conquest-A07.2':
    'Budynek Hathor w jej rzędzie: wierzchnie błogosławieństwo z talii jest twoje.',
  'tekhenu.example.conquest-A07.no': 'Stoi na niej filar: Hathor nie daje karty.',
  'tekhenu.example.conquest-A08.1': 'Filar na niej: Thoth o wartości 1, czyli jedna karta za darmo.',
  'tekhenu.example.conquest-A08.2': 'To prawdziwa akcja Thotha: T03 daje swoje 2 punkty.',
  'tekhenu.example.conquest-A08.no': 'Budynek Hathor w jej rzędzie: nic, płytka nie ma nagrody dla Hathor.',
  'tekhenu.example.conquest-A09.1':
    'Filar na niej: Ozyrys o wartości 5. Budynek w dzielnicy papirusu kosztuje 1 zadowolenia, daje 2 papirusy i podnosi produkcję o 2.',
  'tekhenu.example.conquest-A09.2': 'To prawdziwa akcja Ozyrysa: T01 daje swoje 2 punkty.',
  'tekhenu.example.conquest-A09.no': 'Budynek Hathor w jej rzędzie: nic, płytka nie ma nagrody dla Hathor.',
}
