import type { Way } from '@benben/protocol'
import type { Metrics } from '../operator/metrics.ts'
import type { TableService } from '../tables/service.ts'
import type { Outside } from './post.ts'
import { NoticeService } from './service.ts'

export interface OpenNotices {
  readonly service: TableService
  readonly metrics?: Metrics
  /** The public address; without one there are no notices, because they lead there. */
  readonly origin: string | undefined
  readonly ways: readonly Way[]
  readonly onError: (problem: string) => void
  /** What lies between the server and receivers: the public internet, unless a test says otherwise. */
  readonly outside?: Outside
  readonly clock?: () => number
}

/** The notices of a server, which begin with `runner.start`. */
export function openNotices(options: OpenNotices): Promise<NoticeService> {
  const { service, metrics, origin, ways, onError, outside, clock = () => Date.now() } = options
  return NoticeService.open({
    store: service.store,
    origin: origin ?? '',
    ways: origin === undefined ? [] : ways,
    dayOf: (guest) => service.store.calendar(guest),
    outages: () => service.outages,
    isLookedAt: (table, seat) => service.infos.isLookedAt(table, seat),
    isBanned: (guest) => service.bans.has('guest', guest),
    clock,
    onError,
    onDelivered: (way, outcome) => metrics?.delivered(way, outcome),
    ...(outside === undefined ? {} : { outside }),
  })
}
