/** The number of wrong letters with which a word is still recognised. */
export const mostEdits = (typed: string) => (typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3)

/** The number of letters to add, leave out, change or swap with their neighbour to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  let row: number[] = []
  for (let i = 1; i <= from.length; i++) {
    row[0] = i
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      let least = costAt(last, j - 1) + (isSame ? 0 : 1)
      least = Math.min(least, costAt(last, j) + 1, costAt(row, j - 1) + 1)
      if (!isSame && i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, costAt(beforeLast, j - 2) + 1)
      row[j] = least
    }
    // The oldest row is written over, so a comparison needs three rows and no more.
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return costAt(last, to.length)
}

const costAt = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
