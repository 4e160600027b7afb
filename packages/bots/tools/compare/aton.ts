import type { AtonView } from '@benben/aton'
import { duel } from '../../src/aton/duel.ts'
import { Evaluator } from '../../src/aton/evaluator.ts'
import type { AtonJudge } from '../../src/aton/judge.ts'
import { LearnedJudge } from '../../src/aton/learned/judge.ts'
import { NETWORK } from '../../src/aton/learned/network.ts'
import { LEVELS } from '../../src/aton/levels.ts'
import { thinker, type AtonThinking } from '../../src/aton/search.ts'
import type { Bot } from '../../src/bot.ts'
import { readWeights, type WeightsFile } from '../../src/weights-file.ts'
import { levelNamed, type Compared, type How } from './how.ts'

/** Two networks, or one and the fitted evaluation without any (`undefined`). */
export function compareAton(
  files: readonly (WeightsFile | undefined)[],
  { level, games, seed }: How,
): Compared {
  const judgeWith = (file: WeightsFile | undefined): AtonJudge =>
    file === undefined ? new Evaluator() : new LearnedJudge(readWeights(file, NETWORK))
  const mindWith = (file: WeightsFile | undefined): Bot<AtonView> =>
    thinker(levelNamed<AtonThinking>(LEVELS, level), judgeWith(file))
  return duel([mindWith(files[0]), mindWith(files[1])], games, seed)
}
