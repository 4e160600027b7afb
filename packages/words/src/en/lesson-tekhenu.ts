/** What Kepi says in the first game of Tekhenu: at most 35 words a step. */
export const tekhenuLesson = {
  'lesson.tekhenu.wheel': 'The wheel',
  'lesson.tekhenu.welcome':
    'Welcome! I am Kepi. You are blue, your rival Ipy is pink. A game has sixteen rounds, and most points win: the number beside a pyramid. We play the first eight rounds together.',
  'lesson.tekhenu.gods':
    'Six gods sit around the wheel. Each turn you take one die lying at a god, and usually do what that god does. Touch or click the gods to hear what they do.',
  'lesson.tekhenu.gods.beside': 'That is not a god. The gods sit on the rim of the wheel.',
  'lesson.tekhenu.god.horus': 'Horus builds a statue, for granite.',
  'lesson.tekhenu.god.ra': 'Ra raises a pillar on a tile in the temple, for stone.',
  'lesson.tekhenu.god.hathor': 'Hathor builds beside the temple, for bread.',
  'lesson.tekhenu.god.bastet': 'Bastet holds a festival, for papyrus: your people become happier.',
  'lesson.tekhenu.god.thoth': 'Thoth brings cards from the market.',
  'lesson.tekhenu.god.osiris': 'Osiris builds workshops and quarries: you produce more.',
  'lesson.tekhenu.shadow':
    'The obelisk throws a shadow: two sections lie in the sun, two in the shade, two in the dark. The shadow will move.',
  'lesson.tekhenu.colours':
    'Where a colour fits the light, the die is pure: white in the sun, black in the dark, yellow and brown in the shade. Touch or click some dice, and I name them.',
  'lesson.tekhenu.colours.beside': 'That is not a die. The dice lie around the obelisk.',
  'lesson.tekhenu.others':
    'Any other colour is tainted, gray everywhere. Some are even forbidden, and crossed out: black and brown in the sun, white and yellow in the dark. So nothing is forbidden in the shade.',
  'lesson.tekhenu.die.pure': 'This one is pure: its colour fits the light.',
  'lesson.tekhenu.die.tainted': 'This one is tainted: its colour does not fit. Gray is tainted everywhere.',
  'lesson.tekhenu.die.forbidden':
    'This one is forbidden while the light stands so: it is crossed out, and nobody may take it.',
  'lesson.tekhenu.scales': 'Dice and scales',
  'lesson.tekhenu.take':
    'Now take your first die: this white 3. It is pure, so it goes on the left pan of your scales and counts +3.',
  'lesson.tekhenu.making':
    'A die performs its god’s action, or it produces. White makes limestone, as much as its value; of that you keep at most what your limestone track shows: 2.',
  'lesson.tekhenu.produce': 'Produce now: the 3 makes three limestone. Two are yours, the third is excess.',
  'lesson.tekhenu.greed':
    'Excess is greed: it lies on the right pan and counts −1. So your balance is +2 now.',
  'lesson.tekhenu.balance':
    'Why stay near 0? After every fourth round Maat, the guardian of balance, weighs the scales. Whoever is nearest to 0 plays first; −3 and worse costs points.',
  'lesson.tekhenu.gray':
    'Ipy’s turn. Ipy will take this gray 3 at Horus. Gray dice never produce: they only perform their god’s action.',
  'lesson.tekhenu.horus':
    'Ipy performs Horus: a statue, for one granite. The value of the die picks the god whom it honours. Ipy’s 3 stands for Hathor.',
  'lesson.tekhenu.honour':
    'From now on, whenever you or Ipy perform Hathor, the statue brings Ipy a scribe. You will use scribes, too.',
  'lesson.tekhenu.pillars': 'Pillars',
  'lesson.tekhenu.tainted':
    'Now a tainted die, on purpose. Tainted dice go on the right pan: −2, and you have +2 to spare. Take the yellow 2.',
  'lesson.tekhenu.ra':
    'Ra raises a pillar on a tile. The value of your die picks the tile: a 1 or 2 this one. It costs one limestone and one granite; gold can replace either.',
  'lesson.tekhenu.sun':
    'In its middle the tile shows a sun and an ability: the pillar ×2 doubles what its space gives. The ability works only while Ra lies in the sun, as he does now.',
  'lesson.tekhenu.edges':
    'Turn your tile so that its edges meet the same pattern: they score. In this corner two fit: striped meets striped, dotted meets dotted. In corners each counts 2.',
  'lesson.tekhenu.place':
    'Put your pillar there: 4 points for the edges, 1 for the tile’s place at Ra. You have no granite, so one of your gold pays for it.',
  'lesson.tekhenu.gift':
    'The space you covered gives one limestone. The ability of your tile doubles that: two limestone.',
  'lesson.tekhenu.thoth':
    'Ipy performs Thoth. A 1 or 2 brings one card, free; higher values more. The sign before its name: blessings (star) work once, technologies (set square) last, decrees (seal) score at the end.',
  'lesson.tekhenu.people': 'People',
  'lesson.tekhenu.turn':
    'Two rounds are over: the shadow turned by one section, and new dice came into the shade. Hathor lies in the sun now, so her white 2 is pure.',
  'lesson.tekhenu.hathor': 'Hathor builds beside the temple, for bread. Take her white 2.',
  'lesson.tekhenu.hathor.1': 'Now put a building at the left end of your pillar’s row. It costs two bread.',
  'lesson.tekhenu.row': 'A building scores 3 points for each of your pillars in its row. You have one there.',
  'lesson.tekhenu.empty':
    'And you get one resource for each empty space of the row, even where two are shown: papyrus, bread, granite. A space with scribes gives nothing.',
  'lesson.tekhenu.crowd':
    'Then people move in: the 2 of your die lifted your population from 5 to 7. In each space of this track population stands above, happiness below.',
  'lesson.tekhenu.bastet':
    'Ipy performs Bastet: a festival, for two papyrus. The 3 lifts Ipy’s happiness from 4 to 7, never past population. Low values also bring scribes: two for 1 or 2, one for 3 or 4.',
  'lesson.tekhenu.kinds':
    'Osiris builds workshops, which make papyrus and bread, and quarries, which make limestone and granite. Each costs one happiness.',
  'lesson.tekhenu.osiris': 'The value of the die is the row in which you build. Take the brown 3 at Osiris.',
  'lesson.tekhenu.osiris.1':
    'Each column is a district. Build a workshop in row 3 of the papyrus district: you will produce more papyrus and more bread, and one papyrus is yours at once.',
  'lesson.tekhenu.maat': 'Maat',
  'lesson.tekhenu.weigh':
    'Four rounds are over: Maat weighs. The dice on your left pan count 5, those on the right, with the excess, 6. So your balance is −1.',
  'lesson.tekhenu.ankh':
    'Whoever is nearest to 0, above or below, plays first. If both are equally near, the higher ankh does: the looped cross lit here, from the card you were dealt. Yours is 3, Ipy’s 0.',
  'lesson.tekhenu.faith':
    'One faith moves your scales by 1. Unused faith is lost after Maat, so lay yours on the pure side: balance 0.',
  'lesson.tekhenu.destiny':
    'Ipy has 0 as well, so your ankh keeps you first. Everybody takes a new destiny card: a reward, and an ankh. Take the one with a scribe.',
  'lesson.tekhenu.tricks': 'Your own tricks',
  'lesson.tekhenu.scribe': 'A scribe changes the value of a die by one or two. Take the white 4 at Bastet.',
  'lesson.tekhenu.scribe.1': 'Now make it a 6: that costs one scribe. The scales still count 4.',
  'lesson.tekhenu.scribe.2':
    'The die counts as 6. Hold the festival, for two papyrus: happiness rises from 1 to 7.',
  'lesson.tekhenu.happiness':
    'Your happiness is 7 now. At a scoring, each pyramid that it has reached brings 3 points; the first one is on 9.',
  'lesson.tekhenu.market':
    'Happiness decides where you may take cards: section 1 of the market needs 1, section 2 needs 5, as its left edge shows. With 7 you may choose from either.',
  'lesson.tekhenu.sections':
    'Population opens the other sections, for everybody: Ipy reached 9, so section 3 lies open; section 4 opens at 13. To take cards there you need happiness 9 and 13.',
  'lesson.tekhenu.anubis':
    'Scribes can do one thing more. For two of them, before you take a die, you call Anubis: then take any die, for any action.',
  'lesson.tekhenu.district':
    'Ipy raised a pillar. Now look at Osiris with its four districts. At a scoring, whoever has most buildings and statues in a district gets 3 points.',
  'lesson.tekhenu.price':
    'A statue honours the god that the value of the die picks, or stands for the people, with any value. Your first two cost one granite each, the next two 2, the last two 3.',
  'lesson.tekhenu.statue':
    'You want the lead in two districts, papyrus and bread, with one statue. Take the gray 2 at Horus.',
  'lesson.tekhenu.statue.1':
    'Here, above the workshops, a statue for the people counts in both districts, papyrus and bread, and brings the gold that lies there. Build it.',
  'lesson.tekhenu.cards':
    'Now cards. Take the yellow 5 at Thoth: it brings three of them, for three papyrus. Gold helps to pay.',
  'lesson.tekhenu.cards.1':
    'First Dawn Hymn, a technology: 2 points whenever you perform Ra. Your decree, a card for the end, counts pillars: so you will raise more of them.',
  'lesson.tekhenu.cards.2':
    'Then Shrine Oven, a technology: one bread whenever you perform Hathor, in time to pay with it. Her buildings cost bread, and you have one.',
  'lesson.tekhenu.cards.3':
    'Last Flood Feast, a blessing: it works once. Your happiness is as high as your population and cannot pass it, so you need more people.',
  'lesson.tekhenu.cards.4':
    'Play the blessing at once: three more people, and the next festival can bring more. Technologies work by themselves from now on.',
  'lesson.tekhenu.bread':
    'After this round comes a scoring, and your two buildings will ask for one bread. Take the brown 4.',
  'lesson.tekhenu.bread.1':
    'Now produce: three loaves are yours. The fourth is excess, and brings your balance to 0.',
  'lesson.tekhenu.scoring': 'Scoring',
  'lesson.tekhenu.lost':
    'Maat weighed again. Ipy stood at −4 and lost a point; you stood at 0. Above 0 nothing is lost, you only play later. Whoever is first after round 16 gets 3 points.',
  'lesson.tekhenu.points':
    'Then the first scoring. You got 9 points: 6 for the lead in two districts, 2 at the temple, for your building and your pillar in its row, 1 for your statue.',
  'lesson.tekhenu.pay':
    'Now your buildings ask for their bread. Each bread you do not pay costs 3 points. Pay it.',
  'lesson.tekhenu.decree':
    'The last scoring comes after round 16. Then decrees count: up to three, of different symbols. Yours has a statue as its symbol, and gives 2 for every statue and pillar: 4 so far.',
  'lesson.tekhenu.setup':
    'In a new game you choose first: keep one of two decrees, take two starting cards and a destiny. They bring the goods you begin with. Choose each twice: once to look, once to take.',
  'lesson.tekhenu.end':
    'You know how it runs. Eight rounds are left, you lead 27 to 21. Play on: Ipy becomes a novice bot, and I give hints. Or begin a new game.',
} as const
