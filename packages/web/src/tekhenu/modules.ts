import { sethOf, soloOf, type TekhenuView } from '@benben/tekhenu'
import { createElement, use, type ComponentProps, type ReactElement } from 'react'
import type * as botBoard from './boards/bot-board.tsx'
import type * as sethBoard from './seth/seth.tsx'

let seth: Promise<typeof sethBoard> | undefined
let bot: Promise<typeof botBoard> | undefined
const loadSeth = (): Promise<typeof sethBoard> => (seth ??= import('./seth/seth.tsx'))
const loadBot = (): Promise<typeof botBoard> => (bot ??= import('./boards/bot-board.tsx'))

/** Boards that only some tables have are loaded with the first of those. */
export const Seth = (props: ComponentProps<typeof sethBoard.Seth>): ReactElement =>
  createElement(use(loadSeth()).Seth, props)

export const BotBoard = (props: ComponentProps<typeof botBoard.BotBoard>): ReactElement =>
  createElement(use(loadBot()).BotBoard, props)

/** Suspends until the boards of this table are loaded, so that no part of the table comes later than another. */
export function useModules(view: TekhenuView): void {
  if (sethOf(view) !== undefined) use(loadSeth())
  if (soloOf(view) !== undefined) use(loadBot())
}
