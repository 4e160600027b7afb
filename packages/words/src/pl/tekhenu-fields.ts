import type { tekhenuFields as en } from '../en/tekhenu-fields.ts'

export const tekhenuFields: Readonly<Record<keyof typeof en, string>> = {
  'edition.area.temple': 'Świątynia',
  'edition.area.around': 'Wokół świątyni',
  'edition.area.tiles': 'Płytki filarów',
  'edition.area.board': 'Plansza gracza',
  'edition.area.horus': 'Horus',
  'edition.area.osiris': 'Ozyrys',
  'edition.area.decrees': 'Symbole dekretów',
  'edition.area.seth': 'Czas Seta',
  'edition.area.other': 'Poza planszami i płytkami',

  'edition.side.top': 'nad kolumną {column}',
  'edition.side.right': 'na prawo od rzędu {row}',
  'edition.side.bottom': 'pod kolumną {column}',
  'edition.side.left': 'na lewo od rzędu {row}',

  'edition.field.reward': 'Pole {column}{row}',
  'edition.field.edge': 'Krawędź {where}',
  'edition.field.bread': 'Budynek {where}',
  'edition.field.players':
    '{side, select, top {Budynki u góry} right {Budynki po prawej} bottom {Budynki u dołu} other {Budynki po lewej}}, otwarte przy',
  'edition.field.cost': '{tile}, koszt',
  'edition.field.tile-edge':
    '{tile}, {side, select, top {górna krawędź} right {prawa krawędź} bottom {dolna krawędź} other {lewa krawędź}}',
  'edition.field.statue': 'Posąg {n}, granit',
  'edition.field.building': 'Pod budynkiem {n}',
  'edition.field.production-start': 'Produkcja na początku',
  'edition.field.production-max': 'Najwyższa produkcja',
  'edition.field.bonus': 'Bonus za wartość {value}',
  'edition.field.god': 'Bóg przy wartości {n} w nadrukowanej kolejności',
  'edition.field.second': 'Rząd {row} ({district}), drugi surowiec',
  'edition.field.symbol': '{card}, {name}',
  'edition.field.region': 'Region {region}, {name}',
  'edition.field.region-column': 'Region {region}, kolumna',
  'edition.field.region-points':
    'Punkty za {n, select, 1 {pierwsze} other {drugie}} pole regionu, graczy: {players}',
  'edition.field.seth-statues':
    'Posągi Seta, {players, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'edition.field.conquest': 'Płytka podboju {tile}',
  'edition.field.cult-once': 'Moce wyznawców działają raz na turę',
  'edition.field.seth-gold': 'Bonusem posągu Seta może być złoto',

  'edition.value.nothing': 'nic',
  'edition.value.yes': 'tak',
  'edition.value.no': 'nie',
  'edition.value.players': 'graczy: {players}',
  'edition.value.nobody': 'przy żadnej liczbie graczy',
  'edition.value.any': '{many} do wyboru, bez złota',

  'edition.difference': '{field}: {value} (standardowo: {ours})',
  'edition.difference.new': '{field}: {value}; w wydaniu standardowym nie ma takiego pola',
  'edition.difference.other': '{path}: {value} (standardowo: {ours})',
  'edition.differences':
    '{many, plural, =0 {Wszystkie wartości są jak w wydaniu standardowym.} one {# wartość różni się od wydania standardowego.} few {# wartości różnią się od wydania standardowego.} many {# wartości różni się od wydania standardowego.} other {# wartości różni się od wydania standardowego.}}',

  'edition.choice': 'Wartości z pudełka',
  'edition.choice.standard': 'Wydanie standardowe: to, co jest na planszach, płytkach i kartach.',
  'edition.choice.own': 'Własne: {name}',
  'edition.choice.reconstructed': 'Wartości odtworzone, których nikt nie porównał z pudełkiem: {many}.',
  'edition.choice.which': 'Które to',
  'edition.choice.load': 'Wczytaj plik',
  'edition.choice.back': 'Wydanie standardowe',
  'edition.choice.correct': 'Popraw je',
  'edition.choice.not-json':
    'Ten plik nie jest wydaniem gry. Wybierz plik JSON z tymi samymi polami co wydanie standardowe.',
}
