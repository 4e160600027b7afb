import { placement, spaceNamed, tekhenu, tileAtRa, type TekhenuEvent } from '@benben/tekhenu'
import { isResource, tokenName, type Say, type SentenceContext } from './context.ts'
import { gloss, performed, performedAlso, playedFor, takenDie } from './move.ts'
import { cardName } from './names.ts'

/** A move as a step of a whole turn: shorter than alone, cards by their names without their texts. */
export function step(context: SentenceContext, text: string): string | undefined {
  if (tekhenu.read(text) === undefined) return undefined
  const [verb = '', ...rest] = text.split(' ')
  return STEPS[verb]?.(context, rest) ?? gloss(context, text)
}

/** Actions that nobody was asked for, because nothing else could be done with the die. */
export function followed(
  context: SentenceContext,
  text: string,
  events: readonly TekhenuEvent[],
): readonly string[] {
  const [verb = ''] = text.split(' ')
  return events.flatMap((event) => {
    if (event.type !== 'action' || !context.view.toAct.includes(event.seat)) return []
    const { action, by } = event
    if (by === 'extra') return verb === 'extra' ? [] : [performedAlso(context, [action])]
    if (by !== 'die' || verb === 'do' || verb === 'produce') return []
    return [isResource(action) ? produced(context, [action]) : performed(context, [action])]
  })
}

const produced: Say = ({ words }, [resource]) =>
  words.say('tekhenu.step.produce', { resource: tokenName(words, resource!) })

const cardBy =
  (verb: string): Say =>
  ({ words }, [id]) =>
    words.say('tekhenu.step.card', { verb, card: cardName(words, id!) })

/** Steps that are said in fewer words; undefined where only some moves of a verb are. */
const STEPS: Readonly<Record<string, (...said: Parameters<Say>) => string | undefined>> = {
  ...Object.fromEntries(
    ['keep', 'draft', 'destiny', 'reward', 'pick', 'card', 'score', 'double', 'use', 'under', 'discard'].map(
      (verb) => [verb, cardBy(verb)],
    ),
  ),
  take: (context, rest) => context.words.say('tekhenu.step.take', takenDie(context, rest)),
  anubis: ({ words }) => words.say('tekhenu.step.anubis'),
  play: (context, [id, ...rest]) => {
    const { words } = context
    const played = words.say('tekhenu.step.card', { verb: 'play', card: cardName(words, id!) })
    return rest.length === 0
      ? played
      : words.say('tekhenu.step.play-for', { played, what: playedFor(context, id!, rest[1]!) })
  },
  pay: (context, rest) => (rest.length === 1 ? cardBy('pay')(context, rest) : undefined),
  produce: produced,
  pillar: ({ words, view, edition }, [, space, , turn]) => {
    const tile = tileAtRa(view)
    if (tile === null) return undefined
    const { points } = placement(edition, view, tile, spaceNamed(space!), Number(turn))
    return words.say('tekhenu.step.pillar', { space: space!, points })
  },
}
