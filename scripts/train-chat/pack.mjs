/** A weight becomes one byte, in this many steps to each side. */
const steps = 120
/** Lighter weights are left out. */
const lightest = 0.3

/** FNV-1a: the same as in server/modules/chatbot/engine/learned/chains.ts. @param {string} feature */
export function hashOf(feature) {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A learned chain, as chains.ts opens it. @param {import('./learn.mjs').Learned} chain */
export function packed({ labels, steps: between, ids, weights }) {
  const size = labels.length
  const shares = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps
  const found = [...ids]
    .map(([feature, id]) => ({
      hash: hashOf(feature),
      pairs: pairsOf(weights.subarray(id * size, (id + 1) * size), shares),
    }))
    .filter(({ pairs }) => pairs.length > 0)
    .sort((one, other) => one.hash - other.hash)
  const heads = Buffer.alloc(found.length * 5)
  for (const [at, { hash, pairs }] of found.entries()) {
    heads.writeUInt32BE(hash, at * 5)
    heads.writeUInt8(pairs.length, at * 5 + 4)
  }
  return {
    labels,
    shares,
    steps: Buffer.from(between.buffer).toString('base64'),
    features: heads.toString('base64'),
    numbers: Buffer.from(found.flatMap(({ pairs }) => pairs.flat())).toString('base64'),
  }
}

/** @param {Float32Array} row @param {number} shares @returns {[label: number, weight: number][]} */
const pairsOf = (row, shares) =>
  [...row].flatMap((weight, label) =>
    Math.abs(weight) < lightest ? [] : [[label, Math.round(weight / shares) & 255]],
  )
