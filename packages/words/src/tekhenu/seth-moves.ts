import { sethOf, spaceNamed } from '@benben/tekhenu'
import { amounts, placeName, regionName, tokenName, type Say, type SentenceContext } from './context.ts'

/** Describes the moves of Time of Seth. */
export const SETH_MOVES: Readonly<Record<string, Say>> = {
  conquest: ({ words, edition }, [, space]) =>
    words.say('tekhenu.move.conquest', {
      space: space!,
      reward: amounts(words, edition.temple.rewards.flat()[spaceNamed(space!)] ?? {}),
    }),
  move: ({ words }, [way, district, row]) => {
    const place = placeName(words, `${district} ${row}`)
    const region = placeName(words, `region ${row}`)
    return way === 'to'
      ? words.say('tekhenu.move.move-to', { place, region })
      : words.say('tekhenu.move.move-from', { place, region })
  },
  warriors: ({ words, view }, [many]) => {
    const faith = Number(view.waiting.at(-1)?.['due'] ?? 0) - Number(many)
    return words.say('tekhenu.move.warriors', { what: amounts(words, { warrior: Number(many), faith }) })
  },
  swap: ({ words }, [token]) => words.say('tekhenu.move.swap', { token: tokenName(words, token!) }),
  first: ({ words }, [what]) => words.say('tekhenu.move.first', { what: what! }),
}

export const sethSays = {
  /** The region for the value of the die. */
  perform({ words, view }: SentenceContext): string {
    const value = view.now.godValue || view.now.value
    return value === 0
      ? words.say('tekhenu.move.seth-any')
      : words.say('tekhenu.move.seth', { n: value, name: regionName(words, value) })
  },
  statue({ words, view, edition }: SentenceContext, where: string): string {
    if (where === 'seth') return words.say('tekhenu.move.statue-seth')
    const column = edition.timeOfSeth.regions.columns[where === 'left' ? 0 : 1]!
    const cards = column.filter((region) =>
      sethOf(view)?.regions[region - 1]!.some((seat) => seat !== null),
    ).length
    return words.say('tekhenu.move.statue-column', { place: placeName(words, where), cards })
  },
} as const
