/** The score of one bot against another. */
export interface Score {
  readonly a: string
  readonly b: string
  readonly won: number
  readonly games: number
}

export interface Rating {
  readonly bot: string
  readonly elo: number
  /** Half of the 95 % interval. */
  readonly plusMinus: number
}

const PER_LOGIT = 400 / Math.LN10
const MEAN = 1500
const Z = 1.96
/** A drawn game against everybody's mean for each bot, so that nobody is infinitely strong. */
const PRIOR = 1
const STEPS = 200

/** Elo ratings that fit all scores best (Bradley–Terry), around a mean of 1500. */
export function ratings(bots: readonly string[], scores: readonly Score[]): Rating[] {
  const names = [...new Set(bots)]
  const logits = names.map(() => 0)
  const place = (bot: string): number => names.indexOf(bot)
  const expected = (a: number, b: number): number => 1 / (1 + Math.exp(logits[b]! - logits[a]!))
  let information = names.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const pull = names.map((_, i) => PRIOR * (0.5 - 1 / (1 + Math.exp(-logits[i]!))))
    information = names.map((_, i) => {
      const share = 1 / (1 + Math.exp(-logits[i]!))
      return PRIOR * share * (1 - share)
    })
    for (const { a, b, won, games } of scores) {
      const [i, j] = [place(a), place(b)]
      const share = expected(i, j)
      pull[i]! += won - games * share
      pull[j]! -= won - games * share
      information[i]! += games * share * (1 - share)
      information[j]! += games * share * (1 - share)
    }
    // Half a Newton step for each by itself: slower than all together, and never too far.
    for (let i = 0; i < names.length; i++) logits[i]! += (0.5 * pull[i]!) / information[i]!
  }
  const mean = logits.reduce((sum, each) => sum + each, 0) / names.length
  return names.map((bot, i) => ({
    bot,
    elo: MEAN + PER_LOGIT * (logits[i]! - mean),
    plusMinus: (Z * PER_LOGIT) / Math.sqrt(information[i]!),
  }))
}
