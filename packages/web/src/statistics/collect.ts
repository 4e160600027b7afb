import type { FinishedInfo } from '@benben/protocol'
import type { Words } from '@benben/words'
import { seatName } from '../session/bot-name.ts'
import { open } from '../replay/source.ts'
import { fetchResults } from '../store/results.ts'
import { listSaves } from '../store/saves.ts'
import { playedOf, type Played } from './played.ts'

/** So many matches are counted, the newest ones: each has to be replayed. */
export const MOST = 200

interface Found {
  readonly from: 'play' | 'table'
  readonly id: string
  readonly at: number
}

/** The finished matches of this browser with one person, and those with people online. */
async function find(): Promise<Found[]> {
  const [saves, results] = await Promise.all([
    listSaves().catch(() => []),
    // Without a server there are only those of this browser.
    fetchResults().then(
      ({ matches }) => matches,
      (): readonly FinishedInfo[] => [],
    ),
  ])
  const here = saves
    .filter(({ over, seats }) => over && seats.filter(({ kind }) => kind === 'me').length === 1)
    .map(({ id, changed }): Found => ({ from: 'play', id, at: changed }))
  const online = results.map(({ table, at }): Found => ({ from: 'table', id: table, at }))
  return [...here, ...online].toSorted((a, b) => b.at - a.at).slice(0, MOST)
}

/** What has been read so far, from the oldest to the newest, and of how many. */
export interface Collected {
  readonly played: readonly Played[]
  readonly read: number
  readonly all: number
}

/** Replays every finished match of mine, one after the other; stops where `isGone` says so. */
export async function collect(
  words: Words,
  onMore: (collected: Collected) => void,
  isGone: () => boolean,
): Promise<void> {
  const found = await find()
  const played: Played[] = []
  let read = 0
  const tell = (): void => {
    if (!isGone()) onMore({ played: played.toSorted((a, b) => a.at - b.at), read, all: found.length })
  }
  tell()
  for (const { from, id, at } of found) {
    if (isGone()) return
    const opened = await open(words, { from, id })
    read++
    // What older rules wrote, or what is damaged, cannot be counted.
    if (!('problem' in opened) && opened.me !== undefined) {
      const { match, me, seats } = opened
      const rivals = seats.filter((_, seat) => seat !== me).map((seat) => seatName(words, seat))
      const one = playedOf(match, me, {
        href: `/replay/${from}/${id}`,
        at,
        rivals,
      })
      if (one !== undefined) played.push(one)
    }
    tell()
  }
}
