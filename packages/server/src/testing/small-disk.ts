import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK = 65_536

/** A disk of its own that can be filled: a tmpfs of a fixed size, which only root may mount. */
export class SmallDisk {
  readonly folder: string
  readonly #ballast: string

  private constructor(folder: string) {
    this.folder = folder
    this.#ballast = join(folder, 'ballast')
  }

  /** Undefined where nobody may mount it. */
  static mount(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'benben-disk-'))
    const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'benben', folder]
    if (spawnSync('mount', args).status === 0) return new SmallDisk(folder)
    rmSync(folder, { recursive: true })
    return undefined
  }

  /** An empty folder on it. */
  newFolder(): string {
    return mkdtempSync(join(this.folder, 'data-'))
  }

  /** Leaves not a byte. */
  fill(): void {
    for (let size = CHUNK; size >= 1;) {
      try {
        appendFileSync(this.#ballast, Buffer.alloc(size))
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
        size >>= 1
      }
    }
  }

  empty(): void {
    rmSync(this.#ballast, { force: true })
  }

  unmount(): void {
    spawnSync('umount', [this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }
}
