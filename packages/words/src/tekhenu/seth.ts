import { SETH_EVENTS, type SethEvent, type TekhenuEvent } from '@benben/tekhenu'
import type { Params } from '@benben/kernel'
import { cardText, conquestText } from './cards.ts'
import { causeName } from './cause.ts'
import { amounts, colourName, dieName, placeName, regionName, seen, type SentenceContext } from './context.ts'
import { cardName, cardNames, conquestName } from './names.ts'

/** Sentences about Time of Seth: warriors and priests, regions, conquest, cults and artifacts. */

export const isSeth = (event: TekhenuEvent): event is SethEvent =>
  SETH_EVENTS.some((type) => type === event.type)

export function sethParams(context: SentenceContext, event: SethEvent): Params {
  const { words, edition } = context
  const text = (card: string): Params => ({ card: cardName(words, card), text: cardText(words, card) })
  switch (event.type) {
    case 'warband':
      return {
        warriors: event.warriors,
        priests: event.priests,
        cause: causeName(words, event.by),
      }
    case 'blood':
      return { tokens: event.tokens }
    case 'settled-region':
      return { region: event.region, name: regionName(words, event.region), space: event.space }
    case 'conquest-laid':
      return { tile: conquestName(words, event.tile), space: event.space }
    case 'conquest-turned':
      return event.tile === null
        ? { some: 'no' }
        : {
            some: 'yes',
            tile: conquestName(words, event.tile),
            text: conquestText(words, edition, event.tile),
          }
    case 'seth-rolled':
      return { dice: words.series(event.dice.map(({ colour, value }) => dieName(words, colour, value))) }
    case 'declared-colour':
      return { colour: colourName(words, event.colour) }
    case 'cults-laid':
      return { cards: words.series(cardNames(words, event.cults)) }
    case 'cult-drafted':
    case 'cult':
      return text(event.cult)
    case 'artifacts-laid':
      return { cards: words.series(cardNames(words, event.artifacts)) }
    case 'artifact-taken':
      return { ...text(event.artifact), destiny: cardName(words, event.card) }
    case 'artifact-used':
      return text(event.artifact)
    case 'resettled':
      return { from: placeName(words, event.from), to: placeName(words, event.to) }
    case 'swapped':
      return {
        from: amounts(words, { [event.from]: 1 }),
        to: amounts(words, { [event.to]: 1 }),
        cause: causeName(words, event.by),
      }
    case 'decree-picked':
      return seen(event.decree, (decree) => ({
        decree: cardName(words, decree),
        text: cardText(words, decree),
      }))
    // The last event: the decrees that go under the deck.
    default:
      return seen(event.decrees, (decrees) => ({ decrees: words.list(cardNames(words, decrees)) }))
  }
}
