/** The menu of a table. A browser loads it when the menu is opened. */
export const tableMenu = {
  'company.this-table': 'This table',
  'company.away': 'Somebody is away',
  'company.take-over': 'Let a bot take over for {name}',
  'company.take-over.about':
    '{agreed, plural, =0 {Nobody has agreed yet.} one {# of {all} has agreed.} other {# of {all} have agreed.}} {name} can take the seat back at any decision.',
  'company.take-over.later':
    'By turn people have time: you may agree from {when} on, when the table has waited a day for {name}.',
  'company.agree': 'Agree',
  'company.withdraw': 'Withdraw',
  'company.look-back': 'Look back',
  'company.look-back.about': 'The match up to now, as your seat saw it.',
  'company.leave': 'Leave',
  'company.leave-now': 'Leave for now',
  'company.leave-now.online': 'Your seat stays yours. Come back by the link, or from your games.',
  'company.leave-now.local': 'The game is saved in this browser. Come back from your games.',
  'company.offer': 'Offer to end unfinished',
  'company.offer.about':
    'It ends without a winner when {all, plural, one {you say} other {all # say}} yes. {offered, plural, =0 {} one {One has.} other {# have.}} Your offer lapses when you move.',
  'company.offer.yes': 'Offer',
  'company.concede': 'Concede',
  'company.concede.ends': 'The game ends at once, and you lose it. The points are those of a scoring now.',
  'company.concede.bot':
    'The game goes on: a bot ({bot}) takes your seat for good, the record says so, and you do not win. You cannot come back.',
  'company.concede.do': 'Concede this game',
  'company.concede.not': 'Play on',
  'company.happened': 'What happened',
  'web.watch-link.about': 'Anyone with this link can watch; hidden cards stay hidden.',
} as const satisfies Record<string, string>
