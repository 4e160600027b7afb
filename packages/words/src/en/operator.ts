/** The commands for whoever runs a server: `npx benben backup` and the like. */
export const operator = {
  'operator.usage.backup':
    'npx benben backup [FILE]: saves everything in a new SQLite file, while the server runs. BENBEN_DATA or BENBEN_DB say where the data is.',
  'operator.usage.check':
    'npx benben check [FILE]: checks a backup, or without FILE the data of the server, which may be running.',
  'operator.usage.restore':
    'npx benben restore FILE: copies a backup into an empty data folder (BENBEN_DATA) or an empty database (BENBEN_DB).',
  'operator.usage.move':
    'BENBEN_DB=postgres://… npx benben move: copies everything from the data folder into an empty PostgreSQL database. Stop the server first.',
  'operator.usage.tidy':
    'npx benben tidy [--waiting 30] [--running 365] [--finished 3650] [--guests 365]: removes tables without a change, and guests without a table, after so many days.',
  'operator.usage.forget':
    'npx benben forget TABLE SEAT: deletes the guest on that seat (1 is the first one). Their seats become "former player".',
  'operator.help': 'For whoever runs a server (npx benben COMMAND --help): {commands}.',

  'operator.holds':
    '{guests, plural, one {# guest} other {# guests}}, {tables, plural, one {# table} other {# tables}}, {running, plural, one {# running match} other {# running matches}}, {lines, plural, one {# line} other {# lines}}.',
  'operator.sound': 'No problem was found. Every running match can go on.',
  'operator.unsound': '{many, plural, one {# problem was} other {# problems were}} found.',
  'operator.damaged': 'The file is damaged: {problem}',
  'operator.no-standing': 'Table {place} has no standing.',
  'operator.no-table': 'There are rows of table {place}, but no such table.',
  'operator.wrong-lines': 'Table {place} has {found} lines instead of {wanted}.',
  'operator.unknown-game': 'Table {place}: this Benben does not know the game {game}, or its edition.',
  'operator.old-rules': 'Table {place}: the rules of {game} in this Benben cannot read its position.',
  'operator.unreadable': 'Table {place} cannot be read: {problem}',

  'operator.saved': 'Everything is saved in {path}',
  'operator.moved':
    'Everything was copied into the database. Start the server with the same BENBEN_DB. The files in {folder} are not used any more.',
  'operator.tidied':
    'Removed: {waiting, plural, one {# waiting table} other {# waiting tables}}, {running, plural, one {# abandoned match} other {# abandoned matches}}, {finished, plural, one {# finished match} other {# finished matches}}, {guests, plural, one {# guest} other {# guests}}.',
  'operator.forgotten':
    'The guest was deleted, and taken from {many, plural, one {# table} other {# tables}}.',
  'operator.former-player': 'former player',

  'operator.no-data': 'There is no data in {folder}. Set BENBEN_DATA or BENBEN_DB.',
  'operator.no-database': 'Set BENBEN_DB to the PostgreSQL database that everything shall be copied into.',
  'operator.no-file': 'There is no file {path}. Check the path.',
  'operator.exists': '{path} already exists, and is not overwritten. Move it away first.',
  'operator.not-empty': 'The database is not empty, and is not overwritten. Create a new one.',
  'operator.newer': 'This was written by a newer Benben. Use that one.',
  'operator.nobody': 'No guest sits there. Name a table by its id and a seat by its number.',
  'operator.failed': 'It did not work, and nothing was changed: {problem}',
} as const satisfies Record<string, string>
