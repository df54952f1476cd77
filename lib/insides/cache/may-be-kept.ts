import type { IncrementalCacheValue } from 'next/dist/server/response-cache'

const lasting = (status: number) =>
  status === 200 || (status >= 300 && status < 400) || status === 404 || status === 410

/** A kept error would be shown to everybody for as long as the page is kept. A value without a tag could not be expired when it changes. */
export function mayBeKept(value: IncrementalCacheValue | null, tags: string[]) {
  if (value === null || value.kind === 'REDIRECT') return true
  if (value.kind === 'FETCH') return lasting(value.data.status ?? 200) && tags.length > 0
  if (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE')
    return lasting(value.status ?? 200) && tags.length > 0
  return false
}
