import { cardKind, GODS, RESOURCES, type TekhenuEvent } from '@benben/tekhenu'

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)

/** Where the rules explain what caused something: a card, a god, a place. */
function ofCause(by: string): string {
  const [first = '', second] = by.split(' ')
  if (cardKind(by) !== undefined || isOneOf(GODS, by)) return `by/${by}`
  if (first === 'conquest' && second !== undefined && second !== 'tile') return `cards/conquest-${second}`
  if (by.startsWith('statue of ')) return 'by/statue-of'
  if (first === 'region') return 'by/region'
  // The first building of row 2, a row of the temple, or a space of a district.
  return isOneOf(RESOURCES, first) ? 'by/workshop' : `by/${by.replaceAll(' ', '-')}`
}

/** Where the rules explain an event: by its card, its cause, its god, else by its type. */
export function ruleOf(event: TekhenuEvent): string {
  switch (event.type) {
    case 'played':
    case 'kept':
    case 'destiny':
    case 'drafted':
    case 'card':
      return `cards/${event.card}`
    case 'proclaimed':
    case 'decree-chosen':
      return `cards/${event.decree}`
    case 'cult':
    case 'cult-drafted':
      return `cards/${event.cult}`
    case 'artifact-taken':
    case 'artifact-used':
      return `cards/${event.artifact}`
    case 'conquest-laid':
      return `cards/conquest-${event.tile}`
    case 'action':
    case 'declared':
    case 'forfeited':
    case 'declined':
      return isOneOf(GODS, event.action) ? event.action : 'produce'
    case 'statue':
      return 'horus'
    case 'building':
      return isOneOf(RESOURCES, event.place.split(' ')[0]!) ? 'osiris' : 'hathor'
    case 'points':
    case 'gained':
    case 'waived':
    case 'warband':
    case 'populace':
    case 'called-anubis':
      return ofCause(event.by)
    default:
      return `log/${event.type}`
  }
}
