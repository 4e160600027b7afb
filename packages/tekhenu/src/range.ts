/** The numbers from 0 on, so many of them. A loop: views are written with it, and `Array.from` takes several times as long. */
export function range(many: number): number[] {
  const numbers: number[] = []
  for (let i = 0; i < many; i++) numbers.push(i)
  return numbers
}
