import type { tekhenuSeth as en } from '../en/tekhenu-seth.ts'

/** Time of Seth: its names, and what happens with it. */
export const tekhenuSeth: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.god.seth': 'Seth',
  'tekhenu.colour.red': 'rouge',
  'tekhenu.colour.blue': 'bleu',
  'tekhenu.colour.green': 'vert',
  'tekhenu.colour-letter.red': 'R',
  'tekhenu.colour-letter.blue': 'L',
  'tekhenu.colour-letter.green': 'V',
  'tekhenu.token.warrior': 'guerriers',
  'tekhenu.token.priest': 'prêtres',
  'tekhenu.many.warrior': '{many, plural, one {# guerrier} other {# guerriers}}',
  'tekhenu.many.priest': '{many, plural, one {# prêtre} other {# prêtres}}',
  'tekhenu.many.any':
    '{many, plural, one {# ressource au choix sauf or} other {# ressources au choix sauf or}}',
  'tekhenu.region.1': 'Nubie',
  'tekhenu.region.2': 'Pount',
  'tekhenu.region.3': 'Libye',
  'tekhenu.region.4': 'Canaan',
  'tekhenu.region.5': 'Mitanni',
  'tekhenu.region.6': 'Hatti',
  'tekhenu.place.region': 'dans la région {n} ({name})',
  'tekhenu.place.column-left': 'sous la file gauche de Seth',
  'tekhenu.place.column-right': 'sous la file droite de Seth',

  'tekhenu.by.red-die': 'un dé rouge',
  'tekhenu.by.blue-die': 'un dé bleu',
  'tekhenu.by.conquest-tile': 'la tuile conquête recouverte',
  'tekhenu.by.column-statue': 'la statue sous la file',
  'tekhenu.by.region': 'région {n}, {name}',
  'tekhenu.by.conquest': 'tuile conquête {tile}',

  'tekhenu.source.regions': 'Régions de Seth',

  'tekhenu.log.warband':
    '{who} {you, select, yes {avez} other {a}} maintenant {warriors, plural, one {# guerrier} other {# guerriers}} et {priests, plural, one {# prêtre} other {# prêtres}} ({cause}).',
  'tekhenu.log.blood':
    'Le sang corrompt {you, select, yes {votre balance} other {la balance ({who})}} : {tokens, plural, one {# jeton s’y trouve} other {# jetons s’y trouvent}} désormais, pour de bon.',
  'tekhenu.log.settled-region':
    '{who} {you, select, yes {construisez} other {construit}} un bâtiment dans la région {region} ({name}), au {space, select, 2 {second} other {premier}} emplacement.',
  'tekhenu.log.conquest-laid':
    '{who} {you, select, yes {posez} other {pose}} la tuile conquête {tile} en {space} dans le temple.',
  'tekhenu.log.conquest-turned':
    '{some, select, yes {Prochaine tuile conquête, {tile} : {text}} other {Il n’y a plus de tuiles conquête.}}',
  'tekhenu.log.seth-rolled': 'Nouveaux sur le plateau de Seth : {dice}.',
  'tekhenu.log.declared-colour':
    '{who} {you, select, yes {considérez} other {considère}} le dé d’Anubis comme {colour}.',
  'tekhenu.log.cults-laid': 'Pouvoirs de culte proposés : {cards}.',
  'tekhenu.log.cult-drafted': '{who} {you, select, yes {prenez} other {prend}} « {card} » ({text})',
  'tekhenu.log.cult':
    '{you, select, yes {Votre pouvoir de culte} other {Le pouvoir de culte ({who})}} se déclenche, « {card} » : {text}',
  'tekhenu.log.artifacts-laid': 'Artefacts à côté des cartes Destinée : {cards}.',
  'tekhenu.log.artifact-taken':
    '{who} {you, select, yes {prenez} other {prend}} l’artefact « {card} » avec la destinée « {destiny} » : {text}',
  'tekhenu.log.artifact-used': '{who} {you, select, yes {utilisez} other {utilise}} « {card} » : {text}',
  'tekhenu.log.resettled':
    '{who} {you, select, yes {déplacez} other {déplace}} un bâtiment : il était {from}, il est maintenant {to}.',
  'tekhenu.log.swapped': '{who} {you, select, yes {échangez} other {échange}} {from} contre {to} ({cause}).',
  'tekhenu.log.decree-picked':
    '{seen, select, yes {{who} {you, select, yes {gardez} other {garde}} le décret « {decree} » : {text}} other {{who} {you, select, yes {gardez} other {garde}} un des décrets.}}',
  'tekhenu.log.decrees-buried':
    '{seen, select, yes {{who} {you, select, yes {remettez} other {remet}} {decrees} sous le paquet, dans cet ordre.} other {{who} {you, select, yes {remettez} other {remet}} les autres décrets sous le paquet.}}',

  'tekhenu.table.regions': 'Seth',
  'tekhenu.table.region-reward': 'Gain de la région',
  'tekhenu.table.first-space': 'Premier bâtiment',
  'tekhenu.table.second-space': 'Second bâtiment',
  'tekhenu.table.region': '{n} {name}',
  'tekhenu.table.space-free': '({warriors}) rapporte {points}',
  'tekhenu.table.space-of': '{mark}, rapporte {points}',
  'tekhenu.table.columns':
    'Un nombre entre parenthèses est le coût d’un bâtiment en guerriers. Statues pour le peuple sous les régions {first} : {left}  sous {second} : {right}  Statues dédiées à Seth : {statues}',
  'tekhenu.table.conquest':
    'Prochaine tuile conquête, {tile} : {text} {many, plural, =0 {C’est la dernière.} one {Encore # dans la pile.} other {Encore # dans la pile.}}',
  'tekhenu.table.conquest-face-down':
    'La prochaine tuile conquête est face cachée : {many, plural, one {c’est la dernière} other {# dans la pile}}.',
  'tekhenu.table.conquest-none': 'Il n’y a plus de tuiles conquête.',
  'tekhenu.table.artifacts-laid': 'Artefacts à côté des cartes Destinée : {artifacts}.',
  'tekhenu.table.artifact': '{artifact} ({destiny}, {priests} prêtres)',
  'tekhenu.table.seth-bonus': '1 ressource',
  'tekhenu.table.seth-bonus-basic': '1 ressource sauf or',
  'tekhenu.table.conquered': 'tuile {tile}',
  'tekhenu.table.legend-conquest': 'tuile A05 : tuile conquête à la place de ce qui est imprimé.',
  'tekhenu.table.warband': 'guerriers, prêtres',
  'tekhenu.table.warband-of': '{warriors}, {priests}',
  'tekhenu.table.blood': '{many} sang',
  'tekhenu.table.cult': 'pouvoir de culte',
  'tekhenu.table.artifacts': 'artefacts',
}
