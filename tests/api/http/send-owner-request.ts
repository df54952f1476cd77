import type { EndpointData } from '@/contract/endpoint'
import type { Client } from '@/tests/api/support/client'
import type { OwnerRequest } from './owner-requests'

export const nameOfEndpoint = ({ method, path }: EndpointData) => `${method} ${path}`

/** Sends the request with this token, whichever owner the request names. */
export function sendOwnerRequest(
  api: Pick<Client, 'raw'>,
  { method, path }: EndpointData,
  request: OwnerRequest,
  token?: string,
) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => request.params?.[name] ?? 'x')
  const query = request.query ? `?${new URLSearchParams(request.query)}` : ''
  const form = request.body instanceof FormData ? request.body : undefined
  return api.raw(filled + query, {
    method,
    headers: {
      ...(!form && request.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
    body: form ?? (request.body === undefined ? null : JSON.stringify(request.body)),
  })
}
