import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { mayNeverLag } from '../cache-tags'
import { withEtag } from './etag'
import { livePages } from './live-pages'
import { isSameMenuDay } from './menu-day'
import { RecentTags } from './recent-tags'

type Base = typeof fileSystemCache
type Cache = InstanceType<Base>

const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache.default as Base) : fileSystemCache

/** A page may be this many times older than its revalidate says before it is not shown at all. */
const patience = 5

const startedAt = Date.now()

/** Next makes a handler for each request; what was expired a moment ago is known to all of them. */
const expired = new RecentTags()

/**
 * Next's own cache, in memory alone, with what it does not know: a page of another day shows another day's menu; a
 * page nobody asked for in a while is not worth showing stale; nothing from before this start is worth anything; and a
 * page that began to render before a change must not be kept after it.
 */
export default class MenuCache extends FileSystemCache {
  override async get(...[key, context]: Parameters<Cache['get']>) {
    const entry = await super.get(key, context)
    return entry && isWorthShowing(entry, Date.now()) ? entry : null
  }

  override async set(...[key, value, context]: Parameters<Cache['set']>) {
    const now = Date.now()
    const tags = tagsOf(value, context)
    if (expired.has(tags, now)) return
    const versioned = withEtag(key, value)
    await super.set(key, versioned, context)
    if (versioned?.kind === 'APP_PAGE' && !context.fetchCache) {
      const seconds = context.cacheControl?.revalidate
      const until = typeof seconds === 'number' ? now + seconds * 1000 : Number.POSITIVE_INFINITY
      livePages.keep(String(versioned.headers?.etag), { tags, at: now, until })
    }
  }

  override async revalidateTag(...[tags, durations]: Parameters<Cache['revalidateTag']>) {
    expired.add([tags].flat().filter(mayNeverLag), Date.now())
    livePages.expire([tags].flat(), Date.now())
    return super.revalidateTag(tags, durations)
  }
}

type Entry = { lastModified?: number; cacheControl?: { revalidate: number | false } }

function isWorthShowing({ lastModified = 0, cacheControl }: Entry, now: number) {
  const revalidate = cacheControl?.revalidate
  const isTooOld = typeof revalidate === 'number' && now - lastModified > revalidate * patience * 1000
  return lastModified >= startedAt && !isTooOld && isSameMenuDay(lastModified, now)
}

function tagsOf(value: Parameters<Cache['set']>[1], context: Parameters<Cache['set']>[2]) {
  if (context.fetchCache) return context.tags ?? []
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}
