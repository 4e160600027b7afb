import { viewsAlong, type Analysis, type TurningPoint } from '@benben/bots/analysis'
import type { GameEvent, Match, Points } from '@benben/kernel'
import { row, turnSaid, wrap, type Key, type Words } from '@benben/words'
import { wordsOf, type Desk } from '../desk.ts'

type AnyMatch = Match<unknown, unknown, GameEvent>

const COLUMNS = 96

/** An analysis for people: how the chances went, what decided it, and where the points came from. */
export function analysisLines({ words }: Desk, match: AnyMatch, analysis: Analysis): string[] {
  const { names } = match.terms
  const { turningPoints, strongest } = analysis
  return [
    words.say('analysis.chart'),
    ...courseLines(words, names, analysis),
    words.say('analysis.calibrated'),
    '',
    words.say('analysis.turning-points'),
    ...(turningPoints.length === 0 ? [words.say('analysis.none', { level: strongest })] : []),
    ...turningPoints.flatMap((point) => pointLines(words, match, analysis, point)),
    '',
    words.say('analysis.sources', { you: 'no', who: names[analysis.seat]! }),
    ...sourceLines(words, analysis),
  ]
}

/** What was expected when each round began, and the end. */
function courseLines(words: Words, names: readonly string[], { course }: Analysis): string[] {
  const shown = course.filter(({ round }, i) => i === course.length - 1 || round !== course[i - 1]?.round)
  const cells = names.map((_, seat) =>
    shown.map(({ points, chances }) =>
      words.say('cli.analyse.chance', {
        chance: Math.round(100 * chances[seat]!),
        points: Math.round(points[seat]!),
      }),
    ),
  )
  const widths = [8, ...names.map(() => 20)]
  return [
    ...row([words.say('cli.analyse.round'), ...names], widths),
    ...shown.flatMap(({ round }, i) => row([String(round), ...cells.map((each) => each[i]!)], widths)),
  ]
}

function pointLines(words: Words, match: AnyMatch, analysis: Analysis, point: TurningPoint): string[] {
  const { game, terms, movesEarlier } = match
  const { at, round, played, better, after, judged, playedOn } = point
  const { seat, strongest, quick, measure } = analysis
  const position = match.at(movesEarlier + at)!
  const said = (texts: readonly string[]): string =>
    turnSaid(words, wordsOf(game), viewsAlong(game, position, seat, texts))
  const percent = (chance: number): number => Math.round(100 * chance)
  return [
    '',
    `${words.say('analysis.round', { round })} (${words.say('analysis.chart.turn', { at: movesEarlier + at })}): ${words.say(
      'cli.analyse.lost',
      {
        lost: signed(words, -judged.points.mean),
        from: percent(after.better.chance),
        to: percent(after.played.chance),
      },
    )}`,
    words.say('cli.analyse.played', { who: terms.names[seat]!, turn: said(played) }),
    words.say('cli.analyse.played', { who: strongest, turn: said(better) }),
    words.say(measure === 'points' ? 'analysis.why' : 'analysis.why.chance', {
      judged:
        measure === 'points' ? signed(words, judged.points.mean) : signed(words, 100 * judged.chance.mean),
      many: playedOn.many,
      quick,
      mean: signed(words, playedOn.points.mean),
      error: words.number(playedOn.points.error, 1),
    }),
  ].flatMap((line) => wrap(line, COLUMNS))
}

const signed = (words: Words, value: number): string =>
  `${value < 0 ? '−' : '+'}${words.number(Math.abs(value), 1)}`

function sourceLines(words: Words, { game, result, possible, strongest, quick }: Analysis): string[] {
  const widths = [26, 8, 12]
  const sources = Object.keys({ ...result.points, ...possible.points })
  const of = (points: Points, source: string): number => points[source] ?? 0
  return [
    ...sources
      .filter((source) => of(result.points, source) !== 0 || of(possible.points, source) !== 0)
      .flatMap((source) =>
        row(
          [
            words.say(`${game}.source.${source}` as Key),
            String(of(result.points, source)),
            words.number(of(possible.points, source), 1),
          ],
          widths,
        ),
      ),
    ...row(
      [words.say('analysis.sources.total'), String(result.total), words.number(possible.total.mean, 1)],
      widths,
    ),
    ...wrap(
      words.say('analysis.sources.meaning', {
        level: strongest,
        quick,
        error: words.number(possible.total.error, 1),
      }),
      COLUMNS,
    ),
  ]
}
