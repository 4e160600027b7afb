/** The rules of Tekhenu with Botankhamun, Time of Seth and the Vizier's Challenge. */
export const tekhenuModuleRules = {
  'tekhenu.book.solo.title': 'Alone against Botankhamun',
  'tekhenu.book.solo.lead':
    'A rival that never chooses: ten tiles say which die it takes, and fixed rules say what it does with it. The table is set as for two players.',
  'tekhenu.book.solo.point-1':
    'It never pays, never produces and gains no resources and no faith: only points, scribes, cards, pieces and steps on the track of the people. Gold that lies where it builds goes back to the box.',
  'tekhenu.book.solo.point-2':
    '**It starts** first in turn order with 10 points, population 7, happiness 4 and a statue to the god of Horus value 1. You keep two of three starting cards; it gets none, and no decree.',
  'tekhenu.book.solo.point-3':
    '**Medium**: it also has buildings in row 5 of bread and of granite and a pillar in the middle of the temple. **Hard**: a second statue as well, to the god of value 4.',
  'tekhenu.book.solo.point-4':
    'An action it cannot do for want of pieces, places or cards brings it 3 points instead.',

  'tekhenu.book.solo-turn.title': 'Its turn',
  'tekhenu.book.solo-turn.lead': 'Ten tiles lie as a pyramid, four at the base. A marker climbs over them.',
  'tekhenu.book.solo-turn.step-1':
    '**The marker** begins at the bottom left. Later a coin decides: one tile to the right, or up to the right.',
  'tekhenu.book.solo-turn.step-2':
    '**A tile of a god**: the highest pure or tainted die of that section; on a tie a pure one. Without a die it looks on counter-clockwise.',
  'tekhenu.book.solo-turn.step-3':
    '**A tile of resources**: the highest die of the first colour shown, then of the next colours, at last a gray one. On a tie a section where it has a statue; of several such the one of the higher Horus value.',
  'tekhenu.book.solo-turn.step-4': '**The action** is that of the god where the die lay.',
  'tekhenu.book.solo-turn.note-1': 'After each Maat but the last the tiles are shuffled into a new pyramid.',

  'tekhenu.book.solo-gods.title': 'What it does at each god',
  'tekhenu.book.solo-gods.lead': 'Everything without cost; chance decides where rules leave several choices.',
  'tekhenu.book.solo-gods.point-1':
    '**Horus** :horus:: a statue to the god of the value; else above the districts where it wins more of them; else at the temple where more of its pillars stand in line, 3 points for each; else 3 points.',
  'tekhenu.book.solo-gods.point-2':
    '**Its statues** bring, by value of Horus: 1 and 2 a scribe, 3 and 4 a point, 5 and 6 both.',
  'tekhenu.book.solo-gods.point-3':
    '**Ra** :ra:: the tile of the value, not turned, where it scores most: 1 for each building in line, 1 for each edge that touches something, and the place at Ra. On a tie where most of its own buildings stand in line, then a space away from the rim. Rewards and abilities are ignored.',
  'tekhenu.book.solo-gods.point-4':
    '**Hathor** :hathor:: the place where its pillars score most; population rises as usual.',
  'tekhenu.book.solo-gods.point-5':
    '**Bastet** :bastet:: happiness step by step; where it would pass the population, the population rises instead. Scribes as usual; bonuses of the track are not for it.',
  'tekhenu.book.solo-gods.point-6':
    '**Thoth** :thoth:: as many cards as usual, from the highest section it reaches: decrees, then technologies, then blessings, each from the left. Their texts mean nothing to it.',
  'tekhenu.book.solo-gods.point-7':
    '**Osiris** :osiris:: the row of the value, the district of the colour; gray means the district with the fewest buildings, on a tie the leftmost. Where that space is taken it goes on to the right and around; where the row is full, to the row above.',

  'tekhenu.book.solo-end.title': 'Its Maat and its points',
  'tekhenu.book.solo-end.lead': 'Its scales are fixed, and cards score for it in their own way.',
  'tekhenu.book.solo-end.point-1': 'Its balance is +3, +2, +1 and +1 at the four Maats; its Ankh is 4.',
  'tekhenu.book.solo-end.point-2':
    'When it is first, as in setup, it takes the destiny of the scribe or of the gold by lot, without the reward, and you choose from the other three. When you are first, all four are yours to choose from.',
  'tekhenu.book.solo-end.point-3':
    '**At scorings** it scores districts, temple, statues and happiness as you do, 2 for each blessing, which it then discards, and 2 for each technology, which it keeps. No production, no building row, no bread.',
  'tekhenu.book.solo-end.point-4':
    '**At the end** each of its decrees scores 4, whatever the symbols (8 by an option), every two scribes score 1, and the turn order pays.',

  'tekhenu.book.expansion.title': 'Time of Seth: what is new',
  'tekhenu.book.expansion.lead':
    'A seventh god with a board of his own, warriors and priests, dice in three new colours, cult powers and artifacts. Everything else stays as it is.',
  'tekhenu.book.expansion.step-1':
    '**Dice**: two red, two blue and one green die join all 26. Out of play are one gray with four players; one white, black, yellow and brown each with three; those four and three gray with two. One gray die for each player lies on the board of Seth.',
  'tekhenu.book.expansion.step-2':
    '**Cards**: new blessings, technologies and decrees are in the decks. Three decrees are dealt, and one is kept at the very end of setup.',
  'tekhenu.book.expansion.step-3':
    '**Starting cards** are different, and pay before [destiny or artifact](artifacts) is chosen.',
  'tekhenu.book.expansion.step-4':
    '**At a rotation**, if the board of Seth lacks a die, one gray die of those drawn for the first shaded section goes there. No other die comes in its place; without a gray one among them nothing goes there.',
  'tekhenu.book.expansion.step-5':
    '**At a scoring** buildings in regions score what is printed at their space, before bread is paid.',

  'tekhenu.book.draft.title': 'Draft with cult powers',
  'tekhenu.book.draft.lead':
    'Starting cards and cult powers lie open together. Everybody ends with two starting cards and one cult power.',
  'tekhenu.book.draft.step-1':
    '5, 7 or 9 starting cards and 3, 4 or 5 cult powers lie open with two, three or four players.',
  'tekhenu.book.draft.step-2':
    'Everybody takes one card three times: in order, in the opposite order, and in order again.',
  'tekhenu.book.draft.step-3':
    'With two starting cards you must take a cult power; with a cult power only starting cards are left for you.',
  'tekhenu.book.draft.note-1': 'The turn order follows from the starting cards alone.',

  'tekhenu.book.dice.title': 'Red, blue and green dice',
  'tekhenu.book.dice.lead':
    'They have no 1 and no 6: their faces are 2, 3, 3, 4, 4 and 5, and no change brings their value beyond. They produce nothing and are never forbidden.',
  'tekhenu.book.dice.point-1':
    '**Red** is tainted everywhere. Used for a god it first brings warriors :warrior:, as many as the value it is used with.',
  'tekhenu.book.dice.point-2': '**Blue** is tainted everywhere and brings priests :priest: in the same way.',
  'tekhenu.book.dice.point-3': '**Green** is pure everywhere. Anubis cannot take it.',
  'tekhenu.book.dice.point-4': '**Gray dice on the board of Seth** are tainted and perform Seth.',
  'tekhenu.book.dice.point-5':
    'A god action with **Anubis** lets the die count as red or as blue: it brings warriors or priests first. Anubis may perform Seth, even with the warriors just gained, and blood comes as ever; he may take dice from Seth’s board.',

  'tekhenu.book.warband.title': 'Warriors and priests',
  'tekhenu.book.warband.lead':
    'Two tracks from 0 to 10; both begin at 0. What would pass 10 is lost. They are no resources, so gold does not replace them.',
  'tekhenu.book.warband.point-1': '**Warriors** :warrior: pay for buildings in regions of [Seth](seth).',
  'tekhenu.book.warband.point-2':
    '**Priests** :priest: pay for statues to Seth, two each, and for [artifacts](artifacts).',

  'tekhenu.book.seth.title': 'Seth settles a region',
  'tekhenu.book.seth.lead':
    'Take a gray die from the board of Seth instead of one from the wheel and send warriors :warrior: into the region of its value.',
  'tekhenu.book.seth.step-1':
    '**Pay warriors**: 4 for the first building of a region; the second and last costs 5 with two players, 3 with more. One own building in each region.',
  'tekhenu.book.seth.step-2':
    '**The reward** of the region comes at once. The points of its space score at scorings.',
  'tekhenu.book.seth.step-3':
    '**3 points** if a statue for the people stands below this column of three regions, whoever owns it.',
  'tekhenu.book.seth.step-4':
    '**A blood token** :blood: goes on the tainted side of your scales and stays: −1 at every Maat.',
  'tekhenu.book.seth.step-5':
    '**The open conquest tile** is laid on an empty space of the temple, and the next one is turned up. [More about them](conquest).',
  'tekhenu.book.seth.step-6': '**Statues to Seth** and everything else a Seth action triggers pay now.',
  'tekhenu.book.seth.note-1':
    '**Horus** has two new kinds of places for statues, with any value, for the usual granite. Below a column: one card by a Thoth action of value 1 for each of its three regions with a building. To Seth, for two priests more: the bonus is a resource of choice.',
  'tekhenu.book.seth.note-2':
    'A statue to Seth pays by the same rule as others: when another performs Seth; with two players also when you do; with three also once when it is built.',

  'tekhenu.book.conquest.title': 'Conquest tiles',
  'tekhenu.book.conquest.lead':
    'A conquest tile :conquest: hides what is printed on a space of the temple and shows another reward.',
  'tekhenu.book.conquest.point-1':
    '**Ra**: the space counts as empty. A pillar there brings the whole reward of the tile.',
  'tekhenu.book.conquest.point-2':
    '**Hathor**: in her line it pays one of each kind of resource it shows, or the top card of its deck; tiles that show an action pay nothing.',
  'tekhenu.book.conquest.point-3':
    'One tile for a space, never where a pillar stands. Without a tile or a space the step is left out.',

  'tekhenu.book.cults.title': 'Cult powers',
  'tekhenu.book.cults.lead':
    'One card for the whole game. When you do what it names, you gain its first reward and everybody else the second.',
  'tekhenu.book.cults.point-1':
    'It works once a turn (Cult03 instead once in a game for each symbol), as soon as the piece stands and its own rewards are paid: you first, then the others in turn order. It is silent during setup.',

  'tekhenu.book.artifacts.title': 'Artifacts',
  'tekhenu.book.artifacts.lead':
    '5, 6 or 7 artifacts lie beside the destiny cards with two, three or four players. When you choose a destiny, you may pay priests :priest: for an artifact of the same Ankh and take both.',
  'tekhenu.book.artifacts.point-1':
    'The destiny card then gives its Ankh only, not its reward. If the card is taken, its artifacts cannot be had this time.',
  'tekhenu.book.artifacts.point-2':
    'An artifact is used once, in your own turn, and then it is gone. You may own several, and use several in one turn.',

  'tekhenu.book.once.title': 'Once a turn',
  'tekhenu.book.once.lead':
    'With Time of Seth an action triggers each effect only once a turn, when it is first performed, however often you do it.',
  'tekhenu.book.once.point-1':
    'That holds for technologies, statue bonuses and cult powers. Steps of the action itself happen every time: costs, rewards, blood, points of a column.',

  'tekhenu.book.seth-maat.title': 'Maat with Seth',
  'tekhenu.book.seth-maat.lead': 'Blood weighs at every Maat, and destiny cards may bring artifacts.',
  'tekhenu.book.seth-maat.point-1':
    'Each blood token counts −1 at every Maat and never leaves. Faith may make up for it.',
  'tekhenu.book.seth-maat.point-2':
    'TX03 spares the points, TX04 scores for blood, TX02 turns faith that is left into priests before destinies are chosen.',

  'tekhenu.book.solo-seth.title': 'Botankhamun with Seth',
  'tekhenu.book.solo-seth.lead':
    'Two of its ten tiles are new: Seth, and warriors and priests. They replace a tile of a god and one of resources, drawn by lot. Prices and places are those of two players.',
  'tekhenu.book.solo-seth.point-1':
    '**Which die**: red and blue count one more when it chooses, and bring it no warriors and no priests. On a tie green comes first, then pure, then red or blue.',
  'tekhenu.book.solo-seth.point-2':
    '**Seth**: the highest die of his board; a building in that region or the next higher one that is open to it, 1 after 6; 2 points in place of the reward, and 3 more above a statue; no blood. The conquest tile goes where a pillar of its own would score most. Its regions score at scorings as yours do.',
  'tekhenu.book.solo-seth.point-3':
    '**Warriors and priests**: the highest red or blue die, else the highest pure one.',
  'tekhenu.book.solo-seth.point-4':
    '**Horus**: first a statue below a column that brings two cards or more, then as usual, with a statue to Seth before those for the people.',
  'tekhenu.book.solo-seth.point-5':
    '**Destiny**: three artifacts lie out (two or four by an option). When first it takes the lowest Ankh that still has one, and that artifact waits for another time; with none left, the scribe or the gold by lot. In setup you choose from all four cards.',
  'tekhenu.book.solo-seth.point-6':
    '**Ra**: a pillar on a conquest tile scores 2 more, and that counts when it chooses the space. The tile brings it nothing else.',
  'tekhenu.book.solo-seth.point-7':
    '**Medium**: it also starts with a building in a region, drawn by lot. **Hard**: with two. They bring it nothing at once.',

  'tekhenu.book.vizier.title': 'The Vizier’s Challenge',
  'tekhenu.book.vizier.lead':
    'For two players, with or without Seth: the first in turn order watches one god, and scores when the second takes dice there.',
  'tekhenu.book.vizier.step-1':
    'The first player chooses a destiny, then **lays another one aside**, and with it its artifacts. It comes back for the next time.',
  'tekhenu.book.vizier.step-2': 'The second player chooses between the two that are left.',
  'tekhenu.book.vizier.step-3':
    'The first player **stations the Vizier** :vizier: at a god, Seth included; after a Maat it must be another god than before.',
  'tekhenu.book.vizier.step-4':
    'Each die that the **second** player takes there, for whatever action, brings the first player **2 points**.',
} as const satisfies Record<string, string>
