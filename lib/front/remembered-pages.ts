import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { livePages } from '../cache/live-pages'
import { cacheStateOf, isForRouter, isRevalidation } from '../insides/headers'
import { isPlain } from '../insides/plain'
import { Memory } from '../memory'
import { placeCookieName } from '../search/place'
import { knownBody } from './body'
import { isSearch, keptKey } from './kept-key'
import { isNotModified } from './not-modified'
import { pathOf } from './routes'

type Page = { version: string; headers: OutgoingHttpHeaders }

const pages = new Memory<Page>(8 * 1024 * 1024, ({ headers }) => weightOf(headers))

/** A search without a place redirects to the place in this cookie. */
const placeCookie = new RegExp(`(?:^|;\\s*)${placeCookieName}=`)

/** Tells whether everybody who asks for this address gets the same answer. */
function isForEverybody({ method, headers, url = '' }: IncomingMessage) {
  const isPlainGet = method === 'GET' && !isForRouter(headers) && !isRevalidation(headers) && !headers.range
  return isPlainGet && !(isSearch(pathOf(url)) && placeCookie.test(headers.cookie ?? ''))
}

/** Remembers a page from Next's cache as it is sent. The next request for it then needs no work from Next. */
export function rememberPage(request: IncomingMessage, response: ServerResponse) {
  const version = response.getHeader('etag')
  const isCached = response.statusCode === 200 && cacheStateOf(response) === 'HIT'
  if (typeof version !== 'string' || !isCached || response.hasHeader('set-cookie')) return
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  if (isPage && request.url && isForEverybody(request))
    pages.set(keptKey(request.url), { version, headers: response.getHeaders() })
}

/** Answers from memory when the remembered version is still valid. Off: Next answers, from its cache. */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse) {
  if (isPlain('remembered-pages')) return false
  const page = isForEverybody(request) && request.url ? pages.get(keptKey(request.url)) : undefined
  if (!page || !livePages.has(page.version, Date.now())) return false
  const own = response.getHeaders()
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) response.setHeader(name, value)
  if (!isNotModified(request, response) && !knownBody(request, response)) {
    for (const name of Object.keys(page.headers)) if (!(name in own)) response.removeHeader(name)
    return false
  }
  response.end()
  return true
}

const weightOf = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0)
