import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { mayNeverLag } from '@/contract/cache-tags'
import { lastHostChange } from '../../cache/host-change'
import { KeptValues, type Terms } from '../../cache/kept-values'
import { livePages } from '../../cache/live-pages'
import { isSameMenuDay } from '../../cache/menu-day'
import { RecentTags } from '../../cache/recent-tags'
import { withEtag } from './etag'
import { mayBeKept } from './may-be-kept'

type Base = typeof fileSystemCache
type CacheInstance = InstanceType<Base>

const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache.default as Base) : fileSystemCache

/** A page older than its revalidate time by this factor is not shown at all. */
const patience = 5

/** Next creates a handler for each request. All handlers share the list of recently expired tags. */
const expired = new RecentTags()

/** Room for a thousand pages, of which a few dozen are read. */
const kept = new KeptValues({ packed: 24 * 1024 * 1024, unpacked: 12 * 1024 * 1024 })

/**
 * Next's own cache, in memory alone, with four rules that Next lacks. A page of another day shows another day's menu. A page that nobody
 * has asked for in a while is not shown stale. A value from before this start, or made for another host api, is void. A page that began
 * to render before a change is not kept after the change.
 */
export class Cache extends FileSystemCache {
  override async get(...[key]: Parameters<CacheInstance['get']>) {
    const terms = kept.termsOf(key)
    if (!terms || !isWorthShowing(terms, Date.now())) return null
    return { ...terms, value: kept.valueOf(key) }
  }

  override async set(...[key, value, context]: Parameters<CacheInstance['set']>) {
    const now = Date.now()
    const tags = tagsOf(value, context)
    forgetLifetimes(SharedCacheControls['cacheControls'])
    if (expired.has(tags, now) || !mayBeKept(value, tags)) return
    const versioned = withEtag(key, value)
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    kept.set(key, versioned, { tags, lastModified: now, cacheControl })
    if (versioned?.kind === 'APP_PAGE' && !context.fetchCache) {
      const seconds = context.cacheControl?.revalidate
      const until = typeof seconds === 'number' ? now + seconds * 1000 : Number.POSITIVE_INFINITY
      livePages.keep(String(versioned.headers?.etag), { tags, at: now, until })
    }
  }

  override async revalidateTag(...[tags, durations]: Parameters<CacheInstance['revalidateTag']>) {
    expired.add([tags].flat().filter(mayNeverLag), Date.now())
    livePages.expire([tags].flat(), Date.now())
    return super.revalidateTag(tags, durations)
  }
}

const mostLifetimes = 1000

/** Next notes the lifetime of every address it has ever kept and forgets none. The values kept here carry their own lifetime. */
function forgetLifetimes(known: Map<string, unknown>) {
  if (known.size > mostLifetimes) known.clear()
}

function isWorthShowing({ tags, lastModified, cacheControl }: Terms, now: number) {
  const revalidate = cacheControl?.revalidate
  const isTooOld = typeof revalidate === 'number' && now - lastModified > revalidate * patience * 1000
  const isOfNow = lastModified >= lastHostChange() && isSameMenuDay(lastModified, now)
  return isOfNow && !isTooOld && !areTagsExpired(tags, lastModified)
}

function tagsOf(value: Parameters<CacheInstance['set']>[1], context: Parameters<CacheInstance['set']>[2]) {
  if (context.fetchCache) return context.tags ?? []
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}
