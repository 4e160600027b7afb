import type { AtonView } from '@benben/aton'
import type { Who } from '../game-words.ts'
import type { Words } from '../speak.ts'
import { wrap } from '../text.ts'
import { cartoucheRows } from './cartouches.ts'
import { gainsNow, pointRows } from './points.ts'
import { person, type SentenceContext } from './context.ts'
import { seatRows } from './seats.ts'
import { COLUMNS, sheet } from './sheet.ts'
import { realmLine, templeLines } from './temples.ts'
import { waitingLines } from './waiting.ts'

/** The whole table as somebody sees it. */
export function table(words: Words, view: AtonView, who: Who): string[] {
  const context: SentenceContext = { words, who, view }
  const gains = gainsNow(view)
  const points = view.seats.map((seat) => seat.points)
  return [
    ...wrap(title(context), COLUMNS),
    '',
    ...templeLines(context, gains),
    ...wrap(words.say('aton.table.legend'), COLUMNS),
    '',
    ...wrap(realmLine(context), COLUMNS),
    '',
    ...sheet(context, '', seatRows(context)),
    '',
    ...sheet(context, words.say('aton.table.cartouches'), cartoucheRows(context)),
    '',
    ...sheet(context, words.say('aton.table.points'), pointRows(context, points, gains)),
    ...(view.end === null ? wrap(words.say('aton.table.projection'), COLUMNS) : []),
    '',
    ...waitingLines(context, COLUMNS),
  ]
}

function title(context: SentenceContext): string {
  const { words, view } = context
  const game = words.say('aton.table.title', { game: words.say('aton.name'), round: view.round })
  const viewer =
    view.viewer === 'spectator'
      ? words.say('aton.table.you-watch')
      : words.say('aton.table.you-are', { who: person(context, view.viewer) })
  return `${game} ${viewer}`
}
