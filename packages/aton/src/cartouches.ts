/** What the cards at cartouches 1 and 2 are worth: asked by the rules, and by whoever shows or weighs a card. */

/** Cartouche 1: what `mine` scores over `theirs`. */
export const comparedPoints = (mine: number, theirs: number): number => 2 * Math.max(0, mine - theirs)

/** Cartouche 2: how many priests of the other side its card says to remove; below 0, how many of one's own. */
export const printedRemovals = (card: number): number => card - 2

/** The same in a round: nobody removes in the first one. */
export const removals = (card: number, round: number): number => (round === 1 ? 0 : printedRemovals(card))
