/** The write statements of talk and notes, by name: the same for SQLite and PostgreSQL, which needs the types of parameters. */

/** Lines that are kept of each room of a table. */
const MOST_LINES = 500
/** Older ones are deleted so often, and not with every line. */
const TRIM_EVERY = 100

const HERE = '(SELECT key FROM tables WHERE id = ?)'
const TEXT = 'CAST(? AS TEXT)'
const WHOLE = 'CAST(? AS INTEGER)'
const TIME = 'CAST(? AS BIGINT)'
const IS_THERE = '(text IS NOT NULL OR phrase IS NOT NULL)'
const NOW = '(SELECT v.version FROM talk_versions v WHERE v.key = talk.key)'

export const TALK_STATEMENTS = {
  // Locks the talk of this table, so that lines are seen in the order of their numbers. Changes nothing for a retry.
  nextTalk: `INSERT INTO talk_versions (key, version, kept) SELECT key, 1, 1 FROM tables WHERE id = ?
    AND NOT EXISTS (SELECT 1 FROM talk WHERE talk.key = tables.key AND talk.guest = ? AND talk.id = ?)
    ON CONFLICT (key) DO UPDATE SET version = talk_versions.version + 1, kept = 1`,
  addTalk: `INSERT INTO talk (key, n, version, room, guest, name, seat, id, text, phrase, at)
    SELECT key, version, version, ${[TEXT, TEXT, TEXT, WHOLE, TEXT, TEXT, TEXT, TIME].join(', ')}
    FROM talk_versions WHERE key = ${HERE}`,
  trimTalk: `DELETE FROM talk WHERE key = ${HERE} AND room = ?
    AND EXISTS (SELECT 1 FROM talk_versions v WHERE v.key = talk.key AND v.version % ${TRIM_EVERY} = 0)
    AND n <= (SELECT t.n FROM talk t WHERE t.key = ${HERE} AND t.room = ? ORDER BY t.n DESC LIMIT 1 OFFSET ${MOST_LINES})`,

  nextWipe: `UPDATE talk_versions SET version = version + 1 WHERE key = ${HERE}
    AND EXISTS (SELECT 1 FROM talk WHERE talk.key = talk_versions.key AND n = ?)`,
  wipeTalk: `UPDATE talk SET text = NULL, phrase = NULL, version = ${NOW} WHERE key = ${HERE} AND n = ?`,
  nextWipes: `UPDATE talk_versions SET version = version + 1
    WHERE key IN (SELECT key FROM talk WHERE guest = ? AND ${IS_THERE})`,
  wipeTalkOf: `UPDATE talk SET text = NULL, phrase = NULL, version = ${NOW} WHERE guest = ? AND ${IS_THERE}`,
  // No id of a client is so short.
  unnameTalk: `UPDATE talk SET guest = '', name = '', id = CAST(n AS TEXT) WHERE guest = ?`,
  emptyTalk: `UPDATE talk_versions SET kept = 0 WHERE key = ${HERE}`,
  deleteTalk: `DELETE FROM talk WHERE key = ${HERE}`,
  deleteReports: `DELETE FROM reports WHERE key = ${HERE}`,

  block: `INSERT INTO blocks (id, guest, other, kind, name, at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (guest, other) DO UPDATE SET kind = excluded.kind, name = excluded.name, at = excluded.at`,
  unblock: 'DELETE FROM blocks WHERE guest = ? AND id = ?',
  forgetBlocks: 'DELETE FROM blocks WHERE guest = ? OR other = ?',

  // Reports count as talk that is kept.
  keepTalk: `INSERT INTO talk_versions (key, version, kept) SELECT key, 0, 1 FROM tables WHERE id = ?
    ON CONFLICT (key) DO UPDATE SET kept = 1`,
  report: `INSERT INTO reports (id, key, n, guest, name, reporter, reason, at)
    SELECT ${TEXT}, key, ${[WHOLE, TEXT, TEXT, TEXT, TEXT, TIME].join(', ')} FROM tables WHERE id = ?
    ON CONFLICT DO NOTHING`,
  closeReport: 'DELETE FROM reports WHERE id = ?',
  forgetReports: 'DELETE FROM reports WHERE guest = ? OR reporter = ?',

  // The version that is written follows the one that was read.
  writeNote: `INSERT INTO notes (guest, key, text, version, at)
    SELECT ${TEXT}, key, ${[TEXT, WHOLE, TIME].join(', ')} FROM tables WHERE id = ?
    ON CONFLICT (guest, key) DO UPDATE SET text = excluded.text, version = excluded.version, at = excluded.at
    WHERE notes.version = excluded.version - 1`,
  forgetNotes: 'DELETE FROM notes WHERE guest = ?',

  joinTalk: `UPDATE talk SET guest = ? WHERE guest = ?
    AND NOT EXISTS (SELECT 1 FROM talk t WHERE t.key = talk.key AND t.guest = ? AND t.id = talk.id)`,
  joinBlocks: `UPDATE blocks SET guest = ? WHERE guest = ?
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.guest = ? AND b.other = blocks.other)`,
  joinBlocked: `UPDATE blocks SET other = ? WHERE other = ?
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.other = ? AND b.guest = blocks.guest)`,
  joinReports: `UPDATE reports SET guest = ? WHERE guest = ?
    AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.guest = ? AND r.key = reports.key AND r.reporter = reports.reporter AND r.n = reports.n)`,
  joinReporter: `UPDATE reports SET reporter = ? WHERE reporter = ?
    AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.reporter = ? AND r.key = reports.key AND r.guest = reports.guest AND r.n = reports.n)`,

  removeLostNotes: 'DELETE FROM notes WHERE guest NOT IN (SELECT id FROM guests)',
  removeLostBlocks: 'DELETE FROM blocks WHERE guest NOT IN (SELECT id FROM guests)',
} as const

export type TalkStatement = keyof typeof TALK_STATEMENTS
