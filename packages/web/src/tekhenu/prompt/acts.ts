import { proclaimedWorth, tekhenu, worthOf } from '@benben/tekhenu'
import type { DecisionSeen } from '../../session/session.ts'
import { cardTitle } from '../cards/card-facts.ts'
import type { GlyphName } from '../icons/names.ts'
import { glossOf, type TableModel } from '../model.ts'
import type { Look } from '../pointing/ahead.ts'
import type { Chain } from '../pointing/spots.ts'
import { godName, sayOf, tokenName } from '../say.ts'
import { producedBy } from './produced.ts'

/** A button of the prompt that stands for itself: to produce, to call Anubis, to go on. */
export interface Act {
  readonly chain: Chain
  readonly text: string
  readonly glyph?: GlyphName
  /** The golden one is what most would do; the quiet one gives something up. */
  readonly look: 'primary' | 'plain' | 'quiet'
}

/** What a choice would lead to; undefined where it is not legal. */
export type LookOf = (chain: Chain) => Look | undefined

interface Asked {
  readonly model: TableModel
  readonly decision: DecisionSeen
  readonly moves: readonly string[]
  readonly lookOf: LookOf
}

/** The buttons for moves of the group `act`, in the order they stand. */
export function actsOf(asked: Asked): readonly Act[] {
  const best = bestDecrees(asked)
  const acts = asked.moves.map((move) => {
    const [verb, what = ''] = move.split(' ')
    return (OF_VERB[verb!] ?? plain)(asked, move, what)
  })
  return best === null ? acts : [best, ...acts]
}

type ActOf = (asked: Asked, move: string, what: string) => Act

const plain: ActOf = ({ model }, move) => ({
  chain: [move],
  text: sayOf(model.words, `tekhenu.web.act.${move.replace(' ', '-')}`) || glossOf(model, move),
  look: 'plain',
})

const ofGod: ActOf = ({ model: { words } }, move, god) => ({
  chain: [move],
  glyph: god as GlyphName,
  text: sayOf(words, `tekhenu.web.act.${god}`) || godName(words, god),
  look: 'plain',
})

const OF_VERB: Readonly<Record<string, ActOf>> = {
  produce: ({ model: { words, view }, lookOf }, move, resource) => ({
    chain: [move],
    glyph: resource as GlyphName,
    text: words.say('tekhenu.web.act.produce', {
      value: view.now.value,
      resource: tokenName(words, resource),
      excess: producedBy(lookOf, [move])?.excess ?? 0,
    }),
    look: 'plain',
  }),
  do: ofGod,
  extra: ofGod,
  anubis: (asked, move) => ({ ...plain(asked, move, ''), glyph: 'scribe' }),
  also: (asked, move) => ({ ...plain(asked, move, ''), glyph: 'scribe' }),
  play: ({ model }, move, card) => {
    const points = proclaimedWorth(model.edition, model.view)
    return {
      chain: [move],
      glyph: 'decree',
      text: model.words.say('tekhenu.web.act.proclaim', { card: cardTitle(model.words, card), points }),
      look: points > 0 ? 'primary' : 'plain',
    }
  },
  decline: ({ model, decision }, move) => {
    const { words } = model
    const { action } = decision.question.params
    const points = worthAt(
      model,
      decision.moves.filter((other) => other !== move),
    )
    return {
      chain: [move],
      text:
        typeof action === 'string'
          ? words.say('tekhenu.web.act.decline-what', { action: godName(words, action), points })
          : words.say('tekhenu.web.act.decline', { points }),
      look: 'quiet',
    }
  },
  go: (asked, move) => ({ chain: [move], ...goingOn(asked) }),
}

/** What the best of these moves would bring, as the table stands. */
const worthAt = ({ edition, view }: TableModel, moves: readonly string[]): number =>
  worthOf(
    edition,
    view,
    moves.map((move) => tekhenu.read(move)!),
  )

/** What going on means depends on what is asked; where it gives something up it says so. */
function goingOn({ model, decision, moves, lookOf }: Asked): Pick<Act, 'text' | 'look'> {
  const { words, view, edition } = model
  const { code, params } = decision.question
  const more = Number(params['more'] ?? 0)
  switch (code.slice('tekhenu.'.length)) {
    case 'proclaim': {
      if (!moves.includes('play D23')) break
      const points = proclaimedWorth(edition, view)
      return {
        text: words.say('tekhenu.web.act.no-proclaim', { points }),
        look: points > 0 ? 'quiet' : 'primary',
      }
    }
    case 'decrees':
      return {
        text: words.say('tekhenu.web.act.no-more-decrees', { chosen: view.now.chosen.length, more }),
        look: more > 0 ? 'quiet' : 'primary',
      }
    case 'double':
      return {
        text: words.say('tekhenu.web.act.no-double', { more }),
        look: more > 0 ? 'quiet' : 'primary',
      }
    case 'interrupt':
      return {
        text: words.say('tekhenu.web.act.keep-card', { card: cardTitle(words, String(params['card'])) }),
        look: 'primary',
      }
    case 'produce':
      return { text: words.say('tekhenu.web.act.produce-now'), look: 'primary' }
    case 'use': {
      const lost = lookOf(['go on'])?.events.flatMap((event) =>
        event.type === 'forfeited' ? [event.action] : [],
      )
      if (lost === undefined || lost.length === 0) break
      const points = worthAt(
        model,
        decision.moves.filter((move) => /^(do|extra) /.test(move) && lost.includes(move.split(' ')[1]!)),
      )
      const actions = words.list(lost.map((action) => godName(words, action) || cardTitle(words, action)))
      return { text: words.say('tekhenu.web.act.give-up', { actions, points }), look: 'quiet' }
    }
  }
  return { text: words.say('tekhenu.web.act.go-on'), look: 'primary' }
}

/** At the end: the decrees that bring most, chosen with one click. */
function bestDecrees({ model: { words, view }, decision, lookOf }: Asked): Act | null {
  const { code, params } = decision.question
  const more = Number(params['more'] ?? 0)
  if (more <= 0) return null
  if (code === 'tekhenu.double') {
    const decree = String(params['best'])
    return {
      chain: [`double ${decree}`],
      glyph: 'decree',
      text: words.say('tekhenu.web.act.double', { decree: cardTitle(words, decree), more }),
      look: 'primary',
    }
  }
  if (code !== 'tekhenu.decrees') return null
  const decrees = String(params['best'])
    .split(', ')
    .filter((decree) => !view.now.chosen.includes(decree))
  const [first, ...others] = decrees.map((decree) => `score ${decree}`)
  if (first === undefined) return null
  const after = lookOf([first, ...others])?.view
  // Where no more could be chosen nobody is asked again.
  const isAsked = after?.waiting.at(-1)?.['wait'] === 'decrees' && after.toAct[0] === decision.seat
  return {
    chain: [first, ...others, ...(isAsked ? ['go on'] : [])],
    glyph: 'decree',
    text: words.say('tekhenu.web.act.score-best', {
      decrees: words.list(decrees.map((decree) => cardTitle(words, decree))),
      more,
    }),
    look: 'primary',
  }
}
