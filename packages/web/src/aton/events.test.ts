import { aton, type AtonEvent, type AtonView } from '@benben/aton'
import { Match, type Viewer } from '@benben/kernel'
import { expect, test } from 'vitest'
import { advance } from './events.ts'

/** What is drawn while events are shown one by one. */
const drawn = (view: AtonView): unknown => ({
  temples: view.temples,
  first: view.first,
  round: view.round,
  end: view.end,
  seats: view.seats.map(({ score, points, reserve, dead, token, ready, cartouches }) => ({
    score,
    points,
    reserve,
    dead,
    token,
    ready,
    cartouches,
  })),
})

/** Some legal move, decided by the seed. */
const some = <T>(list: readonly T[], n: number): T => list[(n * 2_654_435_761) % list.length]!

test.each([['sand'], ['reed'], ['star'], ['wave']])(
  'event by event the picture comes out as the view that came with them (%s)',
  (seed) => {
    const match = new Match(aton, { options: { red: 'seed' }, names: ['a', 'b'], seed })
    const viewers: readonly Viewer[] = [0, 1, 'spectator']
    for (let n = 1; match.result === undefined; n++) {
      const seat = aton.toAct(match.position)[0]!
      const before = viewers.map((viewer) => aton.view(match.position, viewer))
      const played = match.play(seat, some(aton.legal(match.position, seat, []), n))
      if (!played.ok) throw new Error(played.refusal.code)
      viewers.forEach((viewer, i) => {
        const events = played.entry.events.flatMap((event): AtonEvent[] => {
          const seen = aton.viewEvent(event, viewer)
          return seen === undefined ? [] : [seen]
        })
        const shown = events.reduce(advance, before[i]!)
        expect(drawn(shown)).toEqual(drawn(aton.view(match.position, viewer)))
      })
    }
    expect(match.entries.length).toBeGreaterThan(20)
  },
)
