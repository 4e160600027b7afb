import { BLACK, BLUE, BONUS, SPACES_OF_TEMPLE, TEMPLES } from './board.ts'
import { GOAL, opponent, type AtonState, type PlayerID } from './state.ts'

/** A full realm of the dead: everything is scored, then the end is judged, then priests go home. */

const count = (board: AtonState['board'], spaces: readonly number[], player: PlayerID): number =>
  spaces.filter((space) => board[space] === player).length

/** Who has more on these spaces, if anybody. */
function majority(board: AtonState['board'], spaces: readonly number[]): PlayerID | undefined {
  const difference = count(board, spaces, '0') - count(board, spaces, '1')
  return difference === 0 ? undefined : difference > 0 ? '0' : '1'
}

export function score(G: AtonState): void {
  const board = [...G.board]
  const pay = (player: PlayerID | undefined, points: (player: PlayerID) => number): void => {
    if (player !== undefined) G.players[player]!.score += points(player)
  }
  const [first, second, third, fourth] = SPACES_OF_TEMPLE as [number[], number[], number[], number[]]
  pay(majority(board, first), (p) => count(board, first, p) - count(board, first, opponent(p)))
  pay(majority(board, second), () => 5)
  pay(majority(board, third), (p) => count(board, third, p))
  pay(majority(board, fourth), (p) => 3 * count(board, BLUE, p))
  pay(majority(board, BLACK), () => 8)
  for (const [points, spaces] of BONUS) {
    for (const player of ['0', '1']) pay(player, (p) => points * count(board, spaces, p))
  }
}

/** The higher score wins once somebody stands at the goal. */
export function judge(G: AtonState): void {
  const [mine, theirs] = [G.players['0']!.score, G.players['1']!.score]
  if (mine < GOAL && theirs < GOAL) return
  G.result =
    mine === theirs
      ? { draw: true, reason: 'draw' }
      : { winner: mine > theirs ? '0' : '1', reason: 'scoring' }
}

export function leader(G: AtonState): PlayerID {
  const difference = G.players['0']!.score - G.players['1']!.score
  return difference === 0 ? G.red : difference > 0 ? '0' : '1'
}

/** One priest leaves every temple; for each temple without one, one more leaves the highest temple that has any. */
export function owe(G: AtonState, player: PlayerID): void {
  const stand = SPACES_OF_TEMPLE.map((spaces) => count(G.board, spaces, player))
  const leave = stand.map((many) => (many > 0 ? 1 : 0) as number)
  for (let missing = leave.filter((many) => many === 0).length; missing > 0; missing--) {
    const highest = stand.findLastIndex((many, temple) => many > leave[temple]!)
    if (highest < 0) break
    leave[highest]!++
  }
  G.leave = leave
}

export function returnPriest(G: AtonState, player: PlayerID, space: number, temple: number): void {
  G.board[space] = null
  G.players[player]!.reserve++
  G.leave[temple]!--
}

/** Whether the player has to choose who goes home; temples that lose everybody are emptied without asking. */
export function mustChooseReturn(G: AtonState, player: PlayerID): boolean {
  let choice = false
  for (let temple = 0; temple < TEMPLES; temple++) {
    if (G.leave[temple] === 0) continue
    const stand = SPACES_OF_TEMPLE[temple]!.filter((space) => G.board[space] === player)
    if (stand.length > G.leave[temple]!) choice = true
    else for (const space of stand) returnPriest(G, player, space, temple)
  }
  return choice
}

export function emptyRealm(G: AtonState): void {
  for (const player of Object.values(G.players)) {
    player.reserve += player.dead
    player.dead = 0
  }
}
