/** A match on a screen: why it cannot be shown, what came between, and what bots are called. */
export const session = {
  'session.none': 'This browser keeps no such game. It may have been deleted, or played in another browser.',
  'session.game': 'This game is not known here. Reload the page to get the newest version.',
  'session.elsewhere': 'This game is open in another tab. Close that tab, and it goes on here.',
  'session.storage':
    'This browser does not let pages keep anything, so the game cannot be opened. A private window may be the reason.',
  'session.damaged': 'The saved game cannot be read. {reason}',
  'session.options': 'The table cannot be set up like this: {reason}',
  'session.mistake': 'Benben made a mistake of its own. Reload the page to go on. ({message})',
  'session.unreadable': '"{text}" is not a move of this game.',
  'session.stale': 'The table changed just now. Look again, then choose.',
  'session.not-seated': 'You are watching; only players can do that.',
  'session.offline': 'The server cannot be reached. Check the connection, then try again.',
  'session.no-server': 'The server gave no answer that can be understood. Try again in a moment.',
} as const satisfies Record<string, string>
