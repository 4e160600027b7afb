import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { speak } from '@benben/words'
import { afterAll, describe, expect, it } from 'vitest'
import { ServerProcess } from '../testing/process.ts'
import { newTable } from '../testing/store-contract/samples.ts'
import { Visitor } from '../testing/server.ts'
import { openStore } from './open.ts'

const root = mkdtempSync(join(tmpdir(), 'benben-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const words = speak('en')
const open = (data: string) => openStore({ data, database: undefined }, words)
let folders = 0
const newFolder = (): string => join(root, `${++folders}`)
const TABLE = newTable()

/** A folder with one table, and its files. */
async function filled() {
  const folder = newFolder()
  const { store, close } = await open(folder)
  await store.addTable(TABLE)
  return { folder, file: join(folder, 'benben.sqlite'), store, close }
}

/** A folder as a killed server leaves it: the last writes are in the WAL. */
async function crashed() {
  const { folder: from, close } = await filled()
  const folder = newFolder()
  await (await open(folder)).close()
  const file = join(folder, 'benben.sqlite')
  for (const name of ['benben.sqlite', 'benben.sqlite-wal'])
    copyFileSync(join(from, name), join(folder, name))
  await close()
  return { folder, file }
}

describe('a data folder', () => {
  it('opens again with everything in it, after a stop and after a crash', async () => {
    const { folder, file, close } = await filled()
    await close()
    expect(existsSync(`${file}-wal`)).toBe(false)
    for (const data of [folder, (await crashed()).folder]) {
      const again = await open(data)
      expect(await again.store.table(TABLE.id)).toEqual(TABLE)
      await again.close()
    }
  })

  it('is for one server: the second says so and stops, and finds it free when the first is killed', async () => {
    const first = new ServerProcess()
    const second = new ServerProcess([], { BENBEN_DATA: first.folder })
    try {
      await first.start()
      await expect(second.start()).rejects.toThrow('ended with 1')
      expect(second.complaints).toBe(words.say('server.data-in-use', { folder: first.folder }) + '\n')
      const ada = await Visitor.named(first, 'Ada')
      await ada.create()
      await first.stop('SIGKILL')
      await second.start()
      ada.url = () => second.url
      await ada.create()
    } finally {
      await second.end()
      await first.end()
    }
  })
})

describe('never a fresh start where there was data:', () => {
  it('an empty file', async () => {
    const { folder, file, close } = await filled()
    await close()
    truncateSync(file)
    await expect(open(folder)).rejects.toThrow(words.say('server.data-empty', { file }))
    expect(readFileSync(file)).toHaveLength(0)
  })

  it('a file without its WAL', async () => {
    const { folder, file } = await crashed()
    rmSync(`${file}-wal`)
    await expect(open(folder)).rejects.toThrow(words.say('server.data-no-wal', { file }))
    await expect(open(folder)).rejects.toThrow(words.say('server.data-no-wal', { file }))
    writeFileSync(`${file}-wal`, '')
    const { store, close } = await open(folder)
    expect(await store.table(TABLE.id)).toBeUndefined()
    await close()
  })

  it('a file of a version without marks, whose tables were in its WAL', async () => {
    const folder = newFolder()
    await (await open(folder)).close()
    const file = join(folder, 'benben.sqlite')
    rmSync(file)
    const db = new DatabaseSync(file)
    db.exec('PRAGMA journal_mode = WAL')
    db.close()
    await expect(open(folder)).rejects.toThrow(words.say('server.data-no-wal', { file }))
  })

  it('a WAL without its file', async () => {
    const { folder, file } = await crashed()
    rmSync(file)
    await expect(open(folder)).rejects.toThrow(words.say('server.data-no-file', { file }))
    expect(existsSync(file)).toBe(false)
  })

  it.each([
    ['something else', (bytes: Buffer) => bytes.fill('not a database ', 0, 4096)],
    ['a damaged page', (bytes: Buffer) => bytes.fill(0xff, 4096, 3 * 4096)],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 5 * 4096)],
  ])('%s', async (_, damage) => {
    const { folder, file, close } = await filled()
    await close()
    const damaged = Buffer.from(damage(readFileSync(file)))
    writeFileSync(file, damaged)
    await expect(open(folder)).rejects.toThrow(words.say('server.data-damaged', { file }))
    expect(readFileSync(file).equals(damaged)).toBe(true)
  })

  it('a newer version: it is left as it is', async () => {
    const { folder, file, close } = await filled()
    await close()
    const db = new DatabaseSync(file)
    db.exec('PRAGMA user_version = 999')
    db.close()
    const before = readFileSync(file)
    await expect(open(folder)).rejects.toThrow(words.say('server.newer-store', { folder }))
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})
