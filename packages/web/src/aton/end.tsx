import { SOURCES, type AtonEvent } from '@benben/aton'
import type { Result } from '@benben/kernel'
import type { ReactElement } from 'react'
import { EndFrame, EndPanel, type EndProps } from '../ui/end-page.tsx'
import { isOnlyMine, seenByOthers } from '../session/seen-by-others.ts'
import { headlineOf } from '../ui/headline.ts'
import { PointsTable } from '../ui/points-table.tsx'
import styles from './end.module.css'
import { colourOf, seatsByColour } from './facts.ts'
import { historyOf } from './history.ts'
import { ArtSheet } from './art.tsx'
import { Priest } from './pieces.tsx'
import { nameOf, type TableModel } from './model.ts'
import { lineOf, ScoreChart } from './score-chart.tsx'

/** The end: who won and why, and where every point came from. */
export function EndPage(props: EndProps<TableModel, AtonEvent>): ReactElement {
  const { model, session, result, log, onTable } = props
  const { words, speech, view, who } = model
  const byPoints = view.end?.reason === 'scoring'
  const headline = headlineOf(words, result, (seat) => nameOf(model, seat), byPoints)
  const forOthers = { words, seats: seenByOthers(model.seats) }
  return (
    <EndFrame
      words={words}
      session={session}
      headline={headline}
      emblem={
        result.winners.length === 1 ? (
          <Priest colour={colourOf(view, result.winners[0]!)} className={styles.winner} />
        ) : undefined
      }
      said={speech.result(words, result, who, view)}
      totals={<Totals model={model} result={result} />}
      onTable={onTable}
      shared={() => ({
        about: words.say('web.game.aton'),
        headline: headlineOf(words, result, (seat) => nameOf(forOthers, seat), byPoints),
        seats: [...seatsByColour(view)]
          .sort((a, b) => result.totals[b]! - result.totals[a]!)
          .map((seat) => ({
            ...lineOf(colourOf(view, seat)),
            name: nameOf(forOthers, seat),
            mine: isOnlyMine(model.seats, seat),
            total: result.totals[seat]!,
            won: result.winners.includes(seat),
            scores: historyOf(log).map(({ scores }) => scores[seat]!),
          })),
        moments: historyOf(log).map(({ round, scoring }) => ({ label: String(round), shaded: scoring })),
      })}
    >
      <ArtSheet />
      <EndPanel title={words.say('aton.web.by-source')}>
        <PointsTable
          look={{ table: styles.sources, cell: styles.cell, bar: styles.bar }}
          result={result}
          seats={seatsByColour(view)}
          head={(seat) => (
            <>
              <Priest colour={colourOf(view, seat)} /> {nameOf(model, seat)}
            </>
          )}
          sources={SOURCES}
          nameOf={(source) => words.say(`aton.web.source.${source}`)}
          total={words.say('aton.table.total')}
          classOf={(seat) => styles[colourOf(view, seat)]}
          barOf={(seat) => `var(--${colourOf(view, seat)}-bar)`}
        />
      </EndPanel>
      <EndPanel title={words.say('aton.web.over-rounds')}>
        <ScoreChart model={model} history={historyOf(log)} />
      </EndPanel>
    </EndFrame>
  )
}

function Totals({ model, result }: { readonly model: TableModel; readonly result: Result }): ReactElement {
  const { view } = model
  return (
    <div className={styles.totals}>
      {seatsByColour(view).map((seat, i) => (
        <div key={seat} className={styles[colourOf(view, seat)]}>
          {i === 0 ? <Priest colour="red" className={styles.big} /> : null}
          <div>
            <b>{result.totals[seat]}</b>
            <small>{nameOf(model, seat)}</small>
          </div>
          {i === 1 ? <Priest colour="blue" className={styles.big} /> : null}
        </div>
      ))}
    </div>
  )
}
