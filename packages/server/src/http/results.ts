import {
  LIMITS,
  PATHS,
  resultsRequest,
  type PeopleAnswer,
  type PoolInfo,
  type ResultsAnswer,
  type RivalInfo,
} from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import type { Guest, RivalResult, StoredResult } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { tableIdIn } from './tables.ts'
import { guestOf, needPerson } from './who.ts'

const counts = ({ ending }: StoredResult): boolean => ending === 'played' || ending === 'conceded'

const kindOf = ({ game, seats }: Pick<StoredResult, 'game' | 'seats'>): string => `${game} ${seats}`

/** By game and number of seats; `results` are newest first. */
function poolsOf(results: readonly StoredResult[]): PoolInfo[] {
  const groups = [...Map.groupBy(results, kindOf).values()]
  return groups.map((group): PoolInfo => {
    const { game, seats } = group[0]!
    const decided = group.filter(counts)
    const rated = group.flatMap(({ rated: each }) => each ?? []).toSorted((a, b) => b.n - a.n)
    return {
      game,
      seats,
      matches: decided.length,
      won: decided.filter(({ place }) => place === 1).length,
      rating:
        rated[0] === undefined
          ? null
          : { rating: rated[0].rating, deviation: rated[0].deviation, matches: rated.length },
    }
  })
}

/** Who was met, those met last first; what decided nothing does not count. */
function rivalsOf(results: readonly StoredResult[], others: ReadonlyMap<string, readonly RivalResult[]>) {
  const met = results
    .filter(counts)
    .flatMap((mine) => (others.get(mine.match) ?? []).map((theirs) => ({ mine, theirs })))
  const people = [...Map.groupBy(met, ({ theirs }) => theirs.guest).values()]
  return people.map((games): RivalInfo => {
    const kinds = [...Map.groupBy(games, ({ mine }) => kindOf(mine)).values()]
    return {
      name: games[0]!.theirs.nickname,
      pools: kinds.map((kind) => {
        const many = (fits: (difference: number) => boolean): number =>
          kind.filter(({ mine, theirs }) => fits(theirs.place - mine.place)).length
        const { game, seats } = kind[0]!.mine
        return {
          game,
          seats,
          won: many((by) => by > 0),
          tied: many((by) => by === 0),
          lost: many((by) => by < 0),
        }
      }),
    }
  })
}

/** What somebody has played with people; at most so many of the matches themselves. */
export async function resultsAnswerFor(store: Store, person: Guest, most: number): Promise<ResultsAnswer> {
  const [results, rivals] = await Promise.all([store.results(person.id), store.rivals(person.id)])
  const others = Map.groupBy(rivals, ({ match }) => match)
  return {
    visible: person.showsResults === true,
    pools: poolsOf(results),
    rivals: rivalsOf(results, others),
    matches: results.slice(0, most).map(({ match, game, seats, at, ending, place, score, rated }) => ({
      table: match,
      game,
      seats,
      at,
      ending,
      place,
      score,
      rating: rated?.rating ?? null,
      others: (others.get(match) ?? []).map((each) => ({
        name: each.nickname,
        place: each.place,
        score: each.score,
      })),
    })),
  }
}

/** What a person shows of one kind of match; null if they show nothing. */
async function shownBy(
  store: Store,
  guest: string | null,
  game: string,
  seats: number,
): Promise<PoolInfo | null> {
  const person = guest === null ? undefined : await store.guestById(guest)
  if (person?.showsResults !== true) return null
  const results = await store.results(person.id)
  const nothing = { game, seats, matches: 0, won: 0, rating: null }
  return poolsOf(results).find((pool) => pool.game === game && pool.seats === seats) ?? nothing
}

/** Results, head-to-head and ratings: mine, and those that others show. */
export function resultRoutes(app: FastifyInstance, service: TableService): void {
  const { store } = service
  app.get(PATHS.results, async (request): Promise<ResultsAnswer> =>
    resultsAnswerFor(store, await needPerson(service, request), LIMITS.tables),
  )

  app.post(PATHS.results, async (request): Promise<ResultsAnswer> => {
    const { showsResults: _, ...person } = await needPerson(service, request)
    const { visible } = checked(resultsRequest, request.body)
    await store.showResults(person.id, visible)
    const changed: Guest = visible ? { ...person, showsResults: true } : person
    return resultsAnswerFor(store, changed, LIMITS.tables)
  })

  app.get(PATHS.people(':id'), async (request): Promise<PeopleAnswer> => {
    const guest = await guestOf(service, request)
    const { game, seats } = await service.infos.seated(tableIdIn(request), guest)
    return { seats: await Promise.all(seats.map((each) => shownBy(store, each, game, seats.length))) }
  })
}
