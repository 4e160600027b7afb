/** What pages of cards say beside their texts: when, for what, and where they lie. */
export const tekhenuCardPages = {
  'tekhenu.when.producing': 'While you [produce](produce), before the resources come. Then it is discarded.',
  'tekhenu.when.paying': 'When a cost of that god is paid. Then it is discarded.',
  'tekhenu.when.taking': 'At the start of your turn, before you take a die. Then it is discarded.',
  'tekhenu.when.changing':
    'When you have taken a die, before anything is done with it. Then it is discarded.',
  'tekhenu.when.adding': 'When you have taken a die, before anything is done with it. Then it is discarded.',
  'tekhenu.when.anytime': 'At any moment of your own turn, inside an action too. Then it is discarded.',
  'tekhenu.when.between':
    'At any moment of your own turn that is not inside an action. Then it is discarded.',
  'tekhenu.when.technology': 'From the moment you hold it until the end of the game.',
  'tekhenu.when.decree':
    'After the last scoring, as one of up to three [decrees](decrees) of different symbols.',
  'tekhenu.when.starting':
    'During [setup](setup); then it is out of the game. Its number decides who begins.',
  'tekhenu.when.destiny':
    'Once, after you choose it in setup or at [Maat](maat); you hold it until the next one.',
  'tekhenu.when.pillar': 'When a pillar is [raised](ra) on it and its sign matches the light on Ra.',
  'tekhenu.when.plain': 'It only carries the pillar that is [raised](ra) on it.',
  'tekhenu.when.cult': 'Each time you do what it names, once a turn.',
  'tekhenu.when.Cult03': 'Each time your happiness reaches a symbol for the first time in the game.',
  'tekhenu.when.artifact': 'Once, in your own turn; then it is out of the game.',
  'tekhenu.when.conquest': 'When a pillar is raised on it, or Hathor builds in its line.',
  'tekhenu.when.D23': 'Before the last scoring begins. It is one of your three decrees.',

  'tekhenu.costs.market':
    'Taken at [Thoth](thoth): one card for nothing, two for 2 papyrus, three for 3 papyrus.',
  'tekhenu.costs.tile': '{cost}',
  'tekhenu.costs.nothing': 'Nothing.',
  'tekhenu.costs.artifact': '{priests} priests, together with {destiny}',
  'tekhenu.costs.B17': '1 scribe, at once, and whatever the second action costs.',
  'tekhenu.costs.B19': '1 happiness and 1 population, at once, and whatever the second action costs.',
  'tekhenu.costs.T19': '1 scribe each time.',
  'tekhenu.costs.D03': '2 gold.',
  'tekhenu.costs.D04': '1 resource for each symbol you score.',
  'tekhenu.costs.BX03': 'The region’s price in warriors, or 1 happiness for Osiris.',
  'tekhenu.costs.SX02': '1 happiness.',
  'tekhenu.costs.SX03': '1 happiness.',
  'tekhenu.costs.Art03': '1 scribe when it is used.',
  'tekhenu.costs.Art06': '1 scribe when it is used.',

  'tekhenu.order.adding': 'Before or after your own action, which may also be [producing](produce).',
  'tekhenu.order.T24': 'Its gold comes before the effect of the blessing, and may help to pay for it.',
  'tekhenu.scales.never-excess': 'What the card adds is never excess: it weighs nothing.',
  'tekhenu.scales.new-face': 'The new face of the die counts.',
  'tekhenu.scales.without-step': 'They count the die without this change of value.',
  'tekhenu.scales.one-weight': 'One die, one weight: the second action adds none.',
  'tekhenu.scales.both-excess': 'The excess of both productions is tainted; the die itself weighs once.',
  'tekhenu.gods.opposite': 'Opposite each other',
  'tekhenu.gods.beside': 'Beside each other',

  'tekhenu.where.market': 'Open in section {section} of the market.',
  'tekhenu.where.reach':
    '{enough, select, yes {Your happiness of {happiness} reaches it.} other {It takes a happiness of {needed}; you have {happiness}.}}',
  'tekhenu.where.mine': 'You hold it.',
  'tekhenu.where.theirs': '{who} holds it.',
  'tekhenu.where.ra': 'At Ra, for values {values}.',
  'tekhenu.where.temple': 'In the temple, at {space}.',
  'tekhenu.where.conquest': 'It lies open: the next Seth action lays it.',
  'tekhenu.where.artifact': 'Beside the destiny cards.',
  'tekhenu.where.offered': 'It lies open, to be chosen.',
  'tekhenu.where.free': 'Nobody holds it.',
  'tekhenu.where.unseen': 'Not in sight: in a deck, in the box, or hidden in a hand.',
} as const satisfies Record<string, string>
