const AT_LEAST = 20
const EACH = Number(process.env.EACH ?? 200)

/** Every request has its own address, so that no client's budget limits the benchmark. @param {number} n */
const visitor = (n) => ({ 'x-forwarded-for': `10.1.${(n >> 8) & 255}.${n & 255}` })

/** A search that nobody made before, so that its page is rendered. @param {number} n */
const search = (n) =>
  `/restaurant/search/menu?lat=${(40.3 + (n % 200) / 1000).toFixed(3)}&lon=${(-3.8 + Math.floor(n / 200) / 1000).toFixed(3)}`

/** @param {string} address @param {number} n */
async function rendered(address, n) {
  const started = performance.now()
  const answer = await fetch(address, { headers: visitor(n) })
  await answer.text()
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return performance.now() - started
}

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/**
 * A search with cards in Castilian and with cards in English, in turns, each page rendered: what the translation costs.
 * @param {string} baseUrl
 */
export async function renderedInLanguages(baseUrl) {
  /** @type {Record<string, number[]>} */
  const times = { castellano: [], inglés: [] }
  const prefixes = Object.entries({ castellano: '', inglés: '/en' })
  for (let n = 0; n < EACH + AT_LEAST; n++) {
    const order = n % 2 === 0 ? prefixes : prefixes.toReversed()
    for (const [name, prefix] of order) {
      const took = await rendered(baseUrl + prefix + search(n), 2 * n + (prefix ? 1 : 0))
      if (n >= AT_LEAST) times[name]?.push(took)
    }
  }
  const rows = Object.entries(times).map(([name, all]) => [
    name,
    { mediana: Number(quantile(all, 0.5).toFixed(1)), p90: Number(quantile(all, 0.9).toFixed(1)) },
  ])
  return Object.fromEntries(rows)
}
