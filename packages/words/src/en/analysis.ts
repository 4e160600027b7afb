/** What decided a game: chances, turning points, points by source. */
export const analysis = {
  'analysis.title': 'What decided it',
  'analysis.page': 'What decided it: {game}',
  'analysis.cost.points':
    '{many, plural, =0 {No turn clearly cost {you, select, yes {you} other {{who}}} points} one {One turn cost {you, select, yes {you} other {{who}}} {points} points} other {{count} turns cost {you, select, yes {you} other {{who}}} {points} points}}',
  'analysis.cost.chance':
    '{many, plural, =0 {No turn cost {you, select, yes {you} other {{who}}} chances} one {One turn decided most for {you, select, yes {you} other {{who}}}} other {{count} turns decided most for {you, select, yes {you} other {{who}}}}}',
  'analysis.count.2': 'Two',
  'analysis.count.3': 'Three',
  'analysis.count.4': 'Four',
  'analysis.count.5': 'Five',
  'analysis.none': '{level} would have taken the same turns, or none that it judges better.',
  'analysis.worst.points':
    'Most was lost {round, plural, =0 {at the setup} one {in round #} other {in round #}}: {lost} points, by the judgement of {level}.',
  'analysis.worst.chance':
    'Most was lost {round, plural, =0 {at the setup} one {in round #} other {in round #}}: {lost} of 100 games, by the judgement of {level}.',
  'analysis.turning-points': 'Turning points',
  'analysis.of': 'Turns of',
  'analysis.round': '{round, plural, =0 {Setup} one {Round #} other {Round #}}',
  'analysis.end': 'End',
  'analysis.cell': '{percent} % · {points, plural, one {# point} other {# points}}',
  'analysis.then': '{first}; {next}',
  'analysis.lost.about': 'What this turn cost: {points} points, {games} of 100 games',
  'analysis.meaning':
    'The numbers beside a turn say what it cost against the better one, by the judgement of {level}. As a check both were played on {many, plural, one {once} other {# times}} with the same luck; what that brought stands with the reasons. The chart shows the game as it really went.',
  'analysis.gain': '{source} {points}',
  'analysis.why':
    'By its judgement {points} points and {games} of 100 games; played on {many, plural, one {once} other {# times}} from both by {quick}: {more} points and {wins} of 100 games.',
  'analysis.doubt': '{value} ± {error}',
  'analysis.unsure': 'The games played on do not confirm it.',
  'analysis.why.show': 'Why',
  'analysis.lost.points': '{points} points',
  'analysis.lost.chance': '{percent} %',
  'analysis.look': 'Look',
  'analysis.look.at': 'Look at {round, plural, =0 {the setup} one {round #} other {round #}} in the replay',
  'analysis.best': '{you, select, yes {Your best turn.} other {The best turn.}}',
  'analysis.best.about':
    'In this round {measure, select, points {the expected points} other {the chance to win}} rose most, as in the chart.',
  'analysis.chart': 'Chance to win',
  'analysis.chart.points': 'Expected points',
  'analysis.chart.show': 'Show',
  'analysis.chart.chance': 'chance',
  'analysis.chart.as-points': 'points',
  'analysis.chart.table': 'As a table',
  'analysis.chart.about.chance': 'Every player’s chance to win at the beginning of every round',
  'analysis.chart.about.points': 'Every player’s expected final points at the beginning of every round',
  'analysis.chart.percent': '{percent} %',
  'analysis.chart.turn': 'Move {at}',
  'analysis.sources':
    '{you, select, yes {Your points, and what was possible} other {Points of {who}, and what was possible}}',
  'analysis.sources.about':
    'dashed: {level} in {you, select, yes {your} other {this}} seat, mean of {games, plural, one {# game} other {# games}}',
  'analysis.sources.meaning':
    'Possible means: {level} played on from the same start in the same seat, against {quick}, with other dice. It is no upper limit; its total varies by ± {error}.',
  'analysis.sources.mean': '{level}, mean of {games, plural, one {# game} other {# games}}',
  'analysis.sources.total': 'Total',
  'analysis.running': 'Thinking it over …',
  'analysis.cancel': 'Cancel',
  'analysis.cancelled': 'The analysis was cancelled.',
  'analysis.again': 'Analyse',
  'analysis.failed': 'The analysis failed.',
  'analysis.done': 'analysed by {level}, on this device, {seconds, plural, one {# s} other {# s}}',
  'analysis.not-over': 'A game is analysed when it is over.',
  'analysis.no-game': 'This game is not analysed.',
  'analysis.result': 'Result',
  'analysis.replay': 'Replay',
  'analysis.private': 'Nothing of it is sent anywhere: it is computed on this device.',
  'analysis.calibrated':
    'Chances are those of bots: how many of 100 games a bot of the level Scribe wins from such a position.',
} as const
