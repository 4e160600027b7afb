/** What Kepi says in the lesson about Time of Seth: at most 35 words a step. */
export const sethLesson = {
  'lesson.seth.army': 'Warriors and priests',
  'lesson.seth.welcome':
    'Welcome back! You are blue, your rival Ipy is pink. Seth has a board of his own: six regions in two columns, gray dice, and conquest tiles. The rest is the game you know.',
  'lesson.seth.tracks':
    'Two tracks, from 0 to 10: warriors above, priests below. Your markers are blue: you have 4 warriors and 3 priests, Ipy has 6 and 2.',
  'lesson.seth.uses': 'Warriors pay for regions. Priests pay for artifacts and for statues to Seth.',
  'lesson.seth.artifacts':
    'These are artifacts, each with its price in priests. When you choose a destiny card, you may give up its reward and pay for an artifact with the same Ankh.',
  'lesson.seth.artifact':
    'You did so at the beginning: you paid 5 priests for this card, the Old Adze. It works once. Use it: each of your four productions rises by 1.',
  'lesson.seth.red':
    'Red dice are always tainted. Before the god acts they bring as many warriors as they show. Take the red 2 at Hathor.',
  'lesson.seth.red.1': 'Now build at the left of row 1. Gold replaces the bread.',
  'lesson.seth.warriors': 'The red die brought you two warriors: you have 6 now.',
  'lesson.seth.honour':
    'Ipy performed Horus and built a statue to Seth, for one granite and two priests. From now on, whenever you or Ipy perform Seth, Ipy gets a resource.',
  'lesson.seth.regions': 'Regions',
  'lesson.seth.region': 'Gray dice on this board perform Seth. The value is the region. Take the gray 2.',
  'lesson.seth.region.1':
    'Now choose region 2. The first building there costs 4 warriors and brings 3 priests at once.',
  'lesson.seth.blood':
    'War leaves blood. One token lies on your tainted pan for the rest of the game, and counts −1 whenever Maat weighs.',
  'lesson.seth.tile':
    'Conquest brings you the open tile of Seth’s board. It shows one papyrus and two limestone, which are not yours yet.',
  'lesson.seth.conquest':
    'Lay it on this corner of the temple. It hides what is printed there: whoever raises a pillar here gets what the tile shows.',
  'lesson.seth.paid': 'You performed Seth, so Ipy’s statue brought Ipy a resource. Ipy chose gold.',
  'lesson.seth.priestly':
    'Ipy will take this blue 4 at Ra. Blue dice are always tainted, too, and bring as many priests as they count.',
  'lesson.seth.priests': 'With a scribe Ipy made the 4 a 5: five priests.',
  'lesson.seth.spoils': 'Spoils',
  'lesson.seth.blue': 'Another blue 4 lies at Ra. Take it: 4 priests for you.',
  'lesson.seth.blue.1': 'Now raise your pillar on your own tile: 6 points, one papyrus, two limestone.',
  'lesson.seth.cult':
    'Everybody has a cult power for the whole game. Yours is Outer Wall: it works when you raise a pillar at the edge of the temple, as you just did.',
  'lesson.seth.wall': 'So you get a resource now: choose granite.',
  'lesson.seth.swap':
    'A cult power helps the others a little, too: each time yours works, Ipy may swap a resource for a scribe. Ipy gave a papyrus.',
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
  'lesson.seth.points': 'In both scorings each of your buildings on this board brings you 3 points.',
  'lesson.seth.above':
    'This is your statue. Whoever conquers a region of the column above it scores 3 points at once: you, but Ipy, too.',
  'lesson.seth.anubis':
    'Anubis brings more with Seth. Call upon him with two scribes for a god action: the die brings warriors or priests, as you like. A green die cannot be taken for that.',
  'lesson.seth.end': 'You know Seth! You have 15 points, Ipy 17. Play on, or begin a new game.',
} as const
