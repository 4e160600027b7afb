import { readFileSync } from 'node:fs'

/** `@custom-media --phone (max-width: 759px);`, by name. Browsers do not know it yet. */
export const mediaIn = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name, query]) => [name!, query!]))

/** A PostCSS plugin that puts the named queries of a file in where styles use them. */
export function customMedia(file: string): {
  readonly postcssPlugin: string
  readonly AtRule: { readonly media: (rule: { params: string }) => void }
} {
  const named = mediaIn(readFileSync(file, 'utf8'))
  return {
    postcssPlugin: 'custom-media',
    AtRule: {
      media: (rule) => {
        if (!rule.params.includes('(--')) return
        rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
          const query = named.get(name)
          if (query === undefined) throw new Error(`no media query is named ${name}`)
          return query
        })
      },
    },
  }
}
