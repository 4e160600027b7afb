import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mediaIn } from '../../tools/custom-media.ts'
import { PHONE, WIDE } from '../ui/use-media.ts'

const SRC = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(SRC, file), 'utf8')
const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('media.css'))
  .map((file) => ({ file, css: read(file) }))
const media = mediaIn(read('theme/media.css'))

/** Every value of a property, with its file. */
const valuesOf = (property: string): readonly string[] =>
  styles.flatMap(({ file, css }) =>
    [...css.matchAll(new RegExp(`(?:^|[{;\\s])${property}: ([^;]+);`, 'g'))].map(
      ([, value]) => `${file}: ${value!}`,
    ),
  )

describe('styles', () => {
  it('say widths and heights of screens by name', () => {
    const queries = styles.flatMap(({ file, css }) =>
      [...css.matchAll(/@media ([^{]+)/g)].map(([, query]) => ({ file, query: query! })),
    )
    expect(queries.length).toBeGreaterThan(100)
    expect(queries.filter(({ query }) => /width|height|pointer/.test(query))).toEqual([])
    const names = queries.flatMap(({ query }) =>
      [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name]) => name!),
    )
    expect(new Set(names)).toEqual(new Set(media.keys()))
  })

  it('take type sizes from the scale, or as a share of their part', () => {
    // Letters in a drawing are measured in its own units.
    const own = new Set(['font: 700 21px var(--sans)', 'font: 700 26px var(--sans)'])
    const sizes = ['font', 'font-size'].flatMap((name) => valuesOf(name))
    expect(sizes.length).toBeGreaterThan(150)
    const raw = sizes.filter((size) => /\d(px|rem)/.test(size) && !/clamp\(|calc\(|\/\d+px/.test(size))
    expect(raw.filter((size) => !own.has(`font: ${size.split(': ')[1]!}`))).toEqual([])
  })

  it('take corners from the scale; shapes of pieces have their own', () => {
    expect(valuesOf('border-radius').filter((value) => /: \d+px$/.test(value))).toEqual([])
  })

  it('know the same screens as the layout of Tekhenu', () => {
    expect(PHONE).toBe(media.get('--phone'))
    expect(WIDE).toBe(media.get('--wide'))
  })
})
