import type { RefusedText } from '@benben/kernel'
import { payingTechnologies, purityAt, soloOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { DecisionSeen, StepSeen } from '../../session/session.ts'
import { byTouch } from '../../ui/use-media.ts'
import { cardText, cardTitle, cardTitles } from '../cards/card-facts.ts'
import { amountsOf, capital, godName, sayOf, signed, tokenName } from '../say.ts'
import { nameOf, whyNot, type TableModel } from '../model.ts'
import type { Chain } from '../pointing/spots.ts'
import { causeOf } from './cause.ts'

/** What is asked, in one short sentence, and what one should know about it. */
export interface Sentences {
  readonly title: string
  readonly hint: string
  /** Which card or space is behind it, and whose it is; left out where the course of the game or a die asks. */
  readonly cause?: string
}

/** What the first line says while nothing is asked: what Botankhamun does next, what happens, who is waited for. */
export function toldOf(model: TableModel, step: StepSeen | null, event: TekhenuEvent | null): Sentences {
  const { words, speech, who, view } = model
  if (step !== null)
    return { title: speech.ask(words, { ...step, owed: true, moves: [], refusals: [] }, who, view), hint: '' }
  // The question stays while a move is pending.
  if (event === null && !view.over && view.toAct.length === 1 && view.toAct[0] === view.viewer)
    return { title: '', hint: '' }
  if (event?.type === 'turn')
    return { title: words.say('tekhenu.web.waiting', { who: nameOf(model, event.seat) }), hint: '' }
  if (event?.type === 'points' && event.by === 'scoring')
    return {
      title: words.say('tekhenu.web.scoring', { step: sayOf(words, `tekhenu.source.${event.source}`) }),
      hint: words.say('tekhenu.web.skip', byTouch()),
    }
  if (event?.type === 'order' && view.round > 0)
    return {
      title: speech.log(words, event, who, view) ?? waitingFor(model),
      hint: words.say('tekhenu.web.order-why'),
    }
  if (event !== null)
    return {
      title: speech.log(words, event, who, view) ?? waitingFor(model),
      hint: words.say('tekhenu.web.skip', byTouch()),
    }
  return { title: view.over ? words.say('tekhenu.web.over') : waitingFor(model), hint: '' }
}

const waitingFor = (model: TableModel): string =>
  model.words.say('tekhenu.web.waiting', {
    who: model.words.list(model.view.toAct.map((seat) => nameOf(model, seat))),
  })

const known = new WeakMap<DecisionSeen, { readonly model: TableModel; readonly sentences: Sentences }>()

const saysTheSame = (a: TableModel, b: TableModel): boolean =>
  a.words === b.words && a.view === b.view && a.seats === b.seats && a.edition === b.edition

/** Computed once, so that it can be asked before the decision is shown. */
export function askedOf(model: TableModel, decision: DecisionSeen): Sentences {
  const there = known.get(decision)
  if (there !== undefined && saysTheSame(there.model, model)) return there.sentences
  const sentences = sentencesOf(model, decision)
  known.set(decision, { model, sentences })
  return sentences
}

function sentencesOf(model: TableModel, decision: DecisionSeen): Sentences {
  const { words, view } = model
  const task = decision.question.code.slice('tekhenu.'.length)
  if (task === 'use')
    return { title: actionOf(model, decision), hint: whyOnlyProduce(model, decision) || dieLine(model) }
  // Alone nobody competes for the turn order.
  const said = task.replace('.', '-')
  const hint = said === 'draft' && soloOf(view) !== undefined ? 'draft-alone' : said
  if (task === 'pay')
    return {
      title: words.say('tekhenu.web.ask.pay', paramsOf(words, decision)),
      hint: insteadOf(model, decision),
    }
  const cause = causeLine(model, decision)
  // Everybody is asked, so that nobody learns who holds it.
  const holds = task !== 'proclaim' || decision.moves.length > 1
  return {
    title:
      sayOf(words, `tekhenu.web.ask.${said}`, paramsOf(words, decision)) ||
      sayOf(words, `tekhenu.task.${task}`, { drafted: view.seats[decision.seat]!.drafted.length }),
    cause,
    hint:
      (holds ? sayOf(words, `tekhenu.web.hint.${hint}`, paramsOf(words, decision)) : '') ||
      (cause === '' ? withDie(model, view) : ''),
  }
}

/** What stands in for what is to be paid. */
function insteadOf({ words, view }: TableModel, { seat }: DecisionSeen): string {
  const cards = payingTechnologies(view.seats[seat]!.technologies)
  return [
    words.say('tekhenu.web.hint.pay'),
    ...cards.map((card) =>
      words.say('tekhenu.card.named', { name: cardTitle(words, card), text: cardText(words, card) }),
    ),
  ].join(' ')
}

/** Which card or space is behind a question, and whose it is where it is somebody else's. */
function causeLine(model: TableModel, { seat, question: { params } }: DecisionSeen): string {
  const { by, owner } = params
  if (typeof by !== 'string') return ''
  const cause = causeOf(model.words, by)
  return typeof owner === 'number' && owner !== seat
    ? model.words.say('tekhenu.web.because-of', { cause, who: nameOf(model, owner) })
    : model.words.say('tekhenu.web.because', { cause })
}

/** What the die can be used for: the action of one god, or of several where Anubis was called. */
function actionOf({ words, view }: TableModel, { moves }: DecisionSeen): string {
  const gods = moves.flatMap((move) => (/^(do|extra) /.test(move) ? [move.split(' ')[1]!] : []))
  const only = gods.length > 0 && gods.every((god) => god === gods[0])
  const value = view.now.godValue || view.now.value
  // Thoth brings a card for each two points of the die.
  if (only) return sayOf(words, `tekhenu.web.do.${gods[0]!}`, { value, cards: (value + 1) >> 1 })
  return words.say(gods.length > 0 ? 'tekhenu.web.do.several' : 'tekhenu.web.do.none')
}

/** Where a die can produce and nothing else: the action of its god that is refused. */
export function refusedGod({ question, moves, refusals }: DecisionSeen): RefusedText | undefined {
  const canDo = moves.some((move) => /^(do|extra) /.test(move))
  const isOnly = !canDo && moves.some((move) => move.startsWith('produce '))
  return question.code === 'tekhenu.use' && isOnly
    ? refusals.find(({ move }) => move.startsWith('do '))
    : undefined
}

/** Why not the action of its god, without the number of the rule, to which the prompt has a link. */
function whyOnlyProduce(model: TableModel, decision: DecisionSeen): string {
  const refused = refusedGod(decision)
  return refused === undefined ? '' : whyNot(model, { ...refused, rule: '' })
}

/** What is asked once a card was clicked that can be played in several ways; null for other spots. */
export function openedOf({ words }: TableModel, chains: readonly Chain[] | null): Sentences | null {
  const card = /^play (\w+) for /.exec(chains?.[0]?.at(-1) ?? '')?.[1]
  return card === undefined
    ? null
    : {
        title: words.say('tekhenu.web.confirm.play', { card: cardTitle(words, card) }),
        hint: cardText(words, card),
      }
}

const withDie = (model: TableModel, view: TekhenuView): string =>
  view.now.from === null ? '' : dieLine(model)

/** `White 4 from Ra, pure.` */
function dieLine({ words, view, edition }: TableModel): string {
  const { from, colour, as, face, value, godValue, side } = view.now
  if (from === null || colour === null) return ''
  const lies = side ?? purityAt(edition, view, from, as ?? colour)
  return capital(
    words.say('tekhenu.web.die-line', {
      colour: sayOf(words, `tekhenu.colour.${colour}`),
      face,
      god: godName(words, from),
      side: lies === 'anubis' ? 'anubis' : 'scales',
      purity: sayOf(words, `tekhenu.purity.${lies}`),
      changed: (godValue || value) === face ? 'no' : 'yes',
      value: godValue || value,
    }),
  )
}

function paramsOf(words: Words, { question: { params } }: DecisionSeen): Record<string, string | number> {
  const { action, resource, colour, token, balance, card, best } = params
  const many = Object.fromEntries(
    Object.entries(params).flatMap(([name, amount]) => (typeof amount === 'number' ? [[name, amount]] : [])),
  )
  return {
    ...(params as Record<string, string | number>),
    cost: amountsOf(words, many),
    ...(typeof card === 'string' ? { card: cardTitle(words, card) } : {}),
    ...(typeof best === 'string' ? { best: cardTitles(words, best) || 'none' } : {}),
    ...(typeof action === 'string' ? { action: godName(words, action) || tokenName(words, action) } : {}),
    ...(typeof resource === 'string' ? { resource: tokenName(words, resource) } : {}),
    ...(typeof colour === 'string' ? { colour: sayOf(words, `tekhenu.colour.${colour}`) } : {}),
    ...(typeof token === 'string' ? { one: amountsOf(words, { [token]: 1 }) } : {}),
    ...(typeof balance === 'number' ? { balance: signed(balance) } : {}),
  }
}
