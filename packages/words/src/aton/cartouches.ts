import type { Seat } from '@benben/kernel'
import { comparedPoints, removals, type AtonView } from '@benben/aton'
import type { Key } from '../en.ts'
import type { SentenceContext } from './context.ts'
import { line } from './sheet.ts'

/** Four rows: what lies at each seat's cartouches, and what it means. */
const HEADINGS = [
  'aton.cartouche.1',
  'aton.cartouche.2',
  'aton.cartouche.3',
  'aton.cartouche.4',
] as const satisfies readonly Key[]

export const cartoucheRows = (context: SentenceContext): string[][] =>
  HEADINGS.map((key, i) => line(context, context.words.say(key), (seat) => cell(context, seat, i + 1)))

function cell(context: SentenceContext, seat: Seat, cartouche: number): string {
  const { words, view } = context
  const card = cardAt(view, seat, cartouche)
  if (card === undefined) {
    return words.say(view.seats[seat]!.ready ? 'aton.table.hidden-card' : 'aton.table.no-card')
  }
  return words.say('aton.table.open-card', { card, meaning: meaning(context, seat, cartouche, card) })
}

const cardAt = (view: AtonView, seat: Seat, cartouche: number): number | undefined =>
  view.seats[seat]!.cartouches?.[cartouche - 1]

export function meaning(
  { words, view }: Pick<SentenceContext, 'words' | 'view'>,
  seat: Seat,
  cartouche: number,
  card: number,
): string {
  switch (cartouche) {
    case 1: {
      const theirs = cardAt(view, 1 - seat, 1)
      if (theirs === undefined) return words.say('aton.meaning.points-secret')
      return words.say('aton.meaning.points', { points: comparedPoints(card, theirs) })
    }
    case 2: {
      const order = view.first === null ? 'open' : view.first === seat ? 'first' : 'second'
      const many = removals(card, view.round)
      return many < 0
        ? words.say('aton.meaning.remove-own', { order })
        : words.say('aton.meaning.remove', { order, many })
    }
    case 3:
      return words.say('aton.meaning.reach', { reach: card })
    default:
      return words.say('aton.meaning.place', { many: card })
  }
}
