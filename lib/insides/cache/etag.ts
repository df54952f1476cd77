import { createHash } from 'node:crypto'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'

const etagOf = (key: string, content: string | Buffer) =>
  `"${createHash('sha256').update(key).update(content).digest('base64url').slice(0, 22)}"`

/** Stores the version with the kept value, so that neither Next nor the front server has to read the value to know its version. */
export function withEtag(key: string, value: IncrementalCacheValue | null): IncrementalCacheValue | null {
  if (value?.kind === 'APP_PAGE')
    return { ...value, headers: { ...value.headers, etag: etagOf(key, value.html) } }
  if (value?.kind === 'APP_ROUTE')
    return { ...value, headers: { ...value.headers, etag: etagOf(key, value.body) } }
  return value
}
