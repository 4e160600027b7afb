/** What the server prints where it was started. */
export const server = {
  'server.not-a-number': '{name} is "{found}", but must be a whole number from {min} to {max}.',
  'server.not-an-origin':
    'BENBEN_ORIGIN is "{found}", but must be the address at which players find Benben, without a path: https://play.example',
  'server.proxy-without-origin':
    'Behind a proxy Benben cannot know its own address. Set BENBEN_ORIGIN to the one at which players find it, for example https://play.example',
  'server.not-a-way': 'BENBEN_NOTICES must be some of {known}, with commas between them, or none.',
  'server.build-failed':
    'The browser table could not be built. See the error above. Set BENBEN_WEB=none to serve without it.',
  'server.open': 'Benben is open at {url}',
  'server.kept': 'Data is stored in {folder}',
  'server.port-used': 'Port {port} is in use. Choose another one: PORT={other} npm start',
  'server.port-forbidden': 'You may not use port {port}. Choose another one: PORT={other} npm start',
  'server.data':
    'The folder {folder} cannot be used ({code}). Set BENBEN_DATA to a folder that can be written.',
  'server.newer-store': 'The data in {folder} was written by a newer Benben. Start that one.',
  'server.data-in-use':
    'Another Benben uses the folder {folder}. Stop it first, or set BENBEN_DATA to another folder.',
  'server.data-empty':
    '{file} is empty, so what it held is lost. Put a backup in its place, or remove it to begin anew.',
  'server.data-damaged':
    '{file} is damaged. Put a backup in its place (of the whole folder, while Benben is stopped), or move it away to begin anew.',
  'server.data-no-file':
    '{file} is missing, but {file}-wal is there. Put it back, or a backup of the folder; to begin anew, remove {file}-wal too.',
  'server.data-no-wal':
    'Benben was not stopped in order, and {file}-wal, which holds the last moves, is missing. Put it back, or a backup of the folder. If it is lost for good, or a tool has merged it, create an empty file of that name.',
  'server.stalled':
    'Benben was blocked for too long, so its watchdog ended it. Every acknowledged move is saved; start it again.',
  'server.slow-stop':
    'Stopping took too long, so the watchdog ended Benben. Every acknowledged move is saved.',
  'server.not-a-database':
    'BENBEN_DB must be the address of a PostgreSQL database: postgres://user:password@host/database',
  'server.kept-in': 'Data is stored in the PostgreSQL database {database}',
  'server.database': 'Cannot use the PostgreSQL database {database}: {problem}. Check BENBEN_DB.',
  'server.other-version':
    'Servers of another version, with other rules or other tables, use the database {database}. Stop all of them, then start this one.',
  'server.newer-database': 'The database {database} was written by a newer Benben. Start that one.',
  'server.short-token':
    'BENBEN_OPERATOR must have at least {least} characters without spaces, so that nobody can guess it.',
  'server.not-on-or-off': '{name} must be on or off, not "{found}"',
  'server.not-a-log': 'BENBEN_LOG must be one of: {known}',
  'operator.title': 'Benben: operator',
  'operator.token': 'Token',
  'operator.open': 'Open',
  'operator.wrong-token': 'That is not the token of this server.',
  'operator.tables': 'Newest tables',
  'operator.game': 'Game',
  'operator.status': 'Status',
  'operator.people': 'Seats',
  'operator.since': 'Last change (UTC)',
  'operator.moves': 'Moves',
  'operator.bans': 'Bans',
  'operator.kind': 'Kind',
  'operator.guest': 'Guest',
  'operator.address': 'IP address',
  'operator.who': 'Id of the guest, or address',
  'operator.reason': 'Reason',
  'operator.ban': 'Ban',
  'operator.lift': 'Lift',
  'operator.reports': 'Reports of talk',
  'operator.no-reports': 'There are none.',
  'operator.reported': '{name} ({guest}), reported by {reporter}',
  'operator.no-name': 'nobody',
  'operator.said-nothing': 'Nothing was said, or it was deleted.',
  'operator.watcher': 'watches',
  'operator.delete-line': 'Delete this line',
  'operator.delete-all': 'Delete everything they said',
  'operator.close-report': 'Close the report',
  'operator.metrics': 'Metrics',
  'server.stopping': 'Stopping. Every move is saved.',
} as const satisfies Record<string, string>
