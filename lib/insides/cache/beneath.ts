/**
 * Adds headers to what this process asks at an address. Called before Next starts, which keeps answers by the headers that it sees, and
 * asks by the `fetch` that it finds: a kept answer stays one, whatever these headers are.
 */
export function sendBeneathCache(base: string, headers: () => [name: string, value: string][]) {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith(base)) return ask(input, init)
    const request = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    for (const [name, value] of headers()) request.set(name, value)
    return ask(input, { ...init, headers: request })
  }
}
