import { placement, spaceNamed, tekhenu, tileAtRa } from '@benben/tekhenu'
import { tokenName, type Say, type SentenceContext } from './context.ts'
import { gloss, playedFor, takenDie } from './move.ts'
import { cardName } from './names.ts'

/** A move as a step of a whole turn: shorter than alone, cards by their names without their texts. */
export function step(context: SentenceContext, text: string): string | undefined {
  if (tekhenu.read(text) === undefined) return undefined
  const [verb = '', ...rest] = text.split(' ')
  return STEPS[verb]?.(context, rest) ?? gloss(context, text)
}

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
  produce: ({ words }, [resource]) =>
    words.say('tekhenu.step.produce', { resource: tokenName(words, resource!) }),
  pillar: ({ words, view, edition }, [, space, , turn]) => {
    const tile = tileAtRa(view)
    if (tile === null) return undefined
    const { points } = placement(edition, view, tile, spaceNamed(space!), Number(turn))
    return words.say('tekhenu.step.pillar', { space: space!, points })
  },
}
