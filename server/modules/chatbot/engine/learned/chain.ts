/** The weights of a linear chain: each label has a weight for each feature, and each pair of neighbours has one. */
export type Chain = {
  labels: string[]
  /** Adds the weights that a feature has to the scores of the labels. False when the feature is not known. */
  add: (feature: string, scores: Float64Array) => boolean
  /** From a label to the next, `labels.length` numbers a row; the last row is the beginning of a message. */
  steps: Float32Array
}

export type Labelled = {
  label: string /** How sure the chain is of this label here, 0 to 1. */
  sure: number
}

/** The most likely label of each word, with its share of all readings. */
export function labelled(chain: Chain, features: string[][]): Labelled[] {
  const { labels, steps } = chain
  const scores = scoresOf(chain, features)
  const shares = sharesOf(scores, steps, labels.length)
  return bestPath(scores, steps, labels.length).map((label, at) => ({
    label: labels[label] ?? '',
    sure: shares[at]?.[label] ?? 0,
  }))
}

/** The most likely label of each word. */
export const labelsOf = (chain: Chain, features: string[][]): string[] =>
  bestPath(scoresOf(chain, features), chain.steps, chain.labels.length).map(
    (label) => chain.labels[label] ?? '',
  )

const scoresOf = ({ labels, add }: Chain, features: string[][]) =>
  features.map((found) => {
    const row = new Float64Array(labels.length)
    for (const feature of found) add(feature, row)
    return row
  })

function bestPath(scores: Float64Array[], steps: Float32Array, size: number): number[] {
  const from: Int16Array[] = []
  let last = new Float64Array(size)
  for (const [at, row] of scores.entries()) {
    const next = new Float64Array(size)
    const came = new Int16Array(size)
    for (let to = 0; to < size; to += 1) {
      let best = at === 0 ? (steps[size * size + to] ?? 0) : Number.NEGATIVE_INFINITY
      let by = 0
      if (at > 0)
        for (let one = 0; one < size; one += 1) {
          const score = (last[one] ?? 0) + (steps[one * size + to] ?? 0)
          if (score > best) {
            best = score
            by = one
          }
        }
      next[to] = best + (row[to] ?? 0)
      came[to] = by
    }
    from.push(came)
    last = next
  }
  let end = last.indexOf(Math.max(...last))
  const path: number[] = []
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    path[at] = end
    end = from[at]?.[end] ?? 0
  }
  return path
}

/** For each word, the share that each label has in all readings. */
function sharesOf(scores: Float64Array[], steps: Float32Array, size: number): Float64Array[] {
  const risen = new Float64Array(steps.length)
  for (let at = 0; at < steps.length; at += 1) risen[at] = Math.exp(steps[at] ?? 0)
  const tops = scores.map((row) => Math.max(...row))
  const local = scores.map((row, at) => row.map((score) => Math.exp(score - (tops[at] ?? 0))))
  const ahead: Float64Array[] = []
  for (const [at, row] of local.entries()) {
    const next = new Float64Array(size)
    const before = ahead[at - 1]
    for (let one = 0; one < size; one += 1) {
      if (!before) next[one] = risen[size * size + one] ?? 0
      else {
        const weight = before[one] ?? 0
        if (weight > 1e-12)
          for (let to = 0; to < size; to += 1)
            next[to] = (next[to] ?? 0) + weight * (risen[one * size + to] ?? 0)
      }
    }
    ahead.push(scaled(next.map((value, to) => value * (row[to] ?? 0))))
  }
  const behind: Float64Array[] = []
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    const row = new Float64Array(size)
    const [after, next] = [behind[at + 1], local[at + 1]]
    if (!after || !next) row.fill(1)
    else {
      const rest = next.map((value, to) => value * (after[to] ?? 0))
      for (let one = 0; one < size; one += 1) {
        let sum = 0
        for (let to = 0; to < size; to += 1) sum += (risen[one * size + to] ?? 0) * (rest[to] ?? 0)
        row[one] = sum
      }
    }
    behind[at] = scaled(row)
  }
  return ahead.map((row, at) => scaled(row.map((value, one) => value * (behind[at]?.[one] ?? 0))))
}

function scaled(row: Float64Array): Float64Array {
  const sum = row.reduce((all, value) => all + value, 0) || 1
  return row.map((value) => value / sum)
}
