import type { GameId } from '@benben/kernel'
import { analysis } from './en/analysis.ts'
import { companion } from './en/companion.ts'
import { lessonPage } from './en/lesson-page.ts'
import { atonLesson } from './en/lesson-aton.ts'
import { botankhamunLesson } from './en/lesson-botankhamun.ts'
import { lessonHint } from './en/lesson-hint.ts'
import { sethLesson } from './en/lesson-seth.ts'
import { tekhenuLesson } from './en/lesson-tekhenu.ts'
import { vizierLesson } from './en/lesson-vizier.ts'
import { ofAhead } from './en/of-ahead.ts'
import { ofAton } from './en/of-aton.ts'
import { ofBrowser } from './en/of-browser.ts'
import { ofEdition } from './en/of-edition.ts'
import { ofMe } from './en/of-me.ts'
import { ofTekhenuModules } from './en/of-tekhenu-modules.ts'
import { ofTekhenu } from './en/of-tekhenu.ts'
import { ofTerminal } from './en/of-terminal.ts'
import { ofText } from './en/of-text.ts'
import { pace } from './en/pace.ts'
import { atonBookMessages } from './en/rules/of-aton-book.ts'
import { tekhenuBookMessages } from './en/rules/of-tekhenu-book.ts'
import { tekhenuOptions } from './en/tekhenu-options.ts'
import { puzzle } from './en/puzzle.ts'
import { replay } from './en/replay.ts'
import { scoreSheet } from './en/score-sheet.ts'
import { statistics } from './en/statistics.ts'
import { tableMenu } from './en/table-menu.ts'
import { talk } from './en/talk.ts'

/** The sentences of every game. */
const games = {
  aton: ofAton,
  tekhenu: { ...ofTekhenu, ...ofTekhenuModules, ...tekhenuOptions },
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

/** The page of who somebody is, replays, puzzles, analysis, statistics, the menu of a table, talk and games at a real table, loaded apart. */
const people = {
  ...analysis,
  ...ofAhead,
  ...ofMe,
  ...puzzle,
  ...replay,
  ...statistics,
  ...tableMenu,
  ...talk,
  ...pace,
  ...companion,
  ...scoreSheet,
} as const

const house = { ...ofBrowser, ...ofText, ...ofTerminal } as const

type KeyOf<Sentences> = Sentences extends unknown ? keyof Sentences : never

/** The names of all sentences. */
export type Key =
  | keyof typeof house
  | keyof typeof lessons
  | keyof typeof books
  | keyof typeof people
  | keyof typeof ofEdition
  | KeyOf<(typeof games)[keyof typeof games]>

/** English: the language the other catalogues are measured by. */
export const en: Readonly<Record<Key, string>> = Object.assign(
  {},
  house,
  lessons,
  books,
  people,
  ofEdition,
  ...Object.values(games),
)
