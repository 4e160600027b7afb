import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { aton } from '@benben/aton'
import { digest } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { sampleOf, type SampledGame } from '../src/analysis/samples.ts'
import type { Judge } from '../src/analysis/outlook.ts'
import { fitAton } from '../src/aton/calibrate.ts'
import { atonJudgement, outlookWith as atonOutlook } from '../src/aton/judgement.ts'
import { playMatch } from '../src/table.ts'
import { fitMode } from '../src/tekhenu/calibrate.ts'
import calibration from '../src/tekhenu/calibration.json' with { type: 'json' }
import { outlookWith as tekhenuOutlook, tekhenuJudgement, type ModeScale } from '../src/tekhenu/judgement.ts'
import { MODE_NAMES, modeOf, type ModeName } from '../src/tekhenu/learned/modes.ts'
import { weightsOf } from '../src/tekhenu/learned/weights.ts'
import { calibrationPlot, type Forecast } from './calibration-plot.ts'

/**
 * `npm run calibrate`: games of scribes, from which the chances to win are fitted, and others, with which they are compared.
 * Seeded: the same command makes the same files. What was played stands in calibrate/; a run that was stopped goes on.
 */
const { values } = parseArgs({
  options: {
    /** Games to fit to, per mode of Tekhenu; three times as many of two players, ten times as many of Aton. */
    fit: { type: 'string', default: '30' },
    /** Games to compare with, for each game; those of Tekhenu are shared among its modes. */
    check: { type: 'string', default: '500' },
    /** Only plays what is missing of one part: `fit` and `check` can be played side by side. */
    play: { type: 'string' },
    /** Only these modes, separated by commas; the others keep what was fitted before, and the picture stays. */
    only: { type: 'string' },
    /** Only this game. */
    game: { type: 'string' },
  },
})
const PLAYER = 'scribe'
const SOURCE = join(import.meta.dirname, '..', 'src')
const PICTURES = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures')
const MADE = `npm run calibrate -- --fit ${values.fit} --check ${values.check}`

type Part = 'fit' | 'check'

const isMode = (name: string): name is ModeName => MODE_NAMES.some((mode) => mode === name)

const isWanted = (name: string): boolean => values.only === undefined || values.only.split(',').includes(name)

/** Games are of the weights they were judged with: new ones need new games. */
const folderOf = (name: string): string =>
  isMode(name) ? `${name}-${digest([...weightsOf(name)].join()).slice(0, 8)}` : name

/** The games of one part that have been played, and those that are missing, played now. */
function gamesOf(
  name: string,
  part: Part,
  many: number,
  play: (seed: string, i: number) => SampledGame,
): SampledGame[] {
  const folder = join('calibrate', folderOf(name))
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${part}.jsonl`)
  const known = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as SampledGame)
    : []
  const until = !isWanted(name) || (values.play !== undefined && values.play !== part) ? 0 : many
  for (let i = known.length; i < until; i++) {
    const game = play(`calibrate/${name}/${part}/${i}`, i)
    appendFileSync(file, `${JSON.stringify(game)}\n`)
    known.push(game)
    if (i % 10 === 9) console.log(`${name} ${part}: ${i + 1} of ${many}`)
  }
  return known.slice(0, many)
}

const rounded = ({ facts, ...rest }: SampledGame): SampledGame => ({
  ...rest,
  facts: facts.map((each) => each.map((fact) => Math.round(fact * 100) / 100)),
})

/** Botankhamun plays at every level. */
const SOLO_LEVELS = ['easy', 'medium', 'hard'] as const

function ofMode(mode: ModeName): (seed: string, i: number) => SampledGame {
  const { options, seats } = modeOf(mode)
  const bots = Array.from({ length: seats }, () => PLAYER)
  return (seed, i) => {
    const solo = 'solo' in options ? { solo: SOLO_LEVELS[i % SOLO_LEVELS.length]! } : {}
    const table = { game: tekhenu, options: { ...options, ...solo }, bots, seed }
    const match = playMatch(table)
    const judge = tekhenuJudgement.judge(
      tekhenu.view(match.position, 'spectator'),
      undefined,
      tekhenu.automata!(table.options),
    )
    return rounded(sampleOf(match, judge))
  }
}

/** How the games to compare with are shared: more of those that are played most, and quickly. */
const SHARES: Readonly<Record<ModeName, number>> = {
  tekhenu2: 0.4,
  tekhenu3: 0.12,
  tekhenu4: 0.06,
  seth2: 0.12,
  seth3: 0.06,
  seth4: 0.04,
  solo: 0.12,
  soloSeth: 0.08,
}
const onlyPlays = values.play !== undefined

/** What was forecast at the beginning of every turn of unseen games, and what came. */
const forecasts = (games: readonly SampledGame[], outlookOf: Judge['outlookOf']): Forecast[] =>
  games.flatMap(({ facts, shares, totals }) =>
    facts.flatMap((each) => {
      const { chances, points } = outlookOf(each)
      return chances.map((chance, seat) => ({
        chance,
        share: shares[seat]!,
        off: points[seat]! - totals[seat]!,
      }))
    }),
  )

/** Writes what was fitted and, where there are games to compare with, the picture. */
function write(game: string, fitted: object, all: readonly Forecast[], games: number): void {
  writeFileSync(join(SOURCE, game, 'calibration.json'), `${JSON.stringify({ made: MADE, ...fitted })}\n`)
  if (games === 0) return
  const { svg, report } = calibrationPlot(game, all, games)
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(join(PICTURES, `calibration-${game}.svg`), svg)
  console.log(`${game}: ${report}`)
}

function calibrateTekhenu(): void {
  const fitted = MODE_NAMES.map((mode) =>
    gamesOf(mode, 'fit', (mode === 'tekhenu2' ? 3 : 1) * Number(values.fit), ofMode(mode)),
  )
  const modes = MODE_NAMES.map((mode, i) => ({
    mode,
    automaton: tekhenu.automata!(modeOf(mode).options).findIndex((name) => name !== undefined),
    fit: fitted[i]!,
    check: gamesOf(mode, 'check', Math.round(SHARES[mode] * Number(values.check)), ofMode(mode)),
  }))
  if (onlyPlays) return
  const before = calibration.modes as unknown as Readonly<Record<ModeName, ModeScale>>
  const scales = modes.map(
    ({ mode, fit, automaton }) => [mode, isWanted(mode) ? fitMode(fit, automaton) : before[mode]] as const,
  )
  const all = modes.map(({ check, automaton }, i) =>
    forecasts(check, tekhenuOutlook(scales[i]![1], automaton)),
  )
  modes.forEach(({ mode, check }, i) => {
    if (isWanted(mode)) console.log(`${mode}: ${calibrationPlot(mode, all[i]!, check.length).report}`)
  })
  const games = values.only === undefined ? modes.reduce((sum, { check }) => sum + check.length, 0) : 0
  write('tekhenu', { modes: Object.fromEntries(scales) }, all.flat(), games)
}

function calibrateAton(): void {
  const play = (seed: string): SampledGame => {
    const options = aton.options({}, 2)
    if (!options.ok) throw new Error(options.fault.code)
    const match = playMatch({ game: aton, options: options.value, bots: [PLAYER, PLAYER], seed })
    return rounded(sampleOf(match, atonJudgement.judge(undefined, undefined, [])))
  }
  const fit = gamesOf('aton', 'fit', 10 * Number(values.fit), play)
  const check = gamesOf('aton', 'check', Number(values.check), play)
  if (onlyPlays) return
  const scale = fitAton(fit)
  write('aton', { scale }, forecasts(check, atonOutlook(scale)), check.length)
}

if (values.game !== 'aton' && MODE_NAMES.some(isWanted)) calibrateTekhenu()
if (values.game !== 'tekhenu' && isWanted('aton')) calibrateAton()
