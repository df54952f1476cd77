import type { IncomingMessage } from 'node:http'
import { isForRouter } from '../insides/headers'
import { readPath } from '../language/read-path'
import { Memory } from '../memory'
import { sharedBy } from '../search/place'
import { searchAddress, searchCachePath } from '../search/state'
import { pathOf, type Routes } from './routes'

/** Keeps the keys, because parsing a search takes as long as answering it. */
const knownKeys = new Memory<string>(2 * 1024 * 1024, (key) => 2 * key.length)

/** The key under which an answer is kept: the path and, for a search, the search question. Other parameters do not change the answer. */
export function keptKey(url: string) {
  const path = pathOf(url)
  if (!isSearch(path)) return path
  const key = knownKeys.peek(url) ?? searchKey(path, url)
  if (!knownKeys.has(url)) knownKeys.set(url, key)
  return key
}

/** In any language. */
export const isSearch = (path: string) => readPath(path).path.startsWith('/restaurant/search')

/**
 * Asks Next for the address under which the answer is kept. Next writes the address that it was asked for into the page, and the next
 * visitors would read the first one's parameters there, and where he stands to the metre.
 */
export function askAsKept(
  request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  { isKept }: Pick<Routes, 'isKept'>,
) {
  const { url = '/', method, headers } = request
  const path = pathOf(url)
  if (path === url || (method !== 'GET' && method !== 'HEAD')) return
  const params = new URLSearchParams(url.slice(path.length))
  const kept = (isSearch(path) && searchAddress(path, params)) || (isKept(path) ? path : null)
  if (kept) request.url = isForRouter(headers) ? withPartMark(kept, params) : kept
}

/** Next's router marks each part that it asks for, and Next sends whoever has no mark, or a wrong one, to the right one. */
function withPartMark(address: string, params: URLSearchParams) {
  const mark = params.get('_rsc')
  if (mark === null || !/^[\w-]{0,32}$/.test(mark)) return address
  return `${address}${address.includes('?') ? '&' : '?'}_rsc${mark && `=${mark}`}`
}

function searchKey(path: string, url: string) {
  const params = new URLSearchParams(url.slice(path.length))
  // The form of the question decides whether a shared cache between web and browser may keep the answer.
  const shared = sharedBy(params) ? ' private' : ''
  return (searchCachePath(path, params) ?? path) + shared
}
