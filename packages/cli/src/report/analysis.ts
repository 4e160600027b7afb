import { isConfirmed, perHundred, viewsAlong, type Analysis, type TurningPoint } from '@benben/bots/analysis'
import type { GameEvent, Match, Points } from '@benben/kernel'
import { doubted, row, signed, turnSaid, wrap, type Key, type Words } from '@benben/words'
import { botCalled, calledIn } from '../called.ts'
import { wordsOf, type Desk } from '../desk.ts'

type AnyMatch = Match<unknown, unknown, GameEvent>

const COLUMNS = 96

/** An analysis for people: how the chances went, what decided it, and where the points came from. */
export function analysisLines({ words }: Desk, match: AnyMatch, analysis: Analysis): string[] {
  const names = calledIn(words, match)
  const { turningPoints, effort } = analysis
  const strongest = botCalled(words, analysis.strongest)
  return [
    words.say('analysis.chart'),
    ...courseLines(words, names, analysis),
    words.say('analysis.calibrated'),
    '',
    words.say('analysis.turning-points'),
    ...(turningPoints.length === 0
      ? [words.say('analysis.none', { level: strongest })]
      : wrap(words.say('analysis.meaning', { level: strongest, many: effort.playouts }), COLUMNS)),
    ...turningPoints.flatMap((point) => pointLines(words, match, names, analysis, point)),
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

function pointLines(
  words: Words,
  match: AnyMatch,
  names: readonly string[],
  analysis: Analysis,
  point: TurningPoint,
): string[] {
  const { game, movesEarlier } = match
  const { at, round, played, better, judged, playedOn } = point
  const { seat, strongest, quick, measure } = analysis
  const position = match.at(movesEarlier + at)!
  const said = (texts: readonly string[]): string =>
    turnSaid(words, wordsOf(game), viewsAlong(game, position, seat, texts))
  return [
    '',
    `${words.say('analysis.round', { round })} (${words.say('analysis.chart.turn', { at: movesEarlier + at })}): ${words.say(
      'cli.analyse.lost',
      {
        points: signed(words, -judged.points.mean),
        games: signed(words, -100 * judged.chance.mean, 0),
      },
    )}`,
    words.say('cli.analyse.played', { who: names[seat]!, turn: said(played) }),
    words.say('cli.analyse.played', { who: botCalled(words, strongest), turn: said(better) }),
    words.say('analysis.why', {
      points: doubted(words, judged.points),
      games: doubted(words, perHundred(judged.chance), 0),
      many: playedOn.many,
      quick: botCalled(words, quick),
      more: doubted(words, playedOn.points),
      wins: doubted(words, perHundred(playedOn.chance), 0),
    }),
    ...(isConfirmed(measure, point) ? [] : [words.say('analysis.unsure')]),
  ].flatMap((line) => wrap(line, COLUMNS))
}

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
        level: botCalled(words, strongest),
        quick: botCalled(words, quick),
        error: words.number(possible.total.error, 1),
      }),
      COLUMNS,
    ),
  ]
}
