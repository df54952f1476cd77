import { bundled } from '../bench/reader/bundle.mjs'

/**
 * @typedef {import('./learn.mjs').Learned} Learned
 * @typedef {import('./learn.mjs').Example} Example
 */

/** How many messages of a hand that was held out are read with the right acts, by how sure the chain is of its least sure word. @param {Learned} chain @param {Example[]} examples */
export async function measured({ labels, ids, weights, steps }, examples) {
  /** @type {typeof import('../../server/modules/chatbot/engine/learned/chain.ts')} */
  const { labelled } = await bundled('server/modules/chatbot/engine/learned/chain.ts')
  const size = labels.length
  const add = (/** @type {string} */ feature, /** @type {Float64Array} */ scores) => {
    const id = ids.get(feature)
    if (id === undefined) return false
    for (let label = 0; label < size; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[id * size + label] ?? 0)
    return true
  }
  /** @type {Map<string, { right: number, all: number }>} */
  const bySureness = new Map()
  for (const { features, labels: right } of examples) {
    const read = labelled({ labels, steps, add }, features)
    const sure = Math.min(...read.map((one) => one.sure))
    const key = sure >= 0.9 ? '≥ 0,9' : sure >= 0.7 ? '≥ 0,7' : sure >= 0.5 ? '≥ 0,5' : '< 0,5'
    const counted = bySureness.get(key) ?? { right: 0, all: 0 }
    const isRight = actsOf(read.map(({ label }) => label)) === actsOf(right)
    bySureness.set(key, { right: counted.right + Number(isRight), all: counted.all + 1 })
  }
  for (const [key, { right, all }] of [...bySureness].sort().reverse())
    console.log(`  ${key}: ${right} de ${all} bien (${((100 * right) / all).toFixed(0)} %)`)
  const all = [...bySureness.values()]
  const right = all.reduce((sum, one) => sum + one.right, 0)
  console.log(`  todos: ${right} de ${examples.length} (${((100 * right) / examples.length).toFixed(1)} %)`)
}

/** The acts in their order; talk beside them counts for nothing. @param {string[]} labels */
const actsOf = (labels) =>
  labels.filter((label, at) => label !== 'o' && label !== 'chat' && label !== labels[at - 1]).join(' ')
