import { load } from './load.mjs'

const ROUNDS = 5
const TURN = 2000

/** @param {number[]} times */
function p99(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}

/**
 * Measures every page in every round, so that a slow minute of the machine affects all pages.
 * @param {Record<string, string>} pages
 * @param {string} base the page that the others are compared with
 */
export async function throughput(pages, base) {
  /** @type {Record<string, number[]>} */
  const times = {}
  for (const url of Object.values(pages)) await load(url, 300)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(pages))
      times[name] = [...(times[name] ?? []), ...(await load(url, TURN))]
  }
  const rate = (/** @type {string} */ name) => (times[name]?.length ?? 0) / ((ROUNDS * TURN) / 1000)
  return Object.fromEntries(
    Object.keys(pages).map((name) => [
      name,
      {
        'por segundo': Math.round(rate(name)),
        'p99 (ms)': Number(p99(times[name] ?? []).toFixed(1)),
        proporción: Number((rate(name) / rate(base)).toFixed(2)),
      },
    ]),
  )
}
