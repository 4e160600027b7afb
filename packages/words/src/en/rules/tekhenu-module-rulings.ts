/** The rulings of Time of Seth and of the Vizier's Challenge. docs/rulings.md says the same; a test compares them. */
export const tekhenuModuleRulings = {
  'tekhenu.ruling.Q01':
    'All players take the rewards of their starting cards first, in turn order; then, in turn order, each takes a destiny card or an artifact. So priests of starting cards can pay for an artifact.',
  'tekhenu.ruling.Q01b':
    'SX02 and SX03 together cost both points of happiness. A building of a starting card that finds no space is lost, and the rest of the card is paid out.',
  'tekhenu.ruling.Q01c':
    'During setup nothing is triggered by what is built or gained: no technology, no statue, no cult power.',
  'tekhenu.ruling.TS4':
    'Three decrees are dealt. Last of all, everybody keeps one at the same time and says which of the other two comes first under the deck. There the discarded cards lie player by player.',
  'tekhenu.ruling.Q02':
    'A red or blue die brings as many warriors or priests as the value it is used with, not the face it shows.',
  'tekhenu.ruling.Q03':
    'Red, blue and green dice have the faces 2, 3, 3, 4, 4, 5, and no change brings them beyond. The limit belongs to the die itself: a gray 6 that Anubis lets count as red brings 6 warriors, a red die treated as white still ends at 5.',
  'tekhenu.ruling.Q04': 'B09 and B10 turn such a die to 2, 3, 4 or 5.',
  'tekhenu.ruling.Q05':
    'With B11 or B12 a die may be treated as any colour. As red or blue it is tainted and brings warriors or priests; as green it is pure and produces nothing; a red, blue or green die treated as white, say, is pure or not as white is there, may produce, and brings neither.',
  'tekhenu.ruling.Q06': 'No change of colour lets Anubis take a green die.',
  'tekhenu.ruling.Q07':
    'A die from the board of Seth is tainted, whatever it is treated as. Treated as red or blue it brings warriors or priests, treated as one of the four producing colours it may produce.',
  'tekhenu.ruling.Q08':
    'A die from the board of Seth is used for Seth. For anything else it takes Anubis, or B11 or B12 to produce.',
  'tekhenu.ruling.Q09': 'Anubis may take a die from the board of Seth.',
  'tekhenu.ruling.Q10':
    'A god action with Anubis lets the die count as red or as blue, one of the two. Producing with it brings neither, even with a truly red die.',
  'tekhenu.ruling.Q11':
    'A value changed by scribes counts for warriors and priests, too; how far it can go is a matter of the die itself.',
  'tekhenu.ruling.Q12':
    'T08 changes nothing for red, blue and green dice and those of Seth: they are never forbidden.',
  'tekhenu.ruling.Q13':
    'T14 works for Seth and for red, blue and green dice, within their faces, and its value counts for the gain.',
  'tekhenu.ruling.Q14': 'T18 pays for a green die, never for one from the board of Seth.',
  'tekhenu.ruling.Q15':
    'T19 needs a die that produces: no gray, red or blue one, unless it is treated as another colour.',
  'tekhenu.ruling.Q16':
    'T11 pays for a die of Seth that is used with a 1. Actions with value 1 that need no die (statues, conquest tiles, artifacts) do not count for it.',
  'tekhenu.ruling.Q17': 'T12, T13 and T17 are about producing, so the new dice do nothing for them.',
  'tekhenu.ruling.Q18':
    'B17–B20 cannot be played with a die from the board of Seth, which lies beside nothing and opposite nothing.',
  'tekhenu.ruling.Q18b':
    'A die that can neither be used nor produce may not be taken, unless the warriors or priests it brings make its action possible. If no die can be used at all, you take one, gain its warriors or priests, and do nothing with it.',
  'tekhenu.ruling.Q18c': 'A die brings its warriors or priests once, however many actions follow.',
  'tekhenu.ruling.Q19': 'A die below the scales does not count for D22; a green one on the pure side does.',
  'tekhenu.ruling.TS1':
    'A die brings its warriors or priests with the first god action it serves, be it the action of its section or an extra one (B17–B20). So a die for Anubis that produces and serves an extra action brings them with that one.',
  'tekhenu.ruling.Q20':
    'A conquest tile is laid on a space without a pillar and without another conquest tile.',
  'tekhenu.ruling.Q21': 'With no tile left, or no space for it, that step is left out; Seth stays possible.',
  'tekhenu.ruling.Q22':
    "For Hathor a space with a conquest tile is one without a pillar that shows the tile's reward in place of the printed one. Each of several pays.",
  'tekhenu.ruling.Q22b': 'Laying a conquest tile beside a building brings nothing.',
  'tekhenu.ruling.Q22c':
    'P19–P21 double only the resources of a conquest tile: A05 brings six equal ones, A06–A09 are not doubled.',
  'tekhenu.ruling.Q22d':
    'The actions of A08 and A09 may be declined, and are lost where they are impossible.',
  'tekhenu.ruling.Q22e': 'A conquest tile has no edges.',
  'tekhenu.ruling.Q22f': 'B13 and B14 spare limestone and granite with Ra, and the tile pays as ever.',
  'tekhenu.ruling.TS2':
    'Which comes first, what a conquest tile brings or the ability of the pillar tile, is asked where it can matter: with an action of the pillar tile (P10–P12, P15) beside A05–A09, and with A08 or A09 beside any ability that is not points alone. Otherwise gains come first.',
  'tekhenu.ruling.Q23':
    'The bonus of a statue to Seth may be gold (sethBonusAllowsGold in an edition forbids it).',
  'tekhenu.ruling.Q24':
    'Only a statue for the people below the column brings the three points for a new building in it; a statue to Seth does not.',
  'tekhenu.ruling.Q25': 'For a new building in a region an own statue below the column counts too.',
  'tekhenu.ruling.Q26': 'The bonus of a statue to Seth is one of Horus: T07 adds its granite.',
  'tekhenu.ruling.Q27': 'B13 and B14 spare the granite of a statue to Seth, not the two priests.',
  'tekhenu.ruling.Q28': 'P12 and Art02 reach every place for statues on the board of Seth.',
  'tekhenu.ruling.Q29': 'The priests of a blue die taken for Horus may pay for that statue.',
  'tekhenu.ruling.Q30':
    'Each card of a statue below a column is a Thoth action with value 1: none at happiness 0, and each may refresh sections for papyrus.',
  'tekhenu.ruling.Q31': 'The steps of Seth come in the order of the rulebook; statue bonuses are the last.',
  'tekhenu.ruling.Q31b':
    'Without a free space for it a statue to Seth is impossible; without a statue left Horus is.',
  'tekhenu.ruling.Q31c':
    'With three players a new statue to Seth pays at once, T07 included. That is no Seth action and uses up nothing.',
  'tekhenu.ruling.Q31d':
    'A statue may stand below a column without buildings. It brings no card, but later buildings there score their three points.',
  'tekhenu.ruling.Q32':
    'Each space of a region keeps its price. Where the first one has become free again, it is filled first.',
  'tekhenu.ruling.Q33':
    'An action triggers technologies, statue bonuses and cult powers at most once a turn, when it is first performed. What belongs to the action itself happens every time: two Seth actions bring two blood tokens, two conquest tiles and the points of the column twice.',
  'tekhenu.ruling.Q34':
    'What permits something (T08, T09, T10, T22, TX02, TX03) is not limited. T05, T12, T13, T17, T20 and T21 work for the first performance in a turn that brings something: a building without an own pillar in line does not use up T05. T14 changes the one die once.',
  'tekhenu.ruling.TS10':
    'T11 and the happiness of T06 come once a turn too, however many actions are done (without Time of Seth R9 and R43 stand).',
  'tekhenu.ruling.Q34b': 'TX05 reaches into the next section once a turn.',
  'tekhenu.ruling.Q34c':
    'T07 pays for every bonus, so once for each god in a turn. T24 pays for every blessing.',
  'tekhenu.ruling.Q34d': 'Each owner of a statue to a god gets its bonus once.',
  'tekhenu.ruling.Q35':
    'A cult power works once a turn, except Cult03 (cultOncePerTurn in an edition lifts the limit).',
  'tekhenu.ruling.Q35b':
    'It works as soon as the piece stands and its own rewards are paid: the owner first, then the others in turn order. What the owner gains can be used in the same turn.',
  'tekhenu.ruling.TS7': 'Cult04 comes after the conquest tile and before the bonuses of statues.',
  'tekhenu.ruling.Q35c':
    'Population that others gain by Cult02 opens market sections. Whatever others gain ends where their tracks end.',
  'tekhenu.ruling.Q36': 'A pillar that is the first in its row and in its column triggers Cult05 once.',
  'tekhenu.ruling.Q37':
    'Cult03 pays once in a game for each symbol of the track, also for two in one move. Happiness that was lost and comes back does not repeat it.',
  'tekhenu.ruling.Q38':
    'The swaps of Cult05 and Cult07 are free to take or leave, in turn order. They take any resource from the stock, gold included.',
  'tekhenu.ruling.TS8': 'Nobody is asked to swap gold for gold.',
  'tekhenu.ruling.Q39':
    'Of what a cult power gives to others, Botankhamun takes population (Cult02) and nothing else.',
  'tekhenu.ruling.Q40':
    'Warriors and priests are no resources: gold does not replace them, and what counts or spares resources leaves them out.',
  'tekhenu.ruling.Q41':
    'The 21st happiness and D23 may perform Seth; warriors are paid, blood and a conquest tile come as ever.',
  'tekhenu.ruling.Q42':
    'Art02 performs any god action, Seth included, or produces any one resource, with value 3 or 4 and at its cost. There is no die, so no scribes, no T14, no warriors and no purity; Anubis cannot be called with it. The die of the turn is still to be taken.',
  'tekhenu.ruling.Q43':
    'Art02 and Art07 are used before or after the action of the die, not within another action. With Art07 warriors are paid, blood and a conquest tile come, and it triggers whatever a Seth action triggers. The other artifacts are used at any time of your own turn that is not within an action.',
  'tekhenu.ruling.Q43b':
    'An artifact taken in a Maat phase can be used from the next own turn on. After the last turn none is used.',
  'tekhenu.ruling.Q43c':
    'T10 may pay the scribe of Art03 and Art06 in gold. Art04 stops at 6. Art06 stops at the population; it brings the bonuses of the track and triggers Cult03.',
  'tekhenu.ruling.Q43d': 'Art03 scores the temple for its owner alone, as a scoring does.',
  'tekhenu.ruling.TS3': 'An artifact that would change nothing is not offered.',
  'tekhenu.ruling.Q44':
    'With TX02 any part of a price in warriors may be paid in faith, also for BX03, BX04 and Art07.',
  'tekhenu.ruling.Q45':
    'TX02 turns faith that is left into priests before destiny cards are taken, up to 10; faith on the scales is used. The last Maat does not get that far.',
  'tekhenu.ruling.TS9': 'TX02 turns all of it into priests without a question: more of them never harm.',
  'tekhenu.ruling.Q46': 'TX03 spares the points; the turn order follows the scales as they are.',
  'tekhenu.ruling.Q47': 'TX04 scores in every Maat phase after points were lost, in the last one too.',
  'tekhenu.ruling.Q48': 'Regions score before bread is paid.',
  'tekhenu.ruling.Q49':
    'D16 counts statues to Seth, D19 those below its columns, D14, D17 and D18 both. D21 counts buildings in regions; D09–D12 and D15 do not.',
  'tekhenu.ruling.Q50': 'DX03 counts all own statues, wherever they stand.',
  'tekhenu.ruling.Q51':
    'BX03 and BX04 are neither Seth nor Osiris: no blood, no conquest tile, no points of a column, and nothing is triggered. The place must be free and allowed. Production once gained stays. The gold of row 2 is gained if it still lies there.',
  'tekhenu.ruling.TS5':
    'Neither BX03 and BX04 nor the scribe of Art03 and Art06 may make impossible what the die in hand was taken for (R7).',
  'tekhenu.ruling.Q52': 'What BX01 and BX02 bring beyond 10 is lost.',
  'tekhenu.ruling.Q53':
    'TX05 brings no card at happiness 0, and nothing from a section that is not open yet.',
  'tekhenu.ruling.TS6':
    'TX05 works for a Thoth action if you held it before you took the first card of that action.',
  'tekhenu.ruling.Q54':
    'The technology of Art05 goes under its deck; what SX06, A06 and Art01 do not keep is shuffled in.',
  'tekhenu.ruling.TS11':
    'The technologies of Art05, SX06 and A06 and the blessings of SX07 and A07 come unseen from the deck. Once drawn, they are shown to all before one is kept, as with TK1.',
  'tekhenu.ruling.Q55': 'However many dice the board of Seth lacks, a rotation brings it one.',
  'tekhenu.ruling.Q56': 'Where it lacks none, gray dice go to the section.',
  'tekhenu.ruling.Q57': 'Which of several gray dice goes there makes no difference before they are rolled.',
  'tekhenu.ruling.Q58':
    'Ties of scales are broken by the Ankh of the destiny card, also if it came with an artifact.',
  'tekhenu.ruling.Q68': 'P19–P21 double A01–A05.',
  'tekhenu.ruling.Q69': 'The action of the 21st happiness may be Seth, and its warriors are paid.',
  'tekhenu.ruling.Q71': 'What Art02 and Art07 perform triggers what it usually triggers, once a turn.',
  'tekhenu.ruling.Q61':
    'A red or blue die counts one more when Botankhamun chooses, and what it shows when it acts.',
  'tekhenu.ruling.Q62':
    'Without a red, blue or pure die its tile of priests and warriors takes the best tainted one.',
  'tekhenu.ruling.Q63':
    'Where its tile of Seth finds no die it performs Horus as the Horus tile would, with a die from there.',
  'tekhenu.ruling.Q64': 'A building of its setup that finds its region taken goes on to the next higher one.',
  'tekhenu.ruling.Q65':
    'For you the second building of a region costs five warriors, also beside one of Botankhamun.',
  'tekhenu.ruling.Q65b':
    'Several cards from one of its statues pay your statue to Thoth once; its Horus action pays your statue to Horus as well.',
  'tekhenu.ruling.Q65c': 'Both its colours of buildings are its own: one in a region, and both count.',
  'tekhenu.ruling.Q65d': 'Without a conquest tile that step is left out, and its points stay.',
  'tekhenu.ruling.Q66': 'A destiny card that Botankhamun takes blocks both artifacts of its Ankh.',
  'tekhenu.ruling.Q67':
    'A resource tile that finds no die of its colours takes the best die of the wheel, never one from the board of Seth.',
  'tekhenu.ruling.C01':
    'Botankhamun, when first, takes the destiny card with the lowest Ankh that still has an artifact.',
  'tekhenu.ruling.C02': 'In setup you choose among all four destiny cards, though Botankhamun is first.',
  'tekhenu.ruling.C03':
    'Botankhamun goes on to the next region where the first is full or has its own building.',
  'tekhenu.ruling.C04': 'Where it can build in no region it scores three points and does nothing else.',
  'tekhenu.ruling.C05':
    'Without a red or blue die its tile of priests and warriors takes the highest pure die.',
  'tekhenu.ruling.C06':
    'By a statue below a column it takes the rightmost card of the highest section it reaches: decrees before technologies before blessings.',
  'tekhenu.ruling.C07': 'It chooses dice by value first; being pure only breaks ties.',
  'tekhenu.ruling.C08': 'Between level spaces at Ra it takes the one with most of its own buildings in line.',
  'tekhenu.ruling.C09': 'Without a die for Seth it turns to Horus, not to the next section.',
  'tekhenu.ruling.C10': 'Its statue to Seth brings it a point, not a resource.',
  'tekhenu.ruling.C11': 'If it cannot perform Hathor or Osiris, it scores three points instead.',
  'tekhenu.ruling.C12':
    "At Osiris every die without a district's colour goes to the district with the fewest buildings.",
  'tekhenu.ruling.C13':
    'Between level dice for a resource tile it prefers a section with its statue; of several such, the higher Horus bonus; otherwise chance decides.',
  'tekhenu.ruling.C14':
    'Two players have 22 dice in the bag before the wheel is filled, as in the base game.',
  'tekhenu.ruling.C15': 'Ra pays the points of a pillar first, then what it covers and its ability.',
  'tekhenu.ruling.C16': 'Starting cards pay before destiny cards are taken (Q01).',
  'tekhenu.ruling.C17': 'BX03 and BX04 move a building that stands, though nothing else does.',
  'tekhenu.ruling.C18': 'Destiny cards and conquest tiles of the same number are different things.',
  'tekhenu.ruling.C19': 'Anubis takes dice from the wheel and from the board of Seth (Q09).',
  'tekhenu.ruling.C20':
    'A statue above the districts goes where it wins Botankhamun more of them; where neither place wins one, it goes to the temple.',
  'tekhenu.ruling.Q59':
    'The discard is compulsory: having chosen, the first player puts one of the three other destiny cards aside, and the second chooses from the two that are left; for the next Maat phase all four are back. In setup the Vizier goes anywhere; after a Maat phase it must leave its area, whoever is first then.',
  'tekhenu.ruling.Q60': "A die from Seth's board counts where the Vizier stands there.",
  'tekhenu.ruling.Q70':
    'The Vizier pays two points once for each die, whatever is done with it. Actions without a die pay nothing.',
  'tekhenu.ruling.VZ1':
    "What a destiny card brings comes at once: the first player's before the discard, the second player's before the Vizier is stationed.",
  'tekhenu.ruling.VZ2':
    'In setup the Vizier is stationed before anybody has a reward, because without Time of Seth rewards come after all have chosen (R29).',
  'tekhenu.ruling.VZ3':
    'What counts is where the die lay, not which action is performed with it; the points come as it is taken.',
  'tekhenu.ruling.VZ4':
    'A die that lies idle (R7) counts, and so does one that is treated as of another colour.',
  'tekhenu.ruling.VZ5':
    'The challenge is refused with more than two players and for one person alone. vizier: false is the same as leaving it out, as is seth: false.',
  'tekhenu.ruling.BS1':
    'Level dice of one colour on a resource tile are parted by statues (C13), not by being pure, as in the base game. Where a tile looks at several colours at once, being green, pure, red or blue decides first, and statues after that.',
  'tekhenu.ruling.BS2':
    "A die on Seth's board is there for his tile only. With nothing but forbidden dice left on the wheel any other tile takes one of those (BK13).",
  'tekhenu.ruling.BS3':
    'If no card lies within reach for a Thoth action of its statue below a column, that action is lost; no points come in its place, and no statue is triggered.',
  'tekhenu.ruling.BS4':
    'The packet is chosen before the game: three starting cards and a cult power (left out, this one), two and two, or three and two; what must be kept in any case is kept at once. Three artifacts are laid out, or two or four by choice. The option of the base game to be dealt two starting cards is not for this table.',
} as const satisfies Record<string, string>
