const LABEL_HEIGHT = 16

/** Numbers that would lie upon each other move apart; each stays as near to its place as it can. */
export function apart(heights: readonly number[], least = LABEL_HEIGHT): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height)
  for (let round = 0; round < heights.length; round++) {
    for (let k = 1; k < order.length; k++) {
      const lacking = least - (order[k]!.height - order[k - 1]!.height)
      if (lacking <= 0) continue
      order[k - 1]!.height -= lacking / 2
      order[k]!.height += lacking / 2
    }
  }
  const out = [...heights]
  for (const { height, i } of order) out[i] = height
  return out
}
