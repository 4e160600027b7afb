import type { Plugin } from 'vite'
import { SETTINGS } from '../src/store/settings-place.ts'

/** Runs in the page before any script: the language would otherwise be asked for only once the app runs. */
function fetchLanguage(files: Readonly<Record<string, string>>, settings: string): void {
  let chosen: unknown
  try {
    const { state } = JSON.parse(localStorage.getItem(settings) ?? '{}') as { state?: { language?: unknown } }
    chosen = state?.language
  } catch {
    // Nothing is kept here.
  }
  const codes = [chosen, ...navigator.languages].map((locale) => String(locale).split('-')[0]!.toLowerCase())
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = files[codes.find((code) => Object.hasOwn(files, code)) ?? 'en']!
  document.head.append(link)
}

/**
 * Lets the page fetch its language beside the app. The choice is that of app/chosen-language.ts; where the two differed, a file would be
 * fetched in vain.
 */
export function fetchAhead(): Plugin {
  return {
    name: 'benben-fetch-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.fromEntries(
          Object.values(bundle).flatMap((file) => {
            if (file.type !== 'chunk') return []
            const code = /\/words\/src\/([a-z]{2})\/index\.ts$/.exec(file.facadeModuleId ?? '')?.[1]
            return code === undefined ? [] : [[code, `/${file.fileName}`] as const]
          }),
        )
        const call = `(${fetchLanguage.toString()})(${JSON.stringify(files)},${JSON.stringify(SETTINGS)})`
        return [{ tag: 'script', children: call, injectTo: 'head-prepend' }]
      },
    },
  }
}
