import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {{ who: 'stripe' | 'meta', path: string, sign: () => { headers: Record<string, string>, body: Uint8Array } }} Call */
/** @typedef {ReturnType<typeof createCaller>} Caller */

const patienceMs = 10_000
const mostTries = 150
const spreadMs = 1_500

/**
 * Calls the site's webhooks as Stripe and Meta do: not in order, some of them twice, and again until they are accepted.
 * @param {string} site
 * @param {import('./ask.mjs').Asked[]} notes
 * @param {() => number} random
 */
export function createCaller(site, notes, random) {
  /** @type {Set<Promise<void>>} */
  const waiting = new Set()
  /** @type {string[]} */
  const given = []
  const done = { accepted: 0, repeated: 0 }

  /** @param {Call} call @returns {Promise<boolean>} */
  async function bring({ who, path, sign }) {
    const at = performance.now()
    const { headers, body } = sign()
    const trouble = await fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.7.7.7', ...headers },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async (answer) => {
        const text = await answer.text()
        return answer.ok ? '' : `${answer.status} ${/"reason":"([\w-]+)"/.exec(text)?.[1] ?? ''}`
      },
      (/** @type {Error} */ { name }) => (name === 'TimeoutError' ? 'late' : 'cut'),
    )
    notes.push({ at, ms: performance.now() - at, who, trouble })
    return trouble === ''
  }

  /** @param {Call} call */
  async function insist(call) {
    await wait(random() * spreadMs)
    for (let tries = 0; tries < mostTries; tries++) {
      if (await bring(call)) return void done.accepted++
      await wait(1_000)
    }
    given.push(`aviso de ${call.who}`)
  }

  return {
    done,
    /** What was never accepted. */
    given,
    /** @param {Call} call */
    send(call) {
      const times = random() < 0.3 ? 2 : 1
      if (times === 2) done.repeated++
      for (let time = 0; time < times; time++) {
        const insisting = insist(call).finally(() => waiting.delete(insisting))
        waiting.add(insisting)
      }
    },
    async settled() {
      while (waiting.size > 0) await Promise.all(waiting)
    },
  }
}
