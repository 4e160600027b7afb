import { BACK, PEOPLE, type TekhenuEvent } from '@benben/tekhenu'
import type { Params, Seat } from '@benben/kernel'
import { sayOr } from '../said.ts'
import { cardText, isCard } from './cards.ts'
import { causeName } from './cause.ts'
import {
  actionName,
  amounts,
  colourName,
  dieName,
  godName,
  isResource,
  person,
  placeName,
  seen,
  tokenName,
  type Scene,
} from './scene.ts'
import { isSeth, sethParams } from './seth.ts'
import { isSolo, soloParams } from './solo.ts'
import { isVizier, vizierParams } from './vizier.ts'

/** What happened, in a sentence; nothing where another event says the same. */
export function log(scene: Scene, event: TekhenuEvent): string | undefined {
  // `produced` has said how many are kept, and what was chosen is told by what comes of it.
  if (event.type === 'chose' || (event.type === 'gained' && event.by === 'production')) return undefined
  const who = 'seat' in event ? { who: person(scene, event.seat) } : {}
  return scene.words.say(`tekhenu.log.${event.type}`, {
    ...who,
    ...(isSolo(event)
      ? soloParams(scene, event)
      : isSeth(event)
        ? sethParams(scene, event)
        : isVizier(event)
          ? vizierParams(scene, event)
          : paramsOf(scene, event)),
  })
}

function paramsOf(scene: Scene, event: TekhenuEvent): Params {
  const { words } = scene
  const people = (seats: readonly Seat[]): string => words.series(seats.map((seat) => person(scene, seat)))
  const text = (card: string): Params => ({ card, text: cardText(words, card) })
  switch (event.type) {
    case 'set-up':
      return { players: event.players }
    case 'decrees-dealt':
      return seen(event.decrees, (decrees) => ({ decrees: words.list(decrees) }))
    case 'decree-kept':
      return seen(event.decree, (decree) => ({ decree, under: event.under ?? '' }))
    case 'decree-drawn':
      return seen(event.decree, (decree) => ({ decree, text: cardText(words, decree) }))
    case 'drafting':
      return { who: person(scene, event.first), cards: words.series(event.cards) }
    case 'drafted':
    case 'destiny':
    case 'kept':
    case 'played':
      return text(event.card)
    case 'initiative':
      return {
        totals: words.series(
          event.totals.map((total, seat) =>
            words.say('tekhenu.log.initiative-of', { who: person(scene, seat), total }),
          ),
        ),
      }
    case 'order':
      return { order: people(event.order) }
    case 'shown':
      return { cards: words.list(event.cards) }
    case 'round':
      return { round: event.round }
    case 'chose':
      return { move: event.move }
    case 'called-anubis':
      return { by: event.by }
    case 'taken':
      return {
        die: dieName(words, event.die.colour, event.die.value),
        god: godName(words, event.god),
      }
    case 'coloured':
      return { colour: colourName(words, event.colour) }
    case 'settled':
      return { side: event.side, die: dieName(words, event.die.colour, event.die.value) }
    case 'turned':
      return { value: event.value }
    case 'changed':
      return { value: event.value, cause: causeName(words, event.by) }
    case 'declared':
      return { action: actionName(words, event.action), card: event.by }
    case 'action':
      return {
        kind: isResource(event.action) ? 'resource' : 'god',
        from: event.by,
        action: actionName(words, event.action),
        value: event.value,
        cause: causeName(words, event.by),
      }
    case 'forfeited':
    case 'declined':
      return { action: isCard(event.action) ? event.action : actionName(words, event.action) }
    case 'paid':
      return { from: event.by, tokens: amounts(words, event.tokens), cause: causeName(words, event.by) }
    case 'waived':
      return { cause: causeName(words, event.by) }
    case 'gained':
      return { tokens: amounts(words, event.tokens), cause: causeName(words, event.by) }
    case 'points':
      return {
        sign: event.points < 0 ? 'less' : 'more',
        points: Math.abs(event.points),
        cause: pointsCause(scene, event.source, event.by),
      }
    case 'populace':
      return {
        population: event.population,
        happiness: event.happiness,
        cause: causeName(words, event.by),
      }
    case 'market-opened':
    case 'refilled':
      return { section: event.section, cards: words.series(event.cards) }
    case 'refreshed':
      return {
        section: event.section,
        discarded: words.series(event.discarded),
        fresh: event.cards.length,
        cards: words.series(event.cards),
      }
    case 'statue':
      return PEOPLE.some((place) => place === event.place)
        ? { kind: 'people', place: placeName(words, event.place) }
        : { kind: 'god', place: godName(words, event.place) }
    case 'tile':
      return { tile: event.tile, space: event.space, turn: event.turn }
    case 'pillar':
      return { space: event.space }
    case 'tiles':
      return {
        tiles: words.series(
          event.tiles.map((tile) =>
            tile === null
              ? words.say('tekhenu.nothing')
              : tile === BACK
                ? words.say('tekhenu.face-down')
                : tile,
          ),
        ),
      }
    case 'building':
      return { place: placeName(words, event.place) }
    case 'card':
      return { ...text(event.card), section: event.section }
    case 'reshuffled':
      return { family: sayOr(words, `tekhenu.family.${event.family}`, {}) }
    case 'production':
      return { resource: tokenName(words, event.resource), level: event.level }
    case 'produced':
      return { resource: tokenName(words, event.resource), kept: event.kept, excess: event.excess }
    case 'rotated':
      return { gods: words.list(event.sunny.map((god) => godName(words, god))) }
    case 'rolled':
      return {
        god: godName(words, event.god),
        many: event.dice.length,
        dice: words.series(event.dice.map(({ colour, value }) => dieName(words, colour, value))),
      }
    case 'maat':
      return { maat: event.maat }
    case 'faith':
      return {
        side: event.amount === 0 ? 'none' : event.amount > 0 ? 'pure' : 'tainted',
        many: Math.abs(event.amount),
      }
    case 'weighed':
      return { balance: signed(event.balance) }
    case 'scoring':
      return { scoring: event.scoring }
    case 'bread':
      return { paid: event.paid, owed: event.owed }
    case 'proclaimed':
    case 'decree-chosen':
      return { decree: event.decree, text: cardText(words, event.decree) }
    case 'decrees-shown':
      return { many: event.decrees.length, decrees: words.list(event.decrees) }
    case 'decree-doubled':
      return event.decree === null ? { some: 'no', decree: '' } : { some: 'yes', decree: event.decree }
    case 'tithed':
      return { symbols: event.symbols }
    case 'ended':
      return { reason: reason(scene, 'final-scoring', event.winners) }
    default:
      return {}
  }
}

/** `+3`, `0`, `-2`. */
export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `-${-number}` : '0'

/** Of a scoring the step is told. */
const pointsCause = ({ words }: Scene, source: string, by: string): string =>
  by === 'scoring' ? sayOr(words, `tekhenu.source.${source}`, {}) : causeName(words, by)

/** Why the game ended, and for whom. */
export const reason = (scene: Scene, why: string, winners: readonly Seat[]): string =>
  sayOr(scene.words, `tekhenu.reason.${why}`, {
    who: scene.words.list(winners.map((seat) => person(scene, seat))),
    points: Math.max(...winners.map((seat) => scene.view.totals[seat] ?? 0)),
  })
