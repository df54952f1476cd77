const rate = 0.1
/** Draws each weight a little back to nothing. */
const decay = 1e-3

/** Weights that move in steps, each smaller the more it has moved (AdaGrad). */
export class Climb {
  /** @param {number} size */
  constructor(size) {
    this.values = new Float32Array(size)
    this.squares = new Float32Array(size)
  }

  /** @param {number} at @param {number} by */
  move(at, by) {
    const value = this.values[at] ?? 0
    const pull = by - decay * value
    const square = (this.squares[at] ?? 0) + pull * pull
    this.squares[at] = square
    this.values[at] = value + (rate * pull) / (Math.sqrt(square) + 1e-6)
  }

  /** The score of each label for these features. @param {Int32Array} ids @param {number} size */
  sums(ids, size) {
    const row = new Float64Array(size)
    for (const id of ids)
      for (let label = 0; label < size; label += 1)
        row[label] = (row[label] ?? 0) + (this.values[id * size + label] ?? 0)
    return row
  }
}
