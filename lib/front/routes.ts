import type { Manifests } from '../insides/build/manifests'
import { insidePath } from '../language/read-path'

export type Routes = ReturnType<typeof routesOf>

/** Finds the addresses whose one answer is kept for everybody, and the addresses of handlers, which answer each request anew. */
export function routesOf(
  { prerendered: { routes, dynamicRoutes }, addresses }: Manifests,
  isMissingFile = (_: string) => false,
) {
  const keptPatterns = Object.values(dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex))
  const unkept = (kind: '/page' | '/route') =>
    Object.entries(addresses)
      .filter(([file, address]) => file.endsWith(kind) && !(address in routes) && !(address in dynamicRoutes))
      .map(([, address]) => patternOf(address))
  const [pages, handlers] = [unkept('/page'), unkept('/route')]
  const isKept = (path: string) => {
    const inside = insidePath(path)
    if (inside in routes) return true
    // /restaurant/profile/edit/[slug] has the form of /restaurant/profile/[slug]/[date], and Next prefers it.
    return keptPatterns.some((pattern) => pattern.test(inside)) && !pages.some((page) => page.test(inside))
  }
  const isHandler = (path: string) =>
    handlers.some((pattern) => pattern.test(insidePath(path))) && !isKept(path)
  return { isKept, isHandler, isMissingFile }
}

/** Turns an address such as `/files/[...path]` into a pattern. */
function patternOf(address: string) {
  const parts = address
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('[[...')) return '(?:/.+)?'
      if (part.startsWith('[...')) return '/.+'
      return part.startsWith('[') ? '/[^/]+' : `/${part.replaceAll('.', '\\.')}`
    })
  return new RegExp(`^${parts.join('')}/?$`)
}

export const pathOf = (url = '/') => url.split('?', 1)[0] ?? ''

export const isApi = (url: string) => /^\/api(\/|$)/.test(pathOf(url))
