import type { TekhenuEvent } from '@benben/tekhenu'

const amounts = (tokens: Readonly<Record<string, number>>): string[] =>
  Object.entries(tokens).flatMap(([token, many]) => (many > 0 ? [`token/${token}`] : []))

const isHouse = (place: string): boolean => /^(?:left|right|top|bottom) /.test(place)
const PEOPLE: ReadonlySet<string> = new Set(['row', 'column', 'workshops', 'quarries', 'left', 'right'])

/** The spots of the table that an event, or the line of the log about it, speaks of. */
export function pointsAt(event: TekhenuEvent): readonly string[] {
  switch (event.type) {
    case 'taken':
    case 'took':
      return [`god/${event.god}`]
    case 'rolled':
      return [`god/${event.god}`]
    case 'rotated':
      return event.sunny.map((god) => `god/${god}`)
    case 'action':
    case 'declared':
    case 'forfeited':
    case 'declined':
      return [`god/${event.action}`]
    case 'settled':
      return [`pan/${event.side}`]
    case 'statue':
      return [PEOPLE.has(event.place) ? `people/${event.place}` : `statue/${event.place}`]
    case 'tile':
    case 'pillar':
      return [`space/${event.space}`]
    case 'tiles':
      return event.tiles.flatMap((tile, slot) => (tile === null ? [] : [`tile/${slot}`]))
    case 'building':
      return [`${isHouse(event.place) ? 'house' : 'workshop'}/${event.place}`]
    case 'card':
    case 'played':
    case 'kept':
    case 'drafted':
    case 'destiny':
      return [`card/${event.card}`]
    case 'market-opened':
    case 'refilled':
    case 'refreshed':
      return event.cards.map((card) => `card/${card}`)
    case 'decree-drawn':
    case 'decree-chosen':
    case 'decree-doubled':
    case 'proclaimed':
      return event.decree === null ? [] : [`card/${event.decree}`]
    case 'paid':
    case 'gained':
      return amounts(event.tokens)
    case 'production':
    case 'produced':
      return [`production/${event.resource}`]
    case 'populace':
      return ['token/population', 'token/happiness']
    case 'settled-region':
      return [`region/${event.region}`]
    case 'conquest-laid':
      return [`space/${event.space}`]
    case 'warband':
      return ['token/warrior', 'token/priest']
    case 'blood':
      return ['pan/tainted']
    case 'cult':
    case 'cult-drafted':
      return [`card/${event.cult}`]
    case 'artifact-taken':
    case 'artifact-used':
      return [`card/${event.artifact}`]
    case 'stationed':
      return [`god/${event.god}`]
    case 'faith':
      return [event.amount < 0 ? 'pan/tainted' : 'pan/pure']
    default:
      return []
  }
}
