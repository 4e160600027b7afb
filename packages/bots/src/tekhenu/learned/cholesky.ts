/**
 * Solves matrix · x = right for a symmetric positive definite matrix, stored by rows; only its lower triangle is read. Both
 * are overwritten; the solution is returned in `right`.
 */
export function solvePositive(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  factorize(matrix, size)
  for (let i = 0; i < size; i++) {
    let sum = right[i]!
    for (let k = 0; k < i; k++) sum -= matrix[i * size + k]! * right[k]!
    right[i] = sum / matrix[i * size + i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i]!
    for (let k = i + 1; k < size; k++) sum -= matrix[k * size + i]! * right[k]!
    right[i] = sum / matrix[i * size + i]!
  }
  return right
}

/** Cholesky: the lower triangle becomes L with L · Lᵀ = the matrix. */
function factorize(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k]! * matrix[j * size + k]!
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * size + j]!
    }
  }
}
