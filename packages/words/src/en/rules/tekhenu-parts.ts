/** What every part of the table of Tekhenu says when it is asked: what it is, what it costs, what it brings now. */
export const tekhenuParts = {
  'tekhenu.part.label.now': 'Now',
  'tekhenu.part.label.costs': 'Costs',
  'tekhenu.part.label.brings': 'Brings',
  'tekhenu.part.label.statues': 'Statues',
  'tekhenu.part.label.tile': 'Tile',
  'tekhenu.part.label.ra': 'Ra',
  'tekhenu.part.label.hathor': 'Hathor',
  'tekhenu.part.label.next': 'Next',
  'tekhenu.part.label.sunny': 'Sunny',
  'tekhenu.part.label.shaded': 'Shaded',
  'tekhenu.part.label.dark': 'Dark',
  'tekhenu.part.label.warriors': 'Warriors',
  'tekhenu.part.label.priests': 'Priests',
  'tekhenu.part.unchecked': 'Our value: a printed box may show another.',
  'tekhenu.part.correct': 'Correct it',
  'tekhenu.part.changed-by': 'Cards that change it:',

  'tekhenu.part.horus': 'Horus builds a statue: to the god of the value, or for the people.',
  'tekhenu.part.ra': 'Ra raises a pillar on a tile in the temple; the value picks the tile.',
  'tekhenu.part.hathor': 'Hathor constructs a building at the end of a line of the temple.',
  'tekhenu.part.bastet': 'Bastet raises your happiness by the value of the die.',
  'tekhenu.part.thoth': 'Thoth brings one to three cards from one section of the market.',
  'tekhenu.part.osiris': 'Osiris constructs a workshop or quarry in the row of the value.',
  'tekhenu.part.seth': 'Seth sends warriors into the region of the value.',
  'tekhenu.part.costs.horus':
    '{left, plural, =0 {all your statues are built} one {your last statue: {granite} granite, you have {held}} other {your next statue: {granite} granite, you have {held}}}',
  'tekhenu.part.costs.ra': 'limestone and granite of the tile; you have {limestone} and {granite}',
  'tekhenu.part.costs.hathor': '2 to 4 bread; you have {held}',
  'tekhenu.part.costs.bastet': '2 papyrus; you have {held}',
  'tekhenu.part.costs.thoth': 'nothing for one card, 2 papyrus for two, 3 for three; you have {held}',
  'tekhenu.part.costs.gold': '{costs}, and {gold} gold, which pays for any resource',
  'tekhenu.part.costs.osiris': '1 happiness; you have {held}',
  'tekhenu.part.costs.seth': 'the price of the space in warriors; you have {held}',
  'tekhenu.part.brings.horus':
    'a bonus when its god’s action is performed, or gold if it is for the people; points at scorings',
  'tekhenu.part.brings.ra': 'points for edges and buildings, and what the space shows',
  'tekhenu.part.brings.hathor': '3 for each own pillar in line, a token from each empty space, population',
  'tekhenu.part.brings.bastet': 'happiness, and scribes with values 1 to 4',
  'tekhenu.part.brings.thoth':
    'happiness {happiness} reaches {sections, plural, =0 {no section} one {section 1} other {sections 1 to #}}',
  'tekhenu.part.brings.osiris': 'production and resources of the row',
  'tekhenu.part.brings.seth': 'the reward of the region, a blood token, a conquest tile; points at scorings',
  'tekhenu.part.light': '{light}: {pure} pure, {tainted} tainted, {forbidden} forbidden here',
  'tekhenu.part.bonus': '{owners}: {bonus} when it is performed',

  'tekhenu.part.die': '{die} at {god}',
  'tekhenu.part.die.pure': 'A pure die: it weighs up on your scales.',
  'tekhenu.part.die.tainted': 'A tainted die: it weighs down on your scales.',
  'tekhenu.part.die.forbidden': 'A forbidden die: it takes Anubis, T08, or another colour by B11.',
  'tekhenu.part.die.god': '{god} with value {value}',
  'tekhenu.part.die.produce': '{god} with value {value}, or {value} {resource}: you keep up to {level}',

  'tekhenu.part.space': 'Space {space} of the temple',
  'tekhenu.part.space.what': 'An empty space. Ra can raise a pillar here.',
  'tekhenu.part.space.ra': 'a pillar here brings you {reward}',
  'tekhenu.part.space.hathor':
    'a building in line takes 1 token of a resource or of faith shown, while it is empty',
  'tekhenu.part.house': 'Place for a building {side}',
  'tekhenu.part.house.what': 'Hathor builds here. Buildings in line score for pillars that are raised later.',
  'tekhenu.part.house.costs': '{bread} bread; you have {held}',
  'tekhenu.part.house.owner': 'Building: {who}',
  'tekhenu.part.house.cost': '{bread} bread when it was built',
  'tekhenu.part.house.brings':
    '{points, plural, one {# point} other {# points}} at each scoring: 1, and 1 for each own pillar in its line',
  'tekhenu.part.house.closed': 'This place is closed with {players} players.',
  'tekhenu.part.workshop': 'Osiris, {place}',
  'tekhenu.part.workshop.what':
    'A space for a workshop or quarry, with value {row}. Whoever has most pieces in a district scores 3.',
  'tekhenu.part.people-statue':
    'A statue for the people goes here, with any value: it brings a gold, and counts in its line or its districts.',
  'tekhenu.part.people-statue.brings':
    '1 gold{now, plural, =0 {} one {, # point at once} other {, # points at once}}; at a scoring {later, plural, =0 {nothing} one {# point} other {# points}} as the table stands',
  'tekhenu.part.column-statue':
    'A statue for the people goes here, with any value: a card for each region above it with a building. Later buildings in the column score 3.',
  'tekhenu.part.statue-of': 'Statue: {who}',
  'tekhenu.part.pillar-at': '{who}: pillar on {space}',
  'tekhenu.part.pillar-at.what':
    'It scores 3 when its owner builds in its line with Hathor, and 1 at each scoring for each own building or statue in its row and column.',
  'tekhenu.part.pillar-at.brings':
    '{points, plural, one {# point} other {# points}} at a scoring as the table stands',
  'tekhenu.part.rival': '{who}: {about}',
  'tekhenu.part.rival.board': 'the board',
  'tekhenu.part.rival.no-points': 'no points yet',
  'tekhenu.part.rival.nothing': 'nothing',
  'tekhenu.part.rival.scoring': '{points, plural, one {# point} other {# points}} if scoring happened now',
  'tekhenu.part.rival.pans': '{pure} on the pure side, {tainted} on the tainted side',
  'tekhenu.part.rival.weighs': 'weighs {weight}; balance {balance}',
  'tekhenu.part.rival.production':
    'Of each production a player keeps up to this number; what is over taints the scales.',
  'tekhenu.part.rival.built': '{built} built, {left} left',
  'tekhenu.part.rival.next-statue': 'the next one {granite} granite, of {held}',
  'tekhenu.part.rival.cards':
    '{open, plural, one {# open card} other {# open cards}}, {hidden, plural, =0 {no secret decree} one {# secret decree} other {# secret decrees}}',
  'tekhenu.part.honour': 'Statue to {god}',
  'tekhenu.part.honour.what':
    'A place for statues to this god. They pay when others perform this god’s action; with two players also when their owner does.',
  'tekhenu.part.pan': '{side} side of the scales',
  'tekhenu.part.pan.pure': 'Pure dice and faith: what lies here counts up.',
  'tekhenu.part.pan.tainted':
    'Tainted dice, excess resources, blood, and faith laid here: what lies here counts down.',
  'tekhenu.part.production': 'Production of {resource}',
  'tekhenu.part.production.what':
    'Of each production you keep up to this number; what is over taints your scales.',
  'tekhenu.part.refresh': 'Refresh section {section}',
  'tekhenu.part.refresh.what':
    'With Thoth, before the first card: 1 papyrus discards the section and fills it anew.',
  'tekhenu.part.refresh.costs': '1 papyrus; you have {held}',
  'tekhenu.part.region': 'Region {region}',
  'tekhenu.part.region.what':
    'A building here needs a Seth action of value {region}; one of your own in each region.',
  'tekhenu.part.region.costs': '{costs} warriors; you have {held}',
  'tekhenu.part.region.points': '{points} points at each scoring',
  'tekhenu.part.track': '{at} on the track of the people',
  'tekhenu.part.track.what': 'Population stands above, happiness below; happiness never passes population.',
  'tekhenu.part.track.symbol': 'happiness here scores at each scoring',
  'tekhenu.part.track.section': 'happiness {at} reaches section {section} of the market',
  'tekhenu.part.track.opens': 'the first population here opens section {section} for all',
  'tekhenu.part.track.mine': 'your population is {population}, your happiness {happiness}',
  'tekhenu.part.market': 'Section {section} of the market',
  'tekhenu.part.market.what': 'Cards for whoever has a happiness of {happiness} or more.',
  'tekhenu.part.market.closed': 'Closed until a population reaches {population}.',
  'tekhenu.part.market.mine':
    '{enough, select, yes {your happiness of {happiness} is enough} other {your happiness is {happiness}}}',
  'tekhenu.part.warband-track': 'Warriors and priests',
  'tekhenu.part.warband-track.what':
    'Two tracks from 0 to 10. Warriors pay for regions, priests for artifacts and statues to Seth.',

  'tekhenu.part.bag': 'The bag',
  'tekhenu.part.bag.what':
    '{many, plural, one {# die is} other {# dice are}} in it. At each rotation both shaded sections get one for each player.',
  'tekhenu.part.bag.empty': 'no dice',
  'tekhenu.part.light.title': 'Light',
  'tekhenu.part.light.what':
    'Light and shadow make dice pure, tainted or forbidden. They move on after every second round.',
  'tekhenu.part.wheel.title': 'Obelisk and dice',
  'tekhenu.part.wheel.what':
    'Six sections of gods with their dice: pure ones at the rim, tainted ones further in, forbidden ones in the middle.',
  'tekhenu.part.vizier.title': 'The Vizier',
  'tekhenu.part.vizier.what': 'Each die the second player takes here brings the first player 2 points.',
  'tekhenu.part.rounds.title': 'Rounds',
  'tekhenu.part.rounds.what':
    'Sixteen rounds: a rotation after every second, Maat after every fourth, scorings after 8 and 16.',
  'tekhenu.part.order.title': 'Turn order',
  'tekhenu.part.order.what': 'Who plays when. Maat sets it anew: nearest to 0 goes first.',
  'tekhenu.part.points.title': 'Points',
  'tekhenu.part.points.what': 'Whoever has most after 16 rounds and the decrees wins.',
  'tekhenu.part.tokens.title': 'Tokens',
  'tekhenu.part.tokens.what': 'Resources, scribes and faith. Gold stands in for any resource.',
  'tekhenu.part.scales.title': 'Scales',
  'tekhenu.part.scales.what':
    'Balance of pure and tainted dice. Maat weighs it: 0 goes first, from −3 on it costs points.',
  'tekhenu.part.building.title': 'Buildings',
  'tekhenu.part.building.what':
    'Each building that leaves the row uncovers bread to pay or points to score at scorings.',
  'tekhenu.part.statue.title': 'Statues',
  'tekhenu.part.statue.what': 'Each costs the granite below it. Together they score at every scoring.',
  'tekhenu.part.pillar.title': 'Pillars',
  'tekhenu.part.pillar.what': 'Raised by Ra in the temple. They score with Hathor and at scorings.',
  'tekhenu.part.cards.title': 'Cards',
  'tekhenu.part.cards.what':
    'Blessings, technologies and decrees from the market lie open; other decrees are secret until the end.',
  'tekhenu.part.temple.title': 'Temple Complex',
  'tekhenu.part.temple.what':
    'Pillars inside by Ra, buildings around it by Hathor. Edges of tiles score where colours meet.',
  'tekhenu.part.temple.scoring': '{points} if scoring happened now',
  'tekhenu.part.tiles.title': 'Tiles at Ra',
  'tekhenu.part.tiles.what':
    'The value picks one: 1 or 2 the right one, 3 or 4 the middle one, 5 or 6 the left one.',
  'tekhenu.part.market-area.title': 'Card market',
  'tekhenu.part.market-area.what':
    'Four sections of cards. Thoth takes them; happiness says from which section.',
  'tekhenu.part.mine.title': 'Your board',
  'tekhenu.part.mine.what':
    'Points, tokens, scales, productions, rows of buildings and statues, and your cards.',
  'tekhenu.part.rivals.title': 'Other boards',
  'tekhenu.part.rivals.what': 'What the others have: everything but their secret decrees.',
  'tekhenu.part.bot.title': 'Botankhamun',
  'tekhenu.part.bot.what':
    'A marker climbs over ten tiles; each says which die it takes. It pays nothing and never chooses.',
  'tekhenu.part.bot.waits': 'the marker waits to the left of the pyramid',
  'tekhenu.part.prompt.title': 'What is asked',
  'tekhenu.part.prompt.what': 'The question, what there is to choose, and what it would bring.',
  'tekhenu.part.log.title': 'Log',
  'tekhenu.part.log.what':
    'What happened, newest first. Point at a line to see where; its sign leads to the rule.',
  'tekhenu.part.projection.title': 'If scoring happened now',
  'tekhenu.part.projection.what': 'What each would score at the next scoring as the table stands.',
  'tekhenu.part.offer.title': 'Cards to choose from',
  'tekhenu.part.offer.what': 'Hold a card, or point at it, to read it whole.',
  'tekhenu.part.conquest.title': 'Conquest tiles',
  'tekhenu.part.conquest.what': 'The open one is laid in the temple by the next Seth action.',
} as const satisfies Record<string, string>
