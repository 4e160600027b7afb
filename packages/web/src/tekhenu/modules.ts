import { sethOf, soloOf, type TekhenuView } from '@benben/tekhenu'
import { createElement, use, type ComponentProps, type ReactElement } from 'react'
import { PHONE, WIDE } from '../ui/use-media.ts'
import type * as botBoard from './boards/bot-board.tsx'
import type * as rivalLine from './boards/rival-line.tsx'
import type * as phoneLayout from './layout/phone.tsx'
import type * as sethBoard from './seth/seth.tsx'

let seth: Promise<typeof sethBoard> | undefined
let bot: Promise<typeof botBoard> | undefined
const loadSeth = (): Promise<typeof sethBoard> => (seth ??= import('./seth/seth.tsx'))
const loadBot = (): Promise<typeof botBoard> => (bot ??= import('./boards/bot-board.tsx'))

/** Boards that only some tables have are loaded with the first of those. */
export const Seth = (props: ComponentProps<typeof sethBoard.Seth>): ReactElement =>
  createElement(use(loadSeth()).Seth, props)

export const ConquestFace = (props: ComponentProps<typeof sethBoard.ConquestFace>): ReactElement =>
  createElement(use(loadSeth()).ConquestFace, props)

export const BotBoard = (props: ComponentProps<typeof botBoard.BotBoard>): ReactElement =>
  createElement(use(loadBot()).BotBoard, props)

let phone: Promise<typeof phoneLayout> | undefined
let loadedPhone: typeof phoneLayout | undefined
const loadPhone = (): Promise<typeof phoneLayout> =>
  (phone ??= import('./layout/phone.tsx').then((part) => (loadedPhone = part)))

/** Loaded where there is no room for a desk; the whole table waits for it, as spots must be drawn when they are asked for. */
export const Phone = (props: ComponentProps<typeof phoneLayout.Phone>): ReactElement =>
  createElement((loadedPhone ?? use(loadPhone())).Phone, props)

export const MaatStrip = (props: ComponentProps<typeof phoneLayout.MaatStrip>): ReactElement =>
  createElement((loadedPhone ?? use(loadPhone())).MaatStrip, props)

let line: Promise<typeof rivalLine> | undefined
let loadedLine: typeof rivalLine | undefined
const loadLine = (): Promise<typeof rivalLine> =>
  (line ??= import('./boards/rival-line.tsx').then((part) => (loadedLine = part)))

/** The same where others have one line each. */
export const RivalLine = (props: ComponentProps<typeof rivalLine.RivalLine>): ReactElement =>
  createElement((loadedLine ?? use(loadLine())).RivalLine, props)

/**
 * Resolves when the table can be drawn in the room there is. A table that suspends leaves its place empty, and the next change of
 * the match would have it drawn all at once instead of in slices.
 */
export async function loadLayout(): Promise<void> {
  if (matchMedia(PHONE).matches) await loadPhone()
  else if (!matchMedia(WIDE).matches) await loadLine()
}

/** Suspends until the boards of this table are loaded, so that no part of the table comes later than another. */
export function useModules(view: TekhenuView): void {
  if (sethOf(view) !== undefined) use(loadSeth())
  if (soloOf(view) !== undefined) use(loadBot())
}
