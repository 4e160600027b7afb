import { GREEN, SPACES_OF_TEMPLE, TEMPLE, templeOf, YELLOW } from './board.ts'
import { card, isRealmFull, opponent, type AtonState, type PlayerID } from './state.ts'

/** Cartouches 2 to 4: removing and placing priests. */

/** Spaces are numbered by temple, so those in reach (cartouche 3) are the ones below this number. */
export const reach = (G: AtonState, player: PlayerID): number => card(G, player, 3) * TEMPLE

/** Whose priests a player removes: a 1 at cartouche 2 costs one of their own. */
export const victim = (G: AtonState, player: PlayerID): PlayerID =>
  card(G, player, 2) === 1 ? player : opponent(player)

/** Whether more than `many` spaces in reach hold this. Stops counting as soon as it knows. */
function hasMoreThan(G: AtonState, player: PlayerID, holds: PlayerID | null, many: number): boolean {
  const { board } = G
  const end = reach(G, player)
  let found = 0
  for (let space = 0; space < end; space++) if (board[space] === holds && ++found > many) return true
  return false
}

/** To the realm of the dead; with the realm full, back to the reserve. */
function sendBeyond(G: AtonState, owner: PlayerID): void {
  if (isRealmFull(G)) G.players[owner]!.reserve++
  else G.players[owner]!.dead++
}

export function removePriest(G: AtonState, space: number): void {
  const owner = G.board[space]!
  G.board[space] = null
  sendBeyond(G, owner)
}

export function placePriest(G: AtonState, player: PlayerID, space: number): void {
  G.board[space] = player
  G.players[player]!.reserve--
  const holds = (each: number): boolean => G.board[each] === player
  const reason = SPACES_OF_TEMPLE[templeOf(space)]!.every(holds)
    ? 'temple'
    : YELLOW.every(holds)
      ? 'yellow'
      : GREEN.every(holds)
        ? 'green'
        : undefined
  if (reason !== undefined) G.result = { winner: player, reason }
}

/** Whether the player has to choose whom to remove; without a choice everybody in reach goes. */
export function mustChooseRemoval(G: AtonState, player: PlayerID): boolean {
  if (G.left === 0) return false
  const owner = victim(G, player)
  if (hasMoreThan(G, player, owner, G.left)) return true
  for (let space = 0; space < reach(G, player); space++) {
    if (G.board[space] === owner) removePriest(G, space)
  }
  return false
}

/** Whether the player has to choose where to place; without a choice every space in reach is taken, the rest die. */
export function mustChoosePlace(G: AtonState, player: PlayerID): boolean {
  let left = Math.min(G.left, G.players[player]!.reserve)
  if (left === 0) return false
  if (hasMoreThan(G, player, null, left)) return true
  for (let space = 0; space < reach(G, player); space++) {
    if (G.board[space] !== null) continue
    placePriest(G, player, space)
    if (G.result !== null) return false
    left--
  }
  for (; left > 0; left--) {
    G.players[player]!.reserve--
    sendBeyond(G, player)
  }
  return false
}
