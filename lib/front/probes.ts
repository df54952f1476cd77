import type { IncomingMessage, ServerResponse } from 'node:http'

let isTakingTraffic = false

export function startTakingTraffic() {
  isTakingTraffic = true
}

export const takesTraffic = () => isTakingTraffic

/** A proxy that asks sends new requests elsewhere while the last ones are answered. */
export function stopTakingTraffic() {
  isTakingTraffic = false
}

/**
 * Answers `/healthz` (the process runs) and `/readyz` (it takes traffic), before anything else: a probe is no visit and is in no number.
 * Ready does not mean that the api answers, because the web serves its kept pages without the api.
 */
export function answerProbe({ url, method }: IncomingMessage, response: ServerResponse) {
  const isReadyz = url === '/readyz'
  if (!isReadyz && url !== '/healthz') return false
  if (method !== 'GET' && method !== 'HEAD') return false
  const ok = !isReadyz || isTakingTraffic
  response.statusCode = ok ? 200 : 503
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ ok }))
  return true
}
