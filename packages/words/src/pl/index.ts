import type { Language } from '../language.ts'
import { ofBrowser } from './of-browser.ts'

/** What is loaded when. This file and those it names `of-…` are the same in every language. */
export const language: Language = {
  start: ofBrowser,
  parts: {
    ahead: async () => (await import('./of-ahead.ts')).ofAhead,
    analysis: async () => (await import('./analysis.ts')).analysis,
    aton: async () => (await import('./of-aton.ts')).ofAton,
    'aton-help': async () => (await import('./rules/aton-parts.ts')).atonParts,
    'aton-rules': async () => (await import('./rules/of-aton-book.ts')).atonBookMessages,
    companion: async () => (await import('./companion.ts')).companion,
    edition: async () => (await import('./of-edition.ts')).ofEdition,
    'lesson-aton': async () => (await import('./lesson-aton.ts')).atonLesson,
    'lesson-botankhamun': async () => (await import('./lesson-botankhamun.ts')).botankhamunLesson,
    'lesson-hint': async () => (await import('./lesson-hint.ts')).lessonHint,
    'lesson-page': async () => (await import('./lesson-page.ts')).lessonPage,
    'lesson-seth': async () => (await import('./lesson-seth.ts')).sethLesson,
    'lesson-tekhenu': async () => (await import('./lesson-tekhenu.ts')).tekhenuLesson,
    'lesson-vizier': async () => (await import('./lesson-vizier.ts')).vizierLesson,
    me: async () => (await import('./of-me.ts')).ofMe,
    pace: async () => (await import('./pace.ts')).pace,
    puzzle: async () => (await import('./puzzle.ts')).puzzle,
    replay: async () => (await import('./replay.ts')).replay,
    'score-sheet': async () => (await import('./score-sheet.ts')).scoreSheet,
    statistics: async () => (await import('./statistics.ts')).statistics,
    'table-menu': async () => (await import('./table-menu.ts')).tableMenu,
    talk: async () => (await import('./talk.ts')).talk,
    tekhenu: async () => (await import('./of-tekhenu.ts')).ofTekhenu,
    'tekhenu-help': async () => (await import('./rules/of-tekhenu-help.ts')).tekhenuHelpMessages,
    'tekhenu-modules': async () => (await import('./of-tekhenu-modules.ts')).ofTekhenuModules,
    'tekhenu-options': async () => (await import('./tekhenu-options.ts')).tekhenuOptions,
    'tekhenu-rules': async () => (await import('./rules/of-tekhenu-book.ts')).tekhenuBookMessages,
    text: async () => (await import('./of-text.ts')).ofText,
  },
}
