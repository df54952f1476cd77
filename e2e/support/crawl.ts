import type { APIRequestContext } from '@playwright/test'

export type Visited = { path: string; status: number; html: string; from: string }

/** Enough of each kind of page: one profile is built like the next. */
const mostOfAKind = 4

/** Every page that links lead to from the first, and what each answered. */
export async function crawl(request: APIRequestContext, start: string): Promise<Visited[]> {
  const queue = [{ path: start, from: '' }]
  const seen = new Set([start])
  const kinds = new Map<string, number>()
  const visited: Visited[] = []
  for (let next = queue.shift(); next; next = queue.shift()) {
    const kind = kindOf(next.path)
    const count = kinds.get(kind) ?? 0
    if (count >= mostOfAKind) continue
    kinds.set(kind, count + 1)
    const answer = await request.get(next.path)
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false
    const html = isPage ? await answer.text() : ''
    visited.push({ ...next, status: answer.status(), html })
    for (const path of linksOf(html, next.path)) {
      if (seen.has(path)) continue
      seen.add(path)
      queue.push({ path, from: next.path })
    }
  }
  return visited
}

/** Filters are links to each other: all there are together would be hundreds of pages with the same parts. */
function kindOf(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const segments = pathname.split('/').slice(0, 3).join('/')
  const keys = new Set([...searchParams.keys()].filter((key) => key !== 'lat' && key !== 'lon'))
  return `${segments}?${keys.size > 1 ? 'several' : [...keys].join()}`
}

function linksOf(html: string, base: string) {
  const addresses = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href)
  return addresses.flatMap((href) => {
    const url = new URL(href.replaceAll('&amp;', '&'), new URL(base, 'http://site'))
    return url.origin === 'http://site' ? [url.pathname + url.search] : []
  })
}
