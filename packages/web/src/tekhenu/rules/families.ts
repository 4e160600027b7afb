import { cardKind, isOfSeth } from '@benben/tekhenu'

const CONQUEST = 'conquest-'

/** The id of a conquest tile, by the name of its page: destiny cards have the same ones. */
export const conquestOf = (id: string): string | undefined =>
  id.startsWith(CONQUEST) ? id.slice(CONQUEST.length) : undefined

export const familyOf = (id: string): string =>
  conquestOf(id) === undefined ? (cardKind(id) ?? '') : 'conquest'

/** The block of printed values that a family of cards shows. */
const PRINTED: Readonly<Record<string, string>> = {
  pillar: 'pillar-tiles',
  decree: 'decree-symbols',
  conquest: 'time-of-seth.conquest-tiles',
}

export const printedBlocks = (id: string): readonly string[] =>
  familyOf(id) === 'decree' && isOfSeth(id)
    ? ['time-of-seth.decree-symbols']
    : [PRINTED[familyOf(id)] ?? []].flat()
