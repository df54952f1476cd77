import type { IncomingMessage, ServerResponse } from 'node:http'

/** Tells whether the client already has this version. `If-None-Match` can hold a weak or strong tag, a list of tags, or `*`. */
export function isNotModified(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  response: Pick<ServerResponse, 'statusCode' | 'getHeader'>,
) {
  const known = headers['if-none-match']
  const version = response.getHeader('etag')
  if (!known || typeof version !== 'string' || method !== 'GET' || response.statusCode !== 200) return false
  const versions = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return versions.includes('*') || versions.includes(version.replace(/^W\//, ''))
}
