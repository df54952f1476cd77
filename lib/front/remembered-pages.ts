import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { livePages } from '../cache/live-pages'
import { placeCookieName } from '../search/place-cookie'
import { knownBody } from './body'
import { Memory } from './memory'
import { isNotModified } from './not-modified'

type Page = { version: string; headers: OutgoingHttpHeaders }

const pages = new Memory<Page>(20_000, () => 1)

/** Where a search without a place goes depends on the place in this cookie. */
const placeCookie = new RegExp(`(?:^|;\\s*)${placeCookieName}=`)

/** Whether the answer is the same for everybody who asks for this address. */
function isForEverybody({ method, headers, url = '' }: IncomingMessage) {
  const isPlainGet = method === 'GET' && !headers.rsc && !headers['x-prerender-revalidate'] && !headers.range
  return isPlainGet && !(url.startsWith('/restaurant/search') && placeCookie.test(headers.cookie ?? ''))
}

/** A page from Next's cache, as it is about to be sent: the next one to ask need not wake Next. */
export function rememberPage(request: IncomingMessage, response: ServerResponse) {
  const version = response.getHeader('etag')
  const isCached = response.statusCode === 200 && response.getHeader('x-nextjs-cache') === 'HIT'
  if (typeof version !== 'string' || !isCached || response.hasHeader('set-cookie')) return
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  if (isPage && request.url && isForEverybody(request))
    pages.set(request.url, { version, headers: response.getHeaders() })
}

/** Answers from memory when the version it holds is still the truth. */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse) {
  const page = isForEverybody(request) && request.url ? pages.get(request.url) : undefined
  if (!page || !livePages.has(page.version, Date.now())) return false
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) response.setHeader(name, value)
  if (!isNotModified(request, response) && !knownBody(request, response)) {
    for (const name of Object.keys(page.headers)) response.removeHeader(name)
    return false
  }
  response.end()
  return true
}
