import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CdnName, everyPage } from '@/contract/cache-tags'
import { livePages } from '../cache/live-pages'
import { isSameMenuDay } from '../cache/menu-day'
import { env } from '../env'
import { isForRouter } from '../insides/headers'

/** Longer than the api tries to take a page back: a page of which the network was never told goes by itself. */
const mostSeconds = 600
/** Midnight always falls on one. */
const quarterMs = 15 * 60_000
/** Proxies in between take no longer headers. */
const mostBytes = 4_000

const headersOf: Record<CdnName, (tags: string[], seconds: number) => [name: string, value: string][]> = {
  // https://developers.cloudflare.com/cache/concepts/cdn-cache-control/
  cloudflare: (tags, seconds) => [
    ['cache-tag', tags.join(',')],
    ['cloudflare-cdn-cache-control', `max-age=${seconds}`],
  ],
  // https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Control/
  fastly: (tags, seconds) => [
    ['surrogate-key', tags.join(' ')],
    ['surrogate-control', `max-age=${seconds}`],
  ],
}

/**
 * With a network in front: says how long it may keep a page, and by which tags the page is taken back. What Next would let it keep besides
 * (a stale page, a part for the router, a 404) it may not keep. Off: nothing is said.
 */
export function sayToNetwork(
  request: IncomingMessage,
  response: ServerResponse,
  { cdn, now }: { cdn: CdnName | undefined; now: number } = { cdn: env().CDN, now: Date.now() },
) {
  if (!cdn) return
  const control = String(response.getHeader('cache-control') ?? '')
  if (!control.includes('s-maxage')) return
  const terms = mayBeKept(request, response) ? termsOf(response, now) : undefined
  if (!terms) return response.setHeader('cache-control', 'private, no-cache')
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  for (const [name, value] of headersOf[cdn](terms.tags, terms.seconds)) response.setHeader(name, value)
}

const mayBeKept = ({ method, headers }: IncomingMessage, response: ServerResponse) =>
  (method === 'GET' || method === 'HEAD') &&
  !isForRouter(headers) &&
  response.statusCode === 200 &&
  !response.hasHeader('set-cookie') &&
  String(response.getHeader('content-type')).startsWith('text/html')

/** Names that Next gives to its pages are no tags of ours. */
const isOurs = (tag: string) => /^[a-z]+(:[\w-]+)*$/.test(tag)

function termsOf(response: ServerResponse, now: number) {
  const page = livePages.termsOf(String(response.getHeader('etag')), now)
  if (!page) return undefined
  const tags = [everyPage, ...page.tags.filter(isOurs)]
  const untilQuarter = isSameMenuDay(now, now + mostSeconds * 1000)
    ? mostSeconds * 1000
    : quarterMs - (now % quarterMs)
  const seconds = Math.floor(Math.min(mostSeconds * 1000, page.until - now, untilQuarter) / 1000)
  return seconds > 0 && tags.join().length <= mostBytes ? { tags, seconds } : undefined
}
