import type { AtonView } from '@benben/aton'
import type { Who } from '../game-words.ts'
import type { Words } from '../speak.ts'
import { wrap } from '../text.ts'
import { cartoucheRows } from './cartouches.ts'
import { gainsNow, pointRows } from './points.ts'
import { person, type Scene } from './scene.ts'
import { seatRows } from './seats.ts'
import { COLUMNS, sheet } from './sheet.ts'
import { realmLine, templeLines } from './temples.ts'
import { waitingLines } from './waiting.ts'

/** The whole table as somebody sees it. */
export function table(words: Words, view: AtonView, who: Who): string[] {
  const scene: Scene = { words, who, view }
  const gains = gainsNow(view)
  const points = view.seats.map((seat) => seat.points)
  return [
    ...wrap(title(scene), COLUMNS),
    '',
    ...templeLines(scene, gains),
    ...wrap(words.say('aton.table.legend'), COLUMNS),
    '',
    ...wrap(realmLine(scene), COLUMNS),
    '',
    ...sheet(scene, '', seatRows(scene)),
    '',
    ...sheet(scene, words.say('aton.table.cartouches'), cartoucheRows(scene)),
    '',
    ...sheet(scene, words.say('aton.table.points'), pointRows(scene, points, gains)),
    ...(view.end === null ? wrap(words.say('aton.table.projection'), COLUMNS) : []),
    '',
    ...waitingLines(scene, COLUMNS),
  ]
}

function title(scene: Scene): string {
  const { words, view } = scene
  const game = words.say('aton.table.title', { game: words.say('aton.name'), round: view.round })
  const viewer =
    view.viewer === 'spectator'
      ? words.say('aton.table.you-watch')
      : words.say('aton.table.you-are', { who: person(scene, view.viewer) })
  return `${game} ${viewer}`
}
