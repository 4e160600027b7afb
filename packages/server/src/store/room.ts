import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As much as the largest commits write at once. */
const ROOM = 1 << 20

/**
 * Throws if a folder has no room for a large commit. A file of its own tells: SQLite's has free pages, so that small writes may still
 * succeed on a full disk. Its bytes are random, because some disks store zeros without taking room.
 */
export async function checkRoom(folder: string): Promise<void> {
  const path = join(folder, 'benben.probe')
  try {
    await writeFile(path, randomBytes(ROOM))
  } finally {
    await rm(path, { force: true })
  }
}
