import type { Address } from '@/contract/endpoint'

export type GivenParts = { params?: unknown; query?: unknown; body?: unknown }

/** The path and the content of a call. */
export function requestOf(to: Address, { params, query, body }: GivenParts) {
  const path = endpointPath(to, params, query)
  if (body === undefined) return { path, init: { method: to.method } }
  const headers = { 'content-type': 'application/json' }
  return { path, init: { method: to.method, headers, body: JSON.stringify(body) } }
}

/** The endpoint's path with its parameters filled in, and the query after it. */
export function endpointPath({ path }: Pick<Address, 'path'>, params: unknown, query?: unknown) {
  const values = new Map(entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams(entries(query)).toString()
  return search ? `${filled}?${search}` : filled
}

function entries(record: unknown): [string, string][] {
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
}
