import type { TekhenuEvent } from '@benben/tekhenu'
import { memo, useMemo, useState, type ReactElement } from 'react'
import type { Told } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { useKept } from '../ui/kept.ts'
import { newestFirst } from '../ui/log-order.ts'
import { Log as Lines, type LogLine } from '../ui/log.tsx'
import { Glyph } from './icons/glyph.tsx'
import type { GlyphName } from './icons/names.ts'
import styles from './log.module.css'
import { SeatMark } from './pieces/seat-mark.tsx'
import type { Scene } from './scene.ts'

interface LogProps {
  readonly scene: Scene
  readonly log: readonly Told<TekhenuEvent>[]
  /** The line that is pointed at; null when none is any more. */
  readonly onPoint: (n: number | null) => void
}

/** A game tells more than a thousand events; a page needs the last of them at once. */
const PAGE = 90

/** What everybody can see on the table anyway is not told. */
const QUIET: ReadonlySet<TekhenuEvent['type']> = new Set(['turn', 'turn-ended', 'awaited'])
const BIG: ReadonlySet<TekhenuEvent['type']> = new Set(['scoring', 'ended', 'maat'])
/** What comes of what was told in the line before. */
const MINOR: ReadonlySet<TekhenuEvent['type']> = new Set([
  'settled',
  'paid',
  'waived',
  'gained',
  'points',
  'populace',
  'production',
  'produced',
  'because',
  'pillar',
  'refilled',
])
const SIGNS: Readonly<Partial<Record<TekhenuEvent['type'], GlyphName>>> = {
  rotated: 'rotation',
  rolled: 'die',
  maat: 'scales',
  scoring: 'hourglass',
  cleared: 'scales',
  'market-opened': 'market',
  refilled: 'market',
  tiles: 'ra',
  ended: 'vp',
}

/** The story of the game in sentences, newest part first; each line points at the pieces it speaks of. */
export const Log = memo(function Log({ scene, log, onPoint }: LogProps): ReactElement {
  const { words, speech, who } = scene
  const [many, show] = useState(PAGE)
  // Sentences about the past speak of the table as it was when they were told.
  const told = useKept({ log, view: scene.view }, (before, now) => before.log === now.log)
  const lines = useMemo(
    () =>
      told.log.slice(-many).flatMap(({ n, event }): readonly LogLine[] => {
        if (QUIET.has(event.type)) return []
        const text = speech.log(words, event, who, told.view)
        if (text === undefined) return []
        const minor = MINOR.has(event.type)
        return [
          {
            key: n,
            text: event.type === 'round' ? words.say('tekhenu.boards.round-of', event) : text,
            sign: minor ? null : <Sign event={event} />,
            heading: event.type === 'round',
            big: BIG.has(event.type),
            minor,
          },
        ]
      }),
    [told, many, words, speech, who],
  )
  return (
    <div className={styles.log}>
      <Lines lines={newestFirst(lines)} label={words.say('web.log')} onPoint={onPoint} />
      {log.length > many ? (
        <Button look="bare" onClick={() => show(many + 4 * PAGE)}>
          {words.say('tekhenu.boards.earlier')}
        </Button>
      ) : null}
    </div>
  )
})

function Sign({ event }: { readonly event: TekhenuEvent }): ReactElement {
  return 'seat' in event ? (
    <SeatMark seat={event.seat} size={13} />
  ) : (
    <Glyph name={SIGNS[event.type] ?? 'sunny'} size={14} />
  )
}
