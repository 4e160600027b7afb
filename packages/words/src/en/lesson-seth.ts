/** What Kepi says in the lesson about Time of Seth: at most 35 words a step. */
export const sethLesson = {
  'lesson.seth.army': 'Warriors and priests',
  'lesson.seth.welcome':
    'Welcome back! Seth has a board of his own: six regions in two columns, gray dice, and a pile of conquest tiles. The rest is the game you know.',
  'lesson.seth.tracks':
    'Two tracks, from 0 to 10. Warriors pay for regions; priests for artifacts and for statues to Seth. You have 4 warriors and 3 priests, Ipy has 6 and 2.',
  'lesson.seth.artifact':
    'This is an artifact. You paid 5 priests for it, in place of the gift of a destiny card. It works once, in your turn. Use it: all your productions rise.',
  'lesson.seth.red':
    'Red dice are always tainted and bring as many warriors as they show, before the god acts. Take the red 2 at Hathor and build at row 1; gold stands in.',
  'lesson.seth.honour':
    'Ipy called Horus and built a statue to Seth, for one granite and two priests. Whenever one of you calls Seth now, Ipy gets a resource.',
  'lesson.seth.regions': 'Regions',
  'lesson.seth.region':
    'Gray dice on this board perform Seth; the value is the region. Take the gray 2, then touch region 2: the first building in region 2 costs 4 warriors and brings 3 priests at once.',
  'lesson.seth.blood':
    'War leaves blood. One token lies on your tainted pan for the rest of the game, and counts −1 whenever Maat weighs.',
  'lesson.seth.conquest':
    'Then lay this conquest tile on a free space of the temple. It hides what is printed there. A pillar on it takes the tile’s gift instead. Choose this corner.',
  'lesson.seth.paid':
    'You called Seth, so Ipy got a gold. Then Ipy took the blue 4 at Ra and made it a 5: blue dice bring priests as red ones bring warriors. Five priests.',
  'lesson.seth.spoils': 'Spoils',
  'lesson.seth.blue':
    'Another blue 4 lies at Ra. Take it: 4 priests for you. And raise your pillar on your own tile: 6 points, one papyrus, two limestone.',
  'lesson.seth.cult':
    'Everybody has a cult power. Yours: a pillar at the edge of the temple brings you a resource. Ipy may swap one for a scribe then. Choose granite.',
  'lesson.seth.column':
    'Ipy conquered region 3, in your column. A statue below a column brings one card for each region with a building: two. Take the white 6, build it, and take these cards.',
  'lesson.seth.green':
    'Ipy took the green 2. Green is pure everywhere, but never produces and never serves Anubis. From the conquest tile in line Hathor gave one of each resource.',
  'lesson.seth.maat': 'Maat',
  'lesson.seth.choice':
    'With your blood you stood at −3: one point lost. Ipy lost three, so you are first. Pay 4 priests for the artifact that calls Seth without a die.',
  'lesson.seth.points':
    'In both scorings each of your buildings here brings 3 points. And your statue stays: whoever builds in its column from now on gets 3 points at once.',
  'lesson.seth.end':
    'You know Seth! One thing more: with Anubis a die counts as red or blue, as you like. You have 15 points, Ipy 17. Play on, or begin a new game.',
} as const
