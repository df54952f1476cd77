/** The number of letters to add, leave out, change or swap with their neighbour to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1)]
      row.push(Math.min(...steps, ...(swapped ? [at(beforeLast, j - 2) + 1] : [])))
    }
    beforeLast = last
    last = row
  }
  return at(last, to.length)
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
