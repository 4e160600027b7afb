import type { Seat } from '@benben/kernel'
import { sectionOf, type Edition, type TekhenuView } from '@benben/tekhenu'
import { withSeth } from './modules.ts'
import { weigh, withSeat } from './seat.ts'

/** Dice and light, one event later. */
interface Die {
  readonly colour: string
  readonly value: number
}

export function take(view: TekhenuView, god: string, { colour, value }: Die, edition: Edition): TekhenuView {
  const section = sectionOf(edition, god)
  const without = (dice: readonly string[]): readonly string[] =>
    dice.toSpliced(dice.indexOf(`${colour} ${value}`), 1)
  const taken =
    section < 0
      ? withSeth(view, ({ dice }) => ({ dice: without(dice) }))
      : { ...view, dice: view.dice.with(section, without(view.dice[section]!)) }
  return { ...taken, now: { ...view.now, from: god, colour, as: colour, face: value, value } }
}

export function settle(view: TekhenuView, seat: Seat, { colour, value }: Die, side: string): TekhenuView {
  const laid = withSeat(view, seat, ({ dice }) => ({ dice: [...dice, `${colour} ${value} ${side}`] }))
  return weigh(laid, seat, side === 'pure' ? value : side === 'tainted' ? -value : 0)
}

/** The die laid last shows another face. */
export function turnDie(view: TekhenuView, seat: Seat, value: number): TekhenuView {
  const dice = view.seats[seat]!.dice
  const [colour = '', face = '', side = ''] = dice.at(-1)?.split(' ') ?? []
  const more = value - Number(face)
  const turned = withSeat(view, seat, () => ({ dice: [...dice.slice(0, -1), `${colour} ${value} ${side}`] }))
  return {
    ...weigh(turned, seat, side === 'pure' ? more : side === 'tainted' ? -more : 0),
    now: { ...view.now, face: value, value },
  }
}

/** The sunny part begins at the first god named; the rest follows as it is printed on the wheel. */
export function rotate(view: TekhenuView, sunny: readonly string[]): TekhenuView {
  const wheel = (view.wheel + 1) % 6
  const lights = view.lights.map((_, section) => view.lights[(section + 5) % 6]!)
  return sunny.length === 0 ? view : { ...view, wheel, lights }
}
