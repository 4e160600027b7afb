/** What Kepi says in the lesson about Time of Seth: at most 35 words a step. */
export const sethLesson = {
  'lesson.seth.army': 'Warriors and priests',
  'lesson.seth.welcome':
    'Welcome back! Seth has a board of his own: six regions in two columns, gray dice, and a pile of conquest tiles. The rest is the game you know.',
  'lesson.seth.tracks':
    'Two tracks, from 0 to 10. Warriors pay for regions; priests for artifacts and for statues to Seth. You have 4 warriors and 3 priests, Ipy has 6 and 2.',
  'lesson.seth.artifact':
    'When you choose a destiny card, you may give up its gift and pay priests for an artifact. You paid 5 for the Old Adze. It works once. Use it: all your productions rise.',
  'lesson.seth.red':
    'Red dice are always tainted. Before the god acts they bring as many warriors as they show. Take the red 2 at Hathor.',
  'lesson.seth.red.1':
    'The red die brought two warriors. Now build at the left of row 1. Gold replaces the bread.',
  'lesson.seth.honour':
    'Ipy performed Horus and built a statue to Seth, for one granite and two priests. From now on, whenever you or Ipy perform Seth, Ipy gets a resource.',
  'lesson.seth.regions': 'Regions',
  'lesson.seth.region': 'Gray dice on this board perform Seth. The value is the region. Take the gray 2.',
  'lesson.seth.region.1':
    'Now choose region 2. The first building there costs 4 warriors and brings 3 priests at once.',
  'lesson.seth.blood':
    'War leaves blood. One token lies on your tainted pan for the rest of the game, and counts −1 whenever Maat weighs.',
  'lesson.seth.conquest':
    'Conquest brings the open tile of Seth’s board: 1 papyrus, 2 limestone. Lay it on this corner of the temple. It hides what is printed there. A pillar on it brings what it shows.',
  'lesson.seth.paid':
    'You performed Seth, so Ipy’s statue brought a gold. Then Ipy took the blue 4 at Ra, and a scribe made it a 5. Blue dice bring priests: five for Ipy.',
  'lesson.seth.spoils': 'Spoils',
  'lesson.seth.blue': 'Another blue 4 lies at Ra. Take it: 4 priests for you.',
  'lesson.seth.blue.1': 'Now raise your pillar on your own tile: 6 points, one papyrus, two limestone.',
  'lesson.seth.cult':
    'A cult power helps its owner, and the others a little. Yours: when you raise a pillar at the edge, you get a resource. Ipy may swap a resource for a scribe. Choose granite.',
  'lesson.seth.column':
    'Ipy conquered region 3, below yours. A statue under a column of regions brings a card for each of them with a building: two. Take the white 6 at Horus.',
  'lesson.seth.column.1': 'Now build the statue for the people here, under the column of your region.',
  'lesson.seth.column.2': 'Two cards are yours: take the lit ones, one after the other.',
  'lesson.seth.column.3': 'And the second one.',
  'lesson.seth.green':
    'Ipy took the green 2. Green dice are pure everywhere, but never produce. Ipy’s new building stands in line with a conquest tile: Hathor gave one of each resource on it.',
  'lesson.seth.maat': 'Maat',
  'lesson.seth.choice':
    'With your blood you stood at −3 and lost one point. Ipy lost three, so you are first. Pay 4 priests for the Was Sceptre. This artifact performs Seth once, without a die.',
  'lesson.seth.points':
    'In both scorings each of your buildings here brings 3 points. Your statue goes on working: from now on, whoever conquers a region in the column above it gets 3 points at once.',
  'lesson.seth.end':
    'You know Seth! One thing more: whoever calls Anubis with two scribes lets the die count as red or blue. Green dice cannot be used for that. You have 15 points, Ipy 17.',
} as const
