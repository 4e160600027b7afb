/**
 * The most iterations a bot may search online, whoever asks for more: a decision of `search` in Aton then takes some 0.2 s of one
 * core, and ten times that at 20,000. The default is 100.
 */
export const MOST_ITERATIONS = 2000

/** The budget in a bot's name; undefined if it has none. */
export const budgetOf = (bot: string): number | undefined => {
  const budget = /:(\d+)$/.exec(bot)?.[1]
  return budget === undefined ? undefined : Number(budget)
}

/** The bot with a budget it may have online. Seats of older tables may ask for more. */
export const withinBudget = (bot: string): string =>
  (budgetOf(bot) ?? 0) > MOST_ITERATIONS ? bot.replace(/\d+$/, String(MOST_ITERATIONS)) : bot
