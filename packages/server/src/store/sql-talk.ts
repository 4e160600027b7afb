import type { BlockKind, Phrase, TalkRoom } from '@benben/protocol'
import type { Row, Value } from './rows.ts'
import type { TalkStatement } from './talk-statements.ts'
import type {
  Block,
  NewerTalk,
  NewTalk,
  Note,
  Report,
  StoredTalk,
  TalkListener,
  TalkStore,
} from './talk-store.ts'

type Bound = readonly [name: TalkStatement, ...values: Value[]]

/** What talk needs of an engine. Parameters are `?` in both. */
export interface TalkEngine {
  read(sql: string, ...values: Value[]): Promise<Row[]>
  /** In one transaction. False, and nothing else runs, if the first one changes no row. */
  write(first: Bound, ...others: Bound[]): Promise<boolean>
  /** The values of a list that is passed as JSON. */
  readonly valuesOfList: string
  /** Tells other nodes; may be lost. */
  announce(tables: readonly string[]): void
  subscribe(listener: TalkListener): () => void
}

const ROOMS: readonly TalkRoom[] = ['table', 'watchers']
const HERE = '(SELECT key FROM tables WHERE id = ?)'
const REPORTS = `SELECT r.id, t.id AS place, r.n, r.guest, r.name, r.reporter, r.reason, r.at
  FROM reports r JOIN tables t USING (key)`

const lineFrom = (row: Row): StoredTalk => ({
  n: Number(row['n']),
  version: Number(row['version']),
  room: row['room'] as TalkRoom,
  guest: String(row['guest']),
  name: String(row['name']),
  seat: row['seat'] as number | null,
  id: String(row['id']),
  text: row['text'] as string | null,
  phrase: row['phrase'] as Phrase | null,
  at: Number(row['at']),
})

const blockFrom = (row: Row): Block => ({
  id: String(row['id']),
  guest: String(row['guest']),
  other: String(row['other']),
  kind: row['kind'] as BlockKind,
  name: String(row['name']),
  at: Number(row['at']),
})

const reportFrom = (row: Row): Report => ({
  id: String(row['id']),
  table: String(row['place']),
  n: Number(row['n']),
  guest: String(row['guest']),
  name: String(row['name']),
  reporter: String(row['reporter']),
  reason: String(row['reason']),
  at: Number(row['at']),
})

const noteFrom = (row: Row): Note => ({
  text: String(row['text']),
  version: Number(row['version']),
  at: Number(row['at']),
})

/** Talk and notes in SQL. */
export class SqlTalk implements TalkStore {
  readonly #engine: TalkEngine

  constructor(engine: TalkEngine) {
    this.#engine = engine
  }

  async say(table: string, line: NewTalk): Promise<void> {
    const { room, guest, name, seat, id, text, phrase, at } = line
    const isNew = await this.#engine.write(
      ['nextTalk', table, guest, id],
      ['addTalk', room, guest, name, seat, id, text, phrase, at, table],
      ['trimTalk', table, room, table, room],
    )
    if (isNew) this.#engine.announce([table])
  }

  async since(table: string, version: number, most: number): Promise<NewerTalk> {
    // The version is read with the lines, so that none is missed.
    const sql = `SELECT v.version AS latest, t.* FROM talk_versions v
      LEFT JOIN talk t ON t.key = v.key AND t.version > ? AND t.room = ?
      WHERE v.key = ${HERE} ORDER BY t.n DESC LIMIT ?`
    const rooms = await Promise.all(
      ROOMS.map((room) => this.#engine.read(sql, version, room, table, most + 1)),
    )
    const latest = Math.min(...rooms.map((rows) => Number(rows[0]?.['latest'] ?? 0)))
    const lines = rooms.flatMap((rows) =>
      rows
        .slice(0, most)
        .filter((row) => row['n'] !== null)
        .map(lineFrom),
    )
    return {
      version: latest,
      lines: lines.filter((line) => line.version <= latest).toSorted((a, b) => a.n - b.n),
      isCut: rooms.some((rows) => rows.length > most),
    }
  }

  async versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = `SELECT id, version FROM tables JOIN talk_versions USING (key)
      WHERE id IN (${this.#engine.valuesOfList})`
    const rows = await this.#engine.read(sql, JSON.stringify(tables))
    return new Map(rows.map(({ id, version }) => [String(id), Number(version)]))
  }

  async line(table: string, n: number): Promise<StoredTalk | undefined> {
    const [row] = await this.#engine.read(`SELECT * FROM talk WHERE key = ${HERE} AND n = ?`, table, n)
    return row && lineFrom(row)
  }

  async around(table: string, room: TalkRoom, n: number, each: number): Promise<StoredTalk[]> {
    const some = `SELECT * FROM talk WHERE key = ${HERE} AND room = ?`
    const before = await this.#engine.read(
      `${some} AND n <= ? ORDER BY n DESC LIMIT ?`,
      table,
      room,
      n,
      each + 1,
    )
    const after = await this.#engine.read(`${some} AND n > ? ORDER BY n LIMIT ?`, table, room, n, each)
    return [...before.toReversed(), ...after].map(lineFrom)
  }

  async saidBy(guest: string): Promise<{ readonly table: string; readonly line: StoredTalk }[]> {
    const sql = `SELECT talk.*, tables.id AS place FROM talk JOIN tables ON tables.key = talk.key
      WHERE talk.guest = ? ORDER BY talk.key, talk.n`
    const rows = await this.#engine.read(sql, guest)
    return rows.map((row) => ({ table: String(row['place']), line: lineFrom(row) }))
  }

  async wipe(table: string, n: number): Promise<void> {
    if (await this.#engine.write(['nextWipe', table, n], ['wipeTalk', table, n]))
      this.#engine.announce([table])
  }

  async wipeAll(guest: string): Promise<string[]> {
    const said = await this.saidBy(guest)
    const tables = [...new Set(said.map(({ table }) => table))]
    await this.#engine.write(['nextWipes', guest], ['wipeTalkOf', guest])
    this.#engine.announce(tables)
    return tables
  }

  async old(before: number, most: number): Promise<string[]> {
    const sql = `SELECT id FROM talk_versions JOIN standings USING (key) JOIN tables USING (key)
      WHERE kept = 1 AND status = 'finished' AND since < ? LIMIT ?`
    return (await this.#engine.read(sql, before, most)).map(({ id }) => String(id))
  }

  async remove(table: string): Promise<void> {
    await this.#engine.write(['emptyTalk', table], ['deleteTalk', table], ['deleteReports', table])
  }

  subscribe(listener: TalkListener): () => void {
    return this.#engine.subscribe(listener)
  }

  async block({ id, guest, other, kind, name, at }: Block): Promise<void> {
    await this.#engine.write(['block', id, guest, other, kind, name, at])
  }

  async unblock(guest: string, id: string): Promise<void> {
    await this.#engine.write(['unblock', guest, id])
  }

  async blocksOf(guest: string): Promise<Block[]> {
    const sql = 'SELECT * FROM blocks WHERE guest = ? ORDER BY at DESC, id'
    return (await this.#engine.read(sql, guest)).map(blockFrom)
  }

  async hasBlocked(guest: string, other: string): Promise<boolean> {
    const sql = `SELECT 1 AS found FROM blocks WHERE guest = ? AND other = ? AND kind = 'block'`
    return (await this.#engine.read(sql, guest, other)).length > 0
  }

  async report({ id, table, n, guest, name, reporter, reason, at }: Report): Promise<void> {
    await this.#engine.write(['keepTalk', table], ['report', id, n, guest, name, reporter, reason, at, table])
  }

  async reports(most: number): Promise<Report[]> {
    return (await this.#engine.read(`${REPORTS} ORDER BY r.at DESC, r.id LIMIT ?`, most)).map(reportFrom)
  }

  async reportsBy(guest: string): Promise<Report[]> {
    return (await this.#engine.read(`${REPORTS} WHERE r.reporter = ? ORDER BY r.at, r.id`, guest)).map(
      reportFrom,
    )
  }

  async closeReport(id: string): Promise<void> {
    await this.#engine.write(['closeReport', id])
  }

  async note(guest: string, table: string): Promise<Note | undefined> {
    const sql = `SELECT text, version, at FROM notes WHERE guest = ? AND key = ${HERE}`
    const [row] = await this.#engine.read(sql, guest, table)
    return row && noteFrom(row)
  }

  writeNote(guest: string, table: string, { text, version, at }: Note): Promise<boolean> {
    return this.#engine.write(['writeNote', guest, text, version, at, table])
  }

  async notesOf(guest: string): Promise<(Note & { readonly table: string })[]> {
    const sql = `SELECT n.text, n.version, n.at, t.id AS place FROM notes n JOIN tables t USING (key)
      WHERE n.guest = ? ORDER BY n.at`
    const rows = await this.#engine.read(sql, guest)
    return rows.map((row) => ({ ...noteFrom(row), table: String(row['place']) }))
  }

  async forget(guest: string): Promise<string[]> {
    const tables = await this.wipeAll(guest)
    await this.#engine.write(['unnameTalk', guest])
    await this.#engine.write(['forgetNotes', guest])
    await this.#engine.write(['forgetBlocks', guest, guest])
    await this.#engine.write(['forgetReports', guest, guest])
    return tables
  }

  async join(from: string, to: string): Promise<void> {
    for (const name of ['joinTalk', 'joinBlocks', 'joinBlocked', 'joinReports', 'joinReporter'] as const)
      await this.#engine.write([name, to, from, to])
    for (const { table, text, at } of await this.notesOf(from)) {
      const known = await this.note(to, table)
      const both = known === undefined || known.text === '' ? text : `${known.text}\n${text}`
      await this.writeNote(to, table, { text: both, version: (known?.version ?? 0) + 1, at })
    }
    await this.forget(from)
  }

  async removeLost(): Promise<void> {
    await this.#engine.write(['removeLostNotes'])
    await this.#engine.write(['removeLostBlocks'])
  }
}
