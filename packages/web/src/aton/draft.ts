/** Cards on their way to the cartouches, before they are sent. */
export interface Draft {
  /** Per cartouche the place in the hand of the card that lies there; null where it is free. */
  readonly slots: readonly (number | null)[]
  /** The place in the hand of the card that is held; null for none. */
  readonly held: number | null
}

export type Step =
  /** Holds a card; the same card once more lets it go. */
  | { readonly type: 'hold'; readonly card: number }
  /** Holds the first free card of this value. */
  | { readonly type: 'hold-value'; readonly value: number }
  /** Holds the next free card, to the right or to the left. */
  | { readonly type: 'next'; readonly by: 1 | -1 }
  /** Puts the held card down; without one, takes up what lies there. */
  | { readonly type: 'touch'; readonly slot: number }
  /** Puts this card down, wherever it was. */
  | { readonly type: 'drop'; readonly card: number; readonly slot: number | null }
  | { readonly type: 'let-go' }
  | { readonly type: 'clear' }
  | { readonly type: 'become'; readonly draft: Draft }

const FREE = [null, null, null, null]
export const EMPTY: Draft = { slots: FREE, held: null }

/** What already lies there, as a draft of these cards. */
export function draftOf(hand: readonly number[], cartouches: readonly number[]): Draft {
  const left = [...hand.keys()]
  const slots = cartouches.map((value) => {
    const at = left.findIndex((card) => hand[card] === value)
    return at < 0 ? null : left.splice(at, 1)[0]!
  })
  return { slots, held: null }
}

export const isFree = ({ slots }: Draft, card: number): boolean => !slots.includes(card)

export const isComplete = ({ slots }: Draft): boolean => !slots.includes(null)

/** The values at the cartouches. */
export const valuesOf = ({ slots }: Draft, hand: readonly number[]): (number | undefined)[] =>
  slots.map((card) => (card === null ? undefined : hand[card]))

export const reduceDraft =
  (hand: readonly number[]) =>
  (draft: Draft, step: Step): Draft => {
    const free = [...hand.keys()].filter((card) => isFree(draft, card))
    switch (step.type) {
      case 'hold':
        return { ...draft, held: draft.held === step.card ? null : step.card }
      case 'hold-value': {
        const card = free.find((each) => hand[each] === step.value)
        return card === undefined ? draft : { ...draft, held: card }
      }
      case 'next': {
        if (free.length === 0) return draft
        const at = draft.held === null ? -1 : free.indexOf(draft.held)
        const to = at < 0 ? (step.by > 0 ? 0 : free.length - 1) : (at + step.by + free.length) % free.length
        return { ...draft, held: free[to]! }
      }
      case 'touch': {
        if (draft.held !== null) return put(hand, draft, draft.held, step.slot)
        const lying = draft.slots[step.slot]
        return lying === null || lying === undefined
          ? draft
          : { slots: draft.slots.with(step.slot, null), held: lying }
      }
      case 'drop':
        if (step.slot !== null) return put(hand, draft, step.card, step.slot)
        return { slots: draft.slots.map((card) => (card === step.card ? null : card)), held: null }
      case 'let-go':
        return { ...draft, held: null }
      case 'clear':
        return EMPTY
      default:
        return step.draft
    }
  }

/** A card that lay there changes places with the one that comes. The last card falls to the last free cartouche. */
function put(hand: readonly number[], draft: Draft, card: number, slot: number): Draft {
  const from = draft.slots.indexOf(card)
  const lying = draft.slots[slot] ?? null
  const slots = draft.slots.map((each, i) => (i === slot ? card : i === from ? lying : each))
  const free = [...hand.keys()].filter((each) => !slots.includes(each))
  const open = slots.indexOf(null)
  return { slots: free.length === 1 && open >= 0 ? slots.with(open, free[0]!) : slots, held: null }
}
