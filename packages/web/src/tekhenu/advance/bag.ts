import type { TekhenuView } from '@benben/tekhenu'

/** The bag dice are drawn from, one event later. */
const withBag = (view: TekhenuView, colours: readonly string[], by: 1 | -1): TekhenuView => {
  const bag: Record<string, number> = { ...view.bag }
  for (const colour of colours) bag[colour] = (bag[colour] ?? 0) + by
  return { ...view, bag }
}

export const outOfBag = (view: TekhenuView, dice: readonly { readonly colour: string }[]): TekhenuView =>
  withBag(
    view,
    dice.map(({ colour }) => colour),
    -1,
  )

/** Maat sends the dice of all boards back. */
export const backIntoBag = (view: TekhenuView): TekhenuView =>
  withBag(
    view,
    view.seats.flatMap(({ dice }) => dice.map((die) => die.split(' ')[0]!)),
    1,
  )
