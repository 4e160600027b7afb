/** The rulings of Tekhenu and of Botankhamun. docs/rulings.md says the same; a test compares them. */
export const tekhenuRulings = {
  'tekhenu.ruling.G1':
    'Two players use 22 dice: four each of white, black, yellow and brown, and all six gray ones. With fewer, the first rotation could not be filled.',
  'tekhenu.ruling.G2': 'T13 changes the value by up to two.',
  'tekhenu.ruling.G5':
    "A statue beside the Temple Complex scores three points for each of its owner's pillars in that line, not for pillars of others.",
  'tekhenu.ruling.G6':
    'In an Osiris district a tie goes to whoever has the topmost piece; the statue above the districts is topmost of all.',
  'tekhenu.ruling.R1':
    'The order is: blessings of the start of a turn; taking a die (here Anubis, T08 and a change of colour are said); laying it on the scales; changing its value; the action with everything that is played while performing it; the extra actions of B17–B20 before or after it; the end, when the market is filled again. T14 belongs to the action, so nothing else changes the value after it.',
  'tekhenu.ruling.R2':
    'The scales count the face a die showed when it was taken. Only B09 and B10 turn the die itself. Scribes, the step of B11 and B12, T13 and T14 change the value for the action alone.',
  'tekhenu.ruling.R3':
    'Each scribe moves the value by up to two. The free steps of B11, B12, T13 and T14 come on top. The value stays within 1 and 6.',
  'tekhenu.ruling.R4':
    'B11 and B12 may name any other colour of the game, gray included. Purity and production follow the colour that was named.',
  'tekhenu.ruling.R5':
    'A die taken with Anubis is neither pure nor tainted: nothing for T18, T19 or D22. It counts as one of its player’s two or four dice. Producing with it may bring any of the four resources, whatever its colour.',
  'tekhenu.ruling.R6':
    'B17–B20 count adjacent and opposite from the section the die came from, with Anubis too.',
  'tekhenu.ruling.R7':
    'Nobody is led into a dead end: a die, an action or a payment is offered only if it can be completed. If no die can be used for anything, you take a pure or tainted one and do nothing with it; if there are only forbidden ones, any of them, as tainted.',
  'tekhenu.ruling.R8':
    "Whoever owns several effects of one moment chooses their order, unless one order is never worse; then the game takes that one: T04's granite, T20's papyrus and T21's bread come before the action, T06's population before the festival and its happiness after it.",
  'tekhenu.ruling.R9':
    'Every performance of a god action triggers technologies and statues, also one that a tile, a card or the 21st happiness caused; nothing triggers during setup. Statues pay when that action is finished, in turn order from the player whose turn it is, and only those that stood when it began.',
  'tekhenu.ruling.R10': 'T11 needs a real die, at the value it was brought to.',
  'tekhenu.ruling.R11':
    "T10, T22 and gold may be chained: a scribe may stand for a gold that stands for any resource. Each of the two technologies pays its point at most once, in its owner's own turn.",
  'tekhenu.ruling.R12':
    "Gold may stand in for any resource, held or not; so may T10's scribes for gold, and T22's limestone and granite for each other. Where it cannot matter, a cost is paid as printed, then with gold, and nobody is asked. Where it can, the player chooses among all ways to pay: the owner of T10 where scribes are due or held, the owner of T22 where limestone or granite is due, and whoever holds both gold and a resource that is due while another cost of that resource may still come up this turn (the rest of the action, a refresh, the die's action, a declared one, what a tile or an artifact brings, the 21st happiness). A decree nobody has seen is no reason to ask. Payments that would leave the die without what it is still to do are left out (R7).",
  'tekhenu.ruling.R13': 'Tokens never run out.',
  'tekhenu.ruling.R14':
    'Each god has one, two or three statue spaces with two, three or four players. A second statue to the same god is allowed and brings no second bonus. With three players the first statue to a god also pays its bonus when it is built, T07 included.',
  'tekhenu.ruling.R15':
    'A corner pays two points per matching edge. P04 and P05 add one per matching edge, in a corner too. P19–P21 make the covered reward twice as large in all. A slot of Ra that holds no tile cannot be used.',
  'tekhenu.ruling.R16':
    'Hathor pays points for your own pillars first, then one token from each empty space of the line, then population. Where a space shows two kinds you pick one; what is neither a resource nor faith gives nothing.',
  'tekhenu.ruling.R17':
    'Thoth may refresh each section that holds cards once per action, for one papyrus each. All cards of an action come from one section, which must hold enough of them. When deck and discards are both used up a space stays empty. A blessing may be played in the turn it was taken, if its moment has not passed.',
  'tekhenu.ruling.R18':
    'Production stops at 6, and what is over is lost. The free step of row 6 may go to the same resource.',
  'tekhenu.ruling.R19':
    'Of a production you keep up to the number on the track; the rest is excess. T13’s extra resource, B01–B06 and what the temple gives are never excess. B21 and B22 repeat the whole action, with T12 and T17.',
  'tekhenu.ruling.R20':
    'The bonuses of the populace track come once, when the marker reaches or passes their space. Happiness never passes population. B19 and B20 need a happiness of at least 1.',
  'tekhenu.ruling.R21': 'The 21st happiness brings any god action or production at any value, without a die.',
  'tekhenu.ruling.R22': 'Faith is placed player by player in the turn order so far, openly.',
  'tekhenu.ruling.R23':
    "T15's faith comes before that. T16 is paid when the Maat phase is over; in the last one after the bread and before the decrees.",
  'tekhenu.ruling.R24': 'Nobody takes a destiny card after the last scoring.',
  'tekhenu.ruling.R25':
    'Bread is paid player by player in turn order. Everybody pays as much as they like, and gold may stand in.',
  'tekhenu.ruling.R26':
    'D23 is played before the first step of the last scoring. It is one of the three decrees you may score, and D03 cannot double it.',
  'tekhenu.ruling.R27':
    'D02 counts the symbols among all decrees held. D24 counts buildings, and pillars by the own buildings in line; statues are left out. D22 counts the dice that lie on the pure side at the last Maat.',
  'tekhenu.ruling.R28':
    'What D03 and D04 cost is paid before D07 and D08 are counted. Doubling D04 costs its price again. The game shows the best choice; the player decides.',
  'tekhenu.ruling.R29':
    'All players choose their destiny cards, then rewards are paid in turn order, each player’s own cards in the order they like. S01–S03 take real spaces.',
  'tekhenu.ruling.R30': 'For first games (horus in the options) the Horus bonuses stay in the printed order.',
  'tekhenu.ruling.R31':
    "A die is offered if some action with it can be paid now, counting what T04, T20, T21 and T19 bring, and B17–B20 in either order: what the extra action brings may pay for the main one, and the other way round (TK4). B07 and B08 count once they are played. They may be played at any moment of one's own turn, inside an action too (TK12).",
  'tekhenu.ruling.R32':
    'A declared action that becomes impossible on the way is forfeited. Before you make a choice that gives one up, the game says so.',
  'tekhenu.ruling.R33':
    'B17–B20 are declared and paid when the die is taken, before anything is done with it.',
  'tekhenu.ruling.R34': 'B17–B20 combine freely, each at its own cost.',
  'tekhenu.ruling.R35':
    'A die has one value per turn. T13 changes it for productions only; one change by T14 serves all god actions of that die.',
  'tekhenu.ruling.R36': 'B19 and B20 are paid first, so an opposite Thoth or Osiris needs two happiness.',
  'tekhenu.ruling.R37':
    'Thoth is impossible at happiness 0, by any means. A tile that would bring it is skipped, and Ra stays possible.',
  'tekhenu.ruling.R38': 'The actions of P12 and P15 may be declined. T09 does nothing on P22–P27.',
  'tekhenu.ruling.R39':
    'Ra keeps to the printed order: the new pillar does not stand yet while the ability of its tile is done.',
  'tekhenu.ruling.R40':
    'B13–B16 cover one performance, mixed costs included. A statue built within Ra (P12) needs a card of its own. What was waived earns T22 nothing.',
  'tekhenu.ruling.R41':
    'The production of T19 is a full production: T12, T13, T17 and blessings apply. It is never done with a gray die or one taken with Anubis.',
  'tekhenu.ruling.R42': 'The owner of T08 says whether the forbidden die counts as pure or as tainted.',
  'tekhenu.ruling.R43':
    "T11 pays for each action done with the die. T23 pays for B23 and B24 too. T24's gold comes before the effect of the blessing, and may help to pay for it.",
  'tekhenu.ruling.R44':
    'The action of the 21st happiness waits until the action under way and its bonuses are done. It may fall into another player’s turn or into Maat.',
  'tekhenu.ruling.R45': 'Population stops at 21, and what is over is lost.',
  'tekhenu.ruling.R46': 'Market sections open at once, during setup too.',
  'tekhenu.ruling.R47': "The token that rows 3 and 4 of Osiris bring is the district's own resource.",
  'tekhenu.ruling.R48': 'Without a piece or a space left the action is impossible.',
  'tekhenu.ruling.R49': 'B21 and B22 with T13: the same value each time, and one extra resource each time.',
  'tekhenu.ruling.R50':
    'D23 waives resources only. Happiness and the papyrus for refreshing are still paid, and nothing that needs a die applies.',
  'tekhenu.ruling.R51': 'D04 accepts gold.',
  'tekhenu.ruling.R52':
    'A scoring goes step by step for all players. What steps 1 to 6 bring counts before step 7 takes points for unpaid bread.',
  'tekhenu.ruling.R53': 'A district without pieces scores for nobody.',
  'tekhenu.ruling.R54':
    'Decrees that were dealt or drawn are secret. One taken from the open market is known to all.',
  'tekhenu.ruling.R55': 'Who drafts first comes from the seed.',
  'tekhenu.ruling.R56':
    'A Thoth outside a turn (the 21st happiness during Maat, D23) refills the market as soon as it is over, before anybody else chooses.',
  'tekhenu.ruling.R57': 'D03 on D08 scores its points a second time, also beyond 20 together.',
  'tekhenu.ruling.R58':
    'The tile that replaces one taken by Ra, or a conquest tile, is turned up before the next question of that turn other than end turn, at the latest as the turn ends, whether or not you end turns by hand. Until then a back lies in its place, and the pillar or the conquest tile can be taken back. A question that offers anything beside end turn (B07, an artifact) is another question. Outside a turn the tile is turned up at once. After a refresh (R17), a section that opens (R46) or a decree drawn there is still no undo.',
  'tekhenu.ruling.TK1': 'The two cards of S05 and S06 are shown to all before one is kept.',
  'tekhenu.ruling.TK2':
    'T22 earns its point only where what was paid differs from what is printed. Where gold or a scribe pays a part of a cost of limestone and granite, the owner says which part: a limestone stands for the granite, and gold for that limestone.',
  'tekhenu.ruling.TK3':
    'Only rewards with a choice or with chance (S01–S06, S09–S11, A03) are put in order by their owner; the others come first.',
  'tekhenu.ruling.TK4':
    "An extra action of B17–B20 may be declared if it, the main action and every other declared action can all be done in some order at the die's value, or at one T14 reaches. What an earlier action brings counts as far as it is certain: along any of the player's own choices, without cards or tiles that chance would bring, without B07 and B08 that are not played yet, and without anything another player would choose. The program tries these orders one by one, and takes no for the answer after 100,000 choices; of 17,000 random positions with all four cards the longest needed 9,672.",
  'tekhenu.ruling.TK5':
    'Before the last scoring everybody who holds a decree nobody has seen is asked about D23, so that the question tells nothing.',
  'tekhenu.ruling.TK6': 'With Anubis a change of colour (B11, B12) brings only its step of value.',
  'tekhenu.ruling.TK8':
    'The tithe of D04 takes the resources there are most of first, then gold, then (T10) scribes. Where D08 is scored beside it and would count less, and D07 is not scored, scribes go first.',
  'tekhenu.ruling.TK9':
    "T14's change is offered only to values at which some god action of the die can be done.",
  'tekhenu.ruling.TK10':
    'A D23 that was played uses up its symbol as well as its place among the three decrees.',
  'tekhenu.ruling.TK11':
    'Nobody may leave a die unused (R7) while they could still use one by calling Anubis or by playing B11, B12, B23 or B24: whoever can act must.',
  'tekhenu.ruling.TK12':
    "In one's own turn every question offers B07 and B08 as well. Where an action goes on without a question (a payment, a reward, a choice with one answer), the player is asked to play the card or go on only if the next step would come out better with the card played before that step than right after it. Otherwise nothing is asked: the next question offers the card again. BX01–BX04 are not played inside another effect.",
  'tekhenu.ruling.G3':
    'Where the section of its tile has no die for it, Botankhamun looks on counter-clockwise.',
  'tekhenu.ruling.G4':
    'The last rule for level spaces at Ra is: one that does not touch the edge of the Temple Complex. A corner is an edge like any other.',
  'tekhenu.ruling.BK1':
    'The pyramid has rows of four, three, two and one tiles. The marker begins at the bottom left. Right stays in the row, up goes to the tile of the next row that lies above to the right.',
  'tekhenu.ruling.BK2':
    'The four resource tiles show, in order: granite, limestone, bread, papyrus; papyrus, bread, limestone, granite; limestone, granite, papyrus, bread; bread, papyrus, granite, limestone.',
  'tekhenu.ruling.BK3':
    'Its first statue honours the god of Horus value 1. From medium on it starts with buildings in row 5 of bread and of granite and a pillar in the centre, on the top tile of the stack, all without points or rewards; when hard, also with a statue at Horus value 4.',
  'tekhenu.ruling.BK4':
    'Its statues bring it, by Horus value: a scribe for 1 and 2, a point for 3 and 4, both for 5 and 6.',
  'tekhenu.ruling.BK5':
    'An action it cannot perform, for want of pieces, spaces, tiles or cards, brings it three points.',
  'tekhenu.ruling.BK6':
    'At Thoth it begins with the highest section that its happiness opens: decrees, then technologies, then blessings, each from the left. What that section lacks comes from the next lower one.',
  'tekhenu.ruling.BK7':
    'What a statue above the districts changes is counted in districts it would win and does not hold now. Where neither place wins one, the statue goes to the temple.',
  'tekhenu.ruling.BK8': "Its population opens sections of the market as anyone's does.",
  'tekhenu.ruling.BK9':
    'Besides the level there are three options: two starting cards by chance in place of two of three, eight points for each of its decrees, a second set of buildings for it.',
  'tekhenu.ruling.BK10':
    'Where the solo sheet says more than the solo chapter, the sheet stands: level spaces at Ra go to the one with most of its own buildings in line; level dice of a resource tile to a section with its statue, of several such the one with the higher Horus bonus, else to chance.',
  'tekhenu.ruling.BK11': 'It starts with ten points and no scribes.',
  'tekhenu.ruling.BK12':
    'For it every edge that touches a tile or the temple counts one point, in a corner too.',
  'tekhenu.ruling.BK13':
    'Forbidden dice do not exist for it. With nothing else anywhere it takes the highest forbidden one, level ones as its tile says.',
  'tekhenu.ruling.BK14': 'Statue bonuses of an action come even if it takes points in its place.',
  'tekhenu.ruling.BK15': 'At the top of both tracks Bastet brings it scribes only.',
  'tekhenu.ruling.BK16': "The fewest buildings are counted over everybody's; statues are no buildings.",
} as const satisfies Record<string, string>
