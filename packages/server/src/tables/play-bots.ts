import { digest, type Move, type Seat } from '@benben/kernel'
import type { BotPool } from '../players/pool.ts'
import { aheadId, type MetAhead } from './ahead.ts'
import { isPlayedHere } from './seat-kinds.ts'
import type { Answer, Table } from './table.ts'

/** The running bots, by table. */
const running = new WeakMap<Table, Promise<void>>()

/** Plays bots, automata and what people have answered ahead until a person has to decide. While it runs, further calls for the same table only wait for it. */
export function playBots(table: Table, bots: BotPool): Promise<void> {
  const working = running.get(table) ?? answerAll(table, bots)
  if (table.stored.botAsked) running.set(table, working)
  return working
}

async function answerAll(table: Table, bots: BotPool): Promise<void> {
  try {
    for (;;) {
      const { seats, toAct, status, revision } = table.stored
      if (status !== 'running' || table.neededRules !== undefined) return
      const seat = toAct.find((each) => isPlayedHere(seats[each]!))
      const { metAhead } = table
      if (seat !== undefined) await answerOne(table, bots, seat)
      else if (metAhead !== undefined) await answerAhead(table, metAhead)
      else return
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
  await play(table, seat, { id: `bot-${seat}-${decision}`, decision, move: game.write(move) })
}

/** In the name of whoever said so before. */
function answerAhead(table: Table, { seat, answer, move }: MetAhead): Promise<void> {
  const decision = table.stored.decisions[seat]!
  return play(table, seat, {
    id: aheadId(seat, decision),
    decision,
    move: table.game.write(move),
    ahead: answer,
  })
}

async function play(table: Table, seat: Seat, answer: Answer): Promise<void> {
  const answered = await table.answer(seat, answer)
  // If a move of another seat changed the decision meanwhile, the answer is stale and the next one is looked for.
  if (answered?.ok === false && answered.refusal.code !== 'protocol.stale')
    throw new Error(`the server's ${answer.move} was refused: ${answered.refusal.code}`)
}
