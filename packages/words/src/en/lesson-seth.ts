/** What Kepi says in the lesson about Time of Seth: at most 35 words a step. */
export const sethLesson = {
  'lesson.seth.army': 'Warriors and priests',
  'lesson.seth.welcome':
    'Welcome back! You are blue, your rival Ipy is pink. Seth has a board of his own: six regions in two columns, gray dice, and conquest tiles. The rest is the game you know.',
  'lesson.seth.tracks':
    'Two tracks, from 0 to 10. Warriors pay for regions; priests for artifacts and for statues to Seth. You, in blue, have 4 warriors and 3 priests, Ipy has 6 and 2.',
  'lesson.seth.artifacts':
    'These are artifacts, each with its price in priests. When you choose a destiny card, you may give up its gift and pay for an artifact with the same Ankh.',
  'lesson.seth.artifact':
    'You did so at the beginning: you paid 5 priests for the Old Adze, now among your cards. It works once. Use it: each of your four productions rises by 1.',
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
  'lesson.seth.paid': 'You performed Seth, so Ipy’s statue brought Ipy a resource. Ipy chose gold.',
  'lesson.seth.priests':
    'Then Ipy took the blue 4 at Ra. Blue dice bring as many priests as they count. A scribe made it a 5: five priests for Ipy.',
  'lesson.seth.spoils': 'Spoils',
  'lesson.seth.blue': 'Another blue 4 lies at Ra. Take it: 4 priests for you.',
  'lesson.seth.blue.1': 'Now raise your pillar on your own tile: 6 points, one papyrus, two limestone.',
  'lesson.seth.cult':
    'Everybody has a cult power for the whole game. Yours is Outer Wall: it works when you raise a pillar at the edge of the temple, as you just did.',
  'lesson.seth.wall':
    'So you get a resource now: choose granite. A cult power helps the others a little, too: each time yours works, Ipy may swap a resource for a scribe.',
  'lesson.seth.column':
    'Ipy conquered region 3, below yours. A statue for the people below a column of regions brings a card for each of its regions with a building: two now.',
  'lesson.seth.under': 'Build that statue: take the white 6 at Horus.',
  'lesson.seth.under.1': 'Now build the statue for the people here, below the column of your region.',
  'lesson.seth.under.2': 'Two cards are yours. Take Cat Parade first.',
  'lesson.seth.under.3': 'And now Dyer’s Hand.',
  'lesson.seth.green':
    'Ipy will take the green 2 at Hathor. Green dice are pure everywhere, but never produce.',
  'lesson.seth.line':
    'Ipy built here, in line with a conquest tile. From such a tile Hathor gives one of each resource it shows: one limestone and one granite for Ipy.',
  'lesson.seth.maat': 'Maat',
  'lesson.seth.weighed': 'Maat has weighed. With your blood you stood at −3 and lost 1 point.',
  'lesson.seth.nearer': 'Ipy stood at −10 and lost 3 points. You are nearer to 0, so you are first.',
  'lesson.seth.choice':
    'Pay 4 priests for the Was Sceptre: it performs Seth once, without a die. It comes with the destiny card of its Ankh, the Lamp of Fate: Ankh 3, but no faith.',
  'lesson.seth.points':
    'In both scorings each of your buildings here brings you 3 points. And whoever conquers a region above your statue scores 3 points at once: you, but Ipy, too.',
  'lesson.seth.anubis':
    'Anubis brings more with Seth. Call upon him with two scribes for a god action: the die brings warriors or priests, as you like. A green die cannot be taken for that.',
  'lesson.seth.end': 'You know Seth! You have 15 points, Ipy 17. Play on, or begin a new game.',
} as const
