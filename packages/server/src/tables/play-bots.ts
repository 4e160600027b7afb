import { digest, type Move, type Seat } from '@benben/kernel'
import type { BotPool } from '../players/pool.ts'
import { isPlayedHere } from './seat-kinds.ts'
import type { Table } from './table.ts'

/** The running bots, by table. */
const running = new WeakMap<Table, Promise<void>>()

/** Plays bots and automata until a person has to decide. While it runs, further calls for the same table only wait for it. */
export function playBots(table: Table, bots: BotPool): Promise<void> {
  const working = running.get(table) ?? answerAll(table, bots)
  if (table.stored.botAsked) running.set(table, working)
  return working
}

async function answerAll(table: Table, bots: BotPool): Promise<void> {
  try {
    for (;;) {
      const { seats, toAct, status } = table.stored
      const seat = status === 'running' ? toAct.find((each) => isPlayedHere(seats[each]!)) : undefined
      if (seat === undefined || table.neededRules !== undefined) return
      const { revision } = table.stored
      await answerOne(table, bots, seat)
      if (table.stored.revision === revision) throw new Error('the bot was asked again for the same answer')
    }
  } finally {
    running.delete(table)
  }
}

async function answerOne(table: Table, bots: BotPool, seat: Seat): Promise<void> {
  const { game, stored, state } = table
  const { seats, seed, versions, decisions } = stored
  if (state === undefined) return
  const moves = game.legal(state.position, seat, [])
  const move: Move =
    moves.length === 1
      ? moves[0]!
      : await bots.choose(stored.owner, {
          game: game.id,
          ...(game.printed === undefined ? {} : { printed: game.printed }),
          bot: seats[seat]!.keeper ?? seats[seat]!.name!,
          seat,
          moves,
          view: game.view(state.position, seat),
          // Deterministic: the same position of a match gets the same answer, also after a restart.
          seed: digest(`benben bot ${seat} ${versions[seat]!} ${seed}`),
        })
  const decision = decisions[seat]!
  const answered = await table.answer(seat, {
    id: `bot-${seat}-${decision}`,
    decision,
    move: game.write(move),
  })
  // If a move of another seat changed the bot's decision meanwhile, the answer is stale and the bot is asked again.
  if (answered?.ok === false && answered.refusal.code !== 'protocol.stale')
    throw new Error(`the bot's ${game.write(move)} was refused: ${answered.refusal.code}`)
}
