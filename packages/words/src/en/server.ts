/** What the server prints where it was started. */
export const server = {
  'server.not-a-number': '{name} is "{found}", but must be a whole number from {min} to {max}.',
  'server.build-failed':
    'The table for the browser could not be built. What went wrong stands above. Set BENBEN_WEB=none to serve without it.',
  'server.open': 'Benben is open at {url}',
  'server.kept': 'Everything is kept in {folder}',
  'server.port-used': 'Port {port} is in use. Choose another one: PORT={other} npm start',
  'server.port-forbidden': 'Port {port} may not be used here. Choose another one: PORT={other} npm start',
  'server.data':
    'The folder {folder} cannot be used ({code}). Set BENBEN_DATA to a folder that can be written.',
  'server.newer-store': 'The data in {folder} was written by a newer Benben. Start that one.',
  'server.stopping': 'Stopping: what was played is on disk.',
} as const satisfies Record<string, string>
