/** What the server prints where it was started. */
export const server = {
  'server.not-a-number': '{name} is "{found}", but must be a whole number from {min} to {max}.',
  'server.not-an-origin':
    'BENBEN_ORIGIN is "{found}", but must be the address at which players find Benben, without a path: https://play.example',
  'server.proxy-without-origin':
    'Behind a proxy Benben cannot know its own address. Set BENBEN_ORIGIN to the one at which players find it, for example https://play.example',
  'server.build-failed':
    'The browser table could not be built. See the error above. Set BENBEN_WEB=none to serve without it.',
  'server.open': 'Benben is open at {url}',
  'server.kept': 'Data is stored in {folder}',
  'server.port-used': 'Port {port} is in use. Choose another one: PORT={other} npm start',
  'server.port-forbidden': 'You may not use port {port}. Choose another one: PORT={other} npm start',
  'server.data':
    'The folder {folder} cannot be used ({code}). Set BENBEN_DATA to a folder that can be written.',
  'server.newer-store': 'The data in {folder} was written by a newer Benben. Start that one.',
  'server.stalled':
    'Benben was blocked for too long, so its watchdog ended it. Every acknowledged move is saved; start it again.',
  'server.slow-stop':
    'Stopping took too long, so the watchdog ended Benben. Every acknowledged move is saved.',
  'server.not-a-database':
    'BENBEN_DB must be the address of a PostgreSQL database: postgres://user:password@host/database',
  'server.kept-in': 'Data is stored in the PostgreSQL database {database}',
  'server.database': 'Cannot use the PostgreSQL database {database}: {problem}. Check BENBEN_DB.',
  'server.newer-database': 'The database {database} was written by a newer Benben. Start that one.',
  'server.stopping': 'Stopping. Every move is saved.',
} as const satisfies Record<string, string>
