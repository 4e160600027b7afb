import { isConfirmed, type Analysis, type TurningPoint } from '@benben/bots/analysis'
import type { Seat } from '@benben/kernel'
import type { Words } from '@benben/words'
import type { Opened } from '../replay/source.ts'
import { seatName } from '../session/bot-name.ts'
import type { GameLook, SeatLook } from './looks.ts'

/** What every part of the page needs: the match, whose turns are looked at, and how seats are named and drawn. */
export interface Scene {
  readonly words: Words
  readonly opened: Opened
  readonly look: GameLook
  readonly seat: Seat
}

export const nameOf = ({ words, opened: { seats, me } }: Scene, seat: Seat): string =>
  seat === me ? words.say('web.you') : seatName(words, seats[seat]!)

/** Parameters of sentences about the seat that is looked at. */
export const aboutSeat = (scene: Scene): { readonly you: 'yes' | 'no'; readonly who: string } => ({
  you: scene.seat === scene.opened.me ? 'yes' : 'no',
  who: nameOf(scene, scene.seat),
})

export const seatLook = ({ look, opened: { match } }: Scene, seat: Seat): SeatLook =>
  look.seatLook(match.game.view(match.position, 'spectator'), seat)

export const percent = (chance: number): number => Math.round(100 * chance)

/** The turns that count: those that the games played on confirm. */
export const counted = ({ turningPoints, measure }: Analysis): readonly TurningPoint[] =>
  turningPoints.filter((point) => isConfirmed(measure, point))

/** What they cost together, by judgement. */
export const costOf = (analysis: Analysis): number =>
  counted(analysis).reduce((sum, { judged }) => sum + judged.points.mean, 0)
