import type { Seat } from '@benben/kernel'
import type { Edition, TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import type { GameWords, Who, Words } from '@benben/words'
import { sayRefusal } from '../session/say.ts'
import { isOnlyMine } from '../session/seen-by-others.ts'
import type { SeatSeen } from '../session/session.ts'
import { sayOf } from './say.ts'

/** The data that every part of the table renders. The same object until the view changes. */
export interface TableModel {
  readonly words: Words
  readonly speech: GameWords<TekhenuView, TekhenuEvent>
  readonly who: Who
  /** The rendered view: the latest one, or an intermediate one during playback. */
  readonly view: TekhenuView
  /** What is printed on boards, tiles and cards. */
  readonly edition: Edition
  readonly seats: readonly SeatSeen[]
  /** The seat whose board lies below: the viewer's, or the first for somebody who watches. */
  readonly near: Seat
}

/** What a move would do, in words. */
export const glossOf = ({ words, speech, view }: TableModel, move: string): string =>
  speech.move(words, move, view) ?? move

/** Why something is refused. */
export const whyNot = (
  { words, speech, seats, view }: TableModel,
  refused: Parameters<typeof sayRefusal>[1],
): string =>
  sayRefusal({ words, speech: speech as GameWords, seen: { game: 'tekhenu', seats, view } }, refused)

/** The view after the previewed move; null without a preview, or if chance decides. */
export type After = TekhenuView | null

type Seated = Pick<TableModel, 'words' | 'seats'>

/** The mark that tells seats of the same name apart, as the log has it; empty where a name says who it is. */
export function markOf({ words, seats }: Seated, seat: Seat): string {
  const name = seats[seat]?.name ?? ''
  const isAlike =
    !isOnlyMine(seats, seat) &&
    name !== '' &&
    seats.some((other, i) => i !== seat && other.name.trim() === name.trim())
  return isAlike ? sayOf(words, `tekhenu.mark.${seat}`) : ''
}

/** `You` where there is only one of them at this screen, else the name; of two alike with the mark. */
export function nameOf(seated: Seated, seat: Seat): string {
  const { words, seats } = seated
  if (isOnlyMine(seats, seat)) return words.say('web.you')
  const name = seats[seat]?.name ?? ''
  const mark = markOf(seated, seat)
  return mark === '' ? name : words.say('tekhenu.same-name', { name, mark })
}
