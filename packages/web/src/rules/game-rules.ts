import type { Words } from '@benben/words'
import type { Book } from '@benben/words/rules'
import type { ComponentType } from 'react'
import type { lastSeenOf } from '../session/last-table.ts'
import type { ListedKeys } from '../ui/key-list.ts'

export interface PictureProps {
  readonly words: Words
  /** The printed data of the table the reader comes from; undefined stands for those that are built in. */
  readonly printed: unknown
}

/** A sign with its name and a few words, as the legend shows it. */
export interface LegendSign {
  readonly sign: string
  readonly name: string
  readonly about: string
  /** The page that tells more. */
  readonly to: string
}

interface LegendGroup {
  readonly title: string
  readonly signs: readonly LegendSign[]
  /** A picture of the book that shows how they belong together. */
  readonly picture?: string
}

type Seen = NonNullable<ReturnType<typeof lastSeenOf>>

/** What a game knows of its cards beside their rulings. */
export interface CardRules {
  readonly Face: ComponentType<PictureProps & { readonly id: string }>
  readonly title: (words: Words, id: string) => string
  readonly family: (words: Words, id: string) => string
  readonly text: (words: Words, printed: unknown, id: string) => string
  readonly when: (words: Words, printed: unknown, id: string) => string
  readonly costs: (words: Words, printed: unknown, id: string) => string
  /** When it comes among other things; empty where nothing is to be said. */
  readonly order: (words: Words, id: string) => string
  /** What it does to the scales; empty where nothing is to be said. */
  readonly scales: (words: Words, id: string) => string
  /** What its text counts on: nothing for most. */
  readonly Pairs: ComponentType<PictureProps & { readonly id: string }>
  /** What lies beside an example: nothing for many. */
  readonly Example: ComponentType<{ readonly example: string }>
  /** The blocks of printed values that it shows. */
  readonly printed: (id: string) => readonly string[]
  /** Where it lies at the table the reader comes from; empty where it is not in play there. */
  readonly where: (words: Words, seen: Seen, id: string) => string
}

/** The rules of a game as pages show them. */
export interface GameRules {
  readonly book: Book
  /** Drawings that signs and pictures refer to; rendered once. */
  readonly Sheet: ComponentType
  readonly Sign: ComponentType<{ readonly name: string; readonly size: number }>
  /** By the names that pages of the book give. */
  readonly pictures: Readonly<Record<string, ComponentType<PictureProps>>>
  readonly cards?: CardRules
  /** A sentence for each block of printed values that could not be checked, by its name. */
  readonly reconstructed?: (words: Words, printed: unknown) => ReadonlyMap<string, string>
  /** Keys that its table has beside those of every table. */
  readonly keys: ListedKeys
  /** The signs of this table, by groups; all of them where there is no table. */
  readonly legend: (words: Words, seen: Seen | null) => readonly LegendGroup[]
}
