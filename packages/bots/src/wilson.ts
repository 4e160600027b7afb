/** Two-sided 95 %. */
const Z = 1.959963984540054

/** The Wilson confidence interval of a share of `wins` in `games`. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))
  const middle = share + (Z * Z) / (2 * games)
  const scale = 1 + (Z * Z) / games
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}
