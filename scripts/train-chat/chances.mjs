/** @typedef {Float64Array<ArrayBuffer>} Row */

/** @param {Row} row */
function scaled(row) {
  let sum = 0
  for (const value of row) sum += value
  return sum > 0 ? row.map((value) => value / sum) : row
}

/**
 * What the weights believe of a message: the share of each label at each word, and of each pair of labels.
 * @param {Row[]} scores @param {Float32Array} steps @param {number} size
 */
export function chancesOf(scores, steps, size) {
  const risen = Float64Array.from(steps, Math.exp)
  const local = scores.map((row) => {
    const top = Math.max(...row)
    return row.map((score) => Math.exp(score - top))
  })
  /** @type {Row[]} */
  const ahead = []
  for (const [at, row] of local.entries()) {
    const before = ahead[at - 1]
    const next = new Float64Array(size)
    if (before) spread(before, risen, next)
    else next.set(risen.subarray(size * size))
    ahead.push(scaled(next.map((value, to) => value * (row[to] ?? 0))))
  }
  /** @type {Row[]} */
  const rests = []
  /** @type {Row | undefined} */
  let behind
  /** @type {Row[]} */
  const shares = []
  for (let at = local.length - 1; at >= 0; at -= 1) {
    const after = behind ?? new Float64Array(size).fill(1)
    shares[at] = scaled(product(ahead[at], after))
    rests[at] = scaled(product(local[at], after))
    behind = scaled(gathered(rests[at] ?? new Float64Array(size), risen))
  }
  return { shares, rests, ahead, risen }
}

/** @param {Row | undefined} one @param {Row} other */
const product = (one, other) => other.map((value, at) => value * (one?.[at] ?? 0))

/** @param {Row} before @param {Row} risen @param {Row} next */
function spread(before, risen, next) {
  const size = before.length
  for (let one = 0; one < size; one += 1) {
    const weight = before[one] ?? 0
    if (weight < 1e-10) continue
    for (let to = 0; to < size; to += 1) next[to] = (next[to] ?? 0) + weight * (risen[one * size + to] ?? 0)
  }
}

/** @param {Row} rest @param {Row} risen */
function gathered(rest, risen) {
  const size = rest.length
  return rest.map((_, one) => {
    let sum = 0
    for (let to = 0; to < size; to += 1) sum += (risen[one * size + to] ?? 0) * (rest[to] ?? 0)
    return sum
  })
}
