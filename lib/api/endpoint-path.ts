import type { EndpointData } from '@/contract/endpoint'

/** The endpoint's path with its parameters filled in and its query behind it. */
export function endpointPath({ path }: EndpointData, params: unknown, query: unknown) {
  const values = new Map(entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams(entries(query)).toString()
  return search ? `${filled}?${search}` : filled
}

function entries(record: unknown): [string, string][] {
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
}
