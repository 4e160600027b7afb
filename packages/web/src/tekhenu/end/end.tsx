import type { TekhenuEvent } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { EndFrame, EndPanel, type EndProps } from '../../ui/end-page.tsx'
import { isOnlyMine, seenByOthers } from '../../session/seen-by-others.ts'
import { headlineOf } from '../../ui/headline.ts'
import styles from './end.module.css'
import { EndChart, lineOf, momentOf, pointsOver } from './end-chart.tsx'
import { Glyph, GlyphSheet } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { SourcesTable } from './points-table.tsx'
import { Winner } from './winner.tsx'
import { nameOf, type TableModel } from '../model.ts'

/** The end: who won and why, and where every point came from. */
export function EndPage(props: EndProps<TableModel, TekhenuEvent>): ReactElement {
  const { model, session, result, log, onTable } = props
  const { words, speech, view, who } = model
  const ranked = result.totals.map((_, seat) => seat).sort((a, b) => result.totals[b]! - result.totals[a]!)
  const headline = headlineOf(words, result, (seat) => nameOf(model, seat), true)
  const forOthers = { words, seats: seenByOthers(model.seats) }
  return (
    <>
      <GlyphSheet />
      <EndFrame
        words={words}
        session={session}
        headline={headline}
        emblem={result.winners.length === 1 ? <Winner seat={result.winners[0]!} /> : undefined}
        said={speech.result(words, result, who, view)}
        totals={
          <ol className={styles.totals}>
            {ranked.map((seat) => (
              <li key={seat} className={result.winners.includes(seat) ? styles.winner : ''}>
                <SeatMark seat={seat} size={30} />
                <b>{result.totals[seat]}</b>
                <small>{nameOf(model, seat)}</small>
              </li>
            ))}
          </ol>
        }
        dense
        onTable={onTable}
        shared={() => ({
          about: words.say('web.game.tekhenu'),
          headline: headlineOf(words, result, (seat) => nameOf(forOthers, seat), true),
          seats: ranked.map((seat) => ({
            ...lineOf(seat),
            name: nameOf(forOthers, seat),
            mine: isOnlyMine(model.seats, seat),
            total: result.totals[seat]!,
            won: result.winners.includes(seat),
            scores: pointsOver(log, result).map(({ scores }) => scores[seat]!),
          })),
          moments: pointsOver(log, result).map(momentOf),
        })}
      >
        <EndPanel title={words.say('tekhenu.boards.by-source')} icon={<Glyph name="vp" size={22} />}>
          <SourcesTable model={model} result={result} />
        </EndPanel>
        <EndPanel title={words.say('tekhenu.boards.over-rounds')} icon={<Glyph name="hourglass" size={22} />}>
          <EndChart model={model} result={result} log={log} />
        </EndPanel>
      </EndFrame>
    </>
  )
}
