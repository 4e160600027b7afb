/** A match on a screen: why it cannot be shown, what came between, and what bots are called. */
export const session = {
  'session.none': 'This browser has no such game. It may have been deleted, or played in another browser.',
  'session.game': 'This page does not know that game. Reload it to get the newest version.',
  'session.elsewhere': 'This game is open in another tab. Close that tab, and it goes on here.',
  'session.storage':
    'This browser does not let pages store data, so the game cannot be opened. A private window may be the reason.',
  'session.damaged': 'The saved game cannot be read. {reason}',
  'session.rules':
    'This game needs version {found} of the rules, but Benben now has version {known} and cannot go on with it. Its record can be saved.',
  'session.reopened.kept':
    'The rules have changed since this match was saved (version {found}, now {known}). It goes on from where it stood.',
  'session.reopened.replayed':
    'The rules have changed since this match was saved (version {found}, now {known}). Its moves are still possible and were played again by the new rules; the table may differ a little.',
  'session.options': 'The table cannot be set up like this: {reason}',
  'session.mistake': 'Something went wrong in Benben. Reload the page to continue. ({message})',
  'session.unreadable': '"{text}" is not a move of this game.',
  'session.not-kept': 'This browser cannot save the game. Closing the page ends it.',
  'session.stale': 'The table changed just now. Look again, then choose.',
  'session.not-seated': 'You are watching; only players can do that.',
  'session.offline': 'The server cannot be reached. Check the connection, then try again.',
  'session.no-server': 'The server’s answer made no sense. Try again in a moment.',

  'reason.ask': 'Why did {name} do that?',
  'reason.thinking': 'One moment …',
  'reason.secret': 'That is a secret for now.',
  'reason.points': '{name} expects {points, plural, one {# point} other {# points}} in the end.',
  'reason.points-more':
    '{name} expects {points, plural, one {# point} other {# points}} in the end, {more} more than with its next best idea.',
  'reason.chance': '{name} expects to win {percent} of 100 games from here.',
  'reason.gain': '{points} {source}',
  'reason.gains': 'If scored after that turn: {gains}.',
  'reason.nothing': 'A scoring after that turn would pay the same as before it.',
} as const satisfies Record<string, string>
