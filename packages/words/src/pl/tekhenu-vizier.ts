import type { tekhenuVizier as en } from '../en/tekhenu-vizier.ts'

export const tekhenuVizier: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.log.destiny-discarded':
    '{you, select, yes {Odkładasz} other {{who} odkłada}} przeznaczenie „{card}”: tym razem nikt inny go nie weźmie.',
  'tekhenu.log.stationed':
    '{moved, select, yes {Wezyr opuszcza sekcję: {from}. {you, select, yes {Stawiasz} other {{who} stawia}} go w sekcji: {god}.} other {{you, select, yes {Stawiasz} other {{who} stawia}} Wezyra w sekcji: {god}.}}',
  'tekhenu.by.vizier': 'kość z sekcji, w której stoi Wezyr',
  'tekhenu.source.tribute': 'Danina dla Wezyra',

  'tekhenu.ask.vizier-discard':
    '{who}, odłóż jedną z pozostałych kart przeznaczenia. Drugi gracz nie może jej tym razem wziąć.',
  'tekhenu.ask.vizier-station':
    '{who}, postaw Wezyra{moved, select, yes { w innej sekcji niż {from}} other {}}. Każda kość, którą drugi gracz stamtąd weźmie, daje ci 2 punkty.',
  'tekhenu.task.vizier-discard': 'Odłóż kartę przeznaczenia.',
  'tekhenu.task.vizier-station': 'Postaw Wezyra.',
  'tekhenu.wait.vizier-discard': '{who} odkłada kartę przeznaczenia.',
  'tekhenu.wait.vizier-station': '{who} stawia Wezyra.',
  'tekhenu.refusal.destiny-discarded':
    'Przeznaczenie „{card}” jest tym razem odłożone. Wybierz inną kartę przeznaczenia.',
  'tekhenu.refusal.vizier-stays': 'Wezyr już tu stoi ({god}) i musi iść dalej. Wybierz innego boga.',
  'tekhenu.rule.vizier': 'Wyzwanie Wezyra',

  'tekhenu.move.discard': 'Odłóż na ten raz: {card} ({text})',
  'tekhenu.move.station': 'Wezyr pilnuje kości: {god}.',
  'tekhenu.help.discard': 'odłóż kartę przeznaczenia (Wyzwanie Wezyra)',
  'tekhenu.help.station': 'postaw Wezyra przy bogu',
  'tekhenu.table.vizier':
    '{some, select, yes {Wezyr stoi w sekcji {god}: każda kość, którą stamtąd bierze {second}, przynosi 2 punkty ({first}).} other {Wezyr nie jest jeszcze postawiony.}}',
  'tekhenu.table.vizier-aside': 'Przeznaczenie „{card}” jest tym razem odłożone.',

  'tekhenu.vizier.seats':
    'to wyzwanie dokładnie dla dwóch graczy, a nie {seats}. Przy większej liczbie wyłącz je.',
  'tekhenu.vizier.solo': 'wymaga dwojga ludzi: Botankhamun nie bierze w tym udziału. Wyłącz jedno z dwojga.',
  'tekhenu.vizier.position':
    'to nie miejsce, w którym może teraz stać Wezyr: stawia się go, gdy oboje gracze mają karty przeznaczenia.',
  'tekhenu.vizier.discarded':
    'to nie karta, która może być teraz odłożona: leży tak tylko od odłożenia do postawienia Wezyra.',
}
