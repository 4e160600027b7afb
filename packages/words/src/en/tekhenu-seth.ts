/** Time of Seth: its names, and what happens with it. */
export const tekhenuSeth = {
  'tekhenu.god.seth': 'Seth',
  'tekhenu.colour.red': 'red',
  'tekhenu.colour.blue': 'blue',
  'tekhenu.colour.green': 'green',
  'tekhenu.colour-letter.red': 'R',
  'tekhenu.colour-letter.blue': 'U',
  'tekhenu.colour-letter.green': 'N',
  'tekhenu.token.warrior': 'warriors',
  'tekhenu.token.priest': 'priests',
  'tekhenu.many.warrior': '{many, plural, one {# warrior} other {# warriors}}',
  'tekhenu.many.priest': '{many, plural, one {# priest} other {# priests}}',
  'tekhenu.many.any':
    '{many, plural, one {# resource of your choice but gold} other {# resources of your choice but gold}}',
  'tekhenu.region.1': 'Nubia',
  'tekhenu.region.2': 'Punt',
  'tekhenu.region.3': 'Libya',
  'tekhenu.region.4': 'Canaan',
  'tekhenu.region.5': 'Mitanni',
  'tekhenu.region.6': 'Hatti',
  'tekhenu.place.region': 'in region {n} ({name})',
  'tekhenu.place.column-left': 'below the left column of Seth',
  'tekhenu.place.column-right': 'below the right column of Seth',

  'tekhenu.by.red-die': 'a red die',
  'tekhenu.by.blue-die': 'a blue die',
  'tekhenu.by.conquest-tile': 'the conquest tile it covers',
  'tekhenu.by.column-statue': 'the statue below the column',
  'tekhenu.by.region': 'region {n}, {name}',
  'tekhenu.by.conquest': 'conquest tile {tile}',

  'tekhenu.source.regions': 'Regions of Seth',

  'tekhenu.log.warband':
    '{who} now {you, select, yes {have} other {has}} {warriors, plural, one {# warrior} other {# warriors}} and {priests, plural, one {# priest} other {# priests}} ({cause}).',
  'tekhenu.log.blood':
    'Blood taints {you, select, yes {your scales} other {the scales of {who}}}: {tokens, plural, one {# token lies} other {# tokens lie}} there now, for good.',
  'tekhenu.log.settled-region':
    '{who} {you, select, yes {construct} other {constructs}} a building in region {region} ({name}), on the {space, select, 2 {second} other {first}} space.',
  'tekhenu.log.conquest-laid':
    '{who} {you, select, yes {lay} other {lays}} conquest tile {tile} on {space} of the temple.',
  'tekhenu.log.conquest-turned':
    '{some, select, yes {The next conquest tile is {tile}: {text}} other {There are no conquest tiles left.}}',
  'tekhenu.log.seth-rolled': 'New on the board of Seth: {dice}.',
  'tekhenu.log.declared-colour':
    '{who} {you, select, yes {let} other {lets}} the die of Anubis count as {colour}.',
  'tekhenu.log.cults-laid': 'Cult powers are laid out: {cards}.',
  'tekhenu.log.cult-drafted': '{who} {you, select, yes {draft} other {drafts}} {card} ({text})',
  'tekhenu.log.cult':
    '{you, select, yes {Your cult power} other {The cult power of {who}}} pays, {card}: {text}',
  'tekhenu.log.artifacts-laid': 'Artifacts lie beside the destiny cards: {cards}.',
  'tekhenu.log.artifact-taken':
    '{who} {you, select, yes {take} other {takes}} the artifact {card} together with destiny {destiny}: {text}',
  'tekhenu.log.artifact-used': '{who} {you, select, yes {use} other {uses}} {card}: {text}',
  'tekhenu.log.resettled':
    '{who} {you, select, yes {move} other {moves}} a building: it stood {from} and now stands {to}.',
  'tekhenu.log.swapped': '{who} {you, select, yes {swap} other {swaps}} {from} for {to} ({cause}).',
  'tekhenu.log.decree-picked':
    '{seen, select, yes {{who} {you, select, yes {keep} other {keeps}} the decree {decree}: {text}} other {{who} {you, select, yes {keep} other {keeps}} one of the decrees.}}',
  'tekhenu.log.decrees-buried':
    '{seen, select, yes {{who} {you, select, yes {put} other {puts}} {decrees} under the deck, in this order.} other {{who} {you, select, yes {put} other {puts}} the other decrees under the deck.}}',

  'tekhenu.table.regions': 'Seth',
  'tekhenu.table.region-reward': 'Reward of the region',
  'tekhenu.table.first-space': 'First building',
  'tekhenu.table.second-space': 'Second building',
  'tekhenu.table.region': '{n} {name}',
  'tekhenu.table.space-free': '({warriors}) scores {points}',
  'tekhenu.table.space-of': '{mark}, scores {points}',
  'tekhenu.table.columns':
    'A number in brackets is what a building costs in warriors. Statues for the people below regions {first}: {left}  below {second}: {right}  Statues to Seth: {statues}',
  'tekhenu.table.conquest':
    'Next conquest tile {tile}: {text} {many, plural, =0 {It is the last one.} one {# more is in the stack.} other {# more are in the stack.}}',
  'tekhenu.table.conquest-face-down':
    'The next conquest tile is not yet turned up: {many, plural, one {it is the last one} other {# are in the stack}}.',
  'tekhenu.table.conquest-none': 'There are no conquest tiles left.',
  'tekhenu.table.artifacts-laid': 'Artifacts beside the destiny cards: {artifacts}.',
  'tekhenu.table.artifact': '{artifact} ({destiny}, {priests} priests)',
  'tekhenu.table.seth-bonus': 'any: 1 resource',
  'tekhenu.table.seth-bonus-basic': 'any: 1 but gold',
  'tekhenu.table.conquered': 'tile {tile}',
  'tekhenu.table.legend-conquest': 'tile A05: conquest tile in place of what is printed there.',
  'tekhenu.table.warband': 'warriors, priests',
  'tekhenu.table.warband-of': '{warriors}, {priests}',
  'tekhenu.table.blood': '{many} blood',
  'tekhenu.table.cult': 'cult power',
  'tekhenu.table.artifacts': 'artifacts',
} as const satisfies Record<string, string>
