import { sethOf, soloOf, type TekhenuView } from '@benben/tekhenu'
import { createElement, use, type ComponentProps, type ReactElement } from 'react'
import { PHONE, WIDE } from '../ui/use-media.ts'
import type * as botBoard from './boards/bot-board.tsx'
import type * as rivalLine from './boards/rival-line.tsx'
import type * as phoneLayout from './layout/phone.tsx'
import type * as sethBoard from './seth/seth.tsx'

interface Part<M> {
  readonly load: () => Promise<M>
  /** Suspends until it is loaded. */
  readonly useLoaded: () => M
}

/** A part of the table in a file of its own, loaded once, when it is first needed. */
function part<M>(file: () => Promise<M>): Part<M> {
  let asked: Promise<M> | undefined
  let loaded: M | undefined
  const load = (): Promise<M> => (asked ??= file().then((module) => (loaded = module)))
  return { load, useLoaded: () => loaded ?? use(load()) }
}

/** Boards that only some tables have are loaded with the first of those. */
const seth = part<typeof sethBoard>(() => import('./seth/seth.tsx'))
const bot = part<typeof botBoard>(() => import('./boards/bot-board.tsx'))
/** Loaded where there is no room for a desk; the whole table waits for it, as spots must be drawn when they are asked for. */
const phone = part<typeof phoneLayout>(() => import('./layout/phone.tsx'))
/** The same where others have one line each. */
const line = part<typeof rivalLine>(() => import('./boards/rival-line.tsx'))

export const Seth = (props: ComponentProps<typeof sethBoard.Seth>): ReactElement =>
  createElement(seth.useLoaded().Seth, props)

export const ConquestFace = (props: ComponentProps<typeof sethBoard.ConquestFace>): ReactElement =>
  createElement(seth.useLoaded().ConquestFace, props)

export const BotBoard = (props: ComponentProps<typeof botBoard.BotBoard>): ReactElement =>
  createElement(bot.useLoaded().BotBoard, props)

export const Phone = (props: ComponentProps<typeof phoneLayout.Phone>): ReactElement =>
  createElement(phone.useLoaded().Phone, props)

export const MaatStrip = (props: ComponentProps<typeof phoneLayout.MaatStrip>): ReactElement =>
  createElement(phone.useLoaded().MaatStrip, props)

export const RivalLine = (props: ComponentProps<typeof rivalLine.RivalLine>): ReactElement =>
  createElement(line.useLoaded().RivalLine, props)

/**
 * Resolves when the table can be drawn in the room there is. A table that suspends leaves its place empty, and the next change of
 * the match would have it drawn all at once instead of in slices.
 */
export async function loadLayout(): Promise<void> {
  if (matchMedia(PHONE).matches) await phone.load()
  else if (!matchMedia(WIDE).matches) await line.load()
}

/** Suspends until the boards of this table are loaded, so that no part of the table comes later than another. */
export function useModules(view: TekhenuView): void {
  if (sethOf(view) !== undefined) seth.useLoaded()
  if (soloOf(view) !== undefined) bot.useLoaded()
}
