/** @typedef {{ api: string, web: string }} Site */
/** @typedef {(method: string, url: string, body?: unknown) => Promise<Response | undefined>} Ask */

/**
 * One client of the product, by its address. A refusal or a closed connection counts as an answer.
 * @param {string} address
 * @param {Record<string, string>} [headers]
 * @returns {Ask}
 */
export const clientAt =
  (address, headers = {}) =>
  async (method, url, body) => {
    made.requests += 1
    const isForm = body instanceof FormData
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        ...headers,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }).catch(() => undefined)
    await answer
      ?.clone()
      .arrayBuffer()
      .catch(() => undefined)
    return answer
  }

/** How many requests this process has made, whatever became of them. */
export const made = { requests: 0 }

/**
 * Runs `once` with `atOnce` calls at a time, again and again, until the time is up.
 * @param {number} atOnce
 * @param {() => boolean} goesOn
 * @param {(n: number) => Promise<unknown>} once
 */
export async function busily(atOnce, goesOn, once) {
  let n = 0
  const one = async () => {
    while (goesOn()) await once(n++)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
