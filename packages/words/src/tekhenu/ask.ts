import { cardKind, CONQUEST_TILES, hasBoard, sethOf } from '@benben/tekhenu'
import type { Decision, Params } from '@benben/kernel'
import type { Key } from '../en.ts'
import { keyOf, sayOr } from '../said.ts'
import { signed } from './log.ts'
import {
  actionName,
  amounts,
  colourName,
  godName,
  person,
  tokenName,
  type SentenceContext,
} from './context.ts'
import { causeName } from './cause.ts'
import { cardNames, conquestName, namedCards, tileCost } from './names.ts'
import { tileName } from './solo.ts'

/** The viewer ends Botankhamun's turn, so the question has a wording of its own. */
const SOLO_END: Key = 'tekhenu.ask.solo-end'

/** The question a seat is asked, with the card or space it is about. */
export function ask(context: SentenceContext, decision: Decision): string {
  const { words } = context
  const { by, owner } = decision.question.params
  const asked = questionOf(context, decision)
  if (typeof by !== 'string') return asked
  const cause = causeName(words, by)
  return typeof owner === 'number' && owner !== decision.seat
    ? words.say('tekhenu.ask.because-of', { asked, cause, who: person(context, owner) })
    : words.say('tekhenu.ask.because', { asked, cause })
}

const questionOf = (context: SentenceContext, { seat, question, moves }: Decision): string =>
  sayOr(
    context.words,
    question.code === 'tekhenu.end-turn' && !hasBoard(context.view, seat)
      ? SOLO_END
      : keyOf('ask', question.code),
    {
      ...question.params,
      ...said(context, question.params),
      ...(moves.length === 0 ? {} : dealt(context, seat)),
      who: person(context, seat),
    },
  )

/** Replaces codes in a question's parameters by names. */
function said(context: SentenceContext, params: Params): Params {
  const { words, edition } = context
  const { action, resource, colour, best, tile, conquest, from, token, balance } = params
  const cost = Object.entries(params).flatMap(([name, many]) =>
    typeof many === 'number' ? [[name, many] as const] : [],
  )
  return {
    cost: amounts(words, Object.fromEntries(cost)),
    ...namedCards(words, params),
    ...(typeof tile === 'string'
      ? {
          tile:
            cardKind(tile) === 'pillar'
              ? tileCost(words, edition, tile)
              : CONQUEST_TILES.includes(tile)
                ? conquestName(words, tile)
                : tileName(context, tile),
        }
      : {}),
    ...(typeof conquest === 'string' ? { conquest: conquestName(words, conquest) } : {}),
    ...(typeof action === 'string' ? { action: actionName(words, action) } : {}),
    ...(typeof resource === 'string' ? { resource: tokenName(words, resource) } : {}),
    ...(typeof colour === 'string' ? { colour: colourName(words, colour) } : {}),
    ...(typeof from === 'string'
      ? { moved: from === '' ? 'no' : 'yes', from: from === '' ? '' : godName(words, from) }
      : {}),
    ...(typeof token === 'string' ? { token: tokenName(words, token) } : {}),
    ...(typeof balance === 'number' ? { balance: signed(balance) } : {}),
    ...(typeof best === 'string' ? { some: best === '' ? 'no' : 'yes' } : {}),
  }
}

/** The cards the seat chooses from. */
const dealt = ({ words, view }: SentenceContext, seat: number): Params => ({
  drafted: view.seats[seat]!.drafted.length,
  decrees: words.list(cardNames(words, view.dealt[seat]?.decrees ?? [])),
  cards: words.series(cardNames(words, [...view.starting, ...(sethOf(view)?.cults ?? [])])),
})
