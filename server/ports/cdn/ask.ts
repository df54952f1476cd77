import { PurgeError } from './port'

const patienceMs = 10_000
const longestAnswer = 64 * 1024

type Question = { url: string; headers: Record<string, string>; body: unknown }

/** Sends JSON, and returns the parsed answer. The key is in the headers, so no error names them. */
export async function askNetwork({ url, headers, body }: Question): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  if (!response.ok) throw new PurgeError(`the network answered ${response.status}`, retryAfterOf(response))
  try {
    return JSON.parse(text.slice(0, longestAnswer))
  } catch {
    throw new PurgeError('the network’s answer is no JSON')
  }
}

function retryAfterOf({ headers }: Response) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
