import type { tekhenuSethPlay as en } from '../en/tekhenu-seth-play.ts'

export const tekhenuSethPlay: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ask.seth.declare':
    '{who}, jaki kolor ma kość Anubisa: czerwona (wojownicy: {value}) czy niebieska (kapłani: {value})?',
  'tekhenu.ask.seth.conquest':
    '{who}, połóż płytkę podboju „{tile}” na pustym polu świątyni. Zakryje to, co tam nadrukowano.',
  'tekhenu.ask.seth.order':
    '{who}, co najpierw: nagroda z płytki podboju „{conquest}” czy zdolność twojej płytki filaru?',
  'tekhenu.ask.seth.gain-alike': '{who}, wybierz surowiec: dostaniesz tyle sztuk: {left}.',
  'tekhenu.ask.seth.muster':
    '{who}, weź {left, plural, one {wojownika albo kapłana} few {łącznie # wojowników i kapłanów, po kolei} many {łącznie # wojowników i kapłanów, po kolei} other {łącznie # wojownika i kapłana, po kolei}}.',
  'tekhenu.ask.seth.levy':
    '{who}, zapłać {due, plural, one {# wojownika} few {# wojowników} many {# wojowników} other {# wojownika}}. Ilu z nich? Resztę zapłaci wiara.',
  'tekhenu.ask.seth.draft':
    '{who}, weź kartę początkową albo moc wyznawców ({cards}). Na koniec potrzebujesz dwóch kart początkowych i jednej mocy wyznawców.',
  'tekhenu.ask.seth.keep-decree':
    '{who}, zatrzymaj jeden ze swoich dekretów ({decrees}). Pozostałe trafią pod talię.',
  'tekhenu.ask.seth.bury-decree': '{who}, pozostałe dekrety ({decrees}) trafiają pod talię. Który najpierw?',
  'tekhenu.ask.seth.destiny':
    '{who}, weź kartę przeznaczenia albo zapłać kapłanami za artefakt razem z kartą obok niego.',
  'tekhenu.ask.seth.artifact-decree':
    '{who}, zatrzymaj jeden z dobranych dekretów ({decrees}). Drugi zostanie wtasowany do talii.',
  'tekhenu.ask.seth.artifact-action':
    '{who}, wybierz akcję dla artefaktu. Nie potrzebuje kości, ale koszt trzeba zapłacić.',
  'tekhenu.ask.seth.artifact-value': '{who}, wybierz wartość akcji: {action}.',
  'tekhenu.ask.seth.swap': '{who}, wymień surowiec na 1 ({token}) albo zrezygnuj.',
  'tekhenu.ask.seth.resettle':
    '{who}, przenieś jeden ze swoich budynków: z rzędu Ozyrysa do regionu o tym numerze albo odwrotnie.',
  'tekhenu.ask.seth.thoth':
    '{who}, weź {left, plural, one {kartę} few {# karty} many {# kart} other {# karty}} z dostępnych ci części, najwyżej jedną z następnej części („Stragany”), albo zapłać 1 papirus, by odświeżyć część.',
  'tekhenu.task.seth.thoth': 'Weź kartę albo odśwież część rynku.',
  'tekhenu.task.seth.draft': 'Weź kartę początkową albo moc wyznawców.',
  'tekhenu.task.seth.keep-decree': 'Zatrzymaj jeden ze swoich dekretów.',
  'tekhenu.task.seth.bury-decree': 'Powiedz, który dekret najpierw trafi pod talię.',
  'tekhenu.task.seth.destiny': 'Weź kartę przeznaczenia albo artefakt.',
  'tekhenu.task.seth.artifact-decree': 'Zatrzymaj jeden z dekretów.',
  'tekhenu.task.seth.artifact-action': 'Wybierz akcję dla artefaktu.',
  'tekhenu.task.seth.artifact-value': 'Wybierz wartość.',
  'tekhenu.task.seth.swap': 'Wymień surowiec albo zrezygnuj.',
  'tekhenu.task.seth.resettle': 'Wybierz budynek do przeniesienia.',
  'tekhenu.task.seth.declare': 'Powiedz, czy kość jest czerwona, czy niebieska.',
  'tekhenu.task.seth.conquest': 'Wybierz pole dla płytki podboju.',
  'tekhenu.task.seth.order': 'Powiedz, co najpierw.',
  'tekhenu.task.seth.gain-alike': 'Wybierz surowiec.',
  'tekhenu.task.seth.muster': 'Wybierz wojownika albo kapłana.',
  'tekhenu.task.seth.levy': 'Powiedz, ilu wojowników płacisz.',

  'tekhenu.wait.seth-draft': '{who} bierze kartę początkową albo moc wyznawców.',
  'tekhenu.wait.seth-rewards': '{who} wybiera, którą kartę teraz rozliczyć.',
  'tekhenu.wait.keep-decree':
    '{many, plural, one {{who} wybiera dekret.} few {{who} wybierają dekret.} many {{who} wybierają dekret.} other {{who} wybierają dekret.}}',
  'tekhenu.wait.artifact': '{who} używa artefaktu.',
  'tekhenu.wait.swap': '{who} może wymienić surowiec.',
  'tekhenu.wait.resettle': '{who} przenosi budynek.',
  'tekhenu.wait.declare': '{who} mówi, czy kość jest czerwona, czy niebieska.',
  'tekhenu.wait.conquest': '{who} kładzie płytkę podboju w świątyni.',
  'tekhenu.wait.order': '{who} wybiera między nagrodą a zdolnością.',
  'tekhenu.wait.conquest-offer': '{who} może wykonać akcję z płytki podboju.',
  'tekhenu.wait.seth-gain': '{who} wybiera surowiec.',
  'tekhenu.wait.muster': '{who} wybiera między wojownikami a kapłanami.',
  'tekhenu.wait.levy': '{who} płaci wojownikami.',
  'tekhenu.wait.seth-pick': '{who} zatrzymuje jedną z dobranych kart.',
  'tekhenu.wait.seth-bury': '{who} zatrzymuje jedną z dobranych kart.',

  'tekhenu.refusal.seth.region-own': 'Masz już budynek w regionie {region}. Użyj innej wartości.',
  'tekhenu.refusal.seth.region-full': 'Oba pola regionu {region} są zajęte. Użyj innej wartości.',
  'tekhenu.refusal.seth.no-warriors':
    'Potrzeba: {warriors, plural, one {# wojownik} few {# wojowników} many {# wojowników} other {# wojownika}}. Dostaniesz ich z czerwonej kości albo od Anubisa.',
  'tekhenu.refusal.seth.no-statue-space': 'Wszystkie pola posągów Seta są zajęte.',
  'tekhenu.refusal.seth.no-priests':
    'Potrzeba: {priests, plural, one {# kapłan} few {# kapłanów} many {# kapłanów} other {# kapłana}}, a masz mniej. Dostaniesz ich z niebieskiej kości albo od Anubisa.',
  'tekhenu.refusal.seth.space-taken': 'Na {space} leży już płytka podboju. Wybierz inne pole.',
  'tekhenu.refusal.seth.no-levy':
    'To nie opłaca kosztu {due, plural, one {# wojownika} few {# wojowników} many {# wojowników} other {# wojownika}}: masz wojowników {warriors} i wiary {faith}.',
  'tekhenu.refusal.not-for-anubis':
    'Z Anubisem nie możesz wziąć tej kości: {colour} {value} ({god}). Wybierz inną.',
  'tekhenu.refusal.no-such-face': 'Twoja kość nie ma ścianki {value}. Wybierz inną wartość.',
  'tekhenu.refusal.seth.cult-drafted': 'Masz już moc wyznawców. Weź kartę początkową.',
  'tekhenu.refusal.seth.starting-drafted': 'Masz już dwie karty początkowe. Weź moc wyznawców.',
  'tekhenu.refusal.seth.not-buried': 'Tego dekretu nie ma wśród tych, które trafiają pod talię.',
  'tekhenu.refusal.seth.artifact-gone': 'Artefakt „{card}” nie leży przy kartach przeznaczenia.',
  'tekhenu.refusal.seth.artifact-blocked':
    'Artefakt „{card}” bierze się z przeznaczeniem „{destiny}”, którego tym razem nie ma. Wybierz inny.',
  'tekhenu.refusal.seth.artifact-values': 'Twój artefakt nie sięga tej wartości.',
  'tekhenu.refusal.seth.artifact-idle': 'Ten artefakt niczego by teraz nie zmienił. Zachowaj go na później.',
  'tekhenu.refusal.seth.artifact-late':
    'Ten artefakt wykonuje akcję: użyj go przed akcją kości albo po niej, nie w trakcie.',
  'tekhenu.refusal.seth.no-artifact': 'Nie masz artefaktu „{card}”.',
  'tekhenu.refusal.seth.nothing-there': 'Nie masz budynku w regionie {region}.',
  'tekhenu.refusal.seth.not-yours': 'Nie masz budynku {place}.',
  'tekhenu.refusal.seth.die-needs-it': 'Po tym nie da się już użyć twojej kości.',
  'tekhenu.refusal.seth.reached-up': '„Stragany” sięgają już w tej turze do części {section}.',
  'tekhenu.rule.Q34b': '„Stragany” sięgają do następnej części raz na turę',
  'tekhenu.rule.draft': 'dwie karty początkowe i moc wyznawców dla każdego',
  'tekhenu.rule.artifacts': 'każdego artefaktu używa się raz, w swojej turze',
  'tekhenu.rule.BX03': 'błogosławieństwo „Nowy Dom”',
  'tekhenu.rule.Q43': '„Dwie Laski” i „Berło Uas” przed akcją kości albo po niej',
  'tekhenu.rule.TS3': 'tego, co nic nie zmienia, się nie używa',
  'tekhenu.rule.seth': 'Set wysyła wojowników do regionu',
  'tekhenu.rule.conquest': 'płytki podboju zakrywają puste pola świątyni',
  'tekhenu.rule.Q20': 'jedna płytka podboju na pole',
  'tekhenu.rule.TX02': 'technologia „Święta Wojna”',

  'tekhenu.move.declare':
    '{colour, select, red {Kość jest czerwona: weź wojowników.} other {Kość jest niebieska: weź kapłanów.}}',
  'tekhenu.move.seth': 'Akcja Seta: budynek w regionie {n} ({name}).',
  'tekhenu.move.seth-any': 'Akcja Seta: budynek w regionie o tej wartości.',
  'tekhenu.move.statue-seth': 'Posąg Seta, za dodatkowych 2 kapłanów. Bonus: 1 wybrany surowiec.',
  'tekhenu.move.statue-column':
    'Posąg dla ludzi {place}: {cards, plural, =0 {żaden z jego regionów nie ma jeszcze budynku, więc bez karty} one {Thoth o wartości 1 za jeden region z budynkiem} few {Thoth o wartości 1 za każdy z # regionów z budynkami} many {Thoth o wartości 1 za każdy z # regionów z budynkami} other {Thoth o wartości 1 za każdy z # regionu z budynkami}}.',
  'tekhenu.move.conquest': 'Połóż płytkę podboju na {space}; zakryje: {reward}.',
  'tekhenu.move.move-from': 'Przenieś budynek: teraz {place}, potem {region}, za wojowników.',
  'tekhenu.move.move-to': 'Przenieś budynek: teraz {region}, potem {place}, za 1 zadowolenia.',
  'tekhenu.move.warriors': 'Zapłać: {what}.',
  'tekhenu.move.swap': 'Oddaj 1: {token}.',
  'tekhenu.move.first':
    '{what, select, reward {Najpierw nagroda z płytki podboju.} other {Najpierw zdolność płytki filaru.}}',

  'tekhenu.seth.position':
    'nie może powstać przy stole z Setem: płytki, karty, elementy i tory muszą zgadzać się z zasadami.',

  'tekhenu.help.more': 'Z Czasem Seta i Wezyrem:',
  'tekhenu.help.take-seth': 'weź kość z planszy Seta',
  'tekhenu.help.statue-seth': 'zbuduj posąg Seta (Horus), za dodatkowych 2 kapłanów',
  'tekhenu.help.statue-column': 'zbuduj posąg dla ludzi pod kolumną Seta: left lub right',
  'tekhenu.help.conquest': 'połóż płytkę podboju na c3 (Set)',
  'tekhenu.help.declare': 'kość Anubisa jest czerwona albo niebieska',
  'tekhenu.help.warriors': 'zapłać 2 wojowników, resztę wiarą (TX02)',
  'tekhenu.help.gain-priest': 'weź kapłana albo: gain warrior',
  'tekhenu.help.play-split': 'zagraj BX01: 3 wojowników i 2 kapłanów',
  'tekhenu.help.move': 'przenieś budynek do regionu 3 (BX03, BX04); z powrotem: move to bread 3',
  'tekhenu.help.destiny': 'weź artefakt z kartą przeznaczenia obok niego',
  'tekhenu.help.use': 'użyj artefaktu w swojej turze',
  'tekhenu.help.swap': 'wymień surowiec, gdy proponuje to moc wyznawców',
  'tekhenu.help.first': 'najpierw nagroda z płytki podboju; albo: first ability',
}
