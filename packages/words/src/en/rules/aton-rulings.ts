/** The rulings of Aton. docs/rulings.md says the same; a test compares them. */
export const atonRulings = {
  'aton.ruling.AT1':
    'Exchanging is one way to answer when you are asked to assign. The opponent sees at once that the token is gone, never which cards went or came.',
  'aton.ruling.AT2':
    'While both players assign in secret, each learns that the other is ready and nothing more: neither the cards nor a change of mind. An assignment may be taken back until the other player has finished too.',
  'aton.ruling.AT3':
    'Cards drawn to break a tie go under their piles in the order they were drawn. A pile that runs out on the way is first made new from its discards.',
  'aton.ruling.AT4':
    'Removing is mandatory up to the number. With fewer priests within reach, all of them go.',
  'aton.ruling.AT5':
    'Placing is mandatory while there is a free space within reach and a priest in reserve. Priests of the number that find no space go to the realm of the dead. An empty reserve ends the placing, and nothing goes to the realm for priests you do not have.',
  'aton.ruling.AT6':
    'A draw of four that the pile cannot cover takes what is left, makes a new pile from the discards, and goes on. (Piles hold multiples of four, so this is a safeguard.)',
  'aton.ruling.AT7':
    'A player with fewer than four priests in the temples after a scoring takes back all of them.',
  'aton.ruling.AT8':
    'The four instant wins are checked after every single placement, and when cartouche 1 pays.',
  'aton.ruling.AT9':
    'Two instant wins cannot coincide: only the acting player places, and cartouche 1 pays one player.',
  'aton.ruling.AT10':
    'A tie that no draw can break (both piles and both discards used up) lets Red act first.',
  'aton.ruling.AT11':
    'Exchanging with an empty pile: the four cards join the discards, all of them are shuffled, four are drawn. Exchanged cards lie face down among the discards.',
  'aton.ruling.AT12':
    'A scoring that ends the game returns no priests and does not empty the realm of the dead.',
  'aton.ruling.AT13': 'The owner picks which priest leaves a temple after a scoring.',
  'aton.ruling.AT14': 'Who is Red comes from the seed unless the table says otherwise (red in the options).',
  'aton.ruling.AT15':
    'Taking an assignment back means putting down another one; the earlier one stands until then. You stay ready, so the other side notices nothing. A ready player who still has the token may also exchange; that is seen, as every exchange is, and the player is no longer ready. Undo does not apply here, because the other side would see a ready player turn unready.',
  'aton.ruling.AT16':
    'A player whose hand allows only one assignment is asked all the same. Answering at once would tell the other side about that hand.',
  'aton.ruling.AT17':
    'Where exactly as many priests must go (or come home) as there are, or as many spaces be filled as are free, there is nothing to choose, and it happens without a question.',
  'aton.ruling.AT18':
    'A placement that meets several conditions at once ends the game once; it is named by the temple, then by yellow, then by green.',
  'aton.ruling.AT19':
    'An empty pile is made new at the moment a card is needed, not as soon as it is empty. (It matters for AT11.)',
  'aton.ruling.AT20':
    'How many priests leave each temple after a scoring is settled before the first one goes: one from every temple that has any, and for each temple without, one from the highest that still has some. The owner takes them in any order.',
  'aton.ruling.AT21':
    'A player who reaches 40 by cartouche 1 has won before the order of play is settled: nobody draws cards to settle it.',
  'aton.ruling.AT22':
    'After a scoring the leader takes back all priests that are due, then the other does; they do not take turns.',
} as const satisfies Record<string, string>
