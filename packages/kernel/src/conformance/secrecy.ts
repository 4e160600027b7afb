import type { GameEvent, Viewer } from '../contract.ts'
import { loggingHost } from '../host.ts'
import { clone, equals, type Position, type Seat } from '../position.ts'
import { random } from '../random.ts'
import { accountsFor, assert, differences, same, tableOf, walk, type Law, type Subject } from './subject.ts'

/** Laws of secrecy: a view shows exactly what its viewer may know, events cover all its changes, and nothing else leaks. */

const viewers = <O, V, E extends GameEvent>(subject: Subject<O, V, E>, seed: string): Viewer[] => [
  ...Array.from({ length: tableOf(subject, seed).seats }, (_, seat) => seat),
  'spectator',
]

const viewsAreStable: Law = {
  name: 'a determinized view gives the same view again, and looking changes nothing',
  games: 40,
  check: (subject, seed) => {
    const { game } = subject
    const everybody = viewers(subject, seed)
    walk(subject, seed, ({ before, count }) => {
      if (count % 3 !== 0) return
      for (const viewer of everybody) {
        const untouched = clone(before)
        const view = game.view(before, viewer)
        const written = JSON.stringify(view)
        const twin = game.determinize(view, random(`${seed} ${count} ${viewer}`))
        const again = game.view(twin, viewer)
        if (JSON.stringify(again) !== written)
          assert(false, 'a determinized view gives another view', {
            seed,
            count,
            viewer,
            fields: differences(view, again),
          })
        assert(equals(before, untouched), 'looking changed the position', { seed, count, viewer })
        const read = game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(twin))))
        assert(read.ok, 'a determinized position is not possible', { seed, count, viewer, read })
        assert(same(JSON.parse(written), view), 'a view is not plain data', { viewer })
      }
    })
  },
}

const twinsLookAlike: Law = {
  name: 'positions that differ only in what a seat cannot know give it equal views, events and legal moves',
  games: 30,
  check: (subject, seed) => {
    const { game } = subject
    walk(subject, seed, ({ before, count }) => {
      if (count % 4 !== 0) return
      const { seats } = tableOf(subject, seed)
      for (let seat = 0; seat < seats; seat++) {
        const twin = game.determinize(game.view(before, seat), random(`twin ${seed} ${count} ${seat}`))
        assert(same(game.decision(before, seat), game.decision(twin, seat)), 'a decision tells a secret', {
          seed,
          count,
          seat,
        })
        const moves = game.legal(before, seat, [])
        for (const move of moves.slice(0, 6)) {
          const real = effectsOf(subject, before, seat, move)
          const guess = effectsOf(subject, twin, seat, move)
          // After a random outcome or a reveal the futures may differ; before it they must not.
          if (real.reveals || guess.reveals) {
            assert(real.reveals === guess.reveals, 'whether something is learnt tells a secret', {
              seed,
              count,
              move,
            })
            continue
          }
          assert(same(real.events(seat), guess.events(seat)), 'events tell a secret', {
            seed,
            count,
            seat,
            move,
          })
          assert(
            same(game.view(real.after, seat), game.view(guess.after, seat)),
            'nothing was revealed, yet the views differ',
            { seed, count, seat, move },
          )
        }
      }
    })
  },
}

const secretAnswersLookAlike: Law = {
  name: 'secret answers that leave somebody the same view tell them the same events',
  games: 30,
  check: (subject, seed) => {
    const { game } = subject
    walk(subject, seed, ({ before, seat, moves, count }) => {
      const asked = game.decision(before, seat)
      if (count % 3 !== 0 || asked === undefined || !subject.secret.includes(asked.question.code)) return
      const tries = moves.slice(0, 8).map((move) => effectsOf(subject, before, seat, move))
      for (const viewer of viewers(subject, seed)) {
        if (viewer === seat) continue
        const seen = new Map<string, string>()
        for (const each of tries) {
          if (each.reveals) continue
          const view = JSON.stringify(game.view(each.after, viewer))
          const events = JSON.stringify(each.events(viewer))
          const earlier = seen.get(view)
          assert(earlier === undefined || earlier === events, 'events tell which secret answer was given', {
            seed,
            count,
            viewer,
          })
          seen.set(view, events)
        }
      }
    })
  },
}

const changesAreNamed: Law = {
  name: 'every change of a view is named by an event that its viewer is told',
  games: 80,
  check: (subject, seed) => {
    const { game } = subject
    const everybody = viewers(subject, seed)
    // What everybody saw last: views are expensive, and the position before a move is the one after the last.
    const last = new Map<Viewer, { readonly position: Position; readonly view: unknown }>()
    walk(
      subject,
      seed,
      ({ before, after, events, count }) => {
        for (const viewer of everybody) {
          const known = last.get(viewer)
          const earlier = known?.position === before ? known.view : game.view(before, viewer)
          const view = game.view(after, viewer)
          last.set(viewer, { position: after, view })
          const seen = events.flatMap((event) => game.viewEvent(event, viewer) ?? [])
          const named = [
            ...new Set(seen.flatMap((event) => subject.touches[event.type as keyof typeof subject.touches])),
          ]
          const changed = differences(earlier, view)
          const unnamed = changed.filter((path) => !named.some((touched) => accountsFor(touched, path)))
          assert(unnamed.length === 0, 'a view changed and no event says why', {
            seed,
            count,
            viewer,
            unnamed,
            events: seen,
          })
          assert(changed.length === 0 || seen.length > 0, 'a view changed in silence', {
            seed,
            count,
            viewer,
          })
          for (const event of seen) {
            assert(game.codes.events.includes(event.type), 'an unknown event', event)
          }
        }
      },
      () => random(`pause ${seed}`).below(2) === 0,
    )
  },
}

/** Plays a move on a copy and returns its effects. */
function effectsOf<O, V, E extends GameEvent>(
  subject: Subject<O, V, E>,
  from: Position,
  seat: Seat,
  move: number,
) {
  const { game } = subject
  const after = clone(from)
  const { host, log } = loggingHost<E>(() => false)
  game.step(after, seat, move, host)
  return {
    after,
    reveals: log.chance.length > 0 || log.events.some((event) => game.reveals(event)),
    events: (viewer: Viewer) => log.events.flatMap((event) => game.viewEvent(event, viewer) ?? []),
  }
}

export const secrecy: readonly Law[] = [
  viewsAreStable,
  twinsLookAlike,
  secretAnswersLookAlike,
  changesAreNamed,
]
