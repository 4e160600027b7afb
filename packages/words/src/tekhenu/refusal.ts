import type { TekhenuView } from '@benben/tekhenu'
import type { Params, Refusal } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import { keyOf, sayOr, withRule } from '../said.ts'
import type { Words } from '../speak.ts'
import { actionName, amounts, colourName, godName, person, placeName, tokenName } from './context.ts'
import { namedCards } from './names.ts'

/** Why a move is refused, with the rule and what would be possible instead. */
export function refusal(words: Words, refused: Refusal, who?: Who, view?: TekhenuView): string {
  const params = { ...waited(words, who, view), ...refused.params, ...named(words, refused.params) }
  return withRule(words, sayOr(words, keyOf('refusal', refused.code), params), refused)
}

const NAMES: Readonly<Record<string, (words: Words, code: string) => string>> = {
  god: godName,
  action: actionName,
  colour: colourName,
  resource: tokenName,
  place: placeName,
}

/** Replaces codes in the parameters by names. */
function named(words: Words, params: Params): Params {
  const names = Object.entries(NAMES).flatMap(([name, say]) => {
    const code = params[name]
    return typeof code === 'string' ? [[name, say(words, code)] as const] : []
  })
  const { limestone, granite, question, why } = params
  const cost = { limestone: Number(limestone ?? 0), granite: Number(granite ?? 0) }
  const said = { ...Object.fromEntries(names), ...namedCards(words, params), cost: amounts(words, cost) }
  return {
    ...said,
    ...(typeof question === 'string' ? { task: sayOr(words, keyOf('task', question), {}) } : {}),
    // A refusal may contain another refusal.
    why:
      typeof why === 'string'
        ? sayOr(words, keyOf('refusal', why), { ...params, ...said })
        : words.say('tekhenu.refusal.other-die'),
  }
}

/** The players the table waits for, if the table is known. */
function waited(words: Words, who: Who | undefined, view: TekhenuView | undefined): Params {
  const seats = view?.toAct ?? []
  if (who === undefined || seats.length === 0) return { seen: 'no' }
  return { seen: 'yes', other: words.list(seats.map((seat) => person({ words, who }, seat))) }
}
