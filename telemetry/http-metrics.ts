import type { Registry } from './registry'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Answered = { route: string; method: string; status: number; ms: number }

/** Answered requests of a process. `route` is a pattern such as `/api/menus/:menuId`, never a path. */
export function measureRequests(registry: Registry) {
  const count = registry.counter('mantel_http_requests_total', 'Answered requests.', [
    'route',
    'method',
    'status',
  ])
  const time = registry.histogram('mantel_http_request_seconds', 'Time until the end of the answer.', [
    'route',
  ])
  return ({ route, method, status, ms }: Answered) => {
    count(route, methods.has(method) ? method : 'other', String(status))
    time(ms, route)
  }
}
