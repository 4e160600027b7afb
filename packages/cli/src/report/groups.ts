import { wilson, type Balance, type Fared } from '@benben/bots'
import type { Game } from '@benben/kernel'
import type { Words } from '@benben/words'
import { wordsOf, type Desk } from '../desk.ts'
import { sayIfKnown } from '../say.ts'

/** One line of a report: what was had, and per edition how it went. */
export interface ReportLine {
  readonly name: string
  readonly fared: readonly (Fared | undefined)[]
}

/** Lines that belong together. */
export interface Group {
  /** The name of its picture, too. */
  readonly id: string
  readonly title: string
  readonly lines: readonly ReportLine[]
}

/** The letters in front of an id say of what kind it is. */
const kindOf = (id: string): string => /^[A-Za-z]+/.exec(id)?.[0] ?? id

/** Seats first, then cards by their kind, those that win most first. */
export function groupsOf({ words }: Desk, game: Game, balances: readonly Balance[]): readonly Group[] {
  const [first] = balances
  const seats: Group = {
    id: 'seats',
    title: words.say('cli.report.seats'),
    lines: first!.seats.map((_, seat) => ({
      name: words.say('cli.report.seat', { seat }),
      fared: balances.map((each) => each.seats[seat]),
    })),
  }
  const ids = [...new Set(balances.flatMap(({ cards }) => Object.keys(cards)))]
  const kinds = [...new Set(ids.map(kindOf))].toSorted()
  return [
    seats,
    ...kinds.map((kind) => ({
      id: `cards-${kind}`,
      title: words.say('cli.report.kind', {
        kind: sayIfKnown(words, `cli.report.kind.${game.id}.${kind}`, kind),
      }),
      lines: ids
        .filter((id) => kindOf(id) === kind)
        .map((id) => ({
          name: nameOf(words, game, id),
          fared: balances.map(({ cards }) => cards[id]),
        }))
        .toSorted((a, b) => shareOf(b.fared[0]) - shareOf(a.fared[0])),
    })),
  ]
}

function nameOf(words: Words, game: Game, id: string): string {
  const name = wordsOf(game).card?.(words, id) ?? id
  return name === id ? id : `${id} ${name}`
}

export const shareOf = (fared: Fared | undefined): number =>
  fared === undefined || fared.had === 0 ? 0 : fared.won / fared.had

export const intervalOf = ({ won, had }: Fared): ReturnType<typeof wilson> => wilson(won, had)
