import { assert, same, tableOf, walk, type Law } from './subject.ts'

/** Laws of answers that seats give before they are asked. A game without them keeps them all. */

const areLegal: Law = {
  name: 'an answer given ahead is one of the moves that are asked for, and found without a change',
  games: 8,
  check: (subject, seed) => {
    const { game } = subject
    const { options, seats } = tableOf(subject, seed)
    const offered = game.ahead?.offered(options) ?? []
    for (const answer of offered)
      assert(game.codes.ahead?.includes(answer) === true, 'an unknown answer ahead', { answer })
    walk(subject, seed, ({ before, count }) => {
      for (let seat = 0; seat < seats; seat++) {
        const choice = offered.length === 0 ? undefined : game.choice(before, seat)
        if (choice === undefined) continue
        const view = game.view(before, seat)
        const untouched = structuredClone(view)
        for (const answer of offered) {
          const move = game.ahead!.move(view, choice, answer)
          const details = { seed, count, seat, answer, move: move === undefined ? null : game.write(move) }
          assert(
            move === undefined || choice.moves.includes(move),
            'an answer ahead is no legal move',
            details,
          )
          assert(game.ahead!.move(view, choice, answer) === move, 'an answer ahead changes its mind', details)
        }
        assert(same(view, untouched), 'looking for an answer ahead changed the view', { seed, count, seat })
      }
    })
  },
}

export const ahead: readonly Law[] = [areLegal]
