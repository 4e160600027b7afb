import type { GameId } from '@benben/kernel'
import { cli } from './en/cli.ts'
import { lessonPage } from './en/lesson-page.ts'
import { atonLesson } from './en/lesson-aton.ts'
import { botankhamunLesson } from './en/lesson-botankhamun.ts'
import { lessonHint } from './en/lesson-hint.ts'
import { sethLesson } from './en/lesson-seth.ts'
import { tekhenuLesson } from './en/lesson-tekhenu.ts'
import { vizierLesson } from './en/lesson-vizier.ts'
import { meNotices } from './en/me-notices.ts'
import { me } from './en/me.ts'
import { notices } from './en/notices.ts'
import { ofAton } from './en/of-aton.ts'
import { ofBrowser } from './en/of-browser.ts'
import { ofTekhenu } from './en/of-tekhenu.ts'
import { tekhenuFields } from './en/tekhenu-fields.ts'
import { tekhenuForm } from './en/tekhenu-form.ts'
import { pace } from './en/pace.ts'
import { operator } from './en/operator.ts'
import { atonBookMessages } from './en/rules/of-aton-book.ts'
import { tekhenuBookMessages } from './en/rules/of-tekhenu-book.ts'
import { replay } from './en/replay.ts'
import { server } from './en/server.ts'
import { talk } from './en/talk.ts'
import { text } from './en/text.ts'
import { typed } from './en/typed.ts'

/** The sentences of every game. */
const games = {
  aton: ofAton,
  tekhenu: ofTekhenu,
} satisfies Record<GameId, Readonly<Record<string, string>>>

/** The lessons, which a browser loads apart. */
const lessons = {
  ...lessonPage,
  ...lessonHint,
  ...tekhenuLesson,
  ...atonLesson,
  ...botankhamunLesson,
  ...sethLesson,
  ...vizierLesson,
} as const

/** The rules books, loaded apart too. */
const books = { ...atonBookMessages, ...tekhenuBookMessages } as const

/** The page of who somebody is, replays and talk, loaded apart. */
const people = { ...me, ...meNotices, ...replay, ...talk, ...pace } as const

/** What editions of Tekhenu are spoken of with, loaded apart as well. */
const editions = { ...tekhenuFields, ...tekhenuForm } as const

const house = { ...ofBrowser, ...text, ...typed, ...server, ...notices, ...operator, ...cli } as const

type KeyOf<Sentences> = Sentences extends unknown ? keyof Sentences : never

/** The names of all sentences. */
export type Key =
  | keyof typeof house
  | keyof typeof lessons
  | keyof typeof books
  | keyof typeof people
  | keyof typeof editions
  | KeyOf<(typeof games)[keyof typeof games]>

/** English: the language the other catalogues are measured by. */
export const en: Readonly<Record<Key, string>> = Object.assign(
  {},
  house,
  lessons,
  books,
  people,
  editions,
  ...Object.values(games),
)
