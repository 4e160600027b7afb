/** What every part of the table of Aton says when it is asked. */
export const atonParts = {
  'aton.part.label.now': 'Now',
  'aton.part.cartouche-1.title': 'Cartouche 1: points',
  'aton.part.cartouche-1.what': 'The higher of both cards scores twice the difference.',
  'aton.part.cartouche-2.title': 'Cartouche 2: order and removing',
  'aton.part.cartouche-2.what':
    'The lower card acts first. The card less 2 is how many priests the other side loses; a 1 costs one of your own.',
  'aton.part.cartouche-3.title': 'Cartouche 3: reach',
  'aton.part.cartouche-3.what': 'The highest temple you may act in this round.',
  'aton.part.cartouche-4.title': 'Cartouche 4: placing',
  'aton.part.cartouche-4.what':
    'Place as many priests as your card says, one on each empty space within reach.',
  'aton.part.space.title': 'A space of a temple',
  'aton.part.space.what': 'It holds one priest. Colours score together, a bonus by itself.',
  'aton.part.temple-1.title': 'Temple 1',
  'aton.part.temple-1.what': 'At a scoring whoever has more priests here scores the difference.',
  'aton.part.temple-2.title': 'Temple 2',
  'aton.part.temple-2.what': 'At a scoring whoever has more priests here scores 5.',
  'aton.part.temple-3.title': 'Temple 3',
  'aton.part.temple-3.what': 'At a scoring whoever has more priests here scores 1 for each of them.',
  'aton.part.temple-4.title': 'Temple 4',
  'aton.part.temple-4.what':
    'At a scoring whoever has more priests here scores 3 for each blue space they hold, in all temples.',
  'aton.part.realm.title': 'Realm of the dead',
  'aton.part.realm.what':
    'Removed priests lie here. When all eight places are full at the end of a round, temples score.',
  'aton.part.track.title': 'Score track',
  'aton.part.track.what':
    'Reach 40 by a cartouche and you win at once. Reach it in a scoring, and the higher score wins.',
  'aton.part.rival.title': 'The other player',
  'aton.part.rival.what': 'Cards in hand are secret; reserve, token and discards are known to both.',
  'aton.part.mine.title': 'Your side',
  'aton.part.mine.what': 'Your cards and cartouches, your reserve and your exchange token.',
  'aton.part.hand.title': 'Your cards',
  'aton.part.hand.what': 'One goes to each cartouche. Each deck holds nine cards of each number.',
  'aton.part.discards.title': 'Discarded cards',
  'aton.part.discards.what': 'A deck has nine of each number: what is not here may still come.',
  'aton.part.stats.title': 'Reserve, pile and token',
  'aton.part.stats.what':
    'Priests you can still place, cards left to draw, and the token for one exchange of all four cards.',
  'aton.part.about.title': 'Beside the table',
  'aton.part.about.what': 'What a scoring would pay now, who is near to an instant win, and what happened.',
  'aton.part.plaque.title': 'What it would mean',
  'aton.part.plaque.what': 'Point at a space to see here what a priest there would change.',
} as const satisfies Record<string, string>
