/** The rules of Tekhenu in order of play: the game, its setup, and a turn. */
export const tekhenuGameRules = {
  'tekhenu.book.game.title': 'How a game runs',
  'tekhenu.book.game.lead':
    'You build up a temple city around an obelisk. Each turn you take one die; its place, colour and number say what it can do. Whoever has most points :vp: after 16 rounds wins.',
  'tekhenu.book.game.step-1':
    '**A round**: everybody takes [one turn](turn), in turn order. A turn is one die and one action.',
  'tekhenu.book.game.step-2':
    '**After every second round** the shadow of the obelisk [moves on](rotation) :rotation:: other dice become pure, and new ones come.',
  'tekhenu.book.game.step-3':
    '**After every fourth round** [Maat](maat) :scales: weighs what your dice have done to your scales. That makes the next turn order, and can cost points.',
  'tekhenu.book.game.step-4':
    '**After rounds 8 and 16** there is a [scoring](scoring) :hourglass: as well. Buildings want bread then.',
  'tekhenu.book.game.step-5':
    'After the second scoring everybody scores up to three [decrees](decrees), and the game is [over](end).',

  'tekhenu.book.table.title': 'What lies on the table',
  'tekhenu.book.table.lead':
    'Six gods stand around the obelisk. Each has a section of the wheel with dice, and a part of the board where its action happens.',
  'tekhenu.book.table.point-1':
    '**The wheel**: six sections, two of them sunny :sunny:, two shaded :shaded:, two dark :dark:. Dice lie in the section of a god, those nearest the rim pure, those in the middle out of reach.',
  'tekhenu.book.table.point-2':
    '**Resources**: papyrus :papyrus:, bread :bread:, limestone :limestone:, granite :granite:, and gold :gold:, which stands in for any of the four. Scribes :scribe: and faith :faith: are no resources.',
  'tekhenu.book.table.point-3':
    '**Pieces** of each player: 10 buildings :building:, 8 pillars :pillar: and 6 statues :statue:. They never come back once they stand.',
  'tekhenu.book.table.point-4':
    '**Your board** holds the row of buildings, the row of statues with their price, four productions, and the scales.',
  'tekhenu.book.table.point-5':
    '**Cards** of three families lie in the [market of Thoth](thoth): blessings :blessing: are used once, technologies :technology: last, decrees :decree: score at the end.',
  'tekhenu.book.table.point-6':
    '**The track of the people** has two markers for each player: population :population: and happiness :happiness:.',

  'tekhenu.book.setup.title': 'Setting up',
  'tekhenu.book.setup.lead':
    'The game lays the table by itself. You choose a decree, two starting cards and a destiny card; everything else is chance or the same for all.',
  'tekhenu.book.setup.step-1':
    '**The wheel** is turned to any position. Each section gets three dice out of the bag, rolled and sorted by [purity](purity).',
  'tekhenu.book.setup.step-2':
    '**How many dice** there are: all 26 with four players; two gray ones fewer with three; with two, one fewer of yellow, brown, white and black.',
  'tekhenu.book.setup.step-3':
    '**Tiles**: three pillar tiles lie open at Ra. The six gods are shuffled onto the values of Horus; for a first game the printed order may be [chosen](options).',
  'tekhenu.book.setup.step-4':
    '**One gold each** :gold: lies on the two statue places at the temple, on the two above the districts of Osiris, and beside row 2 of Osiris.',
  'tekhenu.book.setup.step-5':
    '**Everybody** begins with 10 points, population 5, happiness 2, all productions at 2, one gold and one scribe.',
  'tekhenu.book.setup.step-6':
    '**A decree**: two are dealt to you in secret; you keep one, the other goes under the deck.',
  'tekhenu.book.setup.step-7':
    '**Starting cards**: 5, 7 or 9 lie open with two, three or four players. Somebody begins by lot; everybody takes one card in that order and a second one in the opposite order.',
  'tekhenu.book.setup.step-8':
    '**Turn order**: add up the numbers of your two cards; the higher sum goes first, on equal sums whoever has the highest single number.',
  'tekhenu.book.setup.step-9':
    '**Destiny and rewards**: in turn order everybody takes a [destiny card](destiny). Then destiny and starting cards pay what they show.',
  'tekhenu.book.setup.note-1':
    'Technology T16 and decree D20 are left out with two players. Sections 3 and 4 of the market stay empty until [a population opens them](thoth).',

  'tekhenu.book.destiny.title': 'Destiny cards',
  'tekhenu.book.destiny.lead':
    'Four cards with an Ankh :ankh: from 0 to 3. Everybody has one; it pays its reward once and breaks ties at the next Maat.',
  'tekhenu.book.destiny.point-1':
    'They are chosen in turn order, in setup and at the end of every [Maat](maat) but the last. A card somebody has taken is gone for this time.',
  'tekhenu.book.destiny.point-2':
    'The lower the Ankh, the better the reward: a scribe, a gold, a step of population or happiness, a faith.',
  'tekhenu.book.destiny.point-3':
    'At Maat the higher Ankh goes first among players who stand equally far from 0. T15 counts as an Ankh of 5.',

  'tekhenu.book.turn.title': 'A turn: one die',
  'tekhenu.book.turn.lead':
    'Take exactly one die from the wheel, lay it on your scales, and do one thing with it.',
  'tekhenu.book.turn.step-1':
    '**Before the die**: blessings of the start of a turn. Here you may [call upon Anubis](anubis).',
  'tekhenu.book.turn.step-2':
    '**Take a die** that is [pure or tainted](purity). Forbidden ones stay where they are.',
  'tekhenu.book.turn.step-3':
    '**Lay it on the scales**: pure :pure: to the left, tainted :tainted: to the right, as it shows. Its number will count at [Maat](maat).',
  'tekhenu.book.turn.step-4': '**Change its value** if you like: each [scribe](scribes) moves it by up to 2.',
  'tekhenu.book.turn.step-5':
    '**One action**: either that of the god in whose section the die lay, or [producing](produce) what its colour stands for. The value says how well it goes.',
  'tekhenu.book.turn.step-6':
    '**End of the turn**: empty places of the market are filled with cards of the same family, and the next player follows.',
  'tekhenu.book.turn.note-1':
    'A die is offered to you only if something can be done with it. If no die can be used, you take one and do nothing with it.',

  'tekhenu.book.purity.title': 'Light, pure and tainted',
  'tekhenu.book.purity.lead':
    'Where a die lies and what colour it has make it pure :pure:, tainted :tainted: or forbidden :forbidden:.',
  'tekhenu.book.purity.point-1':
    'White dice belong in the sun, black ones in the dark, yellow and brown ones in the shade: where colour and light agree, a die is pure.',
  'tekhenu.book.purity.point-2':
    'White and yellow dice are forbidden in the dark, black and brown ones in the sun. Everywhere else a colour that does not fit is tainted. So nothing is forbidden in the shade.',
  'tekhenu.book.purity.point-3': 'Gray dice are tainted everywhere, and produce nothing.',
  'tekhenu.book.purity.point-4':
    'Forbidden dice cannot be taken, except with [Anubis](anubis), with T08, or as another colour with B11 or B12.',
  'tekhenu.book.purity.point-5':
    'When the shadow [moves on](rotation), all dice are sorted again. A die on your scales stays what it was when you took it.',

  'tekhenu.book.scribes.title': 'Scribes',
  'tekhenu.book.scribes.lead':
    'A scribe :scribe: changes the value of your die by 1 or 2, up or down. It always stays between 1 and 6.',
  'tekhenu.book.scribes.point-1':
    'Several scribes add up: two of them turn a 1 into a 5. The value is changed once, before the die is used.',
  'tekhenu.book.scribes.point-2':
    'The scales count the number that the die showed. The change is for the action alone.',
  'tekhenu.book.scribes.point-3':
    'Two scribes call upon [Anubis](anubis), and more may change the value on top.',
  'tekhenu.book.scribes.point-4':
    'Scribes come from Bastet with values 1 to 4, from the track at happiness 19, from spaces of the temple, statues and cards.',

  'tekhenu.book.anubis.title': 'Anubis',
  'tekhenu.book.anubis.lead':
    'For two scribes you take any die of the wheel, forbidden ones too, and do any action with it.',
  'tekhenu.book.anubis.point-1':
    'Any god, or producing any of the four resources: section and colour of the die do not matter, only its value.',
  'tekhenu.book.anubis.point-2':
    'The die goes below your scales and weighs nothing at Maat. It still counts as one of your four dice.',
  'tekhenu.book.anubis.point-3':
    'It is neither pure nor tainted, so cards about pure or tainted dice ignore it.',
  'tekhenu.book.anubis.point-4': 'B23 and B24 call upon him without scribes.',

  'tekhenu.book.gold.title': 'Paying',
  'tekhenu.book.gold.lead':
    'Costs are paid at once. Gold :gold: stands in for any papyrus, bread, limestone or granite, even while you hold that resource.',
  'tekhenu.book.gold.point-1': 'What you cannot pay you cannot do: choose another action, or another die.',
  'tekhenu.book.gold.point-2':
    'Resources on the scales are excess of a [production](produce): they are lost to you and only weigh.',
  'tekhenu.book.gold.point-3':
    'Where it makes no difference, the game pays as printed and then with gold, without asking. Where it does, you choose.',
  'tekhenu.book.gold.point-4': 'Tokens never run out.',

  'tekhenu.book.limits.title': 'Pieces are limited',
  'tekhenu.book.limits.lead':
    'You have as many buildings, pillars and statues as your board and store hold. When one kind is used up, its actions are closed to you.',
  'tekhenu.book.limits.point-1': 'Buildings and statues leave your board from left to right.',
  'tekhenu.book.limits.point-2':
    'Each statue costs the granite below it. What a building uncovers counts at scorings: points to score, bread to pay.',
  'tekhenu.book.limits.point-3': 'What stands on the board stays there. Only BX03 and BX04 move a building.',
} as const satisfies Record<string, string>
