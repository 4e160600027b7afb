import type { GameId } from '@benben/kernel'
import { cli } from './en/cli.ts'
import { lessonPage } from './en/lesson-page.ts'
import { atonLesson } from './en/lesson-aton.ts'
import { tekhenuLesson } from './en/lesson-tekhenu.ts'
import { ofAton } from './en/of-aton.ts'
import { ofBrowser } from './en/of-browser.ts'
import { ofTekhenu } from './en/of-tekhenu.ts'
import { operator } from './en/operator.ts'
import { atonBookMessages } from './en/rules/of-aton-book.ts'
import { tekhenuBookMessages } from './en/rules/of-tekhenu-book.ts'
import { server } from './en/server.ts'

/** The sentences of every game. */
const games = {
  aton: ofAton,
  tekhenu: ofTekhenu,
} satisfies Record<GameId, Readonly<Record<string, string>>>

/** The lessons, which a browser loads apart. */
const lessons = { ...lessonPage, ...atonLesson, ...tekhenuLesson } as const

/** The rules books, loaded apart too. */
const books = { ...atonBookMessages, ...tekhenuBookMessages } as const

const house = { ...ofBrowser, ...server, ...operator, ...cli } as const

type KeyOf<Sentences> = Sentences extends unknown ? keyof Sentences : never

/** The names of all sentences. */
export type Key =
  | keyof typeof house
  | keyof typeof lessons
  | keyof typeof books
  | KeyOf<(typeof games)[keyof typeof games]>

/** English: the language the other catalogues are measured by. */
export const en: Readonly<Record<Key, string>> = Object.assign(
  {},
  house,
  lessons,
  books,
  ...Object.values(games),
)
