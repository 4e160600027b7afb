/** The rules of Tekhenu between rounds, at scorings and at the end; options and printed values. */
export const tekhenuEndRules = {
  'tekhenu.book.rotation.title': 'The shadow moves on',
  'tekhenu.book.rotation.lead':
    'After every second round the wheel turns by one section, and two sections get new dice.',
  'tekhenu.book.rotation.step-1': '**Light moves** one section clockwise; the dice stay with their gods.',
  'tekhenu.book.rotation.step-2': 'After four rounds **[Maat](maat)** comes now.',
  'tekhenu.book.rotation.step-3':
    '**New dice**: both sections that now lie in the shade get one die for each player, drawn from the bag and rolled. The first is the one just clockwise of the wheel’s arrow.',
  'tekhenu.book.rotation.step-4': '**All dice are sorted** by their new [purity](purity).',

  'tekhenu.book.maat.title': 'Maat weighs the scales',
  'tekhenu.book.maat.lead':
    'After rounds 4, 8, 12 and 16. The nearer your scales are to 0, the earlier you play next; tainted ones lose points.',
  'tekhenu.book.maat.step-1':
    '**Balance**: pure dice count their numbers up, tainted ones down; each excess resource counts −1.',
  'tekhenu.book.maat.step-2':
    '**Faith** :faith:: in turn order everybody may lay faith on either side, each worth 1.',
  'tekhenu.book.maat.step-3':
    '**Points**: a balance of −3 to −5 costs 1 point, −6 to −8 costs 2, −9 and below costs 3. Nobody falls below 0 points.',
  'tekhenu.book.maat.step-4':
    '**Turn order**: who is nearest to 0 goes first, above or below it alike. Of those who are equally near, the higher Ankh :ankh: goes first.',
  'tekhenu.book.maat.step-5': 'After rounds 8 and 16 the **[scoring](scoring)** comes now.',
  'tekhenu.book.maat.step-6':
    '**Clearing**: dice go back into the bag, excess and all faith are gone. Faith cannot be saved.',
  'tekhenu.book.maat.step-7':
    '**Destiny**: all [destiny cards](destiny) go back, and everybody takes one in the new turn order.',

  'tekhenu.book.scoring.title': 'Scoring',
  'tekhenu.book.scoring.lead': 'After rounds 8 and 16, step by step for all players.',
  'tekhenu.book.scoring.step-1':
    '**Districts of Osiris**: in each of the four, whoever has most buildings and statues scores 3. On a tie the topmost piece wins.',
  'tekhenu.book.scoring.step-2':
    '**Temple**: each of your buildings and statues around it scores 1. Each of your pillars scores 1 for each of your own buildings and statues in its row and column.',
  'tekhenu.book.scoring.step-3':
    '**Statues**: 1, 3, 6, 10, 15 or 21 points for one to six, wherever they stand.',
  'tekhenu.book.scoring.step-4': '**Happiness**: 3 points for each symbol reached, at 9, 13, 16, 19 and 21.',
  'tekhenu.book.scoring.step-5': '**Production**: 2 points for each production at 6.',
  'tekhenu.book.scoring.step-6': '**Building row**: the points you have uncovered.',
  'tekhenu.book.scoring.step-7':
    '**Bread**: pay the bread you have uncovered. Each bread you do not pay costs 3 points. Nobody falls below 0 points.',

  'tekhenu.book.decrees.title': 'Decrees',
  'tekhenu.book.decrees.lead':
    'After the last scoring you show your decrees :decree: and score up to three of them, no two with the same symbol.',
  'tekhenu.book.decrees.point-1':
    'Decrees that were dealt or drawn are secret until then. One taken from the open market is known to all.',
  'tekhenu.book.decrees.point-2': 'The game says which choice brings most; you decide.',
  'tekhenu.book.decrees.point-3': 'D23 is an action before the last scoring; it is one of the three.',

  'tekhenu.book.end.title': 'The end of the game',
  'tekhenu.book.end.lead': 'After decrees the turn order pays once more, and the highest total wins.',
  'tekhenu.book.end.step-1':
    '**Turn order**: the first player scores 3. With three or four players the second scores 2.',
  'tekhenu.book.end.step-2':
    '**Most points win**; on a tie most scribes, then the better place in turn order.',

  'tekhenu.book.options.title': 'Options of a table',
  'tekhenu.book.options.lead':
    'What can be chosen where a table is made. Nothing chosen means the base game.',

  'tekhenu.book.editions.title': 'Printed values',
  'tekhenu.book.editions.lead':
    'Rules are known from the rulebooks. Some numbers stand only on boards, tiles and cards, and some of those could not be checked against a printed copy.',
  'tekhenu.book.editions.point-1':
    'Such values are **reconstructed**: chosen to fit every hint in the rules and to be balanced. They carry this sign wherever the rules show them: ≈.',
  'tekhenu.book.editions.point-2':
    'Whoever owns the game can enter what is printed there, share it by a link or as a file, and choose it where a table is made. A match carries its edition along, and so does its record.',
} as const satisfies Record<string, string>
