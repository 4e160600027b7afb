import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(?:js|css|html|json|svg|webmanifest)$/

/** Lays a brotli and a gzip file beside every text, so that no server has to compress what never changes. */
export const compressed = (folder: string): Plugin => ({
  name: 'benben-compressed',
  apply: 'build',
  closeBundle: () => compressAll(folder),
})

function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(name)) continue
    const path = join(folder, name)
    const text = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
    writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }))
  }
}
