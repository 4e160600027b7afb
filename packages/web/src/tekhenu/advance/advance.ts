import { sethOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { backIntoBag, outOfBag } from './bag.ts'
import { rotate, sectionOf, settle, take, turnDie } from './dice.ts'
import { layCards } from './market.ts'
import { advanceModules } from './modules.ts'
import { building, pillar, spaceAt, statue, takeCard } from './pieces.ts'
import { score, weigh, withSeat, withTokens } from './seat.ts'

/**
 * The picture one event later. Moves of others arrive as a whole; shown one event at a time they can be followed. Only
 * what is drawn is carried along, and the view that came with the events has the last word.
 */
export function advance(view: TekhenuView, event: TekhenuEvent): TekhenuView {
  switch (event.type) {
    case 'round':
      return { ...view, round: event.round }
    case 'turn':
      return { ...view, now: { ...view.now, seat: event.seat, from: null, colour: null, face: 0, value: 0 } }
    case 'maat':
      return { ...view, now: { ...view.now, seat: null, from: null } }
    case 'order':
      return { ...view, order: event.order }
    case 'destiny':
      return withSeat(view, event.seat, () => ({ destiny: event.card }))
    case 'destinies-returned':
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, destiny: null })) }
    case 'taken':
      return take(view, event.god, event.die)
    case 'took':
      // Botankhamun's dice lie beside its tiles and weigh nothing.
      return settle(take(view, event.god, event.die), event.seat, event.die, 'anubis')
    case 'settled':
      return settle(view, event.seat, event.die, event.side)
    case 'turned':
      return turnDie(view, event.seat, event.value)
    case 'changed':
      return { ...view, now: { ...view.now, value: event.value } }
    case 'paid':
      return withTokens(view, event.seat, event.tokens, -1)
    case 'gained':
      return withTokens(view, event.seat, event.tokens, 1)
    case 'points':
      return score(view, event.seat, event.points, event.source)
    case 'populace':
      return withSeat(view, event.seat, () => ({
        population: event.population,
        happiness: event.happiness,
      }))
    case 'statue':
      return statue(view, event.seat, event.place)
    case 'tile':
      return {
        ...view,
        tiles: view.tiles.map((tile) => (tile === event.tile ? null : tile)),
        temple: view.temple.with(spaceAt(event.space), { tile: event.tile, turn: event.turn, owner: null }),
      }
    case 'pillar':
      return pillar(view, event.seat, event.space)
    case 'tiles':
      return { ...view, tiles: event.tiles }
    case 'building':
      return building(view, event.seat, event.place)
    case 'played':
      return withSeat(view, event.seat, ({ blessings }) => ({
        blessings: blessings.filter((card) => card !== event.card),
      }))
    case 'blessings-discarded':
      return withSeat(view, event.seat, ({ blessings }) => ({
        blessings: blessings.filter((card) => !event.cards.includes(card)),
      }))
    case 'kept':
    case 'card':
      return takeCard(view, event.seat, event.card)
    case 'refreshed':
      return layCards(
        { ...view, market: view.market.map((card) => (event.discarded.includes(card ?? '') ? null : card)) },
        event.section,
        event.cards,
      )
    case 'market-opened':
      return layCards(
        { ...view, opened: view.opened.with(event.section - 1, true) },
        event.section,
        event.cards,
      )
    case 'refilled':
      return layCards(view, event.section, event.cards)
    case 'production':
      return withSeat(view, event.seat, ({ production }) => ({
        production: { ...production, [event.resource]: event.level },
      }))
    case 'produced':
      return weigh(
        withSeat(view, event.seat, ({ excess }) => ({ excess: excess + event.excess })),
        event.seat,
        -event.excess,
      )
    case 'faith':
      return weigh(
        withSeat(view, event.seat, ({ laidFaith, tokens }) => ({
          laidFaith: laidFaith + event.amount,
          tokens: { ...tokens, faith: (tokens['faith'] ?? 0) - Math.abs(event.amount) },
        })),
        event.seat,
        event.amount,
      )
    case 'rotated':
      return rotate(view, event.sunny)
    case 'rolled':
      return {
        ...outOfBag(view, event.dice),
        dice: view.dice.with(sectionOf(event.god), [
          ...view.dice[sectionOf(event.god)]!,
          ...event.dice.map(({ colour, value }) => `${colour} ${value}`),
        ]),
      }
    case 'cleared':
      return {
        ...backIntoBag(view),
        // Blood stays where it is.
        balances: view.balances.map((_, seat) => 0 - (sethOf(view)?.seats[seat]?.blood ?? 0)),
        seats: view.seats.map((seat) => ({
          ...seat,
          dice: [],
          excess: 0,
          laidFaith: 0,
          tokens: { ...seat.tokens, faith: 0 },
        })),
      }
    default:
      return advanceModules(view, event)
  }
}
