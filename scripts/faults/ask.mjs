import { wholeBelow } from './order.mjs'

/** @typedef {'visitors' | 'owners' | 'readers' | 'uploads' | 'payers' | 'writers' | 'stripe' | 'meta'} Who */
/** @typedef {{ at: number, ms: number, who: Who, trouble: string }} Asked */
/** @typedef {ReturnType<typeof createAsker>} Ask */

const patienceMs = 40_000

/**
 * Asks as a browser does, each time from another address, and notes how it went.
 * @param {string} site
 * @param {Asked[]} notes
 * @param {() => number} random
 */
export function createAsker(site, notes, random) {
  const part = () => wholeBelow(random, 256)
  const address = () => `10.${part()}.${part()}.${part()}`

  /**
   * @param {Who} who
   * @param {string} method
   * @param {string} path
   * @param {{ body?: unknown, cookie?: string }} [given]
   */
  return async (who, method, path, { body, cookie } = {}) => {
    const at = performance.now()
    const headers = {
      ...{ origin: site, 'x-forwarded-for': address() },
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    }
    const options = {
      method,
      headers,
      redirect: /** @type {const} */ ('manual'),
      signal: AbortSignal.timeout(patienceMs),
    }
    try {
      const answer = await fetch(site + path, {
        ...options,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      const trouble = answer.ok ? '' : `${answer.status}${reasonOf(text)}`
      notes.push({ at, ms: performance.now() - at, who, trouble })
      return { ok: answer.ok, status: answer.status, text, cookies: answer.headers.getSetCookie() }
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError'
      notes.push({ at, ms: performance.now() - at, who, trouble: late ? 'late' : 'cut' })
      return { ok: false, status: 0, text: '', cookies: [] }
    }
  }
}

/** @param {string} text */
function reasonOf(text) {
  const reason = /"reason":"([\w-]+)"/.exec(text)?.[1]
  return reason ? ` ${reason}` : ''
}
