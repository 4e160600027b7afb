import type { tekhenuSeth as en } from '../en/tekhenu-seth.ts'

export const tekhenuSeth: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.god.seth': 'Set',
  'tekhenu.colour.red': 'czerwona',
  'tekhenu.colour.blue': 'niebieska',
  'tekhenu.colour.green': 'zielona',
  'tekhenu.colour-letter.red': 'E',
  'tekhenu.colour-letter.blue': 'N',
  'tekhenu.colour-letter.green': 'Z',
  'tekhenu.token.warrior': 'wojownicy',
  'tekhenu.token.priest': 'kapłani',
  'tekhenu.many.warrior':
    '{many, plural, one {# wojownik} few {# wojowników} many {# wojowników} other {# wojownika}}',
  'tekhenu.many.priest':
    '{many, plural, one {# kapłan} few {# kapłanów} many {# kapłanów} other {# kapłana}}',
  'tekhenu.many.any':
    '{many, plural, one {# wybrany surowiec (nie złoto)} few {# wybrane surowce (nie złoto)} many {# wybranych surowców (nie złoto)} other {# wybranego surowca (nie złoto)}}',
  'tekhenu.region.1': 'Nubia',
  'tekhenu.region.2': 'Punt',
  'tekhenu.region.3': 'Libia',
  'tekhenu.region.4': 'Kanaan',
  'tekhenu.region.5': 'Mitanni',
  'tekhenu.region.6': 'Hatti',
  'tekhenu.place.region': 'w regionie {n} ({name})',
  'tekhenu.place.column-left': 'pod lewą kolumną Seta',
  'tekhenu.place.column-right': 'pod prawą kolumną Seta',

  'tekhenu.by.red-die': 'czerwona kość',
  'tekhenu.by.blue-die': 'niebieska kość',
  'tekhenu.by.conquest-tile': 'zakrywana płytka podboju',
  'tekhenu.by.column-statue': 'posąg pod kolumną',
  'tekhenu.by.region': 'region {n}, {name}',
  'tekhenu.by.conquest': 'płytka podboju „{tile}”',

  'tekhenu.source.regions': 'Regiony Seta',

  'tekhenu.log.warband':
    '{you, select, yes {Masz} other {{who} ma}} teraz {warriors, plural, one {# wojownika} few {# wojowników} many {# wojowników} other {# wojownika}} i {priests, plural, one {# kapłana} few {# kapłanów} many {# kapłanów} other {# kapłana}} ({cause}).',
  'tekhenu.log.blood':
    'Krew plami {you, select, yes {twoją wagę} other {wagę ({who})}}: {tokens, plural, one {leży tam teraz # żeton} few {leżą tam teraz # żetony} many {leży tam teraz # żetonów} other {leży tam teraz # żetonu}}, na stałe.',
  'tekhenu.log.settled-region':
    '{you, select, yes {Wznosisz} other {{who} wznosi}} budynek w regionie {region} ({name}), na {space, select, 2 {drugim} other {pierwszym}} polu.',
  'tekhenu.log.conquest-laid':
    '{you, select, yes {Kładziesz} other {{who} kładzie}} płytkę podboju „{tile}” na polu {space} świątyni.',
  'tekhenu.log.conquest-turned':
    '{some, select, yes {Następna płytka podboju to „{tile}”: {text}} other {Nie ma już płytek podboju.}}',
  'tekhenu.log.seth-rolled': 'Nowe na planszy Seta: {dice}.',
  'tekhenu.log.declared-colour':
    '{you, select, yes {Określasz} other {{who} określa}} kolor kości Anubisa: {colour}.',
  'tekhenu.log.cults-laid': 'Moce wyznawców na stole: {cards}.',
  'tekhenu.log.cult-drafted': '{you, select, yes {Bierzesz} other {{who} bierze}} kartę „{card}” ({text})',
  'tekhenu.log.cult':
    '{you, select, yes {Działa twoja moc wyznawców} other {Działa moc wyznawców ({who})}}, „{card}”: {text}',
  'tekhenu.log.artifacts-laid': 'Przy kartach przeznaczenia leżą artefakty: {cards}.',
  'tekhenu.log.artifact-taken':
    '{you, select, yes {Bierzesz} other {{who} bierze}} artefakt „{card}” razem z przeznaczeniem „{destiny}”: {text}',
  'tekhenu.log.artifact-used': '{you, select, yes {Używasz} other {{who} używa}} artefaktu „{card}”: {text}',
  'tekhenu.log.resettled':
    '{you, select, yes {Przenosisz} other {{who} przenosi}} budynek: był {from}, teraz jest {to}.',
  'tekhenu.log.swapped': '{you, select, yes {Wymieniasz} other {{who} wymienia}}: {from} → {to} ({cause}).',
  'tekhenu.log.decree-picked':
    '{seen, select, yes {{you, select, yes {Zatrzymujesz} other {{who} zatrzymuje}} dekret „{decree}”: {text}} other {{you, select, yes {Zatrzymujesz} other {{who} zatrzymuje}} jeden z dekretów.}}',
  'tekhenu.log.decrees-buried':
    '{seen, select, yes {{you, select, yes {Odkładasz} other {{who} odkłada}} pod talię, w tej kolejności: {decrees}.} other {{you, select, yes {Odkładasz} other {{who} odkłada}} pozostałe dekrety pod talię.}}',

  'tekhenu.table.regions': 'Set',
  'tekhenu.table.region-reward': 'Nagroda regionu',
  'tekhenu.table.first-space': 'Pierwszy budynek',
  'tekhenu.table.second-space': 'Drugi budynek',
  'tekhenu.table.region': '{n} {name}',
  'tekhenu.table.space-free': '({warriors}) daje {points}',
  'tekhenu.table.space-of': '{mark}, daje {points}',
  'tekhenu.table.columns':
    'Liczba w nawiasie to koszt budynku w wojownikach. Posągi dla ludzi pod regionami {first}: {left}  pod {second}: {right}  Posągi Seta: {statues}',
  'tekhenu.table.conquest':
    'Następna płytka podboju {tile}: {text} {many, plural, =0 {To ostatnia.} one {W stosie jest jeszcze #.} few {W stosie są jeszcze #.} many {W stosie jest jeszcze #.} other {W stosie jest jeszcze #.}}',
  'tekhenu.table.conquest-face-down':
    'Następna płytka podboju nie jest jeszcze odkryta: {many, plural, one {to ostatnia} few {w stosie są #} many {w stosie jest #} other {w stosie jest #}}.',
  'tekhenu.table.conquest-none': 'Nie ma już płytek podboju.',
  'tekhenu.table.artifacts-laid': 'Artefakty przy kartach przeznaczenia: {artifacts}.',
  'tekhenu.table.artifact': '{artifact} ({destiny}, kapłani: {priests})',
  'tekhenu.table.seth-bonus': '1–6: 1 surowiec',
  'tekhenu.table.seth-bonus-basic': '1–6: 1, nie złoto',
  'tekhenu.table.conquered': 'płytka {tile}',
  'tekhenu.table.legend-conquest': 'płytka A05: płytka podboju w miejscu nadruku.',
  'tekhenu.table.warband': 'wojownicy, kapłani',
  'tekhenu.table.warband-of': '{warriors}, {priests}',
  'tekhenu.table.blood': 'krew {many}',
  'tekhenu.table.cult': 'moc wyznawców',
  'tekhenu.table.artifacts': 'artefakty',
}
