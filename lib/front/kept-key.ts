import { readPath } from '../language/read-path'
import { Memory } from '../memory'
import { sharedBy } from '../search/place'
import { searchCachePath } from '../search/state'
import { pathOf } from './routes'

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

function searchKey(path: string, url: string) {
  const params = new URLSearchParams(url.slice(path.length))
  // The form of the question decides whether a shared cache between web and browser may keep the answer.
  const shared = sharedBy(params) ? ' private' : ''
  return (searchCachePath(path, params) ?? path) + shared
}
