/** Time of Seth at the table: what is asked, what is refused and why, what moves mean. */
export const tekhenuSethPlay = {
  'tekhenu.ask.seth.declare':
    '{who}, as which colour does the die of Anubis count: red for {value} warriors, or blue for {value} priests?',
  'tekhenu.ask.seth.conquest':
    '{who}, lay conquest tile {tile} on an empty space of the temple. It hides what is printed there.',
  'tekhenu.ask.seth.order':
    '{who}, what comes first: the reward of conquest tile {conquest}, or the ability of your pillar tile?',
  'tekhenu.ask.seth.gain-alike': '{who}, choose a resource: you gain {left} of it.',
  'tekhenu.ask.seth.muster':
    '{who}, gain {left, plural, one {a warrior or a priest} other {# warriors and priests in all, one after the other}}.',
  'tekhenu.ask.seth.levy':
    '{who}, pay {due, plural, one {# warrior} other {# warriors}}. How many of them? Faith pays the rest.',
  'tekhenu.ask.seth.draft':
    '{who}, draft a starting card or a cult power ({cards}). In the end you need two starting cards and one cult power.',
  'tekhenu.ask.seth.keep-decree':
    '{who}, keep one of your decrees ({decrees}). The others go under the deck.',
  'tekhenu.ask.seth.bury-decree': '{who}, your other decrees ({decrees}) go under the deck. Which one first?',
  'tekhenu.ask.seth.destiny':
    '{who}, take a destiny card, or pay priests for an artifact together with the card beside it.',
  'tekhenu.ask.seth.artifact-decree':
    '{who}, keep one of the decrees you have drawn ({decrees}). The other is shuffled into the deck.',
  'tekhenu.ask.seth.artifact-action':
    '{who}, choose an action for your artifact. It needs no die, but its cost is paid.',
  'tekhenu.ask.seth.artifact-value': '{who}, choose the value for {action}.',
  'tekhenu.ask.seth.swap': '{who}, swap a resource for 1 of {token}, or decline.',
  'tekhenu.ask.seth.resettle':
    '{who}, move one of your buildings: from a row of Osiris to the region of its number, or back.',
  'tekhenu.ask.seth.thoth':
    '{who}, take {left, plural, one {a card} other {# cards}} from the sections open to you, at most one from the next section above (Open Stalls), or pay 1 papyrus to refresh a section.',
  'tekhenu.task.seth.thoth': 'Take a card, or refresh a section.',
  'tekhenu.task.seth.draft': 'Draft a starting card or a cult power.',
  'tekhenu.task.seth.keep-decree': 'Keep one of your decrees.',
  'tekhenu.task.seth.bury-decree': 'Say which decree goes under the deck first.',
  'tekhenu.task.seth.destiny': 'Take a destiny card or an artifact.',
  'tekhenu.task.seth.artifact-decree': 'Keep one of the decrees.',
  'tekhenu.task.seth.artifact-action': 'Choose an action for your artifact.',
  'tekhenu.task.seth.artifact-value': 'Choose a value.',
  'tekhenu.task.seth.swap': 'Swap a resource, or decline.',
  'tekhenu.task.seth.resettle': 'Choose which building moves.',
  'tekhenu.task.seth.declare': 'Say whether the die counts as red or as blue.',
  'tekhenu.task.seth.conquest': 'Choose a space for the conquest tile.',
  'tekhenu.task.seth.order': 'Say what comes first.',
  'tekhenu.task.seth.gain-alike': 'Choose a resource.',
  'tekhenu.task.seth.muster': 'Choose a warrior or a priest.',
  'tekhenu.task.seth.levy': 'Say how many warriors you pay.',

  'tekhenu.wait.seth-draft': '{who} drafts a starting card or a cult power.',
  'tekhenu.wait.seth-rewards': '{who} chooses which card pays next.',
  'tekhenu.wait.keep-decree':
    '{many, plural, one {{who} chooses a decree to keep.} other {{who} choose a decree to keep.}}',
  'tekhenu.wait.artifact': '{who} uses an artifact.',
  'tekhenu.wait.swap': '{who} may swap a resource.',
  'tekhenu.wait.resettle': '{who} moves a building.',
  'tekhenu.wait.declare': '{who} says whether the die counts as red or as blue.',
  'tekhenu.wait.conquest': '{who} lays a conquest tile on the temple.',
  'tekhenu.wait.order': '{who} chooses between a reward and an ability.',
  'tekhenu.wait.conquest-offer': '{who} may perform the action of a conquest tile.',
  'tekhenu.wait.seth-gain': '{who} chooses a resource.',
  'tekhenu.wait.muster': '{who} chooses between warriors and priests.',
  'tekhenu.wait.levy': '{who} pays warriors.',
  'tekhenu.wait.seth-pick': '{who} keeps one of the cards that were drawn.',
  'tekhenu.wait.seth-bury': '{who} keeps one of the cards that were drawn.',

  'tekhenu.refusal.seth.region-own': 'You already have a building in region {region}. Use another value.',
  'tekhenu.refusal.seth.region-full': 'Both spaces of region {region} are taken. Use another value.',
  'tekhenu.refusal.seth.no-warriors':
    'This takes {warriors, plural, one {# warrior} other {# warriors}}. A red die or Anubis can bring them.',
  'tekhenu.refusal.seth.no-statue-space': 'All spaces for statues to Seth are taken.',
  'tekhenu.refusal.seth.no-priests':
    'This takes {priests, plural, one {# priest} other {# priests}}, and you have fewer. A blue die or Anubis can bring them.',
  'tekhenu.refusal.seth.space-taken': 'There is already a conquest tile at {space}. Choose another space.',
  'tekhenu.refusal.seth.no-levy':
    'That does not pay {due, plural, one {# warrior} other {# warriors}}: you have {warriors}, and {faith} faith.',
  'tekhenu.refusal.not-for-anubis':
    'Anubis does not let you take the {colour} {value} at {god}. Choose another die.',
  'tekhenu.refusal.no-such-face': 'Your die has no face with a {value}. Choose another value.',
  'tekhenu.refusal.seth.cult-drafted': 'You already have a cult power. Draft a starting card.',
  'tekhenu.refusal.seth.starting-drafted': 'You already have two starting cards. Draft a cult power.',
  'tekhenu.refusal.seth.not-buried': 'That decree is not among those that go under the deck.',
  'tekhenu.refusal.seth.artifact-gone': '{card} is not beside the destiny cards.',
  'tekhenu.refusal.seth.artifact-blocked':
    '{card} comes with destiny {destiny}, which is not available this time. Choose another one.',
  'tekhenu.refusal.seth.artifact-values': 'Your artifact does not reach that value.',
  'tekhenu.refusal.seth.artifact-idle': 'That artifact would change nothing now. Keep it for later.',
  'tekhenu.refusal.seth.artifact-late':
    'That artifact performs an action: use it before or after the action of your die, not in the middle of it.',
  'tekhenu.refusal.seth.no-artifact': 'You do not have {card}.',
  'tekhenu.refusal.seth.nothing-there': 'You have no building in region {region}.',
  'tekhenu.refusal.seth.not-yours': 'You have no building {place}.',
  'tekhenu.refusal.seth.die-needs-it': 'After that you could no longer use your die.',
  'tekhenu.refusal.seth.reached-up': 'Open Stalls has already reached into section {section} this turn.',
  'tekhenu.rule.Q34b': 'Open Stalls reaches into the next section once a turn',
  'tekhenu.rule.draft': 'two starting cards and a cult power for everybody',
  'tekhenu.rule.artifacts': 'each artifact is used once, in your own turn',
  'tekhenu.rule.BX03': 'blessing New Hearth',
  'tekhenu.rule.Q43': 'Twin Staves and Was Sceptre before or after the action of the die',
  'tekhenu.rule.TS3': 'what would change nothing is not used',
  'tekhenu.rule.seth': 'Seth sends warriors into a region',
  'tekhenu.rule.conquest': 'conquest tiles cover empty spaces of the temple',
  'tekhenu.rule.Q20': 'one conquest tile for a space',
  'tekhenu.rule.TX02': 'technology Holy War',

  'tekhenu.move.declare':
    '{colour, select, red {Count the die as red: gain warriors.} other {Count the die as blue: gain priests.}}',
  'tekhenu.move.seth': 'Perform Seth: a building in region {n} ({name}).',
  'tekhenu.move.seth-any': 'Perform Seth: a building in the region of the value.',
  'tekhenu.move.statue-seth': 'A statue to Seth, for 2 priests more. Its bonus: 1 resource of your choice.',
  'tekhenu.move.statue-column':
    'A statue for the people {place}: {cards, plural, =0 {none of its regions has a building yet, so no card} one {Thoth with value 1 for one region with a building} other {Thoth with value 1 for each of # regions with buildings}}.',
  'tekhenu.move.conquest': 'Lay the conquest tile on {space}; it hides {reward}.',
  'tekhenu.move.move-from': 'Move your building {place} to stand {region}, for warriors.',
  'tekhenu.move.move-to': 'Move your building {region} to stand {place}, for 1 happiness.',
  'tekhenu.move.warriors': 'Pay {what}.',
  'tekhenu.move.swap': 'Give 1 of your {token}.',
  'tekhenu.move.first':
    '{what, select, reward {First what the conquest tile brings.} other {First the ability of the pillar tile.}}',

  'tekhenu.seth.position':
    'is not what a table with Seth could have come to: its tiles, cards, pieces and tracks must fit its rules.',

  'tekhenu.help.more': 'With Time of Seth and the Vizier:',
  'tekhenu.help.take-seth': 'take a die from the board of Seth',
  'tekhenu.help.statue-seth': 'build a statue to Seth (Horus), for 2 priests more',
  'tekhenu.help.statue-column': 'build a statue for the people below a column of Seth: left or right',
  'tekhenu.help.conquest': 'lay the conquest tile at c3 (Seth)',
  'tekhenu.help.declare': 'let the die of Anubis count as red or blue',
  'tekhenu.help.warriors': 'pay 2 warriors, the rest with faith (TX02)',
  'tekhenu.help.gain-priest': 'gain a priest, or: gain warrior',
  'tekhenu.help.play-split': 'play BX01 for 3 warriors and 2 priests',
  'tekhenu.help.move': 'move a building to region 3 (BX03, BX04); back: move to bread 3',
  'tekhenu.help.destiny': 'take an artifact with the destiny card beside it',
  'tekhenu.help.use': 'use an artifact in your turn',
  'tekhenu.help.swap': 'swap a resource, when a cult power offers it',
  'tekhenu.help.first': 'first the reward of the conquest tile; or: first ability',
} as const satisfies Record<string, string>
