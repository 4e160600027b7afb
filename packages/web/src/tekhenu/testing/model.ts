import { standard } from '@benben/tekhenu'
import { gameWords, speak } from '@benben/words'
import type { TableModel } from '../model.ts'
import type { Moment } from './playing.ts'

/** The table as a seat of a played game sees it, in English. */
export const modelOf = ({ view, seat }: Moment): TableModel => ({
  words: speak('en'),
  speech: gameWords('tekhenu'),
  view,
  edition: standard,
  near: seat,
  who: { names: [] },
  seats: view.seats.map((_, i) => ({ kind: i === seat ? 'me' : 'bot', name: `Seat ${i}` }) as never),
})
