import { chancesOf } from './chances.mjs'
import { Climb } from './climb.mjs'
import { randomly, shuffled } from './randomly.mjs'

/**
 * @typedef {{ features: string[][], labels: string[] }} Example
 * @typedef {{ labels: string[], ids: Map<string, number>, weights: Float32Array, steps: Float32Array }} Learned
 * @typedef {{ found: Int32Array[], right: number[] }} Numbered
 */

/** Features that fewer messages have are left out. */
const fewest = 3
const rounds = 8
/** This share of the features of a word is hidden at each look, so that no single one decides. */
const hidden = 0.3
/** A believed share below this one is not worth a step. */
const least = 1e-3

/** Learns a linear chain (a conditional random field) by AdaGrad. The same examples give the same weights. @param {Example[]} examples @returns {Learned} */
export function learned(examples) {
  const labels = [...new Set(examples.flatMap((one) => one.labels))].sort()
  const size = labels.length
  const ids = idsOf(examples)
  const numberOf = new Map(labels.map((label, at) => [label, at]))
  /** @type {Numbered[]} */
  const rows = examples.map((one) => ({
    found: one.features.map((row) => Int32Array.from(row.flatMap((feature) => ids.get(feature) ?? []))),
    right: one.labels.map((label) => numberOf.get(label) ?? 0),
  }))
  const weights = new Climb(ids.size * size)
  const steps = new Climb((size + 1) * size)
  const random = randomly(7)
  for (let round = 0; round < rounds; round += 1)
    for (const row of shuffled(rows, random)) look(row, { weights, steps, size, random })
  return { labels, ids, weights: weights.values, steps: steps.values }
}

/** @param {Example[]} examples */
function idsOf(examples) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { features } of examples)
    for (const one of new Set(features.flat())) counts.set(one, (counts.get(one) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count >= fewest).map(([feature], at) => [feature, at]))
}

/** Moves the weights towards one message. @param {Numbered} example @param {{ weights: Climb, steps: Climb, size: number, random: () => number }} chain */
function look({ found, right }, { weights, steps, size, random }) {
  const seen = found.map((row) => row.filter(() => random() >= hidden))
  const scores = seen.map((row) => weights.sums(row, size))
  const { shares, rests, ahead, risen } = chancesOf(scores, steps.values, size)
  for (const [at, row] of seen.entries()) {
    const share = shares[at] ?? new Float64Array(size)
    for (const [label, believed] of share.entries()) {
      const pull = (label === right[at] ? 1 : 0) - believed
      if (Math.abs(pull) < least) continue
      for (const id of row) weights.move(id * size + label, pull)
      if (at === 0) steps.move(size * size + label, pull)
    }
    const [before, rest] = [ahead[at - 1], rests[at]]
    if (before && rest) lookAtPair(before, rest, risen, (right[at - 1] ?? 0) * size + (right[at] ?? 0), steps)
  }
}

/** @param {Float64Array} before @param {Float64Array} rest @param {Float64Array} risen @param {number} place @param {Climb} steps */
function lookAtPair(before, rest, risen, place, steps) {
  const size = rest.length
  const pairs = new Float64Array(size * size)
  let all = 0
  for (const [one, weight] of before.entries()) {
    if (weight < least) continue
    for (let to = 0; to < size; to += 1) {
      const value = weight * (risen[one * size + to] ?? 0) * (rest[to] ?? 0)
      pairs[one * size + to] = value
      all += value
    }
  }
  for (const [at, value] of pairs.entries()) {
    const pull = (at === place ? 1 : 0) - value / all
    if (Math.abs(pull) >= least) steps.move(at, pull)
  }
}
